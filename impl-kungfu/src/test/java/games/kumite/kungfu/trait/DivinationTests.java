package games.kumite.kungfu.trait;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Element;
import games.kumite.api.Match;
import games.kumite.api.Viewer;
import games.kumite.api.random.RandomSource;
import games.kumite.kungfu.Cast;
import games.kumite.kungfu.Ground;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.end.Goal;
import games.kumite.kungfu.end.MatchEnd;
import games.kumite.kungfu.figure.Contest;
import games.kumite.kungfu.figure.IChing;
import games.kumite.kungfu.setup.SetupGame;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Vip;
import games.kumite.spi.Inspection;
import games.kumite.spi.testkit.LoadedDice;
import games.kumite.spi.testkit.Rule;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** I-Ching Divination: three secret dice, used in place of those of the figure. */
final class DivinationTests {

  private static final String SEER = "hero/i-ching-divination 4000 4000";

  /** Ana's or Bo's seer, who has foreseen these. */
  private static Ring ring(int gang, int[] foreseen, String... figures) {
    return Ring.of(foresight(gang, foreseen), figures);
  }

  static Consumer<GameState> foresight(int gang, int... foreseen) {
    return state -> {
      state.figures().foresight().foresees(0, state.definition().firstForeseen(gang - 1, 0));
      for (int n = 0; n < foreseen.length; n++) {
        state.foreseen().put(IChing.cell(state, 0, n), foreseen[n]);
      }
    };
  }

  private static Element figure(Match match, Viewer viewer, String name) {
    return match.table(viewer).find("figure:" + name).orElseThrow();
  }

  private static List<Object> faces(Ring ring, Viewer viewer, String name) {
    return figure(ring.match(), viewer, name).children().stream().map(die -> die.get("face")).toList();
  }

  private static Viewer seat(Ring ring, int index) {
    return ring.match().seats().get(index);
  }

  @Test
  @Rule({"KF-TRT-43a", "KF-TRT-43d"})
  void threeDice_areRolledBeforeTheGame_andOnlyTheOwnerKnowsThem() {
    LoadedDice dice = new LoadedDice();
    dice.lay("i-ching-1=4,2,6 attacker=6,1");
    Match match = new SetupGame().start(games.kumite.api.Setup.seats("Ana", "Bo").random(dice));
    match.play(match.decision().parse("recruit token:profile-incense-master"));
    for (int i = 0; i < 5; i++) {
      match.play(match.decision().parse("recruit token:profile-student"));
    }
    match.play(match.decision().parse("done"));
    match.play(match.decision().parse("gang token:gang-police"));
    assertThat(match.decision().kind()).isEqualTo("role");
    GameState state = (GameState) Inspection.state(match);
    assertThat(IChing.left(state, 0)).isEqualTo(3);
    assertThat(state.foreseen().number(IChing.cell(state, 0, 2))).isEqualTo(6);
    assertThat(figure(match, match.seats().get(0), "1-1").children()).hasSize(3);
    assertThat(figure(match, match.seats().get(1), "1-1").children()).isEmpty();
    assertThat(figure(match, match.seats().get(1), "1-1").get("foreseen")).isEqualTo(3);
    assertThat(figure(match, Viewer.spectator(), "1-1").children()).isEmpty();
  }

  @Test
  @Rule({"KF-TRT-43b", "KF-ACT-02"})
  void aForeseenDie_takesThePlaceOfOneOfTheRoll_andIsGone() {
    Ring ring = ring(2, new int[] {5, 1, 6}, "2 " + SEER, "1 student 8000 8000").play("activate figure:2-1", "roll 2");
    assertThat(ring.kind() + ring.actor()).isEqualTo("divinationBo");
    assertThat(ring.listed()).containsExactly("let-roll", "divine 1", "divine 2", "divine 3");
    ring.play("divine 3");
    assertThat(ring.listed()).as("another for the second die").containsExactly("let-roll", "divine 1", "divine 2");
    ring.dice("activation-2=6").play("let-roll");
    assertThat(ring.kind()).isEqualTo("action");
    assertThat(IChing.left(ring.fight(), 0)).isEqualTo(2);
    ring.play("move", "to 4000 4000", "move", "to 4000 4000");
    assertThat(ring.kind()).as("two 6s, the foreseen one among them: a third action").isEqualTo("action");
  }

