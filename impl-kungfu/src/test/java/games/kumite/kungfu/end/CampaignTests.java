package games.kumite.kungfu.end;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import games.kumite.api.Action;
import games.kumite.api.Element;
import games.kumite.api.EventReader;
import games.kumite.api.IllegalActionException;
import games.kumite.api.InvalidSetupException;
import games.kumite.api.Match;
import games.kumite.api.Viewer;
import games.kumite.api.random.RandomSource;
import games.kumite.api.random.SeededRandom;
import games.kumite.kungfu.KungFuGame;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.content.Weapon;
import games.kumite.kungfu.effect.Casualty;
import games.kumite.kungfu.setup.SetupGame;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Plot;
import games.kumite.kungfu.state.PlotDeed;
import games.kumite.spi.Inspection;
import games.kumite.spi.testkit.LoadedDice;
import games.kumite.spi.testkit.Rule;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Battles in a row: what gangs take from one to the next. */
final class CampaignTests {

  private static final String POLICE = "level=0 members=detective,veteran-cop,swat-officer,beat-cop,rookie-cop,rookie-cop";
  private static final String MONKS =
      "level=0 members=dim-mak-master,martial-arts-champion,shaolin-monk,student,student,senior-student";
  private static final Consumer<GameState> PLAIN = state -> { };

  private static String legacy(Match match) {
    return String.valueOf(element(match, "token:campaign").get("campaign"));
  }

  private static Element element(Match match, String id) {
    return match.table(Viewer.spectator()).find(id).orElseThrow();
  }

  /** A battle that follows another one. */
  private static Match next(String dice, String legacy) {
    LoadedDice loaded = new LoadedDice();
    loaded.lay(dice);
    return new SetupGame().start(
        games.kumite.api.Setup.seats("Ana", "Bo").option("campaign", legacy).option("budget", 400).random(loaded));
  }

  private static GameState fight(Match match) {
    return (GameState) Inspection.state(match);
  }

  private static String refused(Match match, String notation) {
    try {
      match.decision().parse(notation);
    } catch (IllegalActionException refusal) {
      return refusal.rule().orElse("none");
    }
    return "legal";
  }

  private static List<String> listed(Match match) {
    return match.decision().actions().stream().map(Action::notation).toList();
  }

  private static Match played(Match match, long seed) {
    SeededRandom random = RandomSource.seeded(seed).split("play");
    while (!match.isOver()) {
      match.playRandom(random);
    }
    return match;
  }

  @Test
  @Rule({"KF-ADV-01", "KF-ADV-02", "KF-ADV-03", "KF-RUL-79", "KF-SET-09"})
  void twoBattles_inARow() {
    games.kumite.api.Setup setup =
        games.kumite.api.Setup.seats("Ana", "Bo").option("table", "hideout").option("budget", 200).option("turnLimit", 5);
    long seed = 4;
    Match first = played(new KungFuGame().start(setup.seed(seed)), seed);
    while (!legacy(first).contains("/lost") || legacy(first).contains("/humbled")) { // a short battle may cost nobody
      seed++;
      first = played(new KungFuGame().start(setup.seed(seed)), seed);
    }
    String brought = legacy(first);
    Match second = new KungFuGame().start(setup.seed(5).option("campaign", brought));
    int asked = 0;
    while (second.decision().kind().equals("replace")) {
      second.play(0);
      asked++;
    }
    assertThat(asked).as("once for each who was lost").isEqualTo(brought.split("/lost", -1).length - 1).isPositive();
    assertThat(second.decision().kind()).isNotEqualTo("gang");
    for (int gang = 1; gang <= 2; gang++) {
      Element before = element(first, "track:chi-" + gang);
      Element after = element(second, "track:chi-" + gang);
      int level = (int) before.get("max") + (int) before.attributes().getOrDefault("next-level", 0);
      assertThat(after.get("max")).isEqualTo(level);
      assertThat(after.get("value")).as("all Chi is back").isEqualTo(level);
      String[] members = brought.split("; ")[gang - 1].split("members=")[1].split(",");
      for (int number = 1; number <= members.length; number++) {
        Element figure = element(second, "figure:" + gang + "-" + number);
        Element old = element(first, "figure:" + gang + "-" + number);
        assertThat(figure.get("label")).as("the same, or replaced by the same").isEqualTo(old.get("label"));
        assertThat(figure.attributes()).as("healed").doesNotContainKey("wounds");
        assertThat(Ring.words(figure.get("conditions"))).isEqualTo("");
      }
    }
    assertThat(legacy(played(second, 5))).as("and on to a third").startsWith("level=");
  }

