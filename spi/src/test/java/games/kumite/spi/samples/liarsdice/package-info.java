/**
 * Sample game: liar's dice for two with one die each, also called Dudo, as in Neller and Lanctot, "An Introduction to
 * Counterfactual Regret Minimization" (2013). Its value for the first seat is -7/258.
 *
 * <ul>
 *   <li>LD-01: Each of two seats rolls a die with six faces under a cup. Only its owner sees it.
 *   <li>LD-02: The first seat begins, and the seats take turns. On its turn a seat makes a claim or challenges the last one.
 *   <li>LD-03: A claim names one die or two, and a face. A claim of two dice is higher than a claim of one. Of equal numbers
 *       of dice the higher face is higher, except that ones are the highest. Each claim is higher than the last.
 *   <li>LD-04: After a challenge both dice are shown. A die counts for a claim if it shows its face or a one. The seat that
 *       made the claim wins if at least that many dice count, else the challenger wins.
 * </ul>
 */
package games.kumite.spi.samples.liarsdice;
