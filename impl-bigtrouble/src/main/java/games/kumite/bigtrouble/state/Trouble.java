package games.kumite.bigtrouble.state;

import games.kumite.bigtrouble.content.Content;
import games.kumite.bigtrouble.content.Dice;
import games.kumite.bigtrouble.content.Hero;
import games.kumite.bigtrouble.content.Minion;
import games.kumite.bigtrouble.content.Upgrade;
import games.kumite.spi.Start;
import games.kumite.spi.State;
import games.kumite.spi.cards.Cards;

/**
 * The state of a match: cards and crate tokens, the minions on the board, and one array of numbers ({@link Num}).
 *
 * <p>Seats, bosses, quest slots, fate dice and spaces are named by their index, cards by their token. Only the cards
 * hide anything.
 */
public final class Trouble extends State<Trouble> {

  /** Nobody and nothing. */
  public static final int NOBODY = -1;
  /** The greatest health (BT-SET-12). */
  public static final int MOST_HEALTH = 10;
  /** The chi of a level (BT-UPG-01). */
  public static final int LEVEL_CHI = 10;
  /** The quest slots of side quests begin here; main quests come first. */
  public static final int FIRST_SIDE_SLOT = Zones.MAIN_VISIBLE;

  private final Terms terms;
  private final Cards cards;
  private final Horde horde;
  private final short[] numbers;
  private final int seats;
  private final int questsAt;
  private final int seatsAt;
  private final int cratesAt;

  /**
   * A match in which nothing has happened.
   *
   * @param start what is agreed
   * @param terms what is fixed
   */
  public Trouble(Start start, Terms terms) {
    super(start);
    this.terms = terms;
    cards = new Cards(terms.zones.layout);
    horde = new Horde(terms);
    seats = terms.settings.seats();
    questsAt = Num.BOSSES + bossCount() * Num.BOSS_SIZE;
    seatsAt = questsAt + questSlots() * Num.QUEST_SIZE;
    cratesAt = seatsAt + seats * Num.SEAT_SIZE;
    numbers = new short[cratesAt + terms.zones.crateCount];
    set(Num.ACT, 1); // BT-SET-02
    set(Num.FIRST, NOBODY);
    set(Num.ACTIVE, NOBODY);
    set(Num.FILLED, NOBODY);
    for (int die = 0; die < Dice.FATE_DICE; die++) {
      set(Num.FATE_FACES + die, NOBODY);
    }
    for (int boss = 0; boss < bossCount(); boss++) {
      setBoss(boss, Num.BOSS_SPACE, Board.NOWHERE);
    }
    for (int slot = 0; slot < questSlots(); slot++) {
      clearQuest(slot);
    }
    for (int seat = 0; seat < seats; seat++) {
      setSeat(seat, Num.HERO, NOBODY);
      setSeat(seat, Num.SPACE, Board.NOWHERE);
    }
    for (int crate = 0; crate < terms.zones.crateCount; crate++) {
      numbers[cratesAt + crate] = Board.NOWHERE;
    }
  }

  private Trouble(Trouble other) {
    super(other);
    terms = other.terms;
    cards = new Cards(other.cards);
    horde = new Horde(other.horde);
    numbers = other.numbers.clone();
    seats = other.seats;
    questsAt = other.questsAt;
    seatsAt = other.seatsAt;
    cratesAt = other.cratesAt;
  }

  @Override
  public Trouble copy() {
    return new Trouble(this);
  }

  @Override
  public Cards cards() {
    return cards;
  }

  /** What is fixed. */
  public Terms terms() {
    return terms;
  }

  /** The content. */
  public Content content() {
    return terms.content;
  }

  /** Where cards may lie. */
  public Zones zones() {
    return terms.zones;
  }

  /** The minions on the board. */
  public Horde horde() {
    return horde;
  }

  /** The board that is played on. */
  public Board board() {
    return get(Num.ACT) == 1 ? terms.chinatown : get(Num.ARENA_OPEN) == 1 ? terms.lairOpen : terms.lairClosed;
  }

  /** How many seats, and heroes, there are. */
  public int seats() {
    return seats;
  }

  /** The seat that speaks for the group (BT-RUL-57): this round's first player, before one is chosen the lowest. */
  public int speaker() {
    return Math.max(0, get(Num.FIRST));
  }

  /** The seat from which seat order is counted (BT-RUL-70, BT-RUL-79): the active hero's, else the speaker's. */
  public int leader() {
    return get(Num.ACTIVE) >= 0 ? get(Num.ACTIVE) : speaker();
  }

  /** The bosses and, last, Lo Pan. */
  public int bossCount() {
    return terms.content.bosses().size() + 1;
  }

  /** The index of Lo Pan. */
  public int loPan() {
    return terms.content.bosses().size();
  }

  /** The most quests at a time: main and side quests, or a showdown card for each hero and boss. */
  public int questSlots() {
    return Math.max(Zones.MAIN_VISIBLE + Zones.SIDE_DECKS, seats + terms.content.bosses().size());
  }

  // numbers

  /** A number of the match. */
  public int get(int place) {
    return numbers[place];
  }

  /** Sets a number of the match. */
  public void set(int place, int value) {
    numbers[place] = (short) value;
  }

  /** A number of a seat. */
  public int seat(int seat, int place) {
    return numbers[seatsAt + seat * Num.SEAT_SIZE + place];
  }

  /** Sets a number of a seat. */
  public void setSeat(int seat, int place, int value) {
    numbers[seatsAt + seat * Num.SEAT_SIZE + place] = (short) value;
  }

