package games.kumite.kungfu.activation;

import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.ability.Divination;
import games.kumite.kungfu.ability.Guests;
import games.kumite.kungfu.combat.Ambush;
import games.kumite.kungfu.complication.Weather;
import games.kumite.kungfu.fire.Blaze;
import games.kumite.kungfu.hazard.Machinery;
import games.kumite.kungfu.morale.Settle;
import games.kumite.kungfu.movement.BackFlip;
import games.kumite.kungfu.movement.Bend;
import games.kumite.kungfu.movement.Course;
import games.kumite.kungfu.movement.LowKick;
import games.kumite.kungfu.movement.Water;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Num;
import games.kumite.kungfu.state.Stage;
import games.kumite.kungfu.state.Vip;
import games.kumite.kungfu.window.BoilingOver;
import games.kumite.kungfu.window.Moment;
import games.kumite.spi.Picks;
import games.kumite.spi.Script;
import games.kumite.spi.Step;

/**
 * A figure that acts: in its own turn, or as a Reaction.
 *
 * @param figure the figure that acts
 * @param left the dice that it rolls, then the actions that it has left; before a Reaction the actions of those to whom it is one
 * @param failures the failures of its roll; in a Reaction the dice it has
 * @param mode the source of the actions
 * @param course the limits set by its moves so far: see {@link Course}
 */
public record Activation(int figure, int left, int failures, Mode mode, int course) {

  private static final int DICE_OF_A_VIP = 3;

  /** The source of the actions. */
  public enum Mode {
    /** The figure's own activation. */
    OWN,
    /** A free action instead of a roll (KF-ACT-29). */
    FREE,
    /** A Reaction (KF-ACT-14). */
    REACTION
  }

  /** A Reaction to the dice of a figure: whether a figure reacts, the roll, the actions (KF-ACT-14 to 20). */
  static final Script<Fight, Activation> REACTION = Script.<Fight, Activation>of("reaction")
      .call(Answering.SCRIPT, (fight, reaction) -> Answering.to(fight, reaction.figure, reaction.failures, reaction.left),
          (fight, reaction, answer) -> reaction.by(answer.figure()))
      .onlyIf((fight, reaction) -> reaction.figure != Figures.NOBODY)
      .act((fight, reaction) -> Moment.BEFORE_ROLL.open(fight, reaction.figure)) // W2
      .onlyIf((fight, reaction) -> Able.isInPlay(fight.figures(), reaction.figure))
      .act((fight, reaction) -> Divination.ask(fight, reaction.figure, reaction.failures)) // D-12
      .set(Rolls::react)
      .loop(Activation::goesOn, Activation::between)
      .act(Activation::close)
      .end();

  /** The actions of a figure, one after the other. */
  static final Script<Fight, Activation> ACTIONS = Script.<Fight, Activation>of("actions")
      .act((fight, member) -> Machinery.struggle(fight, member.figure)) // KF-RUL-133
      .act((fight, member) -> Ambush.lookAgain(fight, member.figure)) // KF-RUL-86
      .act(Activation::bolt)
      .act((fight, member) -> fight.then(new Blaze(member.figure))) // KF-RUL-135
      .loop(Activation::goesOn, Activation::between)
      .act(Activation::close)
      .end();

  /** An activation: dice or a free action, the Reaction, the actions, the turnover (KF-ACT-01 to 23). */
  static final Script<Fight, Activation> ACTIVATION = Script.<Fight, Activation>of("activation")
      .act((fight, activation) -> fight.figures().inflict(activation.figure, Condition.ACTIVATED)) // KF-ACT-01
      .act((fight, activation) -> Machinery.struggle(fight, activation.figure)) // KF-RUL-133
      .act((fight, activation) -> Moment.BEFORE_ROLL.open(fight, activation.figure)) // W2
      .onlyIf((fight, activation) -> Able.toAct(fight.figures(), activation.figure) && activation.isStillHis(fight))
      .set(ChooseDice::getUp)
      .ask(AnnouncePalm.PALM)
      .ask(ChooseDice.DICE)
      .act((fight, activation) -> fight.then(Settle.ALL))
      .when((fight, activation) -> activation.mode == Mode.OWN, own -> own
          .act((fight, activation) -> Divination.ask(fight, activation.figure, activation.left)) // D-12
          .set(Rolls::activate)
          .act((fight, activation) -> fight.then(Settle.ALL))
          .when((fight, activation) -> activation.failures > 0, failed -> failed
              .call(REACTION, Activation::reaction, (fight, activation, reaction) -> activation)) // KF-ACT-17
          .act((fight, activation) -> Ambush.lookAgain(fight, activation.figure))
          .act(Activation::bolt)
          .act((fight, activation) -> fight.then(new Blaze(activation.figure))) // KF-RUL-135
          .set(Charge::stagger) // KF-RUL-110
          .when(Activation::hasArrived, Activation::arrive)
          .loop(Activation::goesOn, Activation::between)
          .act(Activation::close)
          .when((fight, activation) -> activation.failures > 1, turnover -> turnover // KF-ACT-22
              .set((fight, activation) -> PayTurnover.isSaved(fight) ? activation.withoutFailures() : activation)
              .onlyIf((fight, activation) -> activation.failures > 1)
              .ask(PayTurnover.TURNOVER)
              .act((fight, activation) -> {
                if (activation.failures > 1) {
                  fight.leave(Stage.TURN);
                }
              })))
      .when((fight, activation) -> activation.mode == Mode.FREE, free -> free
          .act(Activation::close))
      .end();

