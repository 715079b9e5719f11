package games.kumite.journey.state;

import games.kumite.journey.content.Content;
import games.kumite.spi.numbers.NumberGroup;
import games.kumite.spi.numbers.NumberLayout;

/** The declared numbers of a state: of the match, of each pilgrim, figure, token, type of demon, and card. */
public final class Counters {

  /**
   * A number that each pilgrim has. It has a type of its own, as that of each figure, token and die has, so that it
   * cannot stand for the pilgrim, a value or a number of something else.
   *
   * @param place its place among the numbers of a pilgrim
   */
  public record PilgrimNumber(int place) {}

  /**
   * A number that each figure has, a pilgrim too.
   *
   * @param place its place among the numbers of a figure
   */
  public record FigureNumber(int place) {}

  /**
   * A number that each token has.
   *
   * @param place its place among the numbers of a token
   */
  record TokenNumber(int place) {}

  /**
   * A number that each die on the table has.
   *
   * @param place its place among the numbers of a die
   */
  record DieNumber(int place) {}

  private static final int MUCH = Short.MAX_VALUE;
  private static final int BITS = (1 << 14) - 1;

  private static final NumberGroup.Builder OF_MATCH = NumberGroup.of("match");

  /** The quest's number, from 1; 0 as long as none is chosen. */
  public static final int QUEST = OF_MATCH.number("quest", 0, MUCH);
  /** The turn, from 1; 0 during setup. */
  public static final int TURN = OF_MATCH.number("turn", 0, MUCH);
  /** 1 while the rage card lies on the demon deck (JW-RAG-02). */
  public static final int RAGE = OF_MATCH.flag("rage");
  /** The number of times that a demon has entered play or a pilgrim has fallen; later ones have higher numbers. */
  public static final int ENTRIES = OF_MATCH.number("entries", 0, MUCH);
  /** A bit for each tile that a pilgrim has entered. */
  public static final int ENTERED_TILES = OF_MATCH.number("entered-tiles", 0, BITS);
  /** A bit for each pilgrim that has played a skill card. */
  public static final int PLAYED_SKILL = OF_MATCH.number("played-skill", 0, Content.ALL_PILGRIMS);
  /** 1 once a pilgrim has meditated. */
  public static final int MEDITATED = OF_MATCH.flag("meditated");
  /** 1 once a sutra has been collected. */
  public static final int COLLECTED = OF_MATCH.flag("collected");
  /** 1 once a pilgrim has been unconscious. */
  public static final int FALLEN = OF_MATCH.flag("fallen");
  /** A bit for each pilgrim on whose tile demons are inactive until the end of the turn (JW-CRD-25). */
  public static final int CHANTING = OF_MATCH.clearedBy(Stage.TURN).number("chanting", 0, Content.ALL_PILGRIMS);
  /** 1 once the Demon phase of this turn is complete (JW-RUL-64). */
  public static final int DEMONS_DONE = OF_MATCH.flag("demons-done");
  /** The active pilgrim in the Pilgrim phase, {@link NumberGroup#NONE} for none. */
  public static final int ACTIVE = OF_MATCH.clearedBy(Stage.ACTIVATION).index("active");
  /** The AP that are left to it (JW-TRN-13). */
  public static final int POINTS = OF_MATCH.number("points", 0, MUCH);
  /** A bit for each seat that has passed at a quiet point, and nothing has changed since (JW-D-25). */
  public static final int PASSED = OF_MATCH.clearedBy(null).number("passed", 0, Content.ALL_PILGRIMS);

  static final NumberGroup MATCH = OF_MATCH.build();

  private static final NumberGroup.Builder OF_PILGRIM = NumberGroup.of("pilgrim");

  /** The seat's index plus 1; 0 as long as no seat controls it. */
  public static final PilgrimNumber CONTROLLER = new PilgrimNumber(OF_PILGRIM.number("controller", 0, Settings.MAX_SEATS));
  /** The place in the initiative order, from 1; 0 as long as none is agreed. */
  public static final PilgrimNumber PLACE = new PilgrimNumber(OF_PILGRIM.number("place", 0, Content.PILGRIMS));
  /** Chi points. */
  public static final PilgrimNumber CHI = new PilgrimNumber(OF_PILGRIM.number("chi", 0, MUCH));
  /** Good karma points. */
  public static final PilgrimNumber GOOD = new PilgrimNumber(OF_PILGRIM.number("good", 0, MUCH));
  /** Bad karma points. */
  public static final PilgrimNumber BAD = new PilgrimNumber(OF_PILGRIM.number("bad", 0, MUCH));
  /** The level of the weapon card on top (JW-KAR-03). */
  public static final PilgrimNumber LEVEL = new PilgrimNumber(OF_PILGRIM.number("level", 0, 3));
  /** 0 conscious, 1 face down, 2 on its side, 3 on its back, 4 dead (JW-TRN-07). */
  public static final PilgrimNumber LYING = new PilgrimNumber(OF_PILGRIM.number("lying", 0, 4));
  /** {@link #LYING} of a dead pilgrim (JW-TRN-08). */
  public static final int DEAD = 4;
  /** Sutra tokens held. */
  public static final PilgrimNumber SUTRAS = new PilgrimNumber(OF_PILGRIM.number("sutras", 0, MUCH));
  /** Villagers rescued. */
  public static final PilgrimNumber VILLAGERS = new PilgrimNumber(OF_PILGRIM.number("villagers", 0, MUCH));
  /** 1 if it has left or entered a square since its last activation ended (JW-RUL-09). */
  public static final PilgrimNumber MOVED = new PilgrimNumber(OF_PILGRIM.flag("moved"));
  /** All actions of this turn, granted ones included (JW-CRD-12). */
  public static final PilgrimNumber ACTIONS = new PilgrimNumber(OF_PILGRIM.clearedBy(Stage.TURN).number("actions", 0, MUCH));
  /** Actions of its own activation (JW-CRD-10). */
  public static final PilgrimNumber OWN_ACTIONS = new PilgrimNumber(OF_PILGRIM.number("own-actions", 0, MUCH));
  /** A bit for each deed among the first two actions of its own activation (JW-CRD-11). */
  public static final PilgrimNumber DEEDS = new PilgrimNumber(OF_PILGRIM.number("deeds", 0, BITS));
  /** Rest actions of this turn (JW-ACT-18). */
  public static final PilgrimNumber RESTS = new PilgrimNumber(OF_PILGRIM.number("rests", 0, MUCH));
  /** 1 once it has used a mystical box in this turn (JW-ACT-08). */
  public static final PilgrimNumber USED_BOX = new PilgrimNumber(OF_PILGRIM.flag("used-box"));
  /** 1 once it has mastered a skill in this turn (JW-ACT-24). */
  public static final PilgrimNumber MASTERED = new PilgrimNumber(OF_PILGRIM.flag("mastered"));
  /** MV that cards add until the end of the turn. */
  public static final PilgrimNumber HASTE = new PilgrimNumber(OF_PILGRIM.number("haste", -MUCH, MUCH, 0));

