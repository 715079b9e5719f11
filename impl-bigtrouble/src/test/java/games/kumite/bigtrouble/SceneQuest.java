package games.kumite.bigtrouble;

import games.kumite.bigtrouble.quest.Quests;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.GameState;

/**
 * Lays a quest for a {@link Scene}.
 *
 * @param state the state
 * @param slot the slot
 */
record SceneQuest(GameState state, int slot) {

  void lay(String text) {
    String[] words = text.split(" ");
    state.clearQuest(slot);
    state.setQuest(slot, Counters.QUEST, index(words[0]));
    String start = state.get(Counters.ACT) == 2 ? "" : slot < GameState.FIRST_SIDE_SLOT
        ? state.content().mainQuests().get(index(words[0])).entry().start()
        : state.content().sideQuests().get(index(words[0])).entry().token();
    for (int i = 1; i < words.length; i++) {
      word(words[i]);
    }
    boolean isActive = state.get(Counters.ACT) == 2 || state.quest(slot, Counters.QUEST_ACTIVE) == 1;
    String space = isActive ? Quests.event(state, slot).space() : start;
    state.setQuest(slot, Counters.QUEST_SPACE, state.board().at(space));
    if (state.get(Counters.ACT) == 1) {
      int token = Scene.token(state, words[0]);
      state.cards().moveToTop(token, slot < GameState.FIRST_SIDE_SLOT ? state.zones().mainVisible[slot]
          : state.zones().sideVisible[slot - GameState.FIRST_SIDE_SLOT]);
    }
  }

  private int index(String id) {
    var content = state.content();
    if (state.get(Counters.ACT) == 2) {
      return content.showdowns().stream().map(card -> card.entry().id()).toList().indexOf(id);
    }
    return slot < GameState.FIRST_SIDE_SLOT
        ? content.mainQuests().stream().map(quest -> quest.entry().id()).toList().indexOf(id)
        : content.sideQuests().stream().map(quest -> quest.entry().id()).toList().indexOf(id);
  }

  private void word(String word) {
    if (word.equals("active") || word.equals("complete")) {
      state.setQuest(slot, Counters.QUEST_ACTIVE, 1);
    } else if (word.equals("begun")) {
      state.setQuest(slot, Counters.QUEST_BEGUN, 1);
    } else {
      int number = Integer.parseInt(word.substring(word.indexOf('=') + 1));
      switch (word.substring(0, word.indexOf('='))) {
        case "event" -> {
          state.setQuest(slot, Counters.QUEST_ACTIVE, 1);
          state.setQuest(slot, Counters.QUEST_EVENT, number - 1);
        }
        case "part" -> state.setQuest(slot, Counters.QUEST_PART, number - 1);
        case "covered" -> state.setQuest(slot, Counters.QUEST_COVERED, number);
        case "left" -> state.setQuest(slot, Counters.QUEST_LEFT, number);
        default -> throw new IllegalArgumentException("what is " + word + "?");
      }
    }
  }
}
