package games.kumite.bigtrouble;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Event;
import games.kumite.api.Viewer;
import games.kumite.bigtrouble.content.Boss;
import games.kumite.bigtrouble.content.Content;
import games.kumite.bigtrouble.content.Contents;
import games.kumite.bigtrouble.effect.ShippedWords;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.spi.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** What seldom comes up: questions that most matches never ask, and effects of an owner's cards. */
final class RareTests {

  /** A text of a card that no hero has. */
  private record OfNobody(String text) implements games.kumite.spi.Step<games.kumite.bigtrouble.state.GameState> {
    @Override
    public void run(games.kumite.bigtrouble.state.GameState state) {
      games.kumite.bigtrouble.resolution.TextExecutor.execute(state, ShippedWords.ALL.effects(text),
          games.kumite.bigtrouble.state.EffectContext.ofGroup());
    }
  }


  private static String asked(Played game) {
    return game.match().decision().prompt().chooser();
  }

  private static List<String> told(Played game, String type) {
    return game.match().events(Viewer.spectator()).read().stream().filter(event -> event.type().equals(type))
        .map(Event::text).toList();
  }

  private static Content boss(int boss, String... texts) {
    return OwnCards.with("bosses", boss, new Boss(Contents.SHIPPED.bosses().get(boss).entry(),
        List.of(texts).stream().map(ShippedWords.ALL::clause).toList()));
  }

  @Nested
  final class Questions {

    @Test
    @Rule({"BT-ENM-13", "BT-ENM-06", "BT-RUL-57"})
    void tiesOfTargets_areAskedAbout_withTheEnemyAndItsAttack() {
      Played attack = Scene.of(2).hero("A", "jack S9").hero("B", "wang S9").minions("LD@S9").begin(Steps.ENEMIES);
      assertThat(attack.kind()).isEqualTo("attack-target");
      assertThat(asked(attack)).isEqualTo("Whom does Lord of Death 1 attack? Attack value: 2.");
      assertThat(attack.match().decision().isGroup()).isTrue();
      Played move = Scene.of(2).hero("A", "jack S8").hero("B", "wang S10").minions("LD@S9").begin(Steps.MARCH);
      assertThat(move.kind()).isEqualTo("move-target");
      assertThat(asked(move))
          .isEqualTo("Heroes are equally near and have equal chi. Toward whom does Lord of Death 1 move?");
    }

    @Test
    @Rule({"BT-SHP-05", "BT-TSK-20", "BT-RUL-44"})
    void remedyOnArrival_isOffered_withThePlace() {
      Played game = Scene.of(1).hero("A", "jack U4 health=5 item=EggsRemedy").dice("travel-1=1").begin(BeginTurn.OF_A)
          .play("travel space:S12");
      assertThat(asked(game)).isEqualTo("Health is 0 on arrival at S12. Use Egg's Remedy?");
      assertThat(game.play("use token:EggsRemedy").health("A")).isEqualTo(10);
    }

    @Test
    @Rule({"BT-RUL-69", "BT-RUL-57"})
    void minionToRemove_isAskedFor_ofThePlayer_orOfTheGroupForACardOfNobody() {
      Played own = Scene.of(1).hero("A", "jack S9").minions("LD@S9 HM@S9").begin(new Carrying("kill(2,here)"));
      assertThat(asked(own)).isEqualTo("Which minion?");
      assertThat(own.match().decision().isGroup()).isFalse();
      Played several = Scene.of(1).hero("A", "jack S9").minions("LD@S9 HM@S9").begin(new Carrying("kill(2,here) up to 2"));
      assertThat(several.match().decision().isGroup()).isFalse();
      Played place = Scene.of(1).hero("A", "jack S9").begin(new Carrying("spawn(LordOfDeath,1,adj)"));
      assertThat(place.kind()).isEqualTo("place");
      assertThat(place.match().decision().isGroup()).isFalse();
      for (String text : List.of("kill(2,S9)", "kill(2,S9) up to 2")) {
        Played group = Scene.of(1).hero("A", "jack S9").minions("LD@S9 HM@S9").begin(new OfNobody(text));
        assertThat(group.kind()).isEqualTo("kill");
        assertThat(group.match().decision().isGroup()).as("a card of nobody").isTrue();
      }
      Played part = Scene.of(1).hero("A", "jack S9 chi=3").begin(new Carrying("damage(self,1) or loseChi(self,1)"));
      assertThat(part.match().decision().isGroup()).isFalse();
    }

