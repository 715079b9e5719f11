package games.kumite.bigtrouble.content.vocabulary;

/** A check of the places of scopes, choices and {@code for}; content that no rule would heed is an error. */
final class DurationChecks {

  private DurationChecks() {}

  /** Returns the fault of a part in its place, apart from its effects; empty if there is none. */
  static String fault(Part part, Trigger trigger, TextSource home) {
    String word = "\"" + part.scope().word() + "\"";
    if (part.scope().isDuration() && trigger.isLasting()) {
      return word + " cannot stand under " + trigger.word();
    }
    if (part.isChoice() && trigger.isLasting()) {
      return "a choice cannot stand under " + trigger.word();
    }
    if (part.each() != EffectTarget.SELF && trigger == Trigger.PASSIVE) {
      return "\"for\" cannot stand under passive";
    }
    boolean isChosen =
        part.each() == EffectTarget.ANY || part.each() == EffectTarget.OTHER || part.each() == EffectTarget.MAX_CHI;
    if (isChosen && trigger == Trigger.WHILE) {
      return "for " + part.each().word() + " cannot stand under while: nobody chooses";
    }
    if (part.max() > 1 && (part.isChoice() || part.effect().verb() != EffectVerb.KILL)) {
      return "\"up to\" belongs to kill";
    }
    return moment(part, trigger, home, word);
  }

  /** Returns the fault of a frequency or duration that cannot be tracked in its place; empty if there is none. */
  private static String moment(Part part, Trigger trigger, TextSource home, String word) {
    boolean isUsed = trigger == Trigger.NOW || trigger == Trigger.COST;
    if (part.scope() == EffectDuration.FIRST_EACH_TURN && (isUsed || !home.isOwned())
        || part.scope() == EffectDuration.ONCE && (trigger.isLasting() || !home.isOwned())) {
      return word + " cannot stand under " + trigger.word();
    }
    boolean isOutOfTurns = home.self == TextSource.Self.NOBODY && trigger != Trigger.WHILE;
    if (isOutOfTurns && (part.scope() == EffectDuration.TURN || part.scope() == EffectDuration.IF_MOVED)) {
      return word + " cannot stand here: it is nobody's turn";
    }
    if (part.scope() == EffectDuration.TURN && isTurnOver(trigger, home)) {
      return word + " cannot stand here: the turn is over";
    }
    return part.scope() == EffectDuration.ROUND && trigger == Trigger.ON_UPKEEP
        ? word + " cannot stand under onUpkeep: the round is over" : "";
  }

  private static boolean isTurnOver(Trigger trigger, TextSource home) {
    return trigger == Trigger.ON_TURN_END || home == TextSource.FATE_SLOT;
  }

  /**
   * Returns the fault of a word to the end of a turn that is for others than the hero whose turn it must be; empty if
   * there is none.
   */
  static String ofOthers(Part part, Trigger trigger, TextSource home) {
    boolean isOwnTurn = home == TextSource.SPECIAL || switch (trigger) {
      case COST, ON_TURN_START, ON_REST, ON_MOVE_ACTION, ON_FAIL -> true;
      default -> false;
    };
    boolean isForOthers = part.each() == EffectTarget.OTHER || part.each() == EffectTarget.NEAR;
    return part.scope() == EffectDuration.TURN && isForOthers && isOwnTurn
        ? "\"turn for " + part.each().word() + "\" cannot stand here: it is not their turn" : "";
  }

  /**
   * Returns the fault of a word that comes too late in its place, or would trigger itself without end (BT-RUL-120,
   * BT-RUL-128).
   */
  static String fault(EffectVerb verb, EffectDuration scope, Trigger trigger, TextSource home) {
    boolean isLimited = scope == EffectDuration.FIRST_EACH_TURN || scope == EffectDuration.ONCE;
    return switch (verb) {
      case DRAW_HELL -> home == TextSource.HELL ? "drawHell cannot stand on a Hell card: one would draw the next" : "";
      case KILL -> trigger == Trigger.ON_KILL && !isLimited ? "kill needs /turn or once under onKill"
          : hit(verb, trigger, home);
      case HIT_ALL, HIT_BOSS -> hit(verb, trigger, home);
      case LOCK_AD -> scope == EffectDuration.TURN ? "lockAD cannot last to the end of the turn: dice are rolled at its start" : "";
      case ADD_AD, SET_AD -> isTurnOver(trigger, home) ? verb.word() + " cannot stand here: the turn is over" : "";
      case EXTRA_FATE -> !scope.isDuration() && isTurnOver(trigger, home)
          ? verb.word() + " cannot stand here: the turn is over" : "";
      default -> "";
    };
  }

  /** Returns the fault of a hit, which triggers texts of enemies and heroes that may be the cause of the hit. */
  private static String hit(EffectVerb verb, Trigger trigger, TextSource home) {
    if (trigger == Trigger.ON_HIT) {
      return verb.word() + " cannot stand under onHit: a hit would set off the next";
    }
    return home == TextSource.HELL ? verb.word() + " cannot stand on a Hell card: what it sets off would draw the next" : "";
  }
}
