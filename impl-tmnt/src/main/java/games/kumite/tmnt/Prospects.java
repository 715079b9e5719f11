package games.kumite.tmnt;

import games.kumite.tmnt.content.CardType;
import games.kumite.tmnt.state.Face;
import games.kumite.tmnt.state.Num;
import games.kumite.tmnt.state.Party;
import games.kumite.tmnt.sums.Strength;

/**
 * How a seat stands: its Level, what it has in play, and the combat it is in, in hundredths of a Level. The weights are
 * guesses that proved good enough for bots that look one action or a few turns ahead.
 */
final class Prospects {

  private static final int LEVEL = 100;
  private static final int STRENGTH = 8;
  private static final int CARRIED = 1;
  private static final int KILL = 80;
  private static final int TREASURE = 10;
  private static final int HELP = 10;
  private static final int LOST_FIGHT = 40;

  private Prospects() {}

  static int of(Party party, int seat) {
    int sum = LEVEL * party.level(seat) + inPlay(party, seat);
    if (party.isInCombat(seat)) {
      sum += combat(party, seat);
    }
    boolean isHaggling = party.get(Num.TALK) == Num.TALK_TRADE && party.get(Num.PROPOSER) == seat;
    return isHaggling ? sum - 1 : sum; // else a bot that sees no difference talks for ever
  }

  private static int inPlay(Party party, int seat) {
    int sum = 0;
    for (int token = party.top(party.table(seat)); token >= 0; token = party.next(token)) {
      Face face = party.face(token);
      if (face.type == CardType.STANCE) {
        sum += STRENGTH;
      } else if (Strength.counts(party, token, face, seat)) {
        sum += STRENGTH * (face.bonus + face.rank + face.strength.length);
      }
      sum += CARRIED;
    }
    return sum;
  }

  private static int combat(Party party, int seat) {
    if (!Strength.isWinning(party)) {
      return -LOST_FIGHT;
    }
    return seat == party.fighter() ? KILL * Strength.kills(party) + TREASURE * Strength.treasures(party) : HELP;
  }
}
