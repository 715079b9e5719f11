package games.kumite.kungfu.state;

import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.spi.Texts;
import games.kumite.spi.marks.Immutable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;

/**
 * The display names of the scenery on a table: the kind, with a number where the table has several of it; a part of an item is named
 * with the item. What is gone keeps its number. Immutable.
 */
@Immutable
public final class SceneryNames {

  private final Map<String, String> names = new LinkedHashMap<>();

  private SceneryNames(Board board, Texts texts) {
    Map<String, List<Piece>> items = new LinkedHashMap<>();
    for (int i = 0; i < board.pieces(); i++) {
      items.computeIfAbsent(board.piece(i).item, item -> new ArrayList<>()).add(board.piece(i));
    }
    number(items.values(), parts -> kind(texts, parts), parts -> parts.get(0).item, Function.identity());
    items.forEach((item, parts) -> {
      if (!parts.get(0).id.equals(item)) {
        String whole = of(item);
        number(parts, part -> kind(texts, part), part -> part.id, name -> texts.text("part-of", name, whole));
      }
    });
  }

  /** Returns the names of a table. */
  public static SceneryNames of(GameState state) {
    return new SceneryNames(state.board(), state.config().texts());
  }

  /** Names things by their kinds, numbered where several are of one kind. */
  private <T> void number(Iterable<T> things, Function<T, String> kind, Function<T, String> id, Function<String, String> name) {
    Map<String, Integer> all = new LinkedHashMap<>();
    things.forEach(thing -> all.merge(kind.apply(thing), 1, Integer::sum));
    Map<String, Integer> met = new LinkedHashMap<>();
    things.forEach(thing -> {
      String word = kind.apply(thing);
      int number = met.merge(word, 1, Integer::sum);
      names.put(id.apply(thing), name.apply(all.get(word) == 1 ? word : word + " " + number));
    });
  }

  /** Returns the name of an item or a piece; empty if there is none of this id. */
  public String of(String id) {
    return names.getOrDefault(id, "");
  }

  /** Returns the display name of an item of one or more parts: what has a roof is a house. */
  private static String kind(Texts texts, List<Piece> parts) {
    return parts.stream().anyMatch(part -> part.is(Flag.ROOF)) ? ShippedNames.kind(texts, "house") : kind(texts, parts.get(0));
  }

  private static String kind(Texts texts, Piece piece) {
    return ShippedNames.kind(texts, piece.is(Flag.ROOF) ? "roof" : piece.kind.toLowerCase(Locale.ROOT));
  }
}
