package games.kumite.spi.console.table;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Action;
import games.kumite.api.Element;
import games.kumite.api.Element.Kind;
import games.kumite.api.Seat;
import games.kumite.api.Table;
import games.kumite.spi.console.texts.ConsoleTexts;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What stands above a question on a table that is longer than a screen. */
final class ExcerptTests {

  private static final Seat ANA = new Seat(0, "Ana", 0);

  private record Take(String notation) implements Action {
    @Override
    public String label() {
      return notation;
    }
  }

  private static Element element(Kind kind, String id, String text) {
    return new Element(kind, id, Map.of("label", id.toUpperCase(Locale.ROOT), "text", text), List.of());
  }

  private static Table table(int tokens) {
    List<Element> elements = new ArrayList<>(List.of(element(Kind.SEAT, "seat:1", "who is asked"),
        element(Kind.SEAT, "seat:2", "another"), element(Kind.TRACK, "track:round", "the round")));
    IntStream.rangeClosed(1, tokens).forEach(i ->
        elements.add(element(Kind.TOKEN, "token:t" + i, "a text that fills some of a line, and no more")));
    return Table.of(elements);
  }

  private static TableText above(Table table, int below, String... notations) {
    return TableText.above(table, new SeenTexts(), ConsoleTexts.ENGLISH, ANA,
        Arrays.stream(notations).<Action>map(Take::new).toList(), below);
  }

  @Test
  void table_thatFitsAScreen_isShownWhole() {
    TableText above = above(table(3), 3, "take token:t1");

    assertThat(above.shown()).hasSize(6);
    assertThat(String.join("\n", above.lines())).doesNotContain("more: table");
  }

  @Test
  void table_thatIsLonger_showsWhatTheQuestionNames() {
    TableText above = above(table(80), 3, "take token:t70", "take token:t71");

    assertThat(above.shown()).extracting(Element::id)
        .containsExactly("seat:1", "seat:2", "track:round", "token:t70", "token:t71");
    assertThat(above.lines()).last().isEqualTo("  And 78 more: table shows everything, show NAME one of them.");
  }

  @Test
  void thingsOfALongList_areReadThere() {
    String[] all = IntStream.rangeClosed(1, 80).mapToObj(i -> "take token:t" + i).toArray(String[]::new);
    TableText above = above(table(80), 40, all);

    assertThat(above.shown()).extracting(Element::id).containsExactly("seat:1", "seat:2", "track:round");
  }

  @Test
  void boardWithoutAShape_thatIsTooLong_showsWhatStandsOnIt() {
    Element figure = new Element(Kind.FIGURE, "figure:fox", Map.of("label", "Fox"), List.of());
    List<Element> spaces = IntStream.rangeClosed(1, 60).mapToObj(i -> new Element(Kind.SPACE, "space:s" + i,
        Map.of("zone", "wood", "zone-text", "the wood", "links", "space:s1"), i == 7 ? List.of(figure) : List.of())).toList();
    TableText above = above(Table.of(List.of(new Element(Kind.BOARD, "board:map", Map.of(), spaces))), 3, "go space:s2");

    assertThat(above.lines()).contains("    S7 (zone the wood): Fox").noneMatch(line -> line.contains("S1"));
  }

  @Test
  void whatWasLeftOut_hasNotBeenRead() {
    SeenTexts familiar = new SeenTexts();
    Table table = table(80);
    TableText above = TableText.above(table, familiar, ConsoleTexts.ENGLISH, ANA, List.of(new Take("take token:t7")), 3);
    familiar.note(above.shown());

    assertThat(familiar.has(table.find("token:t7").orElseThrow())).isTrue();
    assertThat(familiar.has(table.find("token:t8").orElseThrow())).isFalse();
  }
}
