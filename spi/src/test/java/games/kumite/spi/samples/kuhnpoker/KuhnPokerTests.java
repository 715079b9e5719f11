package games.kumite.spi.samples.kuhnpoker;

import static games.kumite.spi.samples.Moves.picture;
import static games.kumite.spi.samples.Moves.play;
import static games.kumite.spi.samples.Moves.seat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import games.kumite.api.Element;
import games.kumite.api.Event;
import games.kumite.api.Game;
import games.kumite.api.IllegalActionException;
import games.kumite.api.Match;
import games.kumite.api.Perspective;
import games.kumite.api.Setup;
import games.kumite.api.Turn;
import games.kumite.api.UndoBarrier;
import games.kumite.api.Viewer;
import games.kumite.api.random.RandomSource;
import games.kumite.api.random.ScriptedRandom;
import games.kumite.api.record.MatchRecord;
import games.kumite.spi.samples.Moves;
import games.kumite.spi.testkit.Rule;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The rules of Kuhn poker, and what is hidden in it. */
final class KuhnPokerTests {

  private static final Game GAME = new KuhnPoker();
  private static final String RANKS = "JQK";
  private static final List<String> DEALS = List.of("JQK", "JKQ", "QJK", "QKJ", "KJQ", "KQJ");

  /** A match with a known deal: the first seat's card, the second seat's card and the third one. */
  private static Match dealt(String deal, String... bets) {
    int[] order = deal.chars().map(RANKS::indexOf).toArray();
    Match match = GAME.start(Setup.seats("Ana", "Bo").random(new ScriptedRandom().putPermutation("deck", order)));
    play(match, bets);
    return match;
  }

  /** The names of the cards that an observer sees. */
  private static Set<String> cardsSeenBy(Viewer viewer, Match match) {
    return cards(match.perspective(viewer));
  }

  private static Set<String> cards(Perspective perspective) {
    Set<String> cards = new TreeSet<>();
    perspective.table().all().values().stream()
        .filter(element -> element.kind() == Element.Kind.CARD)
        .forEach(element -> cards.add(element.id()));
    return cards;
  }

  @Nested
  final class Rules {

    @ParameterizedTest
    @CsvSource({"'', 1, check bet", "check, 2, check bet", "bet, 2, call fold", "check bet, 1, call fold"})
    @Rule({"KP-04", "KP-05", "KP-06"})
    void turn_afterTheseBets_isOfThatSeat(String bets, int seat, String options) {
      Match match = dealt("JQK", bets.isEmpty() ? new String[0] : bets.split(" "));
      assertThat(match.actor()).isEqualTo(seat(match, seat));
      assertThat(Moves.listed(match)).containsExactly(options.split(" "));
    }

    @ParameterizedTest
    @CsvSource({"KQJ, check check, 1", "JQK, check check, -1", "QJK, bet call, 2", "QKJ, bet call, -2",
        "KJQ, check bet call, 2", "JKQ, check bet call, -2", "JKQ, bet fold, 1", "KJQ, check bet fold, -1"})
    @Rule({"KP-02", "KP-07", "KP-08", "KP-09"})
    void chips_atTheEnd_areScored(String deal, String bets, int score) {
      Match match = dealt(deal, bets.split(" "));
      assertThat(match.outcome().standing(seat(match, 1)).score()).isEqualTo(score);
      assertThat(match.outcome().standing(seat(match, 2)).score()).isEqualTo(-score);
    }

    @Test
    @Rule({"KP-01", "KP-08"})
    void showdown_isWonByTheHigherCard() {
      for (String deal : DEALS) {
        Match match = dealt(deal, "check", "check");
        int higher = RANKS.indexOf(deal.charAt(0)) > RANKS.indexOf(deal.charAt(1)) ? 1 : 2;
        assertThat(match.outcome().standing(seat(match, higher)).score()).as(deal).isEqualTo(1);
      }
    }

    @Test
    @Rule("KP-03")
    void shuffle_ofManySeeds_dealsEveryHandEquallyOften() {
      int[] counts = new int[DEALS.size()];
      for (int seed = 0; seed < 6000; seed++) {
        Match match = GAME.start(Setup.seats("Ana", "Bo").seed(seed));
        String deal = match.seats().stream()
            .map(seat -> cardsSeenBy(seat, match).iterator().next().substring(5)).reduce("", String::concat);
        counts[DEALS.indexOf(DEALS.stream().filter(all -> all.startsWith(deal)).findFirst().orElseThrow())]++;
      }
      for (int count : counts) {
        assertThat(count).isBetween(1000 - 150, 1000 + 150); // five standard deviations
      }
    }

