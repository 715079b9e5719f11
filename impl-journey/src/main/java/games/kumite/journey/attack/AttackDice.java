package games.kumite.journey.attack;

import games.kumite.journey.content.Content;
import games.kumite.journey.content.Effect;
import games.kumite.journey.content.EffectVerb;
import games.kumite.journey.map.Terrain;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.GameState;
import games.kumite.journey.stats.FigureStats;
import games.kumite.journey.stats.PlayedCards;
import games.kumite.spi.IntList;
import java.util.List;

/** The dice of a single attack. Stateless. */
final class AttackDice {

  private static final List<Effect> NOTHING = List.of();

  private AttackDice() {}

  /** Rolls all red dice, then the white or the black one (JW-ATK-08 to JW-ATK-10). */
  static SingleAttack attack(GameState state, SingleAttack attack) {
    int attacker = attack.attacker();
    boolean isPilgrim = attacker < Content.PILGRIMS;
    int seat = isPilgrim ? state.controller(attacker) : GameState.NOBODY;
    int count = FigureStats.attackDice(state, attacker, attack.played());
    IntList red = IntList.of(state.roll("red", seat, count, Dice.SIDES));
    int special = 0;
    if (isPilgrim) {
      special = state.roll("white", seat, Dice.SIDES);
    } else if (!FigureStats.demon(state, attacker).rows().isEmpty()) {
      special = state.roll("black", seat, Dice.SIDES);
    }
    SingleAttack rolled = attack.with(new Dice(red, special, IntList.NONE, 0));
    rolled.show(state);
    return rolled;
  }

  /** Rolls all blue dice (JW-ATK-11). */
  static SingleAttack defense(GameState state, SingleAttack attack) {
    int target = attack.target();
    int seat = target < Content.PILGRIMS ? state.controller(target) : GameState.NOBODY;
    int count = FigureStats.defenseDice(state, target, attack.played());
    SingleAttack rolled = attack.with(attack.dice().withBlue(IntList.of(state.roll("blue", seat, count, Dice.SIDES))));
    rolled.show(state);
    return rolled;
  }

  /** Returns the effects of the white or black die: a row of the weapon card on top, or of the demon's sheet. */
  static List<Effect> row(GameState state, SingleAttack attack) {
    int face = attack.dice().special();
    if (face == 0) {
      return NOTHING;
    }
    int attacker = attack.attacker();
    if (attacker >= Content.PILGRIMS) {
      return FigureStats.demon(state, attacker).rows().get(face - 1);
    }
    int level = state.pilgrim(attacker, Counters.LEVEL);
    return state.definition().pilgrim(attacker).weapons().get(level - 1).rows().get(face - 1);
  }

  /** Returns the sum of the amounts of a verb in a row. */
  static int sum(List<Effect> row, EffectVerb verb) {
    int sum = 0;
    for (int i = 0; i < row.size(); i++) {
      sum += row.get(i).amount(verb);
    }
    return sum;
  }

  /** Returns the attack total (JW-ATK-08 to JW-ATK-10). */
  static int attackTotal(GameState state, SingleAttack attack) {
    return attack.dice().redTotal(state) + sum(row(state, attack), EffectVerb.ADD_DAMAGE)
        + FigureStats.attackBonus(state, attack.attacker(), attack.played());
  }

  /** Returns the defense total; a green square adds 1 for figures that roll dice (JW-ATK-24, JW-RUL-51). */
  static int defenseTotal(GameState state, SingleAttack attack) {
    int target = attack.target();
    if (attack.isReflected(state) || !FigureStats.defends(state, target)) {
      return 0;
    }
    boolean isGreen = attack.dice().blue().size() > 0
        && state.footing(target).covers(state.pose(target), Terrain.GREEN);
    return attack.dice().blueTotal(state) + (isGreen ? 1 : 0)
        + PlayedCards.sum(state, attack.played(), EffectVerb.ADD_DEFENSE);
  }
}
