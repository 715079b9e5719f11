package games.kumite.spi.knowing;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Action;
import games.kumite.api.Game;
import games.kumite.api.Match;
import games.kumite.api.PastDecision;
import games.kumite.api.Perspective;
import games.kumite.api.Seat;
import games.kumite.api.Setup;
import games.kumite.api.Viewer;
import games.kumite.api.random.RandomSource;
import games.kumite.api.random.ScriptedRandom;
import games.kumite.api.record.MatchRecord;
import games.kumite.spi.samples.cups.Cups;
import games.kumite.spi.samples.kuhnpoker.KuhnPoker;
import games.kumite.spi.samples.masks.Masks;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** The decisions made so far, as observers saw them. */
final class PastDecisionTests {

  private static void play(Match match, String... notations) {
    for (String notation : notations) {
      match.play(match.decision().parse(notation));
    }
  }

  private static List<String> told(Match match, Viewer viewer) {
    return match.search().pastDecisions(viewer).stream().map(PastDecision::toString).toList();
  }

  /** Ana with Duke and Envoy, Bo with Thief and Guard. */
  private static Match masks() {
    ScriptedRandom random = new ScriptedRandom(RandomSource.seeded(4)).putPermutation("deck", 0, 12, 4, 8, 1, 13);
    return new Masks().start(Setup.seats("Ana", "Bo").random(random));
  }

  @Test
  void decisions_sayWhoChoseWhatFromHowMany() {
    Match match = new KuhnPoker().start(Setup.seats("Ana", "Bo").seed(1));
    play(match, "check", "bet");
    assertThat(told(match, Viewer.spectator())).containsExactly("Ana open of 2: check",
        "Bo open of 2: bet");
    assertThat(match.search().lastDecision(match.seats().get(0))).isEqualTo(match.search().pastDecisions(match.seats().get(0)).get(1));
  }

  @Test
  void choice_tellsOfWhatASeatHolds_untilThatChanges() {
    Match match = new Cups().start(Setup.seats("Ana", "Bo").seed(1));
    play(match, "bid 1 2");
    assertThat(match.search().pastDecisions(match.seats().get(1)).get(0).handUnchanged()).isTrue();
    play(match, "doubt");
    assertThat(match.search().pastDecisions(match.seats().get(1))).hasSize(2).noneMatch(PastDecision::handUnchanged);
  }

  @Test
  void pass_isKnownToNobodyElse_andAnActIs() {
    Match match = masks();
    play(match, "duke", "pass");
    assertThat(told(match, match.seats().get(0))).hasSize(1).first().asString().contains("turn of").endsWith("duke");
    assertThat(told(match, match.seats().get(1))).hasSize(2).last().asString().contains("doubt: pass");
    play(match, "duke", "doubt");
    assertThat(told(match, match.seats().get(0))).last().asString().contains("doubt: doubt");
  }

  @Test
  void picksOfASelection_areHidden_andSeenAsOneDecision() {
    Match match = masks();
    play(match, "envoy", "pass");
    assertThat(match.decision().kind()).isEqualTo("return");
    int before = match.search().pastDecisions(match.seats().get(1)).size();
    while (match.decision().kind().equals("return")) {
      match.play(0);
    }
    List<PastDecision> seen = match.search().pastDecisions(match.seats().get(1));
    assertThat(seen).hasSize(before + 1);
    assertThat(seen.get(before).action()).isNull();
    assertThat(match.search().pastDecisions(match.seats().get(0)).get(before).action()).isNotNull();
  }

  @Test
  void decisions_areTheSame_whereverTheyAreAsked() {
    Game game = new Cups();
    Match match = game.start(Setup.seats(3).seed(5));
    play(match, "bid 1 2", "bid 2 2", "doubt");
    Seat seat = match.seats().get(1);
    Perspective perspective = match.perspective(seat);
    List<PastDecision> all = match.search().pastDecisions(seat);
    Match resumed = game.resume(MatchRecord.parse(match.record().text()));
    Match world = perspective.imagine(RandomSource.seeded(2));
    assertThat(all).hasSize(3);
    assertThat(perspective.pastDecisions()).isEqualTo(all);
    assertThat(resumed.search().pastDecisions(seat)).isEqualTo(all);
    assertThat(match.copy().search().pastDecisions(seat)).isEqualTo(all);
    assertThat(world.search().pastDecisions(seat)).isEqualTo(all);
    world.search().trackDecisions();
    world.play(0);
    assertThat(world.search().pastDecisions(seat)).hasSize(4);
    assertThat(world.perspective(seat).pastDecisions()).hasSize(4);
    assertThat(perspective.pastDecisions()).hasSize(3);
  }

  @Test
  void decisions_withoutARecord_areKeptFromTheRequestOn() {
    Match match = new KuhnPoker().start(Setup.seats(2).seed(1).withoutRecord());
    play(match, "check");
    assertThat(match.search().pastDecisions(match.seats().get(0))).isEmpty();
    match.search().trackDecisions();
    play(match, "bet");
    assertThat(told(match, match.seats().get(0))).hasSize(1).first().asString().endsWith("bet");
  }

  @Test
  void decision_thatIsTakenBack_isNoneThatWasMade() {
    Match match = new KuhnPoker().start(Setup.seats(2).seed(1));
    Seat seat = match.seats().get(1);
    play(match, "check");
    assertThat(match.search().pastDecisions(seat)).hasSize(1);
    match.undo();
    assertThat(match.search().pastDecisions(seat)).isEmpty();
    play(match, "bet");
    assertThat(match.search().pastDecisions(seat)).extracting(PastDecision::action).extracting(Action::notation)
        .containsExactly("bet");
  }

  @Test
  void decisions_inAnotherLanguage_areTheSame() {
    Match match = new Cups().start(Setup.seats(2).seed(1));
    Match spoken = match.in(Locale.ENGLISH);
    play(match, "bid 1 2");
    assertThat(told(spoken, Viewer.spectator())).isEqualTo(told(match, Viewer.spectator()));
  }

  @Test
  void rehearsal_isAMatchOfTheSameSetup_andOfNothingElse() {
    Match match = new Cups().start(Setup.seats(4).option("dice", 2).seed(1));
    play(match, "bid 1 2");
    Perspective perspective = match.perspective(match.seats().get(2));
    Match rehearsal = perspective.newMatch(RandomSource.seeded(7));
    assertThat(perspective.options()).containsEntry("dice", 2);
    assertThat(rehearsal.seats()).isEqualTo(match.seats());
    assertThat(rehearsal.search().pastDecisions(Viewer.spectator())).isEmpty();
    assertThat(rehearsal.actionCount()).isEqualTo(4 * 2 * 6);
    assertThat(perspective.newMatch(RandomSource.seeded(7)).search().privateObservationKey(match.seats().get(0)))
        .isEqualTo(rehearsal.search().privateObservationKey(match.seats().get(0)));
    rehearsal.play(0);
    assertThat(match.actionCount()).isEqualTo(1 + 4 * 2 * 6 - 2);
  }
}
