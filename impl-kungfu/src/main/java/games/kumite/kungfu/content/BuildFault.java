package games.kumite.kungfu.content;

/** A reason why a figure cannot be built as planned, with the rule behind it. */
public enum BuildFault {
  /** A trait that Extras cannot buy. */
  NOT_FOR_EXTRAS("KF-GANG-05", "not-for-extras"),
  /** A trait that Bruisers cannot buy. */
  NOT_FOR_BRUISERS("KF-GANG-06", "not-for-bruisers"),
  /** A trait that Protagonists cannot buy. */
  NOT_FOR_PROTAGONISTS("KF-GANG-07", "not-for-protagonists"),
  /** A second trait of a Bruiser at the Protagonists' price. */
  SECOND_STARRED("KF-GANG-06", "second-starred"),
  /** A trait that the figure has, or a fourth grenade. */
  TOO_OFTEN("KF-GANG-08", "bought-already"),
  /** A second Signature Weapon. */
  SIGNATURE_WEAPON("KF-GANG-11", "one-signature-weapon"),
  /** Boiling Blood of one that is Undead or Artificial. */
  BOILING_BLOOD("KF-GANG-12", "no-boiling-blood"),
  /** Waterbane of one that water does not harm. */
  WATERBANE("KF-GANG-13", "no-waterbane"),
  /** Yin-Yang Imbalance with what goes against it. */
  YIN_YANG("KF-GANG-14", "no-yin-yang"),
  /** Two sizes. */
  SIZE("KF-RUL-12", "one-size"),
  /** Two lengths of a move. */
  STICK("KF-MOV-01", "one-stick"),
  /** A trait that belongs to the usual form. */
  USUAL_FORM("KF-GANG-18", "usual-form"),
  /** Another form without Shape-shift. */
  NO_SHAPE_SHIFT("KF-GANG-18", "no-shape-shift"),
  /** Shape-shift without another form. */
  NO_FORM("KF-GANG-18", "no-other-form"),
  /** One form more than a figure may have. */
  TOO_MANY_FORMS("KF-RUL-199", "too-many-forms"),
  /** An Extra outside 15 to 50 points. */
  PRICE_OF_EXTRA("KF-GANG-01", "price-of-extra"),
  /** A Bruiser outside 35 to 55 points. */
  PRICE_OF_BRUISER("KF-GANG-02", "price-of-bruiser"),
  /** A Protagonist outside 60 to 150 points. */
  PRICE_OF_PROTAGONIST("KF-GANG-03", "price-of-protagonist");

  private final String rule;
  private final String key;

  BuildFault(String rule, String key) {
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

  static BuildFault notFor(FigureType type) {
    return switch (type) {
      case EXTRA -> NOT_FOR_EXTRAS;
      case BRUISER -> NOT_FOR_BRUISERS;
      case PROTAGONIST -> NOT_FOR_PROTAGONISTS;
    };
  }

  static BuildFault priceOf(FigureType type) {
    return switch (type) {
      case EXTRA -> PRICE_OF_EXTRA;
      case BRUISER -> PRICE_OF_BRUISER;
      case PROTAGONIST -> PRICE_OF_PROTAGONIST;
    };
  }
}