  static final NumberGroup PILGRIM = OF_PILGRIM.build();

  private static final NumberGroup.Builder OF_FIGURE = NumberGroup.of("figure");

  /** The pose, {@link NumberGroup#NONE} off the map. */
  static final FigureNumber POSE = new FigureNumber(OF_FIGURE.index("pose"));
  /** Health points; of a one hit kill always what is printed. */
  public static final FigureNumber HEALTH = new FigureNumber(OF_FIGURE.number("health", 0, MUCH));
  /** The number of its entry into play, by which later ones act later; of a pilgrim that of its last fall. */
  public static final FigureNumber ENTRY = new FigureNumber(OF_FIGURE.number("entry", 0, MUCH));
  /** 1 for a demon lord that leaves after its attack (JW-SDC-02). */
  public static final FigureNumber GUEST = new FigureNumber(OF_FIGURE.flag("guest"));

  static final NumberGroup FIGURE = OF_FIGURE.build();

  private static final NumberGroup.Builder OF_TOKENS = NumberGroup.of("condition");

  /** The turn tokens on a condition of a figure, {@link NumberGroup#NONE} if it does not have it. */
  static final int TOKENS = OF_TOKENS.index("tokens");

  static final NumberGroup CONDITION = OF_TOKENS.build();

  private static final NumberGroup.Builder OF_PIECE = NumberGroup.of("token");

  /** Of a gate one of {@link QuestToken.Gate}; else 1 while it lies there, a door while it is closed. */
  static final TokenNumber STATUS = new TokenNumber(OF_PIECE.number("status", 0, 2));
  /** The square of the token. */
  static final TokenNumber SQUARE = new TokenNumber(OF_PIECE.index("square"));
  /** Bits of the pilgrims that have used a well (JW-ACT-16). */
  static final TokenNumber USED = new TokenNumber(OF_PIECE.number("used", 0, Content.ALL_PILGRIMS));

  /** The additional cards that a gate draws in the next Demon phase because of the quest. */
  static final TokenNumber EXTRA = new TokenNumber(OF_PIECE.clearedBy(Stage.SPAWNING).number("extra", 0, MUCH));

  static final NumberGroup PIECE = OF_PIECE.build();

  private static final NumberGroup.Builder OF_TYPE = NumberGroup.of("type");

  /** The number of defeats of a type of demon. */
  static final int DEFEATS = OF_TYPE.number("defeats", 0, MUCH);

  static final NumberGroup TYPE = OF_TYPE.build();

  private static final NumberGroup.Builder OF_CARD = NumberGroup.of("card");

  /** 1 once a card that is used once per turn was used. */
  static final int SPENT = OF_CARD.clearedBy(Stage.TURN).flag("spent");

  static final NumberGroup CARD = OF_CARD.build();

  /** The most dice that lie on the table; a roll of more shows the first ones. */
  static final int MAX_DICE = 40;

  private static final NumberGroup.Builder OF_DIE = NumberGroup.of("die");

  /** The colour of a die that lies on the table, a number of {@link TableDice.Colour} plus 1; 0 for none. */
  static final DieNumber COLOUR = new DieNumber(OF_DIE.number("colour", 0, TableDice.Colour.values().length));
  /** The face on top, from 1. */
  static final DieNumber FACE = new DieNumber(OF_DIE.number("face", 0, TableDice.SIDES));
  /** The figure that has rolled it. */
  static final DieNumber ROLLER = new DieNumber(OF_DIE.index("roller"));

  static final NumberGroup DIE = OF_DIE.build();

  private Counters() {}

  /** Returns the numbers of a match. */
  static NumberLayout layout(MatchDefinition definition, int onceCards) {
    int conditions = definition.content.conditions().size();
    return NumberLayout.of(MATCH, 1).and(PILGRIM, Content.PILGRIMS).and(FIGURE, definition.figures())
        .and(CONDITION, definition.figures() * conditions).and(PIECE, definition.maxPieces)
        .and(TYPE, definition.content.demons().size()).and(CARD, onceCards).and(DIE, MAX_DICE);
  }
}
