package games.kumite.kungfu.movement;

import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.geometry.Locomotion;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.Figures;

/** A kind of move. */
public enum MoveType {
  /** An ordinary move (KF-MOV-01). */
  WALK,
  /** A Free Move, which ends in contact with no figure (KF-ACT-37). */
  FREE,
  /** A move that jumps over a linear piece (KF-LOC-37a). */
  JUMP,
  /** A Chi Leap (KF-STU-02). */
  LEAP,
  /** A move in the air, close to the ground (KF-TRT-47). */
  LEVITATE,
  /** A flight on a rope (KF-STU-08). */
  SWING,
  /** A step to anywhere (KF-TRT-71). */
  TELEPORT,
  /** A skate on a block of ice (KF-LOC-28a). */
  SKATE,
  /** A skate that ends in a fall (KF-LOC-28b). */
  SKID,
  /** A leap off a trampoline (KF-LOC-31). */
  SPRING,
  /** A free move round a lamppost (KF-LOC-33a). */
  ROUND,
  /** A slide down a bannister (KF-STU-07). */
  SLIDE,
  /** A leap off a wall over an enemy (KF-STU-05). */
  FLIP,
  /** Down an open manhole (KF-LOC-41a). */
  DOWN,
  /** A leap off a trampoline at the end of a Free Move, whose part it is (KF-ACT-37). */
  FREE_SPRING,
  /** A move round a lamppost at the end of a Free Move, whose part it is (KF-ACT-37). */
  FREE_ROUND,
  /** A Free Move that jumps over a linear piece (KF-LOC-37a, KF-ACT-37). */
  FREE_JUMP;

  /** Returns the one that a verb begins. */
  public static MoveType of(ActionVerb verb) {
    return switch (verb) {
      case JUMP -> JUMP;
      case LEAP, LEAP_WITH -> LEAP;
      case LEVITATE -> LEVITATE;
      case SWING -> SWING;
      case TELEPORT -> TELEPORT;
      default -> WALK;
    };
  }

  /** Returns whether it is a walk: over ground, by the stick of the figure. */
  boolean isWalk() {
    return this == WALK || this == FREE || isJump() || this == SKATE || this == SKID || isRound();
  }

  /** Returns whether it is a Free Move or a part of one, which ends in contact with no figure (KF-ACT-37). */
  boolean isFree() {
    return this == FREE || this == FREE_SPRING || this == FREE_ROUND || this == FREE_JUMP;
  }

  /** Returns whether it jumps over a linear piece. */
  boolean isJump() {
    return this == JUMP || this == FREE_JUMP;
  }

  /** Returns whether it is a leap off a trampoline. */
  boolean isSpring() {
    return this == SPRING || this == FREE_SPRING;
  }

  /** Returns whether it leads round a lamppost. */
  boolean isRound() {
    return this == ROUND || this == FREE_ROUND;
  }

  /** Returns the leap off a trampoline on which such a move has ended. */
  MoveType spring() {
    return isFree() ? FREE_SPRING : SPRING;
  }

  /** Returns the move round a lamppost at which such a move has ended. */
  MoveType round() {
    return isFree() ? FREE_ROUND : ROUND;
  }

  /** Returns how a figure goes about it. */
  Locomotion manner(Figures figures, int figure) {
    return switch (this) {
      case LEAP, SWING, TELEPORT, SPRING, FREE_SPRING, SLIDE, FLIP, DOWN -> Locomotion.LEAP;
      case LEVITATE -> Locomotion.WALK;
      default -> Capabilities.has(figures, figure, Trait.FLYING) ? Locomotion.FLY : isJump() ? Locomotion.JUMP : Locomotion.WALK;
    };
  }
}
