package games.kumite.kungfu.trait;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.kungfu.content.Effect;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.end.Goal;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.Concentration;
import games.kumite.kungfu.figure.Contest;
import games.kumite.kungfu.geometry.Sight;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.FigureNames;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameChoice;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.OncePerTurn;
import games.kumite.kungfu.state.Plot;
import games.kumite.kungfu.state.PlotDeed;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.Script;
import games.kumite.spi.Step;
import games.kumite.spi.actions.VerbAction;
import org.jspecify.annotations.Nullable;

/**
 * A mystical challenge (D-42, KF-TAO-08 to 10, KF-RUL-173).
 *
 * @param by the figure that challenges
 * @param on the figure that is challenged
 * @param state the stage
 */
record Duel(int by, int on, State state) {

  private enum State { OPEN, REFUSED, MET, WON, LOST, TIED }

  private static final Refusal MADE = new Refusal("KF-TAO-08", "has-challenged");
  private static final Refusal NO_TARGET = new Refusal("KF-RUL-75", "nobody-to-challenge");
  private static final int QUALITY = 0;
  private static final int WORST = 6;
  private static final EventType CHALLENGED =
      EventType.of("challenged", "KF-TAO-08").word("by", Figures::id).word("on", Figures::id);
  private static final EventType REFUSED = EventType.of("challenge-refused", "KF-TAO-09").word("figure", Figures::id);
  private static final EventType STRIPPED = EventType.of("stripped", "KF-TAO-10b").word("figure", Figures::id)
      .word("trait", trait -> Trait.SPELLS.get(trait).word());
  private static final EventType WEAKENED = EventType.of("weakened", "KF-TAO-10c").word("figure", Figures::id)
      .number("quality").number("combat");

  /** A choice in a mystical duel. */
  private interface DuelChoice extends Script.Reply<GameState, Duel>, GameChoice {

    Duel duel();

    @Override
    default boolean isAutoPlayed() {
      return true;
    }

    @Override
    default Prompt prompt(GameState state) {
      return Question.prompt(state, kind(), seat(state), state.called(duel().by), state.called(duel().on),
          state.called(duel().loser()));
    }
  }

  /** The figure that the sorcerer challenges. */
  private record ChallengeTarget(Duel duel) implements DuelChoice {

    @Override
    public int seat(GameState state) {
      return state.seatOf(duel.by);
    }

    @Override
    public void collectActions(GameState state, ActionCollector out) {
      for (int enemy = 0; enemy < state.figures().count(); enemy++) {
        if (isTarget(state, duel.by, enemy)) {
          out.add(state.actions().of(ActionVerb.AT, FigureNames.of(state.figures(), enemy)));
        }
      }
    }

    @Override
    public Duel localsAfter(GameState state, Action action) {
      Figures figures = state.figures();
      int on = FigureNames.figure(figures, ((VerbAction) action).first());
      figures.use(duel.by, OncePerTurn.CHALLENGE);
      if (!isDuel(state, duel.by, on)) {
        figures.inflict(duel.by, Condition.HAS_CHALLENGED);
      }
      state.emit(CHALLENGED, figures.code(duel.by), figures.code(on));
      return new Duel(duel.by, on, isDuel(state, duel.by, on) ? State.MET : State.OPEN); // KF-PLT-11c
    }
  }

  /** The choice whether it is accepted; a figure that refuses is Humbled (KF-TAO-09). */
  private record Challenge(Duel duel) implements DuelChoice {

    @Override
    public int seat(GameState state) {
      return duel.state == State.OPEN ? state.seatOf(duel.on) : Figures.NOBODY;
    }

    @Override
    public void collectActions(GameState state, ActionCollector out) {
      out.add(state.actions().of(ActionVerb.MEET));
      out.add(state.actions().of(ActionVerb.REFUSE));
    }

    @Override
    public Duel localsAfter(GameState state, Action action) {
      if (((VerbAction) action).verb() == ActionVerb.MEET) {
        return new Duel(duel.by, duel.on, State.MET);
      }
      state.figures().inflict(duel.on, Condition.HUMBLED);
      state.figures().humbler(duel.on, duel.by);
      state.figures().note(duel.on, PlotDeed.REFUSED);
      Goal.suffers(state, duel.by, duel.on, Effect.Plain.HUMBLED); // KF-RUL-191
      state.emit(REFUSED, state.figures().code(duel.on));
      return new Duel(duel.by, duel.on, State.REFUSED);
    }
  }

  /** The trait that a losing sorcerer loses: the winner's choice (KF-TAO-10b). */
  private record Strip(Duel duel) implements DuelChoice {

    @Override
    public int seat(GameState state) {
      return duel.isDecided() && Capabilities.isSorcerer(state.figures(), duel.loser()) ? state.seatOf(duel.winner())
          : Figures.NOBODY;
    }

