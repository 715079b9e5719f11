package games.kumite.kungfu.content;

/** A reason why a gang is not legal, with the rule behind it. */
public enum GangFault {
  /** Too high a cost. */
  POINTS("KF-SET-10", "too-expensive"),
  /** Too few or too many figures. */
  FIGURES("KF-SET-12", "wrong-size"),
  /** No Protagonist, or too many. */
  PROTAGONISTS("KF-GANG-03", "protagonists"),
  /** Too many Bruisers. */
  BRUISERS("KF-GANG-02", "bruisers"),
  /** More than half are animals. */
  ANIMALS("KF-GANG-09", "animals"),
  /** Too many of a Rare profile. */
  RARE("KF-GANG-10", "rare");

  private final String rule;
  private final String key;

  GangFault(String rule, String key) {
    this.rule = rule;
    this.key = key;
  }

  /** Returns the id of the rule. */
  public String rule() {
    return rule;
  }

  /** Returns the key of the reason's text. */
  public String key() {
    return key;
  }
}
