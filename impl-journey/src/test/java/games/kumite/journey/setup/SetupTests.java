package games.kumite.journey.setup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.kumite.api.Element;
import games.kumite.api.InvalidSetupException;
import games.kumite.api.Match;
import games.kumite.api.References;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.GameState;
import games.kumite.spi.Inspection;
import games.kumite.spi.testkit.LoadedDice.Roll;
import games.kumite.spi.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What happens before the first turn, with decks laid in order. */
final class SetupTests extends SettingUp {

  @Nested
  final class Quests {

    @Test
    @Rule("JW-SET-01")
    void players_chooseTheQuestFirst() {
      Match match = start(3, "");

      assertThat(match.phase().id()).isEqualTo("quest");
      assertThat(match.decision().isGroup()).isTrue();
      assertThat(match.actor().name()).isEqualTo("A");
      assertThat(options(match)).containsExactly("choose token:quest-Q1", "choose token:quest-Q2",
          "choose token:quest-Q3", "choose token:quest-Q4", "choose token:quest-Q5", "choose token:quest-Q6", "choose token:quest-Q7",
          "choose token:quest-Q8", "choose token:quest-Q9", "choose token:quest-Q10");
      assertThat(dice.take()).as("nothing is set up before").isEmpty();
      assertThat(table(match).find("board:map")).isEmpty();

      play(match, "choose token:quest-Q3");

      assertThat(match.phase().id()).isEqualTo("pilgrims");
      assertThat(element(match, "board:map").label()).isEqualTo("The rope bridge");
      assertThat(table(match).find("token:quest-Q1")).isEmpty();
    }

    @Test
    @Rule("JW-SET-01")
    void quest_ofTheOption_isNotAskedFor() {
      assertThat(start(2, "Q5").phase().id()).isEqualTo("pilgrims");
      assertThatThrownBy(() -> GAME.start(games.kumite.api.Setup.seats(2).option("quest", "Q99").seed(1)))
          .isInstanceOf(InvalidSetupException.class).hasMessageContainingAll("option quest", "Q1", "Q6", "Q99");
    }

    @Test
    @Rule("JW-SET-02")
    void tokens_lieWhereTheQuestSays() {
      Match match = start(4, "Q1");

      assertThat(element(match, "token:gate-G1").get("state")).isEqualTo("active");
      assertThat(element(match, "token:gate-G1").number("column")).isEqualTo(8);
      assertThat(element(match, "token:gate-G1").number("row")).isEqualTo(10);
      assertThat(element(match, "token:door-D1").get("to")).isEqualTo(References.to("space:g4"));
      assertThat(table(match).find("token:villager-3")).isPresent();
      assertThat(element(match, "token:well-1").get("used-by")).isEqualTo(References.to());
      assertThat(element(match, "token:box-1").number("row")).isEqualTo(9);
      assertThat(element(match, "board:map").children()).filteredOn(child -> child.kind() == Element.Kind.SPACE)
          .hasSize(128);
    }

    @Test
    @Rule("JW-SET-02")
    void bridge_isLaidBetweenTiles() {
      Match match = start(4, "Q3");

      assertThat(element(match, "space:i4").get("tile")).isEqualTo("br1");
      assertThat(table(match).find("space:i1")).as("no square beside the bridge").isEmpty();
      assertThat(element(match, "token:gate-G2").get("state")).isEqualTo("inactive");
    }
  }

  @Nested
  final class Decks {

    @Test
    @Rule({"JW-SET-04", "JW-SET-13", "JW-RUL-66"})
    void everyDeck_isShuffled() {
      start(1, "Q1");

      assertThat(dice.take()).extracting(Roll::die).containsExactly("corruption-deck d12", "fortune-deck d28",
          "misfortune-deck d26", "demon-deck d25", "skill-deck-1 d8", "skill-deck-2 d8", "skill-deck-3 d8",
          "skill-deck-4 d8");
    }

    @Test
    @Rule("JW-SET-04")
    void decks_lieFaceDown_eachOnItsOwn() {
      Match match = start(1, "Q1");

      assertThat(element(match, "deck:corruption").number("count")).isEqualTo(12);
      assertThat(element(match, "deck:fortune").number("count")).isEqualTo(28);
      assertThat(element(match, "deck:misfortune").number("count")).isEqualTo(26);
      assertThat(element(match, "deck:demon").number("count")).isEqualTo(25);
      assertThat(inside(match, "deck:fortune")).isEmpty();
      assertThat(element(match, "pile:fortune-discard").number("count")).isZero();
    }

    @Test
    @Rule("JW-SET-05")
    void conditions_lieOpen_andAreNotShuffled() {
      assertThat(inside(start(1, "Q1"), "pile:conditions")).containsExactly("card:DISABLED", "card:PARALYZED",
          "card:POISONED", "card:BURNING", "card:SLOWED", "card:WEAKENED", "card:CURSED", "card:DAZED");
    }
  }

  @Nested
  final class Controllers {

