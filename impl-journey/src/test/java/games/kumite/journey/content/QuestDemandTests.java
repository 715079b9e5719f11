package games.kumite.journey.content;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.kumite.api.InvalidSetupException;
import games.kumite.journey.ShippedWords;
import games.kumite.spi.testkit.Rule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Goals and rules of an owner's quest that could never matter, or that hold before anybody has done anything. */
final class QuestDemandTests {

  @TempDir
  private Path directory;

  /** Changes one quest, or all of another file. */
  private void change(String file, String quest, String right, String wrong) throws IOException {
    String text = Shipped.text(file);
    int from = quest.isEmpty() ? 0 : text.indexOf("{\"id\": \"" + quest + "\"");
    int to = quest.isEmpty() ? text.length() : text.indexOf("\"failure\"", from) + 80;
    String one = text.substring(from, Math.min(to, text.length()));
    assertThat(one).contains(right.replace('\'', '"'));
    Files.writeString(directory.resolve(file + ".json"), text.substring(0, from)
        + one.replace(right.replace('\'', '"'), wrong.replace('\'', '"')) + text.substring(from + one.length()));
  }

  private Content read() {
    return Content.shelf(ShippedWords.ALL).of(directory.toString());
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '~', value = {
    "Q1 | heroic  | 'meditated'        | 'sutra-collected'    | sutra-collected means nothing without a sutra",
    "Q1 | rules   | 'gates-stay-open'  | 'hand-over'          | hand-over means nothing without a sutra",
    "Q1 | rules | 'gates-stay-open' | {'questRule': 'spawn-on-sutra', 'type': 'general'} | spawn-on-sutra means nothing",
    "Q1 | heroic  | {'x': 1, 'y': 8} | ~~ | meditated means nothing without a mystical box",
    "Q2 | rules | 'hand-over' | {'questRule': 'flames', 'turn': 3, 'area': {'x': 0, 'y': 0, 'width': 6, 'height': 8}} "
        + "| flames means nothing without a villager in the area",
    "Q4 | rules | {'questRule': 'unclaimed', 'type': 'iron-fan'} | {'questRule': 'extra-cards', 'fromTurn': 3, 'gate': 'G1'} "
        + "| extra-cards means nothing without a villager",
    "Q2 | victory | 'hand-over'        | 'gates-stay-open'    | gates-closed means nothing where gates stay open",
    "Q1 | heroic  | 'meditated'        | {'goal': 'gate-closed', 'gate': 'G1'} | gate-closed means nothing where gates",
    "Q1 | heroic  | 'meditated'        | {'goal': 'defeated', 'type': 'koorogg'} | must be a demon that the quest, a card",
    "Q2 | rules   | 'hand-over'        | {'questRule': 'guarded-gates', 'type': 'koorogg'} | must be a demon that",
    "Q2 | rules   | 'hand-over'        | {'questRule': 'unclaimed', 'type': 'koorogg'}     | must be a demon that",
    "Q4 | rules   | 'dormant', 'type': 'iron-fan' | 'dormant', 'type': 'koorogg' | must be a demon that",
    "Q3 | rules   | 'id': 'G2', 'x': 4, 'y': 7, 'active': false | 'id': 'G2', 'x': 4, 'y': 7, 'active': true "
        + "| must be a gate that is inactive at first",
    "Q4 | rules   | 'id': 'G2', 'x': 7, 'y': 5, 'active': false | 'id': 'G2', 'x': 7, 'y': 5, 'active': true "
        + "| must be a gate that is inactive at first",
    "Q1 | victory | {'tile': 'T2A', 'x': 0, 'y': 8} | {'tile': 'T2A', 'x': 0, 'y': 8}, {'tile': 'T2A', 'x': 0, 'y': 16} "
        + "| must be a tile of the quest that lies there once",
    "Q1 | rules | 'gates-stay-open' | {'questRule': 'collected-by', 'pilgrims': ['monk-sha']} | collected-by means nothing",
    "Q7 | rules | ['monk-sha'], 'sutra': 1 | ['monk-sha'], 'sutra': 3 | must be a sutra from 1 to 2, or 0 for each, was 3",
    "Q7 | rules | ['monk-sha'] | ['monk-shu'] | monk-shu",
    "Q8 | rules | ['kogaiji'] | ['kogaji'] | must be the id of a card of a deck, was",
    "Q8 | rules | ['kogaiji'] | ['POISONED'] | must be the id of a card of a deck, was",
    "Q8 | rules | ['kogaiji'] | ['T1','T2','T3','T4','T5','T6','T7','T8'] | must leave a card in the deck of skill (tripitaka)",
    "Q8 | rules | 'G2', 'type': 'kogaiji' | 'G1', 'type': 'kogaiji' | must be a gate that is inactive at first",
    "Q8 | rules | 'G2', 'type': 'kogaiji' | 'G2', 'type': 'warrior' | must be a demon lord, was",
    "Q9 | rules | 'D1', 'type': 'iron-fan' | 'D1', 'type': 'warrior' | must be a demon lord, was",
    "Q9 | rules | 'D1', 'type': 'iron-fan' | 'D2', 'type': 'iron-fan' | must be a door of the quest, was",
    "Q9 | rules | 'passage': 'north-south' | 'passage': 'north-south', 'open': true | must be a door that is closed at first",
    "Q1 | rules | 'gates-stay-open' | 'gates-stay-open', 'no-sealing' | no-sealing means nothing where gates stay open",
    "Q1 | rules | 'gates-stay-open' | {'questRule': 'sutra-after-defeat', 'sutra': 1, 'type': 'kogaiji'} "
        + "| sutra-after-defeat means nothing without a sutra",
    "Q8 | rules | {'questRule': 'gate-after-defeat', 'gate': 'G2', 'type': 'kogaiji'} "
        + "| {'questRule': 'sutra-after-defeat', 'sutra': 3, 'type': 'kogaiji'} | must be a sutra from 1 to 2",
    "Q8 | rules | {'questRule': 'gate-after-defeat', 'gate': 'G2', 'type': 'kogaiji'} "
        + "| {'questRule': 'sutra-after-defeat', 'sutra': 1, 'type': 'warrior'} | must be a demon lord, was",
    "Q4 | heroic | 'sutra-collected' | {'goal': 'sutras-collected', 'min': 2} | must be at most 1 sutras, was 2",
    "Q8 | tiles | 'turned': 90 | 'turned': 45 | T3B must be turned by 0, 90, 180 or 270 degrees, was 45",
    "Q8 | doors | 'turned': 90 | 'turned': 270 | D1 must be at a door site of a tile",
    "Q1 | failure | 'failure': []      | 'failure': ['leader-conscious'] | must not hold from the start, was leader-conscious",
    "Q1 | failure | 'failure': []      | 'failure': ['never-unconscious'] | must not hold from the start, was never-",
    "Q1 | failure | 'failure': []      | 'failure': [{'goal': 'won-by', 'turn': 5}] | must not hold from the start, was won-by",
    "Q1 | failure | 'failure': []      | 'failure': [{'goal': 'everybody-on', 'tile': 'T2A'}] | must not hold from the start",
    "Q1 | victory | {'goal': 'villagers-rescued', 'min': 3}, | ~~ "
        + "| must not hold from the start, was [leader-conscious, everybody-on]"})
  @Rule("JW-RUL-136")
  void demandThatCouldNeverMatter_isRefused(String quest, String field, String right, String wrong, String message)
      throws IOException {
    change("quests", quest, right, wrong);

    assertThatThrownBy(this::read).isInstanceOf(InvalidSetupException.class)
        .hasMessageContainingAll("quests.json", quest, field, message);
  }

