package games.kumite.bigtrouble;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.bigtrouble.content.Companion;
import games.kumite.bigtrouble.content.Content;
import games.kumite.bigtrouble.content.Contents;
import games.kumite.bigtrouble.content.HellCard;
import games.kumite.bigtrouble.content.Upgrade;
import games.kumite.bigtrouble.effect.ShippedWords;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.spi.testkit.Rule;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The order of effects at one moment is a question only where it may matter (DEC-35, BT-RUL-133). */
final class DueOrderTests {

  /** A recipe and a companion with a text under a trigger each. */
  private static Played two(Scene scene, String ofUpgrade, String ofCompanion) {
    Content shipped = Contents.SHIPPED;
    List<Upgrade> upgrades = new ArrayList<>(shipped.upgrades());
    Upgrade first = upgrades.get(0);
    upgrades.set(0, new Upgrade(first.id(), first.name(), first.hero(), List.of(ShippedWords.ALL.clause(ofUpgrade)), first.epic()));
    List<Companion> companions = new ArrayList<>(shipped.companions());
    Companion card = companions.get(0);
    companions.set(0, new Companion(card.entry(), card.hero(), List.of(ShippedWords.ALL.clause(ofCompanion)), card.special()));
    return scene.content(OwnCards.with(shipped.heroes(), upgrades, companions, shipped.hells()))
        .with(state -> MoveTests.companion(state, "companion-jack")).dice("action-1=1,3,5").begin(BeginTurn.OF_A);
  }

  private static Scene atFullHealth() {
    return Scene.of(1).hero("A", "jack S9 JK1 chi=3");
  }

  @Test
  @Rule({"BT-RUL-133", "BT-RUL-60"})
  void trackThatStandsAtItsBeginning_mayBeMovedOnFirst() {
    Played game = two(atFullHealth(), "onTurnStart: audacity(-1)", "onTurnStart: audacity(1)");
    assertThat(game.kind()).isEqualTo("next-effect");
    assertThat(game.play("next 1").audacity()).as("back from 0, then on").isEqualTo(1);
    assertThat(two(atFullHealth(), "onTurnStart: audacity(-1)", "onTurnStart: audacity(1)").play("next 2").audacity()).isZero();
  }

  private static Played upkeep(Scene scene) {
    return scene.begin(Steps.ROUND_OF_ACT_TWO).play("first seat:2", "end", "end");
  }

  private static Scene lair(String ofB) {
    return Scene.of(2).actTwo().threat(3).hero("A", "margo L2-1 chi=2").hero("B", ofB).boss("lo-pan", "L2-10", 5)
        .quest(2, "SD-RAIN").quest(3, "SD-THUNDER").quest(4, "SD-LIGHTNING");
  }

  @Test
  @Rule({"BT-RUL-133", "BT-RND-10"})
  void upkeepOfLevelsWithoutAHero_isNotAskedAbout() {
    Played nobody = lair("jack L2-2").begin(Steps.ROUND_OF_ACT_TWO).play("first seat:2", "end");
    nobody.play("end");
    assertThat(nobody.kind()).as("Thunder's minion alone: the next round begins").isEqualTo("first-player");
    assertThat(nobody.minions()).containsExactly("LD@L2-3");
    Played dying = upkeep(lair("jack L1-2 health=1").onTop(state -> state.zones().hells, "HL03"));
    assertThat(dying.kind()).isEqualTo("card-order");
    assertThat(dying.actions()).as("no Hell card leads to level 3")
        .containsExactly("carry-out token:SD-RAIN", "carry-out token:SD-THUNDER");
    dying.play("carry-out token:SD-RAIN");
    assertThat(dying.kind()).isEqualTo("first-player");
    assertThat(dying.minions()).as("those of Hell of Loud Bells are older").containsExactly("LD@L1-2", "LD@L1-2", "LD@L2-3");
  }

  @Test
  @Rule({"BT-RUL-133", "BT-RND-10"})
  void lossesThatNobodyDiesOf_areNotOrdered() {
    Played game = upkeep(lair("jack L1-2 health=3 chi=0").quest(0, "SD-MG1").quest(1, "SD-JK2"));
    assertThat(game.kind()).as("3 in all are a death").isEqualTo("card-order");
    game = upkeep(lair("jack L1-2 health=4 chi=0").quest(0, "SD-MG1").quest(1, "SD-JK2"));
    assertThat(game.kind()).isEqualTo("first-player");
    assertThat(game.health("B")).isEqualTo(1);
    assertThat(game.chi("A")).isEqualTo(1);
    assertThat(game.minions()).containsExactly("LD@L2-3");
    game = upkeep(lair("jack L1-2").quest(0, "SD-JK1").quest(1, "SD-JK2"));
    assertThat(game.actions()).as("who appears first acts first")
        .containsExactly("carry-out token:SD-JK1", "carry-out token:SD-THUNDER");
    assertThat(game.health("B")).isEqualTo(8);
  }

  @Test
  @Rule("BT-RUL-133")
  void healsAreNotOrdered_unlessSomethingHurts() {
    Played game = two(Scene.of(1).hero("A", "jack S9 JK1 health=5"), "onTurnStart: heal(self,1)", "onTurnStart: heal(each,2)");
    assertThat(game.kind()).isEqualTo("turn");
    assertThat(game.health("A")).isEqualTo(8);
    game = two(Scene.of(1).hero("A", "jack S9 JK1 health=5"), "onTurnStart: heal(self,1)", "onTurnStart: heal(any,2)");
    assertThat(game.kind()).as("whom one heals may depend on the other").isEqualTo("next-effect");
    game = two(Scene.of(1).hero("A", "jack S9 JK1 health=5"), "onTurnStart: heal(self,1)", "onTurnStart: rerollFate(1)");
    assertThat(game.kind()).as("first the one that asks for nothing").isEqualTo("reroll-fate");
    assertThat(game.health("A")).isEqualTo(6);
  }

