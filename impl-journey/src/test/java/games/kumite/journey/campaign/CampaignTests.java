package games.kumite.journey.campaign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import games.kumite.api.Action;
import games.kumite.api.Element;
import games.kumite.api.InvalidSetupException;
import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.api.Viewer;
import games.kumite.api.random.RandomSource;
import games.kumite.api.random.SeededRandom;
import games.kumite.journey.JourneyGame;
import games.kumite.spi.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Quests back to back: what pilgrims bring from one to the next. */
final class CampaignTests {

  private static final String BROUGHT = "tripitaka level=2 good=3 bad=9 hand=F02,F02,T8 play=T5 corruption=C07; "
      + "monkey-king level=1 good=0 bad=0 hand=- play=- corruption=C08; "
      + "monk-sha level=3 good=9 bad=0 hand=S1,S2,S3,S4,S5,S6,S7,S8 play=- corruption=-; "
      + "cho-hakkai level=1 good=0 bad=0 hand=H1 play=- corruption=-";

  private static Match start(String quest, String brought) {
    return new JourneyGame().start(Setup.seats("Ana").option("quest", quest).option("campaign", brought).seed(3));
  }

  private static Match ordered(Match match) {
    for (String pilgrim : List.of("tripitaka", "monkey-king", "monk-sha")) {
      match.play(match.decision().parse("next figure:" + pilgrim));
    }
    return match;
  }

  private static Element element(Match match, String id) {
    return match.table(Viewer.spectator()).find(id).orElseThrow();
  }

  private static List<String> options(Match match) {
    return match.decision().actions().stream().map(Action::notation).toList();
  }

  private static List<String> labels(Match match, String zone) {
    return element(match, zone).children().stream().map(card -> String.valueOf(card.get("label"))).sorted().toList();
  }

  @Test
  @Rule({"JW-QST-06", "JW-QST-07"})
  void karmaWeaponsAndCards_areCarriedOver() {
    Match match = ordered(start("Q6", BROUGHT));

    assertThat(element(match, "track:good-tripitaka").get("value")).isEqualTo(3);
    assertThat(element(match, "track:bad-tripitaka").get("value")).isEqualTo(9);
    assertThat(element(match, "token:weapon-tripitaka").get("level")).isEqualTo(2);
    assertThat(labels(match, "hand:tripitaka")).containsExactly("Hymn of Patience", "Peach of Long Life",
        "Peach of Long Life");
    assertThat(labels(match, "pile:in-play-tripitaka")).containsExactly("Lotus Breath");
    assertThat(labels(match, "pile:corruption-tripitaka")).containsExactly("Hollow Heart");
    assertThat(element(match, "deck:fortune").get("count")).as("28 less what they hold").isEqualTo(26);
    assertThat(element(match, "deck:skill-tripitaka").get("count")).isEqualTo(6);
    assertThat(element(match, "deck:corruption").get("count")).isEqualTo(10);
  }

  @Test
  @Rule({"JW-QST-05", "JW-RUL-120"})
  void everyPilgrim_isUp_withAllHealthAndChi_andNoUpgradeIsGivenAgain() {
    Match match = ordered(start("Q6", BROUGHT));

    assertThat(element(match, "track:chi-tripitaka").get("value")).as("Hollow Heart").isEqualTo(8);
    assertThat(element(match, "track:health-monkey-king").get("value")).as("Old Wound").isEqualTo(12);
    assertThat(element(match, "track:health-monk-sha").get("value")).isEqualTo(14);
    assertThat(element(match, "token:sheet-monk-sha").get("state")).isEqualTo("conscious");
    assertThat(labels(match, "hand:monkey-king")).as("no starting cards").isEmpty();
    assertThat(match.decision().kind()).as("no karma upgrade").isEqualTo("between");
    assertThat(match.decision().prompt().chooser()).endsWith("or go on. 8 such steps are left.");
  }

