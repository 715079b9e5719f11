package games.kumite.spi.console.table;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Action;
import games.kumite.api.Element;
import games.kumite.api.Element.Kind;
import games.kumite.api.Event;
import games.kumite.api.Table;
import games.kumite.spi.console.texts.ConsoleTexts;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What cards say is read once, without asking for it. */
final class CardTextTests {

  private static final Element FAN = card("fan", Map.of("label", "Fan", "bonus", 2));
  private static final Element RUSE = card("ruse", Map.of("label", "Ruse", "text", "Look at a hand."));
  private static final Element HERO = card("hero", Map.of("label", "Hero", "text", "Once a turn, heal 1."));

  private final SeenTexts reader = new SeenTexts();

  private static Element card(String name, Map<String, Object> attributes) {
    return new Element(Kind.CARD, "card:" + name, attributes, List.of());
  }

  private static Table table(Element... hand) {
    return Table.of(List.of(new Element(Kind.HAND, "hand:1", Map.of(), List.of(hand)),
        new Element(Kind.PILE, "pile:heroes", Map.of("folded", true), List.of(HERO))));
  }

  private List<String> told(Table table, Action... actions) {
    return told(table, List.of(), actions);
  }

  private List<String> told(Table table, List<Event> news, Action... actions) {
    return new CardTexts(table, List.of(actions), news, ConsoleTexts.ENGLISH).newTo(reader);
  }

  @Test
  void cards_thatComeToTheHand_areToldOnce() {
    assertThat(told(table(FAN, RUSE))).containsExactly(
        "  What cards say, once each (show NAME says it again):", "    Fan (bonus 2)", "    Ruse: Look at a hand.");
    assertThat(told(table(RUSE, FAN))).isEmpty();
  }

  @Test
  void cardsOfAFoldedPile_areToldWhereTheyCanBeChosen() {
    assertThat(told(table())).isEmpty();
    assertThat(told(table(), new Choice("choose card:hero"))).contains("    Hero: Once a turn, heal 1.");
  }

  @Test
  void cardsOfAFoldedPile_areToldOnceSomethingHasHappenedWithThem() {
    List<Event> news = List.of(new Event("hit", Map.of("who", "seat:1", "card", "card:hero"), "The Hero hits Ana.", ""));
    assertThat(told(table(), news)).contains("    Hero: Once a turn, heal 1.");
    assertThat(told(table(), news)).isEmpty();
  }

  @Test
  void cards_ofAGameWhereNoneHasAText_areNotTold() {
    assertThat(told(Table.of(List.of(new Element(Kind.HAND, "hand:1", Map.of(), List.of(FAN)))))).isEmpty();
  }

  private record Choice(String notation) implements Action {
    @Override
    public String label() {
      return notation;
    }
  }
}
