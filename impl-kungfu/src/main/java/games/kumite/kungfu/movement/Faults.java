package games.kumite.kungfu.movement;

import games.kumite.kungfu.geometry.MoveFault;
import games.kumite.spi.Refusal;

/** What the plane refuses, as refusals. */
final class Faults {

  static final Refusal TOO_FAR = new Refusal("KF-MOV-01", "too-far");
  /** A Free Move ends in contact with nobody. */
  static final Refusal FREE_CONTACT = new Refusal("KF-ACT-37", "free-move-contact");
  /** A Spirit Ward is in the way. */
  static final Refusal WARDED = new Refusal("KF-TRT-67a", "warded");
  private static final Refusal OFF_TABLE = new Refusal("KF-RUL-12", "off-table");
  private static final Refusal NO_LEVEL = new Refusal("KF-RUL-37", "no-level");
  private static final Refusal BLOCKED = new Refusal("KF-RUL-14", "blocked");
  private static final Refusal LINEAR = new Refusal("KF-LOC-36", "linear");
  private static final Refusal OCCUPIED = new Refusal("KF-RUL-14", "occupied");
  private static final Refusal INTO_ENEMY = new Refusal("KF-RUL-54", "into-enemy");

  private Faults() {}

  static Refusal refusal(MoveFault fault) {
    return switch (fault) {
      case TOO_FAR -> TOO_FAR;
      case OFF_TABLE -> OFF_TABLE;
      case NO_LEVEL -> NO_LEVEL;
      case BLOCKED, NOT_CLEAR -> BLOCKED;
      case LINEAR -> LINEAR;
      case OCCUPIED -> OCCUPIED;
      case INTO_ENEMY -> INTO_ENEMY;
    };
  }
}
