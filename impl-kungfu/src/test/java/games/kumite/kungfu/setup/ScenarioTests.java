package games.kumite.kungfu.setup;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.References;
import games.kumite.kungfu.Opened;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.content.Content;
import games.kumite.spi.testkit.LoadedDice.Roll;
import games.kumite.spi.testkit.Rule;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Gangs, roles, Plot, location and table. */
public final class ScenarioTests {

  @Test
  @Rule({"KF-SET-08", "KF-SET-12", "KF-EX-18", "KF-RUL-21"})
  void gang_ofTheContent_isTakenWhole_withFourChi() {
    Opened match = new Opened("").play("gang token:gang-police");
    assertThat(match.element("seat:1").number("points")).isEqualTo(389);
    assertThat(match.element("track:chi-1").number("value")).isEqualTo(4);
    assertThat(match.element("track:chi-1").number("max")).isEqualTo(4);
    assertThat(match.element("seat:1").children()).filteredOn(child -> child.id().startsWith("figure:")).hasSize(12);
    assertThat(match.element("figure:1-1").get("label").toString()).startsWith("Detective ");
    assertThat(match.actor()).isEqualTo("Bo");
  }

  @Test
  @Rule("KF-RUL-21")
  void strictChi_followsFromThePoints() {
    assertThat(new Opened("", "strictChi", true).play("gang token:gang-police").element("track:chi-1").number("max"))
        .isEqualTo(3);
  }

  @Test
  @Rule({"KF-SET-12", "KF-SET-13", "KF-GANG-01", "KF-GANG-02", "KF-GANG-03", "KF-SET-05", "KF-RUL-126", "KF-RUL-189"})
  void gang_recruited_hasOneProtagonist_oneBruiser_andTheRestExtras() {
    Opened match = new Opened("");
    assertThat(match.refused("recruit token:profile-student")).isEqualTo("KF-GANG-03");
    match.play("recruit token:profile-detective");
    assertThat(match.refused("recruit token:profile-oyabun")).as("before in the order").isEqualTo("KF-RUL-189");
    assertThat(match.refused("recruit token:profile-iron-crutch-li")).isNotEqualTo("legal");
    match.play("recruit token:profile-zombie-master");
    assertThat(match.refused("recruit token:profile-zombie-master")).isEqualTo("KF-GANG-02");
    assertThat(match.refused("done")).isEqualTo("KF-SET-12");
    for (int i = 0; i < 4; i++) {
      match.play("recruit token:profile-student");
    }
    assertThat(match.listed()).contains("done");
    match.play("done");
    assertThat(match.element("seat:1").number("points")).isEqualTo(82 + 42 + 4 * 19);
    assertThat(match.actor()).isEqualTo("Bo");
  }

  @Test
  @Rule({"KF-SET-12", "KF-GANG-01"})
  void gang_recruited_hasAtMost15_howeverCheap() {
    Opened match = new Opened("").play("recruit token:profile-hopping-vampire-master");
    for (int i = 0; i < 14; i++) {
      match.play("recruit token:profile-hopping-vampire");
    }
    assertThat(match.actor()).as("280 points, and nobody more: it is complete").isEqualTo("Bo");
    assertThat(match.element("seat:1").get("members")).isNull();
  }

  @Test
  @Rule("KF-SET-10")
  void gang_recruited_mayCost410_andNotMore() {
    Opened match = new Opened("").play("recruit token:profile-swat-team-leader",
        "recruit token:profile-red-pole-enforcer");
    for (int i = 0; i < 7; i++) {
      match.play("recruit token:profile-corporate-security");
    }
    assertThat(148 + 55 + 7 * 28).isEqualTo(399);
    assertThat(match.actor()).as("nobody more fits in: it is complete").isEqualTo("Bo");
  }

  private static Opened recruit(Opened match, int count, String profile) {
    for (int i = 0; i < count; i++) {
      match.play("recruit token:profile-" + profile);
    }
    return match;
  }

