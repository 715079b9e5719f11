package games.kumite.bigtrouble;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Element;
import games.kumite.api.Event;
import games.kumite.api.Table;
import games.kumite.api.Viewer;
import games.kumite.bigtrouble.quest.RevealQuest;
import games.kumite.spi.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** What is told, asked and shown names whom and what it is about: no program has to look at what came before. */
final class WhomTests {

  private static List<Event> events(Played game, String type) {
    return game.match().events(Viewer.spectator()).read().stream().filter(event -> event.type().equals(type)).toList();
  }

  private static Event event(Played game, String type) {
    List<Event> events = events(game, type);
    assertThat(events).as(type).isNotEmpty();
    return events.get(0);
  }

  private static List<String> labels(Played game) {
    return game.match().decision().actions().stream().map(action -> game.match().decision().label(action)).toList();
  }

  private static String asked(Played game) {
    return game.match().decision().prompt().chooser();
  }

  @Nested
  final class Events {

    @Test
    @Rule({"BT-CMB-03", "BT-CMB-13", "BT-ENM-15"})
    void missAndStrikeback_nameTheEnemy() {
      Played game = Scene.of(1).hero("A", "jack S9").minions("LD@S9 HM@S9")
          .dice("action-1=1,3,5 combat-1=1 defense-1=6,6").begin(BeginTurn.OF_A)
          .play("fight figure:HatchetMan-1", "slot die body", "done");
      assertThat(event(game, "skill-dice").argument("against")).isEqualTo("figure:HatchetMan-1");
      assertThat(event(game, "missed").argument("enemy")).isEqualTo("figure:HatchetMan-1");
      assertThat(event(game, "missed").text()).isEqualTo("Ana misses Wing Kong Hatchet Man 1.");
      assertThat(event(game, "strikes-back").argument("by")).isEqualTo("figure:HatchetMan-1");
      assertThat(event(game, "strikes-back").text()).isEqualTo("Wing Kong Hatchet Man 1 strikes back at Ana.");
      assertThat(event(game, "unhurt").argument("by")).isEqualTo("figure:HatchetMan-1");
    }

    @Test
    @Rule("BT-CMB-03")
    void hit_namesTheEnemy() {
      Played game = Scene.of(1).hero("A", "jack S9").minions("LD@S9 LD@S9").dice("action-1=1,3,5 combat-1=6")
          .begin(BeginTurn.OF_A).play("fight figure:LordOfDeath-2", "slot die body", "done");
      assertThat(event(game, "hit").argument("enemy")).isEqualTo("figure:LordOfDeath-2");
    }

    @Test
    @Rule({"BT-SKL-07", "BT-ACT-14"})
    void check_namesItsQuest() {
      Played game = Scene.of(1).hero("A", "jack K2").quest(2, "SQ13 active").dice("action-1=1,3,5 skill-1=1")
          .begin(BeginTurn.OF_A).play("trigger token:SQ13", "slot die body", "done");
      assertThat(event(game, "skill-dice").text()).isEqualTo("Ana rolls 1 skill die for the skill check of Card Sharps.");
      assertThat(event(game, "skill-dice").argument("against")).isEqualTo("token:SQ13");
      assertThat(event(game, "check-failed").text()).isEqualTo("Ana fails the check of Card Sharps.");
      assertThat(event(game, "check-failed").argument("quest")).isEqualTo("token:SQ13");
    }

    @Test
    @Rule("BT-TSK-07")
    void markersThatComeOff_nameTheirQuest() {
      Scene scene = Scene.of(1).hero("A", "egg G2").quest(0, "MQ-MG2 event=2 begun covered=1");
      Played game = scene.begin(Steps.MARKERS_OFF);
      assertThat(event(game, "markers-off").argument("quest")).isEqualTo("token:MQ-MG2");
      assertThat(event(game, "markers-off").text())
          .isEqualTo("The marker of the unfinished merged task of Missing Photographs comes off.");
    }

