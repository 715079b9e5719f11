package games.kumite.kungfu.content;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a gang may have, by the budget: every limit of a 400-point gang scales, rounded down (KF-SET-10, KF-SET-12,
 * KF-GANG-16, KF-GANG-17, KF-RUL-182).
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

  /** The limits of a budget. */
  public static GangLimits of(int budget, int coProtagonists) {
    return new GangLimits(budget + TOLERANCE * budget / STANDARD, MIN * budget / STANDARD, MAX * budget / STANDARD,
        Math.max(coProtagonists, budget / STANDARD), budget / STANDARD);
  }

  /** The first rule that a gang breaks; null if it is legal. */
  public @Nullable GangFault fault(List<Profile> members) {
    int points = members.stream().mapToInt(profile -> profile.points).sum();
    GangFault fault = memberFault(members);
    if (fault != null) {
      return fault;
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

  /** The first rule that a gang breaks whatever the budget. */
  static @Nullable GangFault memberFault(List<Profile> members) {
    if (count(members, FigureType.PROTAGONIST) == 0) {
      return GangFault.PROTAGONISTS;
    }
    if (2 * members.stream().filter(GangLimits::isAnimal).count() > members.size()) {
      return GangFault.ANIMALS;
    }
    boolean isTooCommon = members.stream().anyMatch(profile ->
        profile.rare > 0 && members.stream().filter(other -> other == profile).count() > profile.rare);
    return isTooCommon ? GangFault.RARE : null;
  }

  /** Whether a profile counts as an animal (KF-GANG-09). */
  public static boolean isAnimal(Profile profile) {
    return profile.has(0, Trait.ANIMAL);
  }

  /** How many members are of a type. */
  public static int count(List<Profile> members, FigureType type) {
    return (int) members.stream().filter(profile -> profile.type == type).count();
  }
}