  @Test
  @Rule({"KF-SET-10", "KF-SET-12"})
  void pointsAndFigures_areHitExactly_andNotExceededByOne() {
    Opened exact = recruit(recruit(recruit(new Opened(""), 1, "detective"), 4, "swat-officer"), 8, "beat-cop");
    assertThat(exact.element("seat:1").number("points")).isEqualTo(410);
    Opened over = recruit(recruit(recruit(recruit(new Opened(""), 1, "detective"), 4, "swat-officer"), 1, "red-pole-gunman"), 6,
        "beat-cop");
    assertThat(over.refused("recruit token:profile-beat-cop")).as("411").isEqualTo("KF-SET-10");
    Opened five = recruit(recruit(new Opened(""), 1, "detective"), 4, "student");
    assertThat(five.refused("done")).as("five figures").isEqualTo("KF-SET-12");
    assertThat(recruit(five, 1, "student").refused("done")).as("six").isEqualTo("legal");
    Opened dear = recruit(recruit(recruit(new Opened(""), 1, "swat-team-leader"), 1, "head-student"), 3, "corporate-security");
    assertThat(dear.refused("recruit token:profile-corporate-security")).as("six with it, for 315").isEqualTo("legal");
  }

  @Test
  @Rule({"KF-SET-12", "KF-SET-10", "KF-GANG-16"})
  void nobodyIsRecruited_withWhomTheGangCouldNotBeCompleted() {
    Opened match = recruit(new Opened("", "budget", 200), 1, "swat-team-leader"); // 148 of 205, and three figures at least
    assertThat(match.refused("recruit token:profile-swat-officer")).as("34 + 15: 197").isEqualTo("legal");
    assertThat(match.refused("recruit token:profile-zombie-master")).as("half a Bruiser is none").isEqualTo("KF-GANG-02");
    Opened second = recruit(new Opened("", "budget", 205), 1, "battle-cyborg-with-rifle"); // 148 of 210
    assertThat(recruit(second, 1, "swat-officer").refused("recruit token:profile-corporate-security")).as("210").isEqualTo("legal");
    assertThat(second.refused("recruit token:profile-hitman")).as("213").isEqualTo("KF-SET-10");
  }

  @Test
  @Rule({"KF-GANG-09", "KF-TRT-05a", "KF-SET-12"})
  void animals_areExactlyHalf_andNotOneMore() {
    Opened half = recruit(recruit(new Opened(""), 1, "detective"), 3, "gorilla");
    recruit(half, 2, "hopping-vampire");
    assertThat(half.refused("done")).as("three of six").isEqualTo("legal");
    Opened more = recruit(recruit(recruit(new Opened(""), 1, "detective"), 4, "gorilla"), 2, "hopping-vampire");
    assertThat(more.refused("done")).as("four of seven").isEqualTo("KF-GANG-09");
    Opened many = recruit(recruit(new Opened(""), 1, "detective"), 7, "venomous-snake");
    assertThat(many.refused("recruit token:profile-venomous-snake")).as("eight would need sixteen figures").isEqualTo("KF-SET-12");
    assertThat(recruit(many, 6, "hopping-vampire").refused("done")).as("seven of fourteen").isEqualTo("legal");
  }

  @Test
  @Rule({"KF-GANG-10", "KF-TRT-58"})
  void aRareProfile_isRecruitedAsOftenAsItSays(@TempDir Path directory) throws IOException {
    String rare = """
        [{"id": "bodyguard", "name": "Bodyguard", "group": "own", "type": "extra", "points": 18, "quality": 4, "combat": 2,
          "traits": ["pistol", "rare"], "rare": 2},
        """;
    try (InputStream shipped = Content.class.getResourceAsStream("/META-INF/kumite/kungfu/profiles.json")) {
      Files.writeString(directory.resolve("profiles.json"),
          new String(shipped.readAllBytes(), StandardCharsets.UTF_8).replaceFirst("\\[", rare));
    }
    Opened match = recruit(new Opened("", "content", directory.toString()), 1, "detective");
    assertThat(recruit(match, 1, "bodyguard").refused("recruit token:profile-bodyguard")).isEqualTo("legal");
    assertThat(recruit(match, 1, "bodyguard").refused("recruit token:profile-bodyguard")).isEqualTo("KF-GANG-10");
  }

