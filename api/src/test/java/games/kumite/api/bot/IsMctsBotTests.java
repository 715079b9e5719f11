package games.kumite.api.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import games.kumite.api.Action;
import games.kumite.api.Game;
import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.api.bot.Analysis.ActionStats;
import games.kumite.api.bot.search.Budget;
import games.kumite.api.bot.search.MctsSettings;
import games.kumite.api.bot.search.Objective;
import games.kumite.api.bot.search.Search;
import games.kumite.api.bot.search.SolvingSearch;
import games.kumite.api.bot.search.Tree;
import games.kumite.api.handmade.HandMadeGames;
import games.kumite.api.random.SeededRandom;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What information-set MCTS finds, in games of every sort. */
final class IsMctsBotTests {

  private static IsMctsBot bot(int iterations) {
    return new IsMctsBot(Budget.iterations(iterations), 7);
  }

  @ParameterizedTest
  @CsvSource({"11, take 3", "10, take 2", "9, take 1", "7, take 3", "3, take 3"})
  void pile_thatCanBeWon_isWon(int size, String winning) {
    Match match = HandMadeGames.pile().start(Setup.seats(2).option("size", size).seed(1));
    assertThat(Asked.in(match).choice(bot(2000))).isEqualTo(winning);
  }

  @Test
  void coin_thatNobodyHasSeen_isNotGuessed() {
    for (long seed = 0; seed < 8; seed++) {
      Asked asked = Asked.in(HandMadeGames.coin().start(seed));
      Analysis thoughts = asked.of(new IsMctsBot(Budget.iterations(4000), seed));
      assertThat(thoughts.action().notation()).as("seed %d", seed).isEqualTo("pass");
    }
  }

