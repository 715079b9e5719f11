package games.kumite.brawler.table;

import games.kumite.api.Element.Kind;
import games.kumite.brawler.state.FaceNumbers;
import games.kumite.brawler.state.GameState;
import games.kumite.brawler.state.MatchDefinition;
import games.kumite.brawler.state.PreparedActions;
import games.kumite.brawler.state.Settings;
import games.kumite.brawler.state.Zones;
import games.kumite.spi.TableBuilder;
import games.kumite.spi.Texts;
import games.kumite.spi.cards.Cards;
import jakarta.inject.Inject;

/** The description of the table: tracks, piles, decks, seats. Stateless. */
public final class TableDescription {

  @Inject
  TableDescription() {}

  /**
   * Describes the table.
   *
   * @param state the match's state
   * @param table the receiver of the elements
   */
  public void describe(GameState state, TableBuilder table) {
    tracks(state, table);
    OpenPiles.describe(state, table);
    bonuses(state, table);
    decks(state, table);
    seats(state, table);
  }

  private static void tracks(GameState state, TableBuilder table) {
    int bosses = state.definition().settings().bossCount();
    track(table, "round", state.round(), bosses);
    track(table, "defeated", state.defeated(), bosses);
    if (state.isBossInPlay()) {
      track(table, "boss-damage", Math.min(state.damage(), state.bossHealth()), state.bossHealth());
    }
  }

  private static void track(TableBuilder table, String name, int value, int max) {
    table.add(Kind.TRACK, name).set("value", value).set("min", 0).set("max", max);
  }

  /** Describes the table of Well Executed Attacks, with the dice of this match (BR-WEX-06 to BR-WEX-08). */
  private static void bonuses(GameState state, TableBuilder table) {
    Texts texts = state.config().texts();
    for (int scenario = 0; scenario < MatchDefinition.SCENARIOS; scenario++) {
      table.add(Kind.TOKEN, PreparedActions.SCENARIOS.get(scenario))
          .set("label", texts.text("word." + PreparedActions.SCENARIOS.get(scenario)))
          .set("dice", state.definition().bonus(scenario).toString())
          .set("dice-text", state.definition().bonusDice(scenario))
          .set("text", state.definition().bonusCondition(scenario));
    }
  }

  private static void decks(GameState state, TableBuilder table) {
    Zones zones = state.zones();
    Cards cards = state.cards();
    table.zone(cards, zones.bossDeck());
    for (int suit = 0; suit < FaceNumbers.SUITS; suit++) {
      TableBuilder.Node deck = table.zone(cards, zones.deck(suit));
      int owner = state.ownerOf(suit);
      if (owner != GameState.NOBODY) {
        deck.set("owner", table.start().seats().get(owner).id());
      }
    }
    if (!cards.isEmpty(zones.unusedBosses())) {
      table.zone(cards, zones.unusedBosses());
    }
  }

  private static void seats(GameState state, TableBuilder table) {
    Settings settings = state.definition().settings();
    for (int hero = 0; hero < settings.heroCount(); hero++) {
      TableBuilder.Node seat = table.seat(hero).set("role", "hero")
          .set("active", state.isBossInPlay() && state.actor() == hero) // no hero's turn between two bosses
          .set("health", state.health(hero)).set("maximum", state.maximum(hero))
          .set("conscious", state.isConscious(hero) || state.maximum(hero) == 0) // BR-SET-08: not rolled yet
          .set("speed", state.speed(hero))
          .set("interacted", state.hasInteracted(hero));
      if (state.isBossInPlay()) {
        setTurn(state, hero, seat);
      }
      seat.zone(state.cards(), state.zones().hand(hero));
    }
    if (settings.hasHost()) {
      table.seat(settings.heroCount()).set("role", "host").set("active", false); // BR-SET-12
    }
  }

  /** Sets the place in the turn order, from 1. */
  static void setTurn(GameState state, int actor, TableBuilder.Node node) {
    for (int place = 0; place < state.actors(); place++) {
      if (state.actorAt(place) == actor) {
        node.set("turn", place + 1);
      }
    }
  }
}
