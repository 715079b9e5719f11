package games.kumite.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import games.kumite.api.Element.Kind;
import games.kumite.api.Table.Change;
import games.kumite.api.Table.ChangeType;
import games.kumite.api.Table.Position;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Tables, their elements, and what differs between two. */
final class TableTests {

  private static Element element(Kind kind, String name, Map<String, Object> attributes, Element... children) {
    return new Element(kind, kind.word() + ":" + name, attributes, List.of(children));
  }

  @Test
  void parent_ofAnElement_isWhatItLiesIn() {
    Element hand = hand(card("S7"));
    Table table = Table.of(List.of(element(Kind.SEAT, "1", Map.of(), hand), pile(card("H2"))));
    assertThat(table.parent("card:S7")).contains(hand);
    assertThat(table.parent("hand:1")).contains(table.elements().get(0));
    assertThat(table.parent("seat:1")).isEmpty();
    assertThat(table.parent("card:C9")).isEmpty();
  }

  private static Element card(String name) {
    return element(Kind.CARD, name, Map.of());
  }

  private static Element hand(Element... cards) {
    return element(Kind.HAND, "1", Map.of("count", cards.length), cards);
  }

  private static Element pile(Element... cards) {
    return element(Kind.PILE, "1", Map.of(), cards);
  }

  @Test
  void find_ofAnyDepth_givesTheElement() {
    Table table = Table.of(List.of(hand(card("S7"), card("H2")), pile(card("D9"))));
    assertThat(table.find("card:H2")).contains(card("H2"));
    assertThat(table.find("card:C3")).isEmpty();
    assertThat(table.all().keySet())
        .containsExactly("hand:1", "card:S7", "card:H2", "pile:1", "card:D9");
    assertThat(table.elements()).hasSize(2);
  }

  @Test
  void ids_thatAreNotUnique_areRefused() {
    assertThatThrownBy(() -> Table.of(List.of(hand(card("S7")), pile(card("S7")))))
        .isInstanceOf(IllegalArgumentException.class).hasMessage("two elements of a table are called card:S7");
  }

  @Test
  void text_ofATable_isCanonical() {
    Map<String, Object> attributes = new LinkedHashMap<>();
    attributes.put("owner", "seat:1");
    attributes.put("count", 2);
    Table table = Table.of(List.of(element(Kind.HAND, "1", attributes, card("S7"))));
    assertThat(table).hasToString("hand:1 owner=seat:1 count=2\n  card:S7\n");
    assertThat(table).isEqualTo(Table.of(table.elements())).hasSameHashCodeAs(Table.of(table.elements()));
    assertThat(table).isNotEqualTo(Table.of(List.of()));
  }

  @Nested
  final class Elements {

    @Test
    void id_ofAnotherKind_isRefused() {
      assertThatThrownBy(() -> new Element(Kind.CARD, "hand:1", Map.of(), List.of()))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage("the id of a CARD must begin with card:, was hand:1");
    }

    @Test
    void attributes_areGivenByName() {
      Element hand = hand(card("S7"));
      assertThat(hand.number("count")).isEqualTo(1);
      assertThat(hand.get("owner")).isNull();
      assertThatThrownBy(() -> hand.number("owner")).isInstanceOf(IllegalArgumentException.class)
          .hasMessage("hand:1 has no number owner, only [count]");
    }

    @Test
    void label_isTheAttribute_elseTheName() {
      assertThat(card("S7").label()).isEqualTo("S7");
      assertThat(element(Kind.CARD, "S7", Map.of("label", "Seven of spades")).label()).isEqualTo("Seven of spades");
    }

    @Test
    void element_changedThroughWhatItWasMadeOf_staysAsItWas() {
      Map<String, Object> attributes = new LinkedHashMap<>(Map.of("count", 1));
      List<Element> children = new ArrayList<>(List.of(card("S7")));
      Element hand = new Element(Kind.HAND, "hand:1", attributes, children);
      attributes.clear();
      children.clear();
      assertThat(hand).isEqualTo(hand(card("S7")));
      assertThatThrownBy(() -> hand.attributes().clear()).isInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    void word_ofEachKind_isItsNameInLowerCase() {
      assertThat(Kind.values()).extracting(Kind::word).containsExactly("seat", "hand", "deck", "pile", "card",
          "board", "space", "figure", "token", "track", "die", "terrain");
    }
  }

  @Nested
  final class Diff {

    private List<String> diff(Table before, Table after) {
      return Table.diff(before, after).stream().map(change -> change.difference() + " " + change.id()).toList();
    }

