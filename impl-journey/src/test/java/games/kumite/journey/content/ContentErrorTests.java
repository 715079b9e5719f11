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

/** Content of one's own: it replaces the shipped one file by file, and what is said of it when it is wrong. */
final class ContentErrorTests {

  @TempDir
  private Path directory;

  /** Writes a shipped file with the first place of a text changed. */
  private void change(String file, String right, String wrong) throws IOException {
    String text = Shipped.text(file);
    String from = right.replace('\'', '"');
    assertThat(text).contains(from);
    int at = text.indexOf(from);
    Files.writeString(directory.resolve(file + ".json"),
        text.substring(0, at) + wrong.replace('\'', '"') + text.substring(at + from.length()));
  }

  private Content read() {
    return Content.shelf(ShippedWords.ALL).of(directory.toString());
  }

  @Test
  void directory_withoutAFileOfTheGame_isRefused() {
    assertThatThrownBy(this::read).isInstanceOf(InvalidSetupException.class)
        .hasMessageContaining(directory + ": holds no content of the game; its files are conditions.json, ");
  }

  @Test
  void file_ofOnesOwn_replacesTheShippedOne() throws IOException {
    change("pilgrims", "'name': 'Monk Sha'", "'name': 'Sandy'");

    assertThat(read().pilgrims()).extracting(pilgrim -> pilgrim.entry().name())
        .containsExactly("Tripitaka", "Monkey King", "Sandy", "Cho Hakkai");
    assertThat(read().demons()).isEqualTo(Content.shelf(ShippedWords.ALL).of("").demons());
  }

