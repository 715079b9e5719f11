package games.kumite.api;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.kumite.api.bot.Bots;
import games.kumite.api.bot.StandingOrder;
import games.kumite.api.bot.StandingOrders;
import games.kumite.api.random.Draw;
import games.kumite.api.random.RandomSource;
import games.kumite.api.random.RecordingRandom;
import games.kumite.api.random.ScriptedRandom;
import games.kumite.api.random.SeededRandom;
import games.kumite.api.record.MatchRecord;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What is missing is named. */
@SuppressWarnings("NullAway")
final class NullArgumentsTests {

  private static final ActionTemplate FORM = new ActionTemplate("move", List.of());
  private static final MatchRecord RECORD = MatchRecord.parse(
      "[Kumite \"1\"]\n[Game \"brawler\"]\n[Version \"1.0\"]\n0 start #9a3f01\n");

  static Stream<Arguments> missing() {
    return Stream.of(
        missing("earlier", () -> RECORD.textAfter(null)),
        missing("start", () -> new ActionTemplate(null, List.of())),
        missing("slots", () -> new ActionTemplate("move", null)),
        missing("numbers", () -> FORM.notation((int[]) null)),
        missing("name", () -> new ActionTemplate.Parameter(null, 0, 1, "", "")),
        missing("unit", () -> new ActionTemplate.Parameter("x", 0, 1, null, "")),
        missing("board", () -> new ActionTemplate.Parameter("x", 0, 1, "", null)),
        missing("name", () -> RandomSource.seeded(1).split(null)),
        missing("name", () -> new ScriptedRandom().split(null)),
        missing("name", () -> new RecordingRandom(RandomSource.seeded(1)).split(null)),
        missing("fallback", () -> new ScriptedRandom(null)),
        missing("name", () -> new ScriptedRandom().put(null, 1)),
        missing("results", () -> new ScriptedRandom().put("speed", (int[]) null)),
        missing("name", () -> new ScriptedRandom().putPermutation(null, 1)),
        missing("order", () -> new ScriptedRandom().putPermutation("deck", (int[]) null)),
        missing("source", () -> new RecordingRandom(null)),
        missing("label", () -> new Draw(null, 0, List.of())),
        missing("results", () -> new Draw("speed", 0, null)),
        missing("order", () -> Draw.of("deck", 0, null)),
        missing("kind", () -> new Element(null, "card:S7", Map.of(), List.of())),
        missing("id", () -> new Element(Element.Kind.CARD, null, Map.of(), List.of())),
        missing("attributes", () -> new Element(Element.Kind.CARD, "card:S7", null, List.of())),
        missing("children", () -> new Element(Element.Kind.CARD, "card:S7", Map.of(), null)),
        missing("type", () -> new Event(null, Map.of(), "", "")),
        missing("arguments", () -> new Event("played", null, "", "")),
        missing("text", () -> new Event("played", Map.of(), null, "")),
        missing("rule", () -> new Event("played", Map.of(), "", null)),
        missing("id", () -> Option.flag(null, "", true)),
        missing("description", () -> Option.flag("host", null, true)),
        missing("standings", () -> new Outcome(null, "")),
        missing("summary", () -> new Outcome(List.of(), null)),
        missing("result", () -> new Outcome.Standing(null, 0, 1)),
        missing("scores", () -> Outcome.byScore("points", (int[]) null)),
        missing("seat", () -> Outcome.byScore("points", 1).standing(null)),
        missing("id", () -> Phase.of(null, "Round")),
        missing("title", () -> Phase.of("round", null)),
        missing("name", () -> new Seat(0, null, 0)),
        missing("names", () -> Setup.seats((String[]) null)),
        missing("source", () -> Setup.seats(2).random(null)),
        missing("id", () -> Setup.seats(2).option(null, 1)),
        missing("value", () -> Setup.seats(2).option("bossCount", null)),
        missing("elements", () -> Table.of(null)),
        missing("before", () -> Table.diff(null, Table.of(List.of()))),
        missing("after", () -> Table.diff(Table.of(List.of()), null)),
        missing("text", () -> MatchRecord.parse(null)),
        missing("text", () -> Bots.named(null)),
        missing("text", () -> StandingOrder.parse(null)),
        missing("notation", () -> StandingOrder.parse("pass in any").withNotation(null)),
        missing("order", () -> new StandingOrders().give(null)),
        missing("a value of a note", () -> RECORD.withNote("Event", (String) null)),
        missing("values", () -> RECORD.withNote("Event", (String[]) null)),
        missing("file", () -> MatchRecord.read(null)),
        missing("file", () -> RECORD.write(null)),
        missing("more", () -> RECORD.append(null)));
  }

  private static Arguments missing(String parameter, ThrowingCallable call) {
    return Arguments.of(parameter, call);
  }

  @ParameterizedTest
  @MethodSource("missing")
  void argument_thatIsNull_isNamed(String parameter, ThrowingCallable call) {
    assertThatThrownBy(call).isInstanceOf(NullPointerException.class).hasMessage(parameter + " must not be null");
  }

  @ParameterizedTest
  @MethodSource("outOfRange")
  void number_outOfRange_isNamed(String message, ThrowingCallable call) {
    assertThatThrownBy(call).isInstanceOf(IllegalArgumentException.class).hasMessage(message);
  }

  static Stream<Arguments> outOfRange() {
    SeededRandom random = RandomSource.seeded(1);
    return Stream.of(
        missing("sides must be at least 1, was 0", () -> random.die("speed", 0, 0)),
        missing("count must be at least 1, was -1", () -> random.pick("target", 0, -1)),
        missing("bound must be at least 1, was 0", () -> random.nextInt(0)),
        missing("count must be at least 0, was -1", () -> random.permutation("deck", 0, -1)),
        missing("choices must be at least one word, option dice has none",
            () -> Option.choice("dice", "", Arrays.copyOf(new String[0], 0))));
  }
}
