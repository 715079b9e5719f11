package games.kumite.kungfu.activation;

import games.kumite.api.Action;
import games.kumite.kungfu.chi.Chi;
import games.kumite.kungfu.chi.Price;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.QualityTest;
import games.kumite.kungfu.morale.StateCleanup;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.FigureNames;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameChoice;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Stage;
import games.kumite.kungfu.trait.AbilityWindow;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.IntList;
import games.kumite.spi.Script;
import games.kumite.spi.actions.VerbAction;

/**
 * Motivated Extras who act on one roll (KF-CHI-11, KF-RUL-07): every die at +1, the worst target number rules for all,
 * one figure finishes before the next begins.
 *
 * @param members the figures that have still to act
 * @param actions the dice that are rolled, then the actions that each has
 * @param failures the failures of the roll
 * @param ones the number of its dice that showed 1
 */
record MotivatedGroup(IntList members, int actions, int failures, int ones) {

  private static final int SIDES = 6;
  private static final int MAX_DICE = 3;
  private static final int MOTIVATED = 1;
  private static final EventType ROLLED =
      EventType.of("group-rolled", "KF-CHI-11").seat("who").number("successes").number("failures");
  private static final EventType PAID = EventType.of("turnover-paid", "KF-ACT-23").seat("who");
  private static final EventType TURNOVER = EventType.of("turnover", "KF-ACT-22").seat("who");

  /** The matters of which a group is asked: how many dice, then whose actions come next, then whether the turnover is paid (D-66). */
  private enum Matter {
    DICE("group-dice"), NEXT("next-of-group"), TURNOVER("group-turnover");

    private final String kind;

    Matter(String kind) {
      this.kind = kind;
    }
  }

  /** A choice of a group. */
  private record Choose(Matter matter, MotivatedGroup group) implements Script.Reply<GameState, MotivatedGroup>, GameChoice {

    @Override
    public String kind() {
      return matter.kind;
    }

    @Override
    public int seat(GameState state) {
      return state.seat(state.get(Counters.ACTIVE));
    }

    @Override
    public boolean isAutoPlayed() {
      return matter != Matter.DICE; // the last member, and a player without Chi, has nothing to choose
    }

    @Override
    public void collectActions(GameState state, ActionCollector out) {
      switch (matter) {
        case DICE -> {
          for (int dice = 1; dice <= MAX_DICE; dice++) {
            out.add(state.actions().of(ActionVerb.ROLL, dice));
          }
        }
        case NEXT -> {
          for (int i = 0; i < group.members.size(); i++) {
            out.add(state.actions().of(ActionVerb.NEXT, FigureNames.of(state.figures(), group.members.get(i))));
          }
        }
        default -> {
          out.add(state.actions().of(ActionVerb.ACCEPT));
          out.add(state.actions().of(ActionVerb.PAY), Chi.refusal(state, state.get(Counters.ACTIVE), 1, Price.TURNOVER));
        }
      }
    }

    @Override
    public MotivatedGroup localsAfter(GameState state, Action action) {
      VerbAction chosen = (VerbAction) action;
      int gang = state.get(Counters.ACTIVE);
      switch (matter) {
        case DICE -> {
          return new MotivatedGroup(group.members, chosen.first(), 0, 0);
        }
        case NEXT -> {
          return group.withFirst(FigureNames.figure(state.figures(), chosen.first()));
        }
        default -> {
          if (chosen.verb() == ActionVerb.PAY) {
            Chi.spend(state, gang, 1);
            state.emit(PAID, state.seat(gang));
            return new MotivatedGroup(group.members, group.actions, 0, group.ones);
          }
          state.emit(MotivatedGroup.TURNOVER, state.seat(gang));
          return group;
        }
      }
    }
  }

