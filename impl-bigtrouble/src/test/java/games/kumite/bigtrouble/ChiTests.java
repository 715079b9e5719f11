package games.kumite.bigtrouble;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.bigtrouble.state.Counters;
import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Chi, levels, and the tracks that pay. */
final class ChiTests {

  @Test
  @Rule({"BT-EX-13", "BT-UPG-02", "BT-UPG-05", "BT-UPG-06", "BT-RUL-27", "BT-UPG-01"})
  void levelUpInTheOwnTurn_givesADieAtOnce() {
    Played game = Scene.of(1).hero("A", "jack S6 JK1 level=2 chi=9").audacity(5).minions("WM@S6")
        .dice("action-1=1,1,3,5 combat-1=6 combat-epic-1=6").begin(BeginTurn.OF_A)
        .play("fight figure:Wildman-1", "slot die body", "slot die body", "done", "reward die");
    assertThat(game.seat("A", Counters.LEVEL)).isEqualTo(3);
    assertThat(game.chi("A")).isEqualTo(3);
    assertThat(game.seat("A", Counters.DICE)).isEqualTo(4);
    assertThat(game.seat("A", Counters.FACES + 3)).as("spirit").isEqualTo(3);
    assertThat(game.audacity()).isEqualTo(6);
  }

  @Test
  @Rule({"BT-EX-14", "BT-UPG-07", "BT-UPG-17"})
  void levelSixAgain_givesItsRewardAgain() {
    Played game = Scene.of(1).hero("A", "margo S1 MG1+ MG2+ MG3+ MG4 UQ6 level=6 chi=8")
        .begin(new Carrying("gainChi(self,5)"));
    assertThat(game.actions()).as("only the flip is left, and two cards to flip").containsExactly("flip card:MG4",
        "flip card:UQ6");
    game.play("flip card:MG4");
    assertThat(game.seat("A", Counters.LEVEL)).isEqualTo(6);
    assertThat(game.chi("A")).isEqualTo(3);
  }

  @Test
  @Rule({"BT-EX-18", "BT-QST-28", "BT-UPG-10", "BT-RUL-34"})
  void bonusSpaceThatIsPassed_paysEverybody() {
    Played game = Scene.of(2).hero("A", "jack S1 JK1 chi=9").hero("B", "wang S1 chi=4").audacity(7)
        .begin(new Carrying("audacity(3)"));
    assertThat(game.kind()).isEqualTo("level-reward");
    game.play("reward flip");
    assertThat(game.seat("A", Counters.LEVEL)).isEqualTo(2);
    assertThat(game.chi("A")).isEqualTo(1);
    assertThat(game.chi("B")).isEqualTo(6);
    assertThat(game.audacity()).isEqualTo(10);
  }

  @Test
  @Rule({"BT-UPG-18", "BT-RUL-30", "BT-UPG-03"})
  void twoLevelUps_areRewardedOneAfterTheOther_eachByItsToken() {
    Played game = Scene.of(1).hero("A", "jack S1 JK1 level=1 chi=9").begin(new Carrying("gainChi(self,11)"));
    assertThat(game.seat("A", Counters.LEVEL)).isEqualTo(3);
    assertThat(game.actions()).as("of level 2").containsExactly("reward upgrade", "reward flip");
    game.play("reward flip");
    assertThat(game.actions()).as("of level 3").containsExactly("reward upgrade", "reward die");
  }

  @Test
  @Rule({"BT-RUL-66"})
  void levelUpsAlreadyEarned_areRewardedBeforeTheActEnds() {
    Played game = Scene.of(1).hero("A", "jack S1 JK1 chi=9").threat(19).with(ShowdownTests::quests).dice(HarmTests.FATE)
        .begin(new Carrying("gainChi(self,1), threat(1)"));
    assertThat(game.kind()).isEqualTo("level-reward");
    assertThat(game.state().get(Counters.ACT)).isEqualTo(1);
    game.play("reward flip");
    assertThat(game.state().get(Counters.ACT)).isEqualTo(2);
  }