  @Test
  @Rule("KF-TRT-43b")
  void itIsNeverCompulsory_andWithoutDiceNobodyIsAsked() {
    Ring ring = ring(2, new int[] {5, 1, 6}, "2 " + SEER, "1 student 8000 8000").play("activate figure:2-1", "roll 1");
    ring.dice("activation-2=3").play("let-roll");
    assertThat(ring.kind()).isEqualTo("action");
    assertThat(IChing.left(ring.fight(), 0)).isEqualTo(3);
    Ring used = ring(2, new int[] {}, "2 " + SEER, "1 student 8000 8000").play("activate figure:2-1")
        .dice("activation-2=3").play("roll 1");
    assertThat(used.kind()).isEqualTo("action");
  }

  @Test
  @Rule({"KF-TRT-43b", "KF-RUL-184"})
  void inCombat_bothSidesMayUseThem_attackerAndDefender() {
    Ring attack = ring(2, new int[] {6, 1, 1}, "2 " + SEER, "1 bruiser 4250 4000").play("activate figure:2-1", "roll 1");
    attack.dice("activation-2=4").play("let-roll", "attack");
    assertThat(attack.kind()).isEqualTo("divination");
    attack.dice("defence-1=2").play("divine 1");
    assertThat(attack.listed()).as("6 and 4 against 2 and 3: won by 5").contains("inflict extra-killed");
    Ring defence = ring(1, new int[] {6, 1, 1}, "1 " + SEER, "2 student 4250 4000").play("activate figure:2-1")
        .dice("activation-2=4").play("roll 1", "attack");
    assertThat(defence.kind() + defence.actor()).as("in the enemy's turn").isEqualTo("divinationAna");
    defence.dice("attack-2=2").play("divine 1");
    assertThat(defence.kind() + defence.actor()).as("10 to 4").isEqualTo("effectAna");
  }

  @Test
  @Rule("KF-TRT-43b")
  void inContestsAndFalls_theyAreUsedToo() {
    Ring ring = ring(2, new int[] {5, 4, 6}, "2 " + SEER, "1 student 8000 8000");
    ring.figures().foresight().lay(0, 0, 5);
    ring.figures().foresight().lay(0, 1, 1);
    ring.dice("contest-2=1 contest-1=5,1,1");
    assertThat(Contest.margin(ring.fight(), 0, 1)).as("5, 1 and a rolled 1: one success, against one").isZero();
    assertThat(ring.figures().foresight().laid(0)).isZero();
  }

  @Test
  @Rule({"KF-TRT-43b", "KF-STU-14h"})
  void aFall_asksFirst() {
    Ring ring = Ring.of(state -> {
      state.lay(Ground.bare().rock(3000, 3000, 5000, 5000, 720).board());
      state.figures().foresight().foresees(0, state.definition().firstForeseen(0, 0));
      state.foreseen().put(IChing.cell(state, 0, 1), 6);
    }, "1 " + SEER + " 720", "2 bruiser 4000 3750 720");
    ring.figures().put(0, games.kumite.kungfu.geometry.Place.of(4000, 4900, 720));
    ring.figures().put(1, games.kumite.kungfu.geometry.Place.of(4000, 4650, 720));
    ring.play("activate figure:2-1").dice("activation-2=4").play("roll 1", "attack");
    ring.dice("attack-2=6 defence-1=1").play("let-roll", "inflict recoil-short", "turn 0", "done");
    assertThat(ring.kind() + ring.actor()).isEqualTo("divinationAna");
    ring.play("divine 2");
    assertThat(ring.is("1-1", Condition.CLIFFHANGING)).isTrue();
  }

  @Test
  @Rule("KF-TRT-43c")
  void unusedDice_areShownAtTheEnd_andUsedOnesAreOpen() {
    Ring ring = ring(2, new int[] {5, 1, 6}, "2 " + SEER, "1 student 8000 8000").play("activate figure:2-1", "roll 1");
    assertThat(faces(ring, seat(ring, 1), "2-1")).containsExactly(5, 1, 6);
    assertThat(faces(ring, seat(ring, 0), "2-1")).isEmpty();
    ring.play("divine 1");
    assertThat(faces(ring, seat(ring, 1), "2-1")).containsExactly(5, 1, 6);
    assertThat(faces(ring, seat(ring, 0), "2-1")).as("the one that is used").containsExactly(5);
    Goal.decide(ring.fight(), 0);
    MatchEnd.look(ring.fight());
    assertThat(faces(ring, seat(ring, 0), "2-1")).containsExactly(5, 1, 6);
    assertThat(faces(ring, Viewer.spectator(), "2-1")).containsExactly(5, 1, 6);
  }