  @Test
  @Rule({"KF-GANG-09", "KF-TRT-05a"})
  void animals_areAtMostHalf_andMayBeMadeUpFor() {
    Opened match = new Opened("").play("recruit token:profile-detective");
    for (int i = 0; i < 6; i++) {
      match.play("recruit token:profile-huge-snake");
    }
    assertThat(match.refused("done")).isEqualTo("KF-GANG-09");
    for (int i = 0; i < 5; i++) {
      match.play("recruit token:profile-hopping-vampire");
    }
    assertThat(match.listed()).contains("done");
  }

  @Test
  @Rule({"KF-GANG-16", "KF-RUL-182"})
  void gang_ofALargerBudget_mayHaveTwoProtagonists() {
    Opened match = new Opened("", "budget", 800).play("recruit token:profile-swat-team-leader",
        "recruit token:profile-swat-team-leader");
    assertThat(match.refused("recruit token:profile-swat-team-leader")).isEqualTo("KF-GANG-03");
    assertThat(match.refused("gang token:gang-police")).isNotEqualTo("legal");
    assertThat(new Opened("", "budget", 200).refused("gang token:gang-police")).isEqualTo("KF-SET-10");
  }

  @Test
  @Rule({"KF-SET-11", "KF-SET-14"})
  void cheaperGang_hasOneMore_andTiesAreRolledAgain() {
    Opened match = new Opened("attacker=4,4").play("gang token:gang-police", "gang token:gang-martial");
    assertThat(match.kind()).isEqualTo("role");
    assertThat(match.actor()).as("386 points: 5 and one more against 4").isEqualTo("Bo");
    Opened tied = new Opened("attacker=5,4 attacker=3,1").play("gang token:gang-police", "gang token:gang-martial",
        "be attacker");
    assertThat(tied.dice().take()).extracting(Roll::name)
        .containsExactly("attacker-1", "attacker-2", "attacker-1", "attacker-2");
    tied.used();
  }

  @Test
  @Rule({"KF-SET-11", "KF-SET-14"})
  void equalGangs_haveNoBonus_andTheHigherRollerChooses() {
    Opened match = new Opened("attacker=3,4").play("gang token:gang-ninja", "gang token:gang-martial");
    assertThat(match.actor()).isEqualTo("Bo");
    assertThat(match.listed()).containsExactly("be attacker", "be defender");
    match.play("be defender");
    assertThat(match.element("seat:1").get("role")).isEqualTo("attacker");
    assertThat(match.element("seat:2").get("role")).isEqualTo("defender");
  }

  @Test
  @Rule({"KF-SET-15", "KF-SET-24", "KF-LOC-01a", "KF-LOC-01b"})
  void attacker_choosesThePlot_defender_theLocation_itsTraits_andTheTable() {
    Opened match = Opened.attacked("", "police", "triad");
    assertThat(match.actor() + " " + match.kind()).isEqualTo("Ana plot");
    assertThat(match.listed()).containsExactly("plot take", "plot capture", "plot revenge", "plot discover",
        "plot challenge", "plot destroy");
    match.play("plot revenge");
    assertThat(match.actor() + " " + match.kind()).isEqualTo("Bo location");
    assertThat(match.listed()).hasSize(11);
    match.play("location token:location-street");
    assertThat(match.listed()).containsExactly("trait vehicles", "trait buildings", "trait fire-hydrant",
        "trait soft-missiles", "trait drunk-drivers");
    assertThat(match.refused("trait lampposts")).as("too few would be left").isEqualTo("KF-LOC-01b");
    match.play("trait vehicles", "trait fire-hydrant", "trait soft-missiles");
    assertThat(match.refused("done")).isEqualTo("KF-LOC-01b");
    match.play("trait manholes", "done");
    assertThat(Ring.words(match.element("token:scenario").get("traits"))).isEqualTo("soft-missiles vehicles fire-hydrant manholes");
    assertThat(match.element("terrain:u1.door").number("x")).isEqualTo(2840);
    assertThat(match.kind()).isEqualTo("deploy");
  }

