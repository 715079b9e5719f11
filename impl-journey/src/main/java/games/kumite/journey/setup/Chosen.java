package games.kumite.journey.setup;

import games.kumite.api.Action;
import games.kumite.journey.content.Wording;
import java.util.Locale;

/**
 * An action of setup. Its texts are put together when somebody asks for them, never in a playout.
 *
 * @param verb what is done
 * @param first the number of the quest or pilgrim
 * @param second the number of the seat, else 0
 * @param of the word behind the kind in the id of the quest or pilgrim
 * @param name what the label names
 */
record Chosen(Verb verb, int first, int second, String of, String name) implements Action {

  /** What is done; the label is {@code action.<word>}. */
  enum Verb {
    CHOOSE,
    ASSIGN,
    NEXT,
    /** Takes good blocks of karma. */
    GOOD,
    /** Takes bad blocks of karma. */
    BAD;

    /** The word in notations. */
    String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  @Override
  public String notation() {
    return switch (verb) {
      case CHOOSE -> "choose token:quest-" + of;
      case ASSIGN -> "assign figure:" + of + " seat:" + (second + 1);
      case NEXT -> "next figure:" + of;
      case GOOD, BAD -> "upgrade figure:" + of + " " + verb.word();
    };
  }

  @Override
  public String label() {
    return Wording.action(verb.word(), name, second + 1);
  }

  @Override
  public String toString() {
    return notation();
  }
}
