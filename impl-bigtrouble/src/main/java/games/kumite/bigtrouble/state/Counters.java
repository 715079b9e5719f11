package games.kumite.bigtrouble.state;

import games.kumite.bigtrouble.content.DiceFaces;
import games.kumite.bigtrouble.content.Hero;
import games.kumite.bigtrouble.content.ItemKind;
import games.kumite.bigtrouble.content.MainQuest;
import games.kumite.bigtrouble.content.Minion;
import games.kumite.bigtrouble.content.vocabulary.EffectPlacement;
import games.kumite.bigtrouble.content.vocabulary.QuestEvent;
import games.kumite.spi.numbers.NumberGroup;

/**
 * The indexes of a {@link GameState}'s numbers: of the match, of each boss, each quest slot, each seat, each crate token.
 * For numbers that are an index, -1 means none.
 */
public final class Counters {

  private static final int MANY = Short.MAX_VALUE;
  private static final int BITS = (1 << 15) - 1;
  private static final int MAX_SPACES = 64;
  /** The greatest sum that texts can add up: keys, a boss's health, fate dice (BT-RUL-119). */
  public static final int MUCH = 99;
  private static final int ITEM_KINDS = ItemKind.COUNT;
  /** The greatest number of dice of a roll; further dice add nothing (BT-RUL-119). */
  public static final int MAX_ROLL_DICE = 24;

  private static final NumberGroup.Builder OF_MATCH = NumberGroup.of("match");
  /** The act, 1 or 2. */
  public static final int ACT = OF_MATCH.number("act", 1, 2);
  /** The round of the act, from 1; 0 during setup. */
  public static final int ROUND = OF_MATCH.number("round", 0, MANY);
  /**
   * The number of advances of the threat at the end of a round of Act II (BT-RND-10), which equals the number of
   * completed rounds.
   */
  public static final int ADVANCES = OF_MATCH.number("advances", 0, MANY);
  /** The first player of the round. */
  public static final int FIRST = OF_MATCH.index("first");
  /** The seat that takes its turn. */
  public static final int ACTIVE = OF_MATCH.index("active");
  /** The space of the threat token. */
  public static final int THREAT = OF_MATCH.number("threat", 0, 99);
  /** The space of the audacity token. */
  public static final int AUDACITY = OF_MATCH.number("audacity", 0, 99);
  /** The farthest space that the audacity token has reached; bonus spaces are paid once (BT-RUL-34). */
  public static final int AUDACITY_FARTHEST = OF_MATCH.number("audacity-farthest", 0, 99);
  /** The group's keys (BT-RUL-52). */
  public static final int KEYS = OF_MATCH.number("keys", 0, MUCH);
  /** 1 once the arena is open. */
  public static final int ARENA_OPEN = OF_MATCH.flag("arena-open");
  /** The side of the Act II setup card, by the track that was filled. */
  public static final int FILLED = OF_MATCH.index("filled");
  /** Bits of the types of minions that are hard (BT-SET-30). */
  public static final int HARD = OF_MATCH.number("hard", 0, (1 << Minion.TYPES) - 1);
  /** 1 once Lo Pan is made flesh. */
  public static final int FLESH = OF_MATCH.flag("flesh");
  /** Bits of the companions whose special is spent (BT-SET-22). */
  public static final int SPENT_COMPANIONS = OF_MATCH.number("spent-companions", 0, BITS);
  /** The face of each fate die, by its index in the content; -1 until the first roll. */
  public static final int FATE_FACES = OF_MATCH.numbers("fate-face", DiceFaces.FATE_DICE, -1, 99);
  /** The place of each fate die: {@link #IN_POOL}, {@link #TAKEN}, or on the track from {@link #ON_TRACK} on. */
  public static final int FATE_PLACES = OF_MATCH.numbers("fate-place", DiceFaces.FATE_DICE, 0, DiceFaces.FATE_DICE + 1);
  /** The order in which the taken fate dice were used, from 1; 0 for the others. */
  public static final int FATE_ORDER = OF_MATCH.numbers("fate-order", DiceFaces.FATE_DICE, 0, DiceFaces.FATE_DICE);
  /** 1 for a taken fate die that is slotted or added to a roll. */
  public static final int FATE_SPENT = OF_MATCH.numbers("fate-spent", DiceFaces.FATE_DICE, 0, 1);
  /** The tokens left in shops, by kind of item. */
  public static final int STACKS = OF_MATCH.numbers("stack", ItemKind.SHOP_KINDS, 0, 99);
  /** The seat whose dice lie rolled. */
  public static final int ROLL_SEAT = OF_MATCH.index("roll-seat");
  /** The purpose of the rolled dice, by the index of the context. */
  public static final int ROLL_CONTEXT = OF_MATCH.number("roll-context", 0, 9);
  /** The number of rolled skill dice; they come first. */
  public static final int ROLL_SKILL = OF_MATCH.number("roll-skill", 0, MAX_ROLL_DICE);
  /** The number of rolled epic skill dice, after the skill dice. */
  public static final int ROLL_EPIC = OF_MATCH.number("roll-epic", 0, MAX_ROLL_DICE);
  /** The amount added to the successes of the dice. */
  public static final int ROLL_ADDED = OF_MATCH.number("roll-added", 0, 999);
  /** The face of each rolled die, from 1; 0 for none. */
  public static final int ROLL_FACES = OF_MATCH.numbers("roll-face", MAX_ROLL_DICE, 0, 20);
  /** The greatest number of rubble tokens on the board (BT-RUL-136). */
  public static final int MAX_RUBBLE = 8;
  /** The space of each rubble token plus 1, 0 for those that are not on the board; those on it come first. */
  static final int RUBBLE = OF_MATCH.numbers("rubble", MAX_RUBBLE, 0, MAX_SPACES);
  /** The number of completed side quests. */
  public static final int SIDE_QUESTS = OF_MATCH.number("side-quests", 0, 99);
  /** The number of completed showdown cards. */
  public static final int SHOWDOWNS = OF_MATCH.number("showdowns", 0, 99);
  static final NumberGroup MATCH = OF_MATCH.build();