  @Test
  @Rule("KF-LOC-01a")
  void table_ofAnotherLocation_isOffered_ifItCarriesTheTraits() {
    Opened match = Opened.attacked("", "police", "triad", "plot revenge", "location token:location-hideout");
    assertThat(Ring.words(match.element("token:scenario").get("traits"))).isEqualTo("hard-missiles weapons-rack reinforcements tables");
    assertThat(match.kind()).as("all traits are taken, and one table carries them, so nobody is asked").isEqualTo("deploy");
    Opened school = Opened.attacked("", "police", "triad", "plot revenge", "location token:location-school",
        "trait incense", "trait sacred-scrolls", "trait hard-missiles", "trait reinforcements", "done");
    assertThat(school.listed()).containsExactly("table token:table-school", "table token:table-temple");
  }

  @Test
  @Rule("KF-LOC-39a")
  void magicalEnergies_giveAPointForSpells() {
    Opened match = Opened.attacked("", "police", "triad", "plot revenge", "location token:location-temple",
        "trait hard-missiles", "trait magical-energies", "trait incense", "trait sacred-scrolls", "done");
    assertThat(match.element("track:chi-1").number("energy")).isEqualTo(1);
    assertThat(match.element("track:chi-2").number("energy")).isEqualTo(1);
    assertThat(match.element("track:chi-2").number("value")).isEqualTo(4);
  }

  private static Opened onStreet(String plot) {
    return Opened.attacked("", "police", "triad", "plot " + plot, "location token:location-street", "trait vehicles",
        "trait buildings", "trait fire-hydrant", "trait soft-missiles", "done");
  }

  @Test
  @Rule({"KF-PLT-02a", "KF-PLT-05a"})
  void takeSomething_theDefenderSaysWhatTheObjectIs() {
    Opened match = onStreet("take");
    assertThat(match.actor()).isEqualTo("Bo");
    assertThat(match.listed()).containsExactly("object heavy", "object hidden", "object dangerous");
    match.play("object dangerous");
    assertThat(match.listed()).containsExactly("hold terrain:f1", "hold terrain:a1", "hold terrain:a2");
    match.play("hold terrain:a2");
    assertThat(match.element("token:scenario").get("holder")).isEqualTo(References.to("terrain:a2"));
    assertThat(match.kind()).isEqualTo("deploy");
  }

  @Test
  @Rule("KF-PLT-06b")
  void captureSomeone_theTargetIsACivilianOrAnOwnExtra() {
    Opened match = onStreet("capture");
    assertThat(match.listed()).hasSize(14).startsWith("capture civilian", "capture figure:2-2")
        .doesNotContain("capture figure:2-1");
    match.play("capture figure:2-5");
    assertThat(match.element("token:scenario").get("target")).isEqualTo(References.to("figure:2-5"));
  }

  @Test
  @Rule({"KF-PLT-14a", "KF-RUL-179"})
  void destroyProperty_theDefenderNamesAtLeastTwo() {
    Opened match = onStreet("destroy");
    assertThat(match.listed()).contains("destroy terrain:u1", "destroy terrain:v1")
        .doesNotContain("destroy terrain:x1", "destroy terrain:m1", "destroy terrain:a2", "done");
    match.play("destroy terrain:v1");
    assertThat(match.refused("done")).isEqualTo("KF-PLT-14a");
    match.play("destroy terrain:a2");
    assertThat(match.kind()).as("nothing is left to name").isEqualTo("deploy");
    assertThat(match.element("terrain:v1").get("goal")).isEqualTo(true);
    assertThat(match.element("terrain:v2").get("goal")).isEqualTo(false);
  }

