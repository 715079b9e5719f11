package games.kumite.kungfu.activation;

import static games.kumite.kungfu.activation.ActivationAction.ALWAYS;
import static games.kumite.kungfu.activation.ActivationAction.NEVER;
import static games.kumite.kungfu.activation.ActivationAction.NO_COST;
import static games.kumite.kungfu.activation.ActivationAction.ONE;
import static games.kumite.kungfu.activation.ActivationAction.RANGED;

import games.kumite.kungfu.activation.ActivationAction.Cost;
import games.kumite.kungfu.activation.ActivationAction.Effect;
import games.kumite.kungfu.activation.ActivationAction.Gate;
import games.kumite.kungfu.activation.ActivationAction.Offer;
import games.kumite.kungfu.activation.ActivationAction.Reason;
import games.kumite.kungfu.chi.Chi;
import games.kumite.kungfu.combat.Flurry;
import games.kumite.kungfu.combat.HeldEnemyAction;
import games.kumite.kungfu.combat.Targets;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.effect.Handcuffs;
import games.kumite.kungfu.effect.SpiritBodies;
import games.kumite.kungfu.end.Goal;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.CarriedObjects;
import games.kumite.kungfu.figure.Ducking;
import games.kumite.kungfu.figure.Footing;
import games.kumite.kungfu.figure.Hands;
import games.kumite.kungfu.figure.Spirits;
import games.kumite.kungfu.figure.TooFew;
import games.kumite.kungfu.figure.VipFigures;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.hazard.Artefact;
import games.kumite.kungfu.hazard.Breach;
import games.kumite.kungfu.hazard.BreakRolls;
import games.kumite.kungfu.hazard.Hanging;
import games.kumite.kungfu.hazard.PlotSearch;
import games.kumite.kungfu.movement.ActivationFlags;
import games.kumite.kungfu.movement.Ascent;
import games.kumite.kungfu.movement.BackFlip;
import games.kumite.kungfu.movement.Captives;
import games.kumite.kungfu.movement.Contacts;
import games.kumite.kungfu.movement.FreeMove;
import games.kumite.kungfu.movement.ManholeMoves;
import games.kumite.kungfu.movement.MoveType;
import games.kumite.kungfu.movement.Slide;
import games.kumite.kungfu.movement.StuntActions;
import games.kumite.kungfu.movement.Water;
import games.kumite.kungfu.plot.Handling;
import games.kumite.kungfu.plot.Healing;
import games.kumite.kungfu.plot.Library;
import games.kumite.kungfu.plot.Persuasion;
import games.kumite.kungfu.plot.Questioning;
import games.kumite.kungfu.plot.Reviving;
import games.kumite.kungfu.prop.Bins;
import games.kumite.kungfu.prop.PropActions;
import games.kumite.kungfu.scenery.Doors;
import games.kumite.kungfu.scenery.Openings;
import games.kumite.kungfu.shooting.Lifting;
import games.kumite.kungfu.shooting.Shooting;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Plot;
import games.kumite.kungfu.state.Vip;
import games.kumite.kungfu.trait.Exorcism;
import games.kumite.kungfu.trait.ExtinguishClothes;
import games.kumite.kungfu.trait.FlyingSwordThrow;
import games.kumite.kungfu.trait.Grenade;
import games.kumite.kungfu.trait.Possession;
import games.kumite.kungfu.trait.Scrolls;
import games.kumite.kungfu.trait.Spell;
import games.kumite.kungfu.trait.Untying;
import games.kumite.kungfu.vehicle.CarSeatActions;
import games.kumite.kungfu.vehicle.DriverActions;
import games.kumite.kungfu.vehicle.Overturning;
import games.kumite.kungfu.vip.ZombieSpread;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * All actions of an activation, each a row: the verb, what it may be about, what refuses it in general, when it is offered, why
 * it is refused, its cost, and what it does. A new action is a new row. Rows of a group are listed subject by subject. Immutable.
 */
final class ActivationActions {

  private static final ActivationAction[] NO_ACTIONS = {};
  private static final ActivationActions NONE = new ActivationActions(new ActivationAction[0][]);