  @ParameterizedTest
  @CsvSource({"true, 0, 3, 0", "false, 0, 2, 0", "true, 1, 1, 2", "false, 1, 1, 1"})
  @Rule({"KF-ADV-01", "KF-RUL-82", "KF-PLT-15"})
  void theWinner_hasAChiLevelMore_andOneForADecisiveBattle_andTheGangThatBeatTheProtagonistOne(
      boolean isDecisive, int winner, int first, int second) {
    Ring ring = Ring.unrecorded(PLAIN, "1 detective 1000 1000", "1 student 4000 4000", "2 dim-mak-master 8000 8000",
        "2 student 5000 5000");
    Casualty.knockOut(ring.fight(), ring.figure("2-1"), ring.figure("1-2"));
    if (isDecisive) {
      Casualty.kill(ring.fight(), ring.figure("1-2"), ring.figure("2-2"));
    }
    EventReader told = ring.match().events(Viewer.spectator());
    told.read();
    Goal.decide(ring.fight(), winner);
    MatchEnd.look(ring.fight());
    assertThat(told.read()).filteredOn(event -> event.type().equals("chi-level-changes")).as("once for a gang")
        .singleElement().satisfies(event -> assertThat(event.arguments())
            .containsEntry("gang", 1 + winner).containsEntry("change", isDecisive ? 2 : 1));
    assertThat(ring.fight().gang(0, Counters.LEVEL_CHANGE)).isEqualTo(first);
    assertThat(ring.fight().gang(1, Counters.LEVEL_CHANGE)).isEqualTo(second);
    assertThat(legacy(ring.match())).contains("level=" + first + " ").contains("level=" + second + " ");
  }

  @Test
  @Rule({"KF-ADV-01", "KF-RUL-82"})
  void aProtagonist_countsOnce_andOnlyForAnEnemyWhoPutHimOut() {
    Ring ring = Ring.of(PLAIN, "1 detective 1000 1000", "1 student 4000 4000", "2 dim-mak-master 8000 8000");
    Casualty.flee(ring.fight(), ring.figure("1-1"));
    Casualty.knockOut(ring.fight(), ring.figure("2-1"), -1);
    assertThat(ring.fight().gang(0, Counters.LEVEL_CHANGE)).as("fell by himself").isZero();
    assertThat(ring.fight().gang(1, Counters.LEVEL_CHANGE)).as("routed").isZero();
    ring.figures().cure(ring.figure("2-1"), Condition.KNOCKED_OUT);
    Casualty.knockOut(ring.fight(), ring.figure("2-1"), ring.figure("1-2"));
    ring.figures().cure(ring.figure("2-1"), Condition.KNOCKED_OUT);
    Casualty.kill(ring.fight(), ring.figure("2-1"), ring.figure("1-2"));
    assertThat(ring.fight().gang(0, Counters.LEVEL_CHANGE)).isEqualTo(1);
  }

  @Test
  @Rule("KF-PLT-06d")
  void aDraw_givesNobodyAnything() {
    Ring ring = Ring.of(PLAIN, "1 detective 1000 1000", "2 dim-mak-master 8000 8000");
    Goal.lose(ring.fight());
    MatchEnd.look(ring.fight());
    assertThat(legacy(ring.match())).isEqualTo("level=0 members=detective; level=0 members=dim-mak-master");
  }

  @Test
  @Rule({"KF-ADV-02", "KF-RUL-97"})
  void theDead_theRouted_andTheTraitor_areLost_theKnockedOutAreNot() {
    Ring ring = Ring.of(PLAIN, "1 detective 1000 1000", "1 student 2000 1000", "1 rookie-cop 3000 1000",
        "1 beat-cop 4000 1000", "1 student 5000 1000", "2 dim-mak-master 8000 8000");
    Casualty.kill(ring.fight(), ring.figure("1-2"), ring.figure("2-1"));
    Casualty.flee(ring.fight(), ring.figure("1-3"));
    Casualty.knockOut(ring.fight(), ring.figure("1-4"), ring.figure("2-1"));
    ring.figures().join(ring.figure("1-5"), 1);
    ring.figures().inflict(ring.figure("1-5"), Condition.TRAITOR);
    int more = ring.figures().add(ring.fight().definition().content.profile("beat-cop"), 0);
    ring.figures().put(more, ring.figures().place(0));
    Goal.lose(ring.fight());
    MatchEnd.look(ring.fight());
    assertThat(legacy(ring.match())).as("and who came later goes again").startsWith(
        "level=0 members=detective,student/lost,rookie-cop/lost,beat-cop,student/lost; ");
  }

