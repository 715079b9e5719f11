package games.kumite.spi.samples.discduel;

import static games.kumite.spi.samples.Moves.picture;
import static games.kumite.spi.samples.Moves.play;
import static games.kumite.spi.samples.Moves.seat;
import static games.kumite.spi.samples.discduel.Duels.GAME;
import static games.kumite.spi.samples.discduel.Duels.HIT;
import static games.kumite.spi.samples.discduel.Duels.SETUP;
import static games.kumite.spi.samples.discduel.Duels.disc;
import static games.kumite.spi.samples.discduel.Duels.discs;
import static games.kumite.spi.samples.discduel.Duels.hit;
import static games.kumite.spi.samples.discduel.Duels.near;
import static games.kumite.spi.samples.discduel.Duels.played;
import static games.kumite.spi.samples.discduel.Duels.track;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.kumite.api.Action;
import games.kumite.api.ActionTemplate;
import games.kumite.api.IllegalActionException;
import games.kumite.api.Match;
import games.kumite.api.Viewer;
import games.kumite.api.random.RandomSource;
import games.kumite.api.random.SeededRandom;
import games.kumite.spi.samples.Moves;
import games.kumite.spi.testkit.Rule;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The rules of the disc duel. */
final class DiscDuelTests {

  @Nested
  final class Pushing {

    @Test
    @Rule("DD-01")
    void start_placesTheDiscsLeftAndRight() {
      assertThat(discs(played(SETUP))).isEqualTo("1000 2000 | 3000 2000");
      assertThat(played(SETUP).table(Viewer.spectator()).find("board:table").orElseThrow().attributes())
          .containsEntry("width", 4000).containsEntry("height", 4000);
    }

    @Test
    @Rule("DD-02")
    void seats_takeTurns() {
      Match match = played(SETUP, "push 1500 2000");
      assertThat(match.actor()).isEqualTo(seat(match, 2));
      play(match, "push 3000 1000");
      assertThat(match.actor()).isEqualTo(seat(match, 1));
      assertThat(discs(match)).isEqualTo("1500 2000 | 3000 1000");
    }

    @ParameterizedTest
    @CsvSource({
        "push 1000 2000, DD-03, a push must move the disc",
        "push 2001 2000, DD-03, the point is more than 100 mm away",
        "push 1708 2708, DD-03, the point is more than 100 mm away",
        "push -900 999999999, DD-03, the point is more than 100 mm away",
        "push 100 2000, '', ''",
        "push 1707 2707, '', ''",
        "push 1001 2000, '', ''"})
    @Rule("DD-03")
    void point_outOfReach_isRefused_withTheRule(String notation, String rule, String reason) {
      judge(played(SETUP), notation, rule, reason);
    }

    @ParameterizedTest
    @CsvSource({"push 0 2000, '', ''", "push -1 2000, DD-04, the point is not on the table",
        "push 0 2001, DD-04, the point is not on the table"})
    @Rule("DD-04")
    void point_offTheTable_isRefused_withTheRule(String notation, String rule, String reason) {
      judge(played(SETUP, "push 100 2000", "push 3000 1000"), notation, rule, reason);
    }

    private void judge(Match match, String notation, String rule, String reason) {
      String before = picture(match);
      if (rule.isEmpty()) {
        assertThat(match.decision().parse(notation).notation()).isEqualTo(notation);
      } else {
        assertThatThrownBy(() -> match.decision().parse(notation))
            .isInstanceOfSatisfying(IllegalActionException.class,
                refused -> assertThat(refused.rule()).contains(rule))
            .hasMessage("\"" + notation + "\" is not legal: " + reason + " (" + rule + ")");
      }
      assertThat(picture(match)).isEqualTo(before);
    }

    @ParameterizedTest
    @ValueSource(strings = {"push", "push 2000", "push 2000 2000 1", "push 02000 2000", "push +2000 2000",
        "push 2000.5 2000", "push two 2000", "push 2000  2000", "push 2000 2000 ", "push 2000 -0",
        "push 99999999999 2000", "PUSH 2000 2000", "shove 2000 2000", "brace", "follow", "pass"})
    void otherNotation_isNoPush_andTheFormIsNamed(String notation) {
      Match match = played(SETUP);
      assertThatThrownBy(() -> match.decision().parse(notation))
          .isInstanceOf(IllegalActionException.class)
          .hasMessageContaining("is not an action here; legal are: Push to the middle [push 2000 2000]; ")
          .hasMessageEndingWith("; push <x 0..2000> <y 1000..3000>");
    }

    @Test
    void form_withNumbersInIt_isAnAction() {
      Match match = played(SETUP);
      ActionTemplate form = match.decision().templates().get(0);
      assertThat(match.decision().templates()).hasSize(1);
      assertThat(form.slots()).containsExactly(new ActionTemplate.Parameter("x", 0, 2000, "0.1 mm", "board:table"),
          new ActionTemplate.Parameter("y", 1000, 3000, "0.1 mm", "board:table"));
      Action push = match.decision().parse(form.notation(1277, 2111));
      assertThat(push.label()).isEqualTo("Push to 1277, 2111");
      match.play(push);
      assertThat(disc(match, 1)).isEqualTo("1277 2111");
    }
  }

