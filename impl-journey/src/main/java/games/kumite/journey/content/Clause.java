package games.kumite.journey.content;

/**
 * One part of a card's effects between semicolons.
 *
 * @param timing the timing of the effect
 * @param effect the effect
 * @param ifDamage whether it counts only if the numerical damage after defense is 1 or more
 */
public record Clause(Timing timing, Effect effect, boolean ifDamage) {

  /** The timing of a part. */
  public enum Timing {
    /** When the card is played, or as long as it is active. */
    PLAIN(""),
    /** In every Maintenance phase (JW-TRN-06). */
    MAINTENANCE("MAINTENANCE: "),
    /** When its bearer gets the card. */
    ON_GAIN("ONGAIN: ");

    private final String prefix;

    Timing(String prefix) {
      this.prefix = prefix;
    }

    String prefix() {
      return prefix;
    }
  }

  /** Returns the part in the notation of the ledger. */
  public String text() {
    return timing.prefix() + effect.text() + (ifDamage ? " ifDamage" : "");
  }
}
