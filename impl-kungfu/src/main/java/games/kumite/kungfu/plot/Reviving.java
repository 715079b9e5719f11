package games.kumite.kungfu.plot;

import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.FlyingSwords;
import games.kumite.kungfu.figure.Hands;
import games.kumite.kungfu.figure.IChing;
import games.kumite.kungfu.figure.QualityTest;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.movement.Occupants;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.PlotDeed;
import games.kumite.spi.EventType;
import games.kumite.spi.Step;

/** The attempt to bring round a friend who is Knocked Out (KF-CON-20, KF-RUL-41). */
public final class Reviving {

  private static final EventType TRIED = EventType.of("revived", "KF-CON-20b").word("figure", Figures::id)
      .word("friend", Figures::id).number("successes");

  private Reviving() {}

  /** Returns whether a figure may bring a friend round. */
  public static boolean isLying(GameState state, int figure, int friend) {
    Figures figures = state.figures();
    return friend != figure && !FlyingSwords.isSword(figures, friend) // KF-TRT-30e
        && !Hands.hasNone(figures, figure) // KF-TRT-30c, KF-RUL-192
        && figures.is(friend, Condition.KNOCKED_OUT) && !figures.has(friend, PlotDeed.TREATED) && !figures.is(friend, Condition.DEAD)
        && figures.isPlaced(friend) && !figures.areEnemies(figure, friend)
        && (Capabilities.areBeside(state.board(), figures, figure, friend) || Occupants.areTogether(state, figure, friend));
  }

  /** The attempt of a figure that has divined. */
  private record Attempt(int figure, int friend) implements Step<GameState> {
    @Override
    public void run(GameState state) {
      attempt(state, figure, friend);
    }
  }

  /**
   * Rolls three dice, of which three successes bring the friend round; a figure that stands where he lay is not in the way
   * (KF-RUL-197).
   */
  public static void attempt(GameState state, int figure, int friend) {
    Figures figures = state.figures();
    if (!isLying(state, figure, friend)) {
      return;
    }
    if (IChing.isWaiting(state, figure, QualityTest.DICE, new Attempt(figure, friend))) { // D-12
      return;
    }
    int successes = QualityTest.successes(state, "revive", figure);
    state.emit(TRIED, figures.code(figure), figures.code(friend), successes);
    if (successes == QualityTest.DICE) {
      revive(state, figure, friend);
    }
  }

  /** Brings a figure round, if there is room for it (KF-RUL-197). */
  public static void revive(GameState state, int figure, int friend) {
    Figures figures = state.figures();
    long place = figures.is(friend, Condition.INSIDE) ? figures.place(friend) : Healing.riser(state, figure, friend);
    if (place != Place.NOWHERE) {
      lieConscious(figures, friend, place);
      figures.inflict(friend, Condition.GETTING_UP); // KF-CON-20c
    }
  }

  /**
   * Lays a figure that was Knocked Out at a place, Knocked Down (KF-RUL-41); the next time he may travel in time again
   * (KF-VIP-11d).
   */
  static void lieConscious(Figures figures, int figure, long place) {
    figures.put(figure, place);
    figures.carrier(figure, Figures.NOBODY);
    figures.cure(figure, Condition.KNOCKED_OUT);
    figures.inflict(figure, Condition.KNOCKED_DOWN);
    figures.forget(figure, PlotDeed.STRANDED);
  }
}
