package games.kumite.kungfu.scenery;

import games.kumite.api.random.RandomSource;
import games.kumite.kungfu.content.Content;
import games.kumite.kungfu.content.LocationTrait;
import games.kumite.kungfu.content.PieceEntry;
import games.kumite.kungfu.content.Side;
import games.kumite.kungfu.content.TableEntry;
import games.kumite.kungfu.content.TableLayout;
import games.kumite.kungfu.content.WallOpening;
import games.kumite.kungfu.scenery.TablePlan.Laid;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;

/**
 * The generator of a table for a location (KF-GEN). It always ends: what cannot be played is drawn again, then the preset is
 * taken.
 */
public final class Generator {

  private static final int DRAWS = 10; // KF-GEN-07
  private static final String ID = "generated";

  private Generator() {}

  /**
   * Returns a table.
   *
   * @param traits the traits that the location has
   * @param preset the location's own table, which gives the size
   * @param isFit the other conditions
   */
  public static TableLayout table(Content content, List<LocationTrait> traits, TableLayout preset,
      Predicate<TableLayout> isFit, RandomSource random) {
    for (int draw = 0; draw < DRAWS; draw++) {
      TableLayout table = drawn(content, traits, preset, random);
      if (table.isPlayable() && isFit.test(table)) {
        return table;
      }
    }
    return preset;
  }

  private static TableLayout drawn(Content content, List<LocationTrait> traits, TableLayout preset, RandomSource random) {
    int width = preset.board().width;
    int height = preset.board().height;
    List<PieceType> wanted = WantedPieces.of(traits, width, height, preset.indoors(), random).stream()
        .filter(form -> content.kinds().containsKey(form.name())).toList(); // an owner's content may lack some
    List<PieceEntry> pieces = new ArrayList<>();
    Map<PieceType, Integer> numbers = new EnumMap<>(PieceType.class);
    for (Laid laid : TablePlan.of(wanted, width, height, random)) {
      int number = numbers.merge(laid.form(), 1, Integer::sum);
      pieces.add(new PieceEntry(laid.form().name().toLowerCase(Locale.ROOT) + number, laid.form().name(),
          List.of(laid.x1(), laid.y1(), laid.x2(), laid.y2()), List.of(), 0, null, null,
          laid.form() == PieceType.HOUSE ? openings(laid, width, height) : Map.of()));
    }
    return TableLayout.of(new TableEntry(ID, ID, width, height, preset.indoors(), traits, pieces), content.kinds());
  }

  /** Returns the door in the side that faces the middle and is nearest to it, the window opposite (KF-GEN-06). */
  static Map<Side, WallOpening> openings(Laid house, int width, int height) {
    int[] facing = {house.y1() - height / 2, height / 2 - house.y2(), house.x1() - width / 2, width / 2 - house.x2()};
    int door = -1;
    for (int side = 0; side < facing.length; side++) {
      door = facing[side] >= 0 && (door < 0 || facing[side] < facing[door]) ? side : door;
    }
    Side chosen = Side.values()[Math.max(door, 0)];
    Map<Side, WallOpening> openings = new EnumMap<>(Side.class);
    openings.put(chosen, WallOpening.DOOR);
    openings.put(opposite(chosen), WallOpening.WINDOW);
    return openings;
  }

  private static Side opposite(Side side) {
    return switch (side) {
      case SOUTH -> Side.NORTH;
      case NORTH -> Side.SOUTH;
      case WEST -> Side.EAST;
      case EAST -> Side.WEST;
    };
  }
}
