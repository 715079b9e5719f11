package games.kumite.brawler.table;

import games.kumite.api.Element.Kind;
import games.kumite.brawler.state.Faces;
import games.kumite.brawler.state.Gauntlet;
import games.kumite.brawler.state.Settings;
import games.kumite.brawler.state.Zones;
import games.kumite.spi.TableBuilder;
import games.kumite.spi.cards.Cards;
import jakarta.inject.Inject;

/** The description of the table: tracks, piles, decks, seats. Stateless. */
public final class TableDescription {

  @Inject
  TableDescription() {}

  /**
   * Describes the table.
   *
   * @param gauntlet the match's state
   * @param table the receiver of the elements
   */
  public void describe(Gauntlet gauntlet, TableBuilder table) {
    tracks(gauntlet, table);
    OpenPiles.describe(gauntlet, table);
    decks(gauntlet, table);
    seats(gauntlet, table);
  }

  private static void tracks(Gauntlet gauntlet, TableBuilder table) {
    int bosses = gauntlet.terms().settings().bossCount();
    track(table, "round", gauntlet.round(), bosses);
    track(table, "defeated", gauntlet.defeated(), bosses);
    if (gauntlet.isBossInPlay()) {
      track(table, "boss-damage", Math.min(gauntlet.damage(), gauntlet.bossHealth()), gauntlet.bossHealth());
    }
  }

  private static void track(TableBuilder table, String name, int value, int max) {
    table.add(Kind.TRACK, name).set("value", value).set("min", 0).set("max", max);
  }

  private static void decks(Gauntlet gauntlet, TableBuilder table) {
    Zones zones = gauntlet.zones();
    Cards cards = gauntlet.cards();
    table.zone(cards, zones.bossDeck());
    for (int suit = 0; suit < Faces.SUITS; suit++) {
      TableBuilder.Node deck = table.zone(cards, zones.deck(suit));
      int owner = gauntlet.ownerOf(suit);
      if (owner != Gauntlet.NOBODY) {
        deck.set("owner", table.start().seats().get(owner).id());
      }
    }
    if (!cards.isEmpty(zones.unusedBosses())) {
      table.zone(cards, zones.unusedBosses());
    }
  }

  private static void seats(Gauntlet gauntlet, TableBuilder table) {
    Settings settings = gauntlet.terms().settings();
    for (int hero = 0; hero < settings.heroCount(); hero++) {
      TableBuilder.Node seat = table.seat(hero).set("role", "hero")
          .set("active", gauntlet.isBossInPlay() && gauntlet.actor() == hero) // no hero's turn between two bosses
          .set("health", gauntlet.health(hero)).set("maximum", gauntlet.maximum(hero))
          .set("conscious", gauntlet.isConscious(hero) || gauntlet.maximum(hero) == 0) // BR-SET-08: not rolled yet
          .set("speed", gauntlet.speed(hero))
          .set("interacted", gauntlet.hasInteracted(hero));
      if (gauntlet.isBossInPlay()) {
        setTurn(gauntlet, hero, seat);
      }
      seat.zone(gauntlet.cards(), gauntlet.zones().hand(hero));
    }
    if (settings.hasHost()) {
      table.seat(settings.heroCount()).set("role", "host").set("active", false); // BR-SET-12
    }
  }

  /** Sets the place in the turn order, from 1. */
  static void setTurn(Gauntlet gauntlet, int actor, TableBuilder.Node node) {
    for (int place = 0; place < gauntlet.actors(); place++) {
      if (gauntlet.actorAt(place) == actor) {
        node.set("turn", place + 1);
      }
    }
  }
}
