package games.kumite.spi;

import games.kumite.api.Keys;
import games.kumite.spi.marks.Immutable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The dice of one public roll, and those rolled before it since the last choice. They lie on the table until the next
 * roll. A list that only grows at its head, so that a copy of a state shares it.
 */
@Immutable
final class RolledDice {

  /** The number of dice that the table shows at most; those rolled last. */
  private static final int MOST = 24;

  private final String label;
  private final int seat;
  private final int sides;
  private final int[] faces;
  /** A bit for each die that was turned after the roll. */
  private final long turned;
  private final @Nullable RolledDice before;

  RolledDice(String label, int seat, int sides, int[] faces, @Nullable RolledDice before) {
    this(label, seat, sides, faces, 0, before);
  }

  private RolledDice(String label, int seat, int sides, int[] faces, long turned, @Nullable RolledDice before) {
    this.turned = turned;
    this.label = label;
    this.seat = seat;
    this.sides = sides;
    this.faces = faces;
    this.before = before;
  }

  /** Returns the number of dice with a label. */
  static int count(@Nullable RolledDice last, String label) {
    int count = 0;
    for (RolledDice dice = last; dice != null; dice = dice.before) {
      count += dice.label.equals(label) ? dice.faces.length : 0;
    }
    return count;
  }

  /** Returns a copy with another face of one die, by its number among those with its label; equal if it is not there. */
  static @Nullable RolledDice turned(@Nullable RolledDice last, String label, int die, int face) {
    if (last == null) {
      return null;
    }
    int first = last.label.equals(label) ? count(last.before, label) : Integer.MAX_VALUE;
    if (die < first) {
      return new RolledDice(last.label, last.seat, last.sides, last.faces, last.turned,
          turned(last.before, label, die, face));
    } else if (die - first >= last.faces.length) {
      return last;
    }
    int[] faces = last.faces.clone();
    faces[die - first] = face;
    return new RolledDice(label, last.seat, last.sides, faces, last.turned | 1L << die - first, last.before);
  }

  /** Returns a key of these dice. */
  long key() {
    long key = Keys.of(label) + seat + sides;
    key = Keys.mix(key, faces, faces.length);
    return before == null ? key : Keys.mix(key, before.key());
  }

  /** Returns dice in words, in the order of rolling: the name of each seat that rolls, the label and the faces. */
  static String words(RolledDice last, MatchConfig config) {
    Texts texts = config.texts();
    List<String> parts = new ArrayList<>();
    int shown = 0;
    for (RolledDice dice = last; dice != null && (parts.isEmpty() || shown + dice.faces.length <= MOST); dice = dice.before) {
      shown += dice.faces.length;
      String key = "roll." + dice.label;
      String faces = Arrays.stream(dice.faces).mapToObj(String::valueOf).collect(Collectors.joining(", "));
      parts.add((dice.seat < 0 ? "" : config.seats().get(dice.seat).name() + ", ")
          + (texts.has(key) ? texts.text(key) : dice.label.replace('-', ' ')) + " " + faces);
    }
    Collections.reverse(parts);
    return String.join("; ", parts);
  }

  /** Describes dice in the order of rolling, the first of the oldest roll first. */
  static void describe(@Nullable RolledDice last, MatchConfig config, TableBuilder table) {
    List<RolledDice> rolls = new ArrayList<>();
    int shown = 0;
    for (RolledDice dice = last; dice != null && (rolls.isEmpty() || shown + dice.faces.length <= MOST); dice = dice.before) {
      rolls.add(dice);
      shown += dice.faces.length;
    }
    Collections.reverse(rolls);
    Map<String, Integer> numbers = new TreeMap<>();
    for (RolledDice dice : rolls) {
      int from = numbers.computeIfAbsent(dice.label, label -> count(dice.before, label));
      for (int i = 0; i < dice.faces.length; i++) {
        TableBuilder.Node node = table.die(dice.label + "-" + ++from, dice.faces[i], dice.sides).set("roll", dice.label);
        if ((dice.turned >> i & 1) != 0) {
          node.set("turned", true);
        }
        if (dice.seat >= 0) {
          node.set("owner", config.seats().get(dice.seat).id());
        }
      }
      numbers.put(dice.label, from);
    }
  }
}
