package games.kumite.bigtrouble.content.vocabulary;

import games.kumite.spi.Texts;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/**
 * An event of a quest: one thing to do at one place, or {@link Several} of them one after the other (BT-QST-08). How it is
 * read and performed lies with its record. Immutable; prints in the form in which it is read.
 */
public interface QuestEvent {

  /** The greatest number of parts of an event. */
  int MAX_PARTS = 4;

  /** The separator of two parts. */
  String THEN = " then ";

  /** Returns the id of the space of its token, empty if it has none. */
  String space();

  /** Returns the text of the requirement, without the effects after it (BT-RUL-59). */
  String requirement();

  /** Returns the effects on the hero that completes it. */
  Effects done();

  /** Returns the requirement as a phrase for players, given the display name of an enemy. */
  String phrase(Texts texts, UnaryOperator<String> enemyName);

  /** Returns the effects on the hero that fails it. */
  default Effects failed() {
    return Effects.NONE;
  }

  /** Returns the parts in the order in which they are done: the event alone unless it is {@link Several}. */
  default List<QuestEvent> parts() {
    return List.of(this);
  }

  /** Returns a part, by its place. */
  default QuestEvent part(int place) {
    return this;
  }

  /** Returns the difficulty of its skill check, 0 if it has none. */
  default int difficulty() {
    return 0;
  }

  /** Returns the enemies that appear and must be removed: abbreviations of minion types, and ids of bosses. */
  default List<String> enemies() {
    return List.of();
  }

  /** Returns the requirements that dice must cover. */
  default List<Attribute> requirements() {
    return List.of();
  }

  /** Returns whether all requirements must be covered in one turn. */
  default boolean isMerged() {
    return false;
  }

  /** Returns the id of the boss that must be defeated wherever it is, empty for none. */
  default String boss() {
    return "";
  }

  /** Returns the fault of the event in a place, empty if there is none. */
  default String fault(TextSource home) {
    return "";
  }

  /** Returns the event with its effects, as it is read; records print it. */
  default String printed() {
    return requirement() + (done().isEmpty() ? "" : " -> " + done()) + (failed().isEmpty() ? "" : " !" + failed());
  }

  /**
   * An event of several parts, none of which has parts itself. Each part has a place of its own; it is over when the last
   * one is done (BT-RUL-135).
   */
  record Several(List<QuestEvent> parts) implements QuestEvent {
    @Override
    public String space() {
      return parts.get(0).space();
    }

    @Override
    public QuestEvent part(int place) {
      return parts.get(place);
    }

    @Override
    public String requirement() {
      return parts.stream().map(QuestEvent::requirement).collect(Collectors.joining(THEN));
    }

    @Override
    public Effects done() {
      return parts.get(parts.size() - 1).done();
    }

    @Override
    public String phrase(Texts texts, UnaryOperator<String> enemyName) {
      return parts.stream().map(part -> part.phrase(texts, enemyName)).collect(Collectors.joining(texts.text("sentence.then")));
    }

    @Override
    public String toString() {
      return parts.stream().map(QuestEvent::toString).collect(Collectors.joining(THEN));
    }
  }
}