  @Test
  @Rule({"KF-TRT-43a", "KF-TRT-43b"})
  void whoImagines_knowsNothingOfThem_andTheOwnerAll() {
    Ring ring = ring(2, new int[] {5, 1, 6}, "2 " + SEER, "1 student 8000 8000").play("activate figure:2-1", "roll 1");
    boolean hasOthers = false;
    for (long seed = 1; seed <= 20; seed++) {
      GameState imagined = (GameState) Inspection.state(
          ring.match().perspective(seat(ring, 0)).imagine(RandomSource.seeded(seed)));
      hasOthers |= imagined.foreseen().number(IChing.cell(imagined, 0, 0)) != 5;
      GameState own = (GameState) Inspection.state(ring.match().perspective(seat(ring, 1)).imagine(RandomSource.seeded(seed)));
      assertThat(own.foreseen().number(IChing.cell(own, 0, 0))).isEqualTo(5);
    }
    assertThat(hasOthers).isTrue();
    assertThat(Optional.of(ring.match().perspective(seat(ring, 0)).turn()).orElseThrow().toString())
        .doesNotContain("divine 1");
  }

  @Test
  @Rule({"KF-TRT-43b", "KF-VIP-09c", "KF-RUL-148"})
  void aForeseenDie_helpsToPersuade() {
    Ring ring = Ring.of(Cast.run(Vip.SUPER_SOLDIER, 1, 5000, 5000).andThen(foresight(2, 6, 6, 6)),
        "2 hero/i-ching-divination 5900 5000", "1 hero 500 500", "2 student 8000 8000");
    ring.play("activate figure:2-1", "roll 1").dice("activation-2=1").play("let-roll");
    ring.play("decline", "end-turn", "end-turn", "activate figure:2-1", "persuade", "end-turn");
    assertThat(ring.kind()).isEqualTo("divination");
    ring.dice("persuade-2=1").play("divine 1", "divine 2", "let-roll");
    assertThat(ring.figures().gang(ring.figure("1-2"))).isEqualTo(1);
  }

  @Test
  @Rule({"KF-TRT-43b", "KF-VIP-03d", "KF-RUL-149"})
  void aForeseenDie_helpsTheMedic() {
    Ring ring = Ring.of(Cast.nobodys(Vip.MEDIC, 5000, 5000).andThen(foresight(2, 6, 6, 6)).andThen(state ->
        state.figures().inflict(0, Condition.KNOCKED_OUT)), "2 hero/i-ching-divination 5000 5250", "1 hero 500 500", "2 student 8000 8000");
    ring.play("end-turn", "end-turn");
    assertThat(ring.kind() + ring.actor()).isEqualTo("divinationBo");
    ring.dice("survival-2=1").play("divine 1", "divine 2", "let-roll");
    assertThat(ring.is("2-1", Condition.KNOCKED_OUT)).isFalse();
  }

  @Test
  @Rule({"KF-TRT-43b", "KF-TRT-55e", "KF-RUL-159"})
  void whoIsPossessed_divinesForWhoRunsHim_whoDoesNotSeeWhatHeTakes() {
    Ring ring = Ring.of(foresight(1, 5, 1, 6).andThen(state -> {
      state.figures().inflict(1, Condition.HUSK);
      state.figures().inflict(0, Condition.POSSESSED);
      state.figures().rider(0, 1);
      state.figures().formerGang(0, 0);
      state.figures().join(0, 1);
    }), "1 " + SEER, "2 hero/possession 8000 8000", "1 hero 500 500", "2 student 8000 500");
    while (ring.listed().contains("pass")) {
      ring.play("pass");
    }
    ring.play("activate figure:1-1");
    while (ring.listed().contains("pass")) {
      ring.play("pass");
    }
    ring.play("roll 1");
    assertThat(ring.kind() + ring.actor()).isEqualTo("divinationBo");
    assertThat(faces(ring, seat(ring, 1), "1-1")).as("Bo").isEmpty();
    assertThat(faces(ring, seat(ring, 0), "1-1")).as("Ana").containsExactly(5, 1, 6);
    ring.play("divine 3");
    assertThat(faces(ring, seat(ring, 1), "1-1")).containsExactly(6);
    while (ring.listed().contains("pass")) {
      ring.play("pass");
    }
    assertThat(ring.kind() + ring.actor()).as("a success").isEqualTo("actionBo");
  }

