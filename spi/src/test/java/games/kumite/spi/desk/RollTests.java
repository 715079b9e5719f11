package games.kumite.spi.desk;

import static games.kumite.spi.desk.Workbench.desk;
import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Event;
import games.kumite.api.EventReader;
import games.kumite.api.Match;
import games.kumite.api.Viewer;
import games.kumite.api.random.RandomSource;
import games.kumite.api.random.ScriptedRandom;
import games.kumite.spi.Step;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Rolls draw and tell in one call. */
final class RollTests {

  enum Roll implements Step<Desk> {
    ROLL;

    @Override
    public void run(Desk desk) {
      desk.say("one-" + desk.roll("strength", 1, 6));
      desk.say("some-" + List.of(desk.roll("luck", -1, 2, 8)[0], 0));
      desk.say("sum-" + desk.rollSum("speed", 0, 3, 6));
      desk.say("none-" + desk.rollSum("speed", 0, 0, 6) + desk.roll("speed", 0, 0, 6).length);
      desk.roll(desk.cells, desk.places.cups().get(1), "cup");
    }
  }

  private static Match rolled() {
    ScriptedRandom dice = new ScriptedRandom(RandomSource.seeded(1)).put("strength-2", 5).put("luck", 7, 8)
        .put("speed-1", 1, 2, 6).put("cup-2", 4);
    return new Workbench(desk -> desk.then(Roll.ROLL, ScriptTests.End.END)).start(Workbench.seated(3).random(dice));
  }

  private static List<Event> rolls(Match match, Viewer viewer) {
    EventReader reader = match.events(viewer);
    return reader.read().stream().filter(event -> event.type().equals("rolled")).toList();
  }

  @Test
  void roll_givesItsFaces_forWhomItSays() {
    assertThat(desk(rolled()).said).startsWith("one-5", "some-[7, 0]", "sum-9", "none-00");
  }

  @Test
  void roll_isTold_withAllItsFaces() {
    List<Event> events = rolls(rolled(), Viewer.spectator());
    assertThat(events).extracting(Event::arguments).containsExactly(
        Map.of("label", "strength", "seat", "seat:2", "sides", 6, "faces", List.of(5), "dice", List.of("die:strength-1")),
        Map.of("label", "luck", "sides", 8, "faces", List.of(7, 8),
            "dice", List.of("die:luck-1", "die:luck-2")),
        Map.of("label", "speed", "seat", "seat:1", "sides", 6, "faces", List.of(1, 2, 6),
            "dice", List.of("die:speed-1", "die:speed-2", "die:speed-3")),
        Map.of("label", "cup", "seat", "seat:2", "sides", 6));
  }

  @Test
  void roll_intoACell_isToldToThoseWhoSeeIt() {
    Match match = rolled();
    for (int seat = 0; seat < 3; seat++) {
      Event cup = rolls(match, match.seats().get(seat)).get(3);
      assertThat(cup.argument("faces")).isEqualTo(seat == 1 ? List.of(4) : null);
    }
    assertThat(desk(match).cells.number(desk(match).places.cups().get(1))).isEqualTo(4);
  }
}
