package games.kumite.journey.card;

import games.kumite.journey.ShippedWords;
import games.kumite.journey.content.Card;
import games.kumite.journey.content.Clause;
import games.kumite.journey.content.Condition;
import games.kumite.journey.content.Content;
import games.kumite.journey.content.Demon;
import games.kumite.journey.content.Effect;
import games.kumite.journey.content.Pilgrim;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * A situation for what is printed somewhere: with the shipped content it comes to what is expected, and with any one word
 * of it taken off it does not.
 *
 * @param id the card, condition, weapon card or demon
 * @param expected what the situation comes to
 * @param situation plays it with some content and says what it comes to
 */
record Cases(String id, String expected, Function<Content, String> situation) {

  static final Content SHIPPED = Content.shelf(ShippedWords.ALL).of("");

  @Override
  public String toString() {
    return id;
  }

  /** What it comes to, or why it cannot be played. */
  String with(Content content) {
    try {
      return situation.apply(content);
    } catch (RuntimeException | AssertionError cannot) {
      return String.valueOf(cannot.getMessage());
    }
  }

  /** Every content in which one word of the card or condition is missing. */
  static List<Content> withoutAWord(String id) {
    List<Content> all = new ArrayList<>();
    for (int word = 0; word < words(id); word++) {
      all.add(without(id, word));
    }
    return all;
  }

  private static int words(String id) {
    for (List<Card> cards : decks()) {
      for (Card card : cards) {
        if (card.id().equals(id)) {
          return card.clauses().size();
        }
      }
    }
    for (Condition condition : SHIPPED.conditions()) {
      if (condition.entry().id().equals(id)) {
        return condition.clauses().size();
      }
    }
    throw new IllegalArgumentException("there is no " + id);
  }

  private static List<List<Card>> decks() {
    return List.of(SHIPPED.skills(), SHIPPED.fortunes(), SHIPPED.misfortunes(), SHIPPED.corruptions());
  }

  private static Content without(String id, int word) {
    return new Content(SHIPPED.dice(), SHIPPED.pilgrims(), SHIPPED.demons(),
        SHIPPED.conditions().stream().map(condition -> condition.entry().id().equals(id)
            ? new Condition(condition.entry(), without(condition.clauses(), word)) : condition).toList(),
        cards(SHIPPED.skills(), id, word), cards(SHIPPED.fortunes(), id, word), cards(SHIPPED.misfortunes(), id, word),
        cards(SHIPPED.corruptions(), id, word), SHIPPED.demonCards(), SHIPPED.tiles(), SHIPPED.quests());
  }

  /** The shipped content with a skill card changed. */
  static Content changing(String id, java.util.function.UnaryOperator<Card> change) {
    return new Content(SHIPPED.dice(), SHIPPED.pilgrims(), SHIPPED.demons(), SHIPPED.conditions(),
        SHIPPED.skills().stream().map(card -> card.id().equals(id) ? change.apply(card) : card).toList(),
        SHIPPED.fortunes(), SHIPPED.misfortunes(), SHIPPED.corruptions(), SHIPPED.demonCards(), SHIPPED.tiles(),
        SHIPPED.quests());
  }

  private static List<Card> cards(List<Card> cards, String id, int word) {
    return cards.stream().map(card -> card.id().equals(id)
        ? new Card(card.deck(), card.pilgrim(), card.id(), card.name(), card.kind(), card.copies(), card.trigger(),
            card.cost(), without(card.clauses(), word), card.oncePerTurn(), card.duration()) : card).toList();
  }

  private static List<Clause> without(List<Clause> clauses, int word) {
    List<Clause> rest = new ArrayList<>(clauses);
    rest.remove(word);
    return List.copyOf(rest);
  }

  /** The shipped content with one effect of a row of a weapon card taken off. */
  static Content withoutInWeapon(String weapon, int face, int place) {
    return new Content(SHIPPED.dice(), SHIPPED.pilgrims().stream().map(pilgrim -> new Pilgrim(pilgrim.entry(),
            pilgrim.icon(), pilgrim.weapons().stream().map(card -> card.entry().id().equals(weapon)
                ? new Pilgrim.Weapon(card.entry(), rows(card.rows(), face, place)) : card).toList())).toList(),
        SHIPPED.demons(), SHIPPED.conditions(), SHIPPED.skills(), SHIPPED.fortunes(), SHIPPED.misfortunes(),
        SHIPPED.corruptions(), SHIPPED.demonCards(), SHIPPED.tiles(), SHIPPED.quests());
  }

  /** The shipped content with one effect of a row of a demon's sheet taken off. */
  static Content withoutInSheet(String type, int face, int place) {
    return new Content(SHIPPED.dice(), SHIPPED.pilgrims(), SHIPPED.demons().stream().map(demon ->
            demon.entry().id().equals(type) ? new Demon(demon.entry(), demon.icon(), rows(demon.rows(), face, place)) : demon)
            .toList(), SHIPPED.conditions(), SHIPPED.skills(), SHIPPED.fortunes(), SHIPPED.misfortunes(),
        SHIPPED.corruptions(), SHIPPED.demonCards(), SHIPPED.tiles(), SHIPPED.quests());
  }

  private static List<List<Effect>> rows(List<List<Effect>> rows, int face, int place) {
    List<List<Effect>> changed = new ArrayList<>(rows);
    List<Effect> row = new ArrayList<>(rows.get(face - 1));
    row.remove(place);
    changed.set(face - 1, row);
    return changed;
  }
}