    private List<String> owners(Match match) {
      return PILGRIMS.stream().map(pilgrim -> String.valueOf(element(match, "token:sheet-" + pilgrim).get("owner")))
          .toList();
    }

    @Test
    @Rule({"JW-SET-07", "JW-SET-11"})
    void onePlayer_controlsAllFour_withoutAQuestion() {
      Match match = start(1, "Q1");

      assertThat(match.phase().id()).isEqualTo("order");
      assertThat(owners(match)).containsOnly("seat:1");
    }

    @Test
    @Rule({"JW-SET-06", "JW-SET-08", "JW-SET-11"})
    void twoPlayers_controlTwoEach() {
      Match match = start(2, "Q1");
      assertThat(match.decision().isGroup()).isTrue();
      assertThat(options(match)).containsExactly("assign figure:tripitaka seat:1", "assign figure:tripitaka seat:2");

      play(match, "assign figure:tripitaka seat:2", "assign figure:monkey-king seat:1");
      assertThat(options(match)).hasSize(2);
      play(match, "assign figure:monk-sha seat:2");

      assertThat(owners(match)).as("the last one is left").containsExactly("seat:2", "seat:1", "seat:2", "seat:1");
      assertThat(match.phase().id()).isEqualTo("order");
    }

    @Test
    @Rule("JW-SET-08")
    void thirdPilgrim_forOneOfTwo_isRefused() {
      Match match = play(start(2, "Q1"), "assign figure:tripitaka seat:2", "assign figure:monkey-king seat:1");
      play(match, "assign figure:monk-sha seat:1");

      assertThat(owners(match)).containsExactly("seat:2", "seat:1", "seat:1", "seat:2");
      Match full = play(start(3, "Q1"), "assign figure:tripitaka seat:2", "assign figure:monkey-king seat:2");
      assertThat(refusal(full, "assign figure:monk-sha seat:2")).contains("JW-SET-09");
    }

    @Test
    @Rule({"JW-SET-06", "JW-SET-09"})
    void threePlayers_areTwoWithOneAndOneWithTwo() {
      Match match = play(start(3, "Q1"), "assign figure:tripitaka seat:1", "assign figure:monkey-king seat:3",
          "assign figure:monk-sha seat:3");

      assertThat(owners(match)).containsExactly("seat:1", "seat:3", "seat:3", "seat:2");
      assertThat(owners(play(start(3, "Q1"), "assign figure:tripitaka seat:2", "assign figure:monkey-king seat:3",
          "assign figure:monk-sha seat:3"))).as("the first seat may be the last").containsExactly("seat:2", "seat:3", "seat:3", "seat:1");
    }

    @Test
    @Rule("JW-SET-09")
    void secondPair_amongThree_wouldLeaveOneWithout() {
      Match match = play(start(3, "Q1"), "assign figure:tripitaka seat:1", "assign figure:monkey-king seat:1");

      assertThat(options(match)).containsExactly("assign figure:monk-sha seat:2", "assign figure:monk-sha seat:3");
      Match open = play(start(3, "Q1"), "assign figure:tripitaka seat:1", "assign figure:monkey-king seat:2");
      assertThat(options(open)).as("everybody may still get the pair").hasSize(3);
      play(open, "assign figure:monk-sha seat:2");
      assertThat(owners(open)).containsExactly("seat:1", "seat:2", "seat:2", "seat:3");
    }

    @Test
    @Rule({"JW-SET-10", "JW-SET-11"})
    void fourPlayers_controlOneEach() {
      Match match = play(start(4, "Q1"), "assign figure:tripitaka seat:4");
      assertThat(options(match)).hasSize(3).doesNotContain("assign figure:monkey-king seat:4");
      assertThat(refusal(match, "assign figure:monkey-king seat:4")).contains("JW-SET-10");

      play(match, "assign figure:monkey-king seat:1", "assign figure:monk-sha seat:3");

      assertThat(owners(match)).containsExactly("seat:4", "seat:1", "seat:3", "seat:2");
      assertThat(element(match, "hand:monk-sha").get("owner")).isEqualTo("seat:3");
    }
  }

  @Nested
  final class Sheets {

    @Test
    @Rule({"JW-SET-12", "JW-SET-14", "JW-SET-15", "JW-SET-16"})
    void everyPilgrim_startsWithFullTracksAndLevelOne() {
      Match match = start(1, "Q1");
      int[] health = {12, 14, 14, 16};
      for (int i = 0; i < health.length; i++) {
        String pilgrim = PILGRIMS.get(i);
        assertThat(element(match, "track:health-" + pilgrim).number("value")).isEqualTo(health[i]);
        assertThat(element(match, "track:health-" + pilgrim).number("max")).isEqualTo(health[i]);
        assertThat(element(match, "track:chi-" + pilgrim).number("value")).isEqualTo(10);
        assertThat(element(match, "track:good-" + pilgrim).number("value")).isZero();
        assertThat(element(match, "track:bad-" + pilgrim).number("value")).isZero();
        assertThat(element(match, "token:weapon-" + pilgrim).number("level")).isEqualTo(1);
      }
      assertThat(element(match, "token:weapon-tripitaka").label()).isEqualTo("Ringed staff");
      assertThat(element(match, "token:weapon-tripitaka").get("text")).asString().contains("1 more damage, 1 cleanse die more");
    }

