package games.kumite.journey.content;

/** The figures to which an effect applies. */
public enum EffectTarget {
  SELF, TARGET, ATTACKER, ADJACENT_PILGRIM, SELF_OR_ADJACENT_PILGRIM, ANY_PILGRIM, ANOTHER_PILGRIM, EACH_PILGRIM,
  EACH_OTHER_PILGRIM, EACH_PILGRIM_ON_OWN_TILE, DEMONS_ON_OWN_TILE, BEARER;

  /** Returns whether the owner of the card chooses one of them (JW-D-23). */
  public boolean isChosen() {
    return switch (this) {
      case ADJACENT_PILGRIM, SELF_OR_ADJACENT_PILGRIM, ANY_PILGRIM, ANOTHER_PILGRIM -> true;
      case SELF, TARGET, ATTACKER, EACH_PILGRIM, EACH_OTHER_PILGRIM, EACH_PILGRIM_ON_OWN_TILE, DEMONS_ON_OWN_TILE, BEARER -> false;
    };
  }

  /** Returns whether the figures meant depend on where they stand. */
  boolean dependsOnPlaces() {
    return switch (this) {
      case ADJACENT_PILGRIM, SELF_OR_ADJACENT_PILGRIM, EACH_PILGRIM_ON_OWN_TILE, DEMONS_ON_OWN_TILE -> true;
      case SELF, TARGET, ATTACKER, ANY_PILGRIM, ANOTHER_PILGRIM, EACH_PILGRIM, EACH_OTHER_PILGRIM, BEARER -> false;
    };
  }
}
