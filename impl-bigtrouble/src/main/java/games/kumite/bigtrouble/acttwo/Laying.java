package games.kumite.bigtrouble.acttwo;

import games.kumite.bigtrouble.content.Content;
import games.kumite.bigtrouble.content.MainQuest;
import games.kumite.bigtrouble.content.Showdown;
import games.kumite.bigtrouble.showdown.Showdowns;
import games.kumite.bigtrouble.spawn.Spawning;
import games.kumite.bigtrouble.state.Board;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.spi.cards.Cards;
import games.kumite.spi.cards.Zone;

/** The layout of the showdown cards: those of the heroes in seat order, then those of the bosses (BT-ACT2-38). */
final class Laying {

  private static final int COMPLETE = 1;
  private static final int INCOMPLETE = 0;

  private Laying() {}

  static void lay(Trouble trouble) {
    Content content = trouble.content();
    int slot = 0;
    for (int seat = 0; seat < trouble.seats(); seat++) {
      lay(trouble, slot++, questOf(trouble, trouble.seat(seat, Num.HERO)), seat);
    }
    for (int boss = 0; boss < content.bosses().size(); boss++) { // BT-RUL-50
      for (int quest = 0; quest < content.mainQuests().size(); quest++) {
        if (content.mainQuests().get(quest).boss() == boss) {
          lay(trouble, slot++, quest, Trouble.NOBODY);
        }
      }
    }
  }

  /**
   * Returns the main quest of a hero that was in the game: it is completed or in the box, the other was never drawn. An
   * imagined world after very many shuffles may have lost this information; then it is the first.
   */
  private static int questOf(Trouble trouble, int hero) {
    int done = find(trouble, trouble.zones().mainDone, hero);
    int drawn = done >= 0 ? done : find(trouble, trouble.zones().box, hero);
    return drawn >= 0 ? drawn : first(trouble, hero);
  }

  private static int find(Trouble trouble, Zone zone, int hero) {
    Cards cards = trouble.cards();
    for (int token = cards.top(zone); token >= 0; token = cards.next(token)) {
      int quest = trouble.zones().mainQuest(cards.face(token));
      if (quest >= 0 && quest < trouble.content().mainQuests().size()) {
        MainQuest card = trouble.content().mainQuests().get(quest);
        if (card.hero() == hero) {
          return quest;
        }
      }
    }
    return Trouble.NOBODY;
  }

  private static int first(Trouble trouble, int hero) {
    int quest = 0;
    while (trouble.content().mainQuests().get(quest).hero() != hero) {
      quest++;
    }
    return quest;
  }

  private static boolean isDone(Trouble trouble, int quest) {
    Cards cards = trouble.cards();
    for (int token = cards.top(trouble.zones().mainDone); token >= 0; token = cards.next(token)) {
      if (trouble.zones().mainQuest(cards.face(token)) == quest) {
        return true;
      }
    }
    return false;
  }

  private static void lay(Trouble trouble, int slot, int quest, int seat) {
    Content content = trouble.content();
    int card = card(content, quest);
    boolean isDone = isDone(trouble, quest);
    trouble.clearQuest(slot);
    trouble.setQuest(slot, Num.QUEST, card);
    trouble.setQuest(slot, Num.QUEST_ACTIVE, isDone ? COMPLETE : INCOMPLETE);
    trouble.tell(isDone ? trouble.terms().tidings.laidComplete : trouble.terms().tidings.laidIncomplete,
        trouble.questNumber(slot));
    Board board = trouble.board();
    Showdown.Side side = Showdowns.side(trouble, slot);
    trouble.setQuest(slot, Num.QUEST_SPACE, board.at(side.objective().space()));
    if (seat >= 0) {
      int start = board.at(side.entry().start());
      trouble.setSeat(seat, Num.SPACE, start);
      trouble.tell(trouble.terms().tidings.heroMoved, seat, trouble.spaceNumber(start));
    }
    for (Showdown.Appearance enemy : side.entry().enemies()) {
      int boss = content.boss(enemy.enemy());
      if (boss >= 0 && trouble.boss(boss, Num.BOSS_SPACE) == Board.NOWHERE) { // BT-RUL-114
        Spawning.boss(trouble, boss, board.at(enemy.space()));
      } else if (boss < 0) {
        Spawning.spawn(trouble, content.minion(enemy.enemy()), board.at(enemy.space()));
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
