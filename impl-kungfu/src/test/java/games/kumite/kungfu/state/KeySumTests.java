package games.kumite.kungfu.state;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.api.random.RandomSource;
import games.kumite.kungfu.KungFuGame;
import games.kumite.spi.Inspection;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The key of what does not lie in cards and declared numbers follows each change, and forgets what is undone. */
final class KeySumTests {

  private static final int DECISIONS = 600;

  private static GameState after(int seats, int decisions) {
    Match match = new KungFuGame().start(Setup.seats(seats).seed(decisions + seats).withoutRecord());
    RandomSource random = RandomSource.seeded(seats);
    for (int i = 0; i < decisions && !match.isOver(); i++) {
      match.playRandom(random);
    }
    return (GameState) Inspection.state(match);
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 5})
  void figures_thatAreRenewed_haveTheKeyOfThoseJustAdded(int seats) {
    for (int decisions = DECISIONS / 3; decisions <= DECISIONS; decisions += DECISIONS / 3) {
      Figures figures = after(seats, decisions).figures();
      Figures added = new Figures(after(seats, 0).definition(), GangsAndSides.of(seats));
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
    GameState state = after(2, DECISIONS);
    long before = state.publicKeyPart();
    for (int place = 0; place < Counters.SIZE + state.gangs() * Counters.GANG_SIZE; place++) {
      int was = number(state, place);
      set(state, place, was + 1);
      assertThat(state.publicKeyPart()).isNotEqualTo(before).isEqualTo(state.copy().publicKeyPart());
      set(state, place, was);
      assertThat(state.publicKeyPart()).isEqualTo(before);
    }
  }

  @Test
  void aSwarm_changesTheKey_whereverItIs() {
    GameState state = after(2, DECISIONS);
    long before = state.publicKeyPart();
    state.swarms().add(games.kumite.kungfu.geometry.Place.of(1000, 1000, 0), 1);
    long one = state.publicKeyPart();
    state.swarms().move(0, games.kumite.kungfu.geometry.Place.of(1001, 1000, 0));
    assertThat(state.publicKeyPart()).isNotEqualTo(one).isNotEqualTo(before).isEqualTo(state.copy().publicKeyPart());
    state.swarms().remove(0);
    assertThat(state.publicKeyPart()).isEqualTo(before);
  }

  @Test
  void key_ofAQuestion_tellsWhomItIsAbout() {
    Match match = new KungFuGame().start(Setup.seats(2).seed(3).withoutRecord());
    RandomSource random = RandomSource.seeded(3);
    while (!match.decision().kind().equals("deploy")) {
      match.playRandom(random);
    }
    Match one = match.copy();
    Match other = match.copy();
    one.play(0);
    other.play(1);
    assertThat(one.search().observationKey(match.actor())).isNotEqualTo(other.search().observationKey(match.actor()));
  }

  private static int number(GameState state, int place) {
    int at = place - Counters.SIZE;
    return at < 0 ? state.get(place) : state.gang(at / Counters.GANG_SIZE, at % Counters.GANG_SIZE);
  }

  private static void set(GameState state, int place, int value) {
    int at = place - Counters.SIZE;
    if (at < 0) {
      state.set(place, value);
    } else {
      state.gang(at / Counters.GANG_SIZE, at % Counters.GANG_SIZE, value);
    }
  }
}
