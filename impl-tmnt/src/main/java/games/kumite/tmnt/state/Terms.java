package games.kumite.tmnt.state;

import games.kumite.spi.Texts;
import games.kumite.spi.actions.Actions;
import games.kumite.spi.cards.FaceMarks;
import games.kumite.spi.marks.Shared;
import games.kumite.spi.numbers.NumberLayout;
import games.kumite.tmnt.content.Content;
import games.kumite.tmnt.content.Verb;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The fixed facts of a match: its settings, faces, zones and actions. Immutable; shared by all matches with equal
 * settings.
 */
@Shared
public final class Terms {

  public final Settings settings;
  /** The zones of the match. */
  public final Zones zones;
  public final Actions actions;
  /** The most monsters that one combat can have seen: the first, those that joined, and copies. */
  public final int maxMonsters;
  /** Whether the room for Items can change without a card coming or going. */
  public final boolean roomChanges;
  final NumberLayout numbers;
  private final Face[] faces;
  final FaceMarks marks;

  /** Creates the terms of a match with labels from a bundle. */
  public Terms(Settings settings, Content content, Texts texts) {
    this.settings = settings;
    faces = new Printing(content, texts).faces();
    marks = FaceMarks.of(Arrays.stream(faces).mapToInt(Face::marks).toArray());
    zones = new Zones(settings.seats(), faces);
    maxMonsters = 1 + Arrays.stream(faces).mapToInt(face -> face.times(Verb.ADDMONSTER) + face.times(Verb.MATE)).sum();
    roomChanges = Arrays.stream(faces).anyMatch(face -> isConditional(face.extraHand) || isConditional(face.extraAny));
    numbers = Num.layout(settings.seats(), maxMonsters, faces.length);
    actions = actions(texts);
  }

  private Actions actions(Texts texts) {
    List<String> places = IntStream.rangeClosed(1, maxMonsters).mapToObj(String::valueOf).toList();
    return Actions.of(texts, Word.values()).cards(zones.layout).seats(settings.seats())
        .elements(Word.TWINS, places.stream().map(place -> "token:twin-" + place).toList(), places).build();
  }

  private static boolean isConditional(Sum[] sums) {
    return Arrays.stream(sums).anyMatch(sum -> !sum.need().isNothing());
  }

  /** Returns the face of a card. */
  public Face face(int index) {
    return faces[index];
  }

  public int size() {
    return faces.length;
  }
}
