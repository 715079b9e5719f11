package games.kumite.bigtrouble;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Event;
import games.kumite.api.Viewer;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.spi.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Deaths in the middle of others, at the end of an act and without a Hell card, and what hurts nobody. */
final class DeathOrderTests {

  private static List<String> told(Played game) {
    return game.match().events(Viewer.spectator()).read().stream().map(Event::text).filter(text -> !text.isEmpty())
        .toList();
  }

  private static boolean isHellKept(Played game, int seat) {
    return !game.state().cards().isEmpty(game.state().zones().kept[seat]);
  }

  @Test
  @Rule({"BT-RUL-42", "BT-DIE-02", "BT-RUL-129"})
  void heroKilledByAnothersHellCard_isAskedForTheRemedy_onceThatDeathIsOver() {
    Played game = Scene.of(2).hero("A", "wang S9 health=1 item=EggsRemedy").hero("B", "jack S1 health=1")
        .onTop(state -> state.zones().hells, "HL05 HL07").minions("HM@S1").begin(Steps.ENEMIES);
    assertThat(game.kind()).isEqualTo("remedy");
    assertThat(game.match().decision().seat().index()).isZero();
    assertThat(game.health("B")).as("alive again").isEqualTo(10);
    assertThat(game.threat()).isEqualTo(1);
    game.play("use token:EggsRemedy");
    assertThat(game.health("A")).isEqualTo(10);
    assertThat(game.threat()).as("one death").isEqualTo(1);
    assertThat(isHellKept(game, 0)).isFalse();
  }

  @Test
  @Rule({"BT-DIE-13", "BT-RUL-43", "BT-RUL-106", "BT-DIE-02"})
  void hellCardThatEndsTheAct_isTheOnlyOneOfItsDeath() {
    Played game = Scene.of(1).hero("A", "jack S1 health=1").threat(19)
        .onTop(state -> state.zones().hells, "HL04 HL07").minions("HM@S1")
        .with(ShowdownTests::quests).dice(HarmTests.FATE).begin(Steps.ENEMIES);
    assertThat(game.state().get(Counters.ACT)).isEqualTo(2);
    assertThat(game.health("A")).isEqualTo(10);
    assertThat(isHellKept(game, 0)).as("HL07 is still in the deck").isFalse();
    assertThat(game.seat("A", Counters.DYING)).isZero();
  }

  @Test
  @Rule({"BT-RUL-106", "BT-SHP-05", "BT-DIE-13"})
  void deathThatEndsTheAct_asksNobodyElseForTheRemedy() {
    Played game = Scene.of(2).hero("A", "wang S9 health=5 item=EggsRemedy").hero("B", "jack S1 health=1").threat(19)
        .onTop(state -> state.zones().hells, "HL07").minions("HM@S1")
        .with(ShowdownTests::quests).dice(HarmTests.FATE).begin(Steps.ENEMIES);
    assertThat(game.state().get(Counters.ACT)).isEqualTo(2);
    assertThat(game.kind()).isEqualTo("first-player");
    assertThat(game.health("B")).isEqualTo(10);
    assertThat(isHellKept(game, 1)).isTrue();
  }

  @Test
  @Rule({"BT-RUL-41", "BT-DIE-02"})
  void deathWithoutAnyHellCardLeft_stillMovesTheThreat_andTheHeroIsAlive() {
    Played game = Scene.of(2).hero("A", "jack S9").hero("B", "wang S1 health=1").minions("HM@S1")
        .with(state -> state.cards().moveAll(state.zones().hells, state.zones().kept[0])).begin(Steps.ENEMIES);
    assertThat(game.threat()).isEqualTo(1);
    assertThat(game.health("B")).isEqualTo(10);
    assertThat(isHellKept(game, 1)).isFalse();
  }

  @Test
  @Rule({"BT-DIE-14", "BT-UPG-09"})
  void whatChangesNothing_isNotTold() {
    assertThat(told(Scene.of(1).hero("A", "jack S1").begin(new Carrying("heal(self,3)")))).isEmpty();
    assertThat(told(Scene.of(1).hero("A", "jack S1 health=9").begin(new Carrying("heal(self,3)"))))
        .containsExactly("Ana gains 1 health.");
    assertThat(told(Scene.of(1).hero("A", "jack S1 health=9").begin(new Carrying("loseChi(self,2)"))))
        .containsExactly("Ana loses 2 health.");
    assertThat(told(Scene.of(1).hero("A", "jack S1 chi=5").begin(new Carrying("loseChi(self,2)"))))
        .containsExactly("Ana loses 2 chi.");
    assertThat(told(Scene.of(1).hero("A", "jack S1").begin(new Carrying("threat(-1)")))).isEmpty();
  }
}