  /** Three dice at once: a Reaction only in its own player's turn (KF-ACT-14), and no turnover. */
  private static final Script<Fight, Activation> WAKENED = Script.<Fight, Activation>of("wakened")
      .onlyIf((fight, activation) -> Able.toAct(fight.figures(), activation.figure))
      .set(Rolls::activate)
      .act((fight, activation) -> fight.then(Settle.ALL))
      .when((fight, activation) -> activation.failures > 0 && isOfTurnPlayer(fight, activation.figure), failed -> failed
          .call(REACTION, Activation::reaction, (fight, activation, reaction) -> activation))
      .act((fight, activation) -> fight.then(new Blaze(activation.figure)))
      .loop(Activation::goesOn, Activation::between)
      .act(Activation::close)
      .end();

  /** Ends the actions of a figure: a figure that cannot swim sinks, and blood that has boiled has its price. */
  private static void close(Fight fight, Activation activation) {
    Water.sink(fight, activation.figure); // KF-RUL-115
    BoilingOver.after(fight, activation.figure); // KF-RUL-108
  }

  private static boolean isOfTurnPlayer(Fight fight, int figure) {
    return fight.seatOf(figure) == fight.seat(fight.get(Num.ACTIVE));
  }

  private static boolean isOfActiveSide(Fight fight, int figure) {
    return fight.figures().side(figure) == fight.side(fight.get(Num.ACTIVE));
  }

  /** Runs W5, and then an action if the figure still can act. */
  private static void between(Script.Builder<Fight, Activation> body) {
    body.set(Activation::shaken)
        .act((fight, activation) -> Moment.BETWEEN.open(fight, activation.figure))
        .act((fight, activation) -> Watch.look(fight))
        .when(Activation::goesOn, Activation::act);
  }

  /**
   * Returns the activation less the action that a figure loses that has just found something grisly (KF-LOC-19f); attacks of
   * Reactions do not count for what a host may do that is an Extra (KF-RUL-84).
   */
  private static Activation shaken(Fight fight, Activation activation) {
    if (activation.isReaction()) {
      fight.figures().cure(activation.figure, Condition.HAS_ATTACKED);
    }
    return activation.after(Rolls.shock(fight.figures(), activation.figure, activation.left));
  }

  /** Runs one action: the verb, then what it needs, then what it has caused (KF-RUL-175). */
  private static void act(Script.Builder<Fight, Activation> body) {
    body.ask(NextAction.NEXT_ACTION)
        .ask(MoveTo.MOVE_TO)
        .when((fight, activation) -> Course.has(activation.course, Course.BENDING), bending -> bending
            .call(Bend.SCRIPT, (fight, activation) -> Bend.of(activation.figure, activation.left,
                activation.course & ~Course.BENDING), Activation::bent)) // D-18
        .when((fight, activation) -> Course.has(activation.course, Course.FLIPPING), flipping -> flipping
            .call(BackFlip.SCRIPT, (fight, activation) -> BackFlip.of(activation.figure, activation.free()),
                Activation::flipped)) // KF-STU-04
        .when(Activation::hasArrived, Activation::arrive)
        .ask(ChooseTarget.HAND_TO_HAND)
        .ask(ChooseShot.SHOT)
        .act((fight, activation) -> fight.then(Settle.ALL))
        .act((fight, activation) -> Watch.look(fight));
  }

