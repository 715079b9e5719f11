package games.kumite.tmnt.outlook;

import games.kumite.tmnt.content.Effect;
import games.kumite.tmnt.content.Verb;
import games.kumite.tmnt.effect.Carry.Part;
import games.kumite.tmnt.effect.Target;
import games.kumite.tmnt.loss.Pay;
import games.kumite.tmnt.state.Face;
import games.kumite.tmnt.state.Num;
import games.kumite.tmnt.state.Party;
import games.kumite.tmnt.sums.Abilities;
import games.kumite.tmnt.sums.Strength;

/** What a combat promises those who are in it, in hundredths of a Level. */
final class Battle {

  private static final int TREASURE = 26;

  /** A kill that wins the match. */
  private static final int VICTORY = 700;

  private Battle() {}

  static int of(Party party, int seat) {
    double chance = chance(party);
    int prize = (int) (chance * prize(party, seat));
    return chance >= 1 ? prize : prize - (int) ((1 - chance) * Peril.of(party, seat));
  }

  /**
   * Returns how likely the side is to win: others may still play cards, more of them where the match would be won, and those who
   * would lose know what they can do themselves.
   */
  private static double chance(Party party) {
    if (party.get(Num.RUNNER) >= 0) {
      return 0;
    } else if (party.get(Num.LEFT) == 0) {
      return 1;
    }
    int margin = Strength.side(party) - Strength.monsters(party) + onItsWay(party);
    if (margin > 0 || margin == 0 && Strength.isWinning(party)) {
      return Strength.isForTheWin(party) ? Math.min(0.95, 0.5 + 0.03 * margin) : Math.min(0.97, 0.82 + 0.015 * margin);
    }
    return Math.max(0, 0.03 + 0.003 * margin);
  }

  /** What a card that is still to be aimed or paid for will do to the margin, if whoever plays it aims as one would think. */
  private static int onItsWay(Party party) {
    Object underWay = party.underWay();
    if (underWay instanceof Target target && target.part() == Part.PLAY) {
      return aimed(party, target);
    }
    return underWay instanceof Pay pay && party.face(pay.source()).activates(Verb.STR)
        ? ((Effect.Change) Abilities.activate(party.face(pay.source())).effect()).amount() : 0;
  }

  private static int aimed(Party party, Target target) {
    Face face = party.face(target.token());
    int more = face.played;
    return switch (face.aim) {
      case CHOICE -> party.isInCombat(target.user()) ? more : -more;
      case MONSTER -> -more;
      default -> 0;
    };
  }

  private static int prize(Party party, int seat) {
    int treasures = Strength.treasures(party);
    int promised = party.helper() < 0 ? 0 : Math.min(treasures, party.get(Num.OFFER_TREASURES));
    if (seat != party.fighter()) {
      return TREASURE * promised;
    }
    return Strength.isForTheWin(party) ? VICTORY
        : Prospects.LEVEL * Strength.kills(party) + TREASURE * (treasures - promised);
  }
}
