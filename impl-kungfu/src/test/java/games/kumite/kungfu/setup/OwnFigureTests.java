package games.kumite.kungfu.setup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import games.kumite.api.Action;
import games.kumite.api.Decision;
import games.kumite.api.Element;
import games.kumite.api.EventReader;
import games.kumite.api.IllegalActionException;
import games.kumite.api.InvalidSetupException;
import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.api.Viewer;
import games.kumite.api.random.RandomSource;
import games.kumite.api.random.SeededRandom;
import games.kumite.kungfu.KungFuGame;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.content.Mark;
import games.kumite.kungfu.content.Profile;
import games.kumite.kungfu.content.Sex;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.content.Weapon;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.Inspection;
import games.kumite.spi.testkit.Rule;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Figures are built from nothing by questions of the match, and go over to the next one. */
final class OwnFigureTests {

  private static final String EXTRA = "custom+extra";

  private static Setup setup() {
    return Setup.seats("Ana", "Bo").option("building", true).option("budget", 400).seed(1);
  }

  private static Match match(String... notations) {
    return play(new KungFuGame().start(setup()), notations);
  }

  /** Builds a figure: {@code buy token:trait-} may be left out. */
  private static Match build(String type, String... words) {
    Match match = match(type.equals("protagonist") ? new String[0] : new String[] {"recruit token:profile-heroic-cop"});
    return buy(play(match, "build " + type), words);
  }

  private static Match buy(Match match, String... words) {
    for (String word : words) {
      play(match, notation(word));
    }
    return match;
  }

  private static String notation(String word) {
    return isTrait(word) ? "buy token:trait-" + word : word;
  }

  private static boolean isTrait(String word) {
    return List.of(Trait.values()).stream().anyMatch(trait -> trait.word().equals(word));
  }

  private static Match play(Match match, String... notations) {
    for (String notation : notations) {
      match.play(match.decision().parse(notation));
    }
    return match;
  }

  private static String refused(Match match, String notation) {
    try {
      match.decision().parse(notation);
    } catch (IllegalActionException refusal) {
      return refusal.rule().orElse("none");
    }
    return "legal";
  }

  private static List<Profile> members(Match match, int gang) {
    return ((GameState) Inspection.state(match)).members(gang);
  }

  private static Profile last(Match match) {
    List<Profile> members = members(match, 0);
    return members.get(members.size() - 1);
  }

  private static String asked(Match match) {
    return Ring.withoutDice(match.decision().prompt().chooser());
  }

  @Test
  @Rule({"KF-RUL-199", "KF-RUL-182"})
  void withoutTheOption_nobodyBuilds() {
    Match match = new KungFuGame().start(Setup.seats("Ana", "Bo").seed(1));
    assertThat(match.decision().actions()).noneMatch(action -> action.notation().startsWith("build"));
    assertThat(refused(match, "build protagonist")).isNotEqualTo("legal");
  }

  @ParameterizedTest
  @CsvSource({"extra, 15, 4, 2, 15, 50", "bruiser, 35, 4, 3, 35, 55", "protagonist, 50, 2, 4, 60, 150"})
  @Rule({"KF-GANG-01", "KF-GANG-02", "KF-GANG-03", "KF-RUL-199"})
  void aFigure_beginsWithTheBaseOfItsType(String type, int base, int quality, int combat, int least, int most) {
    Match match = build(type);
    assertThat(match.decision().kind()).isEqualTo("build");
    assertThat(asked(match)).contains("Q" + quality + " C" + combat).contains("So far " + base + " points")
        .contains(least + " to " + most + " points");
  }

  @Test
  @Rule({"KF-GANG-08", "KF-GANG-19", "KF-SET-10", "KF-RUL-199"})
  void whatIsBought_isAddedUp_countedAgainstTheBudget_andSeenOnTheTable() {
    Match match = build("extra", "pistol", "armour", "slow");
    assertThat(asked(match)).contains("So far 18 points").contains("Pistol").contains("Armour").contains("Slow").contains("283 points left");
    Decision decision = match.decision();
    assertThat(decision.label(decision.parse("buy token:trait-huge"))).contains("Huge").contains("4 points");
    assertThat(decision.label(decision.parse("buy token:trait-greedy"))).contains("3 points less");
    assertThat(members(match, 0)).as("nothing has happened yet").hasSize(1);
    EventReader events = match.events(Viewer.spectator());
    events.read();
    play(match, "done");
    assertThat(match.decision().kind()).isEqualTo("gang");
    assertThat(last(match).points).isEqualTo(18);
    assertThat(last(match).traits(0)).containsExactly(Trait.ARMOUR, Trait.PISTOL, Trait.SLOW);
    assertThat(last(match).weapons(0)).containsExactly(Weapon.PISTOL);
    assertThat(events.read()).anySatisfy(event -> assertThat(event.text()).isEqualTo("Ana builds Custom Extra A 1-2 for 18 points."));
    Element track = match.table(Viewer.spectator()).find("track:chi-1").orElseThrow();
    assertThat(track.attributes()).containsEntry("budget", 400).containsEntry("spent", 135).containsEntry("left", 265)
        .containsEntry("missing", 4);
  }

