package games.kumite.bigtrouble.table;

import games.kumite.api.Element.Kind;
import games.kumite.bigtrouble.content.DiceFaces;
import games.kumite.bigtrouble.content.Hero;
import games.kumite.bigtrouble.content.Item;
import games.kumite.bigtrouble.content.ItemKind;
import games.kumite.bigtrouble.content.Minion;
import games.kumite.bigtrouble.content.Tracks;
import games.kumite.bigtrouble.content.ZoneEntry;
import games.kumite.bigtrouble.content.vocabulary.Attribute;
import games.kumite.bigtrouble.state.Board;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.bigtrouble.state.Zones;
import games.kumite.spi.TableBuilder;
import games.kumite.spi.TableBuilder.Node;
import games.kumite.spi.Texts;
import games.kumite.spi.cards.Cards;
import games.kumite.spi.cards.Zone;
import jakarta.inject.Inject;
import java.util.List;

/** The description of the table. Stateless. */
public final class TableDescription {

  @Inject
  TableDescription() {}

  /**
   * Describes the table.
   *
   * @param state the state of the match
   * @param table the receiver of the elements
   */
  public void describe(GameState state, TableBuilder table) {
    tracks(state, table);
    fateDice(state, table);
    rolled(state, table);
    BoardDescription.describe(state, table);
    for (int slot = 0; slot < state.questSlots(); slot++) {
      if (state.quest(slot, Counters.QUEST) >= 0 && state.quest(slot, Counters.QUEST_SPACE) == Board.NOWHERE) {
        BoardDescription.quest(state, slot, table.add(Kind.TOKEN, state.questId(slot)));
      }
    }
    for (int seat = 0; seat < state.seats(); seat++) {
      SeatDescription.describe(state, seat, table);
    }
    freeHeroes(state, table);
    shops(state, table);
    minions(state, table);
    BoardDescription.bosses(state, table);
    zones(state, table);
  }

  private static void tracks(GameState state, TableBuilder table) {
    Tracks tracks = state.content().tracks();
    table.add(Kind.TRACK, "round").set("value", state.get(Counters.ROUND)).set("act", state.get(Counters.ACT));
    table.track("threat", state.get(Counters.THREAT), 0, tracks.threat());
    if (state.get(Counters.ACT) == 1) {
      table.track("audacity", state.get(Counters.AUDACITY), 0, tracks.audacity())
          .set("chi-bonus", tracks.chiBonusSpaces());
    } else {
      int keys = state.get(Counters.KEYS); // more keys than needed to open the arena may be collected (BT-ACT2-33)
      table.track("keys", keys, 0, Math.max(keys, state.definition().players.keys()))
          .set("arena-open", state.get(Counters.ARENA_OPEN) == 1);
    }
  }

  private static void fateDice(GameState state, TableBuilder table) {
    for (int die = 0; die < DiceFaces.FATE_DICE; die++) {
      int face = state.get(Counters.FATE_FACES + die);
      int place = state.get(Counters.FATE_PLACES + die);
      if (face >= 0) {
        table.die("fate-" + (die + 1), face + 1, state.content().dice().fate().size())
            .set("symbol", Texts.word(state.content().dice().fate().get(face)))
            .set("place", place == Counters.IN_POOL ? "pool" : place == Counters.TAKEN ? "taken"
                : "slot-" + (place - Counters.ON_TRACK + 1));
      }
    }
    for (int slot = 0; slot < DiceFaces.FATE_DICE; slot++) {
      table.add(Kind.TOKEN, "fate-slot-" + (slot + 1))
          .set("text", state.definition().printed.fateSlots.get(slot));
    }
  }

  /** Describes the rolled skill dice while their player may still change the roll. */
  private static void rolled(GameState state, TableBuilder table) {
    int skill = state.get(Counters.ROLL_SKILL);
    for (int die = 0; die < skill + state.get(Counters.ROLL_EPIC); die++) {
      int face = state.get(Counters.ROLL_FACES + die);
      List<Integer> faces = die < skill ? state.content().dice().skill() : state.content().dice().epicSkill();
      if (face > 0) {
        table.die("roll-" + (die + 1), face, faces.size()).set("successes", faces.get(face - 1)).set("epic", die >= skill);
      }
    }
  }

