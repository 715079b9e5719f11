package games.kumite.tmnt.window;

import games.kumite.spi.Refusal;
import games.kumite.tmnt.content.EffectVerb;
import games.kumite.tmnt.effect.ChooseTarget;
import games.kumite.tmnt.effect.CombatHelper;
import games.kumite.tmnt.state.Ability;
import games.kumite.tmnt.state.Face;
import games.kumite.tmnt.state.Face.Aim;
import games.kumite.tmnt.state.GameState;
import games.kumite.tmnt.strength.AbilityUse;
import games.kumite.tmnt.strength.ConditionTests;
import games.kumite.tmnt.strength.Strength;
import java.util.EnumSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The aim of cards that remove a monster, force a player to help or rob a player. If that effect cannot be carried out,
 * the player is not asked for a target, and the card is played for its other effects, if it has any (MT-RUL-55).
 */
final class TargetedCards {

  /** The verbs that need a fitting target. */
  private static final Set<EffectVerb> AIMED = EnumSet.of(EffectVerb.REMOVE, EffectVerb.FORCEHELP, EffectVerb.STEALLEVEL);

  private static final Refusal NONE_FITS = new Refusal("MT-MON-10", "none-fits");
  private static final Refusal FOR_THE_WIN = new Refusal("MT-TMU-15", "for-the-win");
  private static final Refusal NOBODY_FREE = new Refusal("MT-TMU-03", "nobody-free");
  private static final Refusal LAST_STOLEN = new Refusal("MT-TRE-06", "thief-at-nine");
  private static final Refusal NOBODY_TO_ROB = new Refusal("MT-LVL-04", "nobody-to-rob");

  private TargetedCards() {}

  /** Returns why playing a card would do nothing, null if it would do something. */
  static @Nullable Refusal refusal(GameState state, int seat, Face face) {
    Refusal refusal = target(state, seat, face);
    if (refusal == null) {
      return AbilityUse.ineffective(state, seat, face);
    } else if (face.strength.length + face.sideStrength.length > 0) {
      return null; // such strength counts again in every sum
    }
    for (Ability part : face.play) {
      if (!AIMED.contains(part.effect().verb().asked()) && isOn(state, seat, face, part)) {
        return null;
      }
    }
    return refusal;
  }

  /** Returns the choice to be made before the effects of a card that is being played. */
  static Aim due(GameState state, int seat, Face face) {
    return switch (face.aim) {
      case FITTING, FORCE, STEAL -> isAimed(state, seat, face) && target(state, seat, face) == null ? face.aim : Aim.NONE;
      default -> face.aim;
    };
  }

  /** Returns whether an effect that needs a target is one of those that are carried out now. */
  private static boolean isAimed(GameState state, int seat, Face face) {
    boolean isAimed = false;
    for (Ability part : face.play) {
      isAimed |= AIMED.contains(part.effect().verb().asked()) && isOn(state, seat, face, part);
    }
    return isAimed;
  }

  private static boolean isOn(GameState state, int seat, Face face, Ability part) {
    return part.clause().hasElse() || ConditionTests.holdOncePlayed(state, part.need(), seat, seat, face);
  }

  /** Returns why no target fits, null if one does or none is needed. */
  private static @Nullable Refusal target(GameState state, int seat, Face face) {
    return switch (face.aim) {
      case FITTING -> UseInPlay.anyFits(state, face) ? null : NONE_FITS;
      case FORCE -> force(state, seat);
      case STEAL -> state.level(seat) >= GameState.CEILING ? LAST_STOLEN // MT-TRE-06
          : ChooseTarget.anyoneFits(state, face.aim, seat) ? null : NOBODY_TO_ROB;
      default -> null;
    };
  }

  private static @Nullable Refusal force(GameState state, int seat) {
    Refusal refusal = CombatHelper.refusal(state);
    return refusal != null ? refusal : Strength.isForTheWin(state) ? FOR_THE_WIN
        : ChooseTarget.anyoneFits(state, Aim.FORCE, seat) ? null : NOBODY_FREE;
  }
}
