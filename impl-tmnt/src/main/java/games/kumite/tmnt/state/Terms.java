package games.kumite.tmnt.state;

import games.kumite.spi.Texts;
import games.kumite.spi.actions.Actions;
import games.kumite.spi.marks.Shared;
import games.kumite.spi.numbers.NumberLayout;
import games.kumite.tmnt.content.Content;
import games.kumite.tmnt.content.Verb;
import java.util.List;
import java.util.stream.IntStream;

/**
 * What is fixed before a match: its settings, faces, zones and actions. Immutable; shared by all matches of equal
 * settings.
 */
@Shared
public final class Terms {

  /** What was chosen. */
  public final Settings settings;
  /** Where cards may lie. */
  public final Zones zones;
  /** Every action. */
  public final Actions actions;
  /** The most monsters that one combat can have seen: the first, those that joined, and copies. */
  public final int maxMonsters;
  /** Whether the room for Items can change without a card coming or going. */
  public final boolean roomChanges;
  /** The numbers of a match. */
  final NumberLayout numbers;
  private final Face[] faces;

  /**
   * The terms of a match.
   *
   * @param settings what was chosen
   * @param content the cards
   * @param texts where labels come from
   */
  public Terms(Settings settings, Content content, Texts texts) {
    this.settings = settings;
    faces = new Printing(content, texts).faces();
    zones = new Zones(settings.seats(), faces);
    int joining = 0;
    for (Face face : faces) {
      joining += face.times(Verb.ADDMONSTER) + face.times(Verb.MATE);
    }
    maxMonsters = 1 + joining;
    boolean changes = false;
    for (Face face : faces) {
      changes |= isConditional(face.extraHand) || isConditional(face.extraAny);
    }
    roomChanges = changes;
    numbers = Num.layout(settings.seats(), maxMonsters, faces.length);
    actions = actions(texts);
  }

  private Actions actions(Texts texts) {
    List<String> places = IntStream.rangeClosed(1, maxMonsters).mapToObj(String::valueOf).toList();
    return Actions.of(texts, Word.values()).cards(zones.layout).seats(settings.seats())
        .elements(Word.TWINS, places.stream().map(place -> "token:twin-" + place).toList(), places).build();
  }

  private static boolean isConditional(Sum[] sums) {
    for (Sum sum : sums) {
      if (!sum.need.isNothing()) {
        return true;
      }
    }
    return false;
  }

  /** What is printed on a card. */
  public Face face(int index) {
    return faces[index];
  }

  /** How many cards there are. */
  public int size() {
    return faces.length;
  }
}
