/**
 * Everything before the first round, in the order of BT-RUL-75: heroes, tracks, companions, quests, minions, decks,
 * level rewards. Each player in seat order takes a hero; then each chooses a first upgrade card and a side of the
 * ability card.
 *
 * <p>Random draws, in this order: shuffles {@code companions}, {@code main-quest} of each seat, {@code boss-quest},
 * {@code main-quests}, {@code side-quests}, {@code crates}; the order {@code hard-minions} of all types, of which the
 * first ones are hard; shuffles {@code big-trouble}, {@code hells}; a die {@code fate} with the number of each fate
 * die. Where nothing depends on it (no companion is dealt, no type is hard), nothing is drawn.
 *
 * <p>The setup of Act II, and the texts of its cards in each round (BT-ACT2-38, BT-RUL-93).
 */
@NullMarked
package games.kumite.bigtrouble.setup;

import org.jspecify.annotations.NullMarked;
