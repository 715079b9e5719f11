package games.kumite.journey.attack;

import games.kumite.journey.content.Content;
import games.kumite.journey.content.Effect;
import games.kumite.journey.content.Verb;
import games.kumite.journey.map.Terrain;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Num;
import games.kumite.journey.sum.Played;
import games.kumite.journey.sum.Sums;
import games.kumite.spi.Picks;
import java.util.List;

/** The dice of a single attack. Stateless. */
final class Rolls {

  private static final List<Effect> NOTHING = List.of();

  private Rolls() {}

  /** Rolls all red dice, then the white or the black one (JW-ATK-08 to JW-ATK-10). */
  static Strike attack(Journey journey, Strike strike) {
    int attacker = strike.attacker();
    boolean isPilgrim = attacker < Content.PILGRIMS;
    int seat = isPilgrim ? journey.controller(attacker) : Journey.NOBODY;
    int count = Sums.attackDice(journey, attacker, strike.played());
    Picks red = Picks.of(journey.roll("red", seat, count, Dice.SIDES));
    int special = 0;
    if (isPilgrim) {
      special = journey.roll("white", seat, Dice.SIDES);
    } else if (!Sums.demon(journey, attacker).rows().isEmpty()) {
      special = journey.roll("black", seat, Dice.SIDES);
    }
    return strike.with(new Dice(red, special, Picks.NONE, 0));
  }

  /** Rolls all blue dice (JW-ATK-11). */
  static Strike defense(Journey journey, Strike strike) {
    int target = strike.target();
    int seat = target < Content.PILGRIMS ? journey.controller(target) : Journey.NOBODY;
    int count = Sums.defenseDice(journey, target, strike.played());
    return strike.with(strike.dice().withBlue(Picks.of(journey.roll("blue", seat, count, Dice.SIDES))));
  }

  /** Returns the effects of the white or black die: a row of the weapon card on top, or of the demon's sheet. */
  static List<Effect> row(Journey journey, Strike strike) {
    int face = strike.dice().special();
    if (face == 0) {
      return NOTHING;
    }
    int attacker = strike.attacker();
    if (attacker >= Content.PILGRIMS) {
      return Sums.demon(journey, attacker).rows().get(face - 1);
    }
    int level = journey.pilgrim(attacker, Num.LEVEL);
    return journey.terms().pilgrim(attacker).weapons().get(level - 1).rows().get(face - 1);
  }

  /** Returns the sum of a word over a row. */
  static int sum(List<Effect> row, Verb verb) {
    int sum = 0;
    for (int i = 0; i < row.size(); i++) {
      sum += Played.amount(row.get(i), verb);
    }
    return sum;
  }

  /** Returns the attack total (JW-ATK-08 to JW-ATK-10). */
  static int attackTotal(Journey journey, Strike strike) {
    return strike.dice().redTotal(journey) + sum(row(journey, strike), Verb.ADD_DAMAGE)
        + Sums.attackBonus(journey, strike.attacker(), strike.played());
  }

  /** Returns the defense total; a green square adds 1 for figures that roll dice (JW-ATK-24, JW-RUL-51). */
  static int defenseTotal(Journey journey, Strike strike) {
    int target = strike.target();
    if (strike.isReflected(journey) || !Sums.defends(journey, target)) {
      return 0;
    }
    boolean isGreen = strike.dice().blue().size() > 0
        && journey.footing(target).covers(journey.pose(target), Terrain.GREEN);
    return strike.dice().blueTotal(journey) + (isGreen ? 1 : 0)
        + Played.sum(journey, strike.played(), Verb.ADD_DEFENSE);
  }
}
