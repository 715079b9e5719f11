package games.kumite.journey.state;

/** Places in a state's array of numbers: of the match, of a pilgrim, of a figure, of a token. */
public final class Num {

  /** The quest's number, from 1; 0 as long as none is chosen. */
  public static final int QUEST = 0;
  /** The turn, from 1; 0 during setup. */
  public static final int TURN = 1;
  /** 1 while the rage card lies on the demon deck (JW-RAG-02). */
  public static final int RAGE = 2;
  /** How many demons have entered play: later ones act later (Activation and gate order). */
  public static final int ENTRIES = 3;
  /** A bit for each tile that a pilgrim has entered. */
  public static final int ENTERED_TILES = 4;
  /** A bit for each pilgrim that has played a skill card. */
  public static final int PLAYED_SKILL = 5;
  /** 1 once somebody has meditated. */
  public static final int MEDITATED = 6;
  /** 1 once a sutra has been collected. */
  public static final int COLLECTED = 7;
  /** 1 once a pilgrim has been unconscious. */
  public static final int FALLEN = 8;
  /** A bit for each pilgrim on whose tile demons are inactive until the end of the turn (JW-CRD-25). */
  public static final int CHANTING = 9;
  static final int PILGRIMS = 10;

  // of a pilgrim

  /** The seat's index and 1; 0 as long as nobody controls it. */
  public static final int CONTROLLER = 0;
  /** The place in the initiative order, from 1; 0 as long as none is agreed. */
  public static final int PLACE = 1;
  /** Chi points. */
  public static final int CHI = 2;
  /** Good karma points. */
  public static final int GOOD = 3;
  /** Bad karma points. */
  public static final int BAD = 4;
  /** The level of the weapon card on top (JW-KAR-03). */
  public static final int LEVEL = 5;
  /** 0 conscious, 1 face down, 2 on its side, 3 on its back, 4 dead (JW-TRN-07). */
  public static final int LYING = 6;
  /** Sutra tokens held. */
  public static final int SUTRAS = 7;
  /** Villagers rescued. */
  public static final int VILLAGERS = 8;
  static final int PILGRIM_SIZE = 9;

  // of a figure

  /** The pose and 1; 0 off the map. */
  static final int POSE = 0;
  /** Health points; of a one hit kill always what is printed. */
  public static final int HEALTH = 1;
  /** The number of its entry into play. */
  public static final int ENTRY = 2;
  /** 1 for a demon lord that leaves after its attack (JW-SDC-02). */
  public static final int GUEST = 3;
  static final int CONDITIONS = 4;

  // of a token

  /** Of a gate one of {@link Piece.Gate}; else 1 while it lies there, a door while it is closed. */
  static final int STATUS = 0;
  /** The square and 1. */
  static final int SQUARE = 1;
  /** Of a well, a bit for each pilgrim that has used it (JW-ACT-16). */
  public static final int USED = 2;
  static final int PIECE_SIZE = 3;

  private Num() {}
}
