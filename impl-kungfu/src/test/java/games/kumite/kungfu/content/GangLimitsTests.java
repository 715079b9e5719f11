package games.kumite.kungfu.content;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.spi.testkit.Rule;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What a gang may have: each limit, judged by a reckoning of its own on gangs drawn at random. */
final class GangLimitsTests {

  private static final Content CONTENT = Content.shelf().of("");
  private static final int GANGS = 4000;

  private static long count(List<Profile> members, FigureType type) {
    return members.stream().filter(member -> member.type == type).count();
  }

  /** Every limit that a gang breaks. */
  private static Set<GangFault> faults(GangLimits limits, List<Profile> members) {
    Set<GangFault> faults = EnumSet.noneOf(GangFault.class);
    if (members.stream().mapToInt(member -> member.points).sum() > limits.maxPoints()) {
      faults.add(GangFault.POINTS);
    }
    if (members.size() < limits.minFigures() || members.size() > limits.maxFigures()) {
      faults.add(GangFault.FIGURES);
    }
    long protagonists = count(members, FigureType.PROTAGONIST);
    if (protagonists == 0 || protagonists > limits.maxProtagonists()) {
      faults.add(GangFault.PROTAGONISTS);
    }
    if (count(members, FigureType.BRUISER) > limits.maxBruisers()) {
      faults.add(GangFault.BRUISERS);
    }
    if (2 * members.stream().filter(member -> member.has(0, Trait.ANIMAL)).count() > members.size()) {
      faults.add(GangFault.ANIMALS);
    }
    if (members.stream().anyMatch(member -> member.rare > 0
        && members.stream().filter(member::equals).count() > member.rare)) {
      faults.add(GangFault.RARE);
    }
    return faults;
  }

  @Test
  @Rule({"KF-SET-10", "KF-SET-12", "KF-GANG-02", "KF-GANG-03", "KF-GANG-09"})
  void fault_isOneThatTheGangHas_andNoneWhereItHasNone() {
    Random random = new Random(5);
    List<Profile> profiles = CONTENT.profiles();
    List<Profile> leaders = profiles.stream().filter(profile -> profile.type == FigureType.PROTAGONIST).toList();
    Set<GangFault> met = EnumSet.noneOf(GangFault.class);
    int legal = 0;
    for (int i = 0; i < GANGS; i++) {
      GangLimits limits = GangLimits.of(200 + 200 * random.nextInt(3), random.nextInt(2));
      List<Profile> members = new ArrayList<>();
      int size = 1 + random.nextInt(10);
      Profile favourite = profiles.get(random.nextInt(profiles.size()));
      if (random.nextBoolean()) {
        members.add(leaders.get(random.nextInt(leaders.size())));
      }
      for (int member = 0; member < size; member++) {
        members.add(random.nextBoolean() ? favourite : profiles.get(random.nextInt(profiles.size())));
      }
      Set<GangFault> faults = faults(limits, members);
      GangFault fault = limits.fault(members);
      if (fault == null) {
        assertThat(faults).as("%s of %s", limits, members).isEmpty();
        legal++;
      } else {
        assertThat(faults).as("%s of %s", limits, members).contains(fault);
        met.add(fault);
      }
    }
    boolean isAnyRare = profiles.stream().anyMatch(profile -> profile.rare > 0);
    assertThat(met).hasSize(GangFault.values().length - (isAnyRare ? 0 : 1));
    assertThat(legal).isPositive();
  }

  @Test
  @Rule("KF-SET-12")
  void cheapestExtra_isTheLeastOfThoseNotBefore() {
    GangLimits limits = GangLimits.of(GangLimits.STANDARD, 1);
    List<Profile> profiles = CONTENT.profiles();
    int[] cheapest = limits.cheapestExtras(profiles);
    for (int i = 0; i < profiles.size(); i++) {
      assertThat(cheapest[i]).isEqualTo(profiles.subList(i, profiles.size()).stream()
          .filter(extra -> extra.type == FigureType.EXTRA && extra.rare == 0 && !extra.has(0, Trait.ANIMAL))
          .mapToInt(extra -> extra.points).min().orElse(limits.maxPoints() + 1));
    }
  }
}
