package games.kumite.bigtrouble.state;

/**
 * The circumstances in which a text is carried out: heroes, enemy, source and cause. Immutable.
 *
 * @param self the seat of the acting or owning hero, {@link GameState#NONE} for a card without one
 * @param any the seat that {@code any} stands for, {@link GameState#NONE} if it is chosen (BT-RUL-68)
 * @param owner the seat that a showdown card belongs to, {@link GameState#NONE} for none
 * @param enemy the enemy that the text is printed on, {@link EnemyNumbers#NONE} for none
 * @param space the space of that enemy, {@link Board#NOWHERE} for none
 * @param source the card on which the text is printed
 * @param cause the cause that the text interrupts
 */
public record EffectContext(int self, int any, int owner, int enemy, int space, Source source, Cause cause) {

  /** The card on which a text is printed, if that matters (BT-DIE-10). */
  public enum Source {
    /** An upgrade card. */
    UPGRADE,
    /** Anything else. */
    OTHER
  }

  private static final EffectContext OF_GROUP = of(GameState.NONE);

  /** Returns the occasion of a card without a hero, such as a Big Trouble card: the group decides. */
  public static EffectContext ofGroup() {
    return OF_GROUP;
  }

  /** Returns the occasion of a hero that acts or owns the card. */
  public static EffectContext of(int seat) {
    return new EffectContext(seat, GameState.NONE, GameState.NONE, EnemyNumbers.NONE, Board.NOWHERE, Source.OTHER, Cause.NONE);
  }

  /** Returns the occasion of a text on an upgrade card of a hero. */
  public static EffectContext ofUpgrade(int seat) {
    return new EffectContext(seat, GameState.NONE, GameState.NONE, EnemyNumbers.NONE, Board.NOWHERE, Source.UPGRADE, Cause.NONE);
  }

  /** Returns a copy in which {@code any} is already chosen. */
  public EffectContext withAny(int seat) {
    return new EffectContext(self, seat, owner, enemy, space, source, cause);
  }

  /** Returns a copy for a showdown card that belongs to a hero. */
  public EffectContext withOwner(int seat) {
    return new EffectContext(self, any, seat, enemy, space, source, cause);
  }

  /** Returns a copy for a text that is printed on an enemy in a space. */
  public EffectContext at(int printedOn, int where) {
    return new EffectContext(self, any, owner, printedOn, where, source, cause);
  }

  /** Returns a copy with a cause. */
  public EffectContext during(Cause other) {
    return new EffectContext(self, any, owner, enemy, space, source, other);
  }

  /** Returns a copy with another hero as self. */
  public EffectContext withSelf(int seat) {
    return new EffectContext(seat, any, owner, enemy, space, source, cause);
  }

  /** Returns the deciding seat: the acting hero's player, else the speaker of the group. */
  public int decider(GameState state) {
    return self >= 0 ? self : state.speaker();
  }

  /** Returns the space of self, or of the enemy for a text without a hero. */
  public int here(GameState state) {
    return self >= 0 ? state.seat(self, Counters.SPACE) : space;
  }
}
