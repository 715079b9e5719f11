package games.kumite.bigtrouble.quest;

import games.kumite.bigtrouble.content.vocabulary.Attribute;
import games.kumite.bigtrouble.content.vocabulary.QuestEvent;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.spi.Options;
import games.kumite.spi.Refusal;
import org.jspecify.annotations.Nullable;

/** The quests on the table, by their slots: main and side quests in Act I, showdown cards in Act II. */
public final class Quests {

  private Quests() {}

  /** The event that is next. */
  public static QuestEvent event(Trouble trouble, int slot) {
    int quest = trouble.quest(slot, Num.QUEST);
    if (trouble.get(Num.ACT) == 2) {
      var card = trouble.content().showdowns().get(quest);
      return (trouble.quest(slot, Num.QUEST_ACTIVE) == 1 ? card.complete() : card.incomplete()).objective();
    }
    return slot < Trouble.FIRST_SIDE_SLOT
        ? trouble.content().mainQuests().get(quest).events().get(trouble.quest(slot, Num.QUEST_EVENT))
        : trouble.content().sideQuests().get(quest).event();
  }

  /**
   * Lists the triggers of a hero: the tokens in its space.
   *
   * @param seat whose turn it is
   * @param refusal why the hero may trigger no token at all, null if it may
   * @param out where the actions go
   */
  public static void triggers(Trouble trouble, int seat, @Nullable Refusal refusal, Options out) {}

  /** A hero triggers a token (BT-FRE-07). What follows is put on the agenda. */
  public static void trigger(Trouble trouble, int seat, int slot) {}

  /** Whether a task that has begun waits for dice in a space (BT-TSK-21). */
  public static boolean isTask(Trouble trouble, int slot, int space) {
    return trouble.quest(slot, Num.QUEST) >= 0 && trouble.quest(slot, Num.QUEST_SPACE) == space
        && trouble.quest(slot, Num.QUEST_BEGUN) == 1 && event(trouble, slot) instanceof QuestEvent.Task;
  }

  /** How many requirements a task has. */
  public static int requirements(Trouble trouble, int slot) {
    return ((QuestEvent.Task) event(trouble, slot)).requirements().size();
  }

  /** What a requirement of a task asks for. */
  public static Attribute requirement(Trouble trouble, int slot, int requirement) {
    return ((QuestEvent.Task) event(trouble, slot)).requirements().get(requirement);
  }

  /** Whether a requirement of a task is open. */
  public static boolean isOpen(Trouble trouble, int slot, int requirement) {
    return (trouble.quest(slot, Num.QUEST_COVERED) >> requirement & 1) == 0;
  }

  /** A hero covers an open requirement of a task (BT-TSK-04). What follows is put on the agenda. */
  public static void cover(Trouble trouble, int seat, int slot, int requirement) {}

  /** The markers of merged tasks that are not done come off at the end of a turn (BT-TSK-07). */
  public static void endOfTurn(Trouble trouble, int seat) {}

}