  private static final ActivationAction SHOOT = row(ActionVerb.SHOOT, Gate.ACTION,
      (it, on) -> Shooting.refusal(it.state(), it.figure(), it.left(), it.surcharge(), !it.activation().isReaction()), NO_COST,
      notes(ActivationFlags.SHOOTING));
  private static final ActivationAction RELOAD = row(ActionVerb.RELOAD, Gate.ACTION,
      unless((state, figure) -> Shooting.reloadRefusal(state.figures(), figure)), ONE,
      does((state, figure) -> state.then(new Firearm(figure, false))));
  private static final ActivationAction STOP = row(ActionVerb.STOP, Gate.OPEN, NEVER, NO_COST,
      (state, activation, on, action) -> activation.withLeft(0)); // KF-ACT-05

  /** The number of plain actions that are listed before handcuffs are tried. */
  private static final int ON_THE_SPOT = 7;

  /** The actions without more than a verb that any figure might have, in the order in which they are listed. */
  static final List<ActivationAction> PLAIN = List.of(
      row(ActionVerb.MOVE, Gate.OPEN, (it, on) -> NextAction.walkRefusal(it.state(), it.activation()), NO_COST, NextAction::move),
      row(ActionVerb.STAND_UP, Gate.ACTION, unless(Stances::standRefusal), ONE, does(Stances::standUp)),
      row(ActionVerb.ATTACK, Gate.ACTION, (it, on) -> Targets.refusal(it.state(), it.figure(), !it.activation().isReaction()), NO_COST,
          notes(ActivationFlags.ATTACKING)),
      SHOOT,
      row(ActionVerb.FLURRY, Gate.ACTION, unless((state, figure) -> Flurry.refusal(state, figure, ActionVerb.FLURRY)), ONE,
          attacks((state, figure) -> state.then(Flurry.of(state, figure, ActionVerb.FLURRY)))),
      row(ActionVerb.WHIRLWIND, Gate.ACTION, unless((state, figure) -> Flurry.refusal(state, figure, ActionVerb.WHIRLWIND)), ONE,
          attacks((state, figure) -> state.then(Flurry.of(state, figure, ActionVerb.WHIRLWIND)))),
      row(ActionVerb.STANCE, Gate.ACTION, unless(Stances::refusal), ONE, does(Stances::take)),
      RELOAD,
      row(ActionVerb.RECOVER, Gate.ACTION, (it, on) -> RecoverAction.refusal(it.state(), it.activation()), Cost.of(2),
          does((state, figure) -> state.then(new RecoverAction(figure)))));

  /** The actions of a figure down a manhole (KF-LOC-41). */
  static final ActivationActions UNDERGROUND = NONE.and(
      row(ActionVerb.CLIMB_OUT, Subjects.PIECES, Gate.OPEN, when(ManholeMoves::isExit), unless(ManholeMoves::exitRefusal), ONE,
          notes(ActivationFlags.MOVED, does(ManholeMoves::leave))),
      STOP);

  /** The actions of a figure in a car (KF-RUL-140d). */
  static final ActivationActions IN_CAR = NONE.and(SHOOT, RELOAD,
      row(ActionVerb.WHEEL, Gate.ACTION, (it, on) -> it.activation().isReaction() ? CarSeatActions.NOT_IN_REACTIONS
          : CarSeatActions.wheelRefusal(it.state(), it.figure()), ONE,
          does((state, figure) -> state.then(DriverActions.of(state, figure)))),
      row(ActionVerb.WIRE, Gate.ACTION, unless(CarSeatActions::wireRefusal), Cost.of(2), does(CarSeatActions::wire)),
      row(ActionVerb.GET_OUT, Gate.ACTION, unless(CarSeatActions::exitRefusal), ONE, does(CarSeatActions::getOut)),
      STOP);