  @Test
  @Rule({"BT-RUL-60"})
  void threat_neverGoesBelowItsStart() {
    assertThat(Scene.of(1).hero("A", "jack S1").threat(1).begin(new Carrying("threat(-3)")).threat()).isZero();
  }

  @Test
  @Rule({"BT-ACT2-28", "BT-RUL-55"})
  void audacityInActTwo_doesNothing() {
    Played game = Scene.of(1).actTwo().hero("A", "jack L1-1").audacity(4).begin(new Carrying("audacity(3)"));
    assertThat(game.audacity()).isEqualTo(4);
    assertThat(game.chi("A")).isZero();
  }

  @Test
  @Rule({"BT-EX-30", "BT-END-02"})
  void threatAtTheEndInActTwo_losesAtOnce() {
    Played game = Scene.of(1).actTwo().hero("A", "jack L1-1 health=5").threat(19)
        .begin(new Carrying("threat(1), heal(self,3)"));
    assertThat(String.valueOf(game.match().outcome())).contains("LOSS");
    assertThat(game.health("A")).as("nothing more is done").isEqualTo(5);
  }

  @Test
  @Rule({"BT-UPG-10", "BT-UPG-11", "BT-UPG-13", "BT-RUL-28"})
  void rewards_areChosenByWhoHasReachedTheLevel_cardsToo() {
    Played game = Scene.of(3).hero("A", "jack S1 JK1").hero("B", "wang S1 WG1 WG2 chi=9").hero("C", "egg S1")
        .audacity(7).begin(new Carrying("audacity(3)"));
    assertThat(game.match().decision().seat().index()).isEqualTo(1);
    game.play("reward flip");
    assertThat(game.kind()).isEqualTo("flip");
    assertThat(game.match().decision().seat().index()).isEqualTo(1);
    assertThat(game.actions()).containsExactly("flip card:WG1", "flip card:WG2");

    Played card = Scene.of(3).hero("A", "jack S1 JK1").hero("B", "wang S1 WG1 WG2 chi=9").hero("C", "egg S1")
        .audacity(7).begin(new Carrying("audacity(3)")).play("reward upgrade");
    assertThat(card.kind()).isEqualTo("upgrade");
    assertThat(card.match().decision().seat().index()).isEqualTo(1);
    assertThat(card.actions()).containsExactly("own card:WG3", "own card:WG4");
  }

  @Test
  @Rule({"BT-RUL-100", "BT-UPG-11"})
  void lastUpgradeOfTheSet_isGainedUnasked() {
    Played game = Scene.of(1).hero("A", "jack S1 JK1 JK2 JK4 chi=9").begin(new Carrying("gainChi(self,1)"))
        .play("reward upgrade");
    assertThat(game.kind()).isEqualTo("over");
    assertThat(game.seat("A", Counters.OWNED)).isEqualTo(0b1111);
    assertThat(game.seat("A", Counters.EPIC)).isZero();
  }

  @Test
  @Rule({"BT-UPG-17", "BT-RUL-30", "BT-UPG-18"})
  void owedRewards_areCountedUntilTheyAreGiven_orThereIsNoneToGive() {
    Played game = Scene.of(1).hero("A", "jack S1 JK1 level=1 chi=9").begin(new Carrying("gainChi(self,11)"));
    assertThat(game.seat("A", Counters.OWED)).isEqualTo(2);
    assertThat(game.play("reward flip").seat("A", Counters.OWED)).isEqualTo(1);
    assertThat(game.play("reward die").seat("A", Counters.OWED)).isZero();

    Played none = Scene.of(1).hero("A", "margo S1 MG1+ MG2+ MG3+ MG4+ level=6 chi=9")
        .begin(new Carrying("gainChi(self,1)"));
    assertThat(none.kind()).as("nothing to choose from").isEqualTo("over");
    assertThat(none.seat("A", Counters.OWED)).isZero();
    assertThat(none.chi("A")).isZero();
  }
}
