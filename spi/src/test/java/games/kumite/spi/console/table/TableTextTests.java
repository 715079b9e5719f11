package games.kumite.spi.console.table;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Element;
import games.kumite.api.Element.Kind;
import games.kumite.api.References;
import games.kumite.api.Sum;
import games.kumite.api.Table;
import games.kumite.spi.console.BrokenGame;
import games.kumite.spi.console.texts.ConsoleTexts;
import games.kumite.spi.console.texts.Terminal;
import games.kumite.spi.console.texts.Text;
import games.kumite.spi.samples.tictactoe.TicTacToe;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Tables of games that do not exist, drawn from the vocabulary alone. */
final class TableTextTests {

  private static Element element(Kind kind, String name, Map<String, Object> attributes, Element... children) {
    return new Element(kind, kind.word() + ":" + name, attributes, List.of(children));
  }

  private static Map<String, Object> of(Object... namesAndValues) {
    Map<String, Object> attributes = new LinkedHashMap<>();
    for (int i = 0; i < namesAndValues.length; i += 2) {
      attributes.put((String) namesAndValues[i], namesAndValues[i + 1]);
    }
    return attributes;
  }

  private static final Element ANA = element(Kind.SEAT, "1", of("name", "Ana", "team", 0));
  private static final Element BO = element(Kind.SEAT, "2", of("name", "Bo", "team", 0));

  private static String drawn(Element... elements) {
    List<String> lines = new TableText(Table.of(List.of(elements))).lines();
    assertThat(lines).allMatch(line -> Text.width(line) <= Terminal.WIDTH);
    return lines.stream().map(line -> line.substring(2)).collect(Collectors.joining("\n"));
  }

  @Test
  void seats_showWhatTheyHaveAndHold() {
    Element hand = element(Kind.HAND, "1", of("owner", "seat:1", "count", 3),
        element(Kind.CARD, "S7", of("label", "seven of spades", "rank", 7)), element(Kind.CARD, "lamp", of()));
    Element seat = element(Kind.SEAT, "1",
        of("name", "Ana", "team", 0, "active", true, "maxHealth", 9, "down", false, "title", ""), hand);

    assertThat(drawn(seat)).isEqualTo("""
          Ana (active, max health 9)
            Hand: seven of spades [S7], lamp, 1 unknown""");
  }

  @Test
  void whatIsNumberedLikeItsSeat_needsNoNumber() {
    assertThat(drawn(element(Kind.SEAT, "2", of("name", "Bo", "equipped", "card:S7 card:lamp"),
        element(Kind.PILE, "table-2", of("count", 2), element(Kind.CARD, "S7", of("label", "seven")),
            element(Kind.CARD, "lamp", of())),
        element(Kind.TRACK, "gold-12", of("value", 3)), element(Kind.TRACK, "gold-2", of("value", 3)))))
        .isEqualTo("""
              Bo (equipped seven and Card lamp)
                Pile table: seven [S7], lamp
                Gold 12: 3                Gold: 3""");
  }

  /** What the next match starts with is an option's value for programs. */
  @Test
  void whatATokenHandsOver_isNotRead_andSeveralThingsAreListed() {
    assertThat(drawn(element(Kind.TOKEN, "campaign", of("label", "For the next battle", "campaign", "level=1 members=cop")),
        element(Kind.TOKEN, "rope", of("ties", new References(List.of("token:a", "token:b", "token:c")))),
        element(Kind.TOKEN, "a", of()), element(Kind.TOKEN, "b", of()), element(Kind.TOKEN, "c", of())))
        .contains("For the next battle", "ties A, B and C").doesNotContain("level=1");
  }

  @Test
  void whatFiguresOfOneTypeDo_isSaidOnce() {
    Element board = element(Kind.BOARD, "yard", of("columns", 2, "rows", 1),
        element(Kind.FIGURE, "ox-1", of("column", 1, "row", 1, "text", "It pulls.")),
        element(Kind.FIGURE, "ox-2", of("column", 2, "row", 1, "text", "It pulls.")));

    assertThat(drawn(board)).containsOnlyOnce("It pulls.").contains("Ox 1").contains("Ox 2");
  }