    @Test
    @Rule({"BT-RUL-94", "BT-RUL-93"})
    void choiceBetweenWhatLasts_lasts() {
      Played game = Scene.of(1).content(OwnCards.upgrade("cost(any): noRest or noFate round")).hero("A", "jack S9 JK1")
          .dice("action-1=1,3,5").begin(BeginTurn.OF_A).play("activate card:JK1", "slot die body");
      assertThat(asked(game)).isEqualTo("Choose one of these effects. 1: No rest. 2: No fate dice.");
      game.play("part 2");
      assertThat(game.match().table(Viewer.spectator()).find("seat:1").orElseThrow().get("text"))
          .isEqualTo("No fate dice until the end of the round.");
      assertThat(game.actions()).contains("rest").noneMatch(action -> action.startsWith("draw"));
    }

    @Test
    @Rule({"BT-RUL-94", "BT-RUL-122"})
    void cardOfAQuest_isAPart_onlyWhileNobodyOwnsIt() {
      Played free = Scene.of(2).hero("A", "jack S9").begin(new Carrying("unique(UQ1) or damage(self,1)"));
      assertThat(free.actions()).containsExactly("part 1", "part 2");
      Played owned = Scene.of(2).hero("A", "jack S9").hero("B", "wang S1 UQ1")
          .begin(new Carrying("unique(UQ1) or damage(self,1)"));
      assertThat(owned.health("A")).isEqualTo(9);
    }

    @Test
    @Rule({"BT-RUL-94", "BT-RUL-108"})
    void hitOfABoss_isAPart_onlyWhereOneIs() {
      Played nobody = Scene.of(1).hero("A", "jack S9").boss("Rain", "S1", 4)
          .begin(new Carrying("hitBoss(1) or damage(self,1)"));
      assertThat(nobody.health("A")).isEqualTo(9);
      Played here = Scene.of(1).hero("A", "jack S1").boss("Rain", "S1", 4)
          .begin(new Carrying("hitBoss(1) or damage(self,1)"));
      assertThat(here.actions()).containsExactly("part 1", "part 2");
    }

    @Test
    @Rule({"BT-SHP-16", "BT-RUL-89"})
    void itemsOfAnyTime_areOffered_toWhoCouldUseThem_inDiscreetWindowsToo() {
      Played game = Scene.of(3).option("windows", "discreet").round(4).hero("A", "jack S1 item=GetOutOfHellFree HL07")
          .hero("B", "wang S9 item=GetOutOfHellFree").hero("C", "gracie S4 item=CastingBones").begin(Carrying.ANY_TIME);
      assertThat(game.kind()).isEqualTo("any-time");
      assertThat(game.match().answers().pendingSeats()).extracting(seat -> seat.name()).as("Bo has no Hell card to clear")
          .containsExactly("Ana", "Cy");
    }
  }

  @Nested
  final class Effects {

    @Test
    @Rule({"BT-RUL-96", "BT-RUL-32", "BT-QST-28"})
    void killOfOneOfSeveralEnemiesOfAQuest_movesTheAudacity_andNotTheQuest() {
      Played game = Scene.of(1).audacity(2).hero("A", "margo M2").quest(0, "MQ-MG2 event=1 begun left=2")
          .minions("WM@M2#0 LD@M2#0").begin(Steps.HIT);
      assertThat(game.audacity()).isEqualTo(3);
      assertThat(game.state().quest(0, Counters.QUEST_EVENT)).isZero();
      assertThat(game.state().quest(0, Counters.QUEST_LEFT)).isEqualTo(1);
    }

