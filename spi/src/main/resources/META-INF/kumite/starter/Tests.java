package {package};

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.kumite.api.Action;
import games.kumite.api.Games;
import games.kumite.api.IllegalActionException;
import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.api.Table;
import games.kumite.api.Viewer;
import games.kumite.api.random.RandomSource;
import games.kumite.api.random.ScriptedRandom;
import games.kumite.spi.testkit.Rule;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** The rules one by one, with loaded dice. */
final class {title}Tests {

  /** Returns a match of two seats in which the next raids roll these faces. */
  private static Match match(int... rolls) {
    ScriptedRandom random = new ScriptedRandom(RandomSource.seeded(7));
    for (int roll : rolls) {
      random.put("raid", roll);
    }
    return new {title}Game().start(Setup.seats("Ana", "Bo").random(random));
  }

  /** Plays the first listed action with a verb. */
  private static void play(Match match, String verb) {
    match.play(match.decision().actions().stream().filter(action -> action.notation().startsWith(verb)).findFirst().orElseThrow());
  }

  private static Object attribute(Match match, int seat, String name) {
    return match.table(Viewer.spectator()).find("seat:" + seat).orElseThrow().attributes().get(name);
  }

  private static Object count(Table table, String zone) {
    return table.find(zone).orElseThrow().attributes().get("count");
  }

  @Test
  @Rule({"{XX}-SET-01", "{XX}-SET-02"})
  void deal_givesEachSeatThreeTreasures_thatTheOthersDoNotSee() {
    Match match = match();
    Table seen = match.table(match.seats().get(0));
    assertThat(count(seen, "deck:deck")).isEqualTo(14);
    assertThat(seen.find("hand:1").orElseThrow().children()).hasSize(3);
    assertThat(count(seen, "hand:2")).isEqualTo(3);
    assertThat(seen.find("hand:2").orElseThrow().children()).isEmpty();
  }

  @Test
  @Rule({"{XX}-TRN-01", "{XX}-TRN-02"})
  void stash_putsATreasureOnTheHoard_andDraws() {
    Match match = match();
    play(match, "stash");
    assertThat(match.actor().name()).isEqualTo("Bo");
    assertThat(count(match.table(Viewer.spectator()), "pile:hoard-1")).isEqualTo(1);
    assertThat(count(match.table(Viewer.spectator()), "hand:1")).isEqualTo(3);
  }

  @Test
  @Rule("{XX}-RAID-02")
  void raid_withAFour_takesTheTopTreasure() {
    Match match = match(4);
    play(match, "stash");
    Object value = attribute(match, 1, "score");
    play(match, "raid");
    assertThat(attribute(match, 1, "score")).isEqualTo(0);
    assertThat(attribute(match, 2, "score")).isEqualTo(value);
  }

  @Test
  @Rule("{XX}-RAID-02")
  void raid_withAThree_failsAndIsUsedUp() {
    Match match = match(3);
    play(match, "stash");
    play(match, "raid");
    assertThat(attribute(match, 2, "score")).isEqualTo(0);
    assertThat(attribute(match, 2, "raids")).isEqualTo(1);
  }

  @Test
  @Rule("{XX}-RAID-01")
  void raid_onAnEmptyHoard_isRefusedWithItsRule() {
    assertThatThrownBy(() -> match().decision().parse("raid seat:2")).isInstanceOfSatisfying(IllegalActionException.class,
        refused -> assertThat(refused.rule()).contains("{XX}-RAID-01"));
  }

  @Test
  @Rule({"{XX}-SET-03", "{XX}-RAID-01"})
  void raid_withoutOneLeft_isRefused() {
    Match match = new {title}Game().start(Setup.seats("Ana", "Bo").option("raids", 0).seed(7));
    play(match, "stash");
    assertThatThrownBy(() -> match.decision().parse("raid seat:1")).hasMessageContaining("no raid is left");
  }

  @Test
  @Rule({"{XX}-END-01", "{XX}-END-02"})
  void match_endsWithTheLastTreasure_andTheHighestHoardWins() {
    Match match = Games.named("{id}").start(Setup.seats("Ana", "Bo").seed(7));
    while (!match.isOver()) {
      play(match, "stash");
    }
    int first = match.outcome().standings().get(0).score();
    int second = match.outcome().standings().get(1).score();
    assertThat(first + second).isEqualTo(Definition.MAX_SCORE);
    assertThat(match.outcome().standings().get(first > second ? 0 : 1).rank()).isEqualTo(1);
  }

  @Test
  void texts_areThoseOfTheLanguage() {
    Match german = new {title}Game().in(Locale.GERMAN).start(Setup.seats("Ana", "Bo").seed(7));
    Action first = german.decision().actions().get(0);
    assertThat(german.decision().prompt().chooser()).isEqualTo("Sichere einen Schatz oder plündere einen Hort.");
    assertThat(german.decision().label(first)).endsWith(" sichern");
  }
}
