package games.kumite.bigtrouble.setup;

import games.kumite.bigtrouble.content.Hero;
import games.kumite.bigtrouble.content.ItemKind;
import games.kumite.bigtrouble.dice.Roll;
import games.kumite.bigtrouble.state.Board;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.bigtrouble.state.Zones;
import games.kumite.spi.cards.Cards;
import games.kumite.spi.cards.Zone;

/** The removal of Act I from the board. Heroes keep their own possessions (BT-ACT2-05). */
final class ActOneCleanup {

  private ActOneCleanup() {}

  static void clear(GameState state) {
    enemies(state);
    cards(state);
    for (int slot = 0; slot < state.questSlots(); slot++) {
      state.clearQuest(slot);
    }
    for (int kind = 0; kind < ItemKind.SHOP_KINDS; kind++) {
      state.set(Counters.STACKS + kind, 0);
    }
    state.set(Counters.FIRST, GameState.NONE);
    state.set(Counters.ACTIVE, GameState.NONE);
    Roll.breakOff(state);
    for (int seat = 0; seat < state.seats(); seat++) {
      takeBackDice(state, seat);
    }
  }

  private static void enemies(GameState state) {
    state.horde().clear();
    for (int boss = 0; boss < state.bossCount(); boss++) { // BT-ACT2-36
      state.setBoss(boss, Counters.BOSS_SPACE, Board.NOWHERE);
      state.setBoss(boss, Counters.BOSS_HEALTH, 0);
      state.setBoss(boss, Counters.BOSS_HELD, 0);
    }
  }

  /** Removes face-down cards and tokens face down, so that nothing is revealed about the remaining crates. */
  private static void cards(GameState state) {
    Zones zones = state.zones();
    Cards cards = state.cards();
    for (int crate = cards.top(zones.placed); crate >= 0; crate = cards.next(crate)) {
      state.placeCrate(crate, Board.NOWHERE);
    }
    state.moveAll(zones.placed, zones.gone);
    state.moveAll(zones.bigTrouble, zones.gone);
    if (!cards.isEmpty(zones.revealed)) {
      state.move(cards.top(zones.revealed), zones.box);
    }
    for (Zone deck : zones.sideDecks) {
      state.moveAll(deck, zones.gone);
    }
    for (Zone visible : zones.sideVisible) {
      state.moveAll(visible, zones.box);
    }
    state.moveAll(zones.sideDone, zones.box);
    for (Zone visible : zones.mainVisible) { // BT-QST-21; those completed stay where they lie
      state.moveAll(visible, zones.box);
    }
    state.moveAll(zones.mainQuests, zones.box);
  }

  /** Takes back a hero's dice (BT-RUL-49). */
  private static void takeBackDice(GameState state, int seat) {
    for (int die = 0; die < Counters.MAX_ROLLED; die++) {
      state.setSeat(seat, Counters.FACES + die, 0);
    }
    state.setSeat(seat, Counters.SLOTTED, 0);
    state.setSeat(seat, Counters.PASSING, 0);
    for (int track = 0; track < Hero.TRACKS; track++) {
      state.setSeat(seat, Counters.FILLED_SLOTS + track, 0);
      state.setSeat(seat, Counters.LENT_SLOTS + track, 0);
    }
  }
}