  private static List<String> read(Table table, SeenTexts familiar) {
    return new TableText(table, familiar, ConsoleTexts.ENGLISH).lines();
  }

  @Test
  void whatHasBeenRead_isLeftOut_untilItSaysSomethingElse() {
    Element card = element(Kind.CARD, "S7", of("label", "Seven", "rune", "draws two cards for whoever plays it"));
    Element sheet = element(Kind.TOKEN, "ogre", of("label", "Ogre", "strength", 4));
    Element gate = element(Kind.SPACE, "A1", of("links", "space:A2"));
    Element board = element(Kind.BOARD, "map", of(), gate, element(Kind.SPACE, "A2", of(), sheet));
    Table table = Table.of(List.of(element(Kind.SEAT, "1", of("name", "Ana"), card),
        element(Kind.TRACK, "round", of("value", 3)), element(Kind.TOKEN, "coin", of("label", "Coin")), board));
    SeenTexts familiar = new SeenTexts();
    List<String> first = read(table, familiar);
    familiar.note(table.elements());

    assertThat(first).isEqualTo(new TableText(table).lines())
        .anyMatch(line -> line.contains("draws two cards")).anyMatch(line -> line.contains("A1 (links A2)"));
    assertThat(read(table, familiar)).containsExactly("  Ana", "    Seven [S7]", "  Round: 3", "  Map",
        "    A2: Ogre", "    Empty: A1", "  As before: Coin");

    Table later = Table.of(List.of(
        element(Kind.SEAT, "1", of("name", "Ana"),
            element(Kind.CARD, "S7", of("label", "Seven", "rune", "draws three cards for whoever plays it"))),
        element(Kind.TOKEN, "coin", of("label", "Coin", "flipped", true))));
    assertThat(read(later, familiar)).isEqualTo(new TableText(later).lines());
  }

  @Test
  void whatACardSays_standsOnce_besideTheTableOrOnIt() {
    Element card = element(Kind.CARD, "S7", of("label", "Seven", "text", "Draws two cards for whoever plays it.", "rank", 2));
    Element rest = element(Kind.CARD, "S8", of("label", "Eight", "text", "Draws two cards for whoever plays it.", "rank", 2));
    Table table = Table.of(List.of(card, element(Kind.PILE, "open", of(), rest)));

    assertThat(read(table, new SeenTexts())).as("a person is told beside it")
        .containsExactly("  Seven [S7] (rank 2)", "  Pile open: Eight [S8] (rank 2)");
    assertThat(new CardTexts(table, List.of(), List.of(), ConsoleTexts.ENGLISH).newTo(new SeenTexts()))
        .containsExactly("  What cards say, once each (show NAME says it again):",
            "    Seven (rank 2): Draws two cards for whoever plays it.",
            "    Eight (rank 2): Draws two cards for whoever plays it.");
    assertThat(new TableText(table).lines()).anyMatch(line -> line.contains("Draws two cards"));
  }

  private static String drawn(Element element, ConsoleTexts say) {
    return String.join(" ", new TableText(Table.of(List.of(element)), say).lines()).strip().replaceAll("\\s+", " ");
  }

