package games.kumite.bigtrouble;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Element;
import games.kumite.api.Viewer;
import games.kumite.bigtrouble.content.vocabulary.EffectPlacement;
import games.kumite.bigtrouble.content.vocabulary.TextSource;
import games.kumite.bigtrouble.effect.ShippedWords;
import games.kumite.spi.testkit.Rule;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Rubble tokens, and the doors of the closed arena. */
final class RubbleTests {

  private static List<String> tokens(Played game, String space) {
    return game.match().table(Viewer.spectator()).find("space:" + space).orElseThrow().children().stream()
        .filter(it -> it.kind() == Element.Kind.TOKEN).map(Element::id).toList();
  }

  private static Scene lair(String hero) {
    return Scene.of(2).actTwo().hero("A", hero).hero("B", "wang L3-8").dice("action-1=1,3,5");
  }

  @Test
  @Rule({"BT-RUL-136", "BT-ACT2-35"})
  void rubble_takesTwoPointsToEnter_noneToLeave() {
    Played game = lair("jack L1-1").begin(new Carrying("rubble(L1-2)"), BeginTurn.OF_A);
    assertThat(tokens(game, "L1-2")).containsExactly("token:rubble-L1-2");
    game.play("move", "slot die body", "slot die mind", "done");
    assertThat(game.match().decision().prompt().toString()).contains("4 points");
    game.play("go space:L1-2");
    assertThat(game.match().decision().prompt().toString()).contains("2 points");
    game.play("go space:L1-3");
    assertThat(game.match().decision().prompt().toString()).contains("1 point");
    assertThat(game.actions()).contains("go space:L1-4").doesNotContain("go space:L1-2");
    assertThat(RefusalTests.rule(game, "go space:L1-2")).isEqualTo("BT-RUL-136");
  }

  @Test
  @Rule({"BT-RUL-136", "BT-RUL-100"})
  void rubbleAllAround_endsTheMoveOfAHeroWithOnePointLeft() {
    Played game = lair("jack L1-1").begin(new Carrying("rubble(L1-2), rubble(L2-1)"), BeginTurn.OF_A)
        .play("move", "slot die body", "done", "go space:L1-2");
    assertThat(game.space("A")).isEqualTo("L1-2");
    assertThat(game.kind()).isEqualTo("turn");
    Played stuck = lair("jack L1-8").begin(new Carrying("rubble(L1-7), rubble(L2-6)"), BeginTurn.OF_A)
        .play("move", "slot die body", "slot die mind", "done", "go space:L1-7", "go space:L1-8");
    assertThat(stuck.kind()).as("1 point, and rubble on both sides").isEqualTo("turn");
  }

  @Test
  @Rule("BT-RUL-136")
  void movesByTexts_andEnemies_areNotHindered() {
    Played game = lair("jack L1-1").begin(new Carrying("rubble(L1-2)"), new Carrying("move(self,1)"))
        .play("go space:L1-2");
    assertThat(game.space("A")).isEqualTo("L1-2");
    Played minion = lair("jack L1-1").minions("LD@L1-3").begin(new Carrying("rubble(L1-2)"), Steps.ENEMIES);
    assertThat(minion.minions()).containsExactly("LD@L1-1");
  }

  @Test
  @Rule("BT-RUL-136")
  void rubble_liesOnceInASpace_andThereAreEight() {
    Played game = lair("jack L1-1").begin(new Carrying("rubble(L1-2), rubble(L1-2)"), new Carrying(
        String.join(", ", IntStream.rangeClosed(1, 8).mapToObj(i -> "rubble(L3-" + i + ")").toList())));
    assertThat(tokens(game, "L1-2")).hasSize(1);
    assertThat(tokens(game, "L3-7")).hasSize(1);
    assertThat(tokens(game, "L3-8")).as("the ninth").isEmpty();
    Played none = lair("jack L1-1 health=5").begin(new Carrying("rubble(L1-2)"),
        new Carrying("rubble(L1-2) or heal(self,1)"));
    assertThat(none.health("A")).as("the only way that changes something").isEqualTo(6);
  }

  @Test
  @Rule({"BT-RUL-136", "BT-RUL-120"})
  void rubble_belongsToActTwo() {
    assertThat(EffectPlacement.fault(ShippedWords.ALL.clause("now: rubble(S1)"), TextSource.BIG_TROUBLE)).contains("does nothing in Act I");
    assertThat(EffectPlacement.fault(ShippedWords.ALL.clause("onSetup: rubble(L3-6)"), TextSource.SHOWDOWN)).isEmpty();
    assertThat(Scene.of(1).hero("A", "jack S1").begin(new Carrying("rubble(S2)")).kind()).isEqualTo("over");
  }

  @Test
  @Rule({"BT-ACT2-35", "BT-ACT2-10", "BT-RUL-136"})
  void showdownCard_placesItsRubble() {
    Played game = Scene.of(1).hero("A", "gracie S1").with(state -> state.cards().moveToTop(
        Scene.token(state, "MQ-GR2"), state.zones().box)).dice("fate-1=1 fate-2=1 fate-3=1 fate-4=1 fate-5=1 fate-6=1")
        .begin(Steps.THREAT_FILLED);
    assertThat(tokens(game, "L3-6")).contains("token:rubble-L3-6");
  }

  @Test
  @Rule("BT-ACT2-16")
  void closedDoors_areOnTheTable_andTheReasonOfARefusal() {
    Played closed = lair("jack L2-3").begin(BeginTurn.OF_A).play("move", "slot die body", "done");
    var table = closed.match().table(Viewer.spectator());
    assertThat(table.find("space:L2-3").orElseThrow().references("doors")).containsExactly("space:L2-7");
    assertThat(table.find("space:L2-9").orElseThrow().references("doors")).containsExactly("space:L2-4");
    assertThat(table.find("space:L2-2").orElseThrow().get("doors")).isNull();
    assertThat(RefusalTests.rule(closed, "go space:L2-7")).isEqualTo("BT-ACT2-16");
    assertThat(RefusalTests.refused(closed, "go space:L2-7").getMessage()).contains("the doors of the arena are closed");
    assertThat(RefusalTests.rule(closed, "go space:L2-8")).isEqualTo("BT-MOV-02");
    Played open = lair("jack L2-3").with(state -> state.set(games.kumite.bigtrouble.state.Counters.ARENA_OPEN, 1))
        .begin(BeginTurn.OF_A).play("move", "slot die body", "done");
    assertThat(open.actions()).contains("go space:L2-7");
    assertThat(open.match().table(Viewer.spectator()).find("space:L2-3").orElseThrow().get("doors")).isNull();
    assertThat(open.match().table(Viewer.spectator()).find("space:L2-3").orElseThrow().references("entryways"))
        .containsExactly("space:L2-7");
  }
}
