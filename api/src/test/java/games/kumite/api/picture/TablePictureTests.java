package games.kumite.api.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.kumite.api.Element;
import games.kumite.api.Element.Kind;
import games.kumite.api.References;
import games.kumite.api.Table;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

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
        element(Kind.TERRAIN, "terrain:t", Map.of("corners", List.of(0, 0, 90, 0, 90, 60), "kind", "wood")),
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
  void card_withManyNumbers_isWider_andSaysThemAll() {
    Map<String, Object> numbers = new LinkedHashMap<>(Map.of("label", "Wrath"));
    IntStream.rangeClosed(1, 9).forEach(i -> numbers.put("damage-beside-the-gate-" + "abcdefghijk".charAt(i - 1), i));

    assertThat(svg(element(Kind.CARD, "card:a", numbers))).contains("i\u00a09<").doesNotContain("...");
  }

  @Test
  void card_saysItsWholeNameAndAllItsNumbers() {
    String svg = svg(element(Kind.CARD, "card:a", Map.of("label", "Wandering Monster of the Underground Kingdom",
        "health", 20, "damage", 14, "strength", 12, "speed", 10)));

    assertThat(svg).contains("of the", "Kingdom", "health\u00a020", "damage\u00a014", "strength\u00a012", "speed\u00a010")
        .doesNotContain("...");
  }

  @Test
  void numberWithALongName_isShownBelowIt() {
    assertThat(svg(element(Kind.CARD, "card:a", new LinkedHashMap<>(Map.of("label", "Fox", "levels-for-the-kill", 4)))))
        .contains(">levels for the<", ">kill\u00a04<").doesNotContain("...");
    assertThat(svg(element(Kind.DIE, "die:fate-7", Map.of("label", "Schicksalsw\u00fcrfel 7", "face", 2))))
        .contains(">Schicksalsw\u00fcrfel<", ">7<").doesNotContain("...");
    assertThat(svg(element(Kind.DIE, "die:defense-1", Map.of("label", "Epischer Verteidigungsw\u00fcrfel 1", "face", 2))))
        .contains(">Verteidigungsw\u00fcrfel<", ">1<").doesNotContain("...");
    assertThat(svg(element(Kind.DIE, "die:spinner", Map.of("label", "Drehscheibe, gedreht von Monkey King", "face", 2))))
        .contains(">gedreht von<", ">Monkey King<").doesNotContain("...");
  }

  @Test
  void nameOfANarrowSpace_isWhole_besideItsGateway() {
    String svg = svg(element(Kind.BOARD, "board:lair", Map.of("label", "Lair"),
        element(Kind.SPACE, "space:L1-5", Map.of("x", 0, "y", 0, "gateways", References.to("space:L1-6"))),
        element(Kind.SPACE, "space:L1-6", Map.of("x", 1, "y", 0)), element(Kind.SPACE, "space:L1-7", Map.of("x", 60, "y", 0))));

    assertThat(svg.substring(svg.indexOf("</style>"))).contains(">L1-5<", ">L1-6<", "gateway seat0").doesNotContain("...");
  }

  @Test
  void attribute_withATextBesideIt_isSaidOnceAndInWords() {
    Element space = element(Kind.SPACE, "space:s", Map.of("zone", "shrine", "zone-text", "Buddha Shrine"));

    assertThat(svg(element(Kind.BOARD, "board:b", Map.of(), space)))
        .contains(">S [space:s]: zone Buddha Shrine</title>", ">Buddha Shrine</text>").doesNotContain(">shrine<", "zone shrine");
  }

  /** What the next match starts with is an option's value for programs. */
  @Test
  void whatATokenHandsOver_isNotShown_andSeveralThingsAreListed() {
    assertThat(svg(element(Kind.TOKEN, "token:campaign", Map.of("label", "For the next battle", "campaign", "level=1 members=cop")),
        element(Kind.TOKEN, "token:rope", Map.of("ties", new References(List.of("token:a", "token:b", "token:c")))),
        element(Kind.TOKEN, "token:a", Map.of()), element(Kind.TOKEN, "token:b", Map.of()), element(Kind.TOKEN, "token:c", Map.of())))
        .contains("For the next battle", "ties A, B and C").doesNotContain("level=1");
  }

  @Test
  void grounds_lookDifferent_asLongAsTheyAreFew() {
    Scene scene = new Scene(Table.of(List.of()), new Captions(Table.of(List.of()), PictureTexts.of(Locale.ENGLISH, null)), Set.of());
    List<String> looks = IntStream.range(0, 36).mapToObj(i -> scene.ground("kind " + i)).toList();

    assertThat(looks).doesNotHaveDuplicates().startsWith(scene.ground("kind 0")).contains("ground11", "ground11 rim1", "ground11 rim2");
    assertThat(looks.subList(0, 12)).allMatch(one -> one.matches("ground[0-9]+"));
    assertThat(scene.ground("kind 36")).isNotEmpty();
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

  /** No short name means two things: not two kinds of pieces, not two of one kind, and no space. */
  @Test
  void marks_areUnique_andNoNamesOfSpaces() {
    Element crates = element(Kind.SPACE, "space:W1", Map.of(), element(Kind.TOKEN, "token:crate-D1", Map.of("label", "Crate")),
        element(Kind.TOKEN, "token:crate-S1", Map.of("label", "Crate")));
    String svg = svg(element(Kind.BOARD, "board:b", Map.of(), crates, element(Kind.SPACE, "space:S2", Map.of(),
        element(Kind.FIGURE, "figure:card-sharps-1", Map.of("label", "Card Sharps 1")),
        element(Kind.FIGURE, "figure:warrior-1", Map.of("label", "Warrior 1")),
        element(Kind.TOKEN, "token:well-1", Map.of("label", "Well 1")))));

    assertThat(svg).contains(">C1 Crate<", ">C2 Crate<", ">CS1 Card Sharps 1<", ">Wa1 Warrior 1<", ">We1 Well 1<");
  }

  @Test
  void squares_namedByColumnAndRow_haveTheirNamesAtTheEdges() {
    Element square = element(Kind.SPACE, "space:b3", Map.of("column", 2, "row", 1));
    Element other = element(Kind.SPACE, "space:c4", Map.of("column", 3, "row", 2));
    Element odd = element(Kind.SPACE, "space:yard", Map.of("column", 1, "row", 1));

    assertThat(svg(element(Kind.BOARD, "board:b", Map.of("columns", 3, "rows", 2), square, other)))
        .contains("<text class=\"edge\" x=\"88\" y=\"11\">b</text>", "<text class=\"edge\" x=\"8\" y=\"43\">3</text>", ">c</text>", ">4</text>");
    assertThat(svg(element(Kind.BOARD, "board:b", Map.of("columns", 3, "rows", 2), square, odd)))
        .doesNotContain("<text class=\"edge\"");
  }

  @Test
  void longName_breaksAfterAHyphen_andALongAttributeBeforeItsNumber() {
    Element card = element(Kind.CARD, "card:a", Map.of("label", "Wing-Kong-Beilk\u00e4mpfer", "lebenspunkte", 10));
    String svg = svg(card);

    assertThat(svg).contains(">Wing-Kong-<", ">Beilk\u00e4mpfer<").doesNotContain("...");
    assertThat(svg(element(Kind.CARD, "card:b", Map.of("label", "Der anschwellende Zorn")))).contains(">anschwellende");
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

  private static Document parsed(String svg) throws Exception {
    return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(svg)));
  }

  /** The values of an attribute of groups, in order. */
  private static List<String> values(String svg, String attribute) throws Exception {
    List<String> values = new ArrayList<>();
    NodeList groups = parsed(svg).getElementsByTagName("g");
    for (int i = 0; i < groups.getLength(); i++) {
      Node value = groups.item(i).getAttributes().getNamedItem(attribute);
      if (value != null) {
        values.add(value.getNodeValue());
      }
    }
    return values;
  }

  private static Element card(int number) {
    return element(Kind.CARD, "card:c" + number, Map.of("label", "Card " + number));
  }

  @Test
  void names_thatWouldBreakOut_areText() throws Exception {
    List<String> names = List.of("</text><script>alert(1)</script>", "\"><g onload='x'>", "]]>&amp;<![CDATA[", "a\nb\u0000c\uD800\uFFFE",
        "\u202Eturned\u2066", "x".repeat(50_000), "word ".repeat(10_000), "</style>", "<!--", "7".repeat(30_000));
    List<Element> elements = new ArrayList<>();
    for (int i = 0; i < names.size(); i++) {
      for (Kind kind : Kind.values()) {
        elements.add(element(kind, kind.word() + ":" + i + names.get(i), Map.of("label", names.get(i), "name", names.get(i),
            "owner", names.get(i), "zone", names.get(i), "corners", names.get(i), "symbol", names.get(i), "count", 1,
            "text", names.get(i)), element(Kind.TOKEN, "token:" + kind.word() + i + names.get(i), Map.of())));
      }
    }

    String svg = TablePicture.of(Table.of(elements)).highlight(List.of("card:0" + names.get(0), "token:\"")).svg();

    assertThat(parsed(svg).getElementsByTagName("script").getLength()).isZero();
    assertThat(values(svg, "onload")).isEmpty();
    assertThat(parsed(svg).getDocumentElement().getTextContent().matches("(?s).*[\u202E\u2066].*")).isFalse();
    assertThat(svg.matches("(?s).*(<!|]]>|</style>.*</style>).*")).isFalse();
    assertThat(Set.copyOf(values(svg, "data-id"))).contains("card:0" + names.get(0), "figure:1" + names.get(1), "seat:2" + names.get(2));
  }

  @Test
  void bigTable_isDrawnWhole() throws Exception {
    List<Element> inBoards = new ArrayList<>();
    for (String sort : List.of("grid", "open", "graph", "map")) {
      List<Element> spaces = new ArrayList<>();
      for (int i = 0; i < 500; i++) {
        Map<String, Object> attributes = switch (sort) {
          case "grid" -> Map.of("column", 1 + i % 25, "row", 1 + i / 25);
          case "map" -> Map.of("x", i % 25, "y", i / 25);
          default -> Map.of();
        };
        Element piece = element(Kind.FIGURE, "figure:" + sort + i, Map.of("x", i, "y", i, "label", "Figure " + i));
        spaces.add(sort.equals("open") ? piece : element(Kind.SPACE, "space:" + sort + i, attributes, piece));
      }
      inBoards.add(element(Kind.BOARD, "board:" + sort, switch (sort) {
        case "grid" -> Map.of("columns", 25, "rows", 20);
        case "open" -> Map.of("width", 500, "height", 500);
        default -> Map.of();
      }, spaces.toArray(Element[]::new)));
    }
    inBoards.add(element(Kind.HAND, "hand:h", Map.of("count", 500), IntStream.range(0, 500)
        .mapToObj(TablePictureTests::card).toArray(Element[]::new)));
    Table table = Table.of(inBoards);

    String svg = TablePicture.of(table).width(900).svg();

    assertThat(table.all()).hasSizeGreaterThan(4000);
    assertThat(values(svg, "data-id")).containsExactlyInAnyOrderElementsOf(table.all().keySet());
  }

  @Test
  void highlight_marksElements_andDrawsWhatAPileWouldHide() throws Exception {
    Table table = Table.of(List.of(element(Kind.PILE, "pile:p", Map.of("count", 3, "folded", true), card(1), card(2), card(3))));

    assertThat(values(TablePicture.of(table).svg(), "data-id")).containsExactly("pile:p", "card:c1");
    assertThat(values(TablePicture.of(table).svg(), "class")).doesNotContain("highlight");
    String svg = TablePicture.of(table).highlight(List.of("card:c3", "card:gone")).svg();
    assertThat(values(svg, "data-id")).containsExactly("pile:p", "card:c1", "card:c3");
    assertThat(values(svg, "class")).containsExactly("highlight");
    assertThat(svg).contains("data-id=\"card:c3\" data-kind=\"card\" data-art=\"c3\" class=\"highlight\"");
  }

  @Test
  void openTable_saysItsCoordinates() {
    String svg = TablePicture.of(Table.of(List.of(element(Kind.BOARD, "board:b", Map.of("width", 9000, "height", 6000, "unit", "0.1 mm")))))
        .width(466).svg();

    assertThat(svg).contains("data-board=\"board:b\" data-unit=\"0.1 mm\" data-width=\"9000\" data-height=\"6000\""
        + " transform=\"scale(0.050000)\"");
  }

  private static Element place(String name, int x, int y, Map<String, Object> more) {
    Map<String, Object> attributes = new LinkedHashMap<>(more);
    attributes.put("x", x);
    attributes.put("y", y);
    return element(Kind.SPACE, "space:" + name, attributes);
  }

  @Test
  void map_keepsThePlacesOfItsSpaces_andDrawsGatewaysAsMarks() {
    List<Element> spaces = List.of(
        place("a", 0, 0, Map.of("links", References.to("space:b"), "gateways", References.to("space:c"))),
        place("b", 10, 0, Map.of("links", References.to("space:a"))),
        place("c", 0, 5, Map.of("gateways", References.to("space:a"))), place("d", 1, 5, Map.of()));
    SpacePlaces places = SpacePlaces.of(spaces, 900);

    assertThat(places.x(0)).isEqualTo(places.x(2)).isLessThan(places.x(3));
    assertThat(places.x(3)).isLessThan(places.x(1));
    assertThat(places.y(0)).isEqualTo(places.y(1)).isLessThan(places.y(2));
    assertThat(places.x(3) - places.x(2)).isGreaterThan(2 * places.halfWidth());
    assertThat(places.y(2) - places.y(0)).isGreaterThan(2 * places.halfHeight());
    String svg = svg(element(Kind.BOARD, "board:b", Map.of(), spaces.toArray(Element[]::new)));
    assertThat(svg.split("class=\"link\"", -1)).hasSize(2);
    assertThat(svg.split("class=\"gateway seat0\"", -1)).hasSize(3);
    assertThat(svg).contains("data-board=\"board:b\"");
  }

  @Test
  void numbers_beyondReason_makeAPicture() throws Exception {
    Element far = element(Kind.BOARD, "board:far", Map.of(), place("a", Integer.MIN_VALUE, 0, Map.of()),
        place("b", Integer.MAX_VALUE, Integer.MAX_VALUE, Map.of()), place("c", 0, 0, Map.of()), place("d", 1, 0, Map.of()));
    Element wide = element(Kind.BOARD, "board:wide", Map.of("width", Integer.MAX_VALUE, "height", 1),
        element(Kind.FIGURE, "figure:f", Map.of("x", Integer.MIN_VALUE, "y", 5, "radius", Integer.MAX_VALUE)));
    Element grid = element(Kind.BOARD, "board:grid", Map.of("columns", Integer.MAX_VALUE, "rows", Integer.MAX_VALUE));

    String svg = TablePicture.of(Table.of(List.of(far, wide, grid,
        element(Kind.HAND, "hand:h", Map.of("count", Integer.MIN_VALUE))))).width(200).svg();

    assertThat(values(svg, "data-id")).contains("board:far", "space:d", "figure:f", "board:grid", "hand:h");
  }

  @ParameterizedTest
  @ValueSource(ints = {200, 360, 900, 1920, 10_000})
  void width_isTheWidthOfThePicture(int width) {
    Element[] cards = IntStream.range(0, 40).mapToObj(TablePictureTests::card).toArray(Element[]::new);

    assertThat(TablePicture.of(Table.of(List.of(element(Kind.HAND, "hand:h", Map.of("count", 40), cards)))).width(width).svg())
        .contains(" width=\"" + width + "\" height=", "viewBox=\"0 0 " + width + " ");
  }

  @Test
  void width_outOfRange_isRefused() {
    TablePicture picture = TablePicture.of(Table.of(List.of()));

    assertThatThrownBy(() -> picture.width(199)).hasMessage("width must be 200..10000, was 199");
    assertThatThrownBy(() -> picture.width(10_001)).hasMessage("width must be 200..10000, was 10001");
  }

  @Test
  void themesAndLanguages_changeColoursAndWords() {
    Table table = Table.of(List.of(element(Kind.HAND, "hand:1", Map.of("count", 2, "health", 3))));

    assertThat(TablePicture.of(table).svg()).contains("class=\"kumite light\" lang=\"en\"", ">Hand 1: 2", "2 cards face down");
    assertThat(TablePicture.of(table).theme(Theme.DARK).svg()).contains("class=\"kumite dark\"");
    assertThat(TablePicture.of(table).theme(Theme.SYSTEM).svg()).contains("class=\"kumite system\"");
    assertThat(TablePicture.of(table).language(Locale.GERMAN).svg()).contains("lang=\"de\"", "2 verdeckte Karten");
    assertThat(TablePicture.of(table).language(Locale.FRENCH).svg()).contains("lang=\"fr\"", "2 cards face down");
  }

  /** A page has styles of its own, which those of a picture must leave alone. */
  @Test
  void styles_applyInsidePicturesOnly() {
    String css = PictureTexts.style().replaceAll("@media[^{]*\\{", "").replaceAll("\\{[^}]*}", "\n");

    assertThat(css.replace("}", "").lines().flatMap(line -> Arrays.stream(line.split(","))).map(String::strip)
        .filter(selector -> !selector.isEmpty())).allMatch(selector -> selector.startsWith("svg.kumite"));
  }

  /** Parts of scenery are drawn in their whole, and what has no place on the board below it. */
  @Test
  void scenery_andWhatHasNoPlace_areDrawnOnce() throws Exception {
    Element floor = element(Kind.TERRAIN, "terrain:floor", Map.of("x", 1, "y", 1, "width", 5, "height", 5));
    Element house = element(Kind.TERRAIN, "terrain:house", Map.of(), floor);
    Element field = element(Kind.TERRAIN, "terrain:field", Map.of(), element(Kind.TOKEN, "token:crop", Map.of()));
    Element table = element(Kind.BOARD, "board:b", Map.of("width", 90, "height", 90), house, field,
        element(Kind.FIGURE, "figure:off", Map.of()));

    assertThat(values(svg(table), "data-id")).containsExactly("board:b", "terrain:house", "terrain:floor", "terrain:field",
        "token:crop", "figure:off");
  }
}
