package games.kumite.bigtrouble.text;

import games.kumite.bigtrouble.content.vocabulary.Effect;
import games.kumite.bigtrouble.content.vocabulary.Part;
import games.kumite.bigtrouble.content.vocabulary.Scope;
import games.kumite.bigtrouble.content.vocabulary.Standing;
import games.kumite.bigtrouble.content.vocabulary.Target;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Occasion;
import games.kumite.bigtrouble.state.Trouble;
import java.util.List;

/** Texts about the health of heroes with the same result in any order (BT-RUL-133). Pure functions of the state. */
final class Plain {

  /** The nature of a text. */
  enum Nature {
    /** A loss of health or chi of heroes, without a choice of the heroes. */
    LOSS,
    /** A gain of health of heroes, without a choice of the heroes. */
    HEAL,
    /** No dependence on health and chi, and no change of them. */
    ASIDE,
    /** Anything else. */
    OTHER
  }

  private Plain() {}

  static Nature nature(List<Part> parts) {
    Nature nature = nature(parts.get(0));
    for (int part = 1; part < parts.size(); part++) {
      if (nature(parts.get(part)) != nature) {
        return Nature.OTHER;
      }
    }
    return nature;
  }

  private static Nature nature(Part part) {
    if (part.isChoice() || part.scope() != Scope.ALWAYS && part.scope() != Scope.FIRST_EACH_TURN
        || part.isFor(Target.ANY) || part.isFor(Target.OTHER) || part.isFor(Target.MAX_CHI)) {
      return Nature.OTHER;
    }
    return switch (part.effect().verb()) {
      case DAMAGE, LOSE_CHI -> Nature.LOSS;
      case HEAL, FULL_HEAL -> Nature.HEAL;
      case SPAWN, CRATE, RUBBLE, HOLD_ENEMY, BOSS_HEALTH, REROLL_FATE, ROLL_FATE, SET_AD, ADD_AD -> Nature.ASIDE;
      default -> Nature.OTHER;
    };
  }

  /** Adds the greatest losses of a text from each seat. */
  static void addLosses(Trouble trouble, List<Part> parts, Occasion on, int[] losses) {
    for (Part part : parts) {
      Effect effect = part.effect();
      boolean isOfSelf = part.each() == Target.SELF;
      int seats = isOfSelf ? Targets.of(trouble, Standing.target(effect), on) : -1;
      for (int seat = 0; seat < losses.length; seat++) {
        losses[seat] += (seats >> seat & 1) * ((Effect.HeroesAmount) effect).amount() * (isOfSelf ? 1 : losses.length);
      }
    }
  }

  /** Returns whether no hero comes to 0 health. */
  static boolean isSurvived(Trouble trouble, int[] losses) {
    for (int seat = 0; seat < losses.length; seat++) {
      if (losses[seat] > 0 && losses[seat] >= trouble.seat(seat, Num.HEALTH)) {
        return false;
      }
    }
    return true;
  }
}