    @Test
    void value_betweenPerfectPlayers_isMinusOneEighteenth() { // the whole game tree; Kuhn 1950
      double value = DEALS.stream().mapToDouble(deal -> value(dealt(deal), 1)).sum() / DEALS.size();
      assertThat(value).isCloseTo(-1.0 / 18, within(1e-12));
    }

    private double value(Match match, double weight) {
      if (match.isOver()) {
        return weight * match.outcome().standings().get(0).score();
      }
      String card = cardsSeenBy(match.actor(), match).iterator().next();
      boolean first = match.actor().index() == 0;
      boolean bold = match.decision().kind().equals("open");
      double second = bold ? bets(card, first) : calls(card);
      Match passive = match.copy();
      Match active = match.copy();
      play(passive, bold ? "check" : "fold");
      play(active, bold ? "bet" : "call");
      return value(passive, weight * (1 - second)) + value(active, weight * second);
    }

    /** How often a perfect player bets: the first seat may always check, the second bluffs a third. */
    private double bets(String card, boolean first) {
      return first || card.equals("card:Q") ? 0 : card.equals("card:K") ? 1 : 1.0 / 3;
    }

    private double calls(String card) {
      return card.equals("card:K") ? 1 : card.equals("card:Q") ? 1.0 / 3 : 0;
    }
  }

  @ParameterizedTest
  @CsvSource({"'', call, no-bet: there is no bet to answer", "'', fold, no-bet: there is no bet to answer",
      "bet, check, faces-bet: there is a bet to answer: call or fold",
      "check bet, bet, faces-bet: there is a bet to answer: call or fold"})
  @Rule("KP-05")
  void betThatIsNotPossible_isRefused_withTheRule(String bets, String bet, String reason) {
    Match match = dealt("JQK", bets.isEmpty() ? new String[0] : bets.split(" "));
    String before = picture(match);
    assertThatThrownBy(() -> play(match, bet))
        .isInstanceOfSatisfying(IllegalActionException.class,
            refused -> assertThat(refused.rule()).contains("KP-05"))
        .hasMessage("\"" + bet + "\" is not legal: " + reason.substring(reason.indexOf(' ') + 1) + " (KP-05)");
    assertThat(picture(match)).isEqualTo(before);
  }

  @Nested
  final class Hidden {

