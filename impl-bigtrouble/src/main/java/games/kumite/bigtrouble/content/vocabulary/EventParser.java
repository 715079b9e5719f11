package games.kumite.bigtrouble.content.vocabulary;

import games.kumite.bigtrouble.content.vocabulary.QuestEvent.Task.Boxes;
import games.kumite.spi.content.Grammar;
import games.kumite.spi.content.Grammar.Found;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** A reader of quest events in the ledger's notation: one part, or several with {@code then} between them. */
public final class EventParser {

  private static final String DONE = "(?: -> ([^!]*))?";
  private static final String FAILED = "(?: !(.*))?";

  private static final Grammar<QuestEvent> EVENT = Grammar.<QuestEvent>of("an event is SC d @space, CB [enemies] @space, "
          + "TK a+b @space, TKm a+b @space, GO @space or defeat boss, or several of these with \"then\" between them, "
          + "was \"%s\"")
      .form("SC ([1-9]) @(\\S+)" + DONE + FAILED,
          found -> new QuestEvent.Check(found.number(1), found.text(2), effects(found, 3), effects(found, 4)))
      .form(".* !.*", EventParser::failed)
      .form("CB \\[([A-Za-z,]+)] @(\\S+)" + DONE, found -> new QuestEvent.Combat(
          few(List.of(found.text(1).split(",")), found), found.text(2), effects(found, 3)))
      .form("TK(m?) ([a-z+]+) @(\\S+)" + DONE, found -> new QuestEvent.Task(few(requirements(found.text(2)), found),
          found.text(1).isEmpty() ? Boxes.SEPARATED : Boxes.MERGED, found.text(3), effects(found, 4)))
      .form("GO @(\\S+)" + DONE, found -> new QuestEvent.Go(found.text(1), effects(found, 2)))
      .form("defeat ([A-Za-z]+)" + DONE, found -> new QuestEvent.Defeat(found.text(1), effects(found, 2)));

  /** The greatest number of enemies or requirements of an event. */
  private static final int MAX = 12;

  private EventParser() {}

  /**
   * Reads an event.
   *
   * @throws IllegalArgumentException if the text is not an event; it quotes the fault
   */
  public static QuestEvent parse(String text) {
    String[] texts = text.split(QuestEvent.THEN, -1);
    if (texts.length == 1) {
      return EVENT.read(text);
    }
    if (texts.length > QuestEvent.MAX_PARTS) {
      throw new IllegalArgumentException(
          "an event has at most " + QuestEvent.MAX_PARTS + " parts, was \"" + text + "\"");
    }
    return new QuestEvent.Several(Stream.of(texts).map(EVENT::read).toList());
  }

  private static Effects effects(Found found, int group) {
    return found.has(group) ? Effects.parse(found.text(group)) : Effects.NONE;
  }

  /** Reports the fault of a text for a failure. Reads the part before it first, since the fault may be there. */
  private static QuestEvent failed(Found found) {
    String before = found.text().substring(0, found.text().indexOf(" !"));
    QuestEvent event = EVENT.read(before);
    throw new IllegalArgumentException("only a skill check can be failed, and \"" + event.requirement()
        + "\" is none, was \"" + found.text() + "\"");
  }

  private static <E> List<E> few(List<E> parts, Found found) {
    if (parts.size() > MAX) {
      throw new IllegalArgumentException(
          "an event has at most " + MAX + " enemies or requirements, was \"" + found.text() + "\"");
    }
    return List.copyOf(parts);
  }

  private static List<Attribute> requirements(String words) {
    List<Attribute> requirements = new ArrayList<>();
    for (String word : words.split("\\+", -1)) {
      requirements.add(KeywordConstant.of(Attribute.class, "requirement", word));
    }
    return requirements;
  }
}
