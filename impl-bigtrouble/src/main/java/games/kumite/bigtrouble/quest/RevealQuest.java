package games.kumite.bigtrouble.quest;

import games.kumite.bigtrouble.content.MainQuest;
import games.kumite.bigtrouble.content.SideQuest;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.bigtrouble.state.Zones;
import games.kumite.spi.cards.Zone;

/** The reveal of the next quest of a deck, with its token and crates. */
public final class RevealQuest {

  private RevealQuest() {}

  /** Reveals the next main quest in a slot, if there is one (BT-SET-25, BT-SET-26, BT-QST-20). */
  public static void main(GameState state, int slot) {
    Zones zones = state.zones();
    int card = turnUp(state, zones.mainQuests, zones.mainVisible[slot]);
    if (card >= 0) {
      int index = zones.mainQuest(state.cards().face(card));
      MainQuest quest = state.content().mainQuests().get(index);
      placeToken(state, slot, index, quest.entry().start());
    }
  }

  /** Reveals the next side quest of a deck, if there is one (BT-SET-28, BT-QST-25, BT-QST-26). */
  public static void side(GameState state, int deck) {
    Zones zones = state.zones();
    int card = turnUp(state, zones.sideDecks[deck], zones.sideVisible[deck]);
    if (card >= 0) {
      int index = zones.sideQuest(state.cards().face(card));
      SideQuest quest = state.content().sideQuests().get(index);
      placeToken(state, GameState.FIRST_SIDE_SLOT + deck, index, quest.entry().token());
      for (String space : quest.entry().crates()) {
        crate(state, state.board().at(space));
      }
    }
  }

  private static int turnUp(GameState state, Zone deck, Zone visible) {
    int card = state.cards().top(deck);
    if (card >= 0) {
      state.move(card, visible);
    }
    return card;
  }

  private static void placeToken(GameState state, int slot, int quest, String space) {
    state.setQuest(slot, Counters.QUEST, quest);
    state.setQuest(slot, Counters.QUEST_SPACE, state.board().at(space));
  }

  /** Places a face-down crate token from the pool, if one is left (BT-QST-27). */
  public static void crate(GameState state, int space) {
    int token = state.cards().top(state.zones().crates);
    if (token >= 0) {
      state.move(token, state.zones().placed);
      state.placeCrate(token, space);
      state.emit(state.definition().events.crate, state.spaceNumber(space));
    }
  }
}
