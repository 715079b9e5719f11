package games.kumite.bigtrouble.acttwo;

import games.kumite.bigtrouble.content.Hero;
import games.kumite.bigtrouble.content.ItemKind;
import games.kumite.bigtrouble.dice.Roll;
import games.kumite.bigtrouble.state.Board;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.bigtrouble.state.Zones;
import games.kumite.spi.cards.Cards;
import games.kumite.spi.cards.Zone;

/** The removal of Act I from the board. Heroes keep their own possessions (BT-ACT2-05). */
final class Clearing {

  private Clearing() {}

  static void clear(Trouble trouble) {
    enemies(trouble);
    cards(trouble);
    for (int slot = 0; slot < trouble.questSlots(); slot++) {
      trouble.clearQuest(slot);
    }
    for (int kind = 0; kind < ItemKind.SHOP_KINDS; kind++) {
      trouble.set(Num.STACKS + kind, 0);
    }
    trouble.set(Num.FIRST, Trouble.NOBODY);
    trouble.set(Num.ACTIVE, Trouble.NOBODY);
    Roll.breakOff(trouble);
    for (int seat = 0; seat < trouble.seats(); seat++) {
      takeBackDice(trouble, seat);
    }
  }

  private static void enemies(Trouble trouble) {
    trouble.horde().clear();
    for (int boss = 0; boss < trouble.bossCount(); boss++) { // BT-ACT2-36
      trouble.setBoss(boss, Num.BOSS_SPACE, Board.NOWHERE);
      trouble.setBoss(boss, Num.BOSS_HEALTH, 0);
      trouble.setBoss(boss, Num.BOSS_HELD, 0);
    }
  }

  /** Removes face-down cards and tokens face down, so that nothing is revealed about the remaining crates. */
  private static void cards(Trouble trouble) {
    Zones zones = trouble.zones();
    Cards cards = trouble.cards();
    for (int crate = cards.top(zones.placed); crate >= 0; crate = cards.next(crate)) {
      trouble.placeCrate(crate, Board.NOWHERE);
    }
    trouble.moveAll(zones.placed, zones.gone);
    trouble.moveAll(zones.bigTrouble, zones.gone);
    if (!cards.isEmpty(zones.revealed)) {
      trouble.move(cards.top(zones.revealed), zones.box);
    }
    for (Zone deck : zones.sideDecks) {
      trouble.moveAll(deck, zones.gone);
    }
    for (Zone visible : zones.sideVisible) {
      trouble.moveAll(visible, zones.box);
    }
    trouble.moveAll(zones.sideDone, zones.box);
    for (Zone visible : zones.mainVisible) { // BT-QST-21; those completed stay where they lie
      trouble.moveAll(visible, zones.box);
    }
    trouble.moveAll(zones.mainQuests, zones.box);
  }

  /** Takes back a hero's dice (BT-RUL-49). */
  private static void takeBackDice(Trouble trouble, int seat) {
    for (int die = 0; die < Num.MAX_ROLLED; die++) {
      trouble.setSeat(seat, Num.FACES + die, 0);
    }
    trouble.setSeat(seat, Num.SLOTTED, 0);
    trouble.setSeat(seat, Num.PASSING, 0);
    for (int track = 0; track < Hero.TRACKS; track++) {
      trouble.setSeat(seat, Num.FILLED_SLOTS + track, 0);
      trouble.setSeat(seat, Num.LENT_SLOTS + track, 0);
    }
  }
}
