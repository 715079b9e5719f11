package games.kumite.kungfu.movement;

import games.kumite.kungfu.geometry.Lengths;
import games.kumite.kungfu.geometry.MoveFault;
import games.kumite.kungfu.geometry.Size;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.spi.Refusal;
import java.util.Arrays;

/** The refusals for faults that the plane finds. */
final class Faults {

  private static final Refusal TOO_FAR = new Refusal("KF-MOV-01", "too-far");
  private static final Stick[] STICKS = Stick.values();
  private static final Refusal[] BEYOND_STICK_AND_BASE = eachStick("too-far-with-base");
  private static final Refusal[] BEYOND_STICK = eachStick("too-far-for-stick");
  /** The refusal of a Free Move that ends in contact with a figure. */
  static final Refusal FREE_CONTACT = new Refusal("KF-ACT-37", "free-move-contact");
  /** The refusal for a Spirit Ward in the way. */
  static final Refusal WARDED = new Refusal("KF-TRT-67a", "warded");
  private static final Refusal OFF_TABLE = new Refusal("KF-RUL-12", "off-table");
  private static final Refusal NO_LEVEL = new Refusal("KF-RUL-37", "no-level");
  private static final Refusal BLOCKED = new Refusal("KF-RUL-14", "blocked");
  private static final Refusal LINEAR = new Refusal("KF-LOC-36", "linear");
  private static final Refusal OCCUPIED = new Refusal("KF-RUL-14", "occupied");
  private static final Refusal INTO_ENEMY = new Refusal("KF-RUL-54", "into-enemy");

  private Faults() {}

  private static Refusal[] eachStick(String key) {
    Refusal refusal = new Refusal("KF-MOV-01", key);
    return Arrays.stream(STICKS).map(stick -> refusal.with(stick.letter(), Lengths.centimetres(stick.length())))
        .toArray(Refusal[]::new);
  }

  /** Returns how far a figure may go: a stick and its base, a stick alone, or farther for once. */
  static Refusal tooFar(int reach, Size size) {
    for (Stick stick : STICKS) {
      if (reach == stick.reach(size)) {
        return BEYOND_STICK_AND_BASE[stick.ordinal()];
      }
      if (reach == stick.length()) {
        return BEYOND_STICK[stick.ordinal()];
      }
    }
    return TOO_FAR;
  }

  static Refusal refusal(MoveFault fault, int reach, Size size) {
    return switch (fault) {
      case TOO_FAR -> tooFar(reach, size);
      case OFF_TABLE -> OFF_TABLE;
      case NO_LEVEL -> NO_LEVEL;
      case BLOCKED, NOT_CLEAR -> BLOCKED;
      case LINEAR -> LINEAR;
      case OCCUPIED -> OCCUPIED;
      case INTO_ENEMY -> INTO_ENEMY;
    };
  }
}
