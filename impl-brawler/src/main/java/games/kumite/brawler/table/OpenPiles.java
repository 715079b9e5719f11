package games.kumite.brawler.table;

import games.kumite.api.Element.Kind;
import games.kumite.api.Sum;
import games.kumite.brawler.content.Suit;
import games.kumite.brawler.state.FaceNumbers;
import games.kumite.brawler.state.GameState;
import games.kumite.brawler.state.PreparedActions;
import games.kumite.spi.TableBuilder;
import games.kumite.spi.cards.Cards;
import java.util.ArrayList;
import java.util.List;

/**
 * The description of the cards that everybody sees: the boss and the cards played against it, the defeated bosses and
 * the spent cards. Each pair of piles is one zone of the state, which is split here.
 */
final class OpenPiles {

  private OpenPiles() {}

  static void describe(GameState state, TableBuilder table) {
    Cards cards = state.cards();
    int bosses = state.isBossInPlay() ? 1 : 0;
    int boss = cards.top(state.zones().bosses());
    TableBuilder.Node inPlay = pile(table, "boss", bosses);
    int defeated = boss;
    if (bosses > 0) {
      boss(state, inPlay, cards.face(boss));
      defeated = cards.next(boss);
    }
    int spent = state.spent();
    int played = cards.count(state.zones().played()) - spent;
    int card = cards.top(state.zones().played());
    card = addCards(cards, card, played, pile(table, "played", played));
    addCards(cards, card, spent, pile(table, "spent", spent));
    int out = cards.count(state.zones().bosses()) - bosses;
    addCards(cards, defeated, out, pile(table, "defeated", out));
  }

  private static TableBuilder.Node pile(TableBuilder table, String name, int count) {
    return table.add(Kind.PILE, name).set("count", count);
  }

  private static void boss(GameState state, TableBuilder.Node pile, int face) {
    int rank = state.bossRank();
    TableBuilder.Node card = card(state.cards(), pile, face)
        .set("health", state.bossHealth()).set("damage", state.damage())
        .set("speed", state.definition().bossSpeed(rank))
        .set("dice", state.definition().bossDamage(rank).toString())
        .set("dice-text", state.definition().bossDice(rank));
    TableDescription.setTurn(state, GameState.BOSS, card);
    if (state.pairing() >= 0) {
      card.set("attack", attack(state));
    }
  }

  /** Returns the damage of the last attack: by its card, and by the die of the pair with the card below it. */
  private static Sum attack(GameState state) {
    Cards cards = state.cards();
    int card = cards.top(state.zones().played());
    List<Sum.Part> parts = new ArrayList<>();
    parts.add(new Sum.Part(state.cardDamage(), id(cards, card), ""));
    if (state.bonusDamage() > 0) {
      parts.add(new Sum.Part(state.bonusDamage(), id(cards, cards.next(card)),
          state.config().texts().text("word." + PreparedActions.SCENARIOS.get(state.bonusScenario()))));
    }
    return new Sum(parts);
  }

  private static String id(Cards cards, int card) {
    return "card:" + FaceNumbers.name(cards.face(card));
  }

  /** Adds cards from the top down and returns the card below them. */
  private static int addCards(Cards cards, int top, int count, TableBuilder.Node pile) {
    int card = top;
    for (int i = 0; i < count; i++) {
      int face = cards.face(card);
      if (face < FaceNumbers.DAMAGE_CARDS) {
        pile.add(cards.layout().element(face));
      } else {
        card(cards, pile, face);
      }
      card = cards.next(card);
    }
    return card;
  }

  private static TableBuilder.Node card(Cards cards, TableBuilder.Node pile, int face) {
    return pile.add(Kind.CARD, FaceNumbers.name(face)).set("label", cards.layout().label(face))
        .set("rank", FaceNumbers.rankWord(face)).set("suit", Suit.of(FaceNumbers.suit(face)).word());
  }
}
