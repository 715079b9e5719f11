package games.kumite.brawler.table;

import games.kumite.api.Element.Kind;
import games.kumite.brawler.content.Suit;
import games.kumite.brawler.state.Faces;
import games.kumite.brawler.state.Gauntlet;
import games.kumite.brawler.state.Settings;
import games.kumite.brawler.state.Zones;
import games.kumite.spi.TableBuilder;
import games.kumite.spi.cards.Cards;
import jakarta.inject.Inject;

/** Describes the table: tracks, the boss, the decks, the seats. Stateless. */
public final class TableDescription {

  @Inject
  TableDescription() {}

  /**
   * Describes the table.
   *
   * @param gauntlet the match's state
   * @param table where the elements go
   */
  public void describe(Gauntlet gauntlet, TableBuilder table) {
    tracks(gauntlet, table);
    boss(gauntlet, table);
    decks(gauntlet, table);
    seats(gauntlet, table);
  }

  private static void tracks(Gauntlet gauntlet, TableBuilder table) {
    int bosses = gauntlet.terms().settings().bossCount();
    table.add(Kind.TRACK, "round").set("value", gauntlet.round()).set("least", 0).set("most", bosses);
    table.add(Kind.TRACK, "defeated")
        .set("value", gauntlet.defeated()).set("least", 0).set("most", bosses);
    if (isBossInPlay(gauntlet)) {
      table.add(Kind.TRACK, "boss-damage").set("value", gauntlet.damage()).set("least", 0)
          .set("most", gauntlet.terms().bossHealth(gauntlet.bossRank()));
    }
  }

  private static void boss(Gauntlet gauntlet, TableBuilder table) {
    Zones zones = gauntlet.terms().zones();
    Cards cards = gauntlet.cards();
    TableBuilder.Node pile =
        table.add(Kind.PILE, zones.boss().name()).set("count", cards.count(zones.boss()));
    if (isBossInPlay(gauntlet)) {
      int rank = gauntlet.bossRank();
      int face = cards.face(cards.top(zones.boss()));
      TableBuilder.Node card = pile.add(Kind.CARD, Faces.name(face))
          .set("label", Faces.label(face)).set("rank", Faces.printedRank(face))
          .set("suit", Suit.of(Faces.suit(face)).letter())
          .set("health", gauntlet.terms().bossHealth(rank)).set("damage", gauntlet.damage())
          .set("speed", gauntlet.terms().bossSpeed(rank))
          .set("dice", gauntlet.terms().bossDamage(rank).toString());
      setTurn(gauntlet, Gauntlet.BOSS, card);
    }
    table.zone(cards, zones.played());
  }

  private static boolean isBossInPlay(Gauntlet gauntlet) {
    return gauntlet.cards().count(gauntlet.terms().zones().boss()) > 0;
  }

  /** The place in the turn order, from 1. */
  private static void setTurn(Gauntlet gauntlet, int actor, TableBuilder.Node node) {
    for (int place = 0; place < gauntlet.actors(); place++) {
      if (gauntlet.actorAt(place) == actor) {
        node.set("turn", place + 1);
      }
    }
  }

  private static void decks(Gauntlet gauntlet, TableBuilder table) {
    Zones zones = gauntlet.terms().zones();
    Cards cards = gauntlet.cards();
    table.zone(cards, zones.bossDeck());
    for (int suit = 0; suit < Faces.SUITS; suit++) {
      TableBuilder.Node deck = table.zone(cards, zones.deck(suit));
      int owner = gauntlet.ownerOf(suit);
      if (owner != Gauntlet.NOBODY) {
        deck.set("owner", table.start().seats().get(owner).id());
      }
    }
    table.zone(cards, zones.defeated());
    table.zone(cards, zones.spent());
    if (cards.count(zones.unusedBosses()) > 0) {
      table.zone(cards, zones.unusedBosses());
    }
  }

  private static void seats(Gauntlet gauntlet, TableBuilder table) {
    Settings settings = gauntlet.terms().settings();
    for (int hero = 0; hero < settings.heroCount(); hero++) {
      TableBuilder.Node seat = table.seat(hero).set("role", "hero")
          .set("health", gauntlet.health(hero)).set("maximum", gauntlet.maximum(hero))
          .set("conscious", gauntlet.isConscious(hero)).set("speed", gauntlet.speed(hero))
          .set("interacted", gauntlet.hasInteracted(hero));
      if (isBossInPlay(gauntlet)) {
        setTurn(gauntlet, hero, seat);
      }
      seat.zone(gauntlet.cards(), gauntlet.terms().zones().hand(hero));
    }
    if (settings.hasHost()) {
      table.seat(settings.heroCount()).set("role", "host"); // BR-SET-12
    }
  }
}
