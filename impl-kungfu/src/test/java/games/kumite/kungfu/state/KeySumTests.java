package games.kumite.kungfu.state;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Match;
import games.kumite.api.RandomSource;
import games.kumite.api.Setup;
import games.kumite.kungfu.KungFuGame;
import games.kumite.spi.Inspection;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The key of what does not lie in cards and declared numbers follows each change, and forgets what is undone. */
final class KeySumTests {

  private static final int DECISIONS = 600;

  private static Fight after(int seats, int decisions) {
    Match match = new KungFuGame().start(Setup.seats(seats).seed(decisions + seats).unrecorded());
    RandomSource random = RandomSource.seeded(seats);
    for (int i = 0; i < decisions && !match.isOver(); i++) {
      match.playRandom(random);
    }
    return (Fight) Inspection.state(match);
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 5})
  void figures_thatAreRenewed_haveTheKeyOfThoseJustAdded(int seats) {
    for (int decisions = DECISIONS / 3; decisions <= DECISIONS; decisions += DECISIONS / 3) {
      Figures figures = after(seats, decisions).figures();
      Figures added = new Figures(after(seats, 0).terms(), Parties.of(seats));
      long before = figures.key();
      for (int figure = 0; figure < figures.count(); figure++) {
        figures.renew(figure);
        added.add(figures.profileNumber(figure), figures.home(figure));
      }
      assertThat(figures.key()).isEqualTo(added.key()).isNotEqualTo(before);
    }
  }

  @Test
  void number_thatIsSet_changesTheKeyUntilItIsSetBack() {
    Fight fight = after(2, DECISIONS);
    long before = fight.openKey();
    for (int place = 0; place < Num.SIZE + fight.gangs() * Num.GANG_SIZE; place++) {
      int was = number(fight, place);
      set(fight, place, was + 1);
      assertThat(fight.openKey()).isNotEqualTo(before).isEqualTo(fight.copy().openKey());
      set(fight, place, was);
      assertThat(fight.openKey()).isEqualTo(before);
    }
  }

  @Test
  void aSwarm_changesTheKey_whereverItIs() {
    Fight fight = after(2, DECISIONS);
    long before = fight.openKey();
    fight.swarms().add(games.kumite.kungfu.geometry.Place.of(1000, 1000, 0), 1);
    long one = fight.openKey();
    fight.swarms().move(0, games.kumite.kungfu.geometry.Place.of(1001, 1000, 0));
    assertThat(fight.openKey()).isNotEqualTo(one).isNotEqualTo(before).isEqualTo(fight.copy().openKey());
    fight.swarms().remove(0);
    assertThat(fight.openKey()).isEqualTo(before);
  }

  @Test
  void key_ofAQuestion_tellsWhomItIsAbout() {
    Match match = new KungFuGame().start(Setup.seats(2).seed(3).unrecorded());
    RandomSource random = RandomSource.seeded(3);
    while (!match.decision().kind().equals("deploy")) {
      match.playRandom(random);
    }
    Match one = match.copy();
    Match other = match.copy();
    one.play(0);
    other.play(1);
    assertThat(one.search().key(match.actor())).isNotEqualTo(other.search().key(match.actor()));
  }

  private static int number(Fight fight, int place) {
    int at = place - Num.SIZE;
    return at < 0 ? fight.get(place) : fight.gang(at / Num.GANG_SIZE, at % Num.GANG_SIZE);
  }

  private static void set(Fight fight, int place, int value) {
    int at = place - Num.SIZE;
    if (at < 0) {
      fight.set(place, value);
    } else {
      fight.gang(at / Num.GANG_SIZE, at % Num.GANG_SIZE, value);
    }
  }
}
