package games.kumite.bigtrouble;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import games.kumite.api.InvalidSetupException;
import games.kumite.api.Setup;
import games.kumite.api.Table;
import games.kumite.api.Viewer;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.spi.testkit.Rule;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Content of one's own: it replaces the shipped files, and what is said of it when it is wrong. */
final class OwnersContentTests {

  @TempDir
  private Path directory;

  private static String shipped(String file) throws IOException {
    try (InputStream in = SetupGame.class.getResourceAsStream("/META-INF/kumite/bigtrouble/" + file + ".json")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  /** Writes a shipped file with something replaced where it stands first. */
  private void change(String file, String right, String wrong) throws IOException {
    String text = shipped(file).replaceAll("\\s+", " ");
    String from = right.replace('\'', '"');
    assertThat(text).as(file).contains(from);
    int at = text.indexOf(from);
    Files.writeString(directory.resolve(file + ".json"),
        text.substring(0, at) + wrong.replace('\'', '"') + text.substring(at + from.length()));
  }

  private Setup setup() {
    return Setup.seats(2).seed(1).option("content", directory.toString());
  }

  private Table table() {
    return new SetupGame().start(setup()).table(Viewer.spectator());
  }

  private String refusal() {
    String[] message = new String[1];
    assertThatExceptionOfType(InvalidSetupException.class).isThrownBy(() -> new SetupGame().start(setup()))
        .satisfies(thrown -> message[0] = thrown.getMessage());
    return message[0];
  }

  @Test
  void directory_withoutAFileOfTheGame_isRefused() {
    assertThat(refusal()).contains(directory + ": holds no content of the game; its files are act-two.json, ");
  }

  @Test
  void fileOfOnesOwn_replacesTheShippedOne() throws IOException {
    change("heroes", "'name': 'Egg Shen'", "'name': 'Somebody'");
    change("tracks", "'threat': 20", "'threat': 30");
    assertThat(table().find("figure:egg").orElseThrow().label()).isEqualTo("Somebody");
    assertThat(table().find("track:threat").orElseThrow().number("max")).isEqualTo(30);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '~', value = {
    "heroes     | 'NENEEE'           | 'NENE'           | 'jack'  | body      | must be 6 letters N or E, was 'NENE'",
    "heroes     | 'defense': 2       | 'defense': 'two' | 'jack'  | defense   | must be a whole number",
    "heroes     | epicAll(combat)    | epicAll(fight)   | 'jack'  | special/1 | there is no context 'fight'",
    "heroes     | now: epicAll(combat) turn | passive: ranged | 'jack' | special/1 | passive cannot stand here",
    "upgrades   | 'hero': 'jack'     | 'hero': 'bo'     | 'JK1'   | hero      | must be the id of an entry of heroes",
    "upgrades   | 'id': 'JK2'        | 'id': 'JK1'      | 'JK1'   | id        | another entry has this id",
    "upgrades   | 'id': 'JK2'        | 'id': 'HL01'     | 'HL01'  | id        | an entry of another file has this id",
    "upgrades   | 'passive: ranged'  | 'passive: fly'   | 'JK1'   | normal/1  | there is no effect 'fly'",
    "upgrades   | addSD(combat,1)'   | heal(self,1)'    | 'JK1'   | epic/1    | heal cannot stand under passive",
    "companions | 'hero': 'jack'     | 'hero': 'bo'     | 'companion-jack' | hero | must be the id of an entry of heroes (jack,",
    "minions    | 'figures': 6       | 'figures': 0     | 'LordOfDeath' | figures | must be 1..9, was 0",
    "minions    | 'abbreviation': 'HM' | 'abbreviation': 'LD' | 'HatchetMan' | abbreviation | another entry has 'LD'",
    "minions    | 'range': 'melee'   | 'range': 'far'   | 'LordOfDeath' | normal/range | must be one of melee, ranged",
    "bosses     | 'id': 'Rain'       | 'id': 'jack'     | 'jack'  | id        | a minion or hero has this name",
    "minions    | 'id': 'Guardian'   | 'id': 'HL01'     | 'HL01'  | id        | an entry of another file has this id",
    "bosses     | 'onHit: flee'      | 'onHit: hide'    | 'Lightning' | abilities/1 | there is no effect 'hide'",
    "items      | 'zone': 'tours'    | 'zone': 'club'   | 'EggsRemedy' | zone | must be a zone with a shop (restau",
    "crates     | 'spawn(LordOfDeath,1,here)' | ''      | 'LordOfDeathSpawn' | trap | is missing",
    "crates     | spawn(LordOfDeath  | spawn(Ninja      | 'LordOfDeathSpawn' | trap | must be the id of an entry of minions",
    "big-trouble | 'space': 'S6'     | 'space': 'D1'    | 'BT01'  | space     | must be a space of the streets (S1,",
    "big-trouble | ['LD', 'LD']      | ['LD', 'XX']     | 'BT01'  | base/2    | must be the abbreviation of a minion",
    "big-trouble | damage(streets,1) | damage(owner,1)  | 'BT02'  | effects   | owner belongs to showdown cards",
    "hells      | 'kind': 'keep'     | 'kind': 'burn'   | 'HL07'  | kind      | must be one of discard, keep",
    "hells      | 'moveLess(1)'      | 'loseChi(self,1)' | 'HL07' | effects   | loseChi cannot stand under passive",
    "hells      | except GetOutOfHellFree | except Luck | 'HL11'  | effects   | must be an item (EggsRemedy, Cast",
    "main-quests | 'start': 'S14'    | 'start': 'L1-1'  | 'MQ-JK1' | start    | must be a space of Chinatown",
    "main-quests | CB [LD,LD] @S12   | CB [LD,XX] @S12  | 'MQ-JK1' | events/2 | must be the abbreviation of a minion",
    "main-quests | unique(UQ1)       | unique(UQ9)      | 'MQ-JK1' | reward   | must be the id of an entry of unique-up",
    "main-quests | 'hero': 'jack'    | 'boss': 'Rain', 'hero': 'jack' | 'MQ-JK1' | hero | must be a quest of a hero or",
    "side-quests | 'crates': ['S4']  | 'crates': ['S99'] | 'SQ01' | crates/1 | must be a space of Chinatown",
    "side-quests | item(FortuneCookie,self) | item(Tea,self) | 'SQ02' | reward | must be a shop item (EggsRemedy,",
    "side-quests | TK body+any @S6   | defeat Rain      | 'SQ01'  | event     | 'defeat' belongs to showdown cards",
    "main-quests | 'boss': 'Rain'    | 'boss': 'Wind'   | 'MQ-RAIN' | boss    | must be the id of an entry of bosses (Rain,",
    "showdowns  | 'start': 'L1-2'    | 'start': 'S1'    | 'SD-JK1' | complete/start | must be a space of the lair (L1-1,",
    "showdowns  | 'enemy': 'LD'      | 'enemy': 'XX'    | 'SD-JK1' | incomplete/enemies/1/enemy | must be the abbreviation",
    "showdowns  | 'quest': 'MQ-JK1'  | 'quest': 'MQ-XX' | 'SD-JK1' | quest    | must be the id of an entry of main-que",
    "showdowns  | 'defeat Rain'      | 'defeat Wind'    | 'SD-RAIN' | incomplete/objective | must be the id of an entry of bosses",
    "showdowns  | 'start': 'L1-2',   | ~~               | 'SD-JK1' | complete/start | must be a space of the lair",
    "side-quests | TK body+any @S6   | Walk @S6         | 'SQ01'  | event     | an event is SC d @space, CB",
    "side-quests | TK body+any @S6  | CB [LD] @S6, SC 2 @S6 -> gainChi(self,1) !damage(self,1) | 'SQ01' | event | an event is SC d @sp",
    "side-quests | TK body+any @S6  | CB [LD] @S6 then SC 2 @S99 | 'SQ01' | event   | must be a space of Chinatown",
    "side-quests | TK body+any @S6  | CB [LD] @S6 then defeat Rain | 'SQ01' | event | 'defeat' belongs to showdown cards",
    "side-quests | TK body+any @S6  | GO @S6 then SC 2 @S6 !fly(self) | 'SQ01' | event | there is no effect 'fly'",
    "main-quests | CB [LD,LD] @S12   | GO @S12 then CB [LD,XX] @S12 | 'MQ-JK1' | events/2 | must be the abbreviation of a minion",
    "crates     | 'id': 'LuckyCoin', | 'id': 'LuckyCoin', 'trap': 'drawHell(self)', | 'LuckyCoin' | trap | an item is no trap",
    "bosses     | 'id': 'Rain'       | 'id': 'Guardian' | 'Guardian' | id     | a minion or hero has this name",
    "act-two    | spawn(Guardian,1,L2-10) | spawn(Guardian,1,L9) | 'threat' | effects | must be a space of the lair"})
  void entry_withAWrongField_isRefusedByFileEntryAndField(
      String file, String right, String wrong, String entry, String field, String message) throws IOException {
    change(file, right, wrong);

    assertThat(refusal()).contains("option content", file + ".json, entry " + entry.replace('\'', '"')
        + ", field " + field + ": " + message.replace('\'', '"'));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '~', value = {
    "dice       | 'body', 'body'     | 'body', 'any'    | field action: must be body, mind or spirit, was any",
    "dice       | 'skill': [0, 0     | 'skill': [0, 5   | field skill: must be 0..2 successes",
    "dice       | 'wild'             | 'dragon'          | field fate/4: must be one of double-body",
    "tracks     | [5, 9, 13, 17]     | [5, 9, 9, 17]    | field chiBonusSpaces: must be rising spaces 1..20",
    "tracks     | 'health': 10       | 'health': 11     | field health: must be 10..10, was 11",
    "players    | 'players': 2       | 'players': 1     | must be one entry each for [1, 2, 3, 4], was [1, 1, 3, 4]",
    "players    | 'audacity': 10     | 'audacity': 20   | for 1 players the tokens must begin before the last space",
    "fate-slots | 'id': '2'          | 'id': 'two'      | must be one entry each for [1, 2, 3, 4, 5, 6]",
    "levels     | 'level': 6         | 'level': 5       | must be one entry each for [2, 3, 4, 5, 6]",
    "minions    | 'level': 7         | 'level': 6       | must be one entry each for [1, 2, 3, 4, 5, 6, 7]",
    "levels     | ['upgrade', 'flip'] | ['flip', 'flip'] | field rewards: must be different kinds",
    "players    | 'loPanHealth': 4   | 'loPanHealth': 2 | for 1 players must be more than 2, at which he is made flesh",
    "items      | 'id': 'HugeBuzz'   | 'id': 'Map'      | must be [EggsRemedy, CastingBones, FortuneCookie",
    "act-two    | 'id': 'threat'     | 'id': 'fate'     | must be [threat, audacity] in this order",
    "upgrades   | 'hero': 'jack'     | 'hero': 'wang'   | must be 4 for jack, was 3",
    "main-quests | 'boss': 'Rain'    | 'boss': 'Thunder' | must be one quest of Rain, was 0",
    "showdowns  | 'quest': 'MQ-JK1'  | 'quest': 'MQ-JK2' | must be one for MQ-JK1, was 0",
    "lo-pan     | 'space': 'L3-4'    | 'space': 'S1'    | field fleshSpaces/1/space: must be a space of the lair",
    "lo-pan     | 'successes': 2     | 'successes': 1   | field ghostAttacks: must be one each for the faces",
    "chinatown  | 'start': 'D1'      | 'start': 'X1'    | field start: must be a space of Chinatown (S1, S2, ",
    "chinatown  | ['S1', 'S2']       | ['S1', 'D2']     | field borders: must join spaces of one zone, was [S1, D2]",
    "chinatown  | ['S1', 'S2']       | ['S1', 'X2']     | field borders/1/2: must be a space of Chinatown (S1, S2, ",
    "chinatown  | ['S1', 'S5', 'S8'  | ['S1', 'S5', 'X8' | field sightLines/2/3: must be a space of Chinatown (S1, ",
    "chinatown  | ['W3', 'U8']}      | ['W3', 'L1-1']}  | field gateways: must be a space of Chinatown (S1, S2, ",
    "chinatown  | ['D1', 'S2']       | ['S1', 'S2']     | field entryways: must join two zones, was [S1, S2]",
    "chinatown  | ['S1', 'S2']       | ['S2', 'S3']     | field borders: the spaces are joined already",
    "chinatown  | ['G1', 'S7']       | ['B1', 'S7']     | field zones: must be connected; without a way from the fir",
    "chinatown  | ['S1', 'S5', 'S8'  | ['S1', 'S6', 'S8' | field sightLines: must cross open borders alone",
    "chinatown  | 'id': 'underground' | 'id': 'cellar'  | field zones: must hold a zone underground",
    "chinatown  | 'S13', 'S14']      | 'S13', 'S13']    | field zones: another space has the id 'S13'",
    "lair       | 'arena': 'arena'   | 'arena': 'pit'   | field arena: must be the id of a zone of the lair (level-1, west, ",
    "lair       | ['L2-3', 'L2-7']   | ['L2-3', 'L2-4'] | field doors: must lead into the arena, was [L2-3, L2-4]",
    "lair       | 'level': 1         | 'level': 0       | field zones: level-1: must have a level and no action",
    "dice       | 'skill': [0, 0     | 'skill': [-1, 0   | field skill: must be 0..2 successes",
    "tracks     | [5, 9, 13, 17]     | [0, 9, 13, 17]   | field chiBonusSpaces: must be rising spaces 1..20",
    "tracks     | [5, 9, 13, 17]     | [5, 9, 13, 21]   | field chiBonusSpaces: must be rising spaces 1..20",
    "players    | 'secondActThreat': 6 | 'secondActThreat': 20 | for 1 players the tokens must begin before the last",
    "players    | 'companions': 3    | 'companions': 8  | for 1 players the companions must be at most 7, was 8",
    "lo-pan     | 'ghostAttacks': [  | 'ghostAttacks': [ {'successes': 0, 'attack': 1, 'targets': 'one'}, | field ghostAttacks: must be one each",
    "chinatown  | 'id': 'market'     | 'id': 'tours'    | field zones: another zone has the id 'tours'",
    "chinatown  | ['M1', 'M2']       | ['M1', 'm2']     | field zones: a space must be a capital and up to 19",
    "chinatown  | ['S1', 'S2']       | ['S1', 'S1']     | field borders: must be two different spaces, was [S1, S1]",
    "chinatown  | ['S1', 'S2']       | ['S1']           | field borders: must be two different spaces, was [S1]",
    "chinatown  | ['D1', 'D2', 'D3'], ['T1' | ['D1'], ['T1' | field sightLines: must be at least two spaces, was [D1]",
    "chinatown  | 'id': 'market',    | 'id': 'market', 'level': 1, | field zones: market: only the lair has levels",
    "lair       | 'level': 1,        | 'level': 1, 'action': 'shop', | field zones: level-1: must have a level and no",
    "chinatown  | [[6, 2], [8, 4]    | [[6, 2], [6, 2]  | field zones: restaurant: another space lies at [6, 2]",
    "chinatown  | [[6, 2], [8, 4]    | [[6, 2], [8]     | field zones: restaurant: a place must be x and y of 0..9999, was [8]",
    "chinatown  | [[6, 2], [8, 4]    | [[6, 2], [-1, 4] | field zones: restaurant: a place must be x and y of 0..9999, was [-1, 4]",
    "chinatown  | [[6, 2], [8, 4], [2, 5]] | [[6, 2]]   | field zones: restaurant: must be a place for each of 3 spaces, was 1",
    "lair       | 'colour': 'blue'   | 'colour': 'red'  | field elevators: another one is red"})
  void file_thatDoesNotGoTogether_isRefused(String file, String right, String wrong, String message)
      throws IOException {
    change(file, right, wrong);

    assertThat(refusal()).contains("option content", file + ".json", message.replace('\'', '"'));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
    "heroes          | 14 | heroes.json: must be 4..14 entries, was 15",
    "unique-upgrades | 10 | unique-upgrades.json: must be at most 10 entries, was 11",
    "companions      | 15 | companions.json: must be at most 15 entries, was 16",
    "bosses          | 3  | bosses.json: must be 3 entries, was 4",
    "hells           | 60 | hells.json: must be 5..60 entries, was 61",
    "side-quests     | 60 | side-quests.json: must be 3..60 entries, was 61"})
  void file_withTooManyEntries_isRefused(String file, int most, String message) throws IOException {
    String text = shipped(file).replaceAll("\\s+", " ");
    String first = text.substring(text.indexOf('{'), text.indexOf("}") + 1);
    StringBuilder more = new StringBuilder("[");
    for (int entry = text.split("\"id\"").length - 1; entry <= most; entry++) {
      more.append(first.replaceFirst("\"id\": \"", "$0X" + entry)).append(", ");
    }
    Files.writeString(directory.resolve(file + ".json"), more + text.substring(text.indexOf('[') + 1));
    assertThat(refusal()).contains(message);
  }

  @Test
  void file_withTooFewEntries_isRefused() throws IOException {
    Files.writeString(directory.resolve("side-quests.json"), "[]");
    change("main-quests", "'hero': 'jack'", "'hero': 'wang'");
    Files.writeString(directory.resolve("main-quests.json"),
        Files.readString(directory.resolve("main-quests.json")).replace("\"hero\": \"jack\"", "\"hero\": \"wang\""));
    Files.writeString(directory.resolve("crates.json"),
        shipped("crates").replaceAll("\"figures\": [0-9]", "\"figures\": 13"));
    change("chinatown", "'S13', 'S14']", "'S13', 'S14'"
        + java.util.stream.IntStream.range(0, 40).mapToObj(i -> ", 'X" + i + "'").reduce("", String::concat) + "]");
    assertThat(refusal()).contains("side-quests.json: must be 3..60 entries, was 0", "must hold a quest of jack",
        "crates.json: must be at most 60 tokens, was 65", "field zones: must be at most 64 spaces, was ");
  }

  @Test
  @Rule("BT-RUL-88")
  void boardOfSixtyFourSpaces_isPlayed_oneMoreIsRefused() throws IOException {
    String more = java.util.stream.IntStream.rangeClosed(1, 26).mapToObj(i -> ", 'X" + i + "'").reduce("", String::concat);
    String borders = java.util.stream.IntStream.rangeClosed(1, 26)
        .mapToObj(i -> ", ['" + (i == 1 ? "S14" : "X" + (i - 1)) + "', 'X" + i + "']").reduce("", String::concat);
    String text = shipped("chinatown").replaceAll("\\s+", " ").replaceAll("\"places\": \\[\\[.*?\\]\\]", "\"places\": []")
        .replace("\"S13\", \"S14\"], \"places\"", ("'S13', 'S14'" + more + "], 'places'").replace('\'', '"'))
        .replace("[\"S13\", \"S14\"], [\"D1\"", ("['S13', 'S14']" + borders + ", ['D1'").replace('\'', '"'));
    Files.writeString(directory.resolve("chinatown.json"), text);
    Table table = table();
    assertThat(table.find("board:chinatown").orElseThrow().children()).hasSize(64);
    assertThat(table.find("space:X26").orElseThrow().references("links")).containsExactly("space:X25");
    assertThat(table.find("space:X26").orElseThrow().get("x")).as("no places are given").isNull();
    Files.writeString(directory.resolve("chinatown.json"), text.replace("\"X26\"]", "\"X26\", \"X27\"]"));
    assertThat(refusal()).contains("field zones: must be at most 64 spaces, was 65");
  }

  @Test
  void everyProblem_inEveryFile_isNamedAtOnce() throws IOException {
    change("hells", "'loseChi(self,3)'", "'loseChi(self)'");
    change("crates", "damage(self,4)", "damage(nobody,4)");
    change("side-quests", "'token': 'S", "'token': 'X");

    assertThat(refusal()).contains("3 problems", "HL01", "LoPansCurse", "there is no target \"nobody\"",
        "entry \"SQ01\", field token: must be a space of Chinatown (");
  }

  @Test
  void fileThatIsNone_isNamed_withWhatIsNoJson() throws IOException {
    Files.writeString(directory.resolve("monsters.json"), "[]");
    Files.writeString(directory.resolve("dice.json"), "{");

    assertThat(refusal()).contains("2 problems", "monsters.json: this is not a content file of the game", "dice.json");
  }

  @Test
  @Rule({"BT-RUL-131", "BT-SET-14", "BT-UPG-03"})
  void heroesThatBeginAtLevelThree_takeARewardOfEachLevel() throws IOException {
    change("players", "'level': 2", "'level': 3");
    Beginning game = Beginning.of(1).option("content", directory.toString())
        .play("take figure:egg", "own card:EG1", "side special");
    assertThat(game.actions()).as("level 2").containsExactly("reward upgrade", "reward flip");
    game.play("reward upgrade", "own card:EG2");
    assertThat(game.actions()).as("level 3").containsExactly("reward upgrade", "reward flip", "reward die");
    game.play("reward die");
    assertThat(game.state().seat(0, Counters.DICE)).isEqualTo(4);
    assertThat(game.match().isOver()).isTrue();
  }
}