  /** The actions of any other figure. */
  static final ActivationActions ON_FOOT = NONE.and(PLAIN.subList(0, ON_THE_SPOT)).and(
      row(ActionVerb.UNCUFF, Subjects.DISABLED, Gate.ACTION, when(Handcuffs::mayUncuff), unless(Handcuffs::uncuffRefusal), ONE,
          rolls(Handcuffs::breakCuffs)))
      .and(PLAIN.subList(ON_THE_SPOT, PLAIN.size()))
      .together( // D-44
          row(ActionVerb.THROW, Subjects.DISABLED, Gate.ACTION, when(HeldEnemyAction::isHeldBy), unless(HeldEnemyAction::throwRefusal),
              ONE, does(HeldEnemyAction::toss)),
          row(ActionVerb.LET_GO, Subjects.DISABLED, Gate.OPEN, when(HeldEnemyAction::isHeldBy), NEVER, NO_COST,
              does(HeldEnemyAction::letGo)),
          row(ActionVerb.FINISH, Subjects.DISABLED, Gate.ACTION, when(HeldEnemyAction::isHelpless), unless(HeldEnemyAction::finishRefusal),
              ONE, does(HeldEnemyAction::finish)))
      .and(
          row(ActionVerb.CLIMB_UP, Gate.OPEN, unless(Ascent::climbRefusal), Cost.of(Ascent.CLIMB), // KF-RUL-80: even if it hangs
              does((state, figure) -> state.then(new Ascent(figure, Figures.NOBODY)))),
          row(ActionVerb.PULL_UP, Subjects.DISABLED, Gate.ACTION, when(Ascent::isInReach), unless(Ascent::pullRefusal), ONE,
              does((state, figure, friend) -> state.then(new Ascent(friend, figure)))),
          row(ActionVerb.JUMP, Gate.BOTH, unless(StuntActions::jumpRefusal), NO_COST, NextAction::move),
          row(ActionVerb.LEAP, Gate.BOTH, unless(StuntActions::leapRefusal), NO_COST, NextAction::move),
          row(ActionVerb.LEAP_WITH, Subjects.DISABLED, Gate.BOTH, when(StuntActions::isFallenFriend),
              (it, on) -> StuntActions.leapRefusal(it.state(), it.figure()), NO_COST, NextAction::move),
          row(ActionVerb.BEND, Gate.BOTH, unless(StuntActions::bendRefusal), NO_COST,
              notes(ActivationFlags.BENDING, does(Contacts::touch))),
          row(ActionVerb.LEVITATE, Gate.BOTH, unless(StuntActions::levitationRefusal), NO_COST, NextAction::move),
          row(ActionVerb.HOVER, Gate.ACTION, unless(StuntActions::hoverRefusal), ONE, does(StuntActions::hover)),
          row(ActionVerb.SWING, Gate.BOTH, unless(StuntActions::swingRefusal), NO_COST, NextAction::move),
          row(ActionVerb.SLIDE, Subjects.BANNISTERS, Gate.BOTH, when(Slide::isAtAnEnd), unless(Slide::refusal), ONE,
              notes(ActivationFlags.MOVED | ActivationFlags.ARRIVED, does(Slide::down))), // KF-RUL-85
          row(ActionVerb.BACK_FLIP, Gate.BOTH, (it, on) -> BackFlip.refusal(it.state(), it.figure(), it.left()), NO_COST,
              notes(ActivationFlags.FLIPPING, does(Contacts::touch))))
      .together(
          row(ActionVerb.OPEN, Subjects.DOORS, Gate.ACTION, ALWAYS, unless(Doors::openRefusal), ONE,
              does((state, figure, door) -> Openings.open(state, door))),
          row(ActionVerb.FORCE, Subjects.DOORS, Gate.ACTION, ALWAYS, unless(Doors::boundRefusal), ONE, rolls(Doors::force)))
      .and(
          row(ActionVerb.SHOOT_LOCK, Subjects.PIECES, Gate.ACTION, when(ActivationActions::hasLocks, Doors::isShootable), NEVER, ONE,
              does(Shooting::atALock)),
          row(ActionVerb.SHED, Gate.ACTION, unless(Water::shedRefusal), ONE, does(Water::shed)),
          row(ActionVerb.SKATE, Gate.BOTH, unless(StuntActions::skateRefusal), NO_COST, NextAction::move),
          row(ActionVerb.TELEPORT, Gate.BOTH, unless(StuntActions::teleportRefusal), NO_COST, NextAction::move),
          row(ActionVerb.LEAD, Subjects.CAPTIVES, Gate.MOVE, when(Captives::isCaptor), unless(Captives::leadRefusal), NO_COST,
              notes(ActivationFlags.MOVING, does(Captives::lead))),
          row(ActionVerb.PICK_UP, Subjects.OBJECTS, Gate.ACTION, when(Handling::isInReach), unless(Handling::refusal), ONE,
              does(Handling::pickUp)),
          row(ActionVerb.CARRY, Subjects.DISABLED, Gate.ACTION, when(Handling::isMeant), unless(Handling::refusal), ONE,
              does(Handling::carry)),
          row(ActionVerb.DROP, Gate.OPEN, unless(Handling::dropRefusal), NO_COST, does(Handling::putDown)), // KF-PLT-04d: at any time
          row(ActionVerb.SEARCH, Subjects.ITEMS, Gate.ACTION, (it, item) -> PlotSearch.isHidden(it.state()), unless(PlotSearch::refusal),
              Cost.of(2), does(PlotSearch::search)),
          row(ActionVerb.CRACK, Gate.ACTION, (it, on) -> PlotSearch.isAtSafe(it.state(), it.items()), NEVER, Cost.of(3),
              does(PlotSearch::open)),
          row(ActionVerb.SEEK, Subjects.ITEMS, Gate.ACTION, (it, item) -> Artefact.isHidden(it.state()), unless(Artefact::refusal),
              Cost.of(2), does(Artefact::search)),
          row(ActionVerb.LAY_TO_REST, Subjects.FIGURES, Gate.ACTION,
              when((state, figure) -> VipFigures.has(state, Vip.ZOMBIE), ZombieSpread::isBitten), NEVER, ONE,
              does((state, figure, body) -> ZombieSpread.layToRest(state, body))),
          row(ActionVerb.BREAK, Subjects.ITEMS, Gate.ACTION, ALWAYS, unless(BreakRolls::refusal), ONE, rolls(BreakRolls::roll)),
          row(ActionVerb.MOVE_AND_FIRE, Gate.BOTH, having(Trait.MOVE_AND_FIRE),
              (it, on) -> MovingShot.refusal(it.state(), it.activation()), NO_COST,
              (state, activation, on, action) -> activation.moved(ActivationFlags.FIRING
                  | ActivationFlags.moving(activation.course(), MoveType.WALK))),
          row(ActionVerb.GRENADE, Gate.ACTION, (it, on) -> Grenade.isArmed(it.state(), it.figure()),
              (it, on) -> Grenade.refusal(it.state(), it.figure(), it.left(), it.surcharge()), RANGED,
              does((state, figure) -> state.then(Grenade.of(state, figure)))),
          row(ActionVerb.CAST, Subjects.SPELLS, Gate.ACTION, (it, spell) -> Spell.of(spell).isKnown(it.figures(), it.figure()),
              (it, spell) -> Spell.of(spell).refusal(it.state(), it.figure(), it.left(), it.surcharge()),
              Cost.by((state, activation, action) -> Spell.of(action.first()).cost(activation.surcharge())),
              does((state, figure, spell) -> state.then(Spell.of(spell).cast(state, figure)))),
          row(ActionVerb.EXORCISE, Gate.ACTION, (it, on) -> Exorcism.isKnown(it.figures(), it.figure()),
              (it, on) -> Exorcism.refusal(it.state(), it.figure(), it.left(), !it.activation().isReaction()),
              Cost.by((state, activation, action) -> Exorcism.cost(state.figures(), activation.figure())), attacks(Exorcism::begin)),
          row(ActionVerb.SPIRIT_OUT, Gate.ACTION, having(Trait.POSSESSION), unless(SpiritBodies::refusal), NO_COST,
              (state, activation, on, action) -> activation.by(SpiritBodies.leave(state, activation.figure()))
                  .moved(ActivationFlags.moving(ActivationFlags.FRESH, MoveType.WALK))), // KF-RUL-72
          row(ActionVerb.POSSESS, Gate.ACTION, (it, on) -> Spirits.isSpirit(it.figures(), it.figure()), unless(Possession::refusal), ONE,
              attacks((state, figure) -> state.then(Possession.of(figure)))),
          row(ActionVerb.HURL_SWORD, Subjects.DIRECTIONS, Gate.ACTION, ALWAYS, NEVER, ONE, does(FlyingSwordThrow::hurl)),
          row(ActionVerb.TAKE_SWORD, Subjects.DISABLED, Gate.ACTION, when(FlyingSwordThrow::isLying), unless(FlyingSwordThrow::refusal),
              ONE, does(FlyingSwordThrow::take)),
          row(ActionVerb.DESTROY_HUSK, Subjects.DISABLED, Gate.ACTION, when(SpiritBodies::isDestructible),
              unless(SpiritBodies::destroyRefusal), ONE, does(SpiritBodies::destroy)),
          row(ActionVerb.PUT_OUT, Gate.ACTION, (it, on) -> ExtinguishClothes.isBurning(it.figures(), it.figure()), NEVER,
              Cost.of(2, TooFew.under("KF-RUL-120")), does(ExtinguishClothes::putOut)),
          row(ActionVerb.UNTIE, Subjects.DISABLED, Gate.ACTION, when(Untying::isTied), unless(Untying::refusal), ONE,
              does(Untying::untie)),
          row(ActionVerb.POP_OUT, Gate.ACTION, unless(Ducking::popOutRefusal), ONE, does(Ducking::popOut)),
          row(ActionVerb.HIDE, Gate.ACTION, (it, on) -> Ducking.isBehind(it.state(), it.figure()), unless(Ducking::refusal), ONE,
              does(Ducking::hide)),
          row(ActionVerb.GET_IN, Subjects.CARS, Gate.BOTH, when(CarSeatActions::isAtDoor), unless(CarSeatActions::entryRefusal), ONE,
              does(CarSeatActions::getIn)),
          row(ActionVerb.OVERTURN, Subjects.CARS, Gate.ACTION, ALWAYS, unless(Overturning::refusal), ONE, rolls(Overturning::roll)),
          row(ActionVerb.LIFT, Subjects.CARS, Gate.ACTION, ALWAYS, unless(Lifting::refusal), ONE, rolls(Lifting::lift)),
          row(ActionVerb.HURL, Subjects.FIGURES, Gate.ACTION,
              when((state, figure) -> state.figures().is(figure, Condition.LIFTING), Lifting::isTarget),
              (it, on) -> Shooting.attackRefusal(it.state(), it.figure(), it.left(), it.surcharge()), RANGED,
              does((state, figure, enemy) -> state.then(Lifting.hurl(state, figure, enemy)))),
          row(ActionVerb.READ, Gate.ACTION, (it, on) -> Scrolls.isHeldBy(it.state(), it.figure()),
              (it, on) -> Scrolls.refusal(it.state(), it.figure(), it.left(), it.surcharge(), it.moving()),
              Cost.by((state, activation, action) -> Scrolls.cost(state, activation.surcharge())), NextAction::read),
          row(ActionVerb.TEAR, Subjects.FIGURES, Gate.ACTION, when((state, figure) -> Hanging.isPossible(state), Hanging::isInReach),
              unless(Hanging::refusal), ONE, rolls(Hanging::tear)),
          row(ActionVerb.USE, Subjects.PROPS, Gate.OPEN, ALWAYS, NEVER, // each prop says for itself what it offers and refuses
              Cost.by((state, activation, action) -> PropActions.cost(action, activation.surcharge())), NextAction::use),
          STOP);

