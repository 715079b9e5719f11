package games.kumite.bigtrouble.task;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.bigtrouble.content.vocabulary.Attribute;
import games.kumite.bigtrouble.dice.Placed;
import games.kumite.bigtrouble.dice.Slotting;
import games.kumite.bigtrouble.quest.Quests;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.bigtrouble.state.Word;
import games.kumite.spi.Done;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.Script;
import games.kumite.spi.actions.VerbAction;
import org.jspecify.annotations.Nullable;

/**
 * Work on a task: each die covers an open requirement, a double die two (BT-TSK-02, BT-TSK-22).
 *
 * @param seat the seat of the hero
 * @param slot the slot of the quest
 * @param die bits of the attributes that the slotted die covers, 0 between two dice
 * @param left the number of requirements that it still covers
 * @param dice 1 once a die was slotted, -1 once the player stops
 */
public record Work(int seat, int slot, int die, int left, int dice) {

  private static final Refusal NO_TASK = new Refusal("BT-TSK-01", "no-task");
  private static final int BEGUN = 1;
  /** The mark that all further dice cover two requirements (BT-RUL-23). */
  private static final int DOUBLED = 2;
  private static final int ENDED = -1;
  private static final Attribute[] ATTRIBUTES = Attribute.values();
  private static final int EVERY = (1 << ATTRIBUTES.length) - 1;

  private enum Step implements Script.Choice<Trouble, Work> {
    /** The next die, or the end (DEC-10). */
    DIE {
      @Override
      public String kind() {
        return "slot";
      }

      @Override
      public void options(Trouble trouble, Work work, Options out) {
        Slotting.options(trouble, work.seat, open(trouble, work.slot), out);
        if (work.dice > 0) {
          out.add(Done.DONE);
        }
      }

      @Override
      public Prompt prompt(Trouble trouble, Work work) {
        return Slotting.prompt(trouble, work.seat, trouble.start().texts().text("slot.to.work",
            trouble.terms().questName(trouble.questNumber(work.slot))));
      }

      @Override
      public Work chosen(Trouble trouble, Work work, Action action) {
        if (action == Done.DONE) {
          return new Work(work.seat, work.slot, 0, 0, ENDED);
        }
        Placed placed = Slotting.place(trouble, work.seat, action);
        int covers = placed.isEpic() ? EVERY : 1 << placed.attribute() | 1 << Attribute.ANY.ordinal();
        boolean isDoubled = placed.times() > 1 && trouble.terms().settings.doubleWholeAction() || work.dice == DOUBLED;
        return new Work(work.seat, work.slot, covers, isDoubled ? 2 : placed.times(), isDoubled ? DOUBLED : BEGUN);
      }
    },
    /** The requirement that the die covers (DEC-14). */
    COVER {
      @Override
      public String kind() {
        return "cover";
      }

      @Override
      public void options(Trouble trouble, Work work, Options out) {
        int fitting = open(trouble, work.slot) & work.die;
        if (fitting(trouble, work) <= work.left) {
          fitting = Integer.lowestOneBit(fitting); // all of them are covered, in whatever order (BT-RUL-94)
        }
        for (Attribute attribute : ATTRIBUTES) {
          if ((fitting >> attribute.ordinal() & 1) != 0) {
            out.add(trouble.terms().actions.of(Word.COVER, attribute.ordinal()));
          }
        }
      }

      @Override
      public Prompt prompt(Trouble trouble, Work work) {
        Attribute shown = work.die == EVERY ? Attribute.ANY : ATTRIBUTES[Integer.numberOfTrailingZeros(work.die)];
        return Question.prompt(trouble, kind(), work.seat, trouble.terms().questName(trouble.questNumber(work.slot)),
            trouble.start().texts().text("word." + shown.word()), work.left);
      }

      @Override
      public Work chosen(Trouble trouble, Work work, Action action) {
        Attribute attribute = ATTRIBUTES[((VerbAction) action).first()];
        for (int i = 0; i < Quests.requirements(trouble, work.slot); i++) {
          if (Quests.isOpen(trouble, work.slot, i) && Quests.requirement(trouble, work.slot, i) == attribute) {
            Quests.cover(trouble, work.seat, work.slot, i);
            break;
          }
        }
        return new Work(work.seat, work.slot, work.die, work.left - 1, work.dice);
      }
    };

    @Override
    public int seat(Trouble trouble, Work work) {
      return work.seat;
    }

    @Override
    public boolean answersItself() {
      return true; // BT-RUL-100
    }
  }

  /** The procedure: dice and their requirements, until the player ends, no die fits or the task is done. */
  public static final Script<Trouble, Work> WORK = Script.<Trouble, Work>of("work")
      .loop(Work::goesOn, body -> body
          .ask(Step.DIE)
          .loop((trouble, work) -> work.left > 0 && isTask(trouble, work) && (open(trouble, work.slot) & work.die) != 0,
              inner -> inner.ask(Step.COVER)) // BT-TSK-23: the rest is lost
          .set((trouble, work) -> new Work(work.seat, work.slot, 0, 0, work.dice)))
      .end();

  /** Returns a hero's work on a task. */
  public static Work of(int seat, int slot) {
    return new Work(seat, slot, 0, 0, 0);
  }

  private static boolean goesOn(Trouble trouble, Work work) {
    return work.dice != ENDED && isTask(trouble, work)
        && Slotting.isAny(trouble, work.seat, open(trouble, work.slot));
  }

  private static boolean isTask(Trouble trouble, Work work) {
    return Quests.isTask(trouble, work.slot, trouble.seat(work.seat, Num.SPACE));
  }

  /** Returns the number of open requirements that the die could cover. */
  private static int fitting(Trouble trouble, Work work) {
    int count = 0;
    for (int i = 0; i < Quests.requirements(trouble, work.slot); i++) {
      count += Quests.isOpen(trouble, work.slot, i)
          && (work.die >> Quests.requirement(trouble, work.slot, i).ordinal() & 1) != 0 ? 1 : 0;
    }
    return count;
  }

  /** Returns bits of the attributes that open requirements demand. */
  private static int open(Trouble trouble, int slot) {
    int attributes = 0;
    for (int i = 0; i < Quests.requirements(trouble, slot); i++) {
      attributes |= Quests.isOpen(trouble, slot, i) ? 1 << Quests.requirement(trouble, slot, i).ordinal() : 0;
    }
    return attributes;
  }

  /**
   * Adds the tasks that a hero may work on.
   *
   * @param refusal the reason why the hero may take no task action at all, null if it may
   */
  public static void options(Trouble trouble, int seat, @Nullable Refusal refusal, Options out) {
    for (int slot = 0; slot < trouble.questSlots(); slot++) {
      if (trouble.quest(slot, Num.QUEST) >= 0) {
        boolean isTask = Quests.isTask(trouble, slot, trouble.seat(seat, Num.SPACE));
        if (isTask && refusal == null || out.isExplaining()) {
          out.add(trouble.terms().actions.of(Word.WORK, trouble.questNumber(slot)),
              refusal != null ? refusal : !isTask ? NO_TASK
                  : Slotting.isAny(trouble, seat, open(trouble, slot)) ? null : Slotting.NO_DIE);
        }
      }
    }
  }
}