  @Test
  @Rule({"JW-QST-08", "JW-RUL-157"})
  void cards_areAdjustedByDrawsAndDiscards_atMostEightTimes() {
    Match match = ordered(start("Q2", BROUGHT));
    assertThat(options(match)).containsExactlyInAnyOrder("draw figure:tripitaka", "discard card:F02",
        "discard card:F02.2", "discard card:T8", "discard card:T5", "pass");

    match.play(match.decision().parse("discard card:F02"));
    match.play(match.decision().parse("discard card:T5"));
    assertThat(labels(match, "hand:tripitaka")).containsExactly("Hymn of Patience", "Peach of Long Life");
    assertThat(labels(match, "pile:in-play-tripitaka")).isEmpty();
    for (int step = 3; step <= 8; step++) {
      assertThat(options(match)).as("step " + step).contains("draw figure:tripitaka");
      match.play(match.decision().parse("draw figure:tripitaka"));
    }
    assertThat(labels(match, "hand:tripitaka")).hasSize(8);
    assertThat(options(match)).as("the next in the order of play").contains("draw figure:monkey-king")
        .doesNotContain("draw figure:tripitaka");
    match.play(match.decision().parse("pass"));
    assertThat(options(match)).as("no skill card is left to draw").doesNotContain("draw figure:monk-sha");
    match.play(match.decision().parse("pass"));
    match.play(match.decision().parse("pass"));
    assertThat(match.phase().toString()).doesNotContain("Karma");
  }

  @Test
  @Rule({"JW-QST-05", "JW-QST-06", "JW-QST-07"})
  void twoQuestsInARow_theEndOfTheFirstIsTheBeginningOfTheSecond() {
    Match first = new JourneyGame().start(Setup.seats("Ana", "Bo").option("quest", "Q4").seed(8));
    assertThat(first.table(Viewer.spectator()).find("token:campaign")).isEmpty();
    SeededRandom random = RandomSource.seeded(8);
    while (!first.isOver()) {
      first.play(random.nextInt(first.actionCount()));
    }
    String brought = String.valueOf(element(first, "token:campaign").get("campaign"));

    Match second = new JourneyGame()
        .start(Setup.seats("Ana", "Bo").option("quest", "Q5").option("campaign", brought).seed(9));
    while (!second.decision().kind().equals("between")) {
      second.play(0);
    }
    for (String pilgrim : List.of("tripitaka", "monkey-king", "monk-sha", "cho-hakkai")) {
      assertThat(labels(second, "hand:" + pilgrim)).isEqualTo(labels(first, "hand:" + pilgrim));
      assertThat(labels(second, "pile:in-play-" + pilgrim)).isEqualTo(labels(first, "pile:in-play-" + pilgrim));
      assertThat(labels(second, "pile:corruption-" + pilgrim)).isEqualTo(labels(first, "pile:corruption-" + pilgrim));
      for (String number : List.of("track:good-", "track:bad-")) {
        assertThat(element(second, number + pilgrim).get("value"))
            .isEqualTo(element(first, number + pilgrim).get("value"));
      }
      assertThat(element(second, "track:health-" + pilgrim).get("value"))
          .isEqualTo(element(second, "track:health-" + pilgrim).get("max"));
    }
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
    "; monkey-king|, monkey-king|must have 4 pilgrims with semicolons between them, like \"tripitaka level=1",
    "level=2|level=9|part 1 must be like",
    "T8|M1|M1 is no card for the hand of tripitaka",
    "play=T5|play=T8|T8 cannot be in play at tripitaka",
    "play=T5|play=X9|there is no card X9",
    "corruption=C08|corruption=C07|there are no more than 1 of C07",
    "F02,F02|F02,F02,F02|there are no more than 2 of F02",
    "corruption=C07|corruption=F01|F01 is no corruption card",
    "good=3|good=12|part 1 must be like"})
  void wrongText_isRefusedBeforeTheMatch(String right, String wrong, String message) {
    assertThatExceptionOfType(InvalidSetupException.class)
        .isThrownBy(() -> start("Q1", BROUGHT.replace(right, wrong)))
        .withMessageContaining("option campaign: ").withMessageContaining(message);
  }
}