  /** The free actions of a figure that hangs on to nothing (D-17); those that an enemy may interrupt are errands. */
  static final ActivationActions FREE = NONE.and(
      row(ActionVerb.RELOAD, Gate.OPEN, unless((state, figure) -> Shooting.reloadRefusal(state.figures(), figure)), NO_COST,
          does((state, figure) -> state.then(new Firearm(figure, false)))),
      row(ActionVerb.REPAIR, Gate.OPEN, unless(Firearm::repairRefusal), NO_COST,
          does((state, figure) -> state.then(new Firearm(figure, true)))),
      row(ActionVerb.FREE_MOVE, Gate.OPEN, unless(FreeMove::refusal), NO_COST,
          does((state, figure) -> state.then(FreeMove.of(state, figure)))),
      // KF-RUL-51: the miscellaneous free actions
      errand(ActionVerb.UNLOCK, Subjects.PIECES, when(ActivationActions::hasLocks, Doors::isLockBeside), unless(Doors::boundRefusal),
          (state, figure, door) -> Openings.open(state, door)),
      errand(ActionVerb.PICK_UP, Subjects.OBJECTS, when(Handling::isInReach), unless(Handling::refusal), Handling::pickUp),
      errand(ActionVerb.CARRY, Subjects.DISABLED, when(Handling::isMeant), unless(Handling::refusal), Handling::carry),
      errand(ActionVerb.DROP, Subjects.NONE, ALWAYS, unless(Handling::dropRefusal),
          (state, figure, on) -> Handling.putDown(state, figure)),
      errand(ActionVerb.HAND_OVER, Subjects.FIGURES, when(CarriedObjects::isLaden, Handling::isReceiver),
          (it, friend) -> Handling.refusal(it.state(), friend),
          Handling::handOver),
      errand(ActionVerb.QUESTION, Subjects.FIGURES, when((state, figure) -> Goal.is(state, Plot.DISCOVER), Questioning::isHeld),
          unless(Questioning::refusal), Questioning::begin),
      errand(ActionVerb.REVIVE, Subjects.DISABLED, when(Reviving::isLying), NEVER, Reviving::attempt),
      row(ActionVerb.HEAL, Subjects.AILMENTS, Gate.OPEN, ALWAYS, NEVER, NO_COST, // each says for itself what refuses it
          (state, activation, friend, action) -> {
            Healing.heal(state, activation.figure(), friend, action.second());
            return activation;
          }),
      errand(ActionVerb.PERSUADE, Subjects.NONE, (it, on) -> Persuasion.isOfOthers(it.state(), it.figure()), unless(Persuasion::refusal),
          (state, figure, on) -> Persuasion.begin(state, figure)),
      errand(ActionVerb.HIDE, Subjects.NONE, (it, on) -> Ducking.isBehind(it.state(), it.figure()), unless(Ducking::refusal),
          (state, figure, on) -> Ducking.hide(state, figure)),
      row(ActionVerb.BREACH, Subjects.WALLS, Gate.OPEN,
          when((state, figure) -> state.board().mayHave(Flag.ROOF.bit()), Breach::isWallOfHouse), unless(Breach::refusal), NO_COST,
          rolls(Breach::roll)),
      errand(ActionVerb.OPEN_BIN, Subjects.PIECES, when((state, figure) -> state.board().mayHave(Flag.BIN.bit()), Bins::isOpenable),
          unless((state, figure) -> Hands.refusal(state.figures(), figure)), Bins::open),
      errand(ActionVerb.STUDY, Subjects.NONE, (it, on) -> Footing.isBeside(it.state(), it.figure(), Flag.SCROLLS), unless(Library::refusal),
          (state, figure, on) -> Library.search(state, figure)));

