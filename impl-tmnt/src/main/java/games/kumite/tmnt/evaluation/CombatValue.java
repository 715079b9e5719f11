package games.kumite.tmnt.evaluation;

import games.kumite.tmnt.content.Effect;
import games.kumite.tmnt.content.EffectVerb;
import games.kumite.tmnt.effect.ChooseTarget;
import games.kumite.tmnt.effect.EffectInterpreter.Part;
import games.kumite.tmnt.loss.Pay;
import games.kumite.tmnt.state.Counters;
import games.kumite.tmnt.state.Face;
import games.kumite.tmnt.state.GameState;
import games.kumite.tmnt.strength.AbilityUse;
import games.kumite.tmnt.strength.Strength;

/** The value of a combat to a player in it, in hundredths of a Level. */
final class CombatValue {

  private static final int TREASURE = 26;

  /** The value of a kill that wins the match. */
  private static final int VICTORY = 700;

  private CombatValue() {}

  static int of(GameState state, int seat) {
    double chance = chance(state);
    int prize = (int) (chance * prize(state, seat));
    return chance >= 1 ? prize : prize - (int) ((1 - chance) * DefeatCost.of(state, seat));
  }

  /**
   * Returns how likely the side is to win. Others may still play cards, more of them if the match would be won, and
   * players about to lose know what they can do themselves.
   */
  private static double chance(GameState state) {
    if (state.get(Counters.RUNNER) >= 0) {
      return 0;
    } else if (state.get(Counters.LEFT) == 0) {
      return 1;
    }
    int margin = Strength.side(state) - Strength.monsters(state) + onItsWay(state);
    if (margin > 0 || margin == 0 && Strength.isWinning(state)) {
      return Strength.isForTheWin(state) ? Math.min(0.95, 0.5 + 0.03 * margin) : Math.min(0.97, 0.82 + 0.015 * margin);
    }
    return Math.max(0, 0.03 + 0.003 * margin);
  }

  /**
   * Returns the change of the margin by a card that is still to be aimed or paid for, if its player aims it as
   * expected.
   */
  private static int onItsWay(GameState state) {
    Object underWay = state.currentLocals();
    if (underWay instanceof ChooseTarget target && target.part() == Part.PLAY) {
      return aimed(state, target);
    }
    return underWay instanceof Pay pay && state.face(pay.source()).activates(EffectVerb.STR)
        ? ((Effect.Change) AbilityUse.activate(state.face(pay.source())).effect()).amount() : 0;
  }

  private static int aimed(GameState state, ChooseTarget target) {
    Face face = state.face(target.token());
    int more = face.played;
    return switch (face.aim) {
      case CHOICE -> state.isInCombat(target.user()) ? more : -more;
      case MONSTER -> -more;
      default -> 0;
    };
  }

  private static int prize(GameState state, int seat) {
    int treasures = Strength.treasures(state);
    int promised = state.helper() < 0 ? 0 : Math.min(treasures, state.get(Counters.OFFER_TREASURES));
    if (seat != state.fighter()) {
      return TREASURE * promised;
    }
    return Strength.isForTheWin(state) ? VICTORY
        : Evaluation.LEVEL * Strength.kills(state) + TREASURE * (treasures - promised);
  }
}
