package games.kumite.kungfu.combat;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.kungfu.chi.Chi;
import games.kumite.kungfu.effect.EffectExecutor;
import games.kumite.kungfu.effect.Recoil;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.HoldingScenery;
import games.kumite.kungfu.figure.Toughness;
import games.kumite.kungfu.geometry.Directions;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.FigureChoice;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameChoice;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;
import org.jspecify.annotations.Nullable;

/** The treatment of figures that a figure holds, or that lie helpless beside it (D-44, KF-CON-06, KF-CON-21). */
public final class HeldEnemyAction {

  private static final Refusal BOUND = new Refusal("KF-CON-06a", "hands-bound");
  private static final Refusal TOO_LARGE = new Refusal("KF-CON-11a", "too-large-to-hold");
  private static final Refusal STUCK = new Refusal("KF-RUL-133", "stuck");
  private static final Refusal STANCE = new Refusal("KF-TRT-44b", "in-the-stance");
  private static final EventType THROWN =
      EventType.of("thrown", "KF-CON-06a").word("by", Figures::id).word("figure", Figures::id);
  private static final EventType LET_GO = EventType.of("let-go", "KF-RUL-39").word("figure", Figures::id);
  private static final EventType SPARED = EventType.of("spared", "KF-RUL-24").word("figure", Figures::id);

  private HeldEnemyAction() {}

  /** Returns whether a figure holds another. */
  public static boolean isHeldBy(GameState state, int figure, int other) {
    return state.figures().grappler(other) == figure;
  }

  /** Returns why a figure cannot throw one that it holds, null if it can. */
  public static @Nullable Refusal throwRefusal(GameState state, int figure, int held) {
    Figures figures = state.figures();
    boolean isBound = figures.is(figure, Condition.HANDCUFFED) || figures.is(figure, Condition.TRANSFIXED)
        || figures.is(figure, Condition.TIED_UP);
    return isBound ? BOUND : !Capabilities.isHeld(figures, held) ? TOO_LARGE : HoldingScenery.isStuck(figures, held) ? STUCK
        : figures.is(held, Condition.STANCE) ? STANCE : null;
  }

  /** Throws it; where to is asked. */
  public static void toss(GameState state, int figure, int held) {
    state.then(new Throwing(figure, held));
  }

  /** Lets it go. */
  public static void letGo(GameState state, int figure, int held) {
    state.figures().grappler(held, Figures.NOBODY);
    state.emit(LET_GO, state.figures().code(held));
  }

  /** Returns whether an enemy lies Knocked Out beside it (KF-RUL-57); nothing harms a sword (KF-TRT-30d). */
  public static boolean isHelpless(GameState state, int figure, int other) {
    Figures figures = state.figures();
    return figures.is(other, Condition.KNOCKED_OUT) && !figures.is(other, Condition.SWORD) && !figures.is(other, Condition.DEAD) && figures.isPlaced(other)
        && figures.areEnemies(figure, other)
        && Capabilities.areBeside(state.board(), figures, figure, other);
  }

  /** Returns why a figure cannot wound one that lies helpless, null if it can. */
  public static @Nullable Refusal finishRefusal(GameState state, int figure, int victim) {
    return Capabilities.canStrike(state.figures(), figure) ? null : BOUND;
  }

  /** Wounds it. */
  public static void finish(GameState state, int figure, int victim) {
    state.then(new Finishing(figure, victim));
  }

  /** The choice of the direction, of 24, in which a held figure is thrown (D-30, KF-RUL-92). */
  private record Throwing(int figure, int held) implements Question<GameState>, GameChoice {

    @Override
    public String kind() {
      return "throw";
    }

    @Override
    public int seat(GameState state) {
      return state.seatOf(figure);
    }

    @Override
    public Prompt prompt(GameState state) {
      return Question.prompt(state, kind(), seat(state), state.called(held));
    }

    @Override
    public void collectActions(GameState state, ActionCollector out) {
      for (int direction = 0; direction < Directions.COUNT; direction++) {
        out.add(state.actions().of(ActionVerb.TOSS, direction));
      }
    }

    /** Throws the figure S, or L if the grappler is the larger one; the throw ends the grapple. */
    @Override
    public void execute(GameState state, Action action) {
      Figures figures = state.figures();
      boolean isLarger = figures.size(figure).compareTo(figures.size(held)) > 0;
      int length = (isLarger ? Stick.LONG : Stick.SHORT).length();
      int direction = ((VerbAction) action).first();
      figures.grappler(held, Figures.NOBODY);
      state.emit(THROWN, figures.code(figure), figures.code(held));
      state.then(new Recoil(held, Directions.x(direction, length), Directions.y(direction, length), figure, Figures.NOBODY));
    }
  }

  /** An automatic wound; 1 Chi of the victim's player leaves nothing of it (KF-CON-21, KF-RUL-24). */
  private record Finishing(int by, int figure) implements Question<GameState>, FigureChoice {

    @Override
    public void run(GameState state) {
      if (!Capabilities.isInPlay(state.figures(), by)) {
        return;
      }
      if (Toughness.of(state.figures(), figure) > 0) { // KF-TRT-42: nothing of what is left is listed
        state.emit(SPARED, state.figures().code(figure));
      } else if (Chi.of(state, state.figures().gang(figure)) > 0) {
        Question.super.run(state);
      } else {
        EffectExecutor.wound(state, figure, by);
      }
    }

    @Override
    public void collectActions(GameState state, ActionCollector out) {
      out.add(state.actions().of(ActionVerb.SUFFER));
      out.add(state.actions().of(ActionVerb.PAY));
    }

    @Override
    public void execute(GameState state, Action action) {
      if (((VerbAction) action).verb() == ActionVerb.PAY) {
        Chi.spend(state, state.figures().gang(figure), 1);
        state.emit(SPARED, state.figures().code(figure));
      } else {
        EffectExecutor.wound(state, figure, by);
      }
    }
  }
}
