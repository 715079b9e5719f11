package games.kumite.journey.attack;

import games.kumite.journey.board.WalkingDistance;
import games.kumite.journey.card.CardEffect;
import games.kumite.journey.content.Clause;
import games.kumite.journey.content.Content;
import games.kumite.journey.content.Effect;
import games.kumite.journey.content.EffectVerb;
import games.kumite.journey.demon.SpecialCards;
import games.kumite.journey.map.BasePoses;
import games.kumite.journey.map.CompassDirections;
import games.kumite.journey.map.Ground;
import games.kumite.journey.state.Face;
import games.kumite.journey.state.GameState;
import games.kumite.journey.stats.PlayedCards;

/**
 * The use of cards in the windows of a {@link SingleAttack} (JW-D-08 to JW-D-11). Their modifiers are looked up later; rerolls
 * and new targets happen here.
 */
enum SingleAttackCards implements CardEffect<SingleAttack> {
  USE;

  @Override
  public boolean isOpen(GameState state, SingleAttack attack) {
    return !attack.isRerolling() && !PlayedCards.has(state, attack.played(), EffectVerb.CANCEL_ATTACK);
  }

  @Override
  public int total(GameState state, SingleAttack attack) {
    return attack.dice().red().size() + attack.dice().special() > 0 ? AttackDice.attackTotal(state, attack) : 0;
  }

  @Override
  public int opposingTotal(GameState state, SingleAttack attack) {
    return AttackDice.defenseTotal(state, attack);
  }

  @Override
  public boolean isUseful(GameState state, SingleAttack attack, int owner, Face face) {
    if (AttackActionCards.isPattern(face.card)) {
      return false; // JW-RUL-103
    }
    for (int i = 0; i < face.card.clauses().size(); i++) {
      Effect effect = face.card.clauses().get(i).effect();
      if (!(effect.word() instanceof AttackWord word) || word.test.passes(state, attack, owner, effect)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public boolean isWanted(GameState state, SingleAttack attack, int owner, Face face) {
    boolean isOfPilgrim = attack.attacker() < Content.PILGRIMS;
    for (int i = 0; i < face.card.clauses().size(); i++) {
      Effect effect = face.card.clauses().get(i).effect();
      if (!(effect.word() instanceof AttackWord word)
          || (isOfPilgrim ? word.wishOfAttacker : word.wishOfDefender).passes(state, attack, owner, effect)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public SingleAttack played(GameState state, SingleAttack attack, int owner, Face face) {
    SingleAttack changed = attack;
    for (Clause clause : face.card.clauses()) {
      Effect effect = clause.effect();
      changed = effect.word() instanceof AttackWord word ? word.change.applied(state, changed, owner, effect) : changed;
    }
    return changed;
  }

  /** Returns the line of a redirected attack: from the attacker's nearest square (JW-RUL-46), by D (JW-RUL-10). */
  static int line(GameState state, int attacker, int target) {
    BasePoses footing = state.footing(attacker);
    Ground ground = footing.ground();
    int to = state.footing(target).square(state.pose(target), 0);
    WalkingDistance walk = new WalkingDistance(ground);
    walk.from(state.footing(target), state.squares(), state.pose(target), SpecialCards.passing(state));
    int nearest = Ground.NONE;
    int min = Integer.MAX_VALUE;
    for (int k = 0; k < footing.size(); k++) {
      int square = footing.square(state.pose(attacker), k);
      int distance = walk.to(square);
      if (distance < min || distance == min && square < nearest) {
        min = distance;
        nearest = square;
      }
    }
    return CompassDirections.toward(ground.x(to) - ground.x(nearest), ground.y(to) - ground.y(nearest));
  }
}