  @Test
  void wordsOfAttributes_areThoseOfTheGame_inBothLanguages() {
    Element card = element(Kind.CARD, "S7",
        of("label", "Seven", "type", "one-shot", "when", "own-time", "tags", List.of("foot", "robot"), "level", 2, "left", true));
    Element strange = element(Kind.CARD, "S8", of("label", "Eight", "type", "gizmo", "tags", List.of("foot", "blue")));
    ConsoleTexts english = ConsoleTexts.ENGLISH.of(new BrokenGame());
    assertThat(drawn(card, english)).isEqualTo(
        "Seven [S7] (One-Shot, in your own turn, not in anybody's else, Foot Clan, Robot, storey 2, gone)");
    assertThat(drawn(strange, english)).as("a word without a phrase").isEqualTo("Eight [S8] (type gizmo, marks foot, blue)");
    assertThat(drawn(card, ConsoleTexts.in("de").orElseThrow().of(new BrokenGame()))).isEqualTo(
        "Seven [S7] (Einmal-Karte, in deinem eigenen Zug, Fuß-Clan, Roboter, Stockwerk 2, fort)");
    assertThat(TableText.everything(Table.of(List.of(card)), "card:S7", english)).contains("    One-Shot");
  }

  @Test
  void wordsOfAttributes_thatTheGameHasNot_areTheConsoles_elseTheirOwn() {
    Element card = element(Kind.CARD, "S7", of("label", "Seven", "type", "one-shot", "tags", "foot", "level", 2, "left", true));
    assertThat(drawn(card, ConsoleTexts.ENGLISH.of(new TicTacToe()))).isEqualTo("Seven [S7] (type one-shot, tags foot, level 2, left)");
    assertThat(drawn(card, ConsoleTexts.in("de").orElseThrow().of(new TicTacToe())))
        .isEqualTo("Seven [S7] (Art one-shot, tags foot, Stufe 2, ausgestiegen)");
    assertThat(drawn(card, ConsoleTexts.ENGLISH)).as("where no game is played")
        .isEqualTo("Seven [S7] (type one-shot, tags foot, level 2, left)");
  }

  @Test
  void highPile_showsItsTop_andAHandShowsAll() {
    Element[] cards = IntStream.rangeClosed(1, 14).mapToObj(i -> element(Kind.CARD, "c" + i, of()))
        .toArray(Element[]::new);

    assertThat(drawn(element(Kind.PILE, "spent", of("count", 16), cards))).isEqualTo(
        "Pile spent: c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, and 2 more, 2\n    unknown");
    assertThat(drawn(element(Kind.HAND, "1", of("count", 14), cards))).endsWith("c12, c13, c14");
    assertThat(drawn(element(Kind.PILE, "spent", of("count", 14, "folded", true), cards)))
        .isEqualTo("Pile spent: c1, and 13 more");
  }

  @Test
  void sums_showTheirPartsByName_andReferencesToo() {
    assertThat(drawn(element(Kind.SEAT, "1", of("name", "Ana", "strength", new Sum(List.of(
        new Sum.Part(3, "seat:1", "Level"), new Sum.Part(2, "card:S7", ""), new Sum.Part(-1, "card:lamp", ""))),
        "equipped", References.to("card:S7", "card:lamp"), "nothing", References.to())),
        element(Kind.CARD, "S7", of("label", "seven")), element(Kind.CARD, "lamp", of())))
        .startsWith("Ana (strength 4 = 3 Level + 2 seven - 1 Card lamp, equipped seven and Card\n    lamp)");
  }

  @Test
  void squares_showLinesTerrainAndWhereFiguresLook() {
    Element board = element(Kind.BOARD, "map", of("columns", 3, "rows", 2),
        element(Kind.SPACE, "a1", of("column", 1, "row", 1, "east", "yellow", "terrain", "green")),
        element(Kind.SPACE, "b1", of("column", 2, "row", 1, "south", "yellow")),
        element(Kind.SPACE, "a2", of("column", 1, "row", 2, "west", "purple", "south", "purple")),
        element(Kind.SPACE, "b2", of("column", 2, "row", 2)),
        element(Kind.SPACE, "c2", of("column", 3, "row", 2)),
        element(Kind.FIGURE, "ox", of("column", 2, "row", 2, "facing", "east", "squares", "space:b2 space:a2")),
        element(Kind.TOKEN, "gate", of("label", "Gate", "column", 3, "row", 2)));

    assertThat(drawn(board)).isEqualTo("""
        Map
             a  b  c
          1  g |.
                --
          2 #O  O> G
             ==
          O Ox: facing east, squares B2 and A2                G Gate""");
  }

