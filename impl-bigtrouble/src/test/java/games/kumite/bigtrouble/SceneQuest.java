package games.kumite.bigtrouble;

import games.kumite.bigtrouble.quest.Quests;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Trouble;

/**
 * Lays a quest for a {@link Scene}.
 *
 * @param trouble the state
 * @param slot the slot
 */
record SceneQuest(Trouble trouble, int slot) {

  void lay(String text) {
    String[] words = text.split(" ");
    trouble.clearQuest(slot);
    trouble.setQuest(slot, Num.QUEST, index(words[0]));
    String start = trouble.get(Num.ACT) == 2 ? "" : slot < Trouble.FIRST_SIDE_SLOT
        ? trouble.content().mainQuests().get(index(words[0])).entry().start()
        : trouble.content().sideQuests().get(index(words[0])).entry().token();
    for (int i = 1; i < words.length; i++) {
      word(words[i]);
    }
    boolean isActive = trouble.get(Num.ACT) == 2 || trouble.quest(slot, Num.QUEST_ACTIVE) == 1;
    String space = isActive ? Quests.event(trouble, slot).space() : start;
    trouble.setQuest(slot, Num.QUEST_SPACE, trouble.board().at(space));
    if (trouble.get(Num.ACT) == 1) {
      int token = Scene.token(trouble, words[0]);
      trouble.cards().moveToTop(token, slot < Trouble.FIRST_SIDE_SLOT ? trouble.zones().mainVisible[slot]
          : trouble.zones().sideVisible[slot - Trouble.FIRST_SIDE_SLOT]);
    }
  }

  private int index(String id) {
    var content = trouble.content();
    if (trouble.get(Num.ACT) == 2) {
      return content.showdowns().stream().map(card -> card.entry().id()).toList().indexOf(id);
    }
    return slot < Trouble.FIRST_SIDE_SLOT
        ? content.mainQuests().stream().map(quest -> quest.entry().id()).toList().indexOf(id)
        : content.sideQuests().stream().map(quest -> quest.entry().id()).toList().indexOf(id);
  }

  private void word(String word) {
    if (word.equals("active") || word.equals("complete")) {
      trouble.setQuest(slot, Num.QUEST_ACTIVE, 1);
    } else if (word.equals("begun")) {
      trouble.setQuest(slot, Num.QUEST_BEGUN, 1);
    } else {
      int number = Integer.parseInt(word.substring(word.indexOf('=') + 1));
      switch (word.substring(0, word.indexOf('='))) {
        case "event" -> {
          trouble.setQuest(slot, Num.QUEST_ACTIVE, 1);
          trouble.setQuest(slot, Num.QUEST_EVENT, number - 1);
        }
        case "part" -> trouble.setQuest(slot, Num.QUEST_PART, number - 1);
        case "covered" -> trouble.setQuest(slot, Num.QUEST_COVERED, number);
        case "left" -> trouble.setQuest(slot, Num.QUEST_LEFT, number);
        default -> throw new IllegalArgumentException("what is " + word + "?");
      }
    }
  }
}