  @Test
  void coin_thatTheSeatHasSeen_isGuessedRight() {
    for (long seed = 0; seed < 8; seed++) {
      Match match = HandMadeGames.coin().start(seed);
      match.play(match.decision().parse("look"));
      match.play(Asked.in(match).decision().parse(Asked.in(match).choice(bot(200))));
      assertThat(match.outcome().standing(match.seats().get(0)).score()).as("seed %d", seed).isEqualTo(2);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void seats_thatWinTogether_playTogether(int seats) {
    Match match = HandMadeGames.together().start(Setup.seats(seats).seed(3));
    match.play(2);
    while (!match.isOver()) {
      Bots.step(match, bot(500));
    }
    assertThat(match.outcome().summary()).isEqualTo("same");
  }

  @Test
  void otherSeats_lookAfterThemselves() {
    Asked asked = Asked.in(HandMadeGames.threeWays().start(1));
    MctsSettings forPoints = MctsSettings.DEFAULT.withObjective(Objective.SCORE);
    for (long seed = 0; seed < 10; seed++) {
      assertThat(asked.choice(new IsMctsBot(Budget.iterations(1000), forPoints, seed))).as("seed %d", seed)
          .isEqualTo("left");
    }
    assertThat(asked.choice(new FlatBot(Budget.iterations(20_000), Objective.SCORE, 7))).isEqualTo("right");
  }

  @Test
  void otherSeats_doNotLookAfterTheFirst() {
    Asked asked = Asked.in(HandMadeGames.threeWaysBetrayed().start(1));
    MctsSettings forPoints = MctsSettings.DEFAULT.withObjective(Objective.SCORE);
    for (long seed = 0; seed < 10; seed++) {
      assertThat(asked.choice(new IsMctsBot(Budget.iterations(1000), forPoints, seed))).as("seed %d", seed)
          .isEqualTo("right");
    }
    assertThat(asked.choice(new FlatBot(Budget.iterations(1000), Objective.SCORE, 7))).isEqualTo("left");
  }

  @Test
  void longList_isOpenedBitByBit() {
    Asked asked = Asked.in(HandMadeGames.longList().start(1));
    assertThat(asked.of(bot(100)).considered()).hasSizeBetween(8, 30);
    assertThat(asked.of(bot(6000)).considered()).hasSizeBetween(100, 200);
  }

  @Test
  void longList_hasAGoodPlaceInIt_whichIsFound() {
    Asked asked = Asked.in(HandMadeGames.longList().start(1));
    int close = 0;
    for (long seed = 0; seed < 6; seed++) {
      String choice = asked.choice(new IsMctsBot(Budget.iterations(4000), seed));
      close += Math.abs(Integer.parseInt(choice.substring(6)) - 333) <= 50 ? 1 : 0;
    }
    assertThat(close).isGreaterThanOrEqualTo(5);
  }

  @Test
  void onlyAction_isTakenWithoutThinking() {
    Match match = HandMadeGames.pile().start(Setup.seats(2).option("size", 1).seed(1));
    Analysis thoughts = Asked.in(match).of(bot(1000));
    assertThat(thoughts.action().notation()).isEqualTo("take 1");
    assertThat(thoughts.iterations()).isZero();
  }

  /** What is left of a budget is not spent where it cannot change the choice; thoughts spend all of it. */
  @ParameterizedTest
  @CsvSource({"800", "333c", "40"})
  void choice_isThatOfTheThoughts_andSparesWhatCannotChangeIt(String budget) {
    int spared = 0;
    for (Game game : List.of(HandMadeGames.pile(), HandMadeGames.coin(), HandMadeGames.longList(),
        HandMadeGames.pileWithEstimates(), HandMadeGames.threeWays())) {
      for (long seed = 0; seed < 4; seed++) {
        IsMctsBot bot = new IsMctsBot(Budget.parse(budget), seed);
        CountingView view = new CountingView(Asked.in(game.start(Setup.seats(game.seatCounts().get(0)).seed(seed))).perspective());
        Action choice = bot.choose(view, view.decision());
        int imagined = view.imagined();
        Analysis thoughts = bot.analyze(view, view.decision());
        assertThat(choice).as("%s, seed %d", game.id(), seed).isEqualTo(thoughts.action());
        if (SolvingSearch.suits(view, view.decision(), MctsSettings.DEFAULT)) { // one world, and no end but a proof
          assertThat(imagined).isEqualTo(1);
          continue;
        }
        assertThat(view.imagined() - imagined).isEqualTo((int) thoughts.iterations()).isGreaterThanOrEqualTo(imagined);
        spared += (int) thoughts.iterations() - imagined;
      }
    }
    assertThat(spared).isPositive();
  }

  /** Among equally often visited actions the better one is chosen: a lead that can be caught up with decides nothing. */
  @Test
  void search_isDecided_onlyWhereTheLeadCannotBeCaughtUpWith() {
    Asked asked = Asked.in(HandMadeGames.pile().start(1));
    SeededRandom random = new SeededRandom(1);
    Search search = new Search(new Tree(), asked.perspective(), asked.decision(), MctsSettings.DEFAULT, random);
    for (int i = 0; i < 100; i++) {
      search.iterate(asked.perspective().imagine(random));
      List<Long> visits = search.considered(asked.decision().actions(), ActionStats::new).stream().map(ActionStats::visits)
          .sorted(Comparator.reverseOrder()).toList();
      long lead = visits.get(0) - (visits.size() > 1 ? visits.get(1) : 0);
      assertThat(search.isDecided(lead)).isFalse();
      assertThat(search.isDecided(lead - 1)).isTrue();
    }
  }

  @Test
  void thoughts_nameEveryTry_theMostVisitedFirst() {
    Analysis thoughts = Asked.in(HandMadeGames.pile().start(1)).of(bot(77));
    assertThat(thoughts.iterations()).isEqualTo(77);
    assertThat(thoughts.considered()).hasSize(3)
        .isSortedAccordingTo(Comparator.comparingLong(ActionStats::visits).reversed());
    assertThat(thoughts.considered().stream().mapToLong(ActionStats::visits).sum()).isEqualTo(77);
    assertThat(thoughts.considered()).allSatisfy(one -> assertThat(one.value()).isBetween(0.0, 1.0));
    assertThat(thoughts.action()).isEqualTo(thoughts.considered().get(0).action());
    assertThat(thoughts.toString()).contains("take 3", "%", "visits");
  }

  @Test
  void values_ofAFairGuess_areThoseOfAFairGuess() {
    Analysis thoughts = Asked.in(HandMadeGames.coin().start(1)).of(new IsMctsBot(
        Budget.iterations(20_000), MctsSettings.DEFAULT.withObjective(Objective.SCORE).withExploration(5), 7));
    assertThat(thoughts.considered()).allSatisfy(one -> assertThat(one.value()).as("%s", one)
        .isCloseTo(one.action().notation().equals("pass") ? 4 / 6.0 : 0.5, within(0.08)));
  }

  @Test
  void estimates_takeThePlaceOfPlayouts() {
    Match match = HandMadeGames.pileWithEstimates().start(1);
    MctsSettings short0 = MctsSettings.DEFAULT.withPlayout(0);
    Analysis thoughts = Asked.in(match).of(new IsMctsBot(Budget.iterations(30), short0, 7));
    assertThat(thoughts.action().notation()).isEqualTo("take 3");
    assertThat(thoughts.considered().get(0).value()).isGreaterThan(0.6);
  }

  @Test
  void longMatches_areCutOff_asTheGameDeclaresOrAsIsSaid() {
    Asked declared = Asked.in(HandMadeGames.longPile().start(1));
    Asked undeclared = Asked.in(HandMadeGames.pileWithEstimates().start(1));
    for (String bot : List.of("mcts:300", "flat:300")) {
      Analysis plain = declared.of((ThinkingBot) Bots.named(bot).create(7));
      assertThat(plain).isEqualTo(undeclared.of((ThinkingBot) Bots.named(bot + ":cut0").create(7)))
          .isNotEqualTo(undeclared.of((ThinkingBot) Bots.named(bot).create(7)));
      assertThat(declared.of((ThinkingBot) Bots.named(bot + ":full").create(7)))
          .isEqualTo(undeclared.of((ThinkingBot) Bots.named(bot).create(7)));
    }
  }

  @Test
  void search_asTheGameDeclares_looksNoFurtherThanThePhaseGoes() {
    int[] furthest = new int[1];
    Match match = HandMadeGames.walk(furthest).start(1);
    match.play(0);
    Asked.in(match).of(bot(2000));
    assertThat(furthest[0]).isEqualTo(4);
    Asked.in(match).of((ThinkingBot) Bots.named("mcts:2000:round").create(7));
    assertThat(furthest[0]).isEqualTo(6);
    Asked.in(match).of((ThinkingBot) Bots.named("mcts:2000:cut0").create(7));
    assertThat(furthest[0]).isGreaterThan(5);
    Asked.in(match).of((ThinkingBot) Bots.named("flat:20:full").create(7));
    assertThat(furthest[0]).isEqualTo(12);
  }

  @Test
  void longLists_withEstimates_areOpenedInTheirOrder() {
    Analysis thoughts = Asked.in(HandMadeGames.longListWithEstimates().start(1)).of(bot(12));
    assertThat(thoughts.considered()).hasSizeLessThan(5).extracting(one -> one.action().notation())
        .contains("point 332", "point 333", "point 334");
  }

  @Test
  void longLists_inRounds_areOpenedWithWhatIsSensible() {
    Asked asked = Asked.in(HandMadeGames.longListWithSense().start(1));
    assertThat(asked.of(bot(1)).considered()).extracting(one -> one.action().notation()).containsExactly("point 331");
    assertThat(asked.of(bot(40)).considered()).extracting(one -> one.action().notation())
        .contains("point 331", "point 332", "point 333");
  }

  /** Better actions are found all the same: the estimate is the best at the end of the list. */
  @Test
  void longLists_inRounds_areLeftForWhatIsBetter() {
    Analysis thoughts = Asked.in(HandMadeGames.longListWithSense().start(1)).of(bot(400));
    assertThat(thoughts.action().notation()).isNotEqualTo("point 331");
    assertThat(thoughts.considered()).hasSizeBetween(5, 20);
  }

  @Test
  void copies_asTheBudget_areCounted() {
    CountingView view = new CountingView(Asked.in(HandMadeGames.coin().start(1)).perspective());
    new IsMctsBot(Budget.copies(123), 7).analyze(view, view.decision());
    assertThat(view.imagined()).isEqualTo(123);
  }

  @Test
  void proof_endsTheSearch() {
    Asked asked = Asked.in(HandMadeGames.pile().start(1));
    Analysis proven = asked.of(bot(100_000));
    assertThat(proven.iterations()).isLessThan(10_000);
    assertThat(proven.considered().get(0).value()).isIn(0.0, 1.0);
    assertThat(asked.of(new IsMctsBot(Budget.copies(40), 7)).iterations()).isEqualTo(40);
  }

  @Test
  void copies_madeToLookAtALongList_areCountedToo() {
    Asked asked = Asked.in(HandMadeGames.longListWithEstimates().start(1));
    assertThat(asked.of(new IsMctsBot(Budget.copies(600), 7)).iterations()).isLessThan(100);
  }

  @Test
  void time_asTheBudget_endsTheSearch() {
    Analysis thoughts = Asked.in(HandMadeGames.pile().start(1)).of(new IsMctsBot(Budget.time(Duration.ofMillis(1)), 7));
    assertThat(thoughts.iterations()).isPositive();
    assertThat(thoughts.action().notation()).startsWith("take");
  }

  @Test
  void oneSeed_thinksTheSame_whateverWasAskedBefore() {
    Asked asked = Asked.in(HandMadeGames.coin().start(5));
    Analysis first = asked.of(bot(500));
    IsMctsBot used = bot(500);
    Asked.in(HandMadeGames.longList().start(2)).of(used);
    Asked.in(HandMadeGames.pile().start(2)).of(used);
    assertThat(List.of(asked.of(used), asked.of(used))).containsOnly(first);
  }

  @Test
  void otherSeed_thinksOtherwise() {
    Asked asked = Asked.in(HandMadeGames.coin().start(5));
    assertThat(asked.of(new IsMctsBot(Budget.iterations(500), 8))).isNotEqualTo(asked.of(bot(500)));
  }
}