  @Test
  void manyEmptyPiles_shareALine() {
    assertThat(drawn(element(Kind.PILE, "open", of("count", 0)), element(Kind.DECK, "red", of("count", 0)),
        element(Kind.PILE, "body", of("count", 0)), element(Kind.PILE, "spent", of("count", 0))))
        .isEqualTo("Deck red: empty\nEmpty: Pile open, Pile body, Pile spent");
  }

  @Test
  void holders_standSideBySide() {
    assertThat(drawn(ANA, element(Kind.DECK, "red", of("count", 12)),
        element(Kind.DECK, "blue", of("count", 1, "owner", "seat:1")), element(Kind.PILE, "spent", of("count", 0)),
        element(Kind.PILE, "hero", of("count", 1), element(Kind.CARD, "K", of("label", "king", "health", 20)))))
        .isEqualTo("""
              Ana
              Deck red: 12 cards        Deck blue of Ana: 1 card  Pile spent: empty
              Pile hero: king [K] (health 20)""");
  }

  @Test
  void countersAndDice_showTheirRange() {
    assertThat(drawn(element(Kind.TRACK, "threat", of("value", 3, "min", 0, "max", 8)),
        element(Kind.TRACK, "gold", of("value", 300, "min", 0, "max", 999)),
        element(Kind.TRACK, "debt", of("value", -2, "min", -5, "max", 5)),
        element(Kind.DIE, "fate", of("label", "Fate die", "face", 4, "sides", 6)),
        element(Kind.DIE, "cup", of("sides", 6)))).isEqualTo("""
              Threat: 3 [###.....]      Gold: 300 (0..999)        Debt: -2 (-5..5)
              Fate die: 4 (d6)          Cup: ? (d6)""");
  }

  @Test
  void grid_withShortNames_showsTheNamesOfEmptySpaces() {
    Element board = element(Kind.BOARD, "yard", of("columns", 2, "rows", 2),
        element(Kind.SPACE, "a1", of("column", 1, "row", 1), element(Kind.TOKEN, "1", of("owner", "seat:2"))),
        element(Kind.SPACE, "b1", of("column", 2, "row", 1)),
        element(Kind.SPACE, "a2", of("column", 1, "row", 2)),
        element(Kind.FIGURE, "jack", of("column", 1, "row", 2, "owner", "seat:1", "label", "Jack", "health", 3)));

    assertThat(drawn(ANA, BO, board)).isEqualTo("""
          Ana
          Bo
          Yard
            B   b1
            J
            B Bo                      J Jack (Ana): health 3""");
  }

  @Test
  void grid_withLongNames_hasNumbersAtItsEdges() {
    List<Element> spaces = new ArrayList<>();
    for (int row = 1; row <= 11; row++) {
      for (int column = 1; column <= 12; column++) {
        spaces.add(element(Kind.SPACE, "square-" + column + "-" + row, of("column", column, "row", row)));
      }
    }
    spaces.add(element(Kind.FIGURE, "ox", of("column", 12, "row", 10)));
    spaces.add(element(Kind.FIGURE, "owl", of("column", 12, "row", 10)));
    String picture = drawn(element(Kind.BOARD, "map", of("columns", 12, "rows", 11), spaces.toArray(Element[]::new)));

    assertThat(picture).startsWith("Map\n     1   2   3   4   5   6   7   8   9   10  11  12\n"
        + "   1 .   .   .   .   .   .   .   .   .   .   .   .\n")
        .contains("  10 .   .   .   .   .   .   .   .   .   .   .   OW\n");
    assertThat(picture).endsWith("O Ox                      W Owl");
  }

