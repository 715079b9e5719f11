package games.kumite.journey.effect;

import games.kumite.journey.content.Deck;
import games.kumite.journey.content.Effect;
import games.kumite.journey.content.Trigger.Event;
import games.kumite.journey.deal.Drawing;
import games.kumite.journey.karma.Rewards;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Num;
import games.kumite.journey.state.Sequel;
import games.kumite.spi.Step;
import org.jspecify.annotations.Nullable;

/** Cards that are drawn and discarded. Stateless. */
public final class Drafts {

  private Drafts() {}

  static boolean canDraw(Journey journey, int owner, Effect.Cards cards) {
    return Drawing.canDraw(journey, deck(cards.pile()), owner);
  }

  static Deck deck(Effect.Pile pile) {
    return switch (pile) {
      case FORTUNE -> Deck.FORTUNE;
      case MISFORTUNE -> Deck.MISFORTUNE;
      case CORRUPTION -> Deck.CORRUPTION;
      case SKILL -> Deck.SKILL;
    };
  }

  static void draw(Journey journey, int owner, Effect.Cards cards, Sequel then) {
    for (int left = cards.amount() - 1; left >= 0; left--) {
      Sequel sequel = then.afterAgain(owner, left);
      switch (cards.pile()) {
        case FORTUNE -> fortune(journey, owner, sequel);
        case MISFORTUNE -> journey.then(new Misfortune(owner, sequel));
        case CORRUPTION -> {
          if (Rewards.corrupt(journey, owner)) {
            after(journey, Event.DRAW_CORRUPTION, owner, sequel);
          }
        }
        case SKILL -> {
          if (Drawing.canDraw(journey, Deck.SKILL, owner)) {
            Drawing.drawSkills(journey, owner, 1);
            after(journey, Event.DRAW_SKILL, owner, sequel);
          }
        }
      }
    }
  }

  /** Draws a fortune card into the hand, to be played at once or kept (JW-CRD-19). */
  public static void fortune(Journey journey, int pilgrim, Sequel sequel) {
    int card = Drawing.top(journey, Deck.FORTUNE);
    if (card >= 0) {
      journey.move(card, journey.hand(pilgrim));
      journey.set(Num.PASSED, 0);
      after(journey, Event.DRAW_FORTUNE, pilgrim, sequel);
    }
  }

  /** Opens a window for cards that react to a drawn card. */
  public static void after(Journey journey, Event event, int pilgrim, Sequel sequel) {
    @Nullable Step<Journey> cards = journey.terms().procedures.after(journey, event, pilgrim, pilgrim, sequel);
    if (cards != null) {
      journey.then(cards);
    }
  }

  /** Discards cards of a pilgrim's hand at its choice, as many as there are. */
  static void discard(Journey journey, int owner, Effect.Cards cards, Sequel sequel) {
    journey.then(new Discarding(owner, deck(cards.pile()), cards.amount(), sequel));
  }
}
