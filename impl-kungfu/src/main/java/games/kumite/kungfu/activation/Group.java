package games.kumite.kungfu.activation;

import games.kumite.api.Action;
import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.ability.QualityTest;
import games.kumite.kungfu.chi.Chi;
import games.kumite.kungfu.chi.Price;
import games.kumite.kungfu.morale.Settle;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.FightChoice;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Names;
import games.kumite.kungfu.state.Num;
import games.kumite.kungfu.state.Stage;
import games.kumite.kungfu.state.Word;
import games.kumite.kungfu.window.Moment;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Picks;
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
record Group(Picks members, int actions, int failures, int ones) {

  private static final int SIDES = 6;
  private static final int MAX_DICE = 3;
  private static final int MOTIVATED = 1;
  private static final EventType ROLLED =
      EventType.of("group-rolled", "KF-CHI-11").seat("who").number("successes").number("failures");
  private static final EventType PAID = EventType.of("turnover-paid", "KF-ACT-23").seat("who");
  private static final EventType TURNOVER = EventType.of("turnover", "KF-ACT-22").seat("who");

  /** The choices of a group: how many dice, then whose actions come next, then whether the turnover is paid (D-66). */
  private enum Choose implements FightChoice<Group> {
    DICE("group-dice"), NEXT("next-of-group"), TURNOVER("group-turnover");

    private final String kind;

    Choose(String kind) {
      this.kind = kind;
    }

    @Override
    public String kind() {
      return kind;
    }

    @Override
    public int seat(Fight fight, Group group) {
      return fight.seat(fight.get(Num.ACTIVE));
    }

    @Override
    public boolean answersItself() {
      return this != DICE; // the last member, and a player without Chi, has nothing to choose
    }

    @Override
    public void options(Fight fight, Group group, Options out) {
      switch (this) {
        case DICE -> {
          for (int dice = 1; dice <= MAX_DICE; dice++) {
            out.add(fight.actions().of(Word.ROLL, dice));
          }
        }
        case NEXT -> {
          for (int i = 0; i < group.members.size(); i++) {
            out.add(fight.actions().of(Word.NEXT, Names.of(fight.figures(), group.members.get(i))));
          }
        }
        default -> {
          out.add(fight.actions().of(Word.ACCEPT));
          out.add(fight.actions().of(Word.PAY), Chi.refusal(fight, fight.get(Num.ACTIVE), 1, Price.TURNOVER));
        }
      }
    }

    @Override
    public Group chosen(Fight fight, Group group, Action action) {
      VerbAction chosen = (VerbAction) action;
      int gang = fight.get(Num.ACTIVE);
      switch (this) {
        case DICE -> {
          return new Group(group.members, chosen.first(), 0, 0);
        }
        case NEXT -> {
          return group.withFirst(Names.figure(fight.figures(), chosen.first()));
        }
        default -> {
          if (chosen.verb() == Word.PAY) {
            Chi.spend(fight, gang, 1);
            fight.tell(PAID, fight.seat(gang));
            return new Group(group.members, group.actions, 0, group.ones);
          }
          fight.tell(Group.TURNOVER, fight.seat(gang));
          return group;
        }
      }
    }
  }

  /** The roll, the Reaction, the actions of one after the other, the turnover. */
  static final Script<Fight, Group> SCRIPT = Script.<Fight, Group>of("group")
      .act(Group::begin)
      .act((fight, group) -> Moment.BEFORE_ROLL.open(fight, Figures.NOBODY)) // W2
      .set(Group::ofThoseLeft)
      .onlyIf((fight, group) -> group.members.size() > 0)
      .ask(Choose.DICE)
      .set(Group::roll)
      .when((fight, group) -> group.failures > 0, failed -> failed
          .call(Activation.REACTION, (fight, group) -> Activation.reactionTo(group.failures, group.actions),
              (fight, group, reaction) -> group)
          .act((fight, group) -> fight.then(Settle.ALL)))
      .set(Group::ofThoseLeft)
      .loop((fight, group) -> group.actions > 0 && group.members.size() > 0, each -> each
          .ask(Choose.NEXT)
          .call(Activation.ACTIONS, (fight, group) -> Activation.member(group.members.get(0), group.actions
              - Rolls.lost(fight.figures(), group.members.get(0), group.actions), group.ones),
              (fight, group, done) -> ofThoseLeft(fight, group.withoutFirst())))
      .when((fight, group) -> group.failures > 1, turnover -> turnover // one for all, after all have acted
          .set((fight, group) -> PayTurnover.isSaved(fight) ? group.withoutFailures() : group)
          .onlyIf((fight, group) -> group.failures > 1)
          .ask(Choose.TURNOVER)
          .act((fight, group) -> {
            if (group.failures > 1) {
              fight.leave(Stage.TURN);
            }
          }))
      .end();

  private static void begin(Fight fight, Group group) {
    for (int i = 0; i < group.members.size(); i++) {
      fight.figures().inflict(group.members.get(i), Condition.ACTIVATED); // KF-CHI-12
    }
  }

  /**
   * Returns the group without those who have been taken out meanwhile, or possessed: by an ability, a Reaction, or what a member
   * has done.
   */
  private static Group ofThoseLeft(Fight fight, Group group) {
    Picks left = Picks.NONE;
    for (int i = 0; i < group.members.size(); i++) {
      int figure = group.members.get(i);
      boolean isLeft = Able.toAct(fight.figures(), figure) && fight.figures().gang(figure) == fight.get(Num.ACTIVE);
      left = isLeft ? left.and(figure) : left;
    }
    return new Group(left, group.actions, group.failures, group.ones);
  }

  private static Group roll(Fight fight, Group group) {
    Figures figures = fight.figures();
    int seat = fight.seat(fight.get(Num.ACTIVE));
    int[] dice = fight.roll("motivation", seat, group.actions, SIDES);
    int successes = dice.length;
    for (int die : dice) {
      for (int i = 0; i < group.members.size(); i++) {
        int figure = group.members.get(i);
        if (!QualityTest.isPassed(die, MOTIVATED + Rolls.modifier(figures, figure), figures.quality(figure))) {
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
    fight.tell(ROLLED, seat, successes, dice.length - successes);
    for (int i = 0; i < group.members.size(); i++) {
      Rolls.collapse(fight, group.members.get(i), ones); // KF-CON-19: one activation roll of all of them
    }
    return new Group(group.members, successes + (sixes > 1 ? 1 : 0), dice.length - successes, ones); // KF-RUL-09
  }

  private Group withoutFailures() {
    return new Group(members, actions, 0, ones);
  }

  private Group withFirst(int figure) {
    Picks order = Picks.of(figure);
    for (int i = 0; i < members.size(); i++) {
      order = members.get(i) == figure ? order : order.and(members.get(i));
    }
    return new Group(order, actions, failures, ones);
  }

  private Group withoutFirst() {
    Picks left = Picks.NONE;
    for (int i = 1; i < members.size(); i++) {
      left = left.and(members.get(i));
    }
    return new Group(left, actions, failures, ones);
  }
}
