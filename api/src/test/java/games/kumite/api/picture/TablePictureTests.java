package games.kumite.api.picture;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Element;
import games.kumite.api.Element.Kind;
import games.kumite.api.References;
import games.kumite.api.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What a picture shows of each kind of thing. */
final class TablePictureTests {

  private static Element element(Kind kind, String id, Map<String, Object> attributes, Element... children) {
    return new Element(kind, id, attributes, List.of(children));
  }

  private static String svg(Element... elements) {
    return TablePicture.of(Table.of(List.of(elements))).svg();
  }

  private static Element space(String name, String... links) {
    return element(Kind.SPACE, "space:" + name,
        Map.of("links", new References(Arrays.stream(links).map(link -> "space:" + link).toList())));
  }

  @Test
  void hand_showsKnownCards_andOneBackForAllOthers() {
    String svg = svg(element(Kind.SEAT, "seat:1", Map.of("name", "Ana"), element(Kind.HAND, "hand:1",
        Map.of("owner", "seat:1", "count", 5), element(Kind.CARD, "card:S7", Map.of("label", "Seven of <spades>")))));

    assertThat(svg).contains("Seven of", "&#60;spades&#62;", "4 cards face down").doesNotContain("<spades>");
  }

  @Test
  void foldedPile_showsItsTopAlone() {
    Element top = element(Kind.CARD, "card:a", Map.of("label", "Top"));
    Element below = element(Kind.CARD, "card:b", Map.of("label", "Below"));

    assertThat(svg(element(Kind.PILE, "pile:x", Map.of("count", 2, "folded", true), top, below)))
        .contains(">Top<", "and 1 more").doesNotContain(">Below</text>");
  }

  @Test
  void track_isFilledAsFarAsItHasCome() {
    assertThat(svg(element(Kind.TRACK, "track:t", Map.of("value", 5, "min", 0, "max", 10))))
        .contains("class=\"bar\" x=\"0\" y=\"16\" width=\"84\"", "class=\"filled\" x=\"0\" y=\"16\" width=\"42\"");
    assertThat(svg(element(Kind.TRACK, "track:t", Map.of("value", Integer.MAX_VALUE, "min", Integer.MIN_VALUE, "max",
        Integer.MAX_VALUE)))).contains("class=\"filled\" x=\"0\" y=\"16\" width=\"84\"");
  }

  @Test
  void figure_looksWhereItLooks_andPointsAreToScale() {
    String grid = svg(element(Kind.BOARD, "board:b", Map.of("columns", 2, "rows", 2),
        element(Kind.FIGURE, "figure:f", Map.of("label", "Fox", "column", 2, "row", 1, "facing", "south"))));
    String plan = svg(element(Kind.BOARD, "board:b", Map.of("width", 900, "height", 600),
        element(Kind.TERRAIN, "terrain:t", Map.of("corners", "0 0 90 0 90 60", "kind", "wood")),
        element(Kind.FIGURE, "figure:f", Map.of("label", "Fox", "x", 450, "y", 300))));

    assertThat(grid).contains("<circle class=\"figure neutral\" cx=\"72\" cy=\"24\"", "points=\"68 41 72 46 76 41\"");
    assertThat(plan).contains("points=\"0 0 90 0 90 60\"", "cx=\"450\" cy=\"300\"", ">wood<", ">F Fox<");
  }

  @Test
  void boardWithoutPlaces_liesAsItsLinksSay() {
    Element board = element(Kind.BOARD, "board:b", Map.of(), space("a", "b"), space("b", "a", "c"), space("c", "b"),
        space("far"));
    int[] places = StressLayout.of(board.children()).places(100, 10_000);

    assertThat(distance(places, 0, 1)).isBetween(90.0, 110.0);
    assertThat(distance(places, 1, 2)).isBetween(90.0, 110.0);
    assertThat(distance(places, 0, 2)).isBetween(170.0, 220.0);
    assertThat(svg(board).split("class=\"link\"", -1)).hasSize(3);
    assertThat(StressLayout.of(board.children()).places(100, 10_000)).isEqualTo(places);
  }

