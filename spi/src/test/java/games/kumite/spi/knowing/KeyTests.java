package games.kumite.spi.knowing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import games.kumite.api.Game;
import games.kumite.api.Match;
import games.kumite.api.Perspective;
import games.kumite.api.Seat;
import games.kumite.api.Setup;
import games.kumite.api.Viewer;
import games.kumite.api.random.RandomSource;
import games.kumite.api.random.ScriptedRandom;
import games.kumite.api.record.MatchRecord;
import games.kumite.spi.samples.cups.Cups;
import games.kumite.spi.samples.kuhnpoker.KuhnPoker;
import games.kumite.spi.samples.tictactoe.TicTacToe;
import org.junit.jupiter.api.Test;

/** Keys of what observers know. That every game's are right is property 6 of the kit. */
final class KeyTests {

  private static Match poker(int... order) {
    return new KuhnPoker().start(Setup.seats("Ana", "Bo").random(new ScriptedRandom().putPermutation("deck", order)));
  }

  /** Two seats with two dice each. */
  private static Match cups(int... dice) {
    ScriptedRandom random = new ScriptedRandom(RandomSource.seeded(1));
    for (int i = 0; i < dice.length; i++) {
      random.put("cup-" + (i % 2 + 1) + "-" + (i / 2 + 1), dice[i]);
    }
    return new Cups().start(Setup.seats("Ana", "Bo").option("dice", 2).random(random));
  }

  private static void play(Match match, String... notations) {
    for (String notation : notations) {
      match.play(match.decision().parse(notation));
    }
  }

  @Test
  void key_dependsOnTheOwnCard_andNotOnAnothers() {
    Match match = poker(0, 1, 2);
    Match other = poker(0, 2, 1);
    Seat ana = match.seats().get(0);
    Seat bo = match.seats().get(1);
    assertThat(other.search().observationKey(ana)).isEqualTo(match.search().observationKey(ana));
    assertThat(other.search().privateObservationKey(ana)).isEqualTo(match.search().privateObservationKey(ana));
    assertThat(other.search().observationKey(bo)).isNotEqualTo(match.search().observationKey(bo));
    assertThat(other.search().privateObservationKey(bo)).isNotEqualTo(match.search().privateObservationKey(bo));
    assertThat(other.search().observationKey(Viewer.spectator())).isEqualTo(match.search().observationKey(Viewer.spectator()));
  }

  @Test
  void key_changesWithWhatAllSee_thePrivateOneDoesNot() {
    Match match = poker(0, 1, 2);
    Seat bo = match.seats().get(1);
    long key = match.search().observationKey(bo);
    long held = match.search().privateObservationKey(bo);
    play(match, "bet");
    assertThat(match.search().observationKey(bo)).isNotEqualTo(key);
    assertThat(match.search().privateObservationKey(bo)).isEqualTo(held);
  }

  @Test
  void privateKey_ofDiceUnderACup_knowsNoOrder() {
    Match match = cups(3, 5, 1, 1);
    Match turned = cups(5, 3, 6, 6);
    Match another = cups(5, 5, 1, 1);
    Seat ana = match.seats().get(0);
    assertThat(turned.search().privateObservationKey(ana)).isEqualTo(match.search().privateObservationKey(ana));
    assertThat(another.search().privateObservationKey(ana)).isNotEqualTo(match.search().privateObservationKey(ana));
  }

  @Test
  void privateKey_ofDiceThatAllHaveSeen_isEmpty() {
    Match match = cups(3, 5, 1, 2);
    Match imagined = match.perspective(match.seats().get(0)).imagine(RandomSource.seeded(3));
    play(match, "bid 4 6");
    long hidden = match.search().privateObservationKey(match.seats().get(0));
    play(match, "doubt");
    assertThat(match.search().privateObservationKey(match.seats().get(0))).isNotEqualTo(hidden);
    assertThat(imagined.search().privateObservationKey(match.seats().get(0))).isEqualTo(hidden);
  }

  @Test
  void key_isTheSame_inWhateverMatchIsAsked() {
    Game game = new Cups();
    Match match = game.start(Setup.seats(3).seed(5));
    play(match, "bid 1 2", "bid 2 2");
    Match resumed = game.resume(MatchRecord.parse(match.record().text()));
    Match unrecorded = game.start(Setup.seats(3).seed(5).withoutRecord());
    play(unrecorded, "bid 1 2", "bid 2 2");
    for (Seat seat : match.seats()) {
      Perspective perspective = match.perspective(seat);
      assertThat(perspective.observationKey()).isEqualTo(match.search().observationKey(seat))
          .isEqualTo(resumed.search().observationKey(seat)).isEqualTo(unrecorded.search().observationKey(seat))
          .isEqualTo(match.copy().search().observationKey(seat))
          .isEqualTo(perspective.imagine(RandomSource.seeded(9)).search().observationKey(seat));
    }
  }

  @Test
  void key_isTheSame_onEveryMachine() {
    Match match = new TicTacToe().start(Setup.seats(2).seed(1));
    play(match, "place space:b2");
    assertThat(match.search().observationKey(match.seats().get(0))).isEqualTo(1749286207136515728L);
    Match poker = poker(0, 1, 2);
    assertThat(poker.search().privateObservationKey(poker.seats().get(0))).isEqualTo(8065706552861213407L);
  }

  @Test
  void key_ofAStranger_isRefused() {
    assertThatIllegalArgumentException().isThrownBy(() -> poker(0, 1, 2).search().observationKey(new Seat(1, "Eve", 1)));
  }
}
