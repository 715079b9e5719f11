package games.kumite.kungfu.trait;

import games.kumite.api.Action;
import games.kumite.kungfu.chi.Casting;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.Concentration;
import games.kumite.kungfu.figure.Contest;
import games.kumite.kungfu.figure.WaterWalls;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.hazard.Blast;
import games.kumite.kungfu.hazard.BlastArea;
import games.kumite.kungfu.hazard.Ruins;
import games.kumite.kungfu.shooting.Shooting;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.FigureChoice;
import games.kumite.kungfu.state.FigureNames;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.PointChoice;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.IntList;
import games.kumite.spi.Refusal;
import games.kumite.spi.Script;
import games.kumite.spi.Step;
import games.kumite.spi.actions.VerbAction;
import org.jspecify.annotations.Nullable;

/**
 * A Fireball (KF-TRT-27).
 *
 * @param by the figure that casts it
 * @param at its marker
 * @param able the figures in it that may counter it and have not been asked, in the order of their numbers
 * @param state the stage
 */
public record Fireball(int by, long at, IntList able, State state) {

  /** The stage of a Fireball. */
  public enum State {
    /** The flight, in which it may be countered. */
    FLYING,
    /** The counter of the first figure that may counter it. */
    MET,
    /** The end by a counter. */
    COUNTERED
  }

  private static final EventType COUNTERED = EventType.of("countered", "KF-TRT-27c").word("by", Figures::id);

  /** The choice of its centre (D-37). */
  private record ChooseMarker(Fireball ball) implements MarkedBlast<Fireball> {

    @Override
    public BlastMarker marker() {
      return ball.marker();
    }

    @Override
    public Fireball localsAfter(GameState state, Action action) {
      long at = PointChoice.point(action);
      WaterWalls.boil(state.figures(), state.figures().place(ball.by), at); // KF-RUL-98
      return new Fireball(ball.by, at, counterers(state, ball.by, at), State.FLYING);
    }
  }

  /** The choice whether the next figure that can counters it; it costs nothing (D-38, KF-RUL-98). */
  private record Counter(Fireball ball) implements Script.Reply<GameState, Fireball>, FigureChoice {

    @Override
    public int figure() {
      return ball.able.get(0);
    }

    @Override
    public void collectActions(GameState state, ActionCollector out) {
      out.add(state.actions().of(ActionVerb.WAIVE));
      out.add(state.actions().of(ActionVerb.COUNTER, FigureNames.of(state.figures(), ball.able.get(0))));
    }

    @Override
    public Fireball localsAfter(GameState state, Action action) {
      return ((VerbAction) action).verb() == ActionVerb.COUNTER ? new Fireball(ball.by, ball.at, ball.able, State.MET)
          : ball.past();
    }
  }

  private static final Script<GameState, Fireball> SCRIPT = Script.<GameState, Fireball>of("fireball")
      .ask(ChooseMarker::new)
      .repeatWhile((state, ball) -> ball.state == State.FLYING && ball.able.size() > 0, each -> each
          .ask(Counter::new)
          .when((state, ball) -> ball.state == State.MET, met -> met
              .act((state, ball) -> Contest.divine(state, ball.by, ball.able.get(0))) // D-12
              .update(Fireball::contest)))
      .act(Fireball::goOff)
      .build();

  /** Returns why a figure cannot cast one with a given number of actions, null if it can. */
  public static @Nullable Refusal refusal(GameState state, int figure, int left, int surcharge) {
    Refusal refusal = Casting.refusal(state, figure, 1);
    Refusal attack = refusal != null ? refusal : Shooting.attackRefusal(state, figure, left, surcharge);
    return attack != null ? attack : new BlastMarker(figure, BlastMarker.UNLIMITED).noneRefusal(state);
  }

  /** Returns the Fireball that a figure casts. */
  public static Step<GameState> of(GameState state, int figure) {
    Casting.pay(state, figure, 1);
    state.figures().inflict(figure, Condition.HAS_ATTACKED);
    Concentration.attacks(state.figures(), figure);
    return SCRIPT.start(new Fireball(figure, Place.NOWHERE, IntList.NONE, State.FLYING));
  }

  private BlastMarker marker() {
    return new BlastMarker(by, BlastMarker.UNLIMITED);
  }

  /** Returns the figures in the blast with Fireball or Water-Wall, except the caster himself. */
  private static IntList counterers(GameState state, int by, long at) {
    Figures figures = state.figures();
    IntList able = IntList.NONE;
    IntList victims = BlastArea.victims(state, at, Blast.Kind.FIREBALL.radius);
    for (int i = 0; i < victims.size(); i++) {
      int figure = victims.get(i);
      boolean isMaster = Capabilities.has(figures, figure, Trait.FIREBALL) || Capabilities.has(figures, figure, Trait.WATER_WALL);
      if (isMaster && figure != by && figures.gang(figure) != Figures.NEUTRAL && !figures.is(figure, Condition.HUSK)) {
        able = able.and(figure);
      }
    }
    return able;
  }

  private Fireball past() {
    IntList rest = IntList.NONE;
    for (int i = 1; i < able.size(); i++) {
      rest = rest.and(able.get(i));
    }
    return new Fireball(by, at, rest, State.FLYING);
  }

  /** Returns the Fireball after the contest: the one who counters resists, so a tie is his (KF-RUL-76). */
  private static Fireball contest(GameState state, Fireball ball) {
    int figure = ball.able.get(0);
    if (Contest.margin(state, ball.by, figure) > 0) {
      return ball.past();
    }
    state.figures().cure(figure, Condition.WATER_WALL); // KF-TRT-78d
    state.emit(COUNTERED, state.figures().code(figure));
    return new Fireball(ball.by, ball.at, ball.able, State.COUNTERED);
  }

  private static void goOff(GameState state, Fireball ball) {
    if (ball.state == State.COUNTERED) {
      Ruins.ofWindows(state, ball.by, ball.at, Blast.Kind.FIREBALL.radius); // KF-TRT-27d
    } else {
      state.then(Blast.of(state, ball.by, ball.at, Blast.Kind.FIREBALL));
    }
  }
}