  private static double distance(int[] places, int i, int j) {
    return Math.hypot(places[2 * i] - places[2 * j], places[2 * i + 1] - places[2 * j + 1]);
  }

  /** A pilgrim's sheet, say: all that lies on it is drawn inside a frame. */
  @Test
  void token_thatHoldsThings_showsThem() {
    String svg = svg(element(Kind.TOKEN, "token:sheet", Map.of("label", "Sheet"),
        element(Kind.TRACK, "track:health", Map.of("label", "Health", "value", 3, "min", 0, "max", 9)),
        element(Kind.HAND, "hand:h", Map.of("label", "Hand", "count", 1),
            element(Kind.CARD, "card:a", Map.of("label", "Axe")))));

    assertThat(svg).contains("class=\"panel\"", ">Sheet<", ">Health 3 of 9<", ">Hand: 1<", ">Axe<");
  }

  @Test
  void card_saysItsWholeNameAndAllItsNumbers() {
    String svg = svg(element(Kind.CARD, "card:a", Map.of("label", "Wandering Monster of the Underground Kingdom",
        "health", 20, "damage", 14, "strength", 12, "speed", 10)));

    assertThat(svg).contains("of the", "Kingdom", "health\u00a020", "damage\u00a014", "strength\u00a012", "speed\u00a010")
        .doesNotContain("...");
  }

  /** What looks alike but for its colour has two lines in the legend. */
  @Test
  void legend_namesWhatEachSideHas() {
    Element first = element(Kind.FIGURE, "figure:1-7",
        Map.of("label", "Cop 1-7", "owner", "seat:1", "x", 10, "y", 10));
    Element second = element(Kind.FIGURE, "figure:2-7",
        Map.of("label", "Cop 2-7", "owner", "seat:2", "x", 50, "y", 50));

    assertThat(svg(element(Kind.SEAT, "seat:1", Map.of("name", "Ana")), element(Kind.SEAT, "seat:2", Map.of("name", "Bo")),
        element(Kind.BOARD, "board:b", Map.of("width", 90, "height", 90), first, second)))
        .contains(">C7 Cop 1-7<", ">C7 Cop 2-7<");
  }

  @Test
  void panels_standBesideANarrowBoard() {
    Element board = element(Kind.BOARD, "board:b", Map.of("columns", 4, "rows", 9));
    Element seat = element(Kind.SEAT, "seat:1", Map.of("name", "Ana"));

    assertThat(height(svg(board, seat))).isEqualTo(height(svg(board)));
  }

  private static String height(String svg) {
    return svg.replaceAll("(?s)^<svg[^>]* height=\"([0-9]+)\".*$", "$1");
  }

  /** A star, whose arms would lie close to each other, and a ring around it. */
  @Test
  void spaces_neverOverlap() {
    List<Element> spaces = new ArrayList<>();
    spaces.add(space("hub", IntStream.range(0, 12).mapToObj(i -> "arm" + i).toArray(String[]::new)));
    for (int i = 0; i < 12; i++) {
      spaces.add(space("arm" + i, "arm" + (i + 1) % 12, "tip" + i));
      spaces.add(space("tip" + i));
    }
    StressLayout spread = StressLayout.of(spaces);

    int[] places = spread.apart(spread.places(90, 600), 80, 60);

    for (int i = 0; i < spaces.size(); i++) {
      for (int j = 0; j < i; j++) {
        boolean isApart = Math.abs(places[2 * i] - places[2 * j]) >= 78
            || Math.abs(places[2 * i + 1] - places[2 * j + 1]) >= 58;
        assertThat(isApart).as("%s and %s", spaces.get(i).id(), spaces.get(j).id()).isTrue();
      }
    }
    assertThat(Arrays.stream(places).min()).hasValue(0);
  }

  @Test
  void emptyBoard_canBeDrawn() {
    assertThat(svg(element(Kind.BOARD, "board:b", Map.of()))).contains("<svg");
    assertThat(svg()).contains("<svg");
  }
}