  @ParameterizedTest
  @CsvSource({
    "extra, , fireball, KF-GANG-05", "extra, , way-of-the-intercepting-fist, KF-GANG-05",
    "bruiser, , fireball, KF-GANG-06", "bruiser, danger-sense, group-fighter, KF-GANG-06", "bruiser, danger-sense, pistol, legal",
    "protagonist, , animal, KF-GANG-07", "protagonist, , artificial, KF-GANG-07", "protagonist, , steadfast, KF-GANG-07",
    "extra, pistol, pistol, KF-GANG-08", "extra, grenade grenade, grenade, legal", "protagonist, grenade grenade grenade, grenade, KF-GANG-08",
    "protagonist, signature-weapon, signature-weapon, KF-GANG-11",
    "protagonist, signature-weapon shape-shift form, signature-weapon, KF-GANG-11",
    "protagonist, grenade grenade grenade shape-shift form, grenade, KF-GANG-08",
    "protagonist, undead, boiling-blood, KF-GANG-12", "bruiser, artificial, boiling-blood, KF-GANG-12",
    "protagonist, waterbane, waterwalk, KF-GANG-13", "protagonist, amphibious, waterbane, KF-GANG-13",
    "protagonist, yin-yang-imbalance, dashing, KF-GANG-14", "protagonist, boiling-blood, yin-yang-imbalance, KF-GANG-14",
    "extra, armour, protected, legal", "extra, big, huge, KF-RUL-12", "extra, long-move, short-move, KF-MOV-01",
    "protagonist, , form, KF-GANG-18", "protagonist, shape-shift, done, KF-GANG-18", "protagonist, shape-shift form, rare, KF-GANG-18",
    "protagonist, shape-shift form form form, form, KF-RUL-199", "protagonist, shape-shift form form, form, legal",
    "extra, , done, legal", "extra, slow, done, KF-GANG-01", "protagonist, , done, KF-GANG-03", "bruiser, slow, done, KF-GANG-02",
    "extra, automatic-weapon flying long-move, flying, KF-GANG-08", "bruiser, hammering-blow, automatic-weapon, legal",
    "bruiser, hammering-blow automatic-weapon, long-move, KF-GANG-02", "bruiser, hammering-blow automatic-weapon, done, KF-GANG-02"})
  @Rule({"KF-GANG-01", "KF-GANG-02", "KF-GANG-03", "KF-GANG-05", "KF-GANG-06", "KF-GANG-07", "KF-GANG-08", "KF-GANG-11", "KF-GANG-12",
    "KF-GANG-13", "KF-GANG-14", "KF-GANG-15", "KF-GANG-18", "KF-RUL-199"})
  void whatCannotBeBought_isRefusedByItsRule(String type, String before, String then, String rule) {
    Match match = build(type, before == null ? new String[0] : before.split(" "));
    assertThat(refused(match, notation(then))).isEqualTo(rule);
  }

  @Test
  @Rule({"KF-GANG-03", "KF-GANG-04"})
  void aProtagonist_mayHaveC3_andBe10PointsCheaper() {
    Match match = build("protagonist", "combat 3", "teleportation", "done");
    assertThat(last(match).combat).isEqualTo(3);
    assertThat(last(match).points).isEqualTo(60);
    assertThat(refused(build("protagonist", "combat 3"), "combat 3")).as("once").isNotEqualTo("legal");
    assertThat(refused(build("bruiser"), "combat 3")).isNotEqualTo("legal");
  }

  @Test
  @Rule("KF-GANG-18")
  void anotherForm_isPaidForOnTop() {
    Match match = build("protagonist", "huge", "teleportation", "hammering-blow", "shape-shift", "form", "pistol", "good-shot", "done");
    assertThat(last(match).points).as("the Giant Demon").isEqualTo(126);
    assertThat(last(match).traits(1)).containsExactly(Trait.GOOD_SHOT, Trait.PISTOL);
    assertThat(last(match).has(0, Trait.PISTOL)).isFalse();
  }

  @Test
  @Rule("KF-RUL-48")
  void flags_areOff_untilTheirPlayerSetsThem() {
    Profile plain = last(build("extra", "pistol", "done"));
    assertThat(plain.sex).isEqualTo(Sex.MALE);
    assertThat(List.of(Mark.values())).noneMatch(plain::is);
    Profile set = last(build("extra", "mark criminal", "sex female", "pistol", "mark good", "done"));
    assertThat(set.sex).isEqualTo(Sex.FEMALE);
    assertThat(set.is(Mark.CRIMINAL) && set.is(Mark.GOOD) && !set.is(Mark.ROBOT)).isTrue();
    assertThat(set.points).isEqualTo(18);
  }

