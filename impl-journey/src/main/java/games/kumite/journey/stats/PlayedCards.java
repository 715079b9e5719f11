package games.kumite.journey.stats;

import games.kumite.journey.content.Card;
import games.kumite.journey.content.Clause;
import games.kumite.journey.content.EffectVerb;
import games.kumite.journey.content.Trigger.Event;
import games.kumite.journey.state.GameState;
import games.kumite.spi.IntList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Cards that were played for one procedure: an attack, a move, a cleanse roll. Each is noted with the event for which it
 * was played, so that a permanent card is used once per event (JW-RUL-62), and by the first of the
 * faces that look alike, since copies are indistinguishable. Stateless.
 */
public final class PlayedCards {

  private static final int FACE_BITS = 16;
  private static final int FACE = (1 << FACE_BITS) - 1;

  private PlayedCards() {}

  /** Returns the note of a card that was played for an event, or at a quiet point (null). */
  public static int note(@Nullable Event event, int face) {
    return (event == null ? Event.ACTIVATION : event).ordinal() << FACE_BITS | face;
  }

  /** Returns whether a card was played for an event. */
  public static boolean isUsed(IntList played, @Nullable Event event, int face) {
    return played.size() > 0 && played.contains(note(event, face));
  }

  /** Returns the sum of a word with a number over all cards played. */
  public static int sum(GameState state, IntList played, EffectVerb verb) {
    return sum(state, played, verb, false);
  }

  /** Returns the sum over only those words that count if the attack does damage. */
  public static int sumIfDamage(GameState state, IntList played, EffectVerb verb) {
    return sum(state, played, verb, true);
  }

  private static int sum(GameState state, IntList played, EffectVerb verb, boolean ifDamage) {
    int sum = 0;
    for (int i = 0; i < played.size(); i++) {
      List<Clause> clauses = card(state, played, i).clauses();
      for (int k = 0; k < clauses.size(); k++) {
        sum += clauses.get(k).ifDamage() == ifDamage ? clauses.get(k).effect().amount(verb) : 0;
      }
    }
    return sum;
  }

  /** Returns whether a card with a word was played. */
  public static boolean has(GameState state, IntList played, EffectVerb verb) {
    for (int i = 0; i < played.size(); i++) {
      if (card(state, played, i).does(verb)) {
        return true;
      }
    }
    return false;
  }

  /** Returns a card that was played. */
  public static Card card(GameState state, IntList played, int place) {
    return state.definition().face(played.get(place) & FACE).card;
  }
}
