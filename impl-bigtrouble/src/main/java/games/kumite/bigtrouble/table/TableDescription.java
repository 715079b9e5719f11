package games.kumite.bigtrouble.table;

import games.kumite.api.Element.Kind;
import games.kumite.bigtrouble.content.Dice;
import games.kumite.bigtrouble.content.Hero;
import games.kumite.bigtrouble.content.Item;
import games.kumite.bigtrouble.content.ItemKind;
import games.kumite.bigtrouble.content.Minion;
import games.kumite.bigtrouble.content.Tracks;
import games.kumite.bigtrouble.state.Board;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.bigtrouble.state.Zones;
import games.kumite.spi.TableBuilder;
import games.kumite.spi.TableBuilder.Node;
import games.kumite.spi.Texts;
import games.kumite.spi.cards.Cards;
import games.kumite.spi.cards.Zone;
import jakarta.inject.Inject;
import java.util.List;
import java.util.stream.Collectors;

/** The description of the table. Stateless. */
public final class TableDescription {

  @Inject
  TableDescription() {}

  /**
   * Describes the table.
   *
   * @param trouble the state of the match
   * @param table the receiver of the elements
   */
  public void describe(Trouble trouble, TableBuilder table) {
    tracks(trouble, table);
    fateDice(trouble, table);
    rolled(trouble, table);
    BoardDescription.describe(trouble, table);
    for (int slot = 0; slot < trouble.questSlots(); slot++) {
      if (trouble.quest(slot, Num.QUEST) >= 0 && trouble.quest(slot, Num.QUEST_SPACE) == Board.NOWHERE) {
        BoardDescription.quest(trouble, slot, table.add(Kind.TOKEN, BoardDescription.questId(trouble, slot)));
      }
    }
    for (int seat = 0; seat < trouble.seats(); seat++) {
      SeatDescription.describe(trouble, seat, table);
    }
    freeHeroes(trouble, table);
    shops(trouble, table);
    minions(trouble, table);
    zones(trouble, table);
  }

  private static void tracks(Trouble trouble, TableBuilder table) {
    Tracks tracks = trouble.content().tracks();
    table.add(Kind.TRACK, "round").set("value", trouble.get(Num.ROUND)).set("act", trouble.get(Num.ACT));
    table.track("threat", trouble.get(Num.THREAT), 0, tracks.threat());
    if (trouble.get(Num.ACT) == 1) {
      table.track("audacity", trouble.get(Num.AUDACITY), 0, tracks.audacity())
          .set("chi-bonus", tracks.chiBonusSpaces().stream()
              .map(String::valueOf).collect(Collectors.joining(" ")));
    } else {
      int keys = trouble.get(Num.KEYS); // more keys than needed to open the arena may be collected (BT-ACT2-33)
      table.track("keys", keys, 0, Math.max(keys, trouble.terms().players.keys()))
          .set("arena-open", trouble.get(Num.ARENA_OPEN) == 1);
    }
  }

  private static void fateDice(Trouble trouble, TableBuilder table) {
    for (int die = 0; die < Dice.FATE_DICE; die++) {
      int face = trouble.get(Num.FATE_FACES + die);
      int place = trouble.get(Num.FATE_PLACES + die);
      if (face >= 0) {
        table.die("fate-" + (die + 1), face + 1, trouble.content().dice().fate().size())
            .set("symbol", Texts.word(trouble.content().dice().fate().get(face)))
            .set("place", place == Num.IN_POOL ? "pool" : place == Num.TAKEN ? "taken"
                : "slot-" + (place - Num.ON_TRACK + 1));
      }
    }
    for (int slot = 0; slot < Dice.FATE_DICE; slot++) {
      table.add(Kind.TOKEN, "fate-slot-" + (slot + 1))
          .set("text", trouble.terms().printed.fateSlots.get(slot));
    }
  }

  /** Describes the rolled skill dice while their player may still change the roll. */
  private static void rolled(Trouble trouble, TableBuilder table) {
    int skill = trouble.get(Num.ROLL_SKILL);
    for (int die = 0; die < skill + trouble.get(Num.ROLL_EPIC); die++) {
      int face = trouble.get(Num.ROLL_FACES + die);
      List<Integer> faces = die < skill ? trouble.content().dice().skill() : trouble.content().dice().epicSkill();
      if (face > 0) {
        table.die("roll-" + (die + 1), face, faces.size()).set("successes", faces.get(face - 1)).set("epic", die >= skill);
      }
    }
  }

  /** Describes the free heroes, until every player has one. */
  private static void freeHeroes(Trouble trouble, TableBuilder table) {
    int taken = 0;
    for (int seat = 0; seat < trouble.seats(); seat++) {
      int hero = trouble.seat(seat, Num.HERO);
      taken |= hero < 0 ? 0 : 1 << hero;
    }
    if (Integer.bitCount(taken) < trouble.seats()) {
      for (int hero = 0; hero < trouble.content().heroes().size(); hero++) {
        if ((taken >> hero & 1) == 0) {
          Hero.Entry entry = trouble.content().heroes().get(hero).entry();
          table.add(Kind.FIGURE, entry.id()).set("label", entry.name()).set("body-slots", entry.body())
              .set("mind-slots", entry.mind()).set("spirit-slots", entry.spirit()).set("defense-dice", entry.defense())
              .set("special", trouble.terms().printed.specials.get(hero))
              .set("co-op", trouble.terms().printed.coops.get(hero));
        }
      }
    }
  }

  private static void shops(Trouble trouble, TableBuilder table) {
    List<Item> items = trouble.content().items();
    for (ItemKind kind : ItemKind.values()) {
      Node token = table.add(Kind.TOKEN, kind.word()).set("label", trouble.terms().itemName(kind))
          .set("text", trouble.terms().printed.items.get(kind.ordinal()));
      if (!kind.isOfCrates()) {
        token.set("count", trouble.get(Num.STACKS + kind.ordinal())).set("zone", shop(trouble, items.get(kind.ordinal()).zone()));
      }
    }
  }

  /** Returns the name of the zone of a shop, as on the board's spaces. */
  private static String shop(Trouble trouble, String zone) {
    Board board = trouble.terms().chinatown;
    return board.zones().get(board.zone(zone)).name();
  }

  private static void minions(Trouble trouble, TableBuilder table) {
    List<Minion> minions = trouble.content().minions();
    for (int type = 0; type < minions.size(); type++) {
      Minion.Statistics card = trouble.statistics(type);
      table.add(Kind.CARD, minions.get(type).id()).set("label", minions.get(type).name())
          .set("hard", trouble.isHard(type)).set("figures", minions.get(type).figures()).set("move", card.move())
          .set("attack", card.attack()).set("range", Texts.word(card.range())).set("defense", card.defense())
          .set("chi", card.chi()).set("audacity", card.audacity());
    }
  }

  private static void zones(Trouble trouble, TableBuilder table) {
    Cards cards = trouble.cards();
    Zones zones = trouble.zones();
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
          .label("table.quests-of", trouble.content().heroes().get(hero).entry().name());
    }
    table.zone(cards, zones.ofBosses);
    table.zone(cards, zones.box);
    table.zone(cards, zones.gone);
  }
}