  @Test
  @Rule("JW-RUL-56")
  void demonTypes_ofTheAuthoredSet_mayBeDropped() throws IOException {
    String text = Shipped.text("demons");
    int from = text.indexOf("  {\"id\": \"drummer\"");
    int to = text.indexOf("  {\"id\": \"berserker\"");
    Files.writeString(directory.resolve("demons.json"), text.substring(0, from) + text.substring(to));
    String cards = Shipped.text("demon-cards");
    from = cards.indexOf("  {\"id\": \"drummer\"");
    to = cards.indexOf("  {\"id\": \"berserker\"");
    Files.writeString(directory.resolve("demon-cards.json"), cards.substring(0, from) + cards.substring(to));
    change("quests", "{'type': 'drummer'", "{'type': 'warrior'");

    assertThat(read().demons()).extracting(demon -> demon.entry().rank()).startsWith(1, 2, 4, 5, 6);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '~', value = {
    "skills | T1 | trigger  | 'ACTIVE'            | 'SOON'                | a trigger must be ANY",
    "skills | T1 | cost     | 'chi 4, AP 1'       | 'rice 4'              | a cost must be like",
    "skills | T1 | effects  | 'sealGate'          | 'openGate'            | there is no effect ~openGate~",
    "skills | T1 | effects  | 'sealGate'          | 'setSpin(white)'      | setSpin cannot stand under ACTIVE",
    "skills | T1 | effects  | 'sealGate'          | 'MAINTENANCE: heal(self,1)' | only a condition has MAINTENANCE",
    "skills | T1 | effects  | 'sealGate'          | 'applyCondition(self,SAD)'  | a condition must be one of DISABLED",
    "skills | T1 | kind     | 'one-time'          | 'continuous'          | must be one-time or permanent",
    "skills | T1 | pilgrim  | 'tripitaka'         | 'sandy'               | must be the id of an entry of pilgrims",
    "skills | T1 | duration | 'at-once'           | 'long'                | must be one of",
    "skills | T1 | name     | 'name'              | 'title'               | is missing",
    "fortunes | F10 | effects | 'gainGood(self,2)' | 'gainGood(self,2);gainGood(self,2)' | must be one of self",
    "fortunes | F01 | effects | 'ANY' | 'BEFORE(spin self)' | discard cannot stand under BEFORE(spin self)",
    "misfortunes | N01 | effects | 'damage(self,3)' | 'heal(self,3)'       | heal cannot stand under misfortunes",
    "corruptions | C01 | effects | 'noRepeatAction' | 'gainAP(self,1)'     | gainAP cannot stand under corruptions",
    "corruptions | N01 | id      | 'C01'            | 'N01'                | an entry of another file has this id",
    "conditions | DISABLED | effects | 'blockAction(attack)' | 'heal(self,1)' | heal cannot stand",
    "conditions | POISONED | effects | damage(bearer,1) | damage(self,1) | for the bearer",
    "conditions | disabled | id  | 'DISABLED'       | 'disabled'           | must be capital letters",
    "conditions | DISABLED | duration | 'duration': 2 | 'duration': 0      | must be 1..9, was 0",
    "demon-cards | one-warrior | effects | 'spawn(Warrior,1)' | 'spawn(Ogre,1)' | a demon must be one of Warrior",
    "demon-cards | one-warrior | effects | 'spawn(Warrior,1)' | 'floodGate; wildAttacks' | must be a single effect",
    "demon-cards | one-warrior | kind | 'reinforcement' | 'special'          | must be reinforcement for demons",
    "demon-cards | kogaiji | kind | 'unique'         | 'reinforcement'       | unique for a lord",
    "demons | archer | rank      | 'rank': 1         | 'rank': 2             | another entry has the rank 2",
    "demons | warrior | track    | , 'rank': 1       | ~~                    | must be true for a lord",
    "demons | warrior | icon     | 'F 1-1'           | 'F 1'                 | a ray must be like",
    "demons | warrior | count    | 'count': 6        | 'count': 13           | must be 1..12, was 13",
    "weapons | ringed-staff-1 | rows | '+1 CR die'   | '+1 luck'             | must be like",
    "pilgrims | tripitaka | weapons | 'ringed-staff-2' | 'ringed-staff-3'    | must name cards of the levels 1, 2, 3",
    "tiles | T1A | drawing   | ~+ + + + +y+y+y+y+~   | ~+ + + + +z+y+y+y+~   | line 1, character 10",
    "tiles | T1A | doors     | 'y': 3,               | 'y': 8,               | a door must lie on the tile",
    "tiles | T1A | doors     | 'x': 5, 'y': 3,       | 'x': 2147483647, 'y': 3, | a door must lie on the tile",
    "tiles | T1A | doors     | 'x': 5, 'y': 3,       | 'x': 5, 'y': 2147483647, | a door must lie on the tile",
    "quests | Q1 | tiles     | 'tile': 'T2A', 'x': 0, 'y': 8 | 'tile': 'T2A', 'x': 0, 'y': 7 | must not overlap",
    "quests | Q1 | tiles     | 'tile': 'T2A', 'x': 0, 'y': 8 | 'tile': 'T2A', 'x': 0, 'y': 2147483647 | tiles must lie within",
    "quests | Q1 | tiles     | 'tile': 'T2A', 'x': 0, 'y': 8 | 'tile': 'T2A', 'x': 2147483647, 'y': 8 | tiles must lie within",
    "quests | Q1 | pilgrims  | 'x': 3, 'y': 14       | 'x': 3, 'y': 16       | tripitaka cannot stand at (3,16) north",
    "quests | Q1 | pilgrims  | 'x': 3, 'y': 14       | 'x': 4, 'y': 13       | where tripitaka is",
    "quests | Q1 | demons    | 'x': 7, 'y': 6        | 'x': 1, 'y': 2        | must not be at (1,2), where a well is",
    "quests | Q1 | gates     | 'x': 7, 'y': 9        | 'x': 8, 'y': 9        | G1 must lie on a square, was (8,9)",
    "quests | Q1 | doors     | 'id': 'D1', 'x': 5    | 'id': 'D1', 'x': 4    | D1 must be at a door site of a tile",
    "quests | Q1 | rules     | 'gate': 'G1'          | 'gate': 'G9'          | must be a gate of the quest",
    "quests | Q1 | victory   | 'min': 3            | 'min': 4            | must be at most 3 villagers, was 4",
    "quests | Q5 | failure   | 'villagers-lost', 'min': 3 | 'villagers-lost', 'min': 5 | must be at most 4 villagers, or it",
    "quests | Q1 | victory | 'everybody-on', 'tile': 'T2A' | 'everybody-on', 'tile': 'T3A' | must be a tile of",
    "quests | Q1 | guestLord | 'iron-fan'            | 'warrior'             | must be a lord",
    "quests | Q1 | demons    | 'type': 'archer'      | 'type': 'dragon'      | must be the id of an entry of demons",
    "quests | Q1 | rules     | 'gates-stay-open'     | 'gates-are-red'       | must be one of extra-cards",
    "quests | Q1 | pilgrims  | 'tripitaka': {'x': 3, 'y': 14, 'facing': 'north'}, | ~~ | must place tripitaka (JW-SET-11)",
    "quests | Q1 | demons    | 'type': 'archer', 'x': 5, 'y': 1 | 'type': 'general', 'x': 5, 'y': 0 | general cannot stand at",
    "quests | Q2 | gates     | 'id': 'G2'            | 'id': 'G1'            | must have different ids, was [G1, G1]",
    "quests | Q4 | rules     | 'gate': 'G2', 'door': 'D1' | 'gate': 'G2', 'door': 'D9' | must be a door of the quest, was ~D9~",
    "quests | Q4 | rules     | 'x': 1, 'y': 1, 'width': 6 | 'x': 1, 'y': 1, 'width': 30 | an area must lie on the map, was",
    "demons | archer | rows   | ['', '', '',          | ['', '',              | must be 6 rows or none, was 5",
    "demons |  | name         | 'name': 'Archer'      | 'name': 'Warrior'     | two entries have one name",
    "demons | warrior | icon  | 'F 1-1'               | 'F 1-1, F 2-3'        | an icon has one ray a direction",
    "tiles | T1A | drawing    | ~+ + + + +y+~         | ~y + + + +y+~         | a corner must be +, was 'y'",
    "skills | M2 | effects   | 'addTargets(2)'       | 'addTargets(2) ifDamage' | ifDamage belongs to addDamage",
    "skills | T5 | effects   | 'heal(adjacent pilgrim,3)' | 'heal(target,3)'  | nobody or nothing can be meant",
    "skills | T5 | effects   | 'heal(adjacent pilgrim,3)' | 'heal(demons on own tile,3)' | nobody or nothing can be",
    "skills | T7 | effects   | 'modMV(+2)'           | 'modMV(each pilgrim,+2)' | nobody or nothing can be meant",
    "skills | S5 | effects   | ignoreTerrain(blue)   | ignoreTerrain(green)  | nobody or nothing can be meant like that",
    "skills | M6 | effects   | reroll(red,any)       | reroll(blue,any)      | nobody or nothing can be meant like that",
    "skills | M6 | effects   | reroll(red,any)       | reroll(red,any); reroll(one colour,any) | a card can have reroll once",
    "skills | S2 | effects   | setSpin(white)        | setSpin(black); setSpin(white) | a card can have setSpin once",
    "skills | M7 | effects   | redirectAttack(self)  | redirectAttack(any pilgrim) | nobody or nothing can be meant",
    "skills | M8 | trigger   | AFTER(kill self)      | AFTER(kill on self)   | no card could ever be played then",
    "skills | M8 | trigger   | AFTER(kill self)      | AFTER(spawn on self)  | no card could ever be played then",
    "skills | H3 | trigger   | AFTER(damage on self) | AFTER(damage self)    | no card could ever be played then",
    "skills | S7 | effects   | addCleanse(2)         | addCleanse(2); reroll(red,any) | reroll cannot stand under BEFORE(cleanse",
    "skills | T2 | duration  | 'end-of-turn'         | 'at-once'             | its effects do not last like that under ANY",
    "skills | T7 | duration  | 'this-move'           | 'end-of-turn'         | its effects do not last like that",
    "skills | T1 | duration  | 'at-once'             | 'permanent'           | its effects do not last like that",
    "fortunes | F01 | effects | discard(skill,1)     | discard(corruption,1) | nobody or nothing can be meant",
    "misfortunes | N01 | effects | 'damage(self,3)' | 'damage(attacker,3)'  | nobody or nothing can be meant",
    "misfortunes | N01 | effects | 'damage(self,3)' | 'damage(self,3) ifDamage' | ifDamage belongs to addDamage",
    "conditions | SLOWED | effects | modMV(-2)       | modMV(each pilgrim,-2) | nobody or nothing can be meant",
    "demons | archer | rows      | 'POISONED'          | '+1 CR die'           | a demon does not cleanse",
    "dice |  | red           | 3]                    | 30]                   | faces must be 0..9"})
  @Rule("JW-RUL-126")
  void entry_withAWrongField_isRefusedByFileEntryAndField(
      String file, String entry, String field, String right, String wrong, String message) throws IOException {
    change(file, right, wrong);

    assertThatThrownBy(this::read).isInstanceOf(InvalidSetupException.class).hasMessageContainingAll("option content",
        file + ".json", entry == null ? "" : entry, field, message.replace('~', '"'));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '~', value = {
    "permanent | FORCED(damage on self)       | heal(self,1); damage(self,1)                | damage",
    "permanent | FORCED(move self)            | move(self,1)                                | move",
    "permanent | FORCED(draw skill self)      | discard(skill,1); gainGood(self,10)         | gainGood",
    "permanent | FORCED(draw misfortune self) | draw(misfortune,1)                          | draw",
    "one-time  | FORCED(draw skill self)      | draw(skill,2)                               | draw",
    "permanent | FORCED(draw misfortune self) | draw(misfortune,1); oncePerTurn             | ~~",
    "permanent | FORCED(damage on self)       | heal(self,1); gainAP(self,1)                | ~~",
    "one-time  | FORCED(damage on self)       | applyCondition(self,SLOWED); damage(self,1) | ~~",
    "permanent | AFTER(damage on self)        | damage(self,1)                              | ~~"})
  @Rule("JW-RUL-135")
  void forcedCard_thatMightAnswerItself_isRefused(String kind, String trigger, String effects, String word)
      throws IOException {
    String printed = Shipped.text("skills");
    change("skills", printed.substring(printed.indexOf("'kind'".replace('\'', '"'), printed.indexOf("\"M8\"")),
            printed.indexOf(", \"duration\"", printed.indexOf("\"M8\""))),
        "'kind': '" + kind + "', 'trigger': '" + trigger + "', 'cost': '', 'effects': '" + effects + "'");
    if (word.isEmpty()) {
      assertThat(read().skills()).anyMatch(card -> card.id().equals("M8") && card.trigger().text().equals(trigger));
    } else {
      assertThatThrownBy(this::read).hasMessageContainingAll("entry \"M8\", field effects: a FORCED card with " + word
          + " must be oncePerTurn");
    }
  }

