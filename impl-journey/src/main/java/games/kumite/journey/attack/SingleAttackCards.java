package games.kumite.journey.attack;

import games.kumite.journey.board.WalkingDistance;
import games.kumite.journey.card.CardUse;
import games.kumite.journey.content.Clause;
import games.kumite.journey.content.Effect;
import games.kumite.journey.content.EffectVerb;
import games.kumite.journey.demon.SpecialCards;
import games.kumite.journey.map.CompassDirections;
import games.kumite.journey.map.Ground;
import games.kumite.journey.map.PassabilityTable;
import games.kumite.journey.state.EventTypes;
import games.kumite.journey.state.Face;
import games.kumite.journey.state.GameState;
import games.kumite.journey.stats.FigureStats;
import games.kumite.journey.stats.PlayedCards;
import games.kumite.spi.EventType;

/** The use of cards in a single attack. Their modifiers are looked up later; rerolls and new targets happen here. */
enum SingleAttackCards implements CardUse<SingleAttack> {
  USE;

  private static final EventType REDIRECTED = EventTypes.pair("redirected", "JW-CRD-30");
  private static final EventType REFLECTED = EventTypes.pair("reflected", "JW-CRD-27");
  private static final EventType CANCELLED = EventTypes.figure("cancelled", "JW-CRD-26");

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
    for (int i = 0; i < face.card.clauses().size(); i++) {
      Effect effect = face.card.clauses().get(i).effect();
      if (AttackActionCards.isPattern(effect.verb())) {
        return false; // JW-RUL-103
      }
    }
    for (int i = 0; i < face.card.clauses().size(); i++) {
      if (changes(state, attack, owner, face.card.clauses().get(i).effect())) {
        return true;
      }
    }
    return false;
  }

  private static boolean changes(GameState state, SingleAttack attack, int owner, Effect effect) {
    boolean isReflected = attack.isReflected(state);
    return switch (effect.verb()) {
      case ADD_DEFENSE, ADD_DEFENSE_DICE -> !isReflected && FigureStats.defends(state, attack.target());
      case REROLL -> colours(attack, owner, ((Effect.Reroll) effect).colour()) != 0;
      case REFLECT_ATTACK -> !isReflected && owner == attack.target();
      case REDIRECT_ATTACK -> !isReflected && owner != attack.target();
      case CANCEL_ATTACK -> !isReflected;
      default -> true;
    };
  }

  /** Returns the colours that an owner may roll again now: its own dice, of which there may be none. */
  private static int colours(SingleAttack attack, int owner, Effect.Colour colour) {
    Dice dice = attack.dice();
    boolean attacks = owner == attack.attacker();
    int blue = !attacks && dice.blue().size() > 0 ? 1 << Dice.BLUE : 0;
    int red = attacks && dice.red().size() > 0 ? 1 << Dice.RED : 0;
    int white = attacks && dice.special() > 0 ? 1 << Dice.WHITE : 0;
    return switch (colour) {
      case RED -> red;
      case BLUE -> blue;
      case ONE_COLOUR -> red | white | blue;
    };
  }

  @Override
  public boolean isWanted(GameState state, SingleAttack attack, int owner, Face face) {
    for (int i = 0; i < face.card.clauses().size(); i++) {
      if (SingleAttackHeuristic.isWanted(state, attack, owner, face.card.clauses().get(i).effect())) {
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
      switch (effect.verb()) {
        case REROLL -> changed = changed.with(
            changed.dice().withRerolling(colours(changed, owner, ((Effect.Reroll) effect).colour())));
        case REDIRECT_ATTACK -> {
          changed = changed.on(owner, line(state, attack.attacker(), owner));
          state.emit(REDIRECTED, attack.attacker(), owner);
        }
        case REFLECT_ATTACK -> state.emit(REFLECTED, attack.target(), attack.attacker());
        case CANCEL_ATTACK -> state.emit(CANCELLED, attack.target());
        default -> { }
      }
    }
    return changed;
  }

  /** Returns the line of a redirected attack: from the attacker's nearest square (JW-RUL-46), by D (JW-RUL-10). */
  static int line(GameState state, int attacker, int target) {
    PassabilityTable footing = state.footing(attacker);
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
