package games.kumite.bigtrouble.resolution;

import games.kumite.bigtrouble.content.vocabulary.Effect;
import games.kumite.bigtrouble.content.vocabulary.EffectDuration;
import games.kumite.bigtrouble.content.vocabulary.EffectPlacement;
import games.kumite.bigtrouble.content.vocabulary.EffectTarget;
import games.kumite.bigtrouble.content.vocabulary.Part;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.EffectContext;
import games.kumite.bigtrouble.state.GameState;
import java.util.List;

/** Texts about the health of heroes with the same result in any order (BT-RUL-133). Pure functions of the state. */
final class HealthOnlyTexts {

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

  private HealthOnlyTexts() {}

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
    if (part.isChoice() || part.scope() != EffectDuration.ALWAYS && part.scope() != EffectDuration.FIRST_EACH_TURN
        || part.isFor(EffectTarget.ANY) || part.isFor(EffectTarget.OTHER) || part.isFor(EffectTarget.MAX_CHI)) {
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
  static void addLosses(GameState state, List<Part> parts, EffectContext on, int[] losses) {
    for (Part part : parts) {
      Effect effect = part.effect();
      boolean isOfSelf = part.each() == EffectTarget.SELF;
      int seats = isOfSelf ? TargetResolution.of(state, EffectPlacement.target(effect), on) : -1;
      for (int seat = 0; seat < losses.length; seat++) {
        losses[seat] += (seats >> seat & 1) * ((Effect.HeroesAmount) effect).amount() * (isOfSelf ? 1 : losses.length);
      }
    }
  }

  /** Returns whether no hero comes to 0 health. */
  static boolean isSurvived(GameState state, int[] losses) {
    for (int seat = 0; seat < losses.length; seat++) {
      if (losses[seat] > 0 && losses[seat] >= state.seat(seat, Counters.HEALTH)) {
        return false;
      }
    }
    return true;
  }
}