  private static boolean hasArrived(Fight fight, Activation activation) {
    return Course.has(activation.course, Course.ARRIVED);
  }

  /** Runs what follows from contact that a move has made (KF-RUL-85). */
  private static void arrive(Script.Builder<Fight, Activation> arrived) {
    arrived.loop(Charge::isDue, each -> each.ask(Charge.DASH))
        .act((fight, activation) -> fight.then(new LowKick(activation.figure)))
        .set((fight, activation) -> activation.moved(activation.course & ~Course.ARRIVED));
  }

  /** Returns the activation of a figure. */
  public static Step<Fight> of(int figure) {
    return ACTIVATION.with(new Activation(figure, 0, 0, Mode.OWN, Course.FRESH));
  }

  /**
   * Returns the activation of a V.I.P. that rolls three dice at once, in any player's turn: no failure ends a turn (KF-VIP-04b,
   * KF-RUL-128).
   */
  static Step<Fight> wakened(int figure) {
    return WAKENED.with(new Activation(figure, DICE_OF_A_VIP, 0, Mode.OWN, Course.FRESH));
  }

  /** Returns the activation of a motivated group on one roll (KF-CHI-11, KF-RUL-07). */
  public static Step<Fight> ofGroup(Picks group) {
    return Group.SCRIPT.with(new Group(group, 0, 0, 0));
  }

  /** Runs the random moves of an animal in a Monsoon, after any Reaction and before its actions (KF-CPL-04b). */
  private static void bolt(Fight fight, Activation activation) {
    Weather.bolt(fight, activation.figure, Course.bolts(activation.course));
  }

  /** Returns the actions of one figure of a group, in whose dice there was a given number of 1s. */
  static Activation member(int figure, int actions, int ones) {
    return new Activation(figure, actions, 0, Mode.OWN, Course.withBolts(ones));
  }

  /** Returns the Reaction to failed dice of a group, each of whose members has a given number of actions. */
  static Activation reactionTo(int failures, int actions) {
    return new Activation(Figures.NOBODY, actions, failures, Mode.REACTION, Course.FRESH);
  }

  private static Activation reaction(Fight fight, Activation activation) {
    return new Activation(activation.figure, activation.left, activation.failures, Mode.REACTION, Course.FRESH);
  }

  /** Returns whether the figure has actions left and can still act (KF-ACT-21). */
  private static boolean goesOn(Fight fight, Activation activation) {
    return activation.left > 0 && Figures.NOBODY != activation.figure && Able.toAct(fight.figures(), activation.figure)
        && activation.isStillHis(fight);
  }

  /**
   * Returns whether the figure has not changed hands since: a spirit that possesses it, or has left it, has none of its actions
   * (KF-RUL-159).
   */
  private boolean isStillHis(Fight fight) {
    return mode == Mode.REACTION ? !isOfActiveSide(fight, figure)
        : fight.figures().gang(figure) == fight.get(Num.ACTIVE) || Guests.is(fight, figure, Vip.HOPPING_VAMPIRE);
  }

  /** Returns the actions that it has for anything but the move for which one is reserved (KF-RUL-31). */
  int free() {
    return left - (Course.has(course, Course.RESERVED) ? 1 : 0);
  }

  /** Returns a copy after an action of this cost. */
  Activation after(int cost) {
    return new Activation(figure, left - cost, failures, mode, course);
  }

  /** Returns a copy with a given number of actions left. */
  Activation withLeft(int actions) {
    return new Activation(figure, actions, failures, mode, course);
  }

  private Activation withoutFailures() {
    return new Activation(figure, left, 0, mode, course);
  }

  /** Returns a copy for another figure. */
  Activation by(int actor) {
    return new Activation(actor, left, failures, mode, course);
  }

  /** Returns a copy after a move. */
  Activation moved(int newCourse) {
    return new Activation(figure, left, failures, mode, newCourse);
  }

  private static Activation flipped(Fight fight, Activation activation, BackFlip flip) {
    return activation.after(BackFlip.COST + flip.extra())
        .moved(activation.course & ~Course.FLIPPING | Course.MOVED | Course.ARRIVED); // KF-RUL-85
  }

  private static Activation bent(Fight fight, Activation activation, Bend bend) {
    return activation.after(bend.cost()).moved(bend.course() | Course.ARRIVED);
  }

  /** Returns the extra cost of a ranged attack (KF-ACT-19). */
  int surcharge() {
    return isReaction() ? 1 : 0;
  }

  boolean isReaction() {
    return mode == Mode.REACTION;
  }
}
