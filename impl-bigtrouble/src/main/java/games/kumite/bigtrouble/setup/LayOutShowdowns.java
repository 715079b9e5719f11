package games.kumite.bigtrouble.setup;

import games.kumite.bigtrouble.content.Content;
import games.kumite.bigtrouble.content.MainQuest;
import games.kumite.bigtrouble.content.Showdown;
import games.kumite.bigtrouble.quest.Spawning;
import games.kumite.bigtrouble.resolution.Showdowns;
import games.kumite.bigtrouble.state.Board;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.cards.Cards;
import games.kumite.spi.cards.Zone;

/** The layout of the showdown cards: those of the heroes in seat order, then those of the bosses (BT-ACT2-38). */
final class LayOutShowdowns {

  private static final int COMPLETE = 1;
  private static final int INCOMPLETE = 0;

  private LayOutShowdowns() {}

  static void layOut(GameState state) {
    Content content = state.content();
    int slot = 0;
    for (int seat = 0; seat < state.seats(); seat++) {
      layOut(state, slot++, questOf(state, state.seat(seat, Counters.HERO)), seat);
    }
    for (int boss = 0; boss < content.bosses().size(); boss++) { // BT-RUL-50
      for (int quest = 0; quest < content.mainQuests().size(); quest++) {
        if (content.mainQuests().get(quest).boss() == boss) {
          layOut(state, slot++, quest, GameState.NONE);
        }
      }
    }
  }

  /**
   * Returns the main quest of a hero that was in the game: it is completed or in the box, the other was never drawn. An
   * imagined world after very many shuffles may have lost this information; then it is the first.
   */
  private static int questOf(GameState state, int hero) {
    int done = find(state, state.zones().mainDone, hero);
    int drawn = done >= 0 ? done : find(state, state.zones().box, hero);
    return drawn >= 0 ? drawn : first(state, hero);
  }

  private static int find(GameState state, Zone zone, int hero) {
    Cards cards = state.cards();
    for (int token = cards.top(zone); token >= 0; token = cards.next(token)) {
      int quest = state.zones().mainQuest(cards.face(token));
      if (quest >= 0 && quest < state.content().mainQuests().size()) {
        MainQuest card = state.content().mainQuests().get(quest);
        if (card.hero() == hero) {
          return quest;
        }
      }
    }
    return GameState.NONE;
  }

  private static int first(GameState state, int hero) {
    int quest = 0;
    while (state.content().mainQuests().get(quest).hero() != hero) {
      quest++;
    }
    return quest;
  }

  private static boolean isDone(GameState state, int quest) {
    Cards cards = state.cards();
    for (int token = cards.top(state.zones().mainDone); token >= 0; token = cards.next(token)) {
      if (state.zones().mainQuest(cards.face(token)) == quest) {
        return true;
      }
    }
    return false;
  }

  private static void layOut(GameState state, int slot, int quest, int seat) {
    Content content = state.content();
    int card = card(content, quest);
    boolean isDone = isDone(state, quest);
    state.clearQuest(slot);
    state.setQuest(slot, Counters.QUEST, card);
    state.setQuest(slot, Counters.QUEST_ACTIVE, isDone ? COMPLETE : INCOMPLETE);
    state.emit(isDone ? state.definition().events.laidComplete : state.definition().events.laidIncomplete,
        state.questNumber(slot));
    Board board = state.board();
    Showdown.Side side = Showdowns.side(state, slot);
    state.setQuest(slot, Counters.QUEST_SPACE, board.at(side.objective().space()));
    if (seat >= 0) {
      int start = board.at(side.entry().start());
      state.setSeat(seat, Counters.SPACE, start);
      state.emit(state.definition().events.heroMoved, seat, state.spaceNumber(start));
    }
    for (Showdown.Appearance enemy : side.entry().enemies()) {
      int boss = content.boss(enemy.enemy());
      if (boss >= 0 && state.boss(boss, Counters.BOSS_SPACE) == Board.NOWHERE) { // BT-RUL-114
        Spawning.boss(state, boss, board.at(enemy.space()));
      } else if (boss < 0) {
        Spawning.spawn(state, content.minion(enemy.enemy()), board.at(enemy.space()));
      }
    }
  }

  private static int card(Content content, int quest) {
    for (int card = 0; card < content.showdowns().size(); card++) {
      if (content.showdowns().get(card).quest() == quest) {
        return card;
      }
    }
    throw new IllegalStateException("no showdown card follows " + content.mainQuests().get(quest).entry().id());
  }
}
