package games.kumite.journey.content;

import games.kumite.spi.content.ContentCache;
import games.kumite.spi.content.ContentException;
import games.kumite.spi.content.ContentReader;
import games.kumite.spi.content.ContentSource;
import java.util.List;
import java.util.stream.Stream;

/**
 * All content of the game, checked. Immutable and thread-safe.
 *
 * @param dice the faces of red and blue dice
 * @param pilgrims the four pilgrims
 * @param demons the types of demons
 * @param conditions the conditions
 * @param skills the skill cards of all pilgrims
 * @param fortunes the fortune cards
 * @param misfortunes the misfortune cards
 * @param corruptions the corruption cards
 * @param demonCards the cards of the demon deck
 * @param tiles the sides of tiles, and the bridges
 * @param quests the quests
 */
public record Content(DiceEntry dice, List<Pilgrim> pilgrims, List<Demon> demons, List<Condition> conditions,
    List<Card> skills, List<Card> fortunes, List<Card> misfortunes, List<Card> corruptions, List<Card> demonCards,
    List<Tile> tiles, List<Quest> quests) {

  /** The number of pilgrims; all four take part whatever the player count (JW-SET-11). */
  public static final int PILGRIMS = 4;

  /** The bits of all pilgrims. */
  public static final int ALL_PILGRIMS = (1 << PILGRIMS) - 1;

  private static final String GAME = "journey";

  /** Returns a new shelf for all matches of a plugin object, with the words that content may use. */
  public static ContentCache<Content> shelf(Vocabulary vocabulary) {
    return new ContentCache<>(directory -> read(directory, vocabulary));
  }

  /**
   * Reads the files.
   *
   * @param directory the directory of files that replace the shipped ones; empty for none
   * @param vocabulary the words that they may use
   * @return the content
   * @throws ContentException if anything is wrong; it lists all faults
   */
  private static Content read(String directory, Vocabulary vocabulary) {
    ContentReader reader =
        vocabulary.givenTo(ContentSource.shipped(Content.class, GAME).withDirectory(directory)).open();
    DiceEntry dice = reader.one("dice", DiceEntry.class).orElse(new DiceEntry(List.of(), List.of()));
    List<WeaponEntry> weapons = reader.list("weapons", WeaponEntry.class);
    List<PilgrimEntry> pilgrims = reader.list("pilgrims", PilgrimEntry.class);
    List<DemonEntry> demons = reader.list("demons", DemonEntry.class);
    List<ConditionEntry> conditions = reader.list("conditions", ConditionEntry.class);
    List<SkillEntry> skills = reader.list("skills", SkillEntry.class);
    List<FortuneEntry> fortunes = reader.list("fortunes", FortuneEntry.class);
    List<InstantCardEntry> misfortunes = reader.list("misfortunes", InstantCardEntry.class);
    List<InstantCardEntry> corruptions = reader.list("corruptions", InstantCardEntry.class);
    List<DemonCardEntry> demonCards = reader.list("demon-cards", DemonCardEntry.class);
    List<TileEntry> tiles = reader.list("tiles", TileEntry.class);
    List<QuestEntry> quests = reader.list("quests", QuestEntry.class);
    reader.requireValid();
    SheetChecks sheets = new SheetChecks(reader, vocabulary, demons, conditions);
    CardChecks cards = new CardChecks(reader, vocabulary, sheets);
    List<Pilgrim> readPilgrims = sheets.pilgrims(pilgrims, weapons);
    List<Demon> readDemons = sheets.demons();
    List<Tile> readTiles = QuestChecks.tiles(reader, tiles);
    List<Condition> readConditions = cards.conditions(conditions);
    List<Card> readSkills = cards.skills(skills, pilgrims);
    List<Card> readFortunes = cards.fortunes(fortunes);
    List<Card> readMisfortunes = cards.plain("misfortunes", misfortunes);
    List<Card> readCorruptions = cards.plain("corruptions", corruptions);
    List<Card> readDemonCards = cards.demonCards(demonCards);
    QuestChecks maps = new QuestChecks(reader, readPilgrims, readDemons, readTiles,
        new QuestDemons(readDemons, Stream.of(readDemonCards, readMisfortunes).flatMap(List::stream).toList()),
        Stream.of(readSkills, readFortunes, readMisfortunes, readCorruptions, readDemonCards).flatMap(List::stream).toList());
    Content content = new Content(sheets.dice(dice), readPilgrims, readDemons, readConditions, readSkills, readFortunes,
        readMisfortunes, readCorruptions, readDemonCards, readTiles, maps.quests(quests));
    cards.idsAreUnique();
    cards.fitIntoDecks("skills", readSkills);
    cards.fitIntoDecks("fortunes", readFortunes);
    cards.fitIntoDecks("misfortunes", readMisfortunes);
    cards.fitIntoDecks("corruptions", readCorruptions);
    cards.fitIntoDecks("demon-cards", readDemonCards);
    reader.requireValid();
    return content;
  }
}
