package games.kumite.tmnt.window;

import games.kumite.spi.Refusal;
import games.kumite.tmnt.content.Verb;
import games.kumite.tmnt.effect.Monsters;
import games.kumite.tmnt.effect.Target;
import games.kumite.tmnt.state.Ability;
import games.kumite.tmnt.state.Face;
import games.kumite.tmnt.state.Face.Aim;
import games.kumite.tmnt.state.Party;
import games.kumite.tmnt.sums.Abilities;
import games.kumite.tmnt.sums.Needs;
import games.kumite.tmnt.sums.Strength;
import java.util.EnumSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Cards that are for a monster to be removed, somebody to help or somebody to be robbed. Where that effect cannot be
 * carried out, nobody is asked for its target, and the card is played for its other effects, if it has any (MT-RUL-55).
 */
final class Aiming {

  /** What needs somebody or something that fits. */
  private static final Set<Verb> AIMED = EnumSet.of(Verb.REMOVE, Verb.FORCEHELP, Verb.STEALLEVEL);

  private static final Refusal NONE_FITS = new Refusal("MT-MON-10", "none-fits");
  private static final Refusal HELPED = new Refusal("MT-TMU-02", "helped");
  private static final Refusal NO_HELP = new Refusal("MT-CON-01", "no-help");
  private static final Refusal FOR_THE_WIN = new Refusal("MT-TMU-15", "for-the-win");
  private static final Refusal NOBODY_FREE = new Refusal("MT-TMU-03", "nobody-free");
  private static final Refusal LAST_STOLEN = new Refusal("MT-TRE-06", "thief-at-nine");
  private static final Refusal NOBODY_TO_ROB = new Refusal("MT-LVL-04", "nobody-to-rob");

  private Aiming() {}

  /** Returns why playing a card would do nothing, null if it would do something. */
  static @Nullable Refusal refusal(Party party, int seat, Face face) {
    Refusal refusal = target(party, seat, face);
    if (refusal == null) {
      return Abilities.ineffective(party, seat, face);
    } else if (face.strength.length + face.sideStrength.length > 0) {
      return null; // it counts again in every sum
    }
    for (Ability part : face.play) {
      if (!AIMED.contains(part.effect().verb()) && isOn(party, seat, face, part)) {
        return null;
      }
    }
    return refusal;
  }

  /** What must be chosen before the effects of a card that is being played. */
  static Aim due(Party party, int seat, Face face) {
    return switch (face.aim) {
      case FITTING, FORCE, STEAL -> isAimed(party, seat, face) && target(party, seat, face) == null ? face.aim : Aim.NONE;
      default -> face.aim;
    };
  }

  /** Returns whether an effect that needs a target is one of those that are carried out now. */
  private static boolean isAimed(Party party, int seat, Face face) {
    boolean isAimed = false;
    for (Ability part : face.play) {
      isAimed |= AIMED.contains(part.effect().verb()) && isOn(party, seat, face, part);
    }
    return isAimed;
  }

  private static boolean isOn(Party party, int seat, Face face, Ability part) {
    return part.clause().hasElse() || Needs.holdOncePlayed(party, part.need(), seat, seat, face);
  }

  /** Returns why no target fits, null if one does or none is needed. */
  private static @Nullable Refusal target(Party party, int seat, Face face) {
    return switch (face.aim) {
      case FITTING -> Using.anyFits(party, face) ? null : NONE_FITS;
      case FORCE -> force(party, seat);
      case STEAL -> party.level(seat) >= Party.CEILING ? LAST_STOLEN // MT-TRE-06
          : Target.anyoneFits(party, face.aim, seat) ? null : NOBODY_TO_ROB;
      default -> null;
    };
  }

  private static @Nullable Refusal force(Party party, int seat) {
    Refusal refusal = notHelped(party);
    return refusal != null ? refusal : Strength.isForTheWin(party) ? FOR_THE_WIN
        : Target.anyoneFits(party, Aim.FORCE, seat) ? null : NOBODY_FREE;
  }

  /** Returns why the fighter can have no helper, null if there may be one. */
  static @Nullable Refusal notHelped(Party party) {
    return party.helper() >= 0 ? HELPED : Monsters.forbid(party, Verb.NOHELP) ? NO_HELP : null;
  }
}
