package games.kumite.kungfu.activation;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.api.random.RandomSource;
import games.kumite.kungfu.combat.Flurry;
import games.kumite.kungfu.combat.HeldEnemyAction;
import games.kumite.kungfu.combat.SpiritBodies;
import games.kumite.kungfu.combat.Targets;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.Ducking;
import games.kumite.kungfu.figure.HoldingScenery;
import games.kumite.kungfu.figure.IChing;
import games.kumite.kungfu.figure.TooFew;
import games.kumite.kungfu.movement.ActivationFlags;
import games.kumite.kungfu.movement.MoveDistance;
import games.kumite.kungfu.movement.MoveType;
import games.kumite.kungfu.movement.RandomMovement;
import games.kumite.kungfu.movement.StuntActions;
import games.kumite.kungfu.movement.Underground;
import games.kumite.kungfu.plot.PlotActions;
import games.kumite.kungfu.prize.Leaving;
import games.kumite.kungfu.prop.PropActions;
import games.kumite.kungfu.shooting.Lifting;
import games.kumite.kungfu.shooting.Shooting;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.trait.Scrolls;
import games.kumite.kungfu.trait.TraitActions;
import games.kumite.kungfu.vehicle.Overturning;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.Verb;
import games.kumite.spi.actions.VerbAction;
import org.jspecify.annotations.Nullable;

/** The choice of a figure's next action (D-14, D-15). What a verb needs is asked when it is chosen. */
record NextAction(Activation activation) implements ActorChoice {

  /** The cost of recovering from being Blinded, Transfixed or tied up. */
  private static final int RECOVERY = 2;
  /** The cost of a move of a figure that crawls, or limps with a Short stick (KF-RUL-33). */
  private static final int SLOW_WALK = 2;

  /** Actions without more than a verb, in the order in which they are listed. */
  private static final ActionVerb[] PLAIN = {ActionVerb.MOVE, ActionVerb.STAND_UP, ActionVerb.ATTACK, ActionVerb.SHOOT, ActionVerb.FLURRY, ActionVerb.WHIRLWIND,
    ActionVerb.STANCE, ActionVerb.RELOAD, ActionVerb.RECOVER};
  /** The actions of a figure without a search, in the order in which it prefers them. */
  private static final ActionVerb[] SENSIBLE = {ActionVerb.RECOVER, ActionVerb.STAND_UP, ActionVerb.ATTACK, ActionVerb.SHOOT, ActionVerb.MOVE};
  /** One time in this many it does something else. */
  private static final int IMPULSE = 5;
  private static final Refusal NOT_DOWN = new Refusal("KF-CON-16", "not-down");
  private static final Refusal REVIVED = new Refusal("KF-CON-20c", "must-get-up");
  private static final Refusal GREEDY = new Refusal("KF-TRT-34a", "gloats");
  private static final Refusal DOWN = new Refusal("KF-RUL-34", "down");
  private static final Refusal HELD = new Refusal("KF-CON-25", "held-fast");
  private static final Refusal TIED = new Refusal("KF-RUL-34", "held-fast");
  private static final Refusal STANCE = new Refusal("KF-TRT-44b", "held-fast");
  private static final Refusal STUCK = new Refusal("KF-RUL-133", "stuck");
  private static final Refusal IN_CHAINS = new Refusal("KF-LOC-22b", "in-chains");
  private static final Refusal GRAPPLED = new Refusal("KF-CON-05", "grappled");
  private static final Refusal SLOW = new Refusal("KF-TRT-64a", "slow");
  private static final Refusal RESERVED = new Refusal("KF-RUL-31", "reserved");
  private static final Refusal CRAWLING = new Refusal("KF-CON-02", "crawling");
  private static final Refusal WALKS_ON_WATER = new Refusal("KF-TRT-77a", "walks-on-water");
  private static final Refusal ASTRAY = new Refusal("KF-RUL-45", "astray");
  private static final Refusal HANGS = new Refusal("KF-RUL-80", "hangs-on");
  private static final Refusal NOTHING_TO_RECOVER = new Refusal("KF-CON-24c", "nothing-to-recover");
  private static final TooFew TOO_FEW = TooFew.under("KF-ACT-26");
  private static final Refusal NOT_IN_REACTIONS = new Refusal("KF-CON-25", "not-in-reactions");
  private static final EventType STOOD_UP = EventType.of("stood-up", "KF-CON-16").word("figure", Figures::id);