  /** The Ferryman's Gift for nothing would be given again and again. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
    "permanent |          | gainChi(self,1)              | false",
    "permanent | chi 1    | gainChi(self,1)              | true",
    "permanent | health 1 | gainChi(self,1)              | true",
    "permanent |          | gainChi(self,1); oncePerTurn | true",
    "one-time  |          | gainChi(self,1)              | true"})
  @Rule("JW-RUL-135")
  void activeCard_thatCostsNothing_isUsedOnce(String kind, String cost, String effects, boolean isSound)
      throws IOException {
    change("skills", "'kind': 'permanent', 'trigger': 'ACTIVE',\n    'cost': 'chi 2', 'effects': 'heal(adjacent pilgrim,3)'",
        "'kind': '" + kind + "', 'trigger': 'ACTIVE',\n    'cost': '" + (cost == null ? "" : cost) + "', 'effects': '"
            + effects + "'");
    if (isSound) {
      assertThat(read().skills()).anyMatch(card -> card.id().equals("T5") && card.clauses().size() == 1);
    } else {
      assertThatThrownBy(this::read).hasMessageContainingAll("entry \"T5\", field effects: a permanent ACTIVE card without");
    }
  }

  @Test
  @Rule("JW-RUL-135")
  void misfortuneCard_drawsNoMisfortuneCard() throws IOException {
    change("misfortunes", "damage(self,3)", "draw(misfortune,1)");
    assertThatThrownBy(this::read).hasMessageContaining("a misfortune card that draws another one");
    change("misfortunes", "damage(self,3)", "draw(fortune,1); draw(corruption,1)");
    assertThat(read().misfortunes()).anyMatch(card -> card.clauses().size() == 2);
  }

  @Test
  void pilgrims_thatAreNotFourWithOneLeader_areRefused() throws IOException {
    change("pilgrims", "'leader': true, ", "");
    assertThatThrownBy(this::read).hasMessageContainingAll("pilgrims.json", "must have exactly one leader");

    String text = Shipped.text("pilgrims");
    Files.writeString(directory.resolve("pilgrims.json"),
        text.substring(0, text.indexOf(",\n  {\"id\": \"cho-hakkai\"")) + "]");
    assertThatThrownBy(this::read).hasMessageContaining("cho-hakkai");
  }

  @Test
  void everyProblem_isNamedAtOnce() throws IOException {
    change("skills", "sealGate", "openGate");
    change("fortunes", "heal(self,5)", "heal(self,500)");
    change("quests", "'x': 3, 'y': 14", "'x': 3, 'y': 16");

    assertThatThrownBy(this::read).hasMessageContainingAll("openGate", "heal(self,500)", "cannot stand at (3,16)");
  }

  @Test
  void file_thatIsNoContent_isRefused() throws IOException {
    Files.writeString(directory.resolve("heroes.json"), "[]");

    assertThatThrownBy(this::read).hasMessageContainingAll("heroes.json", "this is not a content file of the game");
  }
}
