package games.kumite.kungfu.setup;

import games.kumite.kungfu.content.FigureType;
import games.kumite.kungfu.content.GangFault;
import games.kumite.kungfu.content.GangLimits;
import games.kumite.kungfu.content.Profile;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.MatchDefinition;
import org.jspecify.annotations.Nullable;

/** The figures that a gang has recruited so far, counted, and those it may recruit next. */
final class Recruits {

  private final GangLimits limits;
  private final Figures figures;
  private final int gang;
  private final MatchDefinition definition;
  private final int[] types = new int[FigureType.values().length];
  private int size;
  private int points;
  private int animals;

  Recruits(GameState state, int gang) {
    definition = state.definition();
    limits = definition.limits;
    figures = state.figures();
    this.gang = gang;
    for (int i = 0; i < figures.count(); i++) {
      if (figures.home(i) == gang && !figures.profile(i).isGuest) {
        Profile profile = figures.profile(i);
        types[profile.type.ordinal()]++;
        size++;
        points += profile.points;
        animals += GangLimits.isAnimal(profile) ? 1 : 0;
      }
    }
  }

  /** Returns the first limit that one more figure of a profile would break, null if it breaks none. */
  @Nullable GangFault fault(Profile profile) {
    if (points + profile.points > limits.maxPoints()) {
      return GangFault.POINTS; // KF-SET-10
    }
    if (size + 1 > limits.maxFigures()) {
      return GangFault.FIGURES; // KF-SET-12
    }
    int protagonists = with(profile, FigureType.PROTAGONIST);
    if (protagonists == 0 || protagonists > limits.maxProtagonists()) {
      return GangFault.PROTAGONISTS; // KF-GANG-03
    }
    if (with(profile, FigureType.BRUISER) > limits.maxBruisers()) {
      return GangFault.BRUISERS; // KF-GANG-02
    }
    return profile.rare > 0 && count(profile) + 1 > profile.rare ? GangFault.RARE : null; // KF-GANG-10
  }

  private int count(Profile profile) {
    return figures.count(i -> figures.home(i) == gang && figures.profile(i).id.equals(profile.id));
  }

  private int with(Profile profile, FigureType type) {
    return types[type.ordinal()] + (profile.type == type ? 1 : 0);
  }

  /**
   * Returns whether a legal gang can be made of it: with the cheapest Extra that is not an Animal, not Rare, and not before a
   * profile of the content in the order of recruiting.
   */
  boolean canBeCompleted(Profile profile, int from) {
    int beasts = animals + (GangLimits.isAnimal(profile) ? 1 : 0);
    int more = Math.max(0, Math.max(limits.minFigures(), 2 * beasts) - size - 1);
    if (more == 0) {
      return true;
    }
    return points + profile.points + more * definition.cheapestExtra(from) <= limits.maxPoints()
        && size + 1 + more <= limits.maxFigures();
  }
}
