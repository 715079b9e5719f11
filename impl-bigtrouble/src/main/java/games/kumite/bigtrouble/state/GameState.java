package games.kumite.bigtrouble.state;

import games.kumite.bigtrouble.content.Content;
import games.kumite.bigtrouble.content.DiceFaces;
import games.kumite.bigtrouble.content.Hero;
import games.kumite.bigtrouble.content.Minion;
import games.kumite.bigtrouble.content.Upgrade;
import games.kumite.bigtrouble.content.vocabulary.QuestEvent;
import games.kumite.spi.MatchConfig;
import games.kumite.spi.Places;
import games.kumite.spi.TabletopState;
import games.kumite.spi.actions.VerbAction;

/**
 * The state of a match: cards and crate tokens, the minions on the board, and the declared numbers ({@link Counters}).
 *
 * <p>Seats, bosses, quest slots, fate dice and spaces are named by their index, cards by their token. Only cards are
 * hidden.
 */
public final class GameState extends TabletopState<GameState> {

  /** The value for no player and no object. */
  public static final int NONE = -1;
  /** The greatest health (BT-SET-12). */
  public static final int MAX_HEALTH = 10;
  /** The chi of a level (BT-UPG-01). */
  public static final int LEVEL_CHI = 10;
  /** The first quest slot of side quests; main quests come first. */
  public static final int FIRST_SIDE_SLOT = Zones.MAIN_VISIBLE;

  private final MatchDefinition definition;
  private final MinionList horde;

  /**
   * Creates a match in which nothing has happened.
   *
   * @param config the agreed start of the match
   * @param definition the fixed values
   */
  public GameState(MatchConfig config, MatchDefinition definition) {
    super(config, definition.zones.layout, definition.numbers);
    this.definition = definition;
    horde = new MinionList(definition);
  }

  private GameState(GameState other) {
    super(other);
    definition = other.definition;
    horde = new MinionList(other.horde);
  }

  @Override
  public GameState copy() {
    return new GameState(this);
  }

  @Override
  protected long publicKeyPart() {
    return horde.key();
  }

  @Override
  protected boolean leavesDice(String label) {
    return !label.equals("action"); // these lie with their hero
  }

  /** Returns false while the dice of a roll may still be changed: they are numbers of the match then. */
  @Override
  protected boolean showsDice() {
    return get(Counters.ROLL_SKILL) + get(Counters.ROLL_EPIC) == 0;
  }

  /** Returns whether a board has a space; between the acts a figure's space may be one of the other board. */
  private static boolean isOn(Board board, int space) {
    return space >= 0 && space < board.size();
  }

  @Override
  protected void collectPlaces(Places places) {
    Board board = board();
    ElementIds ids = definition.ids;
    for (int seat = 0; seat < seats(); seat++) {
      int hero = seat(seat, Counters.HERO);
      if (hero >= 0) {
        int space = seat(seat, Counters.SPACE);
        places.at(ids.heroes.get(hero), isOn(board, space) ? board.id(space) : config().seats().get(seat).id());
      }
    }
    for (int place = 0; place < horde.size(); place++) {
      put(places, ids.enemies.get(horde.at(place)), board, horde.spaceAt(place));
    }
    for (int boss = 0; boss < bossCount(); boss++) {
      put(places, ids.enemies.get(EnemyNumbers.boss(boss)), board, boss(boss, Counters.BOSS_SPACE));
    }
    for (int slot = 0; slot < questSlots(); slot++) {
      if (quest(slot, Counters.QUEST) >= 0) {
        put(places, ids.quests.get(questNumber(slot)), board, quest(slot, Counters.QUEST_SPACE));
      }
    }
  }

  private static void put(Places places, String element, Board board, int space) {
    if (isOn(board, space)) {
      places.at(element, board.id(space));
    }
  }

  /** Returns the id of the quest in a slot. */
  public String questId(int slot) {
    int quest = quest(slot, Counters.QUEST);
    if (get(Counters.ACT) == 2) {
      return content().showdowns().get(quest).entry().id();
    }
    return slot < FIRST_SIDE_SLOT ? content().mainQuests().get(quest).entry().id()
        : content().sideQuests().get(quest).entry().id();
  }

  /** Returns the fixed values of the match. */
  public MatchDefinition definition() {
    return definition;
  }

  /** Returns the content. */
  public Content content() {
    return definition.content;
  }

  /** Returns the zones of cards. */
  public Zones zones() {
    return definition.zones;
  }

