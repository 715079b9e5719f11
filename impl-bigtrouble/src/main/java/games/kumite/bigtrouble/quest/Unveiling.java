package games.kumite.bigtrouble.quest;

import games.kumite.bigtrouble.content.MainQuest;
import games.kumite.bigtrouble.content.SideQuest;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.bigtrouble.state.Zones;
import games.kumite.spi.cards.Zone;

/** The reveal of the next quest of a deck, with its token and crates. */
public final class Unveiling {

  private Unveiling() {}

  /** Reveals the next main quest in a slot, if there is one (BT-SET-25, BT-SET-26, BT-QST-20). */
  public static void main(Trouble trouble, int slot) {
    Zones zones = trouble.zones();
    int card = turnUp(trouble, zones.mainQuests, zones.mainVisible[slot]);
    if (card >= 0) {
      int index = zones.mainQuest(trouble.cards().face(card));
      MainQuest quest = trouble.content().mainQuests().get(index);
      lay(trouble, slot, index, quest.entry().start());
    }
  }

  /** Reveals the next side quest of a deck, if there is one (BT-SET-28, BT-QST-25, BT-QST-26). */
  public static void side(Trouble trouble, int deck) {
    Zones zones = trouble.zones();
    int card = turnUp(trouble, zones.sideDecks[deck], zones.sideVisible[deck]);
    if (card >= 0) {
      int index = zones.sideQuest(trouble.cards().face(card));
      SideQuest quest = trouble.content().sideQuests().get(index);
      lay(trouble, Trouble.FIRST_SIDE_SLOT + deck, index, quest.entry().token());
      for (String space : quest.entry().crates()) {
        crate(trouble, trouble.board().at(space));
      }
    }
  }

  private static int turnUp(Trouble trouble, Zone deck, Zone visible) {
    int card = trouble.cards().top(deck);
    if (card >= 0) {
      trouble.move(card, visible);
    }
    return card;
  }

  private static void lay(Trouble trouble, int slot, int quest, String space) {
    trouble.clearQuest(slot);
    trouble.setQuest(slot, Num.QUEST, quest);
    trouble.setQuest(slot, Num.QUEST_SPACE, trouble.board().at(space));
  }

  /** Places a face-down crate token of the pool, if one is left (BT-QST-27). */
  public static void crate(Trouble trouble, int space) {
    int token = trouble.cards().top(trouble.zones().crates);
    if (token >= 0) {
      trouble.move(token, trouble.zones().placed);
      trouble.placeCrate(token, space);
      trouble.tell(trouble.terms().tidings.crate, trouble.spaceNumber(space));
    }
  }
}
