package games.kumite.bigtrouble.content.vocabulary;

import games.kumite.bigtrouble.content.vocabulary.QuestEvent.Task.Boxes;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads a quest event in the ledger's notation. */
public final class EventText {

  private static final Pattern EVENT = Pattern.compile("(.*?)(?: -> ([^!]*?))?(?: !(.*))?");
  private static final Pattern CHECK = Pattern.compile("SC ([1-9]) @(\\S+)");
  private static final Pattern COMBAT = Pattern.compile("CB \\[([A-Za-z,]+)] @(\\S+)");
  private static final Pattern TASK = Pattern.compile("TK(m?) ([a-z+]+) @(\\S+)");
  private static final Pattern GO = Pattern.compile("GO @(\\S+)");
  private static final Pattern DEFEAT = Pattern.compile("defeat ([A-Za-z]+)");

  /** The most enemies or requirements of an event. */
  private static final int MAX = 12;

  private EventText() {}

  /**
   * Reads an event.
   *
   * @throws IllegalArgumentException if it is none; it quotes what is wrong
   */
  public static QuestEvent parse(String text) {
    Matcher whole = EVENT.matcher(text);
    if (!whole.matches()) {
      throw none(text);
    }
    Effects done = whole.group(2) == null ? Effects.NONE : Effects.parse(whole.group(2));
    String failed = whole.group(3);
    Matcher m = CHECK.matcher(whole.group(1));
    if (m.matches()) {
      return new QuestEvent.Check(Integer.parseInt(m.group(1)), m.group(2), done,
          failed == null ? Effects.NONE : Effects.parse(failed));
    }
    if (failed != null) {
      throw new IllegalArgumentException("only a skill check can be failed, was \"" + text + "\"");
    }
    m = COMBAT.matcher(whole.group(1));
    if (m.matches()) {
      return new QuestEvent.Combat(few(List.of(m.group(1).split(",")), text), m.group(2), done);
    }
    m = TASK.matcher(whole.group(1));
    if (m.matches()) {
      return task(m, done, text);
    }
    m = GO.matcher(whole.group(1));
    if (m.matches()) {
      return new QuestEvent.Go(m.group(1), done);
    }
    m = DEFEAT.matcher(whole.group(1));
    if (m.matches()) {
      return new QuestEvent.Defeat(m.group(1), done);
    }
    throw none(text);
  }

  private static <E> List<E> few(List<E> parts, String text) {
    if (parts.size() > MAX) {
      throw new IllegalArgumentException("an event has at most " + MAX + " enemies or requirements, was \"" + text + "\"");
    }
    return List.copyOf(parts);
  }

  private static QuestEvent task(Matcher m, Effects done, String text) {
    List<Attribute> requirements = new ArrayList<>();
    for (String word : m.group(2).split("\\+", -1)) {
      requirements.add(Worded.of(Attribute.class, "requirement", word));
    }
    return new QuestEvent.Task(
        few(requirements, text), m.group(1).isEmpty() ? Boxes.SEPARATED : Boxes.MERGED, m.group(3), done);
  }

  private static IllegalArgumentException none(String text) {
    return new IllegalArgumentException("an event is SC d @space, CB [enemies] @space, TK a+b @space, TKm a+b @space, "
        + "GO @space or defeat boss, was \"" + text + "\"");
  }
}