    @Test
    @Rule({"BT-ACT2-22", "BT-RUL-53"})
    void ghost_tellsItsDie_andWhetherAllAreAttacked() {
      Played all = Scene.of(1).actTwo().hero("A", "jack L2-8").boss("lo-pan", "L2-10", 4).dice("lo-pan=6")
          .begin(Steps.ENEMIES);
      assertThat(event(all, "ghost-attacks").text())
          .isEqualTo("The ghost of Lo Pan rolls 2 successes: 3 damage for every hero in sight.");
      Played one = Scene.of(1).actTwo().hero("A", "jack L2-8").boss("lo-pan", "L2-10", 4).dice("lo-pan=6")
          .begin(Steps.STRUCK_BACK_BY_LO_PAN);
      assertThat(event(one, "ghost-attacks").argument("targets")).as("a strikeback is at one").isEqualTo("one");
    }

    @Test
    @Rule({"BT-DIE-01", "BT-MOV-09", "BT-TSK-19"})
    void lostHealth_tellsItsCause_andWhere() {
      Played left = Scene.of(1).hero("A", "jack S1").minions("LD@S1").dice("action-1=1,1,3").begin(BeginTurn.OF_A)
          .play("move", "slot die body", "done", "go space:S2", "stop");
      assertThat(event(left, "evasion").argument("space")).isEqualTo("space:S1");
      assertThat(event(left, "health-lost").argument("cause")).isEqualTo("evasion");
      Played travelled = Scene.of(1).hero("A", "jack U4").dice("travel-1=1").begin(BeginTurn.OF_A)
          .play("travel space:S12");
      assertThat(event(travelled, "travels").text()).isEqualTo("Ana travels fast to S12 and loses 5 health.");
      assertThat(event(travelled, "health-lost").argument("cause")).isEqualTo("travel");
      Played attacked = Scene.of(1).hero("A", "jack S1").minions("LD@S1").begin(Steps.ENEMIES);
      assertThat(event(attacked, "health-lost").argument("cause")).isEqualTo("attack");
      Played hurt = Scene.of(1).hero("A", "jack S1").begin(new Carrying("damage(self,1)"));
      assertThat(event(hurt, "health-lost").argument("cause")).isEqualTo("effect");
    }

    @Test
    @Rule({"BT-SHP-13", "BT-CRT-01"})
    void blastTellsItsSpace_trapWhichItIs() {
      Played smoke = Scene.of(1).hero("A", "egg S9 EG1").minions("LD@S10 LD@S8").dice("action-1=1,3,5 blast-1=1,1,1")
          .begin(BeginTurn.OF_A).play("activate card:EG1", "at space:S10");
      assertThat(event(smoke, "blast").text()).isEqualTo("Ana rolls no success against each enemy at S10.");
      Played trap = FreeTests.crates(Scene.of(1).hero("A", "gracie S4 GR3+"), "S4", "HellPortal").dice("action-1=1,3,5")
          .begin(BeginTurn.OF_A).play("open 1");
      assertThat(event(trap, "trap-ignored").text()).isEqualTo("Ana ignores the trap: Hell Portal.");
    }
  }

  @Nested
  final class Actions {

    @Test
    @Rule("BT-RUL-94")
    void partsOfACard_sayWhatTheyDo() {
      Played game = Scene.of(1).hero("A", "jack S1 item=LuckyCoin")
          .begin(new Carrying("discardItem(self) or damage(self,2)"));
      assertThat(labels(game)).containsExactly("Choice 1 (discard an item)", "Choice 2 (2 damage)");
    }

    @Test
    void effectsOfOneMoment_sayWhatTheyDo() {
      Played game = Scene.of(1).content(OwnCards.upgrade("onTurnStart: damage(self,1)")).hero("A", "jack S1 JK1 UQ6")
          .begin(BeginTurn.OF_A);
      assertThat(labels(game)).containsExactly("Effect 1 next (At the start of the turn: 1 damage.)",
          "Effect 2 next (At the start of the turn: 1 health.)");
    }