  @Test
  @Rule("KF-ADV-02")
  void aLostExtra_isReplaced_byOneOfTheSamePointsOrLess() {
    Match match = next("attacker=6,1", POLICE.replace("beat-cop", "beat-cop/lost") + ";" + MONKS);
    assertThat(match.decision().kind()).isEqualTo("replace");
    assertThat(match.actor().name()).isEqualTo("Ana");
    assertThat(listed(match).get(0)).as("the same first").isEqualTo("recruit token:profile-beat-cop");
    assertThat(refused(match, "recruit token:profile-rookie-cop")).isEqualTo("legal");
    assertThat(refused(match, "recruit token:profile-swat-officer")).as("dearer").isEqualTo("KF-ADV-02");
    assertThat(refused(match, "recruit token:profile-detective")).isEqualTo("KF-ADV-02");
    match.play(match.decision().parse("recruit token:profile-student"));
    assertThat(match.decision().kind()).as("nobody else was lost").isEqualTo("role");
    assertThat(fight(match).members(0).stream().map(profile -> profile.id))
        .containsExactly("detective", "veteran-cop", "swat-officer", "student", "rookie-cop", "rookie-cop");
  }

  @Test
  @Rule({"KF-ADV-02", "KF-GANG-02"})
  void aLostProtagonist_isReplacedByAProtagonist_andNoSecondBruiserJoins() {
    Match match = next("attacker=6,1", POLICE + ";" + MONKS.replace("dim-mak-master", "dim-mak-master/lost")
        .replace("shaolin-monk", "shaolin-monk/lost"));
    assertThat(match.actor().name()).isEqualTo("Bo");
    assertThat(refused(match, "recruit token:profile-student")).isEqualTo("KF-ADV-02");
    assertThat(refused(match, "recruit token:profile-detective")).isEqualTo("legal");
    match.play(match.decision().parse("recruit token:profile-detective"));
    assertThat(listed(match)).as("a gang has one Bruiser").noneMatch(each -> each.contains("senior-student-bruiser"));
    assertThat(match.decision().actions()).allSatisfy(action ->
        assertThat(fight(match).definition().profile(fight(match).definition().content.profile(
            action.notation().substring("recruit token:profile-".length()))).type.name()).isEqualTo("EXTRA"));
  }

  @Test
  @Rule({"KF-ADV-03", "KF-RUL-79"})
  void woundsHeal_weaponsAreReplaced_andLevelsAddUp() {
    Ring ring = Ring.of(state -> {
      state.figures().wounds(0, 2);
      state.figures().inflict(0, Condition.LIMPING);
      state.figures().arms().loseWeapon(0, 0);
      state.gang(0, Counters.LEVEL_BEFORE, 2);
      state.gang(1, Counters.LEVEL_BEFORE, -1);
      state.set(Counters.PLOT, Plot.DESTROY.ordinal());
    }, "1 detective 1000 1000", "2 dim-mak-master 8000 8000");
    Goal.decide(ring.fight(), 0);
    MatchEnd.look(ring.fight());
    assertThat(legacy(ring.match())).isEqualTo("level=3 members=detective; level=-1 members=dim-mak-master");
    Match match = next("attacker=6,1", POLICE.replace("level=0", "level=3") + ";" + MONKS.replace("level=0", "level=-1"));
    assertThat(fight(match).gang(0, Counters.CHI_LEVEL)).isEqualTo(7);
    assertThat(fight(match).gang(0, Counters.CHI)).isEqualTo(7);
    assertThat(fight(match).gang(1, Counters.CHI_LEVEL)).isEqualTo(3);
    assertThat(fight(match).figures().wounds(0)).isZero();
    assertThat(fight(match).figures().arms().weapons(0)).isEqualTo(1);
  }

