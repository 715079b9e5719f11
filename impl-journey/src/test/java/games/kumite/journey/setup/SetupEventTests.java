package games.kumite.journey.setup;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Event;
import games.kumite.api.EventReader;
import games.kumite.api.Match;
import games.kumite.api.Viewer;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is told of setup. */
final class SetupEventTests extends SettingUp {

  @Test
  void setup_isToldInWords() {
    Match match = play(start(2, "Q2"), "assign figure:tripitaka seat:2", "assign figure:monkey-king seat:1",
        "assign figure:monk-sha seat:2", "next figure:monk-sha", "next figure:tripitaka", "next figure:cho-hakkai",
        "upgrade figure:monk-sha good", "upgrade figure:tripitaka bad");
    EventReader reader = match.events(Viewer.spectator());
    List<String> told = new ArrayList<>();
    reader.read().stream().map(Event::text).forEach(told::add);

    assertThat(told).contains("The map of Two seals is laid out.", "Tripitaka goes to B.", "Cho Hakkai goes to A.",
        "Monk Sha is number 1 in the order of play.", "Monk Sha learns Ferryman's Gift.",
        "The weapon of Tripitaka is of level 2.", "Tripitaka is corrupted: Lure of Demons.");
  }
}
