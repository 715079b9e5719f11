package games.kumite.bigtrouble.state;

import games.kumite.bigtrouble.content.Dice;
import games.kumite.bigtrouble.content.Hero;
import games.kumite.bigtrouble.content.ItemKind;

/**
 * The places of a {@link Trouble}'s numbers: of the match, of each boss, each quest slot, each seat, each crate token.
 * Where a number names something by its index, -1 is nothing.
 */
public final class Num {

  /** The act, 1 or 2. */
  public static final int ACT = 0;
  /** The round of the act, from 1; 0 during setup. */
  public static final int ROUND = 1;
  /** The first player of the round. */
  public static final int FIRST = 2;
  /** Whose turn it is. */
  public static final int ACTIVE = 3;
  /** Where the threat token is. */
  public static final int THREAT = 4;
  /** Where the audacity token is. */
  public static final int AUDACITY = 5;
  /** The group's keys (BT-RUL-52). */
  public static final int KEYS = 6;
  /** 1 once the arena is open. */
  public static final int ARENA_OPEN = 7;
  /** The side of the Act II setup card, by the track that was filled. */
  public static final int FILLED = 8;
  /** A bit for each type of minion that is hard (BT-SET-30). */
  public static final int HARD = 9;
  /** 1 once Lo Pan is made flesh. */
  public static final int FLESH = 10;
  /** A bit for each companion whose special is spent (BT-SET-22). */
  public static final int SPENT_COMPANIONS = 11;
  /** The face of each fate die, by its index in the content; -1 until the first roll. */
  public static final int FATE_FACES = 12;
  /** Where each fate die is: {@link #IN_POOL}, {@link #TAKEN}, or on the track from {@link #ON_TRACK} on. */
  public static final int FATE_PLACES = FATE_FACES + Dice.FATE_DICE;
  /** The tokens left in shops, by kind of item. */
  public static final int STACKS = FATE_PLACES + Dice.FATE_DICE;
  private static final int ITEM_KINDS = ItemKind.values().length;
  static final int BOSSES = STACKS + ItemKind.SHOP_KINDS;

  /** A fate die that can be used. */
  public static final int IN_POOL = 0;
  /** A fate die that was used in this turn. */
  public static final int TAKEN = 1;
  /** A fate die on the first slot of the track; the next slots follow. */
  public static final int ON_TRACK = 2;

  // of a boss

  /** Where a boss is, {@link Board#NOWHERE} if it is not on the board. */
  public static final int BOSS_SPACE = 0;
  /** A boss's health. */
  public static final int BOSS_HEALTH = 1;
  /** 1 if a boss skips its next move. */
  public static final int BOSS_HELD = 2;
  static final int BOSS_SIZE = 3;

  // of a quest slot: in Act I two main quests and three side quests, in Act II the showdown cards

  /** The index of the quest, in its file. */
  public static final int QUEST = 0;
  /** 1 once it is activated; in Act II 1 on the complete side, 0 on the incomplete one. */
  public static final int QUEST_ACTIVE = 1;
  /** The index of the event that is next. */
  public static final int QUEST_EVENT = 2;
  /** Where its token is. */
  public static final int QUEST_SPACE = 3;
  /** A bit for each covered requirement of a task. */
  public static final int QUEST_COVERED = 4;
  /** 1 once a task or combat event was triggered (BT-TSK-21, BT-QST-30). */
  public static final int QUEST_BEGUN = 5;
  /** The enemies of a combat event that are left. */
  public static final int QUEST_LEFT = 6;
  static final int QUEST_SIZE = 7;

  // of a seat

  /** The index of the hero. */
  public static final int HERO = 0;
  /** Health. */
  public static final int HEALTH = 1;
  /** Chi. */
  public static final int CHI = 2;
  /** Level. */
  public static final int LEVEL = 3;
  /** How many action dice the hero has. */
  public static final int DICE = 4;
  /** The side of the ability card: {@link #NO_SIDE}, {@link #SPECIAL} or {@link #COOP}. */
  public static final int SIDE = 5;
  /** 1 once the special ability is spent (BT-SET-16). */
  public static final int SPENT = 6;
  /** Where the hero is. */
  public static final int SPACE = 7;
  /** A bit for each owned upgrade: the four of the set, then the unique ones. */
  public static final int OWNED = 8;
  /** A bit for each owned upgrade that shows its epic side. */
  public static final int EPIC = 9;
  /** A bit for each owned upgrade that was activated in this turn (BT-RUL-63). */
  public static final int USED = 10;
  /** 1 once the hero left a space in this turn. */
  public static final int MOVED = 11;
  /** The fate dice used since the hero's turn began (BT-FAT-02). */
  public static final int FATE_USED = 12;
  /** The fate dice allowed beyond one (BT-RUL-97). */
  public static final int FATE_EXTRA = 13;
  /** The rolled faces of the action dice: 0 not rolled, else the attribute's index plus 1. */
  public static final int FACES = 14;
  /** The most action dice at a time: the hero's own, and those of {@code addAD}. */
  public static final int MOST_ROLLED = Dice.MOST_DICE + 3;
  /** A bit for each rolled action die that is slotted. */
  public static final int SLOTTED = FACES + MOST_ROLLED;
  /** A bit for each rolled action die that is gone at the end of the turn (BT-RUL-81). */
  public static final int PASSING = SLOTTED + 1;
  /** By track: a bit for each slot that is filled. */
  public static final int FILLED_SLOTS = PASSING + 1;
  /** By track: a bit for each slot filled by what leaves it at the end of the turn: fate die, Dragon Spell. */
  public static final int LENT_SLOTS = FILLED_SLOTS + Hero.TRACKS;
  /** The kept items, by kind. */
  public static final int ITEMS = LENT_SLOTS + Hero.TRACKS;
  static final int SEAT_SIZE = ITEMS + ITEM_KINDS;

  /** No ability card. */
  public static final int NO_SIDE = 0;
  /** The special side of the ability card. */
  public static final int SPECIAL = 1;
  /** The co-op side of the ability card. */
  public static final int COOP = 2;

  private Num() {}
}
