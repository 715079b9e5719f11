package games.kumite.kungfu.state;

/** A deed or suffering of a figure that a Plot asks for, each a bit of the figure (KF-PLT). */
public enum PlotDeed {
  /** A Humbling by the side that seeks the goal (KF-PLT-08a). */
  HUMBLED,
  /** A Recoil from its challenger (KF-PLT-12a). */
  RECOILED,
  /** Its challenger knocked it down (KF-PLT-12a). */
  FELLED,
  /** A questioning that lasts until the turn ends (KF-PLT-09a). */
  QUESTIONED,
  /** An answer: it has told what it knows (KF-PLT-10b). */
  INFORMED,
  /** A heavy load that it carries (KF-PLT-04b). */
  BURDENED,
  /** Its move takes a captive along (KF-RUL-70). */
  LEADING,
  /** A touch of the dangerous object (KF-PLT-05b). */
  TOUCHED,
  /** Its Signature Weapon lies in a paddy field (KF-LOC-42c). */
  SUNKEN,
  /** A death by a Zombie: it rises (KF-VIP-06c). */
  BITTEN,
  /** The Medic can do nothing for it (KF-VIP-03f). */
  TREATED,
  /** A change of place since its player's turn began (KF-RUL-148). */
  MOVED,
  /** A change of place between its player's turn before and this one. */
  MOVED_BEFORE,
  /** A turn spent on persuading a V.I.P. (KF-RUL-148). */
  PERSUADES,
  /** An attack on the Dinosaur (KF-VIP-08e). */
  ASSAILED,
  /** A jump to another time, from which it will be back (KF-VIP-11d). */
  JUMPED,
  /** A jump to another time, from which it will not be back. */
  STRANDED,
  /** Dashing and Boiling Blood in addition to its own traits (KF-VIP-07e, KF-VIP-10b). */
  FURIOUS,
  /** The loss of its Signature Weapon for more than a battle (KF-TRT-63d). */
  UNARMED,
  /** A Humbling because it has refused a challenge (KF-TAO-09). */
  REFUSED,
  /** A defeat by an enemy, who has had what that is worth (KF-ADV-01). */
  BEATEN,
  /** A grisly find: its next action is lost (KF-LOC-19f). */
  SHOCKED,
  /** An appearance out of nowhere, and no enemy has held it back (KF-TRT-71). */
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
