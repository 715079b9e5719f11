package games.kumite.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.kumite.api.random.RandomSource;
import org.junit.jupiter.api.Test;

/** What is agreed before a match; bad input is tried in the SPI's tests, against games. */
final class SetupTests {

  @Test
  void setup_isChangedByCopies() {
    Setup plain = Setup.seats("Ana", "Bo");
    Setup changed = plain.option("bossCount", 3).option("diceSet", "D20").option("bossCount", 4).seed(42).withoutRecord();
    assertThat(plain.options()).isEmpty();
    assertThat(plain.seed()).isEmpty();
    assertThat(plain.isRecorded()).isTrue();
    assertThat(changed.names()).containsExactly("Ana", "Bo");
    assertThat(changed.options().toString()).isEqualTo("{bossCount=4, diceSet=D20}");
    assertThat(changed.seed()).hasValue(42);
    assertThat(changed.isRecorded()).isFalse();
    assertThat(changed.option("x", 1).isRecorded()).isFalse();
    assertThatThrownBy(() -> changed.options().clear()).isInstanceOf(UnsupportedOperationException.class);
    assertThatThrownBy(() -> changed.names().clear()).isInstanceOf(UnsupportedOperationException.class);
  }

  @Test
  void seats_byNumber_areNamedByIt() {
    assertThat(Setup.seats(3).names()).containsExactly("Seat 1", "Seat 2", "Seat 3");
    assertThat(Setup.seats(0).names()).isEmpty();
    assertThat(Setup.seats(1000).names()).hasSize(1000);
  }

  @Test
  void matchName_isKeptByCopies_andMustFitIntoALineOfALog() {
    Setup named = Setup.seats("Ana", "Bo").matchName("table 7");
    assertThat(Setup.seats("Ana", "Bo").matchName()).isEmpty();
    assertThat(named.option("bossCount", 3).seed(42).withoutRecord().matchName()).hasValue("table 7");
    for (String unfit : new String[] {"", " ", "a\nb", "a\"b", "x".repeat(81)}) {
      assertThatThrownBy(() -> named.matchName(unfit)).isInstanceOf(InvalidSetupException.class)
          .hasMessageStartingWith("the name of a match must be 1..80 printable characters");
    }
  }

  @Test
  void names_changedByTheirOwner_stayAsTheyWere() {
    String[] names = {"Ana", "Bo"};
    Setup setup = Setup.seats(names);
    names[0] = "Cleo";
    assertThat(setup.names()).containsExactly("Ana", "Bo");
  }

  @Test
  void newRandom_ofASeed_beginsAnewEachTime() {
    Setup setup = Setup.seats(2).seed(42);
    assertThat(setup.newRandom().die("speed", 0, 1000)).isEqualTo(setup.newRandom().die("speed", 0, 1000))
        .isEqualTo(RandomSource.seeded(42).die("speed", 0, 1000));
  }

  @Test
  void newRandom_ofASource_isACopyOfIt() {
    RandomSource source = RandomSource.seeded(5);
    Setup setup = Setup.seats(2).seed(42).random(source);
    assertThat(setup.seed()).isEmpty();
    int first = setup.newRandom().die("speed", 0, 1000);
    assertThat(setup.newRandom().die("speed", 0, 1000)).isEqualTo(first);
    assertThat(source.die("speed", 0, 1000)).isEqualTo(first);
    assertThat(setup.seed(1).seed()).hasValue(1);
  }
}
