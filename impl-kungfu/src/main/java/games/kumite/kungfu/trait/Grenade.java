package games.kumite.kungfu.trait;

import games.kumite.api.Action;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.content.Weapon;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.CarriedObjects;
import games.kumite.kungfu.figure.Concentration;
import games.kumite.kungfu.figure.FigureDice;
import games.kumite.kungfu.figure.IChing;
import games.kumite.kungfu.figure.QualityTest;
import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Directions;
import games.kumite.kungfu.geometry.Lengths;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.hazard.Blast;
import games.kumite.kungfu.shooting.Shooting;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.FigureChoice;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.PointChoice;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Pass;
import games.kumite.spi.Refusal;
import games.kumite.spi.Script;
import games.kumite.spi.Step;
import games.kumite.spi.actions.VerbAction;
import org.jspecify.annotations.Nullable;

/**
 * A grenade that is thrown (KF-TRT-35).
 *
 * @param by the figure that throws it
 * @param at the place where it lies
 * @param failures the number of failed dice by which it may still be shifted
 */
public record Grenade(int by, long at, int failures) {

  private static final int RANGE = 3 * Stick.LONG.length(); // KF-TRT-35b
  private static final Refusal NONE_LEFT = new Refusal("KF-TRT-35a", "no-grenade");
  private static final Refusal OFF_TABLE = new Refusal("KF-RUL-16", "off-the-table");
  private static final EventType THROWN = EventType.of("grenade-thrown", "KF-TRT-35c").word("by", Figures::id)
      .number("x", Lengths::centimetres).number("y", Lengths::centimetres).number("failures");

  /** The choice of the point that the thrower marks (D-37). */
  private record ChooseMarker(Grenade grenade) implements MarkedBlast<Grenade> {

    @Override
    public BlastMarker marker() {
      return grenade.marker();
    }

    @Override
    public Grenade localsAfter(GameState state, Action action) {
      CarriedObjects.useUp(state, grenade.by, place(state.figures(), grenade.by));
      return new Grenade(grenade.by, PointChoice.point(action), 0);
    }
  }

  /** The choice of the opponent to shift the point by S for each failed die, or not (D-37, KF-TRT-35d). */
  private record Shift(Grenade grenade) implements Script.Reply<GameState, Grenade>, FigureChoice {

    @Override
    public int seat(GameState state) {
      return state.seat(state.opponent(state.figures().gang(grenade.by)));
    }

    @Override
    public int figure() {
      return grenade.by;
    }

    @Override
    public void collectActions(GameState state, ActionCollector out) {
      out.add(Pass.PASS);
      for (int direction = 0; direction < Directions.COUNT; direction++) {
        out.add(state.actions().of(ActionVerb.SHIFT, direction),
            grenade.shifted(state, direction) == Place.NOWHERE ? OFF_TABLE : null);
      }
    }

    @Override
    public Grenade localsAfter(GameState state, Action action) {
      long at = action == Pass.PASS ? grenade.at : grenade.shifted(state, ((VerbAction) action).first());
      return new Grenade(grenade.by, at, grenade.failures - 1);
    }
  }

  private static final Script<GameState, Grenade> SCRIPT = Script.<GameState, Grenade>of("grenade")
      .ask(ChooseMarker::new)
      .act((state, grenade) -> IChing.ask(state, grenade.by, grenade.dice(state))) // D-12
      .update((state, grenade) -> grenade.thrown(state))
      .repeatWhile((state, grenade) -> grenade.failures > 0, each -> each
          .ask(Shift::new))
      .act((state, grenade) -> state.then(Blast.of(state, grenade.by, grenade.at, Blast.Kind.GRENADE)))
      .build();

  /** Returns whether a figure has a grenade: by the trait, or a found one (KF-RUL-55). */
  public static boolean isArmed(GameState state, int figure) {
    return Capabilities.has(state.figures(), figure, Trait.GRENADE) || state.figures().arms().grenades(figure) > 0;
  }

  /** Returns why a figure cannot throw one with a given number of actions, null if it can. */
  public static @Nullable Refusal refusal(GameState state, int figure, int left, int surcharge) {
    if (place(state.figures(), figure) < 0) {
      return NONE_LEFT;
    }
    Refusal refusal = Shooting.attackRefusal(state, figure, left, surcharge);
    return refusal != null ? refusal : new BlastMarker(figure, RANGE).noneRefusal(state);
  }

  /** Returns the place of a grenade that a figure still has, -1 for none (KF-TRT-35a). */
  private static int place(Figures figures, int figure) {
    for (int place = 0; place < figures.arms().weaponPlaces(figure); place++) {
      if (figures.arms().weapon(figure, place) == Weapon.GRENADE && (figures.arms().weapons(figure) >> place & 1) != 0) {
        return place;
      }
    }
    return -1;
  }

  /** Returns the grenade that a figure throws. */
  public static Step<GameState> of(GameState state, int figure) {
    state.figures().inflict(figure, Condition.HAS_ATTACKED);
    Concentration.attacks(state.figures(), figure);
    return SCRIPT.start(new Grenade(figure, Place.NOWHERE, 0));
  }

  private BlastMarker marker() {
    return new BlastMarker(by, RANGE);
  }

  /** Returns the number of dice: one for each L of the distance, taken up (KF-TRT-35c). */
  private int dice(GameState state) {
    int length = Stick.LONG.length();
    return Math.max(1, (BlastMarker.distance(state, by, at) + length - 1) / length);
  }

  private Grenade thrown(GameState state) {
    Figures figures = state.figures();
    int missed = 0;
    for (int die : FigureDice.roll(state, "throw", by, dice(state))) {
      missed += QualityTest.isPassed(die, 0, figures.quality(by)) ? 0 : 1;
    }
    state.emit(THROWN, figures.code(by), Place.x(at), Place.y(at), missed);
    return new Grenade(by, at, missed);
  }

  /** Returns the point S farther in a direction, {@link Place#NOWHERE} off the table. */
  private long shifted(GameState state, int direction) {
    Board board = state.board();
    int x = Place.x(at) + Directions.x(direction, Stick.SHORT.length());
    int y = Place.y(at) + Directions.y(direction, Stick.SHORT.length());
    return board.isInside(x, y, 0) ? BlastMarker.on(board, x, y, Place.level(at)) : Place.NOWHERE;
  }
}
