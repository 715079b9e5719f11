package games.kumite.spi.cards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.kumite.api.random.ScriptedRandom;
import games.kumite.api.random.SeededRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class CellsTests {

  private static final int ANA = 0;
  private static final int BO = 1;

  private final SecretNumberLayout.Builder builder = SecretNumberLayout.forSeats(2);
  private final SecretNumber cup = builder.cell("cup", 6, ANA, Visibility.OWNER);
  private final SecretNumber bid = builder.cell("bid", 20, BO, 0b010);
  private final SecretNumberLayout layout = builder.build();
  private final SecretNumbers cells = new SecretNumbers(layout);

  @Test
  void newCells_areEmpty_andEverybodyKnowsIt() {
    assertThat(cells.isEmpty(cup)).isTrue();
    assertThat(cells.number(cup)).isEqualTo(SecretNumbers.EMPTY);
    assertThat(cells.knownBy(cup)).isEqualTo(0b111);
    assertThat(cells.layout().cells()).containsExactly(cup, bid);
  }

  @Test
  void roll_isKnownToItsSeers() {
    cells.roll(cup, new ScriptedRandom().put("cup-1", 5), "cup", 1);

    assertThat(cells.number(cup)).isEqualTo(5);
    assertThat(cells.isKnown(cup, ANA)).isTrue();
    assertThat(cells.isKnown(cup, BO)).isFalse();
    assertThat(cells.revealCount()).isEqualTo(1);
  }

  @Test
  void show_addsObservers_andCountsOnce() {
    cells.put(cup, 3);
    int before = cells.revealCount();

    cells.show(cup, 1 << BO);
    cells.show(cup, 1 << BO);

    assertThat(cells.knownBy(cup)).isEqualTo(0b011);
    assertThat(cells.revealCount()).isEqualTo(before + 1);
  }

  @Test
  void show_toTheSpectatorAlone_tellsNobodyWhoPlays() {
    cells.put(cup, 3);
    int before = cells.revealCount();

    cells.show(cup, 0b100);

    assertThat(cells.knownBy(cup)).isEqualTo(0b101);
    assertThat(cells.revealCount()).as("the last action can be taken back").isEqualTo(before);
  }

  @Test
  void forget_ofWhatAnObserverHasPeekedAt_leavesWhoSeesItAnyway() {
    cells.put(bid, 9); // seen by Bo
    cells.show(bid, 1 << ANA);
    SecretNumbers ofTheSpectator = new SecretNumbers(cells);
    ofTheSpectator.redact(2);
    assertThat(ofTheSpectator.knownBy(bid)).as("not who has peeked").isEqualTo(1 << BO);
    SecretNumbers ofAna = new SecretNumbers(cells);
    ofAna.redact(ANA);
    assertThat(ofAna.knownBy(bid)).isEqualTo(0b011);
    assertThat(ofAna.number(bid)).isEqualTo(9);
    assertThat(cells.knownBy(bid)).isEqualTo(0b011);
  }

  @Test
  void put_afterShow_isSecretAgain() {
    cells.put(cup, 3);
    cells.show(cup, 0b111);

    cells.put(cup, 4);

    assertThat(cells.knownBy(cup)).isEqualTo(1 << ANA);
    cells.clear(cup);
    assertThat(cells.isEmpty(cup)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 7, -1})
  void put_ofAnotherNumber_isRefused(int number) {
    assertThatThrownBy(() -> cells.put(cup, number))
        .isInstanceOf(IllegalArgumentException.class).hasMessage("cell cup must hold 1..6, was " + number);
  }

  @Test
  void forget_leavesTheSameForAllTruths() {
    cells.put(bid, 9);
    cells.put(cup, 2);
    SecretNumbers other = new SecretNumbers(cells);
    other.replaceUnseen(bid, 17);

    cells.redact(ANA);
    other.redact(ANA);

    assertThat(other).hasToString(cells.toString());
    assertThat(cells.number(cup)).isEqualTo(2);
  }

  @Test
  void deal_givesEveryNumberToThoseWhoCannotKnow() {
    cells.put(bid, 9);
    SeededRandom random = new SeededRandom(1);
    boolean[] dealt = new boolean[21];
    for (int i = 0; i < 500; i++) {
      SecretNumbers world = new SecretNumbers(cells);
      world.redeal(ANA, random);
      dealt[world.number(bid)] = true;
      world.redeal(BO, random);
      assertThat(world.isEmpty(cup)).isTrue();
    }
    assertThat(dealt).containsExactly(falseThenTrue());
    assertThat(cells.number(bid)).isEqualTo(9);
  }

  private static boolean[] falseThenTrue() {
    boolean[] all = new boolean[21];
    java.util.Arrays.fill(all, 1, all.length, true);
    return all;
  }

  @Test
  void layout_withWrongCells_isRefused() {
    assertThatThrownBy(() -> builder.cell("cup", 6, ANA, 0)).hasMessage("there are two cells cup");
    assertThatThrownBy(() -> builder.cell("die", 0, ANA, 0)).hasMessageContaining("at least 1 side");
    assertThatThrownBy(() -> builder.cell("die", 6, 2, 0)).hasMessageContaining("seat index 2 of 2");
    assertThatThrownBy(() -> builder.cell("die", 6, ANA, 8)).hasMessageContaining("1000 with 2 seats");
    assertThatThrownBy(() -> SecretNumberLayout.forSeats(0)).hasMessage("seats must be 1..14, was 0");
  }

  @Test
  void numberThatAllHaveSeenTogether_isNobodysOwnKnowledge_andStaysKnown() {
    SecretNumberLayout.Builder builder = SecretNumberLayout.forSeats(2);
    SecretNumber die = builder.cell("die", 6, 0, Visibility.OWNER);
    SecretNumbers both = new SecretNumbers(builder.build());
    long nothing = both.privateKey(0);
    both.put(die, 3);
    long hidden = both.publicKeyPart();
    assertThat(both.privateKey(0)).isNotEqualTo(nothing);
    assertThat(both.privateKey(1)).isEqualTo(nothing);
    both.show(die, CardLayout.allViewers(2));
    assertThat(both.privateKey(0)).isEqualTo(nothing);
    assertThat(both.publicKeyPart()).isNotEqualTo(hidden);
    both.redact(1);
    assertThat(both.knownBy(die)).isEqualTo(CardLayout.allViewers(2));
  }
}
