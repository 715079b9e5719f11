package games.kumite.spi.tender;

/** What can be wrong with the tender, and what the kit must say. */
enum Mistake {

  /** A sealed bid is told to everybody. */
  TOLD_EARLY("property-6", "is secret, yet Bo sees or holds something else at once"),
  /** A sealed bid is paid at once, and everybody sees the gold. */
  PAID_EARLY("property-6", "is secret, yet Bo sees or holds something else at once"),
  /** A sealed bid lies in a field of the state. */
  KEPT_IN_A_FIELD("property-6", "is secret, yet Bo sees or holds something else at once"),
  /** The question does not say that its answer is secret. */
  NOT_SECRET("property-6", "isSecret() of the question must be true"),
  /** A number leaves its range, which an assertion notices. */
  OUT_OF_RANGE("property-3", "seat 1 gold cannot be 10; declared are 0..9"),
  /** Whether waiting costs something follows from a count that is in no key; a remark, no failure. */
  COUNTED_UNSEEN("page", ""),
  /** Who waits is asked again, for ever. */
  WAITS_FOR_EVER("property-8", "question lend goes round"),
  /** Two elements of the table have one id. */
  TWO_OF_ONE_ID("property-7", "two elements of a table are called token:twice");

  private final String caughtBy;
  private final String says;

  Mistake(String caughtBy, String says) {
    this.caughtBy = caughtBy;
    this.says = says;
  }

  String caughtBy() {
    return caughtBy;
  }

  String says() {
    return says;
  }
}
