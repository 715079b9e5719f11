package games.kumite.kungfu.plot;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Element;
import games.kumite.api.Match;
import games.kumite.api.Viewer;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Polygon;
import games.kumite.kungfu.setup.SetupGame;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.PlotDeed;
import games.kumite.spi.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the rules remember lies open to everybody. */
final class OpenToAllTests {

  private static Element seen(Ring ring, String id) {
    return ring.match().table(Viewer.spectator()).find(id).orElseThrow();
  }

  @Test
  @Rule({"KF-RUL-69", "KF-CPL-01a", "KF-PLT-03a"})
  void theItemsThatWereSearchedInVain_areSeen() {
    Ring ring = Ring.of(state -> {
      state.lay(state.board().plus(new Piece("a", "CRATES", Polygon.rectangle(4000, 4000, 4500, 4500), 0, 250,
          Flag.BLOCK.bit() | Flag.SCENIC.bit())));
      state.lay(state.board().plus(new Piece("b", "CRATES", Polygon.rectangle(6000, 4000, 6500, 4500), 0, 250,
          Flag.BLOCK.bit() | Flag.SCENIC.bit())));
      state.search(0);
      state.seek(1);
    }, "1 hero 500 500", "2 hero 8000 8000");
    assertThat(seen(ring, "terrain:a").get("searched")).isEqualTo(true);
    assertThat(seen(ring, "terrain:a").get("sought")).isNull();
    assertThat(seen(ring, "terrain:b").get("searched")).isNull();
    assertThat(seen(ring, "terrain:b").get("sought")).isEqualTo(true);
  }

  @Test
  @Rule({"KF-PLT-09c", "KF-PLT-14a", "KF-RUL-144", "KF-RUL-142", "KF-CPL-04a", "KF-VIP-05f"})
  void howFarAPlotHasCome_andWhatTheWeatherIs_areSeen() {
    Ring ring = Ring.of(state -> {
      state.set(Counters.INFORMATION, 5);
      state.set(Counters.DESTROYED, 1);
      state.set(Counters.VOID, 1);
      state.set(Counters.DARK, 2);
      state.set(Counters.RAIN, 1);
      state.gang(0, Counters.THANKS, 1);
    }, "1 hero 500 500", "2 hero 8000 8000");
    assertThat(seen(ring, "token:scenario").attributes()).containsEntry("information", 5).containsEntry("destroyed", 1)
        .containsEntry("void", true).containsEntry("dark", 2).containsEntry("rain", true);
    assertThat(seen(ring, "track:chi-1").get("thanks")).isEqualTo(1);
    assertThat(seen(ring, "track:chi-2").get("thanks")).isNull();
  }

  @Test
  @Rule({"KF-PLT-08a", "KF-PLT-12a", "KF-TAO-10b"})
  void whatFiguresHaveSufferedForAPlot_orLostToAChallenge_isSeen() {
    Ring ring = Ring.of(state -> {
      state.figures().note(0, PlotDeed.HUMBLED);
      state.figures().note(0, PlotDeed.FELLED);
      state.figures().strip(0, Trait.TRANSFIX);
    }, "1 hero/transfix/levitation 500 500", "2 hero 8000 8000");
    assertThat(seen(ring, "figure:1-1").attributes()).containsEntry("deeds", List.of("humbled", "felled")).containsEntry("traits", List.of("levitation"));
    assertThat(seen(ring, "figure:2-1").get("deeds")).isNull();
  }

  @Test
  @Rule({"KF-TRT-60a", "KF-SET-06"})
  void aProfileThatIsOffered_saysWhatItIsInOtherForms() {
    Match match = new SetupGame().start(games.kumite.api.Setup.seats("Ana", "Bo").seed(1));
    assertThat(Ring.words(match.table(Viewer.spectator()).find("token:profile-giant-demon").orElseThrow().get("traits-in-form-2")))
        .isEqualTo("pistol good-shot");
  }
}
