package games.kumite.journey.content;

/**
 * The words by which rules and estimates ask for effects. All that is to be said about a word is said by its
 * {@link EffectWord}; a word without a constant here acts by itself, and no rule asks for it.
 */
public enum EffectVerb {
  DAMAGE, LOSE_CHI, GAIN_AP, DRAW, SEAL_GATE,
  ADD_DAMAGE, ADD_DEFENSE, ADD_CLEANSE, ADD_ATTACK_DICE, ADD_DEFENSE_DICE, ADD_CLEANSE_DICE, KNOCK_BACK,
  MOD_ATTACK_DICE, MOD_DEFENSE_DICE, MOD_CLEANSE, ADD_TARGETS, CANCEL_ATTACK, REFLECT_ATTACK,
  MOD_MV, MOD_DOUBLE_MOVE, MOD_AP, MOD_MAX_HEALTH, MOD_MAX_CHI,
  BLOCK_ACTION, BLOCK_CARDS, BLOCK_DEFENSE, BLOCK_GAIN, NO_REPEAT_ACTION, CAP_ACTIONS, CAP_REST,
  CLEANSE_COST, MOD_CRUSHING, MOD_RESCUE, MOD_WEAKNESS, WILD_ATTACKS, PHASE_MARCH,
  /** Any other word: it acts by itself. */
  OTHER;

  /** Returns the constant of a word, {@link #OTHER} if it has none: {@code MOD_MV} for {@code modMV}. */
  static EffectVerb of(String word) {
    for (EffectVerb verb : values()) {
      if (verb.name().replace("_", "").equalsIgnoreCase(word)) {
        return verb;
      }
    }
    return OTHER;
  }
}