  /** A number of a boss. */
  public int boss(int boss, int place) {
    return numbers[Num.BOSSES + boss * Num.BOSS_SIZE + place];
  }

  /** Sets a number of a boss. */
  public void setBoss(int boss, int place, int value) {
    numbers[Num.BOSSES + boss * Num.BOSS_SIZE + place] = (short) value;
  }

  /** A number of a quest slot. */
  public int quest(int slot, int place) {
    return numbers[questsAt + slot * Num.QUEST_SIZE + place];
  }

  /** Sets a number of a quest slot. */
  public void setQuest(int slot, int place, int value) {
    numbers[questsAt + slot * Num.QUEST_SIZE + place] = (short) value;
  }

  /** Leaves a quest slot without a quest. */
  public void clearQuest(int slot) {
    for (int place = 0; place < Num.QUEST_SIZE; place++) {
      setQuest(slot, place, 0);
    }
    setQuest(slot, Num.QUEST, NOBODY);
    setQuest(slot, Num.QUEST_SPACE, Board.NOWHERE);
  }

  /** Where a crate token lies, {@link Board#NOWHERE} if it is not on the board. */
  public int crateSpace(int token) {
    return numbers[cratesAt + token - terms.zones.firstCrate];
  }

  /** Says where a crate token lies. */
  public void placeCrate(int token, int space) {
    numbers[cratesAt + token - terms.zones.firstCrate] = (short) space;
  }

  // heroes

  /** The hero of a seat, who must have been taken. */
  public Hero hero(int seat) {
    return terms.content.heroes().get(seat(seat, Num.HERO));
  }

  /** The index of an upgrade in the content, by its bit in a seat's {@link Num#OWNED}. */
  public int upgrade(int seat, int bit) {
    return bit < Upgrade.SET ? seat(seat, Num.HERO) * Upgrade.SET + bit
        : terms.content.firstUnique() + bit - Upgrade.SET;
  }

  /** The bit of an upgrade in the {@link Num#OWNED} of the seats that can own it. */
  public int upgradeBit(int upgrade) {
    int unique = upgrade - terms.content.firstUnique();
    return unique < 0 ? upgrade % Upgrade.SET : Upgrade.SET + unique;
  }

  /** How many bits {@link Num#OWNED} has. */
  public int upgradeBits() {
    return Upgrade.SET + terms.content.upgrades().size() - terms.content.firstUnique();
  }

  /** Whether a seat owns an upgrade, by its bit. */
  public boolean owns(int seat, int bit) {
    return (seat(seat, Num.OWNED) >> bit & 1) != 0;
  }

  /** Whether an owned upgrade shows its epic side, by its bit. */
  public boolean isEpic(int seat, int bit) {
    return (seat(seat, Num.EPIC) >> bit & 1) != 0;
  }

  /** How many items of a kind, by its index, a seat keeps. */
  public int items(int seat, int kind) {
    return seat(seat, Num.ITEMS + kind);
  }

  /** How many heroes are in a space. */
  public int heroesAt(int space) {
    int count = 0;
    for (int seat = 0; seat < seats; seat++) {
      count += seat(seat, Num.SPACE) == space ? 1 : 0;
    }
    return count;
  }

  // enemies

  /** The card that a type of minion has in this match (BT-SET-30). */
  public Minion.Statistics statistics(int type) {
    Minion minion = terms.content.minions().get(type);
    return isHard(type) ? minion.hard() : minion.normal();
  }

  /** Whether a type of minion is hard. */
  public boolean isHard(int type) {
    return (get(Num.HARD) >> type & 1) != 0;
  }

  /** Where an enemy is, {@link Board#NOWHERE} if it is not on the board. */
  public int enemySpace(int enemy) {
    if (Enemy.isBoss(enemy)) {
      return boss(Enemy.bossOf(enemy), Num.BOSS_SPACE);
    }
    int place = horde.place(enemy);
    return place < 0 ? Board.NOWHERE : horde.spaceAt(place);
  }

  /** The successes that hit an enemy. */
  public int defense(int enemy) {
    if (!Enemy.isBoss(enemy)) {
      return statistics(Enemy.type(enemy)).defense();
    }
    int boss = Enemy.bossOf(enemy);
    if (boss != loPan()) {
      return terms.content.bosses().get(boss).entry().defense();
    }
    return get(Num.FLESH) == 1 ? terms.content.loPan().fleshDefense() : terms.content.loPan().ghostDefense();
  }

  /** How many enemies are in a space: minions and bosses. */
  public int enemiesAt(int space) {
    int count = horde.count(space);
    for (int boss = 0; boss < bossCount(); boss++) {
      count += boss(boss, Num.BOSS_SPACE) == space ? 1 : 0;
    }
    return count;
  }

  /** The health that a boss begins with (BT-SET-35, BT-ACT2-12). */
  public int startingHealth(int boss) {
    boolean directors = terms.settings.directorsBossHealth();
    if (boss == loPan()) {
      return terms.players.loPanHealth() + (directors ? terms.content.loPan().directorsHealth() : 0);
    }
    var entry = terms.content.bosses().get(boss).entry();
    return directors ? entry.directorsHealth() : entry.health();
  }

  // fate dice

  /** The index of the fate die on a slot of the track, from 0; -1 if the slot is open. */
  public int onTrack(int slot) {
    for (int die = 0; die < Dice.FATE_DICE; die++) {
      if (get(Num.FATE_PLACES + die) == Num.ON_TRACK + slot) {
        return die;
      }
    }
    return NOBODY;
  }
}