  /** The roll, the Reaction, the actions of one after the other, the turnover. */
  static final Script<GameState, MotivatedGroup> SCRIPT = Script.<GameState, MotivatedGroup>of("group")
      .act(MotivatedGroup::begin)
      .act((state, group) -> AbilityWindow.BEFORE_ROLL.open(state, Figures.NOBODY)) // W2
      .update(MotivatedGroup::ofThoseLeft)
      .stopUnless((state, group) -> group.members.size() > 0)
      .ask(group -> new Choose(Matter.DICE, group))
      .update(MotivatedGroup::roll)
      .when((state, group) -> group.failures > 0, failed -> failed
          .call(Activation.REACTION, (state, group) -> Activation.reactionTo(group.failures, group.actions),
              (state, group, reaction) -> group)
          .act((state, group) -> state.then(StateCleanup.ALL)))
      .update(MotivatedGroup::ofThoseLeft)
      .repeatWhile((state, group) -> group.actions > 0 && group.members.size() > 0, each -> each
          .ask(group -> new Choose(Matter.NEXT, group))
          .call(Activation.ACTIONS, (state, group) -> Activation.member(group.members.get(0), group.actions
              - ActivationRoll.lost(state.figures(), group.members.get(0), group.actions), group.ones),
              (state, group, done) -> ofThoseLeft(state, group.withoutFirst())))
      .when((state, group) -> group.failures > 1, turnover -> turnover // one for all, after all have acted
          .update((state, group) -> PayTurnover.isSaved(state) ? group.withoutFailures() : group)
          .stopUnless((state, group) -> group.failures > 1)
          .act((state, group) -> state.callbacks().owed(state, state.get(Counters.ACTIVE))) // KF-TRT-59a
          .ask(group -> new Choose(Matter.TURNOVER, group))
          .act((state, group) -> {
            if (group.failures > 1) {
              state.leave(Stage.TURN);
            }
          }))
      .build();

  private static void begin(GameState state, MotivatedGroup group) {
    for (int i = 0; i < group.members.size(); i++) {
      state.figures().inflict(group.members.get(i), Condition.ACTIVATED); // KF-CHI-12
    }
  }

  /**
   * Returns the group without those who have been taken out meanwhile, or possessed: by an ability, a Reaction, or what a member
   * has done.
   */
  private static MotivatedGroup ofThoseLeft(GameState state, MotivatedGroup group) {
    IntList left = IntList.NONE;
    for (int i = 0; i < group.members.size(); i++) {
      int figure = group.members.get(i);
      boolean isLeft = Capabilities.toAct(state.figures(), figure) && state.figures().gang(figure) == state.get(Counters.ACTIVE);
      left = isLeft ? left.and(figure) : left;
    }
    return new MotivatedGroup(left, group.actions, group.failures, group.ones);
  }

  private static MotivatedGroup roll(GameState state, MotivatedGroup group) {
    Figures figures = state.figures();
    int seat = state.seat(state.get(Counters.ACTIVE));
    int[] dice = state.roll("motivation", seat, group.actions, SIDES);
    int successes = dice.length;
    for (int die : dice) {
      for (int i = 0; i < group.members.size(); i++) {
        int figure = group.members.get(i);
        if (!QualityTest.isPassed(die, MOTIVATED + QualityTest.reactionModifier(figures, figure), figures.quality(figure))) {
          successes--;
          break;
        }
      }
    }
    int sixes = 0;
    int ones = 0;
    for (int die : dice) {
      sixes += die == SIDES ? 1 : 0;
      ones += die == 1 ? 1 : 0;
    }
    state.emit(ROLLED, seat, successes, dice.length - successes);
    for (int i = 0; i < group.members.size(); i++) {
      ActivationRoll.collapse(state, group.members.get(i), ones); // KF-CON-19: one activation roll of all of them
    }
    return new MotivatedGroup(group.members, successes + (sixes > 1 ? 1 : 0), dice.length - successes, ones); // KF-RUL-09
  }

  private MotivatedGroup withoutFailures() {
    return new MotivatedGroup(members, actions, 0, ones);
  }

  private MotivatedGroup withFirst(int figure) {
    IntList order = IntList.of(figure);
    for (int i = 0; i < members.size(); i++) {
      order = members.get(i) == figure ? order : order.and(members.get(i));
    }
    return new MotivatedGroup(order, actions, failures, ones);
  }

  private MotivatedGroup withoutFirst() {
    IntList left = IntList.NONE;
    for (int i = 1; i < members.size(); i++) {
      left = left.and(members.get(i));
    }
    return new MotivatedGroup(left, actions, failures, ones);
  }
}