    @Test
    void cards_beforeTheShowdown_areSeenByTheirOwnersAlone() {
      Match match = dealt("JKQ", "check");
      assertThat(cardsSeenBy(seat(match, 1), match)).containsExactly("card:J");
      assertThat(cardsSeenBy(seat(match, 2), match)).containsExactly("card:K");
      assertThat(cardsSeenBy(Viewer.spectator(), match)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"check check", "bet call", "check bet call"})
    @Rule("KP-08")
    void cards_atTheShowdown_areSeenByAll_andTheDeckByNobody(String bets) {
      Match match = dealt("JKQ", bets.split(" "));
      Stream.of(seat(match, 1), seat(match, 2), Viewer.spectator()).forEach(
          viewer -> assertThat(cardsSeenBy(viewer, match)).containsExactly("card:J", "card:K"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"bet fold", "check bet fold"})
    @Rule("KP-07")
    void cards_afterAFold_stayHidden(String bets) {
      Match match = dealt("JKQ", bets.split(" "));
      assertThat(match.isOver()).isTrue();
      assertThat(cardsSeenBy(seat(match, 1), match)).containsExactly("card:J");
      assertThat(cardsSeenBy(seat(match, 2), match)).containsExactly("card:K");
      assertThat(cardsSeenBy(Viewer.spectator(), match)).isEmpty();
    }

    @Test
    void perspective_withTheOtherCardsExchanged_isTheSame() {
      for (String[] bets : new String[][] {{}, {"check"}, {"bet"}, {"check", "bet"}, {"bet", "fold"}}) {
        assertThat(withoutSource(dealt("QJK", bets), 1)).isEqualTo(withoutSource(dealt("QKJ", bets), 1));
        assertThat(withoutSource(dealt("JQK", bets), 2)).isEqualTo(withoutSource(dealt("KQJ", bets), 2));
      }
    }

    private String withoutSource(Match match, int seat) {
      return picture(match.perspective(seat(match, seat)));
    }

    @Test
    void imagined_worlds_holdTheOwnCardAndEveryOtherEquallyOften() {
      Match match = dealt("QKJ", "check");
      Perspective perspective = match.perspective(seat(match, 2));
      int jacks = 0;
      for (int seed = 0; seed < 1000; seed++) {
        Match world = perspective.imagine(RandomSource.seeded(seed));
        assertThat(cardsSeenBy(seat(world, 2), world)).containsExactly("card:K");
        String other = cardsSeenBy(seat(world, 1), world).iterator().next();
        assertThat(other).isIn("card:J", "card:Q");
        jacks += other.equals("card:J") ? 1 : 0;
        assertThat(world.actor()).isEqualTo(seat(world, 2));
        Moves.finish(world, RandomSource.seeded(seed));
      }
      assertThat(jacks).isBetween(420, 580); // five standard deviations
    }

    @Test
    void imagined_afterTheShowdown_isWhatWasShown() {
      Match match = dealt("JKQ", "bet", "call");
      Perspective perspective = match.perspective(Viewer.spectator());
      for (int seed = 0; seed < 50; seed++) {
        assertThat(perspective.imagine(RandomSource.seeded(seed)).table(Viewer.spectator()))
            .isEqualTo(perspective.table());
      }
    }

    @Test
    void events_ofTheDeal_nameTheOwnCardOnly() {
      Match match = dealt("JKQ", "check");
      assertThat(texts(match, seat(match, 1))).containsExactly("The deck is shuffled.",
          "Jack goes from the deck to the first seat's hand.",
          "A card goes from the deck to the second seat's hand.", "Ana checks.");
      assertThat(texts(match, Viewer.spectator())).noneMatch(text -> text.contains("Jack"));
      assertThat(match.events(Viewer.spectator()).read()).noneMatch(event -> event.argument("card") != null);
    }

    @Test
    void events_ofTheShowdown_nameBothCardsToAll() {
      Match match = dealt("JKQ", "bet", "call");
      assertThat(texts(match, Viewer.spectator())).endsWith("Jack is shown.", "King is shown.");
    }

    private List<String> texts(Match match, Viewer viewer) {
      return match.events(viewer).read().stream().map(Event::text).toList();
    }

    @Test
    void turn_ofTheOtherSeat_saysWhoIsWaitedFor() {
      Match match = dealt("JKQ", "bet");
      assertThat(match.perspective(seat(match, 1)).turn())
          .isEqualTo(new Turn.Waiting(seat(match, 2), "Bo calls or folds."));
      assertThat(match.perspective(seat(match, 2)).turn()).isInstanceOf(Turn.Yours.class);
    }
  }

  @Nested
  final class Undo {

    @Test
    void start_isABarrier() {
      assertThat(dealt("JKQ").undoBarrier()).isEqualTo(UndoBarrier.START);
    }

    @Test
    void check_canBeTakenBack() {
      Match match = dealt("JKQ", "check");
      match.undo();
      assertThat(match.record()).isEqualTo(dealt("JKQ").record());
      assertThat(Moves.listed(match)).containsExactly("check", "bet");
    }

    @Test
    void showdown_isABarrier() {
      Match match = dealt("JKQ", "bet", "call");
      assertThat(match.undoBarrier()).isEqualTo(UndoBarrier.REVEALED_SECRET);
      assertThatThrownBy(match::undo).isInstanceOf(IllegalStateException.class)
          .hasMessage("undo is not possible: the last action revealed something hidden");
    }

    @Test
    void fold_canBeTakenBack() {
      Match match = dealt("JKQ", "bet", "fold");
      match.undo();
      assertThat(match.isOver()).isFalse();
      assertThat(match.record()).isEqualTo(dealt("JKQ", "bet").record());
    }
  }

  @Test
  void record_ofASeed_resumesAlikeAtEveryPoint() {
    Match match = GAME.start(Setup.seats("Ana", "Bo").seed(7));
    for (String bet : List.of("check", "bet", "call")) {
      play(match, bet);
      assertThat(picture(GAME.resume(MatchRecord.parse(match.record().text())))).isEqualTo(picture(match));
    }
    assertThat(match.record().lines().get(0).draws()).singleElement()
        .satisfies(draw -> assertThat(draw.toString()).startsWith("deck="));
  }

  @Test
  void record_withoutASeed_resumesWithASource() {
    Match match = dealt("KJQ", "check", "bet");
    MatchRecord record = MatchRecord.parse(match.record().text());
    assertThat(record.text()).contains("0 start ; deck=2,0,1 #").doesNotContain("Seed");
    assertThat(picture(GAME.resume(record, RandomSource.seeded(1)))).isEqualTo(picture(match));
  }
}
