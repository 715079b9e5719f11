package games.kumite.kungfu.activation;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.api.random.RandomSource;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.HoldingScenery;
import games.kumite.kungfu.figure.IChing;
import games.kumite.kungfu.figure.TooFew;
import games.kumite.kungfu.movement.ActivationFlags;
import games.kumite.kungfu.movement.Leaving;
import games.kumite.kungfu.movement.MoveDistance;
import games.kumite.kungfu.movement.RandomMovement;
import games.kumite.kungfu.movement.StuntActions;
import games.kumite.kungfu.prop.PropActions;
import games.kumite.kungfu.scenery.Scenery;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.trait.Scrolls;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The choice of a figure's next action (D-14, D-15). What a verb needs is asked when it is chosen. */
record NextAction(Activation activation) implements ActorChoice {

  /** The cost of a move of a figure that crawls, or limps with a Short stick (KF-RUL-33). */
  private static final int SLOW_WALK = 2;

  /** The actions of a figure without a search, in the order in which it prefers them. */
  private static final List<ActivationAction> SENSIBLE = Stream.of(ActionVerb.RECOVER, ActionVerb.STAND_UP, ActionVerb.ATTACK,
      ActionVerb.SHOOT, ActionVerb.MOVE).map(ActivationActions.ON_FOOT::row).toList();
  /** One time in this many it does something else. */
  private static final int IMPULSE = 5;
  private static final Refusal GREEDY = new Refusal("KF-TRT-34a", "gloats");
  private static final Refusal DOWN = new Refusal("KF-RUL-34", "down");
  private static final Refusal HELD = new Refusal("KF-CON-25", "held-fast");
  private static final Refusal TIED = new Refusal("KF-RUL-34", "held-fast");
  private static final Refusal STANCE = new Refusal("KF-TRT-44b", "held-fast");
  private static final Refusal STUCK = new Refusal("KF-RUL-133", "stuck");
  private static final Refusal GRAPPLED = new Refusal("KF-CON-05", "grappled");
  private static final Refusal SLOW = new Refusal("KF-TRT-64a", "slow");
  private static final Refusal RESERVED = new Refusal("KF-RUL-31", "reserved");
  private static final Refusal WALKS_ON_WATER = new Refusal("KF-TRT-77a", "walks-on-water");
  private static final Refusal ASTRAY = new Refusal("KF-RUL-45", "astray");
  private static final Refusal HANGS = new Refusal("KF-RUL-80", "hangs-on");
  private static final TooFew TOO_FEW = TooFew.under("KF-ACT-26");

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
    actions(state).list(listing(state, out));
  }

  private ActivationActions actions(GameState state) {
    return state.figures().isUnderground(activation.figure()) ? ActivationActions.UNDERGROUND
        : state.figures().is(activation.figure(), Condition.INSIDE) ? ActivationActions.IN_CAR : ActivationActions.ON_FOOT;
  }

  private boolean isReserved() {
    return ActivationFlags.has(activation.course(), ActivationFlags.RESERVED) && activation.left() == 1;
  }

  private Listing listing(GameState state, ActionCollector out) {
    Figures figures = state.figures();
    int figure = activation.figure();
    Refusal reserved = isReserved() ? RESERVED : figures.is(figure, Condition.CLIFFHANGING) ? HANGS
        : figures.is(figure, Condition.WATERWALKING) ? WALKS_ON_WATER : null;
    Refusal moving = moveRefusal(state, activation);
    moving = moving != null ? moving : figures.is(figure, Condition.CRAWLING) ? DOWN // KF-RUL-34: it walks on all fours alone
        : RandomMovement.isAstray(figures, figure) ? ASTRAY : null;
    return new Listing(state, activation, Scenery.beside(state, figure), reserved, moving, out);
  }

  /** Returns a plain action drawn until one is legal, the end or the list of all among them; null for one from the list. */
  @Override
  public @Nullable Action sampleAction(GameState state, RandomSource random) {
    if (isBound(state)) {
      return null;
    }
    Listing it = new Listing(state, activation, 0, Subjects.NO_FIGURES, null, null, null);
    int plain = ActivationActions.PLAIN.size();
    while (true) {
      int drawn = random.pick("next-action", activation.figure(), plain + 2);
      if (drawn > plain) {
        return null;
      }
      if (drawn == plain || ActivationActions.PLAIN.get(drawn).refusal(it, 0) == null) {
        return state.actions().of(drawn == plain ? ActionVerb.STOP : ActivationActions.PLAIN.get(drawn).verb());
      }
    }
  }

  /** Returns whether the figure has few actions at all. */
  private boolean isBound(GameState state) {
    Figures figures = state.figures();
    int figure = activation.figure();
    return isReserved() || figures.is(figure, Condition.INSIDE) || figures.is(figure, Condition.CLIFFHANGING)
        || figures.is(figure, Condition.WATERWALKING);
  }

  /** Gets up, strikes, shoots or walks on, in this order; now and then whatever is drawn. */
  @Override
  public @Nullable Action heuristicAction(GameState state, RandomSource random) {
    if (isBound(state) || state.figures().isUnderground(activation.figure()) || random.pick("impulse", activation.figure(), IMPULSE) == 0) {
      return sampleAction(state, random);
    }
    Listing it = new Listing(state, activation, 0, Subjects.NO_FIGURES, null, null, null);
    for (ActivationAction action : SENSIBLE) {
      if (action.refusal(it, 0) == null) {
        return state.actions().of(action.verb());
      }
    }
    return sampleAction(state, random);
  }

  static @Nullable Refusal walkRefusal(GameState state, Activation activation) {
    Refusal refusal = moveRefusal(state, activation);
    boolean isHalting = MoveDistance.isHalting(state.figures(), activation.figure());
    return refusal != null || !isHalting ? refusal : TOO_FEW.of(activation.left(), SLOW_WALK); // KF-RUL-33
  }

  private static @Nullable Refusal moveRefusal(GameState state, Activation activation) {
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

  @Override
  public Activation localsAfter(GameState state, Action action) {
    VerbAction chosen = (VerbAction) action;
    Activation after = actions(state).execute(state, activation, chosen);
    return chosen.verb() == ActionVerb.ATTACK ? after // its target is asked first
        : after.moved(after.course() & ~ActivationFlags.FROM_NOWHERE);
  }

  /** Reads a scroll: its spell may be a move. */
  static Activation read(GameState state, Activation activation, int on, VerbAction action) {
    ActionVerb move = Scrolls.move(state, activation.figure());
    if (move != null) {
      return move(state, activation, on, state.actions().of(move));
    }
    Scrolls.read(state, activation.figure());
    return activation;
  }

  /** Uses a prop, which may move the figure. */
  static Activation use(GameState state, Activation activation, int on, VerbAction action) {
    boolean isMove = PropActions.isMove(action);
    if (isMove) {
      StuntActions.begin(state, activation.figure(), action);
    }
    PropActions.take(state, activation.figure(), action);
    int course = activation.course();
    return isMove ? activation.moved(course | ActivationFlags.MOVED | ActivationFlags.ARRIVED) : activation; // KF-RUL-85
  }

  /** Asks for the destination of a move next, unless the figure goes astray (KF-RUL-45). */
  static Activation move(GameState state, Activation activation, int on, VerbAction action) {
    int figure = activation.figure();
    if (action.verb() == ActionVerb.SKATE && IChing.ask(state, figure, 1)) { // D-12: then it says again what it does
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
