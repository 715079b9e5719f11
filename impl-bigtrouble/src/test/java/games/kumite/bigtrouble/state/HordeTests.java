package games.kumite.bigtrouble.state;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import games.kumite.bigtrouble.content.Contents;
import games.kumite.bigtrouble.content.Minion;
import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The minions on the board: who is there, which miniature it is, who takes its place. */
final class HordeTests {

  private static final MatchDefinition TERMS = Contents.definition(new Settings(2, 0, false, false, false, 0, false, ""), Contents.SHIPPED);
  private static final int LORD = Contents.SHIPPED.minion("LD");
  private static final int HATCHET = Contents.SHIPPED.minion("HM");
  private static final int GUARDIAN = Contents.SHIPPED.minion("GU");
  private static final int WILDMAN = Contents.SHIPPED.minion("WM");

  private MinionList horde;

  @BeforeEach
  void begin() {
    horde = new MinionList(TERMS);
  }

  private void add(int type, int count) {
    for (int i = 0; i < count; i++) {
      horde.add(type, 0, MinionList.NO_QUEST);
    }
  }

  @Test
  @Rule({"BT-BTC-09", "BT-BTC-10", "BT-BTC-11"})
  void substitute_isTheNextAvailableTypeOfTheChain() {
    add(LORD, 6);
    add(HATCHET, 5);
    assertThat(horde.isAvailable(LORD)).isFalse();
    assertThat(horde.substitute(LORD)).isEqualTo(HATCHET);
    add(HATCHET, 1);
    assertThat(horde.substitute(LORD)).isEqualTo(GUARDIAN);
    assertThat(horde.substitute(GUARDIAN)).isEqualTo(GUARDIAN);
  }

  @Test
  void substitute_ofTheWildmanOnTheBoard_isNobody() {
    assertThat(horde.substitute(WILDMAN)).isEqualTo(WILDMAN);
    add(WILDMAN, 1);
    assertThat(horde.substitute(WILDMAN)).isEqualTo(-1);
    assertThatIllegalStateException().isThrownBy(() -> add(WILDMAN, 1)).withMessageContaining("is free");
  }

  @Test
  @Rule("BT-BTC-10")
  void substitute_ofAnyType_isNobody_whenAllAreOnTheBoard() {
    for (Minion minion : Contents.SHIPPED.minions()) {
      add(minion.level() - 1, minion.figures());
    }
    assertThat(horde.size()).isEqualTo(30);
    assertThat(horde.substitute(LORD)).isEqualTo(-1);
  }

  @Test
  @Rule("BT-BTC-14")
  void removedMinion_isAvailableAgain_theOthersKeepTheirNames() {
    int first = horde.add(LORD, 3, MinionList.NO_QUEST);
    int hatchet = horde.add(HATCHET, 4, 2);
    int second = horde.add(LORD, 5, MinionList.NO_QUEST);
    horde.remove(first);
    assertThat(horde.size()).isEqualTo(2);
    assertThat(horde.at(0)).isEqualTo(hatchet).isEqualTo(EnemyNumbers.minion(HATCHET, 1));
    assertThat(horde.at(1)).isEqualTo(second).isEqualTo(EnemyNumbers.minion(LORD, 2));
    assertThat(horde.isThere(first)).isFalse();
    assertThat(horde.quest(hatchet)).isEqualTo(2);
    assertThat(horde.space(second)).isEqualTo(5);
    assertThat(horde.add(LORD, 6, MinionList.NO_QUEST)).as("the same miniature").isEqualTo(first);
    assertThat(horde.at(2)).as("the youngest").isEqualTo(first);
  }

  @Test
  void minion_keepsItsMark_whereverItGoes() {
    int highest = Long.SIZE - 1;
    int minion = horde.add(WILDMAN, highest, 6);
    assertThat(horde.space(minion)).isEqualTo(highest);
    horde.hold(minion);
    horde.move(minion, 7);
    assertThat(horde.space(minion)).isEqualTo(7);
    assertThat(horde.quest(minion)).isEqualTo(6);
    assertThat(horde.isHeld(minion)).isTrue();
    horde.release(minion);
    assertThat(horde.isHeld(minion)).isFalse();
    assertThat(horde.quest(horde.add(LORD, 7, MinionList.NO_QUEST))).isEqualTo(MinionList.NO_QUEST);
    assertThat(horde.count(7)).isEqualTo(2);
  }

  @Test
  void copy_isAnotherHorde() {
    add(LORD, 2);
    MinionList copy = new MinionList(horde);
    copy.move(EnemyNumbers.minion(LORD, 1), 9);
    copy.remove(EnemyNumbers.minion(LORD, 2));
    assertThat(horde.space(EnemyNumbers.minion(LORD, 1))).isZero();
    assertThat(horde.size()).isEqualTo(2);
    horde.clear();
    assertThat(copy.size()).isEqualTo(1);
    assertThat(horde.isAvailable(LORD)).isTrue();
  }
}