    @Override
    public void collectActions(GameState state, ActionCollector out) {
      for (int spell = 0; spell < Trait.SPELLS.size(); spell++) {
        if (Capabilities.has(state.figures(), duel.loser(), Trait.SPELLS.get(spell))) {
          out.add(state.actions().of(ActionVerb.STRIP, spell));
        }
      }
    }

    @Override
    public Duel localsAfter(GameState state, Action action) {
      int spell = ((VerbAction) action).first();
      state.figures().strip(duel.loser(), Trait.SPELLS.get(spell));
      Concentration.loses(state.figures(), duel.loser(), Trait.SPELLS.get(spell));
      state.emit(STRIPPED, state.figures().code(duel.loser()), spell);
      return new Duel(duel.by, duel.on, State.TIED);
    }
  }

  /** The choice whether a supernatural creature that has lost loses Q or C: its own player's choice (KF-TAO-10c). */
  private record LoseScore(Duel duel) implements DuelChoice {

    @Override
    public int seat(GameState state) {
      return duel.isDecided() ? state.seatOf(duel.loser()) : Figures.NOBODY;
    }

    @Override
    public void collectActions(GameState state, ActionCollector out) {
      out.add(state.actions().of(ActionVerb.LOSE, QUALITY + 1));
      if (state.figures().quality(duel.loser()) < WORST) {
        out.add(state.actions().of(ActionVerb.LOSE, QUALITY));
      }
    }

    @Override
    public Duel localsAfter(GameState state, Action action) {
      Figures figures = state.figures();
      if (((VerbAction) action).first() == QUALITY) {
        figures.loseQuality(duel.loser());
      } else {
        figures.loseCombat(duel.loser());
      }
      state.emit(WEAKENED, figures.code(duel.loser()), figures.quality(duel.loser()), figures.combat(duel.loser()));
      return duel;
    }
  }

  private static final Script<GameState, Duel> SCRIPT = Script.<GameState, Duel>of("mystical-challenge")
      .ask(ChallengeTarget::new)
      .ask(Challenge::new)
      .when((state, duel) -> duel.state == State.MET, met -> met
          .act((state, duel) -> Contest.divine(state, duel.by, duel.on)) // D-12
          .update(Duel::contest)
          .act(Duel::decidePlot)
          .ask(Strip::new)
          .ask(LoseScore::new))
      .build();

  /** Returns why a sorcerer cannot challenge any figure, null if it can: once per game, each that is in sight (KF-RUL-75). */
  static @Nullable Refusal refusal(GameState state, int figure, WindowContext occasion) {
    return state.figures().any(enemy -> isTarget(state, figure, enemy)) ? null
        : state.figures().is(figure, Condition.HAS_CHALLENGED) ? MADE : NO_TARGET;
  }

  private static boolean isTarget(GameState state, int figure, int enemy) {
    Figures figures = state.figures();
    if (!figures.areEnemies(figure, enemy) || figures.gang(enemy) == Figures.NEUTRAL
        || !Capabilities.isInPlay(figures, enemy)) {
      return false;
    }
    boolean isFresh = isDuel(state, figure, enemy) ? !figures.hasUsed(figure, OncePerTurn.CHALLENGE)
        : !figures.is(figure, Condition.HAS_CHALLENGED);
    return isFresh && (Capabilities.isSorcerer(figures, enemy) || Capabilities.isSupernatural(figures, enemy))
        && Sight.isMutual(state.board(), figures, figure, enemy);
  }

  /**
   * Returns whether two figures are the Protagonists of a Challenge, both sorcerers: once per own turn until it is decided
   * (KF-RUL-173).
   */
  private static boolean isDuel(GameState state, int figure, int enemy) {
    return Goal.is(state, Plot.CHALLENGE) && isDuellist(state, figure) && isDuellist(state, enemy);
  }

  private static boolean isDuellist(GameState state, int figure) {
    return Goal.isProtagonist(state, figure) && Capabilities.isSorcerer(state.figures(), figure);
  }

  static Step<GameState> of(int by) {
    return SCRIPT.start(new Duel(by, by, State.OPEN));
  }

  private boolean isDecided() {
    return state == State.WON || state == State.LOST;
  }

  private int winner() {
    return state == State.WON ? by : on;
  }

  private int loser() {
    return state == State.WON ? on : by;
  }

  /** Returns the duel after the contest: a tie decides nothing (KF-RUL-75, KF-RUL-76). */
  private static Duel contest(GameState state, Duel duel) {
    int margin = Contest.margin(state, duel.by, duel.on);
    return new Duel(duel.by, duel.on, margin > 0 ? State.WON : margin < 0 ? State.LOST : State.TIED);
  }

  /** Lets the winner of the duel of two sorcerers win or lose the Plot at once (KF-RUL-173). */
  private static void decidePlot(GameState state, Duel duel) {
    if (duel.isDecided() && isDuel(state, duel.by, duel.on)) {
      Goal.decide(state, state.figures().side(duel.winner()));
    }
  }
}
