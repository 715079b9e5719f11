package games.kumite.bigtrouble.resolution;

import games.kumite.bigtrouble.content.vocabulary.Effect;
import games.kumite.bigtrouble.content.vocabulary.EffectDuration;
import games.kumite.bigtrouble.content.vocabulary.EffectTarget;
import games.kumite.bigtrouble.content.vocabulary.Part;
import games.kumite.bigtrouble.resolution.Bearing.Nature;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.EffectContext;
import games.kumite.bigtrouble.state.GameState;
import java.util.List;

/** Texts about the health of heroes with the same result in any order (BT-RUL-133). Pure functions of the state. */
final class HealthOnlyTexts {

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
    return part.effect().verb() instanceof InstantWord word ? word.bearing().nature() : Nature.OTHER;
  }

  /** Adds the greatest losses of a text from each seat. */
  static void addLosses(GameState state, List<Part> parts, EffectContext on, int[] losses) {
    for (Part part : parts) {
      Effect effect = part.effect();
      boolean isOfSelf = part.each() == EffectTarget.SELF;
      int seats = isOfSelf ? TargetResolution.of(state, effect.target(), on) : -1;
      for (int seat = 0; seat < losses.length; seat++) {
        losses[seat] += (seats >> seat & 1) * effect.amount() * (isOfSelf ? 1 : losses.length);
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
