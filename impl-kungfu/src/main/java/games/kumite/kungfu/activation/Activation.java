package games.kumite.kungfu.activation;

import games.kumite.kungfu.combat.Ambush;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.IChing;
import games.kumite.kungfu.figure.VipFigures;
import games.kumite.kungfu.hazard.Blaze;
import games.kumite.kungfu.hazard.Machinery;
import games.kumite.kungfu.morale.StateCleanup;
import games.kumite.kungfu.movement.ActivationFlags;
import games.kumite.kungfu.movement.BackFlip;
import games.kumite.kungfu.movement.Bend;
import games.kumite.kungfu.movement.LowKick;
import games.kumite.kungfu.movement.Water;
import games.kumite.kungfu.plot.Monsoon;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Stage;
import games.kumite.kungfu.state.Vip;
import games.kumite.kungfu.trait.AbilityWindow;
import games.kumite.kungfu.trait.BoilingOver;
import games.kumite.spi.IntList;
import games.kumite.spi.Script;
import games.kumite.spi.Step;

/**
 * A figure that acts: in its own turn, or as a Reaction.
 *
 * @param figure the figure that acts
 * @param left the dice that it rolls, then the actions that it has left; before a Reaction the actions of those to whom it is one
 * @param failures the failures of its roll; in a Reaction the dice it has
 * @param mode the source of the actions
 * @param course the limits set by its moves so far: see {@link ActivationFlags}
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
  static final Script<GameState, Activation> REACTION = Script.<GameState, Activation>of("reaction")
      .call(ReactionOffer.SCRIPT, (state, reaction) -> ReactionOffer.to(state, reaction.figure, reaction.failures, reaction.left),
          (state, reaction, answer) -> reaction.by(answer.figure()))
      .stopUnless((state, reaction) -> reaction.figure != Figures.NOBODY)
      .act((state, reaction) -> AbilityWindow.BEFORE_ROLL.open(state, reaction.figure)) // W2
      .stopUnless((state, reaction) -> Capabilities.isInPlay(state.figures(), reaction.figure))
      .act((state, reaction) -> IChing.ask(state, reaction.figure, reaction.failures)) // D-12
      .update(ActivationRoll::react)
      .repeatWhile(Activation::goesOn, Activation::between)
      .act(Activation::close)
      .build();

  /** The actions of a figure, one after the other. */
  static final Script<GameState, Activation> ACTIONS = Script.<GameState, Activation>of("actions")
      .act((state, member) -> Machinery.struggle(state, member.figure)) // KF-RUL-133
      .act((state, member) -> Ambush.unmarkVisible(state, member.figure)) // KF-RUL-86
      .act(Activation::bolt)
      .act((state, member) -> state.then(new Blaze(member.figure))) // KF-RUL-135
      .repeatWhile(Activation::goesOn, Activation::between)
      .act(Activation::close)
      .build();

  /** An activation: dice or a free action, the Reaction, the actions, the turnover (KF-ACT-01 to 23, its table KF-ACT-08 to 12). */
  static final Script<GameState, Activation> ACTIVATION = Script.<GameState, Activation>of("activation")
      .act((state, activation) -> state.figures().inflict(activation.figure, Condition.ACTIVATED)) // KF-ACT-01
      .act((state, activation) -> Machinery.struggle(state, activation.figure)) // KF-RUL-133
      .act((state, activation) -> AbilityWindow.BEFORE_ROLL.open(state, activation.figure)) // W2
      .stopUnless((state, activation) -> Capabilities.toAct(state.figures(), activation.figure) && activation.isStillHis(state))
      .update(ChooseDice::getUp)
      .ask(AnnouncePalm::new)
      .ask(ChooseDice::new)
      .act((state, activation) -> state.then(StateCleanup.ALL))
      .when((state, activation) -> activation.mode == Mode.OWN, own -> own
          .act((state, activation) -> IChing.ask(state, activation.figure, activation.left)) // D-12
          .update(ActivationRoll::activate)
          .act((state, activation) -> state.then(StateCleanup.ALL))
          .when((state, activation) -> activation.failures > 0, failed -> failed
              .call(REACTION, Activation::reaction, (state, activation, reaction) -> activation)) // KF-ACT-17
          .act((state, activation) -> Ambush.unmarkVisible(state, activation.figure))
          .act(Activation::bolt)
          .act((state, activation) -> state.then(new Blaze(activation.figure))) // KF-RUL-135
          .update(DashingAttack::stagger) // KF-RUL-110
          .when(Activation::hasArrived, Activation::arrive)
          .repeatWhile(Activation::goesOn, Activation::between)
          .act(Activation::close)
          .when((state, activation) -> activation.failures > 1, turnover -> turnover // KF-ACT-22
              .update((state, activation) -> PayTurnover.isSaved(state) ? activation.withoutFailures() : activation)
              .stopUnless((state, activation) -> activation.failures > 1)
              .act((state, activation) -> state.callbacks().owed(state, state.get(Counters.ACTIVE))) // KF-TRT-59a
              .ask(PayTurnover::new)
              .act((state, activation) -> {
                if (activation.failures > 1) {
                  state.leave(Stage.TURN);
                }
              })))
      .when((state, activation) -> activation.mode == Mode.FREE, free -> free
          .act(Activation::close))
      .build();

  /** Three dice at once: a Reaction only in its own player's turn (KF-ACT-14), and no turnover. */
  private static final Script<GameState, Activation> WAKENED = Script.<GameState, Activation>of("wakened")
      .stopUnless((state, activation) -> Capabilities.toAct(state.figures(), activation.figure))
      .update(ActivationRoll::activate)
      .act((state, activation) -> state.then(StateCleanup.ALL))
      .when((state, activation) -> activation.failures > 0 && isOfTurnPlayer(state, activation.figure), failed -> failed
          .call(REACTION, Activation::reaction, (state, activation, reaction) -> activation))
      .act((state, activation) -> state.then(new Blaze(activation.figure)))
      .repeatWhile(Activation::goesOn, Activation::between)
      .act(Activation::close)
      .build();

  /** Ends the actions of a figure: a figure that cannot swim sinks, and blood that has boiled has its price. */
  private static void close(GameState state, Activation activation) {
    Water.sink(state, activation.figure); // KF-RUL-115
    BoilingOver.after(state, activation.figure); // KF-RUL-108
  }

  private static boolean isOfTurnPlayer(GameState state, int figure) {
    return state.seatOf(figure) == state.seat(state.get(Counters.ACTIVE));
  }

  private static boolean isOfActiveSide(GameState state, int figure) {
    return state.figures().side(figure) == state.side(state.get(Counters.ACTIVE));
  }

  /** Runs W5, and then an action if the figure still can act. */
  private static void between(Script.Builder<GameState, Activation> body) {
    body.update(Activation::shaken)
        .act((state, activation) -> AbilityWindow.BETWEEN.open(state, activation.figure))
        .act((state, activation) -> VipReaction.look(state))
        .when(Activation::goesOn, Activation::act);
  }

  /**
   * Returns the activation less the action that a figure loses that has just found something grisly (KF-LOC-19f); attacks of
   * Reactions do not count for what a host may do that is an Extra (KF-RUL-84).
   */
  private static Activation shaken(GameState state, Activation activation) {
    if (activation.isReaction()) {
      state.figures().cure(activation.figure, Condition.HAS_ATTACKED);
    }
    return activation.after(ActivationRoll.shock(state.figures(), activation.figure, activation.left));
  }

  /** Runs one action: the verb, then what it needs, then what it has caused (KF-RUL-175). */
  private static void act(Script.Builder<GameState, Activation> body) {
    body.ask(NextAction::new)
        .ask(MoveTo::new)
        .when((state, activation) -> ActivationFlags.has(activation.course, ActivationFlags.BENDING), bending -> bending
            .call(Bend.SCRIPT, (state, activation) -> Bend.of(activation.figure, activation.left,
                activation.course & ~ActivationFlags.BENDING), Activation::bent)) // D-18
        .when((state, activation) -> ActivationFlags.has(activation.course, ActivationFlags.FLIPPING), flipping -> flipping
            .call(BackFlip.SCRIPT, (state, activation) -> BackFlip.of(activation.figure, activation.free()),
                Activation::flipped)) // KF-STU-04
        .when(Activation::hasArrived, Activation::arrive)
        .ask(ChooseTarget::new)
        .ask(ChooseShot::new)
        .act((state, activation) -> state.then(StateCleanup.ALL))
        .act((state, activation) -> VipReaction.look(state));
  }

  private static boolean hasArrived(GameState state, Activation activation) {
    return ActivationFlags.has(activation.course, ActivationFlags.ARRIVED);
  }

  /** Runs what follows from contact that a move has made (KF-RUL-85). */
  private static void arrive(Script.Builder<GameState, Activation> arrived) {
    arrived.repeatWhile(DashingAttack::isDue, each -> each.ask(DashingAttack::new))
        .act((state, activation) -> state.then(new LowKick(activation.figure)))
        .update((state, activation) -> activation.moved(activation.course & ~ActivationFlags.ARRIVED));
  }

  /** Returns the activation of a figure. */
  public static Step<GameState> of(int figure) {
    return ACTIVATION.start(new Activation(figure, 0, 0, Mode.OWN, ActivationFlags.FRESH));
  }

  /**
   * Returns the activation of a V.I.P. that rolls three dice at once, in any player's turn: no failure ends a turn (KF-VIP-04b,
   * KF-RUL-128).
   */
  static Step<GameState> wakened(int figure) {
    return WAKENED.start(new Activation(figure, DICE_OF_A_VIP, 0, Mode.OWN, ActivationFlags.FRESH));
  }

  /** Returns the activation of a motivated group on one roll (KF-CHI-11, KF-RUL-07). */
  public static Step<GameState> ofGroup(IntList group) {
    return MotivatedGroup.SCRIPT.start(new MotivatedGroup(group, 0, 0, 0));
  }

  /** Runs the random moves of an animal in a Monsoon, after any Reaction and before its actions (KF-CPL-04b). */
  private static void bolt(GameState state, Activation activation) {
    Monsoon.bolt(state, activation.figure, ActivationFlags.bolts(activation.course));
  }

  /** Returns the actions of one figure of a group, in whose dice there was a given number of 1s. */
  static Activation member(int figure, int actions, int ones) {
    return new Activation(figure, actions, 0, Mode.OWN, ActivationFlags.withBolts(ones));
  }

  /** Returns the Reaction to failed dice of a group, each of whose members has a given number of actions. */
  static Activation reactionTo(int failures, int actions) {
    return new Activation(Figures.NOBODY, actions, failures, Mode.REACTION, ActivationFlags.FRESH);
  }

  private static Activation reaction(GameState state, Activation activation) {
    return new Activation(activation.figure, activation.left, activation.failures, Mode.REACTION, ActivationFlags.FRESH);
  }

  /** Returns whether the figure has actions left and can still act (KF-ACT-21). */
  private static boolean goesOn(GameState state, Activation activation) {
    return activation.left > 0 && Figures.NOBODY != activation.figure && Capabilities.toAct(state.figures(), activation.figure)
        && activation.isStillHis(state);
  }

  /**
   * Returns whether the figure has not changed hands since: a spirit that possesses it, or has left it, has none of its actions
   * (KF-RUL-159).
   */
  private boolean isStillHis(GameState state) {
    return mode == Mode.REACTION ? !isOfActiveSide(state, figure)
        : state.figures().gang(figure) == state.get(Counters.ACTIVE) || VipFigures.is(state, figure, Vip.HOPPING_VAMPIRE);
  }

  /** Returns the actions that it has for anything but the move for which one is reserved (KF-RUL-31). */
  int free() {
    return left - (ActivationFlags.has(course, ActivationFlags.RESERVED) ? 1 : 0);
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

  private static Activation flipped(GameState state, Activation activation, BackFlip flip) {
    return activation.after(BackFlip.COST + flip.extra())
        .moved(activation.course & ~ActivationFlags.FLIPPING | ActivationFlags.MOVED | ActivationFlags.ARRIVED); // KF-RUL-85
  }

  private static Activation bent(GameState state, Activation activation, Bend bend) {
    return activation.after(bend.cost()).moved(bend.course() | ActivationFlags.ARRIVED);
  }

  /** Returns the extra cost of a ranged attack (KF-ACT-19). */
  int surcharge() {
    return isReaction() ? 1 : 0;
  }

  /** Returns whether it is a Reaction. */
  public boolean isReaction() {
    return mode == Mode.REACTION;
  }

  /** Returns whether nothing has happened in it that limits what comes next. */
  public boolean isFresh() {
    return course == ActivationFlags.FRESH;
  }

  /** Returns whether a move has been chosen whose end is asked. */
  public boolean isMoveSaid() {
    return ActivationFlags.has(course, ActivationFlags.MOVING | ActivationFlags.BENDING | ActivationFlags.FLIPPING);
  }

  /** Returns whether an attack has been chosen whose target is asked. */
  public boolean isAttackSaid() {
    return ActivationFlags.has(course, ActivationFlags.ATTACKING | ActivationFlags.SHOOTING);
  }
}
