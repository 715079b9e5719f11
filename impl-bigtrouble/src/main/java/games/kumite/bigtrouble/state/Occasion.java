package games.kumite.bigtrouble.state;


/**
 * The circumstances in which a text is carried out: heroes, enemy, source and cause. Immutable.
 *
 * @param self the seat of the acting or owning hero, {@link Trouble#NOBODY} for a card without one
 * @param any the seat that {@code any} stands for, {@link Trouble#NOBODY} if it is chosen (BT-RUL-68)
 * @param owner the seat that a showdown card belongs to, {@link Trouble#NOBODY} for none
 * @param enemy the enemy that the text is printed on, {@link Enemy#NONE} for none
 * @param space the space of that enemy, {@link Board#NOWHERE} for none
 * @param source the card on which the text is printed
 * @param cause the cause that the text interrupts
 */
public record Occasion(int self, int any, int owner, int enemy, int space, Source source, Cause cause) {

  /** The card on which a text is printed, if that matters (BT-DIE-10). */
  public enum Source {
    /** An upgrade card. */
    UPGRADE,
    /** Anything else. */
    OTHER
  }

  private static final Occasion NOBODYS = of(Trouble.NOBODY);

  /** Returns the occasion of a card without a hero: a Big Trouble card, a card of the lair. */
  public static Occasion nobodys() {
    return NOBODYS;
  }

  /** Returns the occasion of a hero that acts or owns the card. */
  public static Occasion of(int seat) {
    return new Occasion(seat, Trouble.NOBODY, Trouble.NOBODY, Enemy.NONE, Board.NOWHERE, Source.OTHER, Cause.NONE);
  }

  /** Returns the occasion of a text on an upgrade card of a hero. */
  public static Occasion ofUpgrade(int seat) {
    return new Occasion(seat, Trouble.NOBODY, Trouble.NOBODY, Enemy.NONE, Board.NOWHERE, Source.UPGRADE, Cause.NONE);
  }

  /** Returns a copy in which {@code any} is already chosen. */
  public Occasion withAny(int seat) {
    return new Occasion(self, seat, owner, enemy, space, source, cause);
  }

  /** Returns a copy for a showdown card that belongs to a hero. */
  public Occasion withOwner(int seat) {
    return new Occasion(self, any, seat, enemy, space, source, cause);
  }

  /** Returns a copy for a text that is printed on an enemy in a space. */
  public Occasion at(int printedOn, int where) {
    return new Occasion(self, any, owner, printedOn, where, source, cause);
  }

  /** Returns a copy with a cause. */
  public Occasion during(Cause other) {
    return new Occasion(self, any, owner, enemy, space, source, other);
  }

  /** Returns a copy with another hero as self. */
  public Occasion withSelf(int seat) {
    return new Occasion(seat, any, owner, enemy, space, source, cause);
  }

  /** Returns the deciding seat: the acting hero's player, else the speaker of the group. */
  public int decider(Trouble trouble) {
    return self >= 0 ? self : trouble.speaker();
  }

  /** Returns the space of self, or of the enemy for a text without a hero. */
  public int here(Trouble trouble) {
    return self >= 0 ? trouble.seat(self, Num.SPACE) : space;
  }
}