    @Test
    @Rule("JW-SET-13")
    void everyPilgrim_drawsTwoCardsOfTheOwnSkillDeck() {
      dice.layOrder("skill-deck-2", 7, 4);
      Match match = start(1, "Q1");

      assertThat(inside(match, "hand:tripitaka")).containsExactlyInAnyOrder("card:T1", "card:T2");
      assertThat(inside(match, "hand:monkey-king")).containsExactlyInAnyOrder("card:M5", "card:M8");
      assertThat(inside(match, "hand:monk-sha")).containsExactlyInAnyOrder("card:S1", "card:S2");
      assertThat(inside(match, "hand:cho-hakkai")).containsExactlyInAnyOrder("card:H1", "card:H2");
      assertThat(element(match, "deck:skill-monkey-king").number("count")).as("the rest").isEqualTo(6);
      assertThat(element(match, "pile:skill-discard-monkey-king").number("count")).isZero();
    }

    @Test
    void hands_lieOpenToEverybody() {
      Match match = play(start(2, "Q1"), "assign figure:tripitaka seat:1", "assign figure:monkey-king seat:1");

      assertThat(match.table(match.seats().get(1)).find("card:T1")).isPresent();
      assertThat(match.table(match.seats().get(1)).find("card:T5")).isEmpty();
    }
  }

  @Nested
  final class Miniatures {

    private String pose(Match match, String figure) {
      Element element = element(match, "figure:" + figure);
      return element.number("column") + "," + element.number("row") + " " + element.get("facing");
    }

    @Test
    @Rule("JW-SET-17")
    void pilgrimsAndDemons_standAsInTheDiagram() {
      Match match = start(1, "Q1");

      assertThat(pose(match, "tripitaka")).isEqualTo("4,15 north");
      assertThat(pose(match, "cho-hakkai")).isEqualTo("4,14 north");
      assertThat(pose(match, "warrior-1")).isEqualTo("8,7 south");
      assertThat(pose(match, "warrior-2")).isEqualTo("1,7 south");
      assertThat(pose(match, "archer-1")).isEqualTo("6,2 south");
      assertThat(table(match).find("figure:warrior-3")).as("still in the supply").isEmpty();
      assertThat(element(match, "figure:warrior-1").number("health")).isEqualTo(3);
    }

    @Test
    @Rule("JW-RUL-83")
    void tileWherePilgrimsStart_isNotEntered() {
      assertThat(((GameState) Inspection.state(start(1, "Q1"))).get(Counters.ENTERED_TILES)).isZero();
    }

    @Test
    @Rule("JW-SET-17")
    void largeDemon_coversItsSquares() {
      Match match = start(1, "Q6");

      assertThat(pose(match, "koorogg")).isEqualTo("18,4 west");
      assertThat(String.valueOf(element(match, "figure:koorogg").get("squares")).split(" "))
          .containsExactlyInAnyOrder("space:r4", "space:r3", "space:s4", "space:s3");
      assertThat(element(match, "figure:koorogg").number("health")).isEqualTo(24);
      assertThat(pose(match, "general-1")).isEqualTo("14,5 west");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Q1", "Q2", "Q3", "Q4", "Q5", "Q6", "Q7", "Q8", "Q9", "Q10"})
    @Rule({"JW-SET-11", "JW-SET-17"})
    void everyQuest_hasAllFourPilgrimsOnTheMap(String quest) {
      Match match = start(1, quest);
      List<String> onMap = element(match, "board:map").children().stream()
          .filter(child -> child.kind() == Element.Kind.FIGURE && "pilgrims".equals(child.get("team")))
          .map(Element::id).toList();

      assertThat(onMap)
          .containsExactly("figure:tripitaka", "figure:monkey-king", "figure:monk-sha", "figure:cho-hakkai");
    }
  }

  @Nested
  final class Order {

    @Test
    @Rule("JW-SET-18")
    void players_agreeOnAnOrder_placeByPlace() {
      Match match = start(1, "Q2");
      assertThat(match.decision().isGroup()).isTrue();
      assertThat(options(match)).containsExactly("next figure:tripitaka", "next figure:monkey-king",
          "next figure:monk-sha", "next figure:cho-hakkai");

      play(match, "next figure:monk-sha");
      assertThat(refusal(match, "next figure:monk-sha")).contains("JW-SET-18");
      play(match, "next figure:tripitaka", "next figure:cho-hakkai");

      assertThat(PILGRIMS).extracting(pilgrim -> element(match, "token:sheet-" + pilgrim).number("initiative"))
          .containsExactly(2, 4, 1, 3);
    }
  }
}
