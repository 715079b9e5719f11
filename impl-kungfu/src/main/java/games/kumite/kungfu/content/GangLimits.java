package games.kumite.kungfu.content;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The limits of a gang by the budget: every limit of a 400-point gang scales, rounded down (KF-SET-10, KF-SET-12, KF-GANG-16,
 * KF-GANG-17, KF-RUL-182).
 *
 * @param maxPoints the most that it may cost, tolerance included
 * @param minFigures the least figures
 * @param maxFigures the most figures
 * @param maxProtagonists the most Protagonists; one there must be
 * @param maxBruisers the most Bruisers
 */
public record GangLimits(
    int maxPoints, int minFigures, int maxFigures, int maxProtagonists, int maxBruisers) {

  /** The budget of a standard game. */
  public static final int STANDARD = 400;

  private static final int TOLERANCE = 10;
  private static final int MIN = 6;
  private static final int MAX = 15;

  /** Returns the limits of a budget. */
  public static GangLimits of(int budget, int coProtagonists) {
    return new GangLimits(budget + TOLERANCE * budget / STANDARD, MIN * budget / STANDARD, MAX * budget / STANDARD,
        Math.max(coProtagonists, budget / STANDARD), budget / STANDARD);
  }

  /** Returns the first rule that a gang breaks; null if it is legal. */
  public @Nullable GangFault fault(List<Profile> members) {
    GangFault fault = memberFault(members);
    if (fault != null) {
      return fault;
    }
    int points = 0;
    for (Profile member : members) {
      points += member.points;
    }
    if (points > maxPoints) {
      return GangFault.POINTS;
    }
    if (members.size() < minFigures || members.size() > maxFigures) {
      return GangFault.FIGURES;
    }
    if (count(members, FigureType.PROTAGONIST) > maxProtagonists) {
      return GangFault.PROTAGONISTS;
    }
    return count(members, FigureType.BRUISER) > maxBruisers ? GangFault.BRUISERS : null;
  }

  /** Returns the first rule that a gang breaks, no matter what the budget is. */
  static @Nullable GangFault memberFault(List<Profile> members) {
    if (count(members, FigureType.PROTAGONIST) == 0) {
      return GangFault.PROTAGONISTS;
    }
    int animals = 0;
    boolean isTooCommon = false;
    for (Profile member : members) {
      animals += isAnimal(member) ? 1 : 0;
      isTooCommon |= member.rare > 0 && count(members, member) > member.rare;
    }
    if (2 * animals > members.size()) {
      return GangFault.ANIMALS;
    }
    return isTooCommon ? GangFault.RARE : null;
  }

  /** Returns whether a profile counts as an animal (KF-GANG-09). */
  public static boolean isAnimal(Profile profile) {
    return profile.has(0, Trait.ANIMAL);
  }

  /** Returns how many members are of a type. */
  public static int count(List<Profile> members, FigureType type) {
    int count = 0;
    for (Profile member : members) {
      count += member.type == type ? 1 : 0;
    }
    return count;
  }

  private static int count(List<Profile> members, Profile profile) {
    int count = 0;
    for (Profile member : members) {
      count += member.id.equals(profile.id) ? 1 : 0;
    }
    return count;
  }

  /**
   * Returns the lowest cost of an Extra that is neither an Animal nor Rare: a gang is completed with such.
   *
   * @param profiles profiles in the order in which they are recruited
   * @return for each profile the cost of the cheapest such Extra that is not before it; more than there are points if there
   *     is none
   */
  public int[] cheapestExtras(List<Profile> profiles) {
    int[] cheapest = new int[profiles.size()];
    int least = maxPoints + 1;
    for (int i = cheapest.length - 1; i >= 0; i--) {
      Profile extra = profiles.get(i);
      boolean isCandidate = extra.type == FigureType.EXTRA && extra.rare == 0 && !isAnimal(extra);
      least = isCandidate ? Math.min(least, extra.points) : least;
      cheapest[i] = least;
    }
    return cheapest;
  }
}