  /** The free actions of a figure in a car (KF-RUL-140d). */
  static final ActivationActions FREE_IN_CAR = NONE.and(FREE.row(ActionVerb.RELOAD), FREE.row(ActionVerb.REPAIR),
      FREE.row(ActionVerb.REVIVE));

  private final ActivationAction[][] groups;
  private final Map<ActionVerb, ActivationAction> byVerb = new EnumMap<>(ActionVerb.class);

  private ActivationActions(ActivationAction[][] groups) {
    this.groups = groups;
    Stream.of(groups).flatMap(Stream::of).forEach(action -> byVerb.put(action.verb(), action));
  }

  /** Returns a copy with more actions at the end. */
  ActivationActions and(ActivationAction... actions) {
    return and(List.of(actions));
  }

  private ActivationActions and(List<ActivationAction> actions) {
    return with(actions.stream().map(action -> new ActivationAction[] {action}));
  }

  /** Returns a copy with more actions, which are listed together for each of their subjects. */
  private ActivationActions together(ActivationAction... actions) {
    return with(Stream.<ActivationAction[]>of(actions));
  }

  private ActivationActions with(Stream<ActivationAction[]> more) {
    return new ActivationActions(Stream.concat(Stream.of(groups), more).toArray(ActivationAction[][]::new));
  }

