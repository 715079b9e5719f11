package games.kumite.spi.samples.masks;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Match;
import games.kumite.api.Seat;
import games.kumite.api.Setup;
import games.kumite.api.Turn;
import games.kumite.api.Viewer;
import games.kumite.api.data.PlainData;
import games.kumite.api.random.RandomSource;
import games.kumite.api.random.SeededRandom;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Everything that goes over a wire is of maps, lists, texts, whole numbers and booleans, and says what it is. */
final class PlainDataTests {

  private static void assertPlain(@Nullable Object value) {
    if (value instanceof Map<?, ?> map) {
      assertThat(map.keySet()).allSatisfy(key -> assertThat(key).isInstanceOf(String.class));
      map.values().forEach(PlainDataTests::assertPlain);
    } else if (value instanceof List<?> list) {
      list.forEach(PlainDataTests::assertPlain);
    } else {
      assertThat(value).isInstanceOfAny(String.class, Integer.class, Boolean.class);
    }
  }

  private static Match begun() {
    return new Masks().start(Setup.seats("Ana", "Bo", "Cy").seed(3));
  }

  @Test
  void everything_ofAWholeMatch_isPlain() {
    Match match = begun();
    assertPlain(PlainData.of(match.game()));
    RandomSource random = new SeededRandom(5);
    while (true) {
      for (Seat seat : match.seats()) {
        assertPlain(PlainData.of(seat));
        assertPlain(PlainData.of(match.table(seat)));
        assertPlain(PlainData.of(match.perspective(seat).turn(), match.seats()));
      }
      if (match.isOver()) {
        break;
      }
      match.playRandom(random);
    }
    match.events(Viewer.spectator()).read().forEach(event -> assertPlain(PlainData.of(event)));
    assertPlain(PlainData.of(match.outcome(), match.seats()));
  }

  @Test
  void turns_sayWhatTheMatchWaitsFor() {
    Match match = begun();
    List<Seat> seats = match.seats();
    Map<String, Object> yours = PlainData.of(match.perspective(seats.get(0)).turn(), seats);
    assertThat(PlainData.of(match.decision()).get("anytime"))
        .isEqualTo(List.of(Map.of("notation", "concede", "label", "Concede", "idle", false,
            "verb", "concede", "arguments", List.of(), "elements", List.of(), "group", "concede")));
    assertThat(yours).containsEntry("type", "yours");
    assertThat(PlainData.of(match.decision())).containsEntry("number", 1).containsEntry("seat", "seat:1")
        .containsEntry("kind", "turn").containsEntry("group", false).isEqualTo(yours.get("decision"));
    assertThat(PlainData.of(match.perspective(seats.get(1)).turn(), seats))
        .containsEntry("type", "waiting").containsEntry("seat", "seat:1").containsKey("prompt");
    match.play(match.decision().parse("duke"));
    assertThat(PlainData.of(match.perspective(seats.get(0)).turn(), seats))
        .containsEntry("type", "window").containsEntry("kind", "doubt").containsKey("prompt").doesNotContainKey("seat");
  }

  @Test
  void actions_haveTheNamesOfThePlayers() {
    Match match = begun();
    Object actions = PlainData.of(match.decision()).get("actions");
    assertThat(String.valueOf(actions)).contains("notation=thief seat:2").contains("Bo");
  }

  @Test
  void actions_haveVerbArgumentsElementsAndGroup() {
    List<?> actions = (List<?>) PlainData.of(begun().decision()).get("actions");
    Map<?, ?> thief = (Map<?, ?>) actions.stream().filter(action -> action.toString().contains("notation=thief seat:2"))
        .findFirst().orElseThrow();
    assertThat(thief.get("verb")).isEqualTo("thief");
    assertThat(thief.get("arguments")).isEqualTo(List.of("seat:2"));
    assertThat(thief.get("elements")).isEqualTo(List.of("seat:2"));
    assertThat(thief.get("group")).isEqualTo("thief seat");
  }

  @Test
  void outcome_namesSeatsByTheirIds() {
    Match match = begun();
    RandomSource random = new SeededRandom(5);
    while (!match.isOver()) {
      match.playRandom(random);
    }
    Map<String, Object> outcome = PlainData.of(new Turn.Over(match.outcome()), match.seats());
    assertThat(outcome).containsEntry("type", "over")
        .containsEntry("outcome", PlainData.of(match.outcome(), match.seats()));
    assertThat(String.valueOf(outcome)).contains("seat=seat:1", "result=win");
  }
}
