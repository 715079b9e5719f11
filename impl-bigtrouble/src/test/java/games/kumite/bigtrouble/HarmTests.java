package games.kumite.bigtrouble;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.bigtrouble.content.ItemKind;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Damage, death, the Hells, and the items that answer them. */
final class HarmTests {

  /** All fate dice, as they fall when Act II is set up. */
  static final String FATE = "fate-1=1 fate-2=1 fate-3=1 fate-4=1 fate-5=1 fate-6=1";

  private static Scene hell(String hero, String card) {
    return Scene.of(2).hero("A", hero).onTop(state -> state.zones().hells, card);
  }

  @Test
  @Rule({"BT-EX-27", "BT-SHP-05", "BT-RUL-44", "BT-SHP-04", "BT-SHP-02"})
  void remedy_answersDamageThatWouldKill() {
    Played game = Scene.of(1).hero("A", "eddie S1 health=2 item=EggsRemedy").minions("SP@S1").dice("defense-1=4,1")
        .begin(Steps.ENEMIES);
    assertThat(game.kind()).isEqualTo("remedy");
    assertThat(game.play("use token:EggsRemedy").health("A")).isEqualTo(10);
    assertThat(game.threat()).isZero();
    assertThat(game.state().cards().isEmpty(game.state().zones().hellDiscards)).isTrue();
    assertThat(game.state().items(0, ItemKind.EGGS_REMEDY.ordinal())).isZero();
  }

  @Test
  @Rule({"BT-DIE-02"})
  void declinedRemedy_isKept_andTheHeroDies() {
    Played game = Scene.of(1).hero("A", "eddie S1 health=2 item=EggsRemedy").minions("SP@S1")
        .onTop(state -> state.zones().hells, "HL07").begin(Steps.ENEMIES).play("pass");
    assertThat(game.health("A")).isEqualTo(10);
    assertThat(game.threat()).isEqualTo(1);
    assertThat(game.state().items(0, ItemKind.EGGS_REMEDY.ordinal())).isEqualTo(1);
  }

  @Test
  @Rule({"BT-CRT-04", "BT-CRT-05", "BT-RUL-47", "BT-RUL-89"})
  void cancelledHellCard_leavesTheRestOfTheDeath() {
    Played game = hell("jack S1 health=1 item=GetOutOfHellFree", "HL07").minions("HM@S1").begin(Steps.ENEMIES);
    assertThat(game.kind()).isEqualTo("cancel-hell");
    game.play("use token:GetOutOfHellFree");
    assertThat(game.state().cards().isEmpty(game.state().zones().kept[0])).isTrue();
    assertThat(game.threat()).isEqualTo(1);
    assertThat(game.health("A")).isEqualTo(10);
  }

  @Test
  @Rule({"BT-DIE-07", "BT-RUL-40", "BT-DIE-05"})
  void newHellCard_clearsTheKeptOne_evenIfItIsDiscarded() {
    Played game = hell("jack S1 health=1 HL07", "HL05").minions("HM@S1").begin(Steps.ENEMIES);
    assertThat(game.state().cards().isEmpty(game.state().zones().kept[0])).isTrue();
    assertThat(game.state().cards().count(game.state().zones().hellDiscards)).isEqualTo(2);
  }

  @Test
  @Rule({"BT-DIE-08", "BT-RUL-41"})
  void emptyDeck_isTheShuffledDiscardPile() {
    Scene scene = Scene.of(1).hero("A", "jack S1 health=1").minions("HM@S1").with(state -> {
      state.cards().moveAll(state.zones().hells, state.zones().hellDiscards);
    });
    Played game = scene.begin(BeginTurn.OF_A, Steps.ENEMIES);
    game.dice().layOrder("hells", 6);
    game.play("end");
    assertThat(game.state().cards().count(game.state().zones().hells)).isEqualTo(13);
    var cards = game.state().cards();
    assertThat(cards.layout().name(cards.face(cards.top(game.state().zones().kept[0])))).as("shuffled").isEqualTo("HL07");
  }

  @Test
  @Rule({"BT-RUL-42", "BT-RUL-70"})
  void heroKilledByAnothersHellCard_diesAfterThatDeath() {
    Played game = Scene.of(2).hero("A", "jack S1 health=1").hero("B", "wang S9 health=1")
        .onTop(state -> state.zones().hells, "HL05 HL07").minions("HM@S1").begin(Steps.ENEMIES);
    assertThat(game.health("A")).as("HL05 took a chi, of which there is none: no second death").isEqualTo(10);
    assertThat(game.health("B")).isEqualTo(10);
    assertThat(game.threat()).as("two deaths").isEqualTo(2);
    assertThat(game.state().cards().isEmpty(game.state().zones().kept[1])).as("HL07 is Wang's").isFalse();
  }