    @Test
    @Rule({"BT-RUL-69", "BT-RUL-124"})
    void bossOfNoQuest_fallsToADiceRoll_withItsText_withoutReward() {
      Played game = Scene.of(1).hero("A", "jack S9").boss("Thunder", "S9", 1).dice("blast-1=6,6,6,1,1")
          .begin(new Carrying("hitAll(5,here)"));
      assertThat(game.health("A")).isEqualTo(8);
      assertThat(game.chi("A")).isZero();
      assertThat(game.audacity()).isZero();
    }

    @Test
    @Rule({"BT-RUL-59", "BT-ENM-05"})
    void placeOfABossesText_isWhereItWas() {
      Played game = Scene.of(1).content(boss(1, "onDefeat: spawn(LordOfDeath,1,at)")).hero("A", "jack S10")
          .boss("Thunder", "S9", 1).begin(Steps.HIT_THUNDER);
      assertThat(game.minions()).containsExactly("LD@S9");
    }

    @Test
    @Rule("BT-RUL-94")
    void flight_isAPart_onlyWhileItsBossIsThere() {
      Content content = boss(2, "onHit: flee or damage(at,1)");
      Played game = Scene.of(1).content(content).hero("A", "jack S9").boss("Lightning", "S9", 4).begin(Steps.HIT_LIGHTNING);
      assertThat(game.actions()).containsExactly("part 1", "part 2");
      game.play("part 1");
      assertThat(game.health("A")).isEqualTo(10);
    }

    @Test
    @Rule({"BT-RUL-34", "BT-RUL-60"})
    void audacityAtItsFirstSpace_goesNoFurtherBack() {
      assertThat(told(Scene.of(1).hero("A", "jack S9").begin(new Carrying("audacity(-1)")), "audacity")).isEmpty();
      assertThat(told(Scene.of(1).audacity(1).hero("A", "jack S9").begin(new Carrying("audacity(-1)")), "audacity"))
          .containsExactly("The audacity token is on space 0.");
    }

    @Test
    @Rule({"BT-RUL-119", "BT-RUL-81"})
    void diceThatComeBesides_areThreeAtMost() {
      Played game = Scene.of(1).content(OwnCards.upgrade("cost(any): addAD(5)")).hero("A", "jack S9 JK1")
          .dice("action-1=1,3,5,1,3,5").begin(BeginTurn.OF_A).play("activate card:JK1", "slot die body");
      assertThat(told(game, "action-die")).hasSize(3);
    }

    @Test
    @Rule({"BT-RUL-130", "BT-SHP-16"})
    void wordBetweenAPeekAndItsBottom_partsThemNot() {
      Played game = Scene.of(1).hero("A", "jack S9").begin(new Carrying("peekBT(2), gainChi(self,1), peekBottom"));
      assertThat(game.actions()).hasSize(4).anyMatch(action -> action.startsWith("bottom"));
    }

    @Test
    @Rule("BT-RUL-115")
    void bossThatIsHeld_isShownSo() {
      Played game = Scene.of(1).hero("A", "jack S1").boss("Rain", "S9", 4).dice("action-1=1,3,5")
          .begin(new Carrying("holdEnemy(S9)"), BeginTurn.OF_A);
      assertThat(game.match().table(Viewer.spectator()).find("figure:Rain").orElseThrow().get("held")).isEqualTo(true);
    }

    @Test
    @Rule({"BT-SET-08", "BT-RUL-116"})
    void crateOfAText_isPlaced_whileThePoolHasOne() {
      Played one = Scene.of(1).hero("A", "jack S9").begin(new Carrying("crate(here)"));
      assertThat(told(one, "crate-placed")).containsExactly("A crate is placed at S9.");
      Played none = Scene.of(1).hero("A", "jack S9")
          .with(state -> state.cards().moveAll(state.zones().crates, state.zones().box))
          .begin(new Carrying("crate(adj)"));
      assertThat(none.kind()).as("nobody is asked where").isEqualTo("over");
    }
  }
}
