package games.kumite.tmnt.state;

import games.kumite.api.Action;
import games.kumite.spi.Texts;
import games.kumite.spi.actions.Actions;
import games.kumite.spi.cards.FaceTags;
import games.kumite.spi.marks.Immutable;
import games.kumite.spi.numbers.NumberLayout;
import games.kumite.tmnt.content.Content;
import games.kumite.tmnt.content.EffectVerb;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The fixed facts of a match: its settings, faces, zones and actions. Immutable; shared by all matches with equal
 * settings.
 */
@Immutable
public final class MatchDefinition {

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

  /** By seat and bits of partners. */
  private final Action[][] trades;
  final FaceTags marks;

  /** Creates the terms of a match with labels from a bundle. */
  public MatchDefinition(Settings settings, Content content, Texts texts) {
    this.settings = settings;
    faces = new FaceBuilder(content, texts).faces();
    marks = FaceTags.of(Arrays.stream(faces).mapToInt(Face::marks).toArray());
    zones = new Zones(settings.seats(), faces);
    maxMonsters = 1 + Arrays.stream(faces).mapToInt(face -> face.times(EffectVerb.ADDMONSTER) + face.times(EffectVerb.MATE)).sum();
    roomChanges = Arrays.stream(faces).anyMatch(face -> isConditional(face.extraHand) || isConditional(face.extraAny));
    numbers = Counters.layout(settings.seats(), maxMonsters, faces.length);
    actions = actions(texts);
    trades = new Action[settings.seats() << settings.seats()][];
    Arrays.setAll(trades, index -> trades(index >> settings.seats(), index));
  }

  private Action[] trades(int seat, int partners) {
    int seats = settings.seats();
    return IntStream.range(seat + 1, seat + seats).map(other -> other % seats).filter(other -> (partners >> other & 1) != 0).boxed()
        .flatMap(other -> Stream.of(actions.of(ActionVerb.TRADE, other), actions.of(ActionVerb.GIFT, other))).toArray(Action[]::new);
  }

  private Actions actions(Texts texts) {
    List<String> places = IntStream.rangeClosed(1, maxMonsters).mapToObj(String::valueOf).toList();
    return Actions.of(texts, ActionVerb.values()).cards(zones.layout).seats(settings.seats())
        .elements(ActionVerb.TWINS, places.stream().map(place -> "token:twin-" + place).toList(), places).build();
  }

  private static boolean isConditional(ConditionalBonus[] sums) {
    return Arrays.stream(sums).anyMatch(sum -> !sum.need().isNothing());
  }

  /** Returns the trades and gifts of a seat with partners, given by a bit for each; it is not one of them. Not to be changed. */
  public Action[] tradesWith(int seat, int partners) {
    return trades[seat << settings.seats() | partners];
  }

  /** Returns the face of a card. */
  public Face face(int index) {
    return faces[index];
  }

  /** Returns the number of cards. */
  public int size() {
    return faces.length;
  }
}