  /** A fate die that can be used. */
  public static final int IN_POOL = 0;
  /** A fate die that was used and is not yet rolled to the track. */
  public static final int TAKEN = 1;
  /** A fate die on the first slot of the track; the next slots follow. */
  public static final int ON_TRACK = 2;

  private static final NumberGroup.Builder OF_BOSS = NumberGroup.of("boss");
  /** The space of a boss, {@link Board#NOWHERE} if it is not on the board. */
  public static final int BOSS_SPACE = OF_BOSS.number("space", -1, MAX_SPACES, -1);
  /** A boss's health. */
  public static final int BOSS_HEALTH = OF_BOSS.number("health", 0, MUCH);
  /** The amount that effects have added to the starting health of a boss. */
  public static final int BOSS_MORE = OF_BOSS.number("more", -MUCH, MUCH, 0);
  /** 1 if a boss skips its next move. */
  public static final int BOSS_HELD = OF_BOSS.flag("held");
  static final NumberGroup BOSS = OF_BOSS.build();

  // in Act I two main quests and three side quests, in Act II the showdown cards
  private static final NumberGroup.Builder OF_QUEST = NumberGroup.of("quest");
  /** The index of the quest, in its file. */
  public static final int QUEST = OF_QUEST.index("quest");
  /** 1 once it is activated; in Act II 1 on the complete side, 0 on the incomplete one. */
  public static final int QUEST_ACTIVE = OF_QUEST.flag("active");
  /** The index of the next event. */
  public static final int QUEST_EVENT = OF_QUEST.number("event", 0, MainQuest.MAX_EVENTS);
  /** The index of the next part of that event (BT-RUL-135). */
  public static final int QUEST_PART = OF_QUEST.number("part", 0, QuestEvent.MAX_PARTS - 1);
  /** The space of its token. */
  public static final int QUEST_SPACE = OF_QUEST.number("space", -1, MAX_SPACES, -1);
  /** Bits of the covered requirements of a task, or of the enemies that count as defeated in a combat (BT-RUL-114). */
  public static final int QUEST_COVERED = OF_QUEST.number("covered", 0, BITS);
  /** 1 once a task or combat event was triggered (BT-TSK-21, BT-QST-30). */
  public static final int QUEST_BEGUN = OF_QUEST.flag("begun");
  /** The enemies of a combat event that are left. */
  public static final int QUEST_LEFT = OF_QUEST.number("left", 0, 99);
  static final NumberGroup QUESTS = OF_QUEST.build();