  /** Returns the minions on the board. */
  public MinionList horde() {
    return horde;
  }

  /** Returns the board in play. */
  public Board board() {
    return get(Counters.ACT) == 1 ? definition.chinatown : get(Counters.ARENA_OPEN) == 1 ? definition.lairOpen : definition.lairClosed;
  }

  /** Returns the number of a space of the running act's board among those of both boards: Chinatown's come first. */
  public int spaceNumber(int space) {
    return get(Counters.ACT) == 1 ? space : definition.chinatown.size() + space;
  }

  /** Returns an action that names a space of the running act's board. */
  public VerbAction actionAt(ActionVerb verb, int space) {
    return definition.actions.of(verb, spaceNumber(space));
  }

  /** Returns the space of the running act's board that an action names. */
  public int spaceOf(VerbAction action) {
    return get(Counters.ACT) == 1 ? action.first() : action.first() - definition.chinatown.size();
  }

  /** Returns an action that names an enemy. */
  public VerbAction actionOn(ActionVerb verb, int enemy) {
    return definition.actions.of(verb, definition.enemyNumber(enemy));
  }

  /** Returns the enemy that an action names. */
  public int enemyOf(VerbAction action) {
    return definition.enemyAt(action.first());
  }

  /** Returns the number of a quest slot's quest among all quests: main, side, showdown. */
  public int questNumber(int slot) {
    int quest = quest(slot, Counters.QUEST);
    int main = definition.content.mainQuests().size();
    if (get(Counters.ACT) == 2) {
      return main + definition.content.sideQuests().size() + quest;
    }
    return slot < FIRST_SIDE_SLOT ? quest : main + quest;
  }

  /** Returns the slot with a quest of a number, -1 if there is none. */
  public int slotOf(int questNumber) {
    for (int slot = 0; slot < questSlots(); slot++) {
      if (quest(slot, Counters.QUEST) >= 0 && questNumber(slot) == questNumber) {
        return slot;
      }
    }
    return NONE;
  }

  /**
   * Returns the seat that speaks for the group (BT-RUL-57): this round's first player, before one is chosen the lowest.
   */
  public int speaker() {
    return Math.max(0, get(Counters.FIRST));
  }

  /** Returns the seat from which seat order is counted (BT-RUL-70, BT-RUL-79): the active hero's, else the speaker's. */
  public int leader() {
    return get(Counters.ACTIVE) >= 0 ? get(Counters.ACTIVE) : speaker();
  }

  /** Returns the number of bosses, including Lo Pan as the last. */
  public int bossCount() {
    return definition.content.bosses().size() + 1;
  }

  /** Returns the index of Lo Pan. */
  public int loPan() {
    return definition.content.bosses().size();
  }

  /**
   * Returns the greatest number of quests at a time: main and side quests, or a showdown card for each hero and boss.
   */
  public int questSlots() {
    return definition.questSlots;
  }

  // numbers

  /** Returns a number of a seat. */
  public int seat(int seat, int place) {
    return numbers.get(definition.seatsAt + seat * definition.seatSize + place);
  }

  /** Sets a number of a seat. */
  public void setSeat(int seat, int place, int value) {
    numbers.set(definition.seatsAt + seat * definition.seatSize + place, value);
  }

  /** Adds to a number of a seat. */
  public void addSeat(int seat, int place, int more) {
    numbers.add(definition.seatsAt + seat * definition.seatSize + place, more);
  }

  /** Returns a number of a boss. */
  public int boss(int boss, int place) {
    return numbers.get(definition.bossesAt + boss * definition.bossSize + place);
  }

  /** Sets a number of a boss. */
  public void setBoss(int boss, int place, int value) {
    numbers.set(definition.bossesAt + boss * definition.bossSize + place, value);
  }

  /** Returns a number of a quest slot. */
  public int quest(int slot, int place) {
    return numbers.get(definition.questsAt + slot * definition.questSize + place);
  }

  /** Sets a number of a quest slot. */
  public void setQuest(int slot, int place, int value) {
    numbers.set(definition.questsAt + slot * definition.questSize + place, value);
  }

  /** Returns the next event of a quest slot with all of its parts. */
  public QuestEvent wholeEvent(int slot) {
    int quest = quest(slot, Counters.QUEST);
    if (get(Counters.ACT) == 2) {
      var card = content().showdowns().get(quest);
      return (quest(slot, Counters.QUEST_ACTIVE) == 1 ? card.complete() : card.incomplete()).objective();
    }
    return slot < FIRST_SIDE_SLOT ? content().mainQuests().get(quest).events().get(quest(slot, Counters.QUEST_EVENT))
        : content().sideQuests().get(quest).event();
  }

