package games.kumite.kungfu.state;

/** A deed or suffering of a figure that a Plot asks for, each a bit of the figure (KF-PLT). */
public enum Deed {
  /** The side that seeks the goal has Humbled it (KF-PLT-08a). */
  HUMBLED,
  /** It Recoiled from its challenger (KF-PLT-12a). */
  RECOILED,
  /** Its challenger knocked it down (KF-PLT-12a). */
  FELLED,
  /** It is being questioned until the turn ends (KF-PLT-09a). */
  QUESTIONED,
  /** It has told what it knows (KF-PLT-10b). */
  INFORMED,
  /** It carries something heavy (KF-PLT-04b). */
  BURDENED,
  /** Its move takes a captive along (KF-RUL-70). */
  LEADING,
  /** It has touched the dangerous object (KF-PLT-05b). */
  TOUCHED,
  /** Its Signature Weapon lies in a paddy field (KF-LOC-42c). */
  SUNKEN,
  /** A Zombie has killed it: it rises (KF-VIP-06c). */
  BITTEN,
  /** The Medic can do nothing for it (KF-VIP-03f). */
  TREATED,
  /** It has changed its place since its player's turn began (KF-RUL-148). */
  MOVED,
  /** It did so between its player's turn before and this one. */
  MOVED_BEFORE,
  /** It spends its turn on persuading a V.I.P. (KF-RUL-148). */
  PERSUADES,
  /** It has attacked the Dinosaur (KF-VIP-08e). */
  ASSAILED,
  /** It has left for another time and will be back (KF-VIP-11d). */
  JUMPED,
  /** It will not be back. */
  STRANDED,
  /** It has Dashing and Boiling Blood besides its own traits (KF-VIP-07e, KF-VIP-10b). */
  FURIOUS,
  /** It has lost its Signature Weapon for more than a battle (KF-TRT-63d). */
  UNARMED,
  /** It is Humbled because it has refused a challenge (KF-TAO-09). */
  REFUSED,
  /** An enemy has put it out, and has had what that is worth (KF-ADV-01). */
  BEATEN,
  /** It has found something grisly: its next action is lost (KF-LOC-19f). */
  SHOCKED,
  /** It has come out of nowhere, and no enemy has held it back (KF-TRT-71). */
  APPEARED,
  /** Its player has said which of its next dice are foreseen ones (KF-TRT-43b). */
  DIVINED;

  static {
    Bits.check(values(), Integer.SIZE);
  }

  int bit() {
    return 1 << ordinal();
  }
}
