package games.kumite.kungfu.trait;

import games.kumite.api.Action;
import games.kumite.kungfu.combat.HandToHandAttack;
import games.kumite.kungfu.combat.Targets;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.Contest;
import games.kumite.kungfu.figure.Spirits;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.FigureChoice;
import games.kumite.kungfu.state.FigureNames;
import games.kumite.kungfu.state.FigureRelations;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.TargetChoice;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Refusal;
import games.kumite.spi.Script;
import games.kumite.spi.Step;
import games.kumite.spi.actions.VerbAction;
import org.jspecify.annotations.Nullable;

/**
 * The attack of a spirit on a living figure to possess it: the attack, then a contest of Q (KF-TRT-55b to e).
 *
 * @param spirit the spirit
 * @param on the figure that it attacks
 * @param margin the margin of the spirit
 */
public record Possession(int spirit, int on, int margin) {

  private static final Refusal TRIED = new Refusal("KF-TRT-55d", "has-tried");
  private static final Refusal NOBODY = new Refusal("KF-TRT-55b", "nobody-to-possess");
  private static final EventType POSSESSED =
      EventType.of("possessed", "KF-TRT-55e").word("figure", Figures::id).word("by", Figures::id);
  private static final EventType RESISTED = EventType.of("resisted", "KF-TRT-55d").word("figure", Figures::id);

  /** The choice of the figure that it attacks. */
  private record Possess(Possession possession) implements Script.Reply<GameState, Possession>, TargetChoice {

    @Override
    public int figure() {
      return possession.spirit;
    }

    @Override
    public boolean isTarget(GameState state, int enemy) {
      return Possession.isTarget(state, possession.spirit, enemy);
    }

    @Override
    public Possession localsAfter(GameState state, Action action) {
      return new Possession(possession.spirit, TargetChoice.target(state, action), 0);
    }
  }

  /** The choice whether it returns to the husk after the target has resisted (D-70). */
  private record Return(Possession possession) implements Script.Reply<GameState, Possession>, FigureChoice {

    @Override
    public int figure() {
      return possession.spirit;
    }

    @Override
    public void collectActions(GameState state, ActionCollector out) {
      out.add(state.actions().of(ActionVerb.GO_HOME, FigureNames.of(state.figures(), possession.spirit)));
      out.add(state.actions().of(ActionVerb.STAY_OUT));
    }

    @Override
    public Possession localsAfter(GameState state, Action action) {
      if (((VerbAction) action).verb() == ActionVerb.GO_HOME) {
        Spirits.goHome(state, possession.spirit);
      }
      return new Possession(possession.spirit, possession.on, 0);
    }
  }

  private static final Script<GameState, Possession> SCRIPT = Script.<GameState, Possession>of("possession")
      .ask(Possess::new)
      .call(HandToHandAttack.SCRIPT, (state, possession) -> HandToHandAttack.declared(possession.spirit, possession.on, HandToHandAttack.Kind.POSSESSION, 0),
          (state, possession, blow) -> new Possession(possession.spirit, possession.on, blow.margin()))
      .act(Possession::bar)
      .when(Possession::isWon, won -> won
          .act((state, possession) -> Contest.divine(state, possession.spirit, possession.on)) // D-12
          .update(Possession::contest)
          .when(Possession::isResisted, resisted -> resisted
              .ask(Return::new)))
      .build();

  /** Returns why a spirit cannot possess anyone, null if it can. */
  public static @Nullable Refusal refusal(GameState state, int figure) {
    if (state.figures().is(figure, Condition.HAS_TRIED)) {
      return TRIED;
    }
    return state.figures().any(enemy -> isTarget(state, figure, enemy)) ? null : NOBODY;
  }

  /**
   * Returns whether an enemy is a living figure that is not immune, and not barred to this possessor (KF-TRT-55c, KF-TRT-55k).
   */
  private static boolean isTarget(GameState state, int spirit, int enemy) {
    Figures figures = state.figures();
    return Targets.isTarget(state, spirit, enemy) && !Capabilities.has(figures, enemy, Trait.UNDEAD)
        && !Capabilities.has(figures, enemy, Trait.ARTIFICIAL) && !Capabilities.has(figures, enemy, Trait.POSSESSION)
        && !figures.is(enemy, Condition.SPIRIT) && !figures.is(enemy, Condition.POSSESSED)
        && !figures.pairs().has(FigureRelations.Relation.BARRED, enemy, figures.rider(spirit));
  }

  /** Returns the attempt of a spirit. */
  public static Step<GameState> of(int spirit) {
    return SCRIPT.start(new Possession(spirit, spirit, 0));
  }

  /** Bars the figure to a possessor who has lost (KF-TRT-55c). */
  private static void bar(GameState state, Possession possession) {
    if (possession.margin < 0) {
      state.figures().pairs().set(FigureRelations.Relation.BARRED, possession.on, state.figures().rider(possession.spirit));
    }
  }

  private static boolean isWon(GameState state, Possession possession) {
    return possession.margin > 0 && Spirits.isSpirit(state.figures(), possession.spirit)
        && Capabilities.isInPlay(state.figures(), possession.on);
  }

  /** Returns the possession after the contest: the target resists unless it has fewer successes (KF-RUL-76). */
  private static Possession contest(GameState state, Possession possession) {
    Figures figures = state.figures();
    int margin = Contest.margin(state, possession.spirit, possession.on);
    if (margin > 0) {
      state.emit(POSSESSED, figures.code(possession.on), figures.code(figures.rider(possession.spirit)));
      Spirits.enter(figures, possession.spirit, possession.on);
    } else {
      figures.inflict(possession.spirit, Condition.HAS_TRIED);
      state.emit(RESISTED, figures.code(possession.on));
    }
    return new Possession(possession.spirit, possession.on, margin > 0 ? 1 : -1);
  }

  private static boolean isResisted(GameState state, Possession possession) {
    return possession.margin < 0;
  }
}
