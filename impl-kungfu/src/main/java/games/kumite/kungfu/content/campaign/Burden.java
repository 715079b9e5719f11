package games.kumite.kungfu.content.campaign;

import java.util.Locale;

/** A burden that a member of a gang brings from the last battle. */
public enum Burden {
  /** It was killed or routed, and is replaced (KF-ADV-02). */
  LOST,
  /** It has lost its Signature Weapon (KF-TRT-63d). */
  UNARMED,
  /** Its revenge has failed: it is Humbled in the next battle (KF-PLT-08b). */
  HUMBLED,
  /** It has refused a challenge: it is Humbled until it has put the challenger out (KF-TAO-09). */
  REFUSED;

  /** Returns the word for it. */
  String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
