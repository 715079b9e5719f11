package games.kumite.bigtrouble.enemy;

import games.kumite.bigtrouble.content.LoPan;
import games.kumite.bigtrouble.enemy.TargetSelection.Tie;
import games.kumite.bigtrouble.harm.Harm;
import games.kumite.bigtrouble.state.Board;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.EnemyNumbers;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.bigtrouble.state.SingleChoice;
import games.kumite.spi.EventType;
import games.kumite.spi.Step;
import games.kumite.spi.Texts;

/**
 * An attack of an enemy, if a hero is in reach: on one hero (BT-ENM-12, BT-ENM-22), or by the ghost's die.
 *
 * @param enemy the enemy
 */
record Attack(int enemy) implements Step<GameState> {

  private static final EventType GHOST = EventType.of("ghost-attacks", "BT-ACT2-22").number("successes").number("attack")
      .word("targets", targets -> Texts.word(LoPan.Targets.values()[targets]));
  private static final SingleChoice<Tie> TARGET = Tie.choice("attack-target",
      (state, it, chosen) -> Harm.attack(state, chosen.first(), it.amount(), it.enemy()));

  @Override
  public void run(GameState state) {
    int space = state.enemySpace(enemy);
    if (space == Board.NOWHERE) {
      return;
    }
    int seats = TargetSelection.inReach(state, enemy, space);
    if (seats == 0) {
      return;
    }
    if (isGhost(state, enemy)) {
      LoPan.Attack attack = ghost(state, LoPan.Targets.IN_SIGHT);
      if (attack.targets() == LoPan.Targets.IN_SIGHT) {
        each(state, seats, attack.attack());
      } else {
        one(state, space, seats, attack.attack());
      }
    } else {
      one(state, space, seats, strength(state, enemy));
    }
  }

  /** Attacks one of several heroes: the nearest, then the one with the most chi, then the group's choice (BT-ENM-13). */
  private void one(GameState state, int space, int seats, int attack) {
    int preferred = TargetSelection.preferred(state, space, seats);
    if (Integer.bitCount(preferred) > 1) {
      state.ask(TARGET.about(new Tie(enemy, preferred, attack)));
    } else if (preferred != 0) {
      Harm.attack(state, Integer.numberOfTrailingZeros(preferred), attack, enemy); // BT-ENM-14
    }
  }

  /** Attacks each hero in seat order (BT-RUL-70). */
  private void each(GameState state, int seats, int attack) {
    for (int i = 0; i < state.seats(); i++) {
      int seat = (state.leader() + i) % state.seats();
      if ((seats >> seat & 1) != 0) {
        Harm.attack(state, seat, attack, enemy);
      }
    }
  }

  static boolean isGhost(GameState state, int enemy) {
    return enemy == EnemyNumbers.boss(state.loPan()) && state.get(Counters.FLESH) == 0;
  }

  /**
   * Rolls for the ghost's attack (BT-RUL-53).
   *
   * @param most {@code IN_SIGHT} for the targets by the die, {@code ONE} for a strikeback
   */
  static LoPan.Attack ghost(GameState state, LoPan.Targets most) {
    int face = state.roll("lo-pan", GameState.NONE, state.content().dice().skill().size());
    LoPan.Attack attack = state.content().loPan().attack(state.content().dice().skill().get(face - 1));
    LoPan.Targets targets = most == LoPan.Targets.ONE ? most : attack.targets();
    state.emit(GHOST, attack.successes(), attack.attack(), targets.ordinal());
    return attack;
  }

  /** Returns the damage of an attack of any enemy except the ghost. */
  static int strength(GameState state, int enemy) {
    if (!EnemyNumbers.isBoss(enemy)) {
      return state.statistics(EnemyNumbers.type(enemy)).attack();
    }
    int boss = EnemyNumbers.bossOf(enemy);
    return boss == state.loPan() ? state.content().loPan().fleshAttack()
        : state.content().bosses().get(boss).entry().attack();
  }
}