    @Test
    @Rule({"BT-SET-16", "BT-SET-22"})
    void specials_sayWhatTheyDo() {
      Played game = Scene.of(1).hero("A", "eddie S1 special").dice("action-1=1,3,5").threat(3)
          .with(state -> MoveTests.companion(state, "companion-margo")).begin(BeginTurn.OF_A);
      assertThat(labels(game)).contains("Use the special ability (Each hero: move up to 3 spaces.)",
          "Use the special ability of Margo Litzenberger (Threat back 1.)");
      Played before = Scene.of(1).hero("A", "jack S1 special").minions("LD@S1").dice("action-1=1,3,5")
          .begin(BeginTurn.OF_A).play("fight figure:LordOfDeath-1", "slot die body", "done");
      assertThat(labels(before)).contains(
          "Use the special ability (All skill dice of combat rolls are epic until the end of the turn.)");
    }

    @Test
    @Rule({"BT-RUL-95", "BT-FRE-08"})
    void crateThatIsKnown_isNamed_wherePlayersOpenIt() {
      Played game = Scene.of(1).hero("A", "gracie S4 GR3")
          .with(state -> RevealQuest.crate(state, state.board().at("S4"))).dice("action-1=1,3,5").begin(BeginTurn.OF_A);
      assertThat(labels(game)).contains("Open crate 1");
      assertThat(labels(game.play("peek 1", "leave"))).contains("Open crate 1 (Lucky Coin)");
    }

    @Test
    @Rule({"BT-RUL-80", "BT-CRT-02", "BT-UPG-14"})
    void dice_areChosen_byWhatTheyShow() {
      Played again = Scene.of(1).hero("A", "jack S1 JK4").minions("LD@S1").dice("action-1=1,3,5 combat-1=1")
          .begin(BeginTurn.OF_A).play("fight figure:LordOfDeath-1", "slot die body", "done");
      assertThat(labels(again)).contains("Roll dice again (1 die)");
      assertThat(asked(again.play("reroll")))
          .isEqualTo("The dice show 0. Which are rolled again to hit Lord of Death 1? 1 at most.");
      Played coin = Scene.of(1).hero("A", "jack S1 item=LuckyCoin").fate("wild").dice("action-1=1,3,5")
          .begin(BeginTurn.OF_A).play("use token:LuckyCoin");
      assertThat(asked(coin)).isEqualTo("Action die 1: body. Action die 2: mind. Action die 3: spirit."
          + " Fate die 1: the wild die. Fate die 2: double body. Fate die 3: double body. Fate die 4: double body."
          + " Fate die 5: double body. Fate die 6: double body. Which dice does the Lucky Coin roll again?");
      Played fate = Scene.of(1).hero("A", "jack S1").fate("wild").begin(new Carrying("rerollFate(2)"));
      assertThat(asked(fate)).startsWith("Fate die 1: the wild die.").endsWith("2 at most.");
      Played turned = Scene.of(1).content(OwnCards.upgrade("cost(any): setAD(1)")).hero("A", "jack S1 JK1")
          .dice("action-1=1,1,3").begin(BeginTurn.OF_A).play("activate card:JK1", "slot die body");
      assertThat(asked(turned)).isEqualTo("Which action die is turned? 1 more at most.");
      assertThat(labels(turned)).contains("Turn action die 3 to spirit (Action die 3: mind.)");
    }

    @Test
    @Rule({"BT-CRT-02", "BT-RUL-123"})
    void coinDuringARoll_namesTheDiceJustRolled_first() {
      Played game = Scene.of(1).hero("A", "jack U4 item=LuckyCoin").dice("action-1=1,3,5 travel-1=1").begin(BeginTurn.OF_A)
          .play("travel space:S12", "use token:LuckyCoin");
      assertThat(asked(game)).startsWith("Die 1: no success. Action die 1: body. ");
    }

