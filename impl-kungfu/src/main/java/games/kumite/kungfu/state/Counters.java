package games.kumite.kungfu.state;

/** The places of a {@link GameState}'s numbers. */
public final class Counters {

  /** The side that attacks. */
  public static final int ATTACKER = 0;
  /** The Plot, an ordinal of {@link Plot}. */
  public static final int PLOT = 1;
  /** The location, its place in the content. */
  public static final int LOCATION = 2;
  /** The kind of object that is to be taken, an ordinal of {@link ObjectKind}. */
  public static final int OBJECT = 3;
  /** The scenic item that holds a dangerous object, its place among the scenic items; -1 for none. */
  public static final int HOLDER = 4;
  /** The figure to be captured; -1 for the hidden civilian. */
  public static final int TARGET = 5;
  /** The Complication, an ordinal of {@link Complication}. */
  public static final int COMPLICATION = 6;
  /** The V.I.P., an ordinal of {@link Vip}; -1 for none. */
  public static final int VIP = 7;
  /** The V.I.P.'s figure; -1 for none. */
  public static final int VIP_FIGURE = 8;
  /** The gang whose turn it is. */
  public static final int ACTIVE = 9;
  /** The gang that had the first turn (KF-SET-21). */
  public static final int FIRST = 10;
  /** Turns begun, of both players. */
  public static final int TURNS = 11;
  /** The Protagonist with whom a V.I.P. is concerned; -1 for none. */
  public static final int CONCERN = 12;
  /** 1 if the Time-traveller is to kill, 0 if he is to protect (KF-VIP-11a). */
  public static final int KILLS = 13;
  /** The number of choices that a series still has made. */
  public static final int PICKED = 14;
  /** The last pick of a series, so that no set is met in two orders; -1 before the first. */
  public static final int LAST = 15;
  /** The side that has to reach the goal of the Plot: the attacker, unless the Celebrity changed it (KF-RUL-144). */
  public static final int SEEKER = 17;
  /** The place of the table in the content; for one that was made, its location's own. */
  public static final int TABLE = 16;

  /** Turns in a row without an activation (KF-RUL-47). */
  public static final int IDLE = 18;

  /** The decision of the Plot: 0 not yet, else 1 and the side that has won, or one more than these for a draw. */
  public static final int GOAL = 19;
  /** Information points (KF-PLT-09b). */
  public static final int INFORMATION = 20;

  /** The number of the items to be destroyed that were destroyed before witnesses (KF-PLT-14). */
  public static final int DESTROYED = 21;

  /** The number of gunshots that were heard (KF-LOC-12), counted to the second. */
  public static final int GUNSHOTS = 22;

  /** 1 while it rains (KF-TRT-17b). */
  public static final int RAIN = 23;

  /** 1 while sorcery keeps the lights off (KF-RUL-166). */
  public static final int DARK = 24;

  /** The gangs whose initiative cards have been drawn, a bit for each (KF-MUL-04a). */
  public static final int DRAWN = 25;

  /** The figure that a V.I.P. is after: a vampire's victim, a Medic's patient; -1 for none. */
  public static final int QUARRY = 30;

  /** The seats that have given up, a bit for each (KF-RUL-198). */
  public static final int CONCEDED = 26;

  /** 1 once a figure has died (KF-VIP-04a). */
  public static final int DEATHS = 31;

  /** 1 once Reinforcements were offered (KF-LOC-44a). */
  public static final int REINFORCED = 40;

  /** The things that came out of bins and come up once: bit 5 the gun, bit 6 the find (KF-LOC-19e, KF-LOC-19f). */
  public static final int BINS = 36;
  /** The spell on the scroll that was found, its place among the spells from 1 on; 0 for none yet, -1 once it was read. */
  public static final int SCROLL = 37;
  /** The figure that holds the scroll. */
  public static final int SCROLL_HOLDER = 38;

  /** 1 once the Plot is void: the Celebrity whom it was about is dead (KF-RUL-144). */
  public static final int VOID = 32;

  /** The gang that has made the Celebrity its goal, one more than its number; 0 for none (KF-VIP-05b). */
  public static final int KIDNAPPER = 33;

  static final int SIZE = 41;

  /** Of a gang: its Chi. */
  public static final int CHI = 0;
  /** Of a gang: its Chi Level (KF-SET-08). */
  public static final int CHI_LEVEL = 1;
  /** Of a gang: what it cost. */
  public static final int POINTS = 2;
  /** Of a gang: Chi for spells alone (KF-LOC-39a). */
  public static final int ENERGY = 3;

  /** Of a gang: how often its Extras have still to roll morale (KF-MOR-02). */
  public static final int SHAKEN = 4;

  /** Of a gang: by how much its Chi Level changes before the next game (KF-RUL-79). */
  public static final int LEVEL_CHANGE = 5;

  /** Of a gang: the Protagonist that Plots mean (KF-RUL-167, KF-RUL-181), one more than its number; 0 for none. */
  public static final int PROTAGONIST = 6;

  /** Of a gang: by how much earlier battles changed its Chi Level (KF-RUL-79). */
  public static final int LEVEL_BEFORE = 7;

  /** Of a gang: how many members it began with. */
  public static final int MEMBERS = 8;

  /** Of a gang: how many turnovers a Celebrity's gratitude still saves it (KF-VIP-05f). */
  public static final int THANKS = 9;

  /** Of a gang: 1 if a Celebrity will be grateful to it in the next game (KF-VIP-05f). */
  public static final int THANKS_AFTER = 10;

  /** Of a gang: how many Chi Levels it has gained in the battle, whatever it has lost (KF-PLT-06d). */
  public static final int LEVEL_GAINED = 11;

  static final int GANG_SIZE = 12;

  private Counters() {}
}
