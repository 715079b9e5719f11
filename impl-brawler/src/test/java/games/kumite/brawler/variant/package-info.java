/**
 * An example of a variant: Brawler with a house rule, as the owner of a match writes it. Its content and its estimate
 * replace two bindings of the game; id, records, title and rules are its own.
 */
package games.kumite.brawler.variant;