  @Test
  @Rule({"KF-RUL-199", "KF-GANG-08"})
  void theOrder_isFree_andWhatIsBought_canBeGivenBack() {
    Match one = build("extra", "slow", "pistol", "armour", "done");
    Match other = build("extra", "armour", "huge", "back", "slow", "pistol", "done");
    assertThat(last(one).id).isEqualTo(last(other).id).isEqualTo("custom+extra+armour+pistol+slow");
    Match none = play(build("extra", "pistol"), "back", "back");
    assertThat(none.decision().kind()).isEqualTo("gang");
    assertThat(members(none, 0)).hasSize(1);
  }

  @Test
  @Rule({"KF-RUL-199", "KF-GANG-01"})
  void aDetrimentalTrait_mayPayForWhatWasBoughtBefore() {
    Match match = build("extra", "automatic-weapon", "flying", "long-move", "acrobat", "backstabbing");
    assertThat(asked(match)).contains("So far 50 points");
    play(match, "buy token:trait-big");
    assertThat(refused(match, "done")).as("53 points").isEqualTo("KF-GANG-01");
    play(match, "buy token:trait-slow", "done");
    assertThat(last(match).points).isEqualTo(50);
  }

  @Test
  @Rule({"KF-SET-10", "KF-SET-12", "KF-GANG-02", "KF-GANG-03", "KF-GANG-09"})
  void theGang_setsItsLimitsToo() {
    assertThat(refused(match(), "build extra")).as("the Protagonist comes first").isEqualTo("KF-GANG-03");
    assertThat(refused(match("recruit token:profile-heroic-cop"), "build protagonist")).isEqualTo("KF-GANG-03");
    Match bruisers = buy(build("bruiser", "done"));
    assertThat(refused(bruisers, "build bruiser")).isEqualTo("KF-GANG-02");
    Match small = new KungFuGame().start(setup().option("budget", 200));
    play(small, "build protagonist");
    buy(small, "automatic-weapon", "flying", "yin-yang-imbalance", "long-move", "pistol");
    assertThat(asked(small)).contains("So far 135 points");
    assertThat(refused(small, "buy token:trait-acrobat")).as("148 of 205, and two Extras are missing").isEqualTo("legal");
    play(small, "done");
    Match beasts = build("extra", "animal", "big", "done");
    for (int i = 0; i < 5; i++) {
      play(beasts, "recruit token:profile-" + last(beasts).id);
    }
    assertThat(refused(beasts, "done")).as("6 of 7 are animals").isEqualTo("KF-GANG-09");
  }

  @Test
  @Rule({"KF-GANG-10", "KF-RUL-199"})
  void whatWasBuilt_canBeRecruitedAgain_asOftenAsItIsNotRare() {
    Match match = build("extra", "pistol", "rare", "rare", "done");
    String again = "recruit token:profile-" + last(match).id;
    Decision decision = match.decision();
    assertThat(decision.label(decision.parse(again))).contains("Custom Extra A").contains("18 points");
    play(match, again);
    assertThat(refused(match, again)).as("Rare (2)").isEqualTo("KF-GANG-10");
    play(match, "build extra", "buy token:trait-rare", "buy token:trait-pistol");
    assertThat(refused(match, "done")).as("Rare (1) is another profile").isEqualTo("legal");
    play(match, "buy token:trait-rare"); // refused later: it may be bought again
    assertThat(refused(match, "done")).as("built alike").isEqualTo("KF-GANG-10");
  }

  @Test
  @Rule({"KF-RUL-199", "KF-ADV-02"})
  void whatWasBuilt_goesOverToTheNextMatch_andCanReplaceTheLost() {
    Match match = build("extra", "pistol", "mark criminal", "done");
    String id = last(match).id;
    for (int i = 0; i < 4; i++) {
      play(match, "recruit token:profile-" + id);
    }
    play(match, "done", "gang token:gang-ninja");
    play(match, "concede");
    String brought = String.valueOf(match.table(Viewer.spectator()).find("token:campaign").orElseThrow().get("campaign"));
    assertThat(brought).contains("members=heroic-cop," + id + "," + id);
    String[] gangs = brought.split("; ");
    String lost = "level=0 members=heroic-cop," + (id + ",").repeat(4) + id + "/lost; " + gangs[1];
    Match next = new KungFuGame().start(setup().option("campaign", lost));
    assertThat(next.decision().kind()).isEqualTo("replace");
    assertThat(asked(next)).contains("Custom Extra A");
    assertThat(next.decision().actions().get(0).notation()).isEqualTo("recruit token:profile-" + id);
    play(next, "build extra", "buy token:trait-pistol", "buy token:trait-big");
    assertThat(refused(next, "done")).as("21 points for 18").isEqualTo("KF-ADV-02");
    play(next, "back", "done");
    assertThat(members(next, 0).stream().map(profile -> profile.id))
        .containsExactly("heroic-cop", id, id, id, id, "custom+extra+pistol");
    Element figure = next.table(Viewer.spectator()).find("figure:1-6").orElseThrow();
    assertThat(figure.get("label")).isEqualTo("Custom Extra B 1-6");
    assertThat(figure.get("art")).isEqualTo("custom");
  }

