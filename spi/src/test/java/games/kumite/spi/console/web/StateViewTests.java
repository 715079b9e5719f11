package games.kumite.spi.console.web;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Element;
import games.kumite.api.Element.Kind;
import games.kumite.api.Match;
import games.kumite.api.Seat;
import games.kumite.api.Setup;
import games.kumite.api.Table;
import games.kumite.api.Viewer;
import games.kumite.spi.samples.connectfour.ConnectFour;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The order of a table in a window. */
final class StateViewTests {

  private static Element element(Kind kind, String id, Map<String, Object> attributes, Element... children) {
    return new Element(kind, id, attributes, List.of(children));
  }

  @Test
  void boards_comeFirst_thenTheViewersOwn_andTextsLast() {
    Match match = new ConnectFour().start(Setup.seats("Ana", "Bo").seed(1));
    Seat bo = match.seats().get(1);
    Element trait = element(Kind.TOKEN, "token:trait", Map.of("text", "Flies."));
    Element discards = element(Kind.PILE, "pile:discards", Map.of("count", 3));
    Element sheet = element(Kind.TOKEN, "token:sheet", Map.of("text", "Reach 2.", "owner", bo.id()), discards);
    Element other = element(Kind.SEAT, match.seats().get(0).id(), Map.of());
    Element board = element(Kind.BOARD, "board:map", Map.of());

    assertThat(ids(bo, trait, discards, other, sheet, board))
        .containsExactly("board:map", "token:sheet", "pile:discards", other.id(), "token:trait");
    assertThat(ids(Viewer.spectator(), trait, sheet, other, board))
        .containsExactly("board:map", "token:sheet", other.id(), "token:trait");
  }

  @Test
  void manyTexts_areFolded_andBesideABoardWhatIsNotTheViewers() {
    Match match = new ConnectFour().start(Setup.seats("Ana", "Bo").seed(1));
    Seat bo = match.seats().get(1);
    Element board = element(Kind.BOARD, "board:map", Map.of());
    Element own = element(Kind.SEAT, bo.id(), Map.of());
    Element other = element(Kind.SEAT, match.seats().get(0).id(), Map.of());
    List<Element> traits = Stream.of("a", "b", "c", "d", "e")
        .map(name -> element(Kind.TOKEN, "token:" + name, Map.of("text", "Flies."))).toList();
    List<String> names = traits.stream().map(Element::id).toList();

    Table many = Table.of(Stream.concat(Stream.of(board, own, other), traits.stream()).toList());
    assertThat(StateView.folds(many, bo)).isEqualTo(Map.of("others", List.of(other.id()), "texts", names));
    assertThat(StateView.folds(many, Viewer.spectator())).isEqualTo(Map.of("texts", names));
    assertThat(StateView.folds(Table.of(List.of(own, other, traits.get(0))), bo)).as("without a board").isEmpty();
    assertThat(StateView.folds(Table.of(List.of(board, own, other, traits.get(0))), bo)).as("one text")
        .isEqualTo(Map.of("others", List.of(other.id(), "token:a")));
  }

  private static List<String> ids(Viewer viewer, Element... elements) {
    return Stream.of(elements).sorted(Comparator.comparingInt(element -> StateView.place(element, viewer)))
        .map(Element::id).toList();
  }
}
