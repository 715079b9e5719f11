package games.kumite.bigtrouble.content.vocabulary;

/** The verbs of the effect vocabulary, with the shapes of their arguments and their durations. */
public enum EffectVerb implements KeywordConstant {
  ADD_SD("addSD", Shape.ROLL, Nature.LASTING),
  ADD_ESD("addESD", Shape.ROLL, Nature.LASTING),
  EPIC_ALL("epicAll", Shape.CONTEXT, Nature.LASTING),
  ADD_SUCC("addSucc", Shape.ROLL, Nature.LASTING),
  LESS_SD("lessSD", Shape.ROLL, Nature.LASTING),
  REROLL("reroll", Shape.ROLL, Nature.LASTING),
  MOVE_PLUS("movePlus", Shape.AMOUNT, Nature.LASTING),
  MOVE_LESS("moveLess", Shape.AMOUNT, Nature.LASTING),
  NO_EVASION("noEvasion", Shape.PLAIN, Nature.LASTING),
  NO_STRIKEBACK("noStrikeback", Shape.PLAIN, Nature.LASTING),
  RANGED("ranged", Shape.PLAIN, Nature.LASTING),
  HEAL("heal", Shape.HEROES_AMOUNT, Nature.INSTANT),
  FULL_HEAL("fullHeal", Shape.HEROES, Nature.INSTANT),
  DAMAGE("damage", Shape.HEROES_AMOUNT, Nature.INSTANT),
  PREVENT("prevent", Shape.AMOUNT, Nature.EITHER),
  GAIN_CHI("gainChi", Shape.HEROES_AMOUNT, Nature.INSTANT),
  LOSE_CHI("loseChi", Shape.HEROES_AMOUNT, Nature.INSTANT),
  AUDACITY("audacity", Shape.SIGNED, Nature.INSTANT),
  THREAT("threat", Shape.SIGNED, Nature.INSTANT),
  SPAWN("spawn", Shape.SPAWN, Nature.INSTANT),
  HIT_ALL("hitAll", Shape.AMOUNT_PLACE, Nature.INSTANT),
  KILL("kill", Shape.AMOUNT_PLACE, Nature.INSTANT),
  HIT_BOSS("hitBoss", Shape.AMOUNT, Nature.INSTANT),
  MOVE("move", Shape.HEROES_AMOUNT, Nature.INSTANT),
  TELEPORT("teleport", Shape.HEROES_PLACE, Nature.INSTANT),
  ITEM("item", Shape.ITEM, Nature.INSTANT),
  CRATE("crate", Shape.PLACE, Nature.INSTANT),
  RUBBLE("rubble", Shape.PLACE, Nature.INSTANT),
  PEEK_CRATE("peekCrate", Shape.PLAIN, Nature.LASTING),
  IGNORE_TRAP("ignoreTrap", Shape.PLAIN, Nature.LASTING),
  PEEK_BT("peekBT", Shape.AMOUNT, Nature.INSTANT),
  DRAW_HELL("drawHell", Shape.HEROES, Nature.INSTANT),
  CLEAR_HELL("clearHell", Shape.HEROES, Nature.INSTANT),
  UNIQUE("unique", Shape.NAME, Nature.INSTANT),
  REROLL_FATE("rerollFate", Shape.AMOUNT, Nature.INSTANT),
  /** All dice of the fate pool are rolled again. */
  ROLL_FATE("rollFate", Shape.PLAIN, Nature.INSTANT),
  EXTRA_FATE("extraFate", Shape.AMOUNT, Nature.EITHER),
  SET_AD("setAD", Shape.AMOUNT, Nature.INSTANT),
  ADD_AD("addAD", Shape.AMOUNT, Nature.INSTANT),
  LOCK_AD("lockAD", Shape.AMOUNT, Nature.LASTING),
  NO_FATE("noFate", Shape.PLAIN, Nature.LASTING),
  NO_REST("noRest", Shape.PLAIN, Nature.LASTING),
  NO_FREE("noFree", Shape.FREE_ACTION, Nature.LASTING),
  DISCARD_ITEM("discardItem", Shape.HEROES, Nature.INSTANT),
  REST_LESS("restLess", Shape.AMOUNT, Nature.LASTING),
  MARCH("march", Shape.AMOUNT, Nature.INSTANT),
  FIRST_EVASION_FREE("firstEvasionFree", Shape.PLAIN, Nature.LASTING),
  GUARD("guard", Shape.AMOUNT, Nature.LASTING),
  PEEK_BOTTOM("peekBottom", Shape.PLAIN, Nature.INSTANT),
  HOLD_ENEMY("holdEnemy", Shape.PLACE, Nature.INSTANT),
  /** The enemy goes to the space next to it with the lowest id in board order. */
  FLEE("flee", Shape.PLAIN, Nature.INSTANT),
  KEY("key", Shape.AMOUNT, Nature.INSTANT),
  BOSS_HEALTH("bossHealth", Shape.BOSS, Nature.INSTANT);

  /** The shape of a verb's arguments. */
  enum Shape {
    PLAIN, AMOUNT, SIGNED, CONTEXT, ROLL, HEROES, HEROES_AMOUNT, HEROES_PLACE, SPAWN, PLACE, AMOUNT_PLACE, ITEM, NAME,
    FREE_ACTION, BOSS
  }

  /** The nature of an effect: it happens, lasts, or does one or the other by its trigger. */
  enum Nature { INSTANT, LASTING, EITHER }

  final Shape shape;
  final Nature nature;
  private final String word;

  EffectVerb(String word, Shape shape, Nature nature) {
    this.word = word;
    this.shape = shape;
    this.nature = nature;
  }

  @Override
  public String word() {
    return word;
  }
}