  @Override
  public String kind() {
    return "action";
  }

  @Override
  public int seat(GameState state) {
    return state.seat(state.figures().gang(activation.figure()));
  }

  @Override
  public Prompt prompt(GameState state) {
    return Question.prompt(state, kind(), seat(state), state.called(activation.figure()), activation.left());
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    if (state.figures().isUnderground(activation.figure())) { // KF-LOC-41
      Underground.exits(state, activation.figure(), out);
      out.add(state.actions().of(ActionVerb.STOP));
      return;
    }
    boolean isReserved = ActivationFlags.has(activation.course(), ActivationFlags.RESERVED) && activation.left() == 1;
    Refusal reserved = isReserved ? RESERVED
        : state.figures().is(activation.figure(), Condition.CLIFFHANGING) ? HANGS
        : state.figures().is(activation.figure(), Condition.WATERWALKING) ? WALKS_ON_WATER : null;
    if (state.figures().is(activation.figure(), Condition.INSIDE)) {
      CarSeatActions.inside(state, activation.figure(), activation.left(), activation.surcharge(), reserved, out); // KF-RUL-140d
      return;
    }
    Refusal walking = walkRefusal(state);
    Refusal moving = moveRefusal(state);
    moving = moving != null ? moving
        : state.figures().is(activation.figure(), Condition.CRAWLING) ? DOWN // KF-RUL-34: it walks on all fours alone
        : RandomMovement.isAstray(state.figures(), activation.figure()) ? ASTRAY : null;
    for (ActionVerb word : PLAIN) {
      Refusal refusal = word == ActionVerb.MOVE ? walking : first(reserved, plainRefusal(state, word));
      if (out.accepts(refusal)) {
        out.add(state.actions().of(word), refusal);
      }
      if (word == ActionVerb.STANCE) {
        Stances.uncuff(state, activation.figure(), reserved, out);
      }
    }
    HeldEnemyAction.options(state, activation.figure(), reserved, out);
    StuntActions.actions(state, activation.figure(), activation.free(), moving, reserved, out);
    PlotActions.actions(state, activation.figure(), activation.free(), moving, reserved, out);
    if (Capabilities.has(state.figures(), activation.figure(), Trait.MOVE_AND_FIRE)) {
      out.add(state.actions().of(ActionVerb.MOVE_AND_FIRE), first(first(reserved, moving),
          MovingShot.refusal(state, activation)));
    }
    TraitActions.options(state, activation.figure(), activation.free(), activation.surcharge(), reserved, out);
    Ducking.actions(state, activation.figure(), reserved, out);
    CarSeatActions.options(state, activation.figure(), moving, reserved, out);
    Overturning.options(state, activation.figure(), reserved, out);
    Lifting.options(state, activation.figure(), activation.free(), activation.surcharge(), reserved, out);
    Scrolls.options(state, activation.figure(), activation.free(), activation.surcharge(),
        moving, reserved, out);
    PropActions.options(state, activation.figure(), activation.free(), activation.surcharge(),
        moving, reserved, out);
    out.add(state.actions().of(ActionVerb.STOP)); // KF-ACT-05
  }

  /** Returns why one of the {@link #PLAIN} actions is refused whatever is reserved, null if it is legal. */
  private @Nullable Refusal plainRefusal(GameState state, ActionVerb word) {
    int figure = activation.figure();
    return switch (word) {
      case MOVE -> walkRefusal(state);
      case STAND_UP -> standRefusal(state.figures(), figure);
      case ATTACK -> Targets.refusal(state, figure, !activation.isReaction());
      case SHOOT -> Shooting.refusal(state, figure, activation.free(), activation.surcharge(), !activation.isReaction());
      case FLURRY, WHIRLWIND -> Flurry.refusal(state, figure, word);
      case STANCE -> Stances.refusal(state, figure);
      case RELOAD -> Shooting.reloadRefusal(state.figures(), figure);
      default -> recoveryRefusal(state);
    };
  }

