package games.kumite.bigtrouble.content.vocabulary;

import java.util.List;
import java.util.stream.Collectors;

/** What must be done for a quest, at one place (BT-QST-08). Immutable; prints as it is read. */
public sealed interface QuestEvent {

  /** The id of the space where its token lies, empty for {@link Defeat}. */
  String space();

  /** What it asks for, without what it then does (BT-RUL-59). */
  String requirement();

  /** What is done with the hero who completes it. */
  Effects done();

  /** What is done with the hero who fails it; nothing but a check can be failed. */
  default Effects failed() {
    return Effects.NONE;
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

    /** How the boxes of a task are printed. */
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

  private static String printed(Effects effects, String before) {
    return effects.isEmpty() ? "" : before + effects;
  }
}
