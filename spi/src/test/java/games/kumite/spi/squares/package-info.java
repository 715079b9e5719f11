/** A large board, for the time that the kit takes. */
package games.kumite.spi.squares;