  /** Kogaiji has a card of his own, Iron Fan is the guest, a General may stand in for a Warrior, or come with the sutra. */
  @ParameterizedTest
  @CsvSource({"kogaiji, true", "iron-fan, true", "general, true", "warrior, true", "koorogg, false"})
  @Rule({"JW-RUL-136", "JW-RAG-01"})
  void demonThatIsNotThereAtFirst_mayComeByACard(String type, boolean comes) throws IOException {
    change("quests", "Q1", "'meditated'", "{'goal': 'defeated', 'type': '" + type + "'}");
    if (comes) {
      assertThat(read().quests()).hasSize(10);
    } else {
      assertThatThrownBy(this::read).isInstanceOf(InvalidSetupException.class);
    }
  }

  /** Kogaiji's only card is left out of the quest: nobody meets him. */
  @Test
  @Rule({"JW-RUL-136", "JW-RUL-150"})
  void lordWhoseCardTheQuestRemoves_isNotAskedFor() throws IOException {
    change("quests", "Q1", "'gates-stay-open'", "'gates-stay-open', {'questRule': 'without-cards', 'cards': ['kogaiji']}");
    assertThat(read().quests()).hasSize(10);
    Files.writeString(directory.resolve("quests.json"), Files.readString(directory.resolve("quests.json"))
        .replaceFirst("\"meditated\"", "{\"goal\": \"defeated\", \"type\": \"kogaiji\"}"));
    assertThatThrownBy(this::read).isInstanceOf(InvalidSetupException.class).hasMessageContaining("was \"kogaiji\"");
  }

  /** Without the card that brings the guest, nobody meets him. */
  @Test
  @Rule("JW-RUL-136")
  void lordWhoseCardIsGone_isNotAskedFor() throws IOException {
    change("demon-cards", "", "spawnLord(guest)", "wildAttacks");
    change("quests", "Q1", "'meditated'", "{'goal': 'defeated', 'type': 'iron-fan'}");
    assertThatThrownBy(this::read).isInstanceOf(InvalidSetupException.class).hasMessageContaining("was \"iron-fan\"");
  }
}
