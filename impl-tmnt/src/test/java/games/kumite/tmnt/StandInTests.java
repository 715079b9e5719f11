package games.kumite.tmnt;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.kumite.api.Answers;
import games.kumite.api.Match;
import games.kumite.api.Seat;
import games.kumite.api.Setup;
import games.kumite.api.bot.StandIns;
import games.kumite.api.random.RandomSource;
import games.kumite.api.record.MatchRecord;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A seat that leaves is taken over in the middle of a match, and its record says so. */
final class StandInTests {

  private static final TmntGame GAME = new TmntGame();

  private final Match match = GAME.start(Setup.seats("Ana", "Bo", "Chris").seed(3).option("turnLimit", 2));
  private final StandIns absent = new StandIns(match, RandomSource.seeded(1));
  private final Seat bo = match.seats().get(1);

  private void playUntilAsked(Seat seat) {
    while (!match.actor().equals(seat)) {
      match.play(0);
    }
  }

  @Test
  void seatThatLeaves_isPlayedByABot_untilItsPlayerIsBack() {
    playUntilAsked(bo);
    int number = match.decision().number();
    absent.takeOver(bo, "random");
    absent.play();
    assertThat(match.isOver() || !match.actor().equals(bo)).isTrue();
    assertThat(absent.seats()).containsExactly(bo);
    absent.giveBack(bo);
    playUntilAsked(bo);
    absent.play();
    assertThat(match.actor()).isEqualTo(bo);
    assertThat(match.decision().number()).isGreaterThan(number);
    assertThatThrownBy(() -> absent.giveBack(bo)).isInstanceOf(IllegalStateException.class);
  }

  @Test
  void record_saysWhoHasTakenOver_andPlaysTheSame() {
    playUntilAsked(bo);
    absent.takeOver(bo, "greedy:10", "pass in any");
    absent.play();
    playUntilAsked(bo);
    absent.play();
    MatchRecord record = match.record();
    assertThat(record.notes()).singleElement().satisfies(note -> {
      assertThat(note.name()).isEqualTo("Takeover");
      assertThat(note.values()).containsExactly("2", "greedy:10", "pass in any");
    });
    assertThat(record.lines()).filteredOn(line -> line.seat() == 2 && line.lineNumber() > record.notes().get(0).lineNumber())
        .isNotEmpty();
    Match silent = GAME.resume(MatchRecord.parse(record.text().replaceAll("(?m)^\\[Takeover.*\n", "")));
    assertThat(silent.table(bo)).isEqualTo(match.table(bo));

    Match resumed = GAME.resume(MatchRecord.parse(record.text()));
    assertThat(StandIns.resumed(resumed).seats()).containsExactly(resumed.seats().get(1));
    absent.giveBack(bo);
    assertThat(StandIns.resumed(GAME.resume(match.record())).seats()).isEmpty();
  }

  /** With every seat absent the answers of a whole match are given. */
  @Test
  void answers_ofTheAbsent_areGivenInWindowsToo() {
    Answers answers = match.answers();
    match.seats().forEach(seat -> absent.takeOver(seat, "random", "pass in any"));
    absent.answer(answers);
    assertThat(match.isOver()).isTrue();
    assertThat(answers.pendingSeats()).isEqualTo(List.of());
  }

  @Test
  void takeover_thatIsNone_changesNothing() {
    MatchRecord before = match.record();
    assertThatThrownBy(() -> absent.takeOver(bo, "nobody")).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> absent.takeOver(bo, "random", "pass in no-such-kind"))
        .isInstanceOf(IllegalArgumentException.class).hasMessageContaining("no-such-kind");
    assertThatThrownBy(() -> absent.takeOver(new Seat(7, "Zoe", 0), "random")).hasMessageContaining("not a seat of this match");
    assertThat(absent.seats()).isEmpty();
    assertThat(match.record()).isEqualTo(before);
    match.addNote("Takeover", "9", "random");
    assertThatThrownBy(() -> StandIns.resumed(match)).isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("names no seat");
  }
}