  @Test
  @Rule("BT-RUL-133")
  void upkeepOfALevel_towardWhichAHellCardOfAnotherMayLead_isAskedAbout() {
    HellCard card = Contents.SHIPPED.hells().get(0);
    Content content = OwnCards.with("hells", 0, new HellCard(card.entry(),
        ShippedWords.ALL.effects("Act I: loseChi(self,1); Act II: teleport(self,L3-1)")));
    Played game = upkeep(lair("jack L1-2 health=1").content(content).onTop(state -> state.zones().hells, "HL01"));
    assertThat(game.actions()).containsExactly(
        "carry-out token:SD-RAIN", "carry-out token:SD-THUNDER", "carry-out token:SD-LIGHTNING");
    game.play("carry-out token:SD-RAIN");
    assertThat(game.space("B")).isEqualTo("L3-1");
    assertThat(game.kind()).as("then Lightning's, which brings nobody to 0").isEqualTo("first-player");
    assertThat(game.health("B")).isEqualTo(9);
  }

  @Test
  @Rule("BT-RUL-133")
  void effectThatDoesNothing_isNotAskedAbout() {
    assertThat(two(atFullHealth(), "onTurnStart: heal(self,1)", "onTurnStart: gainChi(self,1)").kind()).isEqualTo("turn");
    assertThat(two(atFullHealth(), "onTurnStart: clearHell(self)", "onTurnStart: discardItem(self)").kind())
        .as("neither does anything").isEqualTo("turn");
    Played recipe = Scene.of(1).hero("A", "egg S1 UQ6 EG4+").begin(BeginTurn.OF_A);
    assertThat(recipe.kind()).as("health is 10").isEqualTo("reroll-fate");
  }

  @Test
  @Rule({"BT-RUL-133", "BT-UPG-07"})
  void effectThatAnotherMayBringAbout_isAskedAbout() {
    Played hurt = two(atFullHealth(), "onTurnStart: heal(self,1)", "onTurnStart: damage(self,1)");
    assertThat(hurt.actions()).containsExactly("next 1", "next 2");
    assertThat(hurt.play("next 2").health("A")).as("healed after it").isEqualTo(10);
    assertThat(two(atFullHealth(), "onTurnStart: heal(self,1)", "onTurnStart: damage(self,1)").play("next 1").health("A"))
        .isEqualTo(9);
    assertThat(two(atFullHealth(), "onTurnStart: discardItem(self)", "onTurnStart: item(HugeBuzz,self)").kind())
        .as("before it there is nothing to discard").isEqualTo("next-effect");
    assertThat(two(atFullHealth().hero("A", "jack S9 JK1 chi=9"), "onTurnStart: heal(self,1)", "onTurnStart: gainChi(self,1)")
        .kind()).as("a level reward may flip the card").isEqualTo("next-effect");
  }

  @Test
  @Rule({"BT-RUL-133", "BT-RUL-94"})
  void textsThatAreAlike_areOneChoice() {
    Played both = two(atFullHealth(), "onTurnStart: gainChi(self,1)", "onTurnStart: gainChi(self,1)");
    assertThat(both.kind()).isEqualTo("turn");
    assertThat(both.chi("A")).isEqualTo(5);
    Played other = two(atFullHealth(), "onTurnStart: gainChi(self,1)", "onTurnStart: gainChi(self,2)");
    assertThat(other.kind()).isEqualTo("next-effect");
  }

  @Test
  @Rule({"BT-RUL-133", "BT-DIE-10"})
  void textsThatAreAlike_areTwo_whereUpgradesAloneClearHellCards() {
    Played game = two(Scene.of(1).actTwo().hero("A", "jack L1-1 JK1 HL07"), "onTurnStart: clearHell(self), heal(self,1)",
        "onTurnStart: clearHell(self), heal(self,1)");
    assertThat(game.kind()).as("the companion's does nothing").isEqualTo("turn");
    assertThat(game.state().cards().isEmpty(game.state().zones().kept[0])).isTrue();
  }

  @Test
  @Rule({"BT-RUL-133", "BT-UPG-16"})
  void firstTimeOfATurn_isSpent_thoughNothingWasAsked() {
    Played game = two(Scene.of(1).hero("A", "jack S9 JK1").minions("LD@S9 LD@S9").dice("combat-1=6,6"),
        "onKill: heal(self,1) /turn", "onKill: gainChi(self,1)")
        .play("fight figure:LordOfDeath-1", "slot die body", "done", "pass");
    assertThat(game.kind()).isEqualTo("turn");
    assertThat(game.chi("A")).isEqualTo(2);
    game.state().setSeat(0, Counters.HEALTH, 5);
    game.play("fight figure:LordOfDeath-2", "slot die mind", "done", "pass");
    assertThat(game.health("A")).as("the first kill of the turn has been").isEqualTo(5);
  }

  @Test
  @Rule({"BT-RUL-133", "BT-RND-10"})
  void sameTextsOfTwoOwners_areOrdered_ifBothDie() {
    Played game = Scene.of(2).actTwo().threat(3).hero("A", "jack L1-1 health=1").hero("B", "gracie L1-2 health=1")
        .quest(0, "SD-JK2").quest(1, "SD-GR2").onTop(state -> state.zones().hells, "HL03 HL07")
        .begin(Steps.ROUND_OF_ACT_TWO).play("first seat:2", "end", "end");
    assertThat(game.kind()).as("who dies first draws the first Hell card").isEqualTo("card-order");
    assertThat(game.actions()).containsExactly("carry-out token:SD-JK2", "carry-out token:SD-GR2");
  }
}