  @ParameterizedTest
  @CsvSource({"1, artefact", "2, night-falls", "4, monsoon", "5, chinese-new-year", "6, fire"})
  @Rule({"KF-SET-20a", "KF-RUL-127"})
  void complication_isTheDies(int die, String word) {
    Opened match = deployed("complication=" + die + " vip-presence=2 initiative=6,1");
    assertThat(match.element("token:scenario").get("complication")).isEqualTo(word);
    assertThat(match.element("token:scenario").get("vip")).as("KF-SET-20b").isNull();
    match.used();
  }

  /** Deployed, and everything rolled. */
  public static Opened deployed(String results) {
    Opened match = Opened.attacked(results, "ninja", "martial", "plot revenge", "location token:location-street",
        "trait vehicles", "trait buildings", "trait fire-hydrant", "trait soft-missiles", "done");
    while (match.kind().startsWith("deploy")) {
      match.match().play(match.listed().size() / 2);
    }
    return match;
  }

  @Test
  @Rule({"KF-CPL-03a", "KF-RUL-97"})
  void betrayal_aRandomExtraJoinsTheOtherSide() {
    Opened match = deployed("complication=3 traitor-gang=0 traitor=2 vip-presence=1 initiative=6,1");
    assertThat(match.element("figure:1-4").get("owner")).isEqualTo("seat:2");
    assertThat(Ring.words(match.element("figure:1-4").get("conditions"))).isEqualTo("traitor");
    assertThat(match.element("seat:1").number("points")).as("his points stay").isEqualTo(386);
    match.used();
  }

  @Test
  @Rule({"KF-SET-20b", "KF-VIP-01", "KF-VIP-02"})
  void vip_isPlacedByTheDefender_besideTheHighestItem() {
    String dice = "vip-item=" + "1,6,6" + ",1".repeat(13) + " vip-item=2,5 ";
    Opened match = deployed("complication=1 vip-presence=3 vip=1 " + dice + "initiative=6,1");
    assertThat(match.actor() + " " + match.kind()).isEqualTo("Bo place-vip");
    assertThat(match.listed()).isNotEmpty().allMatch(notation -> notation.startsWith("place figure:n-1 "));
    match.match().play(0);
    assertThat(match.element("figure:n-1").get("label").toString()).startsWith("Medic ");
    int gap = match.element("figure:n-1").number("x") - 8700;
    assertThat(gap).as("beside u3 or u2").isLessThan(300);
    match.used();
  }

  @Test
  @Rule("KF-VIP-04a")
  void hoppingVampire_isNotThereYet() {
    Opened match = deployed("complication=1 vip-presence=6 vip=2 initiative=6,1");
    assertThat(match.element("token:scenario").get("vip")).isEqualTo("hopping-vampire");
    assertThat(match.element("figure:n-1").get("x")).isNull();
    match.used();
  }

  @Test
  @Rule({"KF-VIP-05a", "KF-VIP-05b", "KF-RUL-144", "KF-RUL-103"})
  void celebrity_appearsSomewhere_andNobodyGoodMayChangeThePlot() {
    Opened match = deployed("complication=1 vip-presence=6 vip=3 place-x=4000 place-y=100 initiative=6,1");
    assertThat(match.element("figure:n-1").number("x")).isEqualTo(4125);
    assertThat(match.element("figure:n-1").number("y")).isEqualTo(225);
    assertThat(match.kind()).as("neither ninja nor martial artists are criminals").isEqualTo("role");
    Opened crime = Opened.attacked("complication=1 vip-presence=6 vip=3 place-x=4000 place-y=100 initiative=6,1",
        "police", "yakuza", "plot revenge", "location token:location-street", "trait vehicles", "trait buildings",
        "trait fire-hydrant", "trait soft-missiles", "done");
    while (crime.kind().startsWith("deploy")) {
      crime.match().play(crime.listed().size() / 2);
    }
    assertThat(crime.actor() + " " + crime.listed()).isEqualTo("Bo [keep, change]");
    crime.play("change");
    assertThat(crime.element("token:scenario").attributes()).containsEntry("plot", "capture")
        .containsEntry("target", References.to("figure:n-1")).containsEntry("seeker", References.to("seat:2"));
  }