  @Test
  @Rule({"KF-RUL-199", "KF-ADV-02", "KF-SET-12"})
  void theLargestGangs_goOverToTheNextMatch_whateverTheLengthOfTheText() {
    Match match = build("extra", "pistol", "mark criminal", "done");
    String gang = "level=0 members=heroic-cop" + ("," + last(match).id).repeat(59); // KF-SET-12: 15 figures for each 400 points
    assertThat(6 * gang.length()).as("longer than a path can be").isGreaterThan(4096);
    Setup six = Setup.seats("Ana", "Bo", "Cy", "Di", "Ed", "Flo").option("building", true).option("budget", 1600).seed(7)
        .option("campaign", String.join("; ", Collections.nCopies(6, gang)));
    Match next = new KungFuGame().start(six);
    assertThat(members(next, 5)).hasSize(60);
    Match resumed = new KungFuGame().resume(next.record());
    assertThat(resumed.table(Viewer.spectator())).isEqualTo(next.table(Viewer.spectator()));
  }

  @ParameterizedTest
  @CsvSource({"custom+extra+fireball, KF-GANG-05", "custom+giant, must begin with", "custom+extra+slow, KF-GANG-01",
    "custom+extra+wings, there is no trait wings", "custom+protagonist+pistol+acrobat.flying, KF-GANG-18"})
  @Rule({"KF-RUL-199", "KF-GANG-05"})
  void aCampaign_withAFigureThatCannotBeBuilt_isRefused(String id, String said) {
    String gang = "level=0 members=detective,rookie-cop,rookie-cop,rookie-cop,rookie-cop,";
    Setup wrong = setup().option("campaign", gang + id + "; " + gang + "rookie-cop");
    assertThatExceptionOfType(InvalidSetupException.class).isThrownBy(() -> new KungFuGame().start(wrong))
        .withMessageContaining("option campaign").withMessageContaining(said);
  }

  @Test
  @Rule("KF-RUL-199")
  void aWholeMatch_ofBuiltGangs_isPlayed_copied_andResumed() {
    for (int seed = 1; seed <= 2; seed++) {
      Match match = new KungFuGame().start(setup().option("budget", 200).option("turnLimit", 5).seed(seed));
      SeededRandom random = RandomSource.seeded(seed).split("play");
      int built = 0;
      while (!match.isOver()) {
        List<Action> actions = match.decision().actions();
        boolean isBuilding = List.of("gang", "build").contains(match.decision().kind());
        Action build = actions.stream().filter(action -> action.notation().startsWith("build")).findFirst().orElse(null);
        if (isBuilding && build != null) {
          match.play(build);
          built++;
        } else if (isBuilding) {
          match.play(random.pick("which", 0, actions.size()));
        } else {
          match.playRandom(random);
        }
      }
      assertThat(built).isGreaterThan(5);
      assertThat(new KungFuGame().resume(match.record()).outcome()).isEqualTo(match.outcome());
    }
  }

  @Test
  @Rule("KF-RUL-199")
  void playouts_recruitWhatIsReady_andSeldomBuild() {
    int built = 0;
    for (int seed = 1; seed <= 40; seed++) {
      Match match = new KungFuGame().start(setup().seed(seed));
      SeededRandom random = RandomSource.seeded(seed).split("play");
      while (match.phase().id().equals("gangs")) {
        match.playRandom(random);
      }
      built += (int) members(match, 0).stream().filter(profile -> profile.id.startsWith("custom")).count();
    }
    assertThat(built).isLessThan(40);
  }

  @Test
  @Rule("KF-RUL-199")
  void german_namesWhatIsBuilt() {
    Match match = build("extra", "pistol").in(Locale.GERMAN);
    assertThat(match.decision().prompt().chooser()).contains("Eigene Figur, Statist").contains("18 Punkte");
    play(match, "done");
    assertThat(match.decision().label(match.decision().parse("recruit token:profile-" + EXTRA + "+pistol"))).contains("Eigener Statist A");
  }
}
