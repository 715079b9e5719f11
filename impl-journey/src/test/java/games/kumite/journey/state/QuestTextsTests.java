package games.kumite.journey.state;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.journey.JourneyGame;
import games.kumite.journey.content.Goal;
import games.kumite.journey.content.QuestRule;
import games.kumite.spi.Inspection;
import games.kumite.spi.Texts;
import games.kumite.spi.testkit.Rule;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What quests ask for, in words for people. */
final class QuestTextsTests {

  private static final Match MATCH = new JourneyGame().start(Setup.seats(1).seed(1));
  private static final String STANDARD = "Tripitaka is dead or no pilgrim is conscious";
  private static final MatchDefinition TERMS = ((GameState) Inspection.state(MATCH)).definition();

  @Test
  @Rule({"JW-SET-01", "JW-SET-03"})
  void quests_sayWhatWinsAndLoses_andWhatIsSpecial_beforeOneIsChosen() {
    assertThat(MATCH.table(MATCH.seats().get(0)).find("token:quest-Q1").orElseThrow().get("text")).asString()
        .startsWith("Victory: 3 villagers are rescued; Tripitaka is conscious; every conscious pilgrim is within a9-h16. Heroic");
    assertThat(TERMS.quests.get(0).rules).isEqualTo("from turn 3 on gate G1 draws one card more while a villager is on"
        + " the map; gates cannot be closed");
    assertThat(TERMS.quests.get(2).rules)
        .contains("for the first time, General appears at the gate nearest to Tripitaka that is not closed");
    assertThat(TERMS.quests.get(3).heroic).as("one gate").isEqualTo("a sutra was collected; 1 gate is closed");
    assertThat(TERMS.quests.get(4).failure).isEqualTo(STANDARD + " or fewer than 3 villagers can still be rescued");
    assertThat(TERMS.quests.get(4).rules).contains("at the end of turn 8 villagers within a1-c3 are lost");
    assertThat(TERMS.quests.get(5).victory).startsWith("Koorogg is defeated");
    assertThat(TERMS.quests.get(6).rules).startsWith("only Monk Sha may collect sutra 1; a pilgrim");
    assertThat(TERMS.quests.get(7).rules).contains("gate G2 becomes active in the turn after Kogaiji is defeated, who brings no karma",
        "left out of their decks: Kogaiji");
    assertThat(TERMS.quests.get(8).rules).isEqualTo("door D1 cannot be broken; it opens when Iron Fan is defeated, who brings"
        + " no karma; left out of their decks: Ambush, Borrowed Cloud; gates cannot be closed");
    assertThat(TERMS.quests.get(9).rules).startsWith("only Tripitaka or Cho Hakkai may collect sutras; ");
  }

  /** Q1 has no failure of its own; its text names the standard failure all the same. */
  @Test
  @Rule({"JW-RUL-53", "JW-END-02"})
  void everyQuest_saysTheStandardFailure() {
    assertThat(TERMS.quests).hasSize(10).allSatisfy(quest -> {
      assertThat(quest.failure).startsWith(STANDARD);
      assertThat(quest.all).contains(" Failure: " + STANDARD);
    });
    assertThat(TERMS.quests.get(0).failure).isEqualTo(STANDARD);
    assertThat(TERMS.quests.get(1).failure).isEqualTo(STANDARD + " or the end of turn 15 is reached");
    assertThat(MATCH.in(Locale.GERMAN).table(MATCH.seats().get(0)).find("token:quest-Q1").orElseThrow().get("text")).asString()
        .contains(": Tripitaka ist tot oder kein Pilger ist bei Bewusstsein.");
  }

  @Test
  void everyGoalAndRule_hasAText() {
    Texts texts = Texts.of(MatchDefinition.class, "journey");
    assertThat(Stream.of(Goal.Shipped.class, QuestRule.Shipped.class).flatMap(type -> Arrays.stream(type.getPermittedSubclasses())))
        .hasSizeGreaterThan(20).allMatch(type -> texts.has(QuestTexts.key(type)));
  }
}