  @Test
  @Rule({"KF-VIP-05b", "KF-RUL-144"})
  void whenThePlotIsChanged_nothingOfTheOldOneIsLeftOnTheTable() {
    String[] place = {"location token:location-street", "trait vehicles", "trait buildings", "trait fire-hydrant",
      "trait soft-missiles", "done"};
    for (String plot : List.of("destroy", "take")) {
      Opened match = Opened.attacked("complication=1 vip-presence=6 vip=3 place-x=4000 place-y=100 initiative=6,1",
          "police", "yakuza", "plot " + plot).play(place);
      match.play(plot.equals("take") ? new String[] {"object heavy"} : new String[] {"destroy terrain:v1", "destroy terrain:v2", "done"});
      assertThat(plot.equals("take") || match.element("terrain:v1").attributes().get("goal").equals(true)).isTrue();
      while (match.kind().startsWith("deploy")) {
        match.match().play(match.listed().size() / 2);
      }
      match.play("change");
      assertThat(match.element("token:scenario").attributes()).as(plot).containsEntry("plot", "capture").doesNotContainKey("object");
      assertThat(match.element("terrain:v1").attributes().get("goal")).as(plot).isEqualTo(false);
    }
  }

  @Test
  @Rule({"KF-VIP-07a", "KF-VIP-07b"})
  void lovedOne_isPlacedByHerProtagonistsPlayer_nearAnEnemy() {
    Opened match = deployed("complication=1 vip-presence=6 vip=5 concern=1 initiative=6,1");
    assertThat(match.actor() + " " + match.kind()).isEqualTo("Bo place-loved-one");
    assertThat(match.element("token:scenario").get("concern")).isEqualTo(References.to("figure:2-1"));
    List<String> listed = match.listed();
    assertThat(listed).isNotEmpty().allMatch(notation -> match.refused(notation).equals("legal"));
    boolean isFarRefused = IntStream.range(0, 90).mapToObj(i -> match.refused("place figure:2-13 " + (150 + i * 97)
        + " 4500")).anyMatch("KF-VIP-07b"::equals);
    assertThat(isFarRefused).isTrue();
    match.match().play(0);
    assertThat(match.element("figure:2-13").get("owner")).isEqualTo("seat:2");
    match.used();
  }

  @ParameterizedTest
  @CsvSource({"1, Dinosaur, , ", "2, Dinosaur, , ", "3, Super-soldier, 1, vip-gang=1", "4, Cyborg, 0, vip-gang=0",
      "5, Time-traveller, 1, concern=0 aim=3", "6, Time-traveller, 0, concern=0 aim=4"})
  @Rule({"KF-VIP-01", "KF-VIP-09a", "KF-VIP-10a", "KF-VIP-11a", "KF-VIP-11b"})
  void experiment_isTheSecondDies_andJoinsASide(int die, String name, Integer gang, String more) {
    Opened match = deployed("complication=1 vip-presence=6 vip=6 experiment=" + die + " "
        + (more == null ? "" : more) + " vip-item=6" + ",1".repeat(15) + " initiative=6,1");
    match.match().play(0);
    String id = gang == null ? "figure:n-1" : "figure:" + (gang + 1) + "-13";
    assertThat(match.element(id).get("label").toString()).startsWith(name + " ");
    assertThat(match.element(id).get("owner")).isEqualTo(gang == null ? null : "seat:" + (gang + 1));
    match.used();
  }

  @Test
  @Rule({"KF-SET-21", "KF-SET-24"})
  void initiative_isRolledLast_tiesAgain() {
    Opened match = deployed("complication=1 vip-presence=1 initiative=4,4 initiative=2,3");
    assertThat(match.actor()).isEqualTo("Bo");
    assertThat(match.element("seat:2").get("active")).isEqualTo(true);
    match.used();
  }
}