  /** Returns a plain action drawn until one is legal, the end or the list of all among them; null for one from the list. */
  @Override
  public @Nullable Action sampleAction(GameState state, RandomSource random) {
    Figures figures = state.figures();
    boolean isReserved = ActivationFlags.has(activation.course(), ActivationFlags.RESERVED) && activation.left() == 1;
    if (isReserved || figures.is(activation.figure(), Condition.INSIDE)
        || figures.is(activation.figure(), Condition.CLIFFHANGING) || figures.is(activation.figure(), Condition.WATERWALKING)) {
      return null;
    }
    while (true) {
      int drawn = random.pick("next-action", activation.figure(), PLAIN.length + 2);
      if (drawn > PLAIN.length) {
        return null;
      }
      if (drawn == PLAIN.length || plainRefusal(state, PLAIN[drawn]) == null) {
        return state.actions().of(drawn == PLAIN.length ? ActionVerb.STOP : PLAIN[drawn]);
      }
    }
  }

  /** Gets up, strikes, shoots or walks on, in this order; now and then whatever is drawn. */
  @Override
  public @Nullable Action heuristicAction(GameState state, RandomSource random) {
    Figures figures = state.figures();
    boolean isReserved = ActivationFlags.has(activation.course(), ActivationFlags.RESERVED) && activation.left() == 1;
    boolean isBound = figures.is(activation.figure(), Condition.INSIDE) || figures.isUnderground(activation.figure())
        || figures.is(activation.figure(), Condition.CLIFFHANGING) || figures.is(activation.figure(), Condition.WATERWALKING);
    if (isReserved || isBound || random.pick("impulse", activation.figure(), IMPULSE) == 0) {
      return sampleAction(state, random);
    }
    for (ActionVerb word : SENSIBLE) {
      if (plainRefusal(state, word) == null) {
        return state.actions().of(word);
      }
    }
    return sampleAction(state, random);
  }

  private static @Nullable Refusal first(@Nullable Refusal refusal, @Nullable Refusal other) {
    return refusal != null ? refusal : other;
  }

  private @Nullable Refusal walkRefusal(GameState state) {
    Refusal refusal = moveRefusal(state);
    boolean isHalting = MoveDistance.isHalting(state.figures(), activation.figure());
    return refusal != null || !isHalting ? refusal : TOO_FEW.of(activation.left(), SLOW_WALK); // KF-RUL-33
  }

  private @Nullable Refusal moveRefusal(GameState state) {
    Figures figures = state.figures();
    int figure = activation.figure();
    Refusal heldFast = heldFast(figures, figure);
    if (heldFast != null) {
      return heldFast;
    }
    if (HoldingScenery.isStuck(figures, figure)) {
      return STUCK;
    }
    if (figures.is(figure, Condition.GLOATING)) {
      return GREEDY;
    }
    if (MoveDistance.isHeld(state, figure)) {
      return GRAPPLED;
    }
    if (ActivationFlags.has(activation.course(), ActivationFlags.MOVED) && Capabilities.has(figures, figure, Trait.SLOW)) {
      return SLOW;
    }
    if (figures.is(figure, Condition.CRAWLING)) {
      return TOO_FEW.of(activation.left(), SLOW_WALK); // KF-CON-02: S for two actions
    }
    return figures.is(figure, Condition.KNOCKED_DOWN) ? DOWN : null;
  }

  private static @Nullable Refusal heldFast(Figures figures, int figure) {
    return figures.is(figure, Condition.TRANSFIXED) ? HELD : figures.is(figure, Condition.TIED_UP) ? TIED
        : figures.is(figure, Condition.STANCE) ? STANCE : figures.is(figure, Condition.CLIFFHANGING) ? HANGS : null;
  }