  @Test
  @Rule({"KF-ADV-04", "KF-TAO-09"})
  void whoRefusedAChallenge_isHumbledInTheNextBattle_untilTheChallengerIsOut() {
    Ring ring = Ring.of(PLAIN, "1 detective 1000 1000", "2 dim-mak-master 8000 8000");
    ring.figures().inflict(1, Condition.HUMBLED);
    ring.figures().humbler(1, 0);
    ring.figures().note(1, PlotDeed.REFUSED);
    Goal.lose(ring.fight());
    MatchEnd.look(ring.fight());
    assertThat(legacy(ring.match())).endsWith("members=dim-mak-master/refused-1-1");
    Match match = next("attacker=6,1", POLICE + ";" + MONKS.replace("dim-mak-master", "dim-mak-master/refused-1-1"));
    GameState state = fight(match);
    int humbled = state.figures().named("2-1");
    assertThat(state.figures().is(humbled, Condition.HUMBLED)).isTrue();
    assertThat(state.figures().humbler(humbled)).isEqualTo(state.figures().named("1-1"));
    Casualty.kill(state, state.figures().named("1-1"), humbled);
    assertThat(state.figures().is(humbled, Condition.HUMBLED)).isFalse();
    assertThat(state.figures().has(humbled, PlotDeed.REFUSED)).isFalse();
  }

  @Test
  @Rule({"KF-ADV-04", "KF-TAO-09", "KF-ADV-03"})
  void aRefusalGoesOn_withoutAChallenger_andOtherHumiliationsHeal() {
    Ring ring = Ring.of(PLAIN, "1 detective 1000 1000", "1 student 2000 2000", "2 dim-mak-master 8000 8000");
    ring.figures().inflict(0, Condition.HUMBLED);
    ring.figures().humbler(0, 2);
    ring.figures().inflict(2, Condition.HUMBLED);
    ring.figures().humbler(2, 0);
    ring.figures().note(2, PlotDeed.REFUSED);
    Casualty.kill(ring.fight(), 0, -1);
    Goal.lose(ring.fight());
    MatchEnd.look(ring.fight());
    assertThat(legacy(ring.match())).isEqualTo("level=0 members=detective/lost,student; level=0 members=dim-mak-master/refused");
    Ring healed = Ring.of(PLAIN, "1 detective 1000 1000", "2 dim-mak-master 8000 8000");
    healed.figures().inflict(0, Condition.HUMBLED);
    healed.figures().humbler(0, 1);
    Goal.lose(healed.fight());
    MatchEnd.look(healed.fight());
    assertThat(legacy(healed.match())).startsWith("level=0 members=detective;");
  }

  @Test
  @Rule({"KF-PLT-08b", "KF-ADV-04"})
  void aFailedRevenge_humblesTheAvenger_inTheNextBattle() {
    Ring ring = Ring.of(PLAIN, "1 detective 1000 1000", "2 dim-mak-master 8000 8000", "2 student 7000 7000");
    Goal.decide(ring.fight(), 0);
    MatchEnd.look(ring.fight());
    assertThat(legacy(ring.match())).as("Bo attacked").endsWith("members=dim-mak-master/humbled-1-1,student");
    Ring dead = Ring.of(PLAIN, "1 detective 1000 1000", "2 dim-mak-master 8000 8000", "2 student 7000 7000");
    Casualty.kill(dead.fight(), 1, -1);
    Goal.decide(dead.fight(), 0);
    MatchEnd.look(dead.fight());
    assertThat(legacy(dead.match())).endsWith("members=dim-mak-master/lost,student");
    Ring other = Ring.of(state -> state.set(Counters.PLOT, Plot.DESTROY.ordinal()), "1 detective 1000 1000",
        "2 dim-mak-master 8000 8000");
    Goal.decide(other.fight(), 0);
    MatchEnd.look(other.fight());
    assertThat(legacy(other.match())).as("another Plot").endsWith("members=dim-mak-master");
    Match match = next("attacker=6,1", POLICE + ";" + MONKS.replace("dim-mak-master", "dim-mak-master/humbled-1-1"));
    int humbled = fight(match).figures().named("2-1");
    assertThat(fight(match).figures().is(humbled, Condition.HUMBLED)).isTrue();
    assertThat(fight(match).figures().has(humbled, PlotDeed.REFUSED)).as("for that battle").isFalse();
  }

  private static Ring armed(Consumer<GameState> more) {
    Ring ring = Ring.of(more, "1 detective 1000 1000", "2 hero/signature-weapon 8000 8000", "2 student 7000 7000");
    return ring;
  }

  private static int ended(Ring ring, int winner) {
    Goal.decide(ring.fight(), winner);
    MatchEnd.look(ring.fight());
    return ring.fight().gang(1, Counters.LEVEL_CHANGE);
  }