    private Table table(Element... elements) {
      return Table.of(List.of(elements));
    }

    @Test
    void tables_thatAreEqual_differInNothing() {
      assertThat(diff(table(hand(card("S7"))), table(hand(card("S7"))))).isEmpty();
    }

    @Test
    void elements_thatComeAndGo_appearAndVanish() {
      List<Change> changes = Table.diff(table(pile(card("S7"))), table(pile(card("H2"))));
      assertThat(changes).containsExactly(
          new Change(ChangeType.VANISHED, "card:S7", card("S7"), null, new Position("pile:1", 0), null),
          new Change(ChangeType.APPEARED, "card:H2", null, card("H2"), null, new Position("pile:1", 0)));
    }

    @Test
    void card_thatIsPlayed_moves_andTheHandCountsLess() {
      assertThat(diff(table(hand(card("S7"), card("H2")), pile()), table(hand(card("H2")), pile(card("S7")))))
          .containsExactly("CHANGED hand:1", "MOVED card:S7");
    }

    @Test
    void card_thatIsPlayed_tellsFromWhereToWhere() {
      Table before = table(hand(card("S7"), card("H2")), pile(card("A")));
      Table after = table(hand(card("S7")), pile(card("A"), card("H2")));
      assertThat(Table.diff(before, after)).contains(new Change(ChangeType.MOVED, "card:H2", card("H2"), card("H2"),
          new Position("hand:1", 1), new Position("pile:1", 1)));
    }

    @Test
    void cards_besideOneThatComesOrGoes_stay() {
      assertThat(diff(table(pile(card("A"), card("B"), card("C"))), table(pile(card("D"), card("B"), card("C")))))
          .containsExactly("VANISHED card:A", "APPEARED card:D");
    }

    @Test
    void cards_inAnotherOrder_moveAsFewAsPossible() {
      assertThat(diff(table(pile(card("A"), card("B"))), table(pile(card("B"), card("A"))))).hasSize(1);
      assertThat(diff(table(pile(card("A"), card("B"), card("C"), card("D"))),
          table(pile(card("D"), card("A"), card("B"), card("C"))))).containsExactly("MOVED card:D");
      assertThat(diff(table(pile(card("A"), card("B"), card("C"), card("D"))),
          table(pile(card("B"), card("C"), card("D"), card("A"))))).containsExactly("MOVED card:A");
    }

    @Test
    void elements_outsideEverything_haveNoParent() {
      Element figure = element(Kind.FIGURE, "jack", Map.of());
      assertThat(Table.diff(table(pile(), figure), table(element(Kind.SPACE, "a1", Map.of(), figure), pile())))
          .extracting(Change::id, Change::from, Change::to)
          .contains(tuple("figure:jack", new Position("", 1), new Position("space:a1", 0)));
    }

    @Test
    void element_thatMovesAndChanges_isNamedTwice() {
      Element old = element(Kind.FIGURE, "jack", Map.of("health", 7));
      Element hurt = element(Kind.FIGURE, "jack", Map.of("health", 5));
      assertThat(Table.diff(table(pile(), old), table(element(Kind.SPACE, "a1", Map.of(), hurt), pile())))
          .extracting(Change::difference, Change::id, Change::before, Change::after)
          .contains(tuple(ChangeType.MOVED, "figure:jack", old, hurt),
              tuple(ChangeType.CHANGED, "figure:jack", old, hurt));
    }
  }

  @Test
  void art_isTheSameForCopies_andSaysTheFaceOfADie() {
    assertThat(new Element(Element.Kind.CARD, "card:katana", Map.of(), List.of()).art()).isEqualTo("katana");
    assertThat(new Element(Element.Kind.CARD, "card:katana.2", Map.of(), List.of()).art()).isEqualTo("katana");
    assertThat(new Element(Element.Kind.CARD, "card:katana", Map.of("art", "sword"), List.of()).art()).isEqualTo("sword");
    assertThat(new Element(Element.Kind.CARD, "card:S7", Map.of(), List.of()).art()).isEqualTo("S7");
    assertThat(new Element(Element.Kind.CARD, "card:7", Map.of(), List.of()).art()).isEqualTo("7");
    assertThat(new Element(Element.Kind.DIE, "die:1", Map.of("sides", 6, "face", 4), List.of()).art()).isEqualTo("d6-4");
    assertThat(new Element(Element.Kind.DIE, "die:1", Map.of("sides", 6, "face", 4, "symbol", "wild"), List.of()).art())
        .isEqualTo("wild");
  }
}
