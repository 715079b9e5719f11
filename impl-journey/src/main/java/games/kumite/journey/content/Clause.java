package games.kumite.journey.content;

/**
 * One part of a card's effects between semicolons.
 *
 * @param timing when it happens
 * @param effect what happens
 * @param ifDamage whether it counts only if the numerical damage after defense is 1 or more
 */
public record Clause(Timing timing, Effect effect, boolean ifDamage) {

  /** When a part happens. */
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

  /** The part as the ledger writes it. */
  public String text() {
    return timing.prefix() + effect.text() + (ifDamage ? " ifDamage" : "");
  }
}
