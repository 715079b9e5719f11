package games.kumite.journey.effect;

import games.kumite.journey.content.Effect;
import games.kumite.journey.quest.QuestEnd;
import games.kumite.journey.state.Continuation;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.GameState;
import games.kumite.spi.IntList;
import games.kumite.spi.Script;
import games.kumite.spi.Step;

/**
 * A card that is being carried out, word by word.
 *
 * @param owner the owner of the card
 * @param face the face of the card
 * @param clause the index of the next word
 * @param by the figure that caused the event, {@link GameState#NOBODY} for none
 * @param on the affected figure, {@link GameState#NOBODY} for none
 * @param since the time at which it began; a pilgrim that falls later makes no move, attack or action of it
 *     (JW-RUL-138)
 */
public record CardResolution(int owner, int face, int clause, int by, int on, int since) {

  private static final Script<GameState, CardResolution> CARD = Script.<GameState, CardResolution>of("card")
      .repeatWhile(CardResolution::isLeft, body -> body
          .act(InstantWord::carryOut)
          .update((state, doing) -> doing.next()))
      .act((state, doing) -> QuestEnd.check(state))
      .build();

  static Step<GameState> of(GameState state, int owner, int face, int by, int on) {
    return CARD.start(new CardResolution(owner, face, 0, by, on, state.get(Counters.ENTRIES)));
  }

  private static boolean isLeft(GameState state, CardResolution doing) {
    return doing.clause < state.definition().face(doing.face).card.clauses().size();
  }

  /** Returns the word. */
  Effect effect(GameState state) {
    return state.definition().face(face).card.clauses().get(clause).effect();
  }

  /** Returns what follows the word. */
  Continuation rest(GameState state) {
    return isLeft(state, next()) ? new Continuation(Continuation.Kind.WORDS, owner, IntList.of(face, clause + 1, by, on, since))
        : Continuation.END;
  }

  private CardResolution next() {
    return new CardResolution(owner, face, clause + 1, by, on, since);
  }
}
