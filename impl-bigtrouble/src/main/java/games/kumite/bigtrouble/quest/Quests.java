package games.kumite.bigtrouble.quest;

import games.kumite.bigtrouble.content.vocabulary.Attribute;
import games.kumite.bigtrouble.content.vocabulary.QuestEvent;
import games.kumite.bigtrouble.content.vocabulary.QuestEvent.Task.Boxes;
import games.kumite.bigtrouble.state.Board;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.bigtrouble.state.Word;
import games.kumite.spi.Options;
import games.kumite.spi.Refusal;
import org.jspecify.annotations.Nullable;

/** The quests on the table, by their slots: main and side quests in Act I, showdown cards in Act II. */
public final class Quests {

  private Quests() {}

  /** Returns the part of the next event that must be done now: the event itself unless it consists of several parts. */
  public static QuestEvent event(Trouble trouble, int slot) {
    return trouble.event(slot);
  }

  /**
   * Lists the triggers of a hero: the tokens in its space.
   *
   * @param seat the seat that takes its turn
   * @param refusal the reason why the hero may trigger no token at all, null if it may
   * @param out the receiver of the actions
   */
  public static void triggers(Trouble trouble, int seat, @Nullable Refusal refusal, Options out) {
    if (refusal != null && !out.isExplaining()) {
      return;
    }
    int space = trouble.seat(seat, Num.SPACE);
    for (int slot = 0; slot < trouble.questSlots(); slot++) {
      if (trouble.quest(slot, Num.QUEST) >= 0 && trouble.quest(slot, Num.QUEST_SPACE) != Board.NOWHERE
          && (trouble.quest(slot, Num.QUEST_SPACE) == space || out.isExplaining())) {
        out.add(trouble.terms().actions.of(Word.TRIGGER, trouble.questNumber(slot)),
            refusal != null ? refusal : Triggering.refusal(trouble, seat, slot));
      }
    }
  }

  /** Returns whether a hero could do something for a quest at its token: activate it, or do its event (BT-QST-03, BT-QST-06). */
  public static boolean isFor(Trouble trouble, int seat, int slot) {
    return Triggering.isFor(trouble, seat, slot);
  }

  /** Triggers a token for a hero (BT-FRE-07). The consequences are put on the agenda. */
  public static void trigger(Trouble trouble, int seat, int slot) {
    Triggering.begin(trouble, seat, slot);
  }

  /** Returns whether a task that has begun waits for dice in a space (BT-TSK-21). */
  public static boolean isTask(Trouble trouble, int slot, int space) {
    return trouble.quest(slot, Num.QUEST) >= 0 && trouble.quest(slot, Num.QUEST_SPACE) == space
        && trouble.quest(slot, Num.QUEST_BEGUN) == 1 && event(trouble, slot) instanceof QuestEvent.Task;
  }

  /** Returns the number of requirements of a task. */
  public static int requirements(Trouble trouble, int slot) {
    return ((QuestEvent.Task) event(trouble, slot)).requirements().size();
  }

  /** Returns the attribute that a requirement of a task demands. */
  public static Attribute requirement(Trouble trouble, int slot, int requirement) {
    return ((QuestEvent.Task) event(trouble, slot)).requirements().get(requirement);
  }

  /** Returns whether a requirement of a task is open. */
  public static boolean isOpen(Trouble trouble, int slot, int requirement) {
    return (trouble.quest(slot, Num.QUEST_COVERED) >> requirement & 1) == 0;
  }

  /** Covers an open requirement of a task for a hero (BT-TSK-04). The consequences are put on the agenda. */
  public static void cover(Trouble trouble, int seat, int slot, int requirement) {
    int covered = trouble.quest(slot, Num.QUEST_COVERED) | 1 << requirement;
    trouble.setQuest(slot, Num.QUEST_COVERED, covered);
    trouble.tell(trouble.terms().tidings.covered, seat, trouble.questNumber(slot),
        requirement(trouble, slot, requirement).ordinal());
    if (Integer.bitCount(covered) == requirements(trouble, slot)) {
      EventDone.complete(trouble, slot, seat, 0);
    }
  }

  /** Removes the markers of unfinished merged tasks at the end of a turn (BT-TSK-07, BT-RUL-17). */
  public static void endOfTurn(Trouble trouble, int seat) {
    for (int slot = 0; slot < trouble.questSlots(); slot++) {
      int covered = trouble.quest(slot, Num.QUEST) < 0 ? 0 : trouble.quest(slot, Num.QUEST_COVERED);
      if (covered != 0 && event(trouble, slot) instanceof QuestEvent.Task task && task.boxes() == Boxes.MERGED) {
        trouble.setQuest(slot, Num.QUEST_COVERED, 0);
        trouble.tell(trouble.terms().tidings.markersOff, trouble.questNumber(slot), Integer.bitCount(covered));
      }
    }
  }

  /** Begins a part with no progress; its token goes to its space, if it has one. */
  static void beginPart(Trouble trouble, int slot, int part) {
    trouble.setQuest(slot, Num.QUEST_PART, part);
    trouble.setQuest(slot, Num.QUEST_BEGUN, 0);
    trouble.setQuest(slot, Num.QUEST_COVERED, 0);
    trouble.setQuest(slot, Num.QUEST_LEFT, 0);
    moveToken(trouble, slot);
  }

  /** Moves the token of a quest to the space of its next event. */
  static void moveToken(Trouble trouble, int slot) {
    int space = trouble.board().at(event(trouble, slot).space());
    if (space == Board.NOWHERE) {
      trouble.setQuest(slot, Num.QUEST_SPACE, space);
    } else if (space != trouble.quest(slot, Num.QUEST_SPACE)) {
      trouble.setQuest(slot, Num.QUEST_SPACE, space);
      trouble.tell(trouble.terms().tidings.tokenMoved, trouble.questNumber(slot), trouble.spaceNumber(space));
    }
  }
}
