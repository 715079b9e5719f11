package games.kumite.bigtrouble.round;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.bigtrouble.content.vocabulary.Attribute;
import games.kumite.bigtrouble.dice.PlacedDie;
import games.kumite.bigtrouble.dice.SlotPayment;
import games.kumite.bigtrouble.quest.TaskEvent;
import games.kumite.bigtrouble.state.ActionVerb;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Done;
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
public record WorkOnTask(int seat, int slot, int die, int left, int dice) {

  private static final Refusal NO_TASK = new Refusal("BT-TSK-01", "no-task");
  private static final int BEGUN = 1;
  /** The mark that all further dice cover two requirements (BT-RUL-23). */
  private static final int DOUBLED = 2;
  private static final int ENDED = -1;
  private static final Attribute[] ATTRIBUTES = Attribute.values();
  private static final int EVERY = (1 << ATTRIBUTES.length) - 1;

  /** The choice of the next die, or of the end (DEC-10). */
  private record Slot(WorkOnTask work) implements Script.Reply<GameState, WorkOnTask> {

    @Override
    public int seat(GameState state) {
      return work.seat;
    }

    @Override
    public boolean isAutoPlayed() {
      return true; // BT-RUL-100
    }

    @Override
    public void collectActions(GameState state, ActionCollector out) {
      SlotPayment.options(state, work.seat, open(state, work.slot), out);
      if (work.dice > 0) {
        out.add(Done.DONE);
      }
    }

    @Override
    public Prompt prompt(GameState state) {
      return SlotPayment.prompt(state, work.seat, state.config().texts().text("slot.to.work",
          state.definition().questName(state.questNumber(work.slot))));
    }

    @Override
    public WorkOnTask localsAfter(GameState state, Action action) {
      if (action == Done.DONE) {
        return new WorkOnTask(work.seat, work.slot, 0, 0, ENDED);
      }
      PlacedDie placed = SlotPayment.place(state, work.seat, action);
      int covers = placed.isEpic() ? EVERY : 1 << placed.attribute() | 1 << Attribute.ANY.ordinal();
      boolean isDoubled = placed.times() > 1 && state.definition().settings.doubleWholeAction() || work.dice == DOUBLED;
      return new WorkOnTask(work.seat, work.slot, covers, isDoubled ? 2 : placed.times(), isDoubled ? DOUBLED : BEGUN);
    }
  }

  /** The choice of the requirement that the die covers (DEC-14). */
  private record Cover(WorkOnTask work) implements Script.Reply<GameState, WorkOnTask> {

    @Override
    public int seat(GameState state) {
      return work.seat;
    }

    @Override
    public boolean isAutoPlayed() {
      return true; // BT-RUL-100
    }

    @Override
    public void collectActions(GameState state, ActionCollector out) {
      int fitting = open(state, work.slot) & work.die;
      if (fitting(state, work) <= work.left) {
        fitting = Integer.lowestOneBit(fitting); // all of them are covered, in whatever order (BT-RUL-94)
      }
      for (Attribute attribute : ATTRIBUTES) {
        if ((fitting >> attribute.ordinal() & 1) != 0) {
          out.add(state.definition().actions.of(ActionVerb.COVER, attribute.ordinal()));
        }
      }
    }

    @Override
    public Prompt prompt(GameState state) {
      Attribute shown = work.die == EVERY ? Attribute.ANY : ATTRIBUTES[Integer.numberOfTrailingZeros(work.die)];
      return Question.prompt(state, kind(), work.seat, state.definition().questName(state.questNumber(work.slot)),
          state.config().texts().text("word." + shown.word()), work.left);
    }

    @Override
    public WorkOnTask localsAfter(GameState state, Action action) {
      Attribute attribute = ATTRIBUTES[((VerbAction) action).first()];
      for (int i = 0; i < TaskEvent.requirements(state, work.slot); i++) {
        if (TaskEvent.isOpen(state, work.slot, i) && TaskEvent.requirement(state, work.slot, i) == attribute) {
          TaskEvent.cover(state, work.seat, work.slot, i);
          break;
        }
      }
      return new WorkOnTask(work.seat, work.slot, work.die, work.left - 1, work.dice);
    }
  }

  /** The procedure: dice and their requirements, until the player ends, no die fits or the task is done. */
  public static final Script<GameState, WorkOnTask> WORK = Script.<GameState, WorkOnTask>of("work")
      .repeatWhile(WorkOnTask::goesOn, body -> body
          .ask(Slot::new)
          .repeatWhile((state, work) -> work.left > 0 && isTask(state, work) && (open(state, work.slot) & work.die) != 0,
              inner -> inner.ask(Cover::new)) // BT-TSK-23: the rest is lost
          .update((state, work) -> new WorkOnTask(work.seat, work.slot, 0, 0, work.dice)))
      .build();

  /** Returns a hero's work on a task. */
  public static WorkOnTask of(int seat, int slot) {
    return new WorkOnTask(seat, slot, 0, 0, 0);
  }

  private static boolean goesOn(GameState state, WorkOnTask work) {
    return work.dice != ENDED && isTask(state, work)
        && SlotPayment.isAny(state, work.seat, open(state, work.slot));
  }

  private static boolean isTask(GameState state, WorkOnTask work) {
    return TaskEvent.isTask(state, work.slot, state.seat(work.seat, Counters.SPACE));
  }

  /** Returns the number of open requirements that the die could cover. */
  private static int fitting(GameState state, WorkOnTask work) {
    int count = 0;
    for (int i = 0; i < TaskEvent.requirements(state, work.slot); i++) {
      count += TaskEvent.isOpen(state, work.slot, i)
          && (work.die >> TaskEvent.requirement(state, work.slot, i).ordinal() & 1) != 0 ? 1 : 0;
    }
    return count;
  }

  /** Returns bits of the attributes that open requirements demand. */
  private static int open(GameState state, int slot) {
    int attributes = 0;
    for (int i = 0; i < TaskEvent.requirements(state, slot); i++) {
      attributes |= TaskEvent.isOpen(state, slot, i) ? 1 << TaskEvent.requirement(state, slot, i).ordinal() : 0;
    }
    return attributes;
  }

  /**
   * Adds the tasks that a hero may work on.
   *
   * @param refusal the reason why the hero may take no task action at all, null if it may
   */
  public static void options(GameState state, int seat, @Nullable Refusal refusal, ActionCollector out) {
    for (int slot = 0; slot < state.questSlots(); slot++) {
      if (state.quest(slot, Counters.QUEST) >= 0) {
        boolean isTask = TaskEvent.isTask(state, slot, state.seat(seat, Counters.SPACE));
        if (isTask || out.isExplaining()) {
          out.add(state.definition().actions.of(ActionVerb.WORK, state.questNumber(slot)),
              refusal != null ? refusal : !isTask ? NO_TASK
                  : SlotPayment.isAny(state, seat, open(state, slot)) ? null : SlotPayment.NO_DIE);
        }
      }
    }
  }
}
