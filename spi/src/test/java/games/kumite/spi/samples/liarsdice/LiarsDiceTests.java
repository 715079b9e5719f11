package games.kumite.spi.samples.liarsdice;

import static games.kumite.spi.samples.Moves.listed;
import static games.kumite.spi.samples.Moves.picture;
import static games.kumite.spi.samples.Moves.play;
import static games.kumite.spi.samples.Moves.seat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.kumite.api.Element;
import games.kumite.api.Event;
import games.kumite.api.Game;
import games.kumite.api.IllegalActionException;
import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.api.Viewer;
import games.kumite.api.random.ScriptedRandom;
import games.kumite.spi.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The rules of liar's dice, with loaded dice. */
final class LiarsDiceTests {

  private static final Game GAME = new LiarsDice();

  /** A match with known dice: those of the first seat, then those of the second. */
  private static Match rolled(String dice, String... actions) {
    int each = dice.length() / 2;
    ScriptedRandom random = new ScriptedRandom();
    for (int i = 0; i < dice.length(); i++) {
      random.put("cup-" + (i % each + 1), dice.charAt(i) - '0');
    }
    Match match = GAME.start(Setup.seats("Ana", "Bo").option("dice", each).random(random));
    play(match, actions);
    return match;
  }

  private static long diceSeenBy(Match match, Viewer viewer) {
    return match.table(viewer).all().values().stream().filter(element -> element.kind() == Element.Kind.DIE).count();
  }

  @Test
  @Rule({"LD-01", "LD-02"})
  void dice_areSeenByTheirOwnersAlone() {
    assertThat(GAME.start(Setup.seats(2)).decision().actions()).as("with one die each").hasSize(2 * 6);
    Match match = rolled("123456");
    assertThat(match.seats()).allMatch(seat -> diceSeenBy(match, seat) == 3);
    assertThat(diceSeenBy(match, Viewer.spectator())).isZero();
  }

  @Test
  @Rule({"LD-03", "LD-04", "LD-05"})
  void turns_change_andBidsRise() {
    Match match = rolled("31");
    assertThat(match.actor()).isEqualTo(seat(match, 1));
    assertThat(listed(match)).hasSize(12).startsWith("bid 1 1").endsWith("bid 2 6").doesNotContain("challenge");
    play(match, "bid 1 5");
    assertThat(match.actor()).isEqualTo(seat(match, 2));
    assertThat(listed(match)).containsExactly("challenge", "bid 1 6", "bid 2 1", "bid 2 2", "bid 2 3", "bid 2 4", "bid 2 5",
        "bid 2 6");
    play(match, "bid 2 6");
    assertThat(listed(match)).containsExactly("challenge");
  }

  @ParameterizedTest
  @CsvSource({"31, bid 1 3, 1", "31, bid 1 1, 1", "31, bid 1 2, -1", "63, bid 1 2, 1", "63, bid 2 3, 1", "61, bid 2 3, -1",
      "66, bid 2 6, 1", "66, bid 2 1, 1", "61, bid 2 6, -1", "5523, bid 2 5, 1", "5563, bid 3 5, 1", "5523, bid 3 5, -1"})
  @Rule({"LD-06", "LD-07"})
  void challenge_countsDiceAndSixes(String dice, String bid, int score) {
    Match match = rolled(dice, bid, "challenge");
    assertThat(match.outcome().standing(seat(match, 1)).score()).isEqualTo(score);
    assertThat(match.outcome().standing(seat(match, 2)).score()).isEqualTo(-score);
  }

  @Test
  @Rule("LD-06")
  void challenge_showsAllDice() {
    Match match = rolled("6534", "bid 2 5", "challenge");
    assertThat(diceSeenBy(match, Viewer.spectator())).isEqualTo(4);
    assertThat(match.events(Viewer.spectator()).read().stream().map(Event::text))
        .contains("Ana bids 2 dice that show 5.", "Bo challenges the bid: 2 dice count as 5.");
  }

  @ParameterizedTest
  @CsvSource({"'', challenge, there is no bid yet to challenge (LD-05)",
      "bid 1 5, bid 1 5, 'a bid must name more dice than the last one, or as many of a higher face (LD-04)'",
      "bid 2 2, bid 1 6, 'a bid must name more dice than the last one, or as many of a higher face (LD-04)'",
      "'', bid 3 1, there are not so many dice on the table (LD-03)"})
  @Rule({"LD-03", "LD-04", "LD-05"})
  void actionThatIsNotPossible_isRefused_withTheRule(String before, String action, String reason) {
    Match match = before.isEmpty() ? rolled("31") : rolled("31", before);
    String picture = picture(match);
    assertThatThrownBy(() -> play(match, action)).isInstanceOf(IllegalActionException.class)
        .hasMessage("\"" + action + "\" is not legal: " + reason);
    assertThat(picture(match)).isEqualTo(picture);
  }

  @Test
  @Rule({"LD-01", "LD-04"})
  void matches_withFewerDice_areShorter() {
    assertThat(GAME.maxDecisions(Setup.seats(2))).isEqualTo(13);
    assertThat(GAME.maxDecisions(Setup.seats(2).option("dice", 5))).isEqualTo(61).isEqualTo(GAME.properties().maxDecisions());
  }

  @Test
  @Rule("LD-02")
  void cups_withTheSameDice_areAlike() {
    Match one = rolled("1233");
    Match other = rolled("2133");
    assertThat(one.search().observationKey(seat(one, 1))).isEqualTo(other.search().observationKey(seat(other, 1)));
    assertThat(one.search().observationKey(seat(one, 2))).isEqualTo(other.search().observationKey(seat(other, 2)));
    assertThat(List.of(one.search().privateObservationKey(seat(one, 1))))
        .isNotEqualTo(List.of(one.search().privateObservationKey(seat(one, 2))));
  }
}
