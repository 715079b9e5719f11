package games.kumite.kungfu.content;

import java.util.Locale;

/** A burden that a member of a gang brings from the last battle. */
public enum Burden {
  /** Killed or routed, and to be replaced (KF-ADV-02). */
  LOST,
  /** The loss of its Signature Weapon (KF-TRT-63d). */
  UNARMED,
  /** A failed revenge: it is Humbled in the next battle (KF-PLT-08b). */
  HUMBLED,
  /** The refusal of a challenge: it is Humbled until it has put the challenger out (KF-TAO-09). */
  REFUSED;

  /** Returns the word for it. */
  String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
