package games.kumite.brawler.table;

import games.kumite.api.Element.Kind;
import games.kumite.api.Sum;
import games.kumite.brawler.content.Suit;
import games.kumite.brawler.state.Deeds;
import games.kumite.brawler.state.Faces;
import games.kumite.brawler.state.Gauntlet;
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

  static void describe(Gauntlet gauntlet, TableBuilder table) {
    Cards cards = gauntlet.cards();
    int bosses = gauntlet.isBossInPlay() ? 1 : 0;
    int boss = cards.top(gauntlet.zones().bosses());
    TableBuilder.Node inPlay = pile(table, "boss", bosses);
    int defeated = boss;
    if (bosses > 0) {
      boss(gauntlet, inPlay, cards.face(boss));
      defeated = cards.next(boss);
    }
    int spent = gauntlet.spent();
    int played = cards.count(gauntlet.zones().played()) - spent;
    int card = cards.top(gauntlet.zones().played());
    card = addCards(cards, card, played, pile(table, "played", played));
    addCards(cards, card, spent, pile(table, "spent", spent));
    int out = cards.count(gauntlet.zones().bosses()) - bosses;
    addCards(cards, defeated, out, pile(table, "defeated", out));
  }

  private static TableBuilder.Node pile(TableBuilder table, String name, int count) {
    return table.add(Kind.PILE, name).set("count", count);
  }

  private static void boss(Gauntlet gauntlet, TableBuilder.Node pile, int face) {
    int rank = gauntlet.bossRank();
    TableBuilder.Node card = card(gauntlet.cards(), pile, face)
        .set("health", gauntlet.bossHealth()).set("damage", gauntlet.damage())
        .set("speed", gauntlet.terms().bossSpeed(rank))
        .set("dice", gauntlet.terms().bossDamage(rank).toString());
    TableDescription.setTurn(gauntlet, Gauntlet.BOSS, card);
    if (gauntlet.pairing() >= 0) {
      card.set("attack", attack(gauntlet));
    }
  }

  /** Returns the damage of the last attack: by its card, and by the die of the pair with the card below it. */
  private static Sum attack(Gauntlet gauntlet) {
    Cards cards = gauntlet.cards();
    int card = cards.top(gauntlet.zones().played());
    List<Sum.Part> parts = new ArrayList<>();
    parts.add(new Sum.Part(gauntlet.cardDamage(), id(cards, card), ""));
    if (gauntlet.bonusDamage() > 0) {
      parts.add(new Sum.Part(gauntlet.bonusDamage(), id(cards, cards.next(card)),
          gauntlet.start().texts().text("word." + Deeds.SCENARIOS.get(gauntlet.bonusScenario()))));
    }
    return new Sum(parts);
  }

  private static String id(Cards cards, int card) {
    return "card:" + Faces.name(cards.face(card));
  }

  /** Adds cards from the top down and returns the card below them. */
  private static int addCards(Cards cards, int top, int count, TableBuilder.Node pile) {
    int card = top;
    for (int i = 0; i < count; i++) {
      int face = cards.face(card);
      TableBuilder.Node node = card(cards, pile, face);
      if (face < Faces.DAMAGE_CARDS) {
        node.set("value", Faces.rank(face));
      }
      card = cards.next(card);
    }
    return card;
  }

  private static TableBuilder.Node card(Cards cards, TableBuilder.Node pile, int face) {
    return pile.add(Kind.CARD, Faces.name(face)).set("label", cards.layout().label(face))
        .set("rank", Faces.printedRank(face)).set("suit", Suit.of(Faces.suit(face)).letter());
  }
}