  /** Lists the actions. */
  void list(Listing it) {
    for (ActivationAction[] group : groups) {
      ActivationAction[] open = open(it, group);
      if (open.length > 0) {
        open[0].subjects().list(it, open);
      }
    }
  }

  /** Returns the actions of a group that may be listed. */
  private static ActivationAction[] open(Listing it, ActivationAction[] group) {
    for (ActivationAction action : group) {
      if (!action.isOpen(it)) {
        return group.length == 1 ? NO_ACTIONS : Stream.of(group).filter(each -> each.isOpen(it)).toArray(ActivationAction[]::new);
      }
    }
    return group;
  }

  /** Carries out one of the actions, and returns the activation after it. */
  Activation execute(GameState state, Activation activation, VerbAction action) {
    return row((ActionVerb) action.verb()).execute(state, activation, action);
  }

  /** Returns the action of a verb. */
  ActivationAction row(ActionVerb verb) {
    return Objects.requireNonNull(byVerb.get(verb));
  }

  /** Returns what a miscellaneous free action does. */
  static Errand errand(ActionVerb verb) {
    return (Errand) FREE.row(verb).effect();
  }

  private static ActivationAction row(ActionVerb verb, Gate gate, Reason reason, Cost cost, Effect effect) {
    return row(verb, gate, ALWAYS, reason, cost, effect);
  }

