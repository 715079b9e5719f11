package games.kumite.journey.state;

import games.kumite.journey.content.Content;
import games.kumite.journey.content.Demon;
import games.kumite.journey.content.Goal;
import games.kumite.journey.content.Pilgrim;
import games.kumite.journey.content.Quest;
import games.kumite.journey.content.QuestEntry;
import games.kumite.journey.content.QuestRule;
import games.kumite.journey.content.QuestWord;
import games.kumite.journey.map.Ground;
import games.kumite.spi.Texts;
import games.kumite.spi.marks.Immutable;
import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The goals and special rules of a quest as display texts. The text of a goal or a rule has its word as key,
 * {@code goal.gates-closed}, {@code rule.flames}; its fields in their order are the arguments, tiles and areas by the
 * squares at their corners, demons by their names. Immutable.
 */
@Immutable
public final class QuestTexts {

  /** The goals that win together. */
  public final String victory;
  /** The goals that make the victory heroic together; empty if there are none. */
  public final String heroic;
  /** The standard failure (JW-RUL-53), then the goals each of which loses. */
  public final String failure;
  /** The special rules; empty if there are none. */
  public final String rules;
  /** All of them as sentences. */
  public final String all;

  QuestTexts(Texts texts, Content content, Quest quest) {
    QuestEntry entry = quest.entry();
    victory = joined(texts, content, quest, entry.victory());
    heroic = joined(texts, content, quest, entry.heroic());
    failure = Stream.concat(Stream.of(texts.text("quest.standard-failure")), texts(texts, content, quest, entry.failure()))
        .collect(Collectors.joining(texts.text("sentence.or")));
    rules = joined(texts, content, quest, entry.rules());
    all = Stream.of(sentence(texts, "victory", victory), sentence(texts, "heroic", heroic), sentence(texts, "failure", failure),
        sentence(texts, "rules", rules)).filter(text -> !text.isEmpty()).collect(Collectors.joining(" "));
  }

  private static String sentence(Texts texts, String about, String text) {
    return text.isEmpty() ? "" : texts.text("quest." + about, text);
  }

  private static String joined(Texts texts, Content content, Quest quest, List<?> entries) {
    return texts(texts, content, quest, entries).collect(Collectors.joining("; "));
  }

  private static Stream<String> texts(Texts texts, Content content, Quest quest, List<?> entries) {
    return entries.stream().map(entry -> ((QuestWord) entry).phrase(() -> of(texts, content, quest, (Record) entry)));
  }

  /** Returns the text of one goal or rule. */
  private static String of(Texts texts, Content content, Quest quest, Record entry) {
    RecordComponent[] fields = entry.getClass().getRecordComponents();
    Object[] shown = new Object[fields.length];
    for (int i = 0; i < fields.length; i++) {
      shown[i] = shown(texts, content, quest, fields[i].getName(), field(entry, fields[i]));
    }
    return texts.text(key(entry.getClass()), shown);
  }

  /** Returns the key of a goal's or a rule's text. */
  static String key(Class<?> type) {
    return (Goal.class.isAssignableFrom(type) ? "goal." : "rule.") + QuestWord.text(type);
  }

  private static Object field(Record entry, RecordComponent field) {
    try {
      return field.getAccessor().invoke(entry);
    } catch (ReflectiveOperationException wrong) {
      throw new IllegalStateException(entry + " cannot be read", wrong);
    }
  }

  private static Object shown(Texts texts, Content content, Quest quest, String name, Object value) {
    if (value instanceof QuestRule.Area area) {
      return corners(area.x(), area.y(), area.x() + area.width() - 1, area.y() + area.height() - 1);
    }
    return switch (name) {
      case "tile" -> tile(quest, (String) value);
      case "type" -> content.demons().stream().map(Demon::entry).filter(demon -> demon.id().equals(value))
          .map(demon -> RulesText.named(texts, demon.name())).findFirst().orElseThrow();
      case "pilgrims" -> listed((List<?>) value, id -> content.pilgrims().stream().map(Pilgrim::entry)
          .filter(pilgrim -> pilgrim.id().equals(id)).map(pilgrim -> RulesText.named(texts, pilgrim.name())).findFirst().orElseThrow(), texts.text("sentence.or"));
      case "cards" -> listed((List<?>) value, id -> Stream.of(content.skills(), content.fortunes(), content.misfortunes(),
          content.corruptions(), content.demonCards()).flatMap(List::stream).filter(card -> card.id().equals(id)).map(card -> RulesText.named(texts, card.name()))
          .findFirst().orElseThrow(), ", ");
      default -> value;
    };
  }

  private static String listed(List<?> ids, Function<Object, String> name, String between) {
    return ids.stream().map(name).collect(Collectors.joining(between));
  }

  private static String tile(Quest quest, String id) {
    int tile = quest.entry().tiles().stream().map(QuestEntry.Placed::tile).toList().indexOf(id);
    Ground ground = quest.ground();
    int west = Ground.MAX;
    int north = Ground.MAX;
    int east = 0;
    int south = 0;
    for (int square = 0; square < ground.size(); square++) {
      if (ground.exists(square) && ground.tile(square) == tile) {
        west = Math.min(west, ground.x(square));
        north = Math.min(north, ground.y(square));
        east = Math.max(east, ground.x(square));
        south = Math.max(south, ground.y(square));
      }
    }
    return corners(west, north, east, south);
  }

  private static String corners(int west, int north, int east, int south) {
    return QuestBoard.name(west, north) + "-" + QuestBoard.name(east, south);
  }
}
