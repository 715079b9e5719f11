package games.kumite.kungfu.setup;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.kungfu.content.Content;
import games.kumite.kungfu.content.Gang;
import games.kumite.kungfu.content.GangLimits;
import games.kumite.spi.testkit.Rule;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** D-01: the gangs of the content are offered where the budget allows them, and refused with its rule where not. */
final class ReadyGangTests {

  private static final Content CONTENT = Content.shelf().of("");

  @ParameterizedTest
  @ValueSource(ints = {200, 360, 400, 440, 800})
  @Rule({"KF-SET-10", "KF-SET-12"})
  void gangs_areOfferedWhereTheBudgetAllowsThem(int budget) {
    GangLimits limits = GangLimits.of(budget, 0);
    Match match = new SetupGame().start(Setup.seats("Ana", "Bo").option("budget", budget).seed(1));
    List<String> offered = match.decision().actions().stream().map(action -> action.notation())
        .filter(notation -> notation.startsWith("gang ")).toList();
    List<String> allowed = CONTENT.gangs().stream().filter(gang -> isAllowed(limits, gang))
        .map(gang -> "gang token:gang-" + gang.id()).toList();
    assertThat(offered).isEqualTo(allowed);
    assertThat(offered).hasSizeBetween(budget == GangLimits.STANDARD ? CONTENT.gangs().size() : 0,
        budget < 300 ? 0 : CONTENT.gangs().size()); // made for the standard budget, too dear for half of it
  }

  private static boolean isAllowed(GangLimits limits, Gang gang) {
    return limits.fault(gang.members().stream().map(CONTENT.profiles()::get).toList()) == null;
  }
}
