package games.kumite.bigtrouble.content;

import games.kumite.bigtrouble.content.vocabulary.Vocabulary;
import games.kumite.spi.content.ContentCache;
import games.kumite.spi.content.ContentException;
import games.kumite.spi.marks.Immutable;
import java.util.List;

/**
 * All of the game's content, checked. Immutable and thread-safe. Indexes are places in these lists.
 *
 * @param dice the dice
 * @param tracks the tracks
 * @param players the values that depend on the number of players, for one player first
 * @param fateSlots the slots of the fate track from the left
 * @param levels the level tokens from level 2 on
 * @param heroes the heroes
 * @param upgrades the heroes' sets, then the unique ones
 * @param companions the companions
 * @param minions the types of minions, in the order of the chain of substitution
 * @param bosses the bosses without Lo Pan, in the order in which they act
 * @param loPan Lo Pan
 * @param items the shop items, by {@link ItemKind}
 * @param crates the kinds of crate tokens
 * @param bigTrouble the Big Trouble cards
 * @param hells the Hell cards
 * @param mainQuests the main quests
 * @param sideQuests the side quests
 * @param showdowns the showdown cards
 * @param actTwo the sides of the Act II setup card, by {@link ActTwo#SIDES}
 * @param chinatown the board of Act I
 * @param lair the board of Act II
 */
@Immutable
public record Content(
    DiceFaces dice, Tracks tracks, List<PlayerCountEntry> players, List<FateSlot> fateSlots, List<Level> levels, List<Hero> heroes,
    List<Upgrade> upgrades, List<Companion> companions, List<Minion> minions, List<Boss> bosses, LoPan loPan,
    List<Item> items, List<Crate> crates, List<BigTroubleCard> bigTrouble, List<HellCard> hells,
    List<MainQuest> mainQuests, List<SideQuest> sideQuests, List<Showdown> showdowns, List<ActTwo> actTwo,
    Chinatown chinatown, Lair lair) {

  /** The game's id. */
  public static final String GAME = "bigtrouble";

  /** Returns a new shelf for all matches of a plugin object. */
  public static ContentCache<Content> shelf(Vocabulary vocabulary) {
    return new ContentCache<>(directory -> read(directory, vocabulary));
  }

  /**
   * Reads the files.
   *
   * @param directory the directory of files that replace the shipped ones; empty for none
   * @param vocabulary the words of its texts
   * @return the content
   * @throws ContentException if anything is wrong; it lists all faults
   */
  static Content read(String directory, Vocabulary vocabulary) {
    return new ContentLoader(directory, vocabulary).content();
  }

  /** Returns the values that depend on the number of players. */
  public PlayerCountEntry players(int count) {
    return players.get(count - 1);
  }

  /** Returns the token of a level from 2 up; beyond the highest, that of the highest (BT-UPG-07). */
  public Level level(int level) {
    return levels.get(Math.min(level, Level.HIGHEST) - 2);
  }

  /** Returns the index of the type of minion with an id or abbreviation, -1 if there is none. */
  public int minion(String name) {
    for (int i = 0; i < minions.size(); i++) {
      if (minions.get(i).id().equals(name) || minions.get(i).abbreviation().equals(name)) {
        return i;
      }
    }
    return -1;
  }

  /** Returns the index of the boss with an id, -1 if there is none. */
  public int boss(String id) {
    for (int i = 0; i < bosses.size(); i++) {
      if (bosses.get(i).entry().id().equals(id)) {
        return i;
      }
    }
    return -1;
  }

  /** Returns the index of the upgrade with an id, -1 if there is none. */
  public int upgrade(String id) {
    for (int i = 0; i < upgrades.size(); i++) {
      if (upgrades.get(i).id().equals(id)) {
        return i;
      }
    }
    return -1;
  }

  /** Returns the index of the first upgrade that belongs to no hero's set. */
  public int firstUnique() {
    return heroes.size() * Upgrade.SET;
  }
}