    @Test
    @Rule({"BT-TSK-04", "BT-TSK-22"})
    void cover_namesTheQuest_andTheDie() {
      Played game = Scene.of(1).hero("A", "jack S1").quest(0, "MQ-JK1 event=3 begun").dice("action-1=1,1,3")
          .begin(BeginTurn.OF_A).play("work token:MQ-JK1", "slot die body");
      assertThat(asked(game)).isEqualTo("Which requirement of The Missing Rig does a die for body cover?");
      Played two = Scene.of(1).hero("A", "jack B2").quest(0, "MQ-EG2 event=1 begun").fate("double-body")
          .dice("action-1=1,1,3").begin(BeginTurn.OF_A)
          .play("draw double-body", "rest", "slot die body", "done", "work token:MQ-EG2", "slot double body");
      assertThat(asked(two)).as("an epic slot")
          .isEqualTo("Which requirement of Wards of the Shrine does a die for any attribute cover? 2 more at most.");
    }

    @Test
    @Rule("BT-SHP-16")
    void cardsThatGoBack_areAskedFor_withTheOrderInWhichTheyWillLie() {
      Played game = Scene.of(1).hero("A", "jack S1").begin(new Carrying("peekBT(2)"));
      assertThat(asked(game))
          .isEqualTo("Which Big Trouble card goes back next, and where? On top it lies over those put back before.");
      List<String> cards = game.actions();
      game.play(cards.get(0));
      var state = game.state();
      int top = state.cards().top(state.zones().bigTrouble);
      assertThat("top card:" + state.cards().layout().name(state.cards().face(top)))
          .as("the last one goes on top by itself").isEqualTo(cards.get(1));
    }

    @Test
    @Rule("BT-RUL-68")
    void receiver_isAskedFor_withTheQuest() {
      Played game = Scene.of(2).hero("A", "jack S1").hero("B", "wang S1")
          .quest(0, "MQ-RAIN active event=2 begun left=1").boss("Rain", "S10", 1).begin(Steps.HIT_RAIN);
      assertThat(asked(game)).isEqualTo("Who gets the reward of Storm of Blades?");
      assertThat(game.match().decision().isGroup()).isTrue();
    }

    @Test
    @Rule("BT-UPG-14")
    void bossThatIsStruck_losesSoMuch() {
      Played game = Scene.of(1).hero("A", "jack S1").boss("Rain", "S1", 4).boss("Thunder", "S1", 5)
          .begin(new Carrying("hitBoss(2)"));
      assertThat(asked(game)).isEqualTo("Which boss loses 2 health?");
    }
  }

  @Nested
  final class Elements {

    private static Element element(Table table, String id) {
      return table.find(id).orElseThrow();
    }

    @Test
    void spacesSlotsCratesAndFigures_areLabelled() {
      Played game = Scene.of(1).hero("A", "jack S1 special").minions("LD@S1").dice("action-1=1,3,5")
          .with(state -> RevealQuest.crate(state, state.board().at("S4"))).begin(BeginTurn.OF_A);
      Table table = game.match().table(Viewer.spectator());
      assertThat(element(table, "space:D1").get("label")).as("as events say it").isEqualTo("D1");
      assertThat(element(table, "token:fate-slot-3").get("label")).isEqualTo("Fate slot 3");
      assertThat(element(table, "token:crate-S4").get("label")).isEqualTo("Crate");
      assertThat(element(table, "token:ability-1").get("label")).isEqualTo("Ability card");
      assertThat(element(table, "die:action-1-2").get("label")).isEqualTo("Action die 2");
      assertThat(element(table, "figure:LordOfDeath-1").references("card")).containsExactly("card:LordOfDeath");
      assertThat(unlabelled(table.elements())).isEmpty();
    }

    private static List<String> unlabelled(List<Element> elements) {
      return elements.stream().flatMap(element -> java.util.stream.Stream.concat(
          element.get("label") == null && element.get("name") == null ? java.util.stream.Stream.of(element.id())
              : java.util.stream.Stream.empty(), unlabelled(element.children()).stream())).toList();
    }
  }
}
