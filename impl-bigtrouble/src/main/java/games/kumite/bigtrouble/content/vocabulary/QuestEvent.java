package games.kumite.bigtrouble.content.vocabulary;

import java.util.List;
import java.util.stream.Collectors;

/**
 * An event of a quest: one thing to do at one place, or {@link Several} of them one after the other (BT-QST-08).
 * Immutable; prints in the form in which it is read.
 */
public sealed interface QuestEvent {

  /** The greatest number of parts of an event. */
  int MAX_PARTS = 4;

  /** The separator of two parts. */
  String THEN = " then ";

  /** Returns the id of the space of its token, empty for {@link Defeat}. */
  String space();

  /** Returns the text of the requirement, without the effects after it (BT-RUL-59). */
  String requirement();

  /** Returns the effects on the hero that completes it. */
  Effects done();

  /** Returns the effects on the hero that fails it; only a check can be failed. */
  default Effects failed() {
    return Effects.NONE;
  }

  /** Returns the parts in the order in which they are done: the event alone unless it is {@link Several}. */
  default List<QuestEvent> parts() {
    return List.of(this);
  }

  /** A skill check of a difficulty. */
  record Check(int difficulty, String space, Effects done, Effects failed) implements QuestEvent {
    @Override
    public String requirement() {
      return "SC " + difficulty + " @" + space;
    }

    @Override
    public String toString() {
      return requirement() + printed(done, " -> ") + printed(failed, " !");
    }
  }

  /** A combat with enemies that appear there: abbreviations of minion types, and ids of bosses. */
  record Combat(List<String> enemies, String space, Effects done) implements QuestEvent {
    @Override
    public String requirement() {
      return "CB [" + String.join(",", enemies) + "] @" + space;
    }

    @Override
    public String toString() {
      return requirement() + printed(done, " -> ");
    }
  }

  /** A task: requirements in separated or merged boxes (BT-TSK-05, BT-TSK-06). */
  record Task(List<Attribute> requirements, Boxes boxes, String space, Effects done) implements QuestEvent {

    /** The printed form of a task's boxes. */
    public enum Boxes { SEPARATED, MERGED }

    @Override
    public String requirement() {
      return (boxes == Boxes.MERGED ? "TKm " : "TK ")
          + requirements.stream().map(Attribute::word).collect(Collectors.joining("+")) + " @" + space;
    }

    @Override
    public String toString() {
      return requirement() + printed(done, " -> ");
    }
  }

  /** A token that must be triggered there. */
  record Go(String space, Effects done) implements QuestEvent {
    @Override
    public String requirement() {
      return "GO @" + space;
    }

    @Override
    public String toString() {
      return requirement() + printed(done, " -> ");
    }
  }

  /** A boss, by its id, that must be defeated wherever it is; there is no token. */
  record Defeat(String boss, Effects done) implements QuestEvent {
    @Override
    public String space() {
      return "";
    }

    @Override
    public String requirement() {
      return "defeat " + boss;
    }

    @Override
    public String toString() {
      return requirement() + printed(done, " -> ");
    }
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
    public String requirement() {
      return parts.stream().map(QuestEvent::requirement).collect(Collectors.joining(THEN));
    }

    @Override
    public Effects done() {
      return parts.get(parts.size() - 1).done();
    }

    @Override
    public String toString() {
      return parts.stream().map(QuestEvent::toString).collect(Collectors.joining(THEN));
    }
  }

  private static String printed(Effects effects, String before) {
    return effects.isEmpty() ? "" : before + effects;
  }
}
