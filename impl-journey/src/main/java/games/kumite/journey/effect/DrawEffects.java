package games.kumite.journey.effect;

import games.kumite.journey.content.Deck;
import games.kumite.journey.content.Effect;
import games.kumite.journey.content.Trigger.Event;
import games.kumite.journey.deck.DrawCards;
import games.kumite.journey.karma.KarmaRewards;
import games.kumite.journey.state.Continuation;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.GameState;

/** Cards that are drawn and discarded. Stateless. */
public final class DrawEffects {

  private DrawEffects() {}

  static boolean canDraw(GameState state, int owner, Effect.Cards cards) {
    return DrawCards.canDraw(state, deck(cards.pile()), owner);
  }

  static Deck deck(Effect.Pile pile) {
    return switch (pile) {
      case FORTUNE -> Deck.FORTUNE;
      case MISFORTUNE -> Deck.MISFORTUNE;
      case CORRUPTION -> Deck.CORRUPTION;
      case SKILL -> Deck.SKILL;
    };
  }

  static void draw(GameState state, int owner, Effect.Cards cards, Continuation then) {
    for (int left = cards.amount() - 1; left >= 0; left--) {
      Continuation continuation = then.afterAgain(owner, left);
      switch (cards.pile()) {
        case FORTUNE -> fortune(state, owner, continuation);
        case MISFORTUNE -> state.then(new Misfortune(owner, continuation));
        case CORRUPTION -> {
          if (KarmaRewards.corrupt(state, owner)) {
            state.after(Event.DRAW_CORRUPTION, owner, owner, continuation);
          }
        }
        case SKILL -> {
          if (DrawCards.canDraw(state, Deck.SKILL, owner)) {
            DrawCards.drawSkills(state, owner, 1);
            state.after(Event.DRAW_SKILL, owner, owner, continuation);
          }
        }
      }
    }
  }

  /** Draws a fortune card into the hand, to be played at once or kept (JW-CRD-19). */
  public static void fortune(GameState state, int pilgrim, Continuation continuation) {
    int card = DrawCards.top(state, Deck.FORTUNE);
    if (card >= 0) {
      state.move(card, state.hand(pilgrim));
      state.set(Counters.PASSED, 0);
      state.after(Event.DRAW_FORTUNE, pilgrim, pilgrim, continuation);
    }
  }

  /** Discards cards of a pilgrim's hand at its choice, as many as there are. */
  static void discard(GameState state, int owner, Effect.Cards cards, Continuation continuation) {
    state.then(new Discarding(owner, deck(cards.pile()), cards.amount(), continuation));
  }
}
