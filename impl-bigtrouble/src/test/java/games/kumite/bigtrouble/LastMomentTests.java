package games.kumite.bigtrouble;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.bigtrouble.state.Counters;
import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Deaths in the middle of what is for several heroes, and the threat that they bring to its end. */
final class LastMomentTests {

  /** 2 chi of each; who has 1 and 1 health dies of it, his Hell card takes 1 more of all, and then it goes on. */
  @Test
  @Rule({"BT-BTC-03", "BT-UPG-09", "BT-RUL-70", "BT-DIE-02"})
  void deathInTheMiddleOfACard_isResolvedBeforeTheNextHeroLoses() {
    Played game = Scene.of(3).round(4).threat(5).number(Counters.FIRST, 2).hero("A", "jack S1 chi=5")
        .hero("B", "wang S9 chi=1 health=1").hero("C", "gracie T1 health=3")
        .onTop(state -> state.zones().bigTrouble, "BT19")
        .onTop(state -> state.zones().hells, "HL05 HL07").begin(Steps.ROUND);
    assertThat(game.chi("A")).isEqualTo(2);
    assertThat(game.health("B")).isEqualTo(10);
    assertThat(game.health("C")).as("1 of the Hell card, 2 of the card: she dies too").isEqualTo(10);
    assertThat(game.threat()).as("3, and 2 deaths").isEqualTo(10);
    assertThat(game.minions()).containsExactly("GU@S9", "HM@S9");
  }

  /** The ghost's attack on all: the first who dies loses the game, and nobody else is hurt. */
  @Test
  @Rule({"BT-RUL-117", "BT-END-02", "BT-RUL-56"})
  void firstDeathOfAnAttackOnAll_mayLoseTheGame() {
    Played game = Scene.of(2).actTwo().number(Counters.ARENA_OPEN, 1).threat(19).hero("A", "jack L2-10 health=1")
        .hero("B", "wang L2-10 health=9").boss("lo-pan", "L2-10", 5).onTop(state -> state.zones().hells, "HL07")
        .dice("lo-pan=6").begin(Steps.ENEMIES);
    assertThat(game.kind()).isEqualTo("over");
    assertThat(game.health("B")).isEqualTo(9);
  }

  /** The sixth die hurts all: the second death fills the track, and the track is not refreshed any more. */
  @Test
  @Rule({"BT-FAT-15", "BT-END-02", "BT-RUL-70"})
  void sixthDie_losesTheGameBeforeTheDiceComeBack() {
    Played game = Scene.of(3).actTwo().hero("A", "jack L1-2 health=2").hero("B", "wang L1-2 health=2")
        .hero("C", "egg L1-2 health=2")
        .threat(18).boss("lo-pan", "L2-10", 6).fate("wild wild double-mind double-mind double-mind double-mind")
        .with(state -> {
          for (int die = 1; die < 6; die++) {
            state.set(Counters.FATE_PLACES + die, Counters.ON_TRACK + die - 1);
          }
        }).onTop(state -> state.zones().hells, "HL07 HL09 HL10").dice("action-1=1,1,1 fate-1=4")
            .begin(BeginTurn.OF_A)
        .play("draw wild", "end");
    assertThat(game.kind()).isEqualTo("over");
    assertThat(game.health("C")).isEqualTo(2);
    assertThat(game.state().get(Counters.FATE_PLACES)).isEqualTo(Counters.ON_TRACK + 5);
  }

  /** Thunder falls and kills: the Hell card and the death fill the track before his card is completed. */
  @Test
  @Rule({"BT-RUL-112", "BT-ACT2-34", "BT-END-05"})
  void thundersFall_mayLoseTheGameBeforeItsKey() {
    Played game = Scene.of(2).actTwo().hero("A", "jack L2-3").hero("B", "wang L2-3 health=2").boss("Thunder", "L2-3", 1)
        .quest(3, "SD-THUNDER").threat(18).onTop(state -> state.zones().hells, "HL04").begin(Steps.HIT_THUNDER);
    assertThat(game.kind()).isEqualTo("over");
    assertThat(game.state().get(Counters.KEYS)).isZero();
    assertThat(game.chi("A")).as("his chi comes after his text").isZero();
  }
}
