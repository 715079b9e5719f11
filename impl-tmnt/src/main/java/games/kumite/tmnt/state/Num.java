package games.kumite.tmnt.state;

/** The places of a {@link Party}'s numbers: of the match, of each seat, each monster of the combat, each card. */
public final class Num {

  /** Whose turn it is. */
  public static final int ACTIVE = 0;
  /** The first player. */
  public static final int FIRST = 1;
  /** Completed rounds of turns. */
  public static final int ROUND = 2;
  /** 1 once a monster was fought in this turn (MT-PHS-07). */
  public static final int FOUGHT = 3;
  /** Actions so far in the windows of this turn. */
  public static final int ACTIONS = 6;
  /** The fighter's seat plus 1, 0 outside combat. */
  public static final int FIGHTER = 7;
  /** The helper's seat plus 1, 0 for none. */
  public static final int HELPER = 8;
  /** 1 if the helper was forced. */
  public static final int FORCED = 9;
  /** Strength for the players' side by cards and Team-ups. */
  public static final int SIDE = 10;
  /** Strength bought by the fighter. */
  public static final int FIGHTER_BOUGHT = 11;
  /** Strength bought by the helper. */
  public static final int HELPER_BOUGHT = 12;
  /** Treasures of monsters removed with TREASURE. */
  public static final int SAVED = 13;
  /** Monsters that the combat has seen. */
  public static final int MONSTERS = 14;
  /** Monsters still in it. */
  public static final int LEFT = 15;
  /** Who runs. */
  public static final int RUNNER = 16;
  /** The monster that the runner faces. */
  public static final int ENEMY = 17;
  /** The die on the table, 0 for none. */
  public static final int DIE = 18;
  /** A bit for each monster that the runner has dealt with. */
  public static final int FACED = 19;
  /** A bit for each seat that has escaped from everything. */
  public static final int ESCAPED = 20;
  /** The Level loss that is about to hit. */
  public static final int LOSS = 21;
  /** A bit for each seat whose Katas or slots must be looked at. */
  public static final int DIRTY = 22;
  /** The card that was picked last, for choices in a fixed order; -1 before the first. */
  public static final int LAST = 23;
  /** What a choice of several still needs. */
  public static final int NEED = 24;
  /** The value of a sale so far. */
  public static final int VALUE = 25;
  /** Who proposes a trade. */
  public static final int PROPOSER = 26;
  /** To whom a trade or an offer of help is proposed. */
  public static final int PARTNER = 27;
  /** The Treasures of the offer. */
  public static final int OFFER_TREASURES = 28;
  /** The picking order of the offer. */
  public static final int OFFER_ORDER = 29;
  /** The Treasures of the counter-offer. */
  public static final int COUNTER_TREASURES = 30;
  /** The picking order of the counter-offer. */
  public static final int COUNTER_ORDER = 31;
  /** What is on the table between two: see {@link #TALK_NONE}. */
  public static final int TALK = 32;
  /** What the helper still gets. */
  public static final int SHARE = 33;
  /** Receivers of Charity. */
  public static final int RECEIVERS = 34;
  /** How much each receiver gets at least. */
  public static final int EACH = 35;
  /** How many receivers may still get one more. */
  public static final int SURPLUS = 36;
  /** Whose body is looted, plus 1. */
  public static final int DEAD = 37;
  /** Who has still to loot. */
  public static final int LOOTERS = 38;
  /** 1 once the match has its first turn. */
  public static final int BEGUN = 39;
  /** Cards just drawn of which one is lost. */
  public static final int DRAWN = 40;
  /** A bit for each seat whose receive window is still to open. */
  public static final int RECEIVED = 41;
  /** 1 while the counter-offer has been made. */
  public static final int COUNTERED = 42;
  /** 1 if the players have won the comparison. */
  public static final int WON = 43;

  /** No talk. */
  public static final int TALK_NONE = 0;
  /** An offer of help. */
  public static final int TALK_OFFER = 1;
  /** A counter-offer. */
  public static final int TALK_COUNTER = 2;
  /** A trade or gift. */
  public static final int TALK_TRADE = 3;

  static final int SEATS = 44;
  static final int SEAT_SIZE = 12;
  /** Of a seat: its Level. */
  public static final int LEVEL = 0;
  /** Of a seat: 1 while its character is dead. */
  public static final int IS_DEAD = 1;
  /** Of a seat: 1 if it draws a new hand at its next turn (MT-DTH-09). */
  public static final int NEW_HAND = 2;
  /** Of a seat: strength in its next combat by Bad Stuff. */
  public static final int OMEN = 3;
  /** Of a seat: strength in this combat by Bad Stuff of an earlier one. */
  public static final int DOOM = 4;
  /** Of a seat: proposals of trades in this window. */
  public static final int TRADES = 5;
  /** Of a seat: how often it was asked for help in this combat. */
  public static final int ASKS = 6;
  /** Of a seat: Charity cards received. */
  public static final int SHARES = 7;
  /** Of a seat: the last die in a tie. */
  public static final int TIE = 8;
  /** Of a seat: 1 once it has left the match (MT-END-05). */
  public static final int IS_GONE = 11;

  /** Of a seat: help on the run in its next combat by Bad Stuff. */
  public static final int RUN_OMEN = 9;
  /** Of a seat: help on the run in this combat by Bad Stuff of an earlier one. */
  public static final int RUN_DOOM = 10;

  static final int MONSTER_SIZE = 6;
  /** Of a monster: its face. */
  public static final int FACE = 0;
  /** Of a monster: its token, -1 for a copy. */
  public static final int TOKEN = 1;
  /** Of a monster: 1 while it is in the combat. */
  public static final int HERE = 2;
  /** Of a monster: strength by cards. */
  public static final int BONUS = 3;
  /** Of a monster: Treasures by cards. */
  public static final int TREASURE = 4;
  /** Of a monster: 1 if it shows at least one Treasure. */
  public static final int LEAST_ONE = 5;

  /** Of a card: it is equipped. */
  public static final int EQUIPPED = 1;
  /** Of a card: it was turned in this window. */
  public static final int TURNED = 2;
  /** Of a card: it was just received. */
  public static final int FRESH = 4;
  /** Of a card: it is part of what is being put together. */
  public static final int CHOSEN = 8;
  /** Of a card: it is part of the offer. */
  public static final int OFFERED = 16;
  /** Of a card: it is part of the counter-offer. */
  public static final int COUNTER_OFFERED = 32;
  static final int COMBAT_USES = 6;
  static final int TURN_USES = 9;
  static final int USES = 7;
  /** Of a kept Trap: its next combat is over. */
  public static final int SPENT = 1 << 12;
  static final int USER = 12;
  static final int USERS = 7;

  private Num() {}
}