  /** Returns the part of the next event of a quest slot that must be done now (BT-RUL-135). */
  public QuestEvent event(int slot) {
    return wholeEvent(slot).part(quest(slot, Counters.QUEST_PART));
  }

  /** Leaves a quest slot without a quest. */
  public void clearQuest(int slot) {
    for (int place = 0; place < definition.questSize; place++) {
      setQuest(slot, place, 0);
    }
    setQuest(slot, Counters.QUEST, NONE);
    setQuest(slot, Counters.QUEST_SPACE, Board.NOWHERE);
  }

  /** Returns the space of a crate token, {@link Board#NOWHERE} if it is not on the board. */
  public int crateSpace(int token) {
    return numbers.get(crate(token) + Counters.CRATE_SPACE);
  }

  /** Sets the space of a crate token. */
  public void placeCrate(int token, int space) {
    numbers.set(crate(token) + Counters.CRATE_SPACE, space);
  }

  /** Returns whether a rubble token lies in a space (BT-RUL-136). */
  public boolean hasRubble(int space) {
    for (int i = 0; i < Counters.MAX_RUBBLE && get(Counters.RUBBLE + i) != 0; i++) {
      if (get(Counters.RUBBLE + i) == space + 1) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether a rubble token is left and none lies in a space. */
  public boolean canPlaceRubble(int space) {
    return get(Counters.ACT) == 2 && get(Counters.RUBBLE + Counters.MAX_RUBBLE - 1) == 0 && !hasRubble(space);
  }

  /** Places a rubble token in a space where one {@linkplain #canPlaceRubble can be placed}. */
  public void placeRubble(int space) {
    int next = 0;
    while (get(Counters.RUBBLE + next) != 0) {
      next++;
    }
    set(Counters.RUBBLE + next, space + 1);
  }

  private int crate(int token) {
    return definition.cratesAt + (token - definition.zones.firstCrate) * definition.crateSize;
  }

  /** Returns the number of times that a lasting part holds for a seat, by its index in {@link TextCatalog#lasting}. */
  public int lasting(int seat, int index) {
    return numbers.get(definition.lastingAt(seat, index));
  }

  /** Lets a lasting part hold for a seat once more. */
  public void last(int seat, int index) {
    int at = definition.lastingAt(seat, index);
    numbers.set(at, Math.min(Counters.MUCH, numbers.get(at) + 1));
  }

  /** Ends a lasting part for a seat. */
  public void lapse(int seat, int index) {
    numbers.set(definition.lastingAt(seat, index), 0);
  }

  /** Returns whether a part with a mark has happened for a seat: in this turn, or for good if it happens only once. */
  public boolean hasHappened(int seat, int mark) {
    return numbers.get(definition.firstAt + seat * definition.sheets.marks() + mark) != 0
        || numbers.get(definition.onceAt + seat * definition.sheets.marks() + mark) != 0;
  }

  /** Notes that a part has happened for the first time in this turn. */
  public void happenedThisTurn(int seat, int mark) {
    numbers.set(definition.firstAt + seat * definition.sheets.marks() + mark, 1);
  }

  /** Notes that a part has happened for good. */
  public void happenedForGood(int seat, int mark) {
    numbers.set(definition.onceAt + seat * definition.sheets.marks() + mark, 1);
  }

  // heroes

  /** Returns the hero of a seat, which must have been taken. */
  public Hero hero(int seat) {
    return definition.content.heroes().get(seat(seat, Counters.HERO));
  }

  /** Returns the index of an upgrade in the content, by its bit in a seat's {@link Counters#OWNED}. */
  public int upgrade(int seat, int bit) {
    return bit < Upgrade.SET ? seat(seat, Counters.HERO) * Upgrade.SET + bit
        : definition.content.firstUnique() + bit - Upgrade.SET;
  }

  /** Returns the bit of an upgrade in the {@link Counters#OWNED} of the seats that can own it. */
  public int upgradeBit(int upgrade) {
    int unique = upgrade - definition.content.firstUnique();
    return unique < 0 ? upgrade % Upgrade.SET : Upgrade.SET + unique;
  }

  /** Returns the number of bits of {@link Counters#OWNED}. */
  public int upgradeBits() {
    return Upgrade.SET + definition.content.upgrades().size() - definition.content.firstUnique();
  }

  /** Returns whether a seat owns an upgrade, by its bit. */
  public boolean owns(int seat, int bit) {
    return (seat(seat, Counters.OWNED) >> bit & 1) != 0;
  }

  /** Returns whether an owned upgrade shows its epic side, by its bit. */
  public boolean isEpic(int seat, int bit) {
    return (seat(seat, Counters.EPIC) >> bit & 1) != 0;
  }

  /** Returns the number of items of a kind, by its index, that a seat keeps. */
  public int items(int seat, int kind) {
    return seat(seat, Counters.ITEMS + kind);
  }

  /** Removes a kept item; of equal ones, the one that changed hands in this turn goes first (BT-RUL-20). */
  public void spendItem(int seat, int kind) {
    addSeat(seat, Counters.ITEMS + kind, -1);
    if (seat(seat, Counters.TRADED + kind) > 0) {
      addSeat(seat, Counters.TRADED + kind, -1);
    }
  }

  /** Returns bits of a hero's rolled and not slotted action dice. */
  public int unspentDice(int seat) {
    int dice = 0;
    int slotted = seat(seat, Counters.SLOTTED);
    for (int die = 0; die < Counters.MAX_ROLLED; die++) {
      dice |= seat(seat, Counters.FACES + die) != 0 && (slotted >> die & 1) == 0 ? 1 << die : 0;
    }
    return dice;
  }

  /** Returns whether a kind of shop item is left in its stack. */
  public boolean isInShop(int kind) {
    return get(Counters.ACT) == 1 && get(Counters.STACKS + kind) > 0;
  }

  // enemies

  /** Returns the card of a type of minion in this match (BT-SET-30). */
  public Minion.Statistics statistics(int type) {
    Minion minion = definition.content.minions().get(type);
    return isHard(type) ? minion.hard() : minion.normal();
  }

  /** Returns whether a type of minion is hard. */
  public boolean isHard(int type) {
    return (get(Counters.HARD) >> type & 1) != 0;
  }

  /** Returns the space of an enemy, {@link Board#NOWHERE} if it is not on the board. */
  public int enemySpace(int enemy) {
    if (EnemyNumbers.isBoss(enemy)) {
      return boss(EnemyNumbers.bossOf(enemy), Counters.BOSS_SPACE);
    }
    int place = horde.place(enemy);
    return place < 0 ? Board.NOWHERE : horde.spaceAt(place);
  }

  /** Returns the successes that hit an enemy. */
  public int defense(int enemy) {
    if (!EnemyNumbers.isBoss(enemy)) {
      return statistics(EnemyNumbers.type(enemy)).defense();
    }
    int boss = EnemyNumbers.bossOf(enemy);
    if (boss != loPan()) {
      return definition.content.bosses().get(boss).entry().defense();
    }
    return get(Counters.FLESH) == 1 ? definition.content.loPan().fleshDefense() : definition.content.loPan().ghostDefense();
  }

  /** Returns the number of enemies in a space: minions and bosses. */
  public int enemiesAt(int space) {
    int count = horde.count(space);
    for (int boss = 0; boss < bossCount(); boss++) {
      count += boss(boss, Counters.BOSS_SPACE) == space ? 1 : 0;
    }
    return count;
  }

  /** Returns the health with which a boss begins (BT-SET-35, BT-ACT2-12). */
  public int startingHealth(int boss) {
    boolean directors = definition.settings.directorsBossHealth();
    if (boss == loPan()) {
      int health = definition.players.loPanHealth() + (directors ? definition.content.loPan().directorsHealth() : 0);
      return Math.max(1, Math.min(Counters.MUCH, health + boss(boss, Counters.BOSS_MORE)));
    }
    var entry = definition.content.bosses().get(boss).entry();
    int health = directors ? entry.directorsHealth() : entry.health();
    return Math.max(1, Math.min(Counters.MUCH, health + boss(boss, Counters.BOSS_MORE)));
  }

  // fate dice

  /** Returns the index of the fate die on a slot of the track, from 0; -1 if the slot is open. */
  public int onTrack(int slot) {
    for (int die = 0; die < DiceFaces.FATE_DICE; die++) {
      if (get(Counters.FATE_PLACES + die) == Counters.ON_TRACK + slot) {
        return die;
      }
    }
    return NONE;
  }
}