  @Test
  @Rule({"BT-DIE-13", "BT-RUL-43", "BT-DIE-15", "BT-RUL-106"})
  void deathThatFillsTheTrack_endsTheAct_withAllHeroesAlive() {
    Played game = Scene.of(2).hero("A", "jack S1 health=1").hero("B", "wang S9 health=1").threat(19)
        .onTop(state -> state.zones().hells, "HL05 HL07").minions("HM@S1")
        .with(ShowdownTests::quests).dice(FATE).begin(Steps.ENEMIES);
    assertThat(game.state().get(Counters.ACT)).isEqualTo(2);
    assertThat(game.health("A")).isEqualTo(10);
    assertThat(game.health("B")).as("10 after the death on its way; his showdown card takes 1").isEqualTo(9);
    assertThat(game.state().cards().isEmpty(game.state().zones().kept[1])).isFalse();
  }

  @Test
  @Rule({"BT-DIE-01", "BT-RUL-39", "BT-DIE-12"})
  void damageBeyondZero_isLost() {
    Played game = hell("egg S1 health=1", "HL07").minions("SP@S1").begin(Steps.ENEMIES);
    assertThat(game.health("A")).isEqualTo(10);
    assertThat(game.threat()).isEqualTo(1);
  }

  @Test
  @Rule({"BT-RUL-80"})
  void guard_preventsDamageOfAttacksOnHeroesInTheSpace() {
    Played game = Scene.of(2).hero("A", "jack S1 health=5").hero("B", "eddie S1 ED3+").minions("HM@S1")
        .begin(Steps.ENEMIES);
    assertThat(game.kind()).isEqualTo("attack-target");
    assertThat(game.play("target seat:1").health("A")).isEqualTo(4);
  }

  @Test
  @Rule({"BT-EX-12", "BT-UPG-09", "BT-UPG-08"})
  void chiThatIsNotThere_isLostAsHealth() {
    Played game = Scene.of(1).hero("A", "jack S1 chi=1 health=6 level=3").begin(new Carrying("loseChi(self,3)"));
    assertThat(game.chi("A")).isZero();
    assertThat(game.health("A")).isEqualTo(4);
    assertThat(game.seat("A", Counters.LEVEL)).isEqualTo(3);
  }

  @Test
  @Rule({"BT-RUL-89"})
  void itemsAtAnyTime_areOfferedBeforeTheCard_beforeTheEnemies_andBeforeUpkeep() {
    Played first = Scene.of(2).round(2).hero("A", "jack S1").hero("B", "wang S9 health=5 item=EggsRemedy")
        .onTop(state -> state.zones().bigTrouble, "BT06").begin(Steps.ROUND);
    assertThat(first.kind()).isEqualTo("any-time");
    assertThat(first.match().decision().seat().index()).isEqualTo(1);
    assertThat(first.threat()).as("the card is not revealed yet").isZero();
    first.play("pass");
    assertThat(first.threat()).isEqualTo(3);
    first.play("first seat:2", "end", "end");
    assertThat(first.kind()).as("before the enemies").isEqualTo("any-time");

    Played second = Scene.of(2).actTwo().threat(3).hero("A", "jack L1-1").hero("B", "wang L1-2 health=5 item=EggsRemedy")
        .quest(0, "SD-JK2").boss("lo-pan", "L2-10", 4).begin(Steps.ROUND_OF_ACT_TWO)
        .play("first seat:2", "end", "end", "pass");
    assertThat(second.kind()).as("before upkeep").isEqualTo("any-time");
    assertThat(second.threat()).isEqualTo(4);
  }

  @Test
  @Rule({"BT-RUL-89"})
  void itemsAtAnyTime_areOfferedBeforeTheEnemyPhase() {
    Played game = Scene.of(2).hero("A", "jack S1 HL07 item=GetOutOfHellFree")
        .hero("B", "wang S1 health=5 item=EggsRemedy").begin(Carrying.ANY_TIME);
    assertThat(game.actions()).containsExactly("use token:GetOutOfHellFree", "pass");
    game.play("use token:GetOutOfHellFree");
    assertThat(game.state().cards().isEmpty(game.state().zones().kept[0])).isTrue();
    assertThat(game.actions()).containsExactly("use token:EggsRemedy", "pass");
    assertThat(game.play("use token:EggsRemedy").health("B")).isEqualTo(10);
  }
}