  private static ActivationAction row(ActionVerb verb, Gate gate, Offer offered, Reason reason, Cost cost, Effect effect) {
    return row(verb, Subjects.NONE, gate, offered, reason, cost, effect);
  }

  private static ActivationAction row(ActionVerb verb, Subjects subjects, Gate gate, Offer offered, Reason reason, Cost cost,
      Effect effect) {
    return new ActivationAction(verb, subjects, gate, offered, reason, cost, effect);
  }

  /** A test of a figure and a subject. */
  private interface Test {
    boolean isPassed(GameState state, int figure, int on);
  }

  /** A test of a figure alone. */
  private interface OwnTest {
    boolean isPassed(GameState state, int figure);
  }

  /** A reason about a figure alone. */
  private interface OwnReason {
    @Nullable Refusal refusal(GameState state, int figure);
  }

  /** A reason about a figure and a subject. */
  private interface SubjectReason {
    @Nullable Refusal refusal(GameState state, int figure, int on);
  }

  /** A deed of a figure alone. */
  private interface OwnDeed {
    void execute(GameState state, int figure);
  }

  /** A deed of a figure on a subject. */
  interface SubjectDeed {
    void execute(GameState state, int figure, int on);
  }

  /** A Break roll of a figure on a subject, with an amount of Chi. */
  private interface BreakRoll {
    void execute(GameState state, int figure, int on, int chi);
  }

  /**
   * The effect of a miscellaneous free action: adjacent enemies may interrupt it.
   *
   * @param verb the verb
   * @param deed what it does if they do not
   */
  record Errand(ActionVerb verb, SubjectDeed deed) implements Effect {
    @Override
    public Activation execute(GameState state, Activation activation, int on, VerbAction action) {
      int about = verb == ActionVerb.PERSUADE ? state.get(Counters.VIP_FIGURE) : verb == ActionVerb.DROP ? 0 : on;
      state.then(MiscellaneousAction.of(verb, activation.figure(), about));
      return activation;
    }
  }

  private static ActivationAction errand(ActionVerb verb, Subjects subjects, Offer offered, Reason reason, SubjectDeed deed) {
    return row(verb, subjects, Gate.OPEN, offered, reason, NO_COST, new Errand(verb, deed));
  }

  private static boolean hasLocks(GameState state, int figure) {
    return state.board().hasLocks();
  }

  private static Offer when(Test test) {
    return (it, on) -> test.isPassed(it.state(), it.figure(), on);
  }

  private static Offer when(OwnTest possible, Test test) {
    return new Offer() {
      @Override
      public boolean isFor(Listing it, int on) {
        return test.isPassed(it.state(), it.figure(), on);
      }

      @Override
      public boolean isPossible(Listing it) {
        return possible.isPassed(it.state(), it.figure());
      }
    };
  }

  private static Offer having(Trait trait) {
    return (it, on) -> Capabilities.has(it.figures(), it.figure(), trait);
  }

  private static Reason unless(OwnReason reason) {
    return (it, on) -> reason.refusal(it.state(), it.figure());
  }

  private static Reason unless(SubjectReason reason) {
    return (it, on) -> reason.refusal(it.state(), it.figure(), on);
  }

  private static Effect does(OwnDeed deed) {
    return (state, activation, on, action) -> {
      deed.execute(state, activation.figure());
      return activation;
    };
  }

  private static Effect does(SubjectDeed deed) {
    return (state, activation, on, action) -> {
      deed.execute(state, activation.figure(), on);
      return activation;
    };
  }

  private static Effect rolls(BreakRoll roll) {
    return (state, activation, on, action) -> {
      Chi.spend(state, state.figures().gang(activation.figure()), action.second());
      roll.execute(state, activation.figure(), on, action.second());
      return activation;
    };
  }

  /** Returns the effect of an attack, which is an ambush right after a step out of nowhere (KF-TRT-71c). */
  private static Effect attacks(OwnDeed deed) {
    return (state, activation, on, action) -> {
      DashingAttack.surprise(state, activation);
      deed.execute(state, activation.figure());
      return activation;
    };
  }

  /** Returns the effect that only sets flags of the activation: what it needs is asked next. */
  private static Effect notes(int flags) {
    return notes(flags, (state, activation, on, action) -> activation);
  }

  private static Effect notes(int flags, Effect effect) {
    return (state, activation, on, action) -> {
      Activation after = effect.execute(state, activation, on, action);
      return after.moved(after.course() | flags);
    };
  }
}
