package games.kumite.kungfu.activation;

import games.kumite.api.Action;
import games.kumite.api.random.RandomSource;
import games.kumite.kungfu.activation.Activation.Mode;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.movement.ActivationFlags;
import games.kumite.kungfu.movement.FreeMove;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.OncePerTurn;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;
import org.jspecify.annotations.Nullable;

/** The choice of how many dice a nominated figure rolls, or of its free action (D-10, KF-ACT-01, KF-ACT-29). */
record ChooseDice(Activation activation) implements ActorChoice {

  private static final int DICE_OF_ALL = 3;
  private static final int MAX_BANKED = 3; // KF-ACT-33
  private static final int MAX_OF_ALL = 6;
  private static final int FOCUS_DIE = 0;
  /** A figure that does not think rolls all dice with this Quality, and one time in this many does something else. */
  private static final int RELIABLE = 2;
  private static final int IMPULSE = 6;
  private static final Refusal NO_BANK = new Refusal("KF-ACT-33", "no-banked-dice");
  private static final Refusal NOT_FOCUSING = new Refusal("KF-ACT-31", "cannot-focus");
  private static final Refusal FULL = new Refusal("KF-ACT-33", "bank-full");
  private static final Refusal CHI_FULL = new Refusal("KF-ACT-35", "chi-full");
  private static final EventType FOCUSED =
      EventType.of("focused", "KF-ACT-33").word("figure", Figures::id).number("dice");
  private static final EventType RECOVERED =
      EventType.of("chi-recovered", "KF-ACT-35").word("figure", Figures::id).number("chi");
  private static final EventType ROSE = EventType.of("got-up", "KF-CON-20c").word("figure", Figures::id);

  @Override
  public String kind() {
    return "dice";
  }

  @Override
  public int seat(GameState state) {
    return activation.mode() == Mode.FREE ? Figures.NOBODY : state.seat(state.figures().gang(activation.figure()));
  }

  /** Spends the activation of a revived figure on getting up, which is all that it can do with it (KF-CON-20c, KF-RUL-41). */
  static Activation getUp(GameState state, Activation activation) {
    Figures figures = state.figures();
    int figure = activation.figure();
    if (!figures.is(figure, Condition.GETTING_UP)) {
      return activation;
    }
    figures.cure(figure, Condition.GETTING_UP);
    if (!figures.is(figure, Condition.CRAWLING)) { // KF-RUL-33
      figures.cure(figure, Condition.KNOCKED_DOWN);
    }
    state.emit(ROSE, figures.code(figure));
    return new Activation(figure, 0, 0, Mode.FREE, ActivationFlags.FRESH);
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    Figures figures = state.figures();
    int figure = activation.figure();
    int max = Math.min(MAX_OF_ALL, DICE_OF_ALL + figures.bank(figure) + figures.extraDice(figure)); // KF-TRT-59a
    for (int dice = 1; dice <= MAX_OF_ALL; dice++) {
      out.add(state.actions().of(ActionVerb.ROLL, dice), dice <= max ? null : NO_BANK);
    }
    if (figures.isUnderground(figure) || figures.is(figure, Condition.CLIFFHANGING)) { // KF-LOC-41d, KF-RUL-80
      return;
    }
    if (figures.is(figure, Condition.WATERWALKING)) { // KF-TRT-77a
      out.add(state.actions().of(ActionVerb.FREE_MOVE), FreeMove.refusal(state, figure));
      return;
    }
    Refusal focus = focusRefusal(state, figure);
    out.add(state.actions().of(ActionVerb.FOCUS, FOCUS_DIE),
        focus != null ? focus : figures.bank(figure) < MAX_BANKED ? null : FULL);
    int gang = figures.gang(figure);
    out.add(state.actions().of(ActionVerb.FOCUS, FOCUS_DIE + 1),
        focus != null ? focus : state.gang(gang, Counters.CHI) < state.gang(gang, Counters.CHI_LEVEL) ? null : CHI_FULL);
    ActivationActions free = figures.is(figure, Condition.INSIDE) ? ActivationActions.FREE_IN_CAR : ActivationActions.FREE;
    free.list(new Listing(state, activation, 0, null, null, out));
  }

  /** Returns one of the rolls that are always open, or one from the list of all. */
  @Override
  public @Nullable Action sampleAction(GameState state, RandomSource random) {
    int drawn = random.pick("dice", activation.figure(), DICE_OF_ALL + 2);
    return drawn < DICE_OF_ALL ? state.actions().of(ActionVerb.ROLL, 1 + drawn) : null;
  }

  /** Returns as many dice as seldom bring a turnover; now and then any number. */
  @Override
  public @Nullable Action heuristicAction(GameState state, RandomSource random) {
    int figure = activation.figure();
    return random.pick("impulse", figure, IMPULSE) == 0 ? sampleAction(state, random)
        : state.actions().of(ActionVerb.ROLL, state.figures().quality(figure) <= RELIABLE ? DICE_OF_ALL : DICE_OF_ALL - 1);
  }

  private static @Nullable Refusal focusRefusal(GameState state, int figure) {
    return state.figures().profile(figure).isProtagonist()
        && !Capabilities.isFighting(state.board(), state.figures(), figure) ? null : NOT_FOCUSING;
  }

  @Override
  public Activation localsAfter(GameState state, Action action) {
    int figure = activation.figure();
    VerbAction chosen = (VerbAction) action;
    if (chosen.verb() == ActionVerb.ROLL) {
      return activation.withLeft(chosen.first());
    }
    if (chosen.verb() == ActionVerb.FOCUS) {
      focus(state, figure, chosen.first());
    } else {
      ActivationActions.FREE.execute(state, activation, chosen);
    }
    return new Activation(figure, 0, 0, Mode.FREE, ActivationFlags.FRESH);
  }

  private static void focus(GameState state, int figure, int what) {
    Figures figures = state.figures();
    if (what == FOCUS_DIE) {
      figures.bank(figure, figures.bank(figure) + 1);
      figures.use(figure, OncePerTurn.FOCUSED);
      state.emit(FOCUSED, figures.code(figure), figures.bank(figure));
    } else {
      int gang = figures.gang(figure);
      figures.bank(figure, 0); // KF-RUL-106: no focusing for a die in this turn
      state.gang(gang, Counters.CHI, state.gang(gang, Counters.CHI) + 1);
      state.emit(RECOVERED, figures.code(figure), state.gang(gang, Counters.CHI));
    }
  }
}