  /** Describes the free heroes, until every player has one. */
  private static void freeHeroes(GameState state, TableBuilder table) {
    int taken = 0;
    for (int seat = 0; seat < state.seats(); seat++) {
      int hero = state.seat(seat, Counters.HERO);
      taken |= hero < 0 ? 0 : 1 << hero;
    }
    if (Integer.bitCount(taken) < state.seats()) {
      for (int hero = 0; hero < state.content().heroes().size(); hero++) {
        if ((taken >> hero & 1) == 0) {
          Hero free = state.content().heroes().get(hero);
          Node figure = table.add(Kind.FIGURE, free.entry().id()).set("label", state.definition().named(free.entry().name()));
          for (int track = 0; track < Hero.TRACKS; track++) {
            SeatDescription.slots(state, Attribute.values()[track], free, figure);
          }
          figure.set("defense-dice", free.entry().defense())
              .set("text", state.definition().printed.heroes.get(hero));
        }
      }
    }
  }

  private static void shops(GameState state, TableBuilder table) {
    List<Item> items = state.content().items();
    for (ItemKind kind : ItemKind.values()) {
      Node token = table.add(Kind.TOKEN, kind.word()).set("label", state.definition().itemName(kind))
          .set("text", state.definition().printed.items.get(kind.ordinal()));
      if (!kind.isOfCrates()) {
        ZoneEntry shop = shop(state, items.get(kind.ordinal()).zone());
        token.set("count", state.get(Counters.STACKS + kind.ordinal())).set("zone", shop.id())
            .set("zone-text", state.definition().named(shop.name()));
      }
    }
  }

  /** Returns the zone of a shop. */
  private static ZoneEntry shop(GameState state, String zone) {
    Board board = state.definition().chinatown;
    return board.zones().get(board.zone(zone));
  }

  private static void minions(GameState state, TableBuilder table) {
    List<Minion> minions = state.content().minions();
    for (int type = 0; type < minions.size(); type++) {
      Minion.Statistics card = state.statistics(type);
      table.add(Kind.CARD, minions.get(type).id()).set("label", state.definition().named(minions.get(type).name()))
          .set("hard", state.isHard(type)).set("figures", minions.get(type).figures()).set("move", card.move())
          .set("attack", card.attack()).set("range", Texts.word(card.range())).set("defense", card.defense())
          .set("chi", card.chi()).set("audacity", card.audacity());
    }
  }

  private static void zones(GameState state, TableBuilder table) {
    Cards cards = state.cards();
    Zones zones = state.zones();
    table.zone(cards, zones.bigTrouble);
    table.zone(cards, zones.revealed);
    table.zone(cards, zones.peeked);
    table.zone(cards, zones.hells);
    table.zone(cards, zones.hellDiscards);
    table.zone(cards, zones.companions);
    table.zone(cards, zones.dealt);
    table.zone(cards, zones.mainQuests);
    for (Zone zone : zones.mainVisible) {
      table.zone(cards, zone);
    }
    table.zone(cards, zones.mainDone);
    table.zone(cards, zones.sideQuests);
    for (int deck = 0; deck < Zones.SIDE_DECKS; deck++) {
      table.zone(cards, zones.sideDecks[deck]);
      table.zone(cards, zones.sideVisible[deck]);
    }
    table.zone(cards, zones.sideDone);
    table.zone(cards, zones.crates);
    table.zone(cards, zones.placed);
    for (int hero = 0; hero < zones.ofHero.length; hero++) {
      table.zone(cards, zones.ofHero[hero])
          .label("table.quests-of", state.definition().named(state.content().heroes().get(hero).entry().name()));
    }
    table.zone(cards, zones.ofBosses);
    table.zone(cards, zones.box);
    table.zone(cards, zones.gone);
  }
}