  @Test
  void grid_widerThanTheTerminal_isDrawnAsFarAsItGoes() {
    List<Element> spaces = new ArrayList<>();
    for (int column = 1; column <= 100; column++) {
      spaces.add(element(Kind.SPACE, "mile-" + column, of("column", column, "row", 1)));
    }
    spaces.add(element(Kind.TOKEN, "cart", of("column", 70, "row", 1)));

    assertThat(drawn(element(Kind.BOARD, "road", of("columns", 100, "rows", 1), spaces.toArray(Element[]::new))))
        .contains(".".repeat(69) + "C").contains("C Cart");
  }

  @Test
  void plan_toScale_placesFiguresAndScenery() {
    Element board = element(Kind.BOARD, "street", of("width", 9000, "height", 3000),
        element(Kind.TERRAIN, "wall", of("x", 0, "y", 1500, "width", 4500, "height", 500)),
        element(Kind.FIGURE, "jack", of("x", 8999, "y", 2999, "owner", "seat:1")),
        element(Kind.TOKEN, "lost", of("x", -70, "y", 0)));

    assertThat(drawn(ANA, board)).isEqualTo("""
          Ana
          Street
            +------------------------------------------------------------------------+
            |L                                                                       |
            |                                                                        |
            |                                                                        |
            |                                                                        |
            |                                                                        |
            |                                                                        |
            |WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW                                    |
            |WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW                                    |
            |                                                                        |
            |                                                                        |
            |                                                                        |
            |                                                                       J|
            +------------------------------------------------------------------------+
            9000 x 3000               W Wall at 0, 1500
            J Jack (Ana) at 8999, 2999                          L Lost at -70, 0""");
  }

  @Test
  void board_withoutShape_listsItsSpaces() {
    Element board = element(Kind.BOARD, "town", of(),
        element(Kind.SPACE, "dock", of("links", "market, mill"), element(Kind.FIGURE, "jack", of("label", "Jack"))),
        element(Kind.SPACE, "old-mill", of()));

    assertThat(drawn(board)).isEqualTo("""
          Town
            Dock (links market, mill): Jack
            Old mill""");
  }

  @Test
  void attribute_withATextBesideIt_isSaidOnce() {
    assertThat(drawn(element(Kind.BOARD, "town", of(), element(Kind.SPACE, "dock", of("zone", "shrine", "zone-text", "Buddha Shrine")))))
        .isEqualTo("""
          Town
            Dock (zone Buddha Shrine)""");
  }

  @Test
  void everything_ofAnElement_isShown() {
    Table table = Table.of(List.of(element(Kind.SEAT, "1", of("name", "Ana"),
        element(Kind.CARD, "S7", of("text", "Draw two cards. ".repeat(9).strip())))));

    assertThat(TableText.everything(table, "seat:1", ConsoleTexts.ENGLISH))
        .containsExactly("  seat:1", "    name Ana", "    holds card:S7");
    assertThat(TableText.everything(table, "card:S7", ConsoleTexts.ENGLISH)).hasSize(3).allMatch(line -> line.length() <= Terminal.WIDTH);
  }

  @Test
  void foreignText_cannotMoveTheCursor() {
    assertThat(drawn(element(Kind.SEAT, "1", of("name", "A\u001b[2Jna", "mood", "a\nb"))))
        .isEqualTo("A?[2Jna (mood a b)");
  }

  @Test
  void manyFigures_haveDifferentSymbols() {
    List<Element> figures = new ArrayList<>();
    for (int i = 1; i <= 40; i++) {
      figures.add(element(Kind.FIGURE, "guard-" + i, of("column", i, "row", 1)));
    }
    String picture = drawn(element(Kind.BOARD, "wall", of("columns", 40, "rows", 1), figures.toArray(Element[]::new)));
    String row = picture.lines().filter(line -> line.startsWith("  1 ")).findFirst().orElseThrow().substring(4);

    assertThat(row.replace(" ", "").chars().distinct().count()).isEqualTo(40);
  }
}