  private static @Nullable Refusal standRefusal(Figures figures, int figure) {
    if (figures.is(figure, Condition.CRAWLING)) {
      return CRAWLING;
    }
    if (figures.is(figure, Condition.TRANSFIXED)) {
      return HELD;
    }
    if (figures.is(figure, Condition.GETTING_UP)) {
      return REVIVED;
    }
    return figures.is(figure, Condition.KNOCKED_DOWN) ? null : NOT_DOWN;
  }

  private @Nullable Refusal recoveryRefusal(GameState state) {
    Figures figures = state.figures();
    int figure = activation.figure();
    boolean isTransfixed = figures.is(figure, Condition.TRANSFIXED);
    if (!isTransfixed && !figures.is(figure, Condition.BLINDED) && !figures.is(figure, Condition.TIED_UP)) {
      return NOTHING_TO_RECOVER;
    }
    if (isTransfixed && activation.isReaction()) {
      return NOT_IN_REACTIONS;
    }
    if (!isTransfixed && !figures.is(figure, Condition.BLINDED) && HoldingScenery.isChoking(state, figure)) {
      return IN_CHAINS;
    }
    return TOO_FEW.of(activation.free(), RECOVERY);
  }

  @Override
  public Activation localsAfter(GameState state, Action action) {
    Verb verb = ((VerbAction) action).verb();
    if (verb == ActionVerb.ATTACK) {
      return taken(state, activation, action); // its target is asked first
    }
    boolean isAttack = verb == ActionVerb.FLURRY || verb == ActionVerb.WHIRLWIND || verb == ActionVerb.EXORCISE || verb == ActionVerb.POSSESS;
    if (isAttack) {
      DashingAttack.surprise(state, activation);
    }
    return taken(state, activation.moved(activation.course() & ~ActivationFlags.FROM_NOWHERE), action);
  }

