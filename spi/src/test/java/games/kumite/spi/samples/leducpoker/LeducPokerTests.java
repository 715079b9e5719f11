package games.kumite.spi.samples.leducpoker;

import static games.kumite.spi.samples.Moves.picture;
import static games.kumite.spi.samples.Moves.play;
import static games.kumite.spi.samples.Moves.seat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.kumite.api.Element;
import games.kumite.api.Game;
import games.kumite.api.IllegalActionException;
import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.api.Viewer;
import games.kumite.api.random.ScriptedRandom;
import games.kumite.spi.samples.Moves;
import games.kumite.spi.testkit.Rule;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The rules of Leduc poker. */
final class LeducPokerTests {

  private static final Game GAME = new LeducPoker();
  private static final String CARDS = "JjQqKk";

  /** A match with a known deal: the first seat's card, the second seat's, and the one turned up; small letters are spades. */
  private static Match dealt(String deal, String bets) {
    return dealt(Setup.seats("Ana", "Bo"), deal, bets);
  }

  private static Match dealt(Setup setup, String deal, String bets) {
    int[] order = IntStream.concat(deal.chars(), CARDS.chars().filter(card -> deal.indexOf(card) < 0))
        .map(CARDS::indexOf).toArray();
    Match match = GAME.start(setup.random(new ScriptedRandom().putPermutation("deck", order)));
    play(match, bets.isEmpty() ? new String[0] : bets.split(" "));
    return match;
  }

  private static List<String> cards(Match match, Viewer viewer) {
    return match.table(viewer).all().values().stream().filter(element -> element.kind() == Element.Kind.CARD)
        .map(Element::label).toList();
  }

  @ParameterizedTest
  @CsvSource({"'', 1, check raise", "check, 2, check raise", "raise, 2, fold call raise", "raise raise, 1, fold call",
      "check raise raise, 2, fold call", "check check, 1, check raise", "raise call, 1, check raise",
      "check raise call, 1, check raise", "check check check, 2, check raise",
      "check check raise raise, 1, fold call", "raise raise call raise, 2, fold call raise"})
  @Rule({"LP-04", "LP-05", "LP-06", "LP-07"})
  void turn_afterTheseBets_isOfThatSeat(String bets, int seat, String options) {
    Match match = dealt("JQK", bets);
    assertThat(match.actor()).isEqualTo(seat(match, seat));
    assertThat(Moves.listed(match)).containsExactly(options.split(" "));
  }

  @ParameterizedTest
  @CsvSource({"KQJ, check check check check, 1", "JQK, check check check check, -1", "JQj, check check check check, 1",
      "KJj, raise call raise call, -7", "QKJ, raise raise call raise raise call, -13", "JQK, raise fold, 1",
      "JQK, raise raise fold, -3", "KQJ, check raise fold, -1", "KQJ, raise call raise fold, 3",
      "KQJ, raise raise call raise raise fold, -9", "QqK, raise raise call check check, 0"})
  @Rule({"LP-01", "LP-02", "LP-06", "LP-08", "LP-09", "LP-10"})
  void chips_atTheEnd_areScored(String deal, String bets, int score) {
    Match match = dealt(deal, bets);
    assertThat(match.outcome().standing(seat(match, 1)).score()).isEqualTo(score);
    assertThat(match.outcome().standing(seat(match, 2)).score()).isEqualTo(-score);
  }

  @Test
  @Rule({"LP-03", "LP-04"})
  void cards_inHand_areSeenByTheirOwners_andTheOneTurnedUpByAll() {
    Match match = dealt("JQK", "check");
    assertThat(cards(match, seat(match, 1))).containsExactly("Jack");
    assertThat(cards(match, seat(match, 2))).containsExactly("Queen");
    assertThat(cards(match, Viewer.spectator())).isEmpty();

    play(match, "check");

    assertThat(cards(match, seat(match, 1))).containsExactly("Jack", "King");
    assertThat(cards(match, Viewer.spectator())).containsExactly("King");
    assertThat(match.phase().id()).isEqualTo("second");
  }

  @Test
  @Rule({"LP-08", "LP-09"})
  void cards_atTheEnd_areShown_unlessASeatHasFolded() {
    assertThat(cards(dealt("JQK", "check check check check"), Viewer.spectator())).hasSize(3);
    assertThat(cards(dealt("JQK", "check check raise fold"), Viewer.spectator())).containsExactly("King");
  }

  @Test
  @Rule("LP-01")
  void cardsOfOneRank_areAlike_unlessSuitsCount() {
    Setup suits = Setup.seats("Ana", "Bo").option("suits", true);
    Match one = dealt("JQK", "check");
    Match other = dealt("jqk", "check");
    assertThat(one.search().observationKey(seat(one, 1))).isEqualTo(other.search().observationKey(seat(other, 1)));
    assertThat(cards(dealt(suits, "jqk", ""), seat(one, 1))).containsExactly("Jack of spades");
    assertThat(dealt(suits, "JQK", "").search().observationKey(seat(one, 1)))
        .isNotEqualTo(dealt(suits, "jQK", "").search().observationKey(seat(one, 1)));
    assertThat(dealt(suits, "JqQ", "check check check check").outcome().standing(seat(one, 2)).score()).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource({"'', call, there is no raise to answer (LP-05)", "check, fold, there is no raise to answer (LP-05)",
      "raise, check, 'there is a raise to answer: fold, call or raise (LP-05)'",
      "raise raise, raise, there have been two raises in this round: fold or call (LP-06)"})
  @Rule({"LP-05", "LP-06"})
  void betThatIsNotPossible_isRefused_withTheRule(String bets, String bet, String reason) {
    Match match = dealt("JQK", bets);
    String before = picture(match);
    assertThatThrownBy(() -> play(match, bet)).isInstanceOf(IllegalActionException.class)
        .hasMessage("\"" + bet + "\" is not legal: " + reason);
    assertThat(picture(match)).isEqualTo(before);
  }
}