  private static final NumberGroup.Builder OF_SEAT = NumberGroup.of("seat");
  /** The index of the hero. */
  public static final int HERO = OF_SEAT.index("hero");
  /** Health. */
  public static final int HEALTH = OF_SEAT.number("health", 0, 10);
  /** Chi. */
  public static final int CHI = OF_SEAT.number("chi", 0, MANY);
  /** Level. */
  public static final int LEVEL = OF_SEAT.number("level", 0, 99);
  /** The number of the hero's action dice. */
  public static final int DICE = OF_SEAT.number("dice", 0, DiceFaces.MAX_DICE);
  /** The side of the ability card: {@link #NO_SIDE}, {@link #SPECIAL} or {@link #COOP}. */
  public static final int SIDE = OF_SEAT.number("side", 0, 2);
  /** 1 once the special ability is spent (BT-SET-16). */
  public static final int SPENT = OF_SEAT.flag("spent");
  /** The space of the hero. */
  public static final int SPACE = OF_SEAT.number("space", -1, MAX_SPACES, -1);
  /** A bit for each owned upgrade: the four of the set, then the unique ones. */
  public static final int OWNED = OF_SEAT.number("owned", 0, BITS);
  /** A bit for each owned upgrade that shows its epic side. */
  public static final int EPIC = OF_SEAT.number("epic", 0, BITS);
  /** The fate dice used since the hero's turn began (BT-FAT-02). */
  public static final int FATE_USED = OF_SEAT.number("fate-used", 0, 99);
  /** The rolled faces of the action dice: 0 not rolled, else the attribute's index plus 1. */
  public static final int FACES = OF_SEAT.numbers("face", DiceFaces.MAX_DICE + EffectPlacement.MAX_PASSING, 0, 3);
  /** The greatest number of action dice at a time: the hero's own, and those of {@code addAD}. */
  public static final int MAX_ROLLED = DiceFaces.MAX_DICE + EffectPlacement.MAX_PASSING;
  /** A bit for each rolled action die that is slotted. */
  public static final int SLOTTED = OF_SEAT.number("slotted", 0, BITS);
  /** A bit for each rolled action die that is gone at the end of the turn (BT-RUL-81). */
  public static final int PASSING = OF_SEAT.number("passing", 0, BITS);
  /** By track: a bit for each slot that is filled. */
  public static final int FILLED_SLOTS = OF_SEAT.numbers("filled-slots", Hero.TRACKS, 0, BITS);
  /** By track: bits of the slots filled by something that leaves at the end of the turn: fate die, Dragon Spell. */
  public static final int LENT_SLOTS = OF_SEAT.numbers("lent-slots", Hero.TRACKS, 0, BITS);
  /** The kept items, by kind. */
  public static final int ITEMS = OF_SEAT.numbers("item", ITEM_KINDS, 0, 99);
  /** The level rewards that the hero has earned and not yet chosen. */
  public static final int OWED = OF_SEAT.number("owed", 0, 99);
  /** 1 while the hero's death is resolved and its Hell card is drawn (BT-DIE-02). */
  public static final int DYING = OF_SEAT.flag("dying");
  /** The reduction of the damage of the next attack on the hero. */
  public static final int PREVENTED = OF_SEAT.number("prevented", 0, MUCH);
  /** 1 once the hero left a space in this turn. */
  public static final int MOVED = OF_SEAT.clearedBy(Stage.TURN).flag("moved");
  /** The fate dice allowed beyond one (BT-RUL-97). */
  public static final int FATE_EXTRA = OF_SEAT.number("fate-extra", 0, MUCH);
  /** 1 once there was evasion damage in this turn. */
  public static final int EVADED = OF_SEAT.flag("evaded");
  /** The Dragon Spell tokens that are readied and not yet slotted (BT-SHP-18). */
  public static final int SPELLS = OF_SEAT.number("spells", 0, 99);
  /** The items of each kind that came from another hero in this turn (BT-RUL-20). */
  public static final int TRADED = OF_SEAT.numbers("traded", ITEM_KINDS, 0, 99);
  /** A bit for each kind of item that this hero refused to take from the active one (BT-RUL-20). */
  public static final int REFUSED_GIFTS = OF_SEAT.number("refused-gifts", 0, BITS);
  /** A bit for each kind of item that this hero refused to give to the active one (BT-RUL-20). */
  public static final int REFUSED_WISHES = OF_SEAT.number("refused-wishes", 0, BITS);
  static final NumberGroup SEAT = OF_SEAT.build();

  private static final NumberGroup.Builder OF_CRATE = NumberGroup.of("crate");
  /** The space of a crate token. */
  static final int CRATE_SPACE = OF_CRATE.number("space", -1, MAX_SPACES, -1);
  static final NumberGroup CRATE = OF_CRATE.build();

  private static final NumberGroup.Builder OF_TURN = NumberGroup.of("lasting-turn");
  /** The number of times that an effect holds to the end of the turn. */
  static final int FOR_TURN = OF_TURN.clearedBy(Stage.TURN).number("count", 0, MUCH);
  static final NumberGroup LASTING_TURN = OF_TURN.build();

  private static final NumberGroup.Builder OF_ROUND = NumberGroup.of("lasting-round");
  /** The number of times that an effect holds to the end of the round. */
  static final int FOR_ROUND = OF_ROUND.clearedBy(Stage.ROUND).number("count", 0, MUCH);
  static final NumberGroup LASTING_ROUND = OF_ROUND.build();

  private static final NumberGroup.Builder OF_ROLL = NumberGroup.of("lasting-roll");
  /** The number of times that an effect holds on the next roll. */
  static final int FOR_ROLL = OF_ROLL.number("count", 0, MUCH);
  static final NumberGroup LASTING_ROLL = OF_ROLL.build();

  private static final NumberGroup.Builder OF_FIRST = NumberGroup.of("first-each-turn");
  /** 1 once an effect of the first time each turn has happened. */
  static final int HAPPENED = OF_FIRST.clearedBy(Stage.TURN).flag("happened");
  static final NumberGroup FIRST_EACH_TURN = OF_FIRST.build();

  private static final NumberGroup.Builder OF_ONCE = NumberGroup.of("once");
  /** 1 once an effect that happens only once has happened. */
  static final int GONE = OF_ONCE.flag("gone");
  static final NumberGroup ONCE = OF_ONCE.build();

  /** The value for no ability card. */
  public static final int NO_SIDE = 0;
  /** The special side of the ability card. */
  public static final int SPECIAL = 1;
  /** The co-op side of the ability card. */
  public static final int COOP = 2;

  private Counters() {}
}
