package games.kumite.kungfu.movement;

import games.kumite.kungfu.content.LocationTrait;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.Footing;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Moves;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.Refusal;
import org.jspecify.annotations.Nullable;

/** Cramped Quarters, where friends and, to flyers, enemies are in the way (KF-LOC-10, KF-TRT-29e). */
final class Cramped {

  private static final Refusal CRAMPED = new Refusal("KF-LOC-10", "cramped");
  private static final Refusal CRAMPED_FLYER = new Refusal("KF-TRT-29e", "cramped");

  private Cramped() {}

  /** Returns why a figure may not go a straight way over such ground, null if it may. */
  static @Nullable Refusal refusal(GameState state, int figure, long from, long end, long ground) {
    boolean isCramped = state.has(LocationTrait.CRAMPED_QUARTERS)
        || state.board().mayHave(Flag.BREACH.bit()) && TerrainEffect.is(ground, Flag.BREACH); // KF-LOC-08b
    if (!isCramped) {
      return null;
    }
    Figures figures = state.figures();
    boolean isFlyer = Capabilities.has(figures, figure, Trait.FLYING);
    for (int other = 0; other < figures.count(); other++) {
      boolean isHinder = other != figure && figures.isBody(other) && (isFlyer ? figures.areEnemies(figure, other)
          : !figures.areEnemies(figure, other) && !Footing.isAcrobat(figures, figure));
      if (isHinder && Moves.isSwept(from, end, figures.size(figure), figures.place(other), figures.size(other))) {
        return isFlyer ? CRAMPED_FLYER : CRAMPED;
      }
    }
    return null;
  }
}