  @Nested
  final class Candidates {

    private Map<String, String> labels(Match match) {
      return match.decision().actions().stream()
          .collect(Collectors.toMap(Action::label, Action::notation));
    }

    @Test
    void listing_farFromTheRival_holdsMiddleAndCompass() {
      assertThat(labels(played(SETUP))).containsOnly(
          Map.entry("Push to the middle", "push 2000 2000"),
          Map.entry("Push away from the rival's disc", "push 0 2000"),
          Map.entry("Push north", "push 1000 1000"), Map.entry("Push northeast", "push 1707 1293"),
          Map.entry("Push southeast", "push 1707 2707"), Map.entry("Push south", "push 1000 3000"),
          Map.entry("Push southwest", "push 293 2707"), Map.entry("Push northwest", "push 293 1293"));
    }

    @Test
    void listing_nearTheRival_holdsContactAndRam() {
      Match match = near(SETUP);
      assertThat(labels(match))
          .containsEntry("Push up to the rival's disc", "push 2000 2000")
          .containsEntry("Push against the rival's disc as hard as possible", "push 2500 2000")
          .doesNotContainValue("push 1500 2000");
    }

    @Test
    void listing_besideTheRival_holdsThePlaceBeforeIt() {
      Match match = played(SETUP, "push 1500 2000", "push 3500 1500", "push 2500 2000", "push 3500 1600");
      assertThat(labels(match))
          .containsEntry("Push between the rival's disc and the middle", "push 3015 1729")
          .doesNotContainKey("Push behind the rival's disc");
    }

    @Test
    void listing_beyondTheRival_holdsThePlaceBehindIt() {
      Match match = played(SETUP, "push 1900 2400", "push 3000 1200", "push 2800 2700", "push 3000 1000",
          "push 3500 2100", "push 3000 1100", "push 3800 1800", "push 2900 1600");
      assertThat(labels(match)).containsEntry("Push behind the rival's disc", "push 3359 1396")
          .doesNotContainKey("Push between the rival's disc and the middle");
    }

    @Test
    @Rule("DD-05")
    void contact_isReached_withoutImpact() {
      Match match = near(SETUP);
      play(match, "push 2000 2000");
      assertThat(discs(match)).isEqualTo("2000 2000 | 2500 2000");
      assertThat(match.actor()).isEqualTo(seat(match, 2));
      assertThat(match.decision().kind()).isEqualTo("push");
    }

    @Test
    void samePoint_withAnotherAim_isTheSameAction() {
      Match match = near(SETUP);
      Action aimed = match.decision().parse(HIT);
      assertThat(new Push(new Point(2500, 2000), Aim.FREE)).isEqualTo(aimed).hasSameHashCodeAs(aimed);
      match.play(new Push(new Point(2500, 2000), Aim.FREE));
      assertThat(track(match, "force")).isEqualTo(500);
    }
  }

  @Nested
  final class Impact {

    @Test
    @Rule("DD-05")
    void disc_thatHits_stopsBeforeTheRival_andTheRestIsTheForce() {
      Match match = hit(SETUP);
      assertThat(discs(match)).isEqualTo("2000 2000 | 2500 2000");
      assertThat(track(match, "force")).isEqualTo(500);
      assertThat(match.phase()).hasToString("play/push");
    }

    @Test
    @Rule("DD-06")
    void rival_isAsked_whetherToBrace() {
      Match match = hit(SETUP);
      assertThat(match.actor()).isEqualTo(seat(match, 2));
      assertThat(match.decision().kind()).isEqualTo("brace");
      assertThat(Moves.listed(match)).containsExactly("brace", "pass");
      assertThat(match.decision().templates()).isEmpty();
    }

    @Test
    @Rule("DD-06")
    void brace_holdsTheDisc_endsThePush_andIsUsedUp() {
      Match match = hit(SETUP);
      play(match, "brace");
      assertThat(discs(match)).isEqualTo("2000 2000 | 2500 2000");
      assertThat(track(match, "braces-2")).isEqualTo(1);
      assertThat(track(match, "force")).isZero();
      assertThat(match.actor()).isEqualTo(seat(match, 2));
      assertThat(match.decision().kind()).isEqualTo("push");
      assertThat(match.phase()).hasToString("play");
    }

    @Test
    @Rule("DD-07")
    void pass_letsTheDiscBeShoved_alongTheLineOfImpact() {
      Match match = hit(SETUP);
      play(match, "pass");
      assertThat(discs(match)).isEqualTo("2000 2000 | 3000 2000");
      assertThat(track(match, "braces-2")).isEqualTo(2);
      assertThat(match.actor()).isEqualTo(seat(match, 1));
      assertThat(Moves.listed(match)).containsExactly("follow", "stay");
    }

    @Test
    @Rule({"DD-07", "DD-11"})
    void glancingHit_shovesAside() {
      Match match = played(SETUP, "push 1500 2000", "push 2600 2300", HIT, "pass");
      assertThat(disc(match, 1)).isEqualTo("2200 2000"); // 400 and 300 make 500
      assertThat(disc(match, 2)).isEqualTo("2840 2480"); // the force of 300 along 4 : 3
    }

