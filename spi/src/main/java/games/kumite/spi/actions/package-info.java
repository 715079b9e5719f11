/**
 * The actions of games: a verb with typed arguments, created once.
 *
 * <p>A game lists its verbs in one enum ({@link games.kumite.spi.actions.Verb}), declares their arguments
 * ({@link games.kumite.spi.actions.Argument}), and creates all actions of a setup at once
 * ({@link games.kumite.spi.actions.Actions}). Notation, label and a dense number follow from that.
 */
@NullMarked
package games.kumite.spi.actions;

import org.jspecify.annotations.NullMarked;
