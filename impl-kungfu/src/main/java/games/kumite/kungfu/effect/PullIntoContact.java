package games.kumite.kungfu.effect;

import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.SpiritWards;
import games.kumite.kungfu.geometry.Directions;
import games.kumite.kungfu.geometry.Gaps;
import games.kumite.kungfu.geometry.Lengths;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Push;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.EventType;
import games.kumite.spi.Step;

/**
 * The pull of a figure straight into contact with another, as far as nothing stops it (KF-TRT-24h, KF-TRT-24i, KF-RUL-16).
 *
 * @param figure the figure that is pulled
 * @param to the other figure
 * @param welcome its reception there
 */
public record PullIntoContact(int figure, int to, Welcome welcome) implements Step<GameState> {

  /** The reception of a figure that is pulled. */
  public enum Welcome {
    /** A Free Hack (KF-TRT-24h). */
    HACK,
    /** Nothing. */
    NOTHING
  }

  private static final EventType PULLED = EventType.of("pulled", "KF-TRT-24h").word("figure", Figures::id)
      .number("x", Lengths::centimetres).number("y", Lengths::centimetres);

  @Override
  public void run(GameState state) {
    Figures figures = state.figures();
    if (!Recoil.isMoved(figures, figure) || !Capabilities.isInPlay(figures, to)) {
      return;
    }
    int gap = Gaps.gap(figures.place(figure), figures.size(figure), figures.place(to), figures.size(to));
    Push push = Push.of(state.board(), figures, figure, -Directions.awayX(figures.place(to), figures.place(figure), 0, gap),
        -Directions.awayY(figures.place(to), figures.place(figure), 0, gap)).settled(state.board(), figures, figure);
    boolean isWarded = SpiritWards.bar(figures, figure, push.end()); // KF-TRT-67a
    Displacement.to(state, figure, isWarded ? SpiritWards.lastFree(state, figure, push.end()) : push.end());
    state.emit(PULLED, figures.code(figure), Place.x(figures.place(figure)), Place.y(figures.place(figure)));
    if (push.met() == Push.Met.DROP && !isWarded) {
      state.then(Fall.of(figure, push.edge(), to));
    } else if (welcome == Welcome.HACK) {
      state.then(state.callbacks().traitHack(to, figure)); // D-34
    }
  }
}
