package games.kumite.kungfu.trait;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.morale.StateCleanup;
import games.kumite.kungfu.state.ActionLegend;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.FigureNames;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Step;
import games.kumite.spi.Texts;
import games.kumite.spi.Window;
import games.kumite.spi.actions.VerbAction;

/**
 * A window in which abilities of any moment are used (D-36). The turn player is asked first, then the opponent; a used ability
 * asks both again, and the window closes when both pass in a row (KF-RUL-06).
 */
public enum AbilityWindow implements Window<GameState, WindowContext> {
  /** W1: a turn starts. */
  TURN_BEGINS,
  /** W2: before the roll of a nominated activation, a motivation or a Reaction. */
  BEFORE_ROLL,
  /** W3: an attack is declared, before Chi and dice. */
  DECLARED,
  /** W4: dice and flips are known, before effects are chosen. */
  KNOWN,
  /** W5: between two actions. */
  BETWEEN,
  /** W6: a turn ends. */
  TURN_ENDS,
  /** Chi may be paid for a turnover or against effects: a Sacrifice alone, of the player who pays (KF-TRT-59a). */
  OWED;

  private final String kind = Texts.word(this);
  private final Step<GameState> quiet = new Quiet(this);

  /** A moment in which no figure acts. */
  private record Quiet(AbilityWindow moment) implements Step<GameState> {
    @Override
    public void run(GameState state) {
      moment.open(state, Figures.NOBODY);
    }
  }

  /** Returns a step that opens this window while no figure acts. */
  public Step<GameState> quiet() {
    return quiet;
  }

  /** Opens this window in the activation or Reaction of a figure. */
  public void open(GameState state, int actor) {
    open(state, actor, Figures.NOBODY, Figures.NOBODY);
  }

  /** Opens the window before a gang pays Chi, unless none of its figures could make a Sacrifice. */
  public static void owed(GameState state, int gang) {
    Figures figures = state.figures();
    for (int figure = 0; gang != Figures.NEUTRAL && figure < figures.count(); figure++) {
      if (figures.gang(figure) == gang && Capabilities.has(figures, figure, Trait.SACRIFICE)) {
        OWED.open(state, figure);
        return;
      }
    }
  }

  /** Opens this window of an attack, unless no figure could do anything in it. */
  public void open(GameState state, int actor, int by, int on) {
    if (Abilities.ALL.isAny(state)) {
      WindowContext occasion = new WindowContext(this, actor, by, on);
      if (Abilities.ALL.isAny(state, Abilities.ANY_SEAT, occasion)) {
        state.then(with(occasion));
      }
    }
  }

  @Override
  public String kind() {
    return kind;
  }

  @Override
  public int firstSeat(GameState state, WindowContext occasion) {
    return this == OWED ? state.seatOf(occasion.actor()) : state.seat(state.get(Counters.ACTIVE));
  }

  @Override
  public int firstSeatAfter(GameState state, WindowContext occasion, int actor) {
    return firstSeat(state, occasion);
  }

  @Override
  public boolean staysOpen(GameState state, WindowContext occasion) {
    return !state.isOver() && isThere(state, occasion.by()) && isThere(state, occasion.on());
  }

  private static boolean isThere(GameState state, int figure) {
    return figure == Figures.NOBODY || Capabilities.isInPlay(state.figures(), figure);
  }

  @Override
  public boolean mightAct(GameState state, WindowContext occasion, int seat) {
    return Abilities.ALL.isAny(state, seat, occasion);
  }

  /** Returns a prompt that says whose activation or attack it is, and on whom, if there is a figure to name. */
  @Override
  public Prompt prompt(GameState state, WindowContext occasion, int seat) {
    Texts texts = state.config().texts();
    boolean isBy = occasion.by() != Figures.NOBODY;
    boolean isOn = occasion.on() != Figures.NOBODY && occasion.on() != occasion.by();
    Object[] who = {called(state, occasion.actor()), called(state, occasion.by()), called(state, occasion.on()),
      occasion.actor() == Figures.NOBODY ? 0 : 1, (isBy ? 1 : 0) + (isOn ? 2 : 0)};
    return new Prompt(texts.text("prompt." + kind, who), texts.text("prompt." + kind + ".waiting", who));
  }

  private static String called(GameState state, int figure) {
    return figure == Figures.NOBODY ? "" : state.called(figure);
  }

  @Override
  public String detail(GameState state, WindowContext occasion, int seat, Action action) {
    return ActionLegend.remark(state, Figures.NOBODY, action);
  }

  @Override
  public void collectActions(GameState state, WindowContext occasion, int seat, ActionCollector out) {
    Abilities.ALL.list(state, seat, occasion, out);
  }

  @Override
  public WindowContext localsAfter(GameState state, WindowContext occasion, int seat, Action action) {
    VerbAction chosen = (VerbAction) action;
    Abilities.ALL.of((ActionVerb) chosen.verb()).use(state, FigureNames.figure(state.figures(), chosen.first()), occasion);
    if (this != DECLARED && this != KNOWN && this != OWED) {
      state.then(StateCleanup.ALL); // KF-RUL-175; an attack is settled when it has been carried out
    }
    return occasion;
  }
}