    @Test
    @Rule("DD-06")
    void bracelessRival_isNotAsked() {
      Match match = hit(SETUP.option("braces", 0));
      assertThat(match.decision().kind()).isEqualTo("follow");
      assertThat(match.actor()).isEqualTo(seat(match, 1));
    }

    @Test
    @Rule("DD-06")
    void braces_areAskedFor_untilTheyAreUsedUp() {
      Match match = hit(SETUP.option("braces", 1));
      play(match, "brace", "push 2500 1900", HIT);
      assertThat(match.decision().kind()).isEqualTo("follow");
    }

    @ParameterizedTest
    @CsvSource({"follow, 2500 2000 | 3000 2000", "stay, 2000 2000 | 3000 2000"})
    @Rule("DD-09")
    void seat_mayFollow(String answer, String discs) {
      Match match = hit(SETUP);
      play(match, "pass", answer);
      assertThat(discs(match)).isEqualTo(discs);
      assertThat(match.actor()).isEqualTo(seat(match, 2));
      assertThat(track(match, "pushes")).isEqualTo(3);
    }
  }

  @Nested
  final class End {

    /** The rival's disc is 20 mm from the right edge, the first seat's at this place on the same line. */
    private Match atTheEdge(int x) {
      return played(SETUP.option("braces", 0), "push 1500 2000", "push 3900 2000", "push " + x + " 2000",
          "push 3800 2000");
    }

    @Test
    @Rule("DD-08")
    void disc_shovedToTheVeryEdge_isStillOnTheTable() {
      Match match = atTheEdge(2500);
      play(match, "push 3500 2000");
      assertThat(disc(match, 2)).isEqualTo("4000 2000");
      assertThat(match.isOver()).isFalse();
    }

    @Test
    @Rule({"DD-08", "DD-12"})
    void disc_shovedOffTheTable_loses() {
      Match match = atTheEdge(2500);
      play(match, "push 2501 2000", "push 3800 2001", "push 3501 2000");
      assertThat(match.isOver()).isTrue();
      assertThat(match.outcome().summary()).isEqualTo("pushed off");
      assertThat(match.outcome().standing(seat(match, 1)).score()).isEqualTo(2);
      assertThat(match.outcome().standing(seat(match, 2)).score()).isEqualTo(-2);
      assertThat(match.events(Viewer.spectator()).read()).filteredOn(event -> !event.text().isEmpty()).last()
          .satisfies(event -> assertThat(event.text()).isEqualTo("Bo's disc leaves the table."));
    }

    @ParameterizedTest
    @CsvSource({"1, 1, -1", "2, 0, 0", "3, -1, 1"})
    @Rule({"DD-10", "DD-12"})
    void lastPush_isFollowedByACount(int pushes, int first, int second) {
      String[] notations = {"push 1500 2000", "push 2500 2000", "push 1000 2000"};
      Match match = played(SETUP.option("pushes", pushes), List.of(notations).subList(0, pushes)
          .toArray(String[]::new));
      assertThat(match.isOver()).isTrue();
      assertThat(match.outcome().standing(seat(match, 1)).score()).isEqualTo(first);
      assertThat(match.outcome().standing(seat(match, 2)).score()).isEqualTo(second);
    }

    @Test
    @Rule({"DD-04", "DD-05", "DD-06", "DD-07", "DD-08"})
    void anyPushes_keepTheDiscsApartAndOnTheTable() {
      SeededRandom random = RandomSource.seeded(5);
      int impacts = 0;
      for (int n = 0; n < 80; n++) {
        Match match = GAME.start(SETUP.option("pushes", 60));
        while (!match.isOver()) {
          Point first = place(match, 1);
          Point second = place(match, 2);
          assertThat(first.overlaps(second)).isFalse();
          assertThat(first.isOnTable() && second.isOnTable()).isTrue();
          boolean isPush = match.decision().kind().equals("push");
          assertThat(track(match, "force") > 0).isEqualTo(match.decision().kind().equals("brace"));
          impacts += isPush ? 0 : 1;
          if (!isPush || random.nextInt(2) == 0) {
            match.play(random.nextInt(match.actionCount()));
          } else {
            pushAnywhere(match, random);
          }
        }
      }
      assertThat(impacts).isGreaterThan(300);
    }

    private void pushAnywhere(Match match, SeededRandom random) {
      ActionTemplate form = match.decision().templates().get(0);
      while (true) {
        int[] numbers = form.slots().stream()
            .mapToInt(slot -> slot.min() + random.nextInt(slot.max() - slot.min() + 1)).toArray();
        try {
          match.play(match.decision().parse(form.notation(numbers)));
          return;
        } catch (IllegalActionException refused) {
          assertThat(refused.rule().orElseThrow()).isIn("DD-03", "DD-04");
        }
      }
    }

    private Point place(Match match, int number) {
      String[] numbers = disc(match, number).split(" ");
      return new Point(Integer.parseInt(numbers[0]), Integer.parseInt(numbers[1]));
    }
  }
}