  @Test
  @Rule({"KF-TRT-43b", "KF-TRT-46c", "KF-RUL-114"})
  void againstABeautyWhoLeaves_foreseenDiceHelpHimToHackHer() {
    Ring ring = Ring.of(foresight(1, 6, 6, 5), "1 " + SEER, "2 hero/knock-out-beauty/female 4250 4000", "1 student 500 500",
        "2 student 8000 8000").play("activate figure:2-1").dice("activation-2=5").play("roll 1", "move", "to 5000 4000");
    assertThat(ring.kind() + ring.actor()).isEqualTo("hack-leaverAna");
    ring.play("hack figure:1-1");
    assertThat(ring.kind() + ring.actor()).as("three Q dice").isEqualTo("divinationAna");
    ring.dice("charm-1=4").play("divine 1", "divine 2", "let-roll");
    assertThat(ring.kind() + ring.actor()).as("he is free of her charm; then his C die").isEqualTo("divinationAna");
    ring.dice("attack-1=2 defence-2=5").play("let-roll");
    assertThat(ring.place("2-1")).as("2 + 4 against 5 + 4").isEqualTo("5000 4000");
  }

  @Test
  @Rule({"KF-TRT-43b", "KF-TRT-46c", "KF-RUL-114", "KF-TRT-20a"})
  void dashingAtABeauty_heSaysFirstWhatHeLaysOut_thenAgainWhatHeDoes() {
    Ring ring = Ring.of(foresight(2, 6, 6, 5), "2 hero/i-ching-divination/dashing 3000 4000",
        "1 hero/knock-out-beauty/female 3700 4000", "1 student 500 500", "2 student 8000 8000").play("activate figure:2-1", "roll 2")
        .dice("activation-2=5,5").play("let-roll", "move", "to 3450 4000", "target figure:1-1 1");
    assertThat(ring.kind() + ring.actor()).isEqualTo("divinationBo");
    ring.play("divine 1", "divine 2", "divine 3");
    assertThat(ring.kind()).isEqualTo("dash");
    ring.dice("attack-2=3 defence-1=3").play("target figure:1-1 1");
    assertThat(ring.kind()).as("three successes; 3 + 4 + 1 against 3 + 4").isEqualTo("effect");
  }

  @Test
  @Rule({"KF-TRT-43b", "KF-TRT-46c", "KF-RUL-114"})
  void inAHailAtABeauty_foreseenDiceHelpToo() {
    Ring ring = Ring.of(foresight(2, 6, 6, 5), "2 hero/i-ching-divination/automatic-weapon 4000 4000",
        "1 hero/knock-out-beauty/female 7000 4000", "1 student 500 500", "2 student 8000 8000").play("activate figure:2-1", "roll 2")
        .dice("activation-2=5,5").play("let-roll", "shoot", "hail 1", "at figure:1-1");
    assertThat(ring.kind() + ring.actor()).isEqualTo("divinationBo");
    ring.dice("charm-2=1").play("divine 1", "divine 2", "let-roll");
    assertThat(ring.kind()).as("charmed: no shot at her in this turn, and nobody else is there").isNotEqualTo("divination");
  }

  @Test
  @Rule({"KF-TRT-43b", "KF-CON-15"})
  void whoeverIsPushedAgainst_isAskedForHisBalance() {
    Ring ring = Ring.of(foresight(1, 6), "1 hero/i-ching-divination 3600 4000", "1 thug 4000 4000",
        "2 hero 4250 4000", "2 thug 8000 8000")
        .play("activate figure:2-1").dice("activation-2=5 attack-2=3 defence-1=4").play("roll 1", "attack");
    ring.dice("balance-1=6").play("inflict recoil-short", "turn 0");
    assertThat(ring.kind() + ring.actor()).isEqualTo("divinationAna");
    ring.play("divine 1");
    assertThat(ring.is("1-1", Condition.KNOCKED_DOWN)).isFalse();
    assertThat(IChing.left(ring.fight(), 0)).isZero();
  }
}
