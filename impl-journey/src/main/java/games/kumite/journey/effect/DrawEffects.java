package games.kumite.journey.effect;

import games.kumite.journey.content.Deck;
import games.kumite.journey.content.Effect;
import games.kumite.journey.content.Trigger.Event;
import games.kumite.journey.deck.DrawCards;
import games.kumite.journey.karma.KarmaExchange;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.GameState;
import games.kumite.journey.state.Repetition;
import games.kumite.spi.IntList;
import java.util.Collections;

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

  /** Draws cards, as many as there are; a fortune card goes to the hand, to be played at once or kept (JW-CRD-19). */
  public static void draw(GameState state, int owner, Effect.Pile pile, int amount) {
    if (pile == Effect.Pile.MISFORTUNE) {
      state.then(new Repetition(owner, Collections.nCopies(amount, new Misfortune(owner))));
      return;
    }
    IntList drawn = IntList.NONE;
    while (drawn.size() < amount && DrawCards.canDraw(state, deck(pile), owner)) {
      switch (pile) {
        case FORTUNE -> {
          state.move(DrawCards.top(state, Deck.FORTUNE), state.hand(owner));
          state.set(Counters.PASSED, 0);
        }
        case CORRUPTION -> KarmaExchange.corrupt(state, owner);
        default -> DrawCards.drawSkills(state, owner, 1);
      }
      drawn = drawn.and(owner);
    }
    state.after(switch (pile) {
      case FORTUNE -> Event.DRAW_FORTUNE;
      case CORRUPTION -> Event.DRAW_CORRUPTION;
      default -> Event.DRAW_SKILL;
    }, owner, drawn);
  }

  /** Discards cards of a pilgrim's hand at its choice, as many as there are. */
  static void discard(GameState state, int owner, Effect.Cards cards) {
    state.then(new Discarding(owner, deck(cards.pile()), cards.amount()));
  }
}