  private static Activation taken(GameState state, Activation activation, Action action) {
    Figures figures = state.figures();
    int figure = activation.figure();
    return switch ((ActionVerb) ((VerbAction) action).verb()) {
      case MOVE, JUMP, LEAP, LEAP_WITH, LEVITATE, SKATE, SWING, TELEPORT -> move(state, activation, (VerbAction) action);
      case SPIRIT_OUT -> activation.by(SpiritBodies.leave(state, figure)).moved(ActivationFlags.moving(ActivationFlags.FRESH, MoveType.WALK)); // KF-RUL-72
      case MOVE_AND_FIRE -> activation.moved(ActivationFlags.moving(activation.course(), MoveType.WALK) | ActivationFlags.FIRING);
      case BEND -> {
        StuntActions.begin(state, figure, (VerbAction) action);
        yield activation.moved(activation.course() | ActivationFlags.BENDING);
      }
      case BACK_FLIP -> {
        StuntActions.begin(state, figure, (VerbAction) action);
        yield activation.moved(activation.course() | ActivationFlags.FLIPPING);
      }
      case LIFT -> {
        Lifting.lift(state, figure, (VerbAction) action);
        yield activation.after(1);
      }
      case HURL -> {
        state.then(Lifting.hurl(state, figure, (VerbAction) action));
        yield activation.after(1 + activation.surcharge());
      }
      case CLIMB_UP, PULL_UP, OPEN, FORCE, SHED ->
          activation.after(StuntActions.take(state, figure, (VerbAction) action));
      case SHOOT_LOCK -> {
        int cost = StuntActions.take(state, figure, (VerbAction) action);
        Shooting.atALock(state, figure);
        yield activation.after(cost);
      }
      case SLIDE -> {
        StuntActions.begin(state, figure, (VerbAction) action);
        yield activation.after(StuntActions.take(state, figure, (VerbAction) action))
            .moved(activation.course() | ActivationFlags.MOVED | ActivationFlags.ARRIVED); // KF-RUL-85
      }
      case GET_IN, GET_OUT, WIRE, WHEEL -> activation.after(CarSeatActions.take(state, figure, (VerbAction) action));
      case OVERTURN -> {
        Overturning.roll(state, figure, (VerbAction) action);
        yield activation.after(1);
      }
      case HIDE -> {
        Ducking.hide(state, figure);
        yield activation.after(1);
      }
      case POP_OUT -> {
        Ducking.popOut(state, figure);
        yield activation.after(1);
      }
      case HOVER -> {
        StuntActions.hover(state, figure);
        yield activation.after(1);
      }
      case LEAD -> {
        PlotActions.lead(state, figure, (VerbAction) action);
        yield activation.moved(activation.course() | ActivationFlags.MOVING);
      }
      case ATTACK -> activation.moved(activation.course() | ActivationFlags.ATTACKING);
      case FLURRY, WHIRLWIND -> {
        state.then(Flurry.of(state, figure, (ActionVerb) ((VerbAction) action).verb()));
        yield activation.after(1);
      }
      case STANCE -> {
        Stances.take(state, figure);
        yield activation.after(1);
      }
      case UNCUFF -> {
        Stances.breakCuffs(state, figure, ((VerbAction) action).first(), ((VerbAction) action).second());
        yield activation.after(1);
      }
      case THROW, LET_GO, FINISH -> activation.after(HeldEnemyAction.take(state, figure, (VerbAction) action));
      case PICK_UP, CARRY, DROP, SEARCH, SEEK, LAY_TO_REST, CRACK, BREAK ->
          activation.after(PlotActions.take(state, figure, (VerbAction) action));
      case GRENADE, UNTIE, CAST, PUT_OUT, EXORCISE, POSSESS, DESTROY_HUSK, TAKE_SWORD, HURL_SWORD ->
          activation.after(TraitActions.take(state, figure, activation.surcharge(), (VerbAction) action));
      case USE, TEAR -> {
        boolean isMove = PropActions.isMove((VerbAction) action);
        if (isMove) {
          StuntActions.begin(state, figure, (VerbAction) action);
        }
        int course = activation.course();
        yield activation.after(PropActions.take(state, figure, activation.surcharge(), (VerbAction) action))
            .moved(isMove ? course | ActivationFlags.MOVED | ActivationFlags.ARRIVED : course); // KF-RUL-85
      }
      case READ -> {
        ActionVerb move = Scrolls.move(state, figure);
        yield move != null ? move(state, activation, state.actions().of(move))
            : activation.after(Scrolls.read(state, figure, activation.surcharge()));
      }
      case CLIMB_OUT -> {
        Underground.leave(state, figure, ((VerbAction) action).first() - 1);
        yield activation.after(1).moved(activation.course() | ActivationFlags.MOVED);
      }
      case SHOOT -> activation.moved(activation.course() | ActivationFlags.SHOOTING);
      case RELOAD -> {
        state.then(new Firearm(figure, false));
        yield activation.after(1);
      }
      case STAND_UP -> {
        figures.cure(figure, Condition.KNOCKED_DOWN);
        state.emit(STOOD_UP, figures.code(figure));
        yield activation.after(1);
      }
      case RECOVER -> {
        state.then(new RecoverAction(figure));
        yield activation.after(RECOVERY);
      }
      default -> activation.withLeft(0);
    };
  }

  /** Asks for the destination of a move next, unless the figure goes astray (KF-RUL-45). */
  private static Activation move(GameState state, Activation activation, VerbAction action) {
    int figure = activation.figure();
    if (action.verb() == ActionVerb.SKATE && IChing.isDue(state, figure)) { // D-12: then it says again what it does
      state.then(new IChing(figure, 1));
      return activation;
    }
    StuntActions.begin(state, figure, action);
    if (!RandomMovement.isAstray(state.figures(), figure)) {
      return activation.moved(ActivationFlags.moving(activation.course(), StuntActions.gait(state, figure, (ActionVerb) action.verb())));
    }
    state.then(RandomMovement.of(state, figure), new Leaving(figure));
    boolean isSlow = state.figures().is(figure, Condition.CRAWLING) || MoveDistance.isHalting(state.figures(), figure);
    int cost = isSlow ? SLOW_WALK : 1;
    return activation.after(cost).moved(activation.course() | ActivationFlags.MOVED | ActivationFlags.ARRIVED);
  }
}