  @Test
  @Rule({"KF-TRT-63d", "KF-LOC-42c"})
  void aLostSignatureWeapon_costsAChiLevel_unlessItsOwnerIsDeadOrAFriendHasIt() {
    Consumer<GameState> lost = state -> state.figures().arms().loseWeapon(1, 0);
    Ring ring = armed(lost);
    assertThat(ended(ring, 0)).isEqualTo(-1);
    assertThat(legacy(ring.match())).contains("hero/signature-weapon/unarmed");
    assertThat(ended(armed(PLAIN), 0)).as("in his hands").isZero();
    assertThat(ended(armed(lost.andThen(state -> Casualty.kill(state, 1, -1))), 0)).as("dead").isZero();
    assertThat(ended(armed(lost.andThen(state ->
        state.objects().give(state.objects().add(0, Weapon.SIGNATURE.ordinal(), 1), 2))), 0)).as("a friend").isZero();
    assertThat(ended(armed(lost.andThen(state ->
        state.objects().give(state.objects().add(0, Weapon.SIGNATURE.ordinal(), 1), 0))), 0)).as("an enemy").isEqualTo(-1);
    Consumer<GameState> sunken = lost.andThen(state -> state.figures().note(1, PlotDeed.SUNKEN));
    assertThat(ended(armed(sunken), 1)).as("won: 1 for it, and the weapon is found").isEqualTo(1);
    assertThat(ended(armed(sunken), 0)).as("not won").isEqualTo(-1);
  }

  @Test
  @Rule({"KF-TRT-63e", "KF-ADV-04"})
  void theNextScenario_takesTheWeaponBack() {
    String armed = "level=-1 members=ninja-assault-master/unarmed,ninja-genin,ninja-genin,ninja-genin,armoured-ninja,armoured-ninja";
    Match match = next("", POLICE + ";" + armed);
    assertThat(match.decision().kind()).as("no roll: who lost the weapon attacks, and has no other Plot").isEqualTo("location");
    assertThat(match.actor().name()).as("the defender").isEqualTo("Ana");
    assertThat(fight(match).plot()).isEqualTo(Plot.TAKE);
    int owner = fight(match).figures().named("2-1");
    assertThat(fight(match).figures().arms().holds(owner, Weapon.SIGNATURE)).isFalse();
    Match both = next("attacker=6,1", POLICE.replace("detective", "ninja-assault-master/unarmed") + ";" + armed);
    assertThat(both.decision().kind()).as("both: they roll").isEqualTo("role");
    both.play(both.decision().parse("be defender"));
    assertThat(fight(both).plot()).isEqualTo(Plot.TAKE);
  }

  @Test
  @Rule("KF-TRT-63f")
  void takingItBack_restoresTheLevel_andFailureCostsNoFurther() {
    Consumer<GameState> owed = state -> {
      state.figures().arms().loseWeapon(1, 0);
      state.figures().note(1, PlotDeed.UNARMED);
      state.set(Counters.PLOT, Plot.TAKE.ordinal());
    };
    Ring won = armed(owed);
    assertThat(ended(won, 1)).as("1 for the Plot, 1 restored").isEqualTo(2);
    assertThat(legacy(won.match())).doesNotContain("unarmed");
    Ring failed = armed(owed);
    assertThat(ended(failed, 0)).isZero();
    assertThat(legacy(failed.match())).contains("unarmed");
    Ring other = armed(owed.andThen(state -> state.set(Counters.SEEKER, 0)));
    assertThat(ended(other, 1)).as("they only defended: 1 for the Plot").isEqualTo(1);
    assertThat(legacy(other.match())).contains("unarmed");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "level=0 members=detective | must have 2 gangs, had 1",
      "nonsense;x | gang 1 must be like",
      "level=0 members=detective;level=0 members=detective | gang 1 is no legal gang",
      "level=0 members=nobody,student;x | there is no profile nobody",
      "level=0 members=student/gone;x | a member must be like",
      "level=0 members=student/unarmed;x | student/unarmed has no Signature Weapon to lose",
      "level=0 members=student/lost/humbled;x | student/lost/humbled: who is lost brings nothing"})
  @Rule("KF-ADV-04")
  void whatGangsCannotBring_isRefused(String text, String message) {
    assertThatExceptionOfType(InvalidSetupException.class).isThrownBy(() -> next("", text))
        .withMessageContaining("option campaign: " + message);
  }

  @Test
  @Rule("KF-ADV-04")
  void aHumblerWhoIsNotThere_isRefused() {
    for (String humbler : List.of("1-7", "3-1", "2-2")) {
      assertThatExceptionOfType(InvalidSetupException.class).isThrownBy(() ->
          next("", POLICE + ";" + MONKS.replace("dim-mak-master", "dim-mak-master/refused-" + humbler)))
          .withMessageContaining("no figure " + humbler + " of another gang");
    }
  }
}
