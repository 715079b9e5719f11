package games.kumite.journey.attack;

import games.kumite.journey.board.Walk;
import games.kumite.journey.card.Use;
import games.kumite.journey.content.Clause;
import games.kumite.journey.content.Effect;
import games.kumite.journey.content.Verb;
import games.kumite.journey.demon.SpecialCards;
import games.kumite.journey.map.Footing;
import games.kumite.journey.map.Ground;
import games.kumite.journey.map.Ways;
import games.kumite.journey.state.Face;
import games.kumite.journey.state.Journey;
import games.kumite.journey.sum.Played;
import games.kumite.journey.sum.Sums;

/** The use of cards in a single attack. Their modifiers are looked up later; rerolls and new targets happen here. */
enum StrikeUse implements Use<Strike> {
  USE;

  @Override
  public boolean isOpen(Journey journey, Strike strike) {
    return !strike.isRerolling() && !Played.has(journey, strike.played(), Verb.CANCEL_ATTACK);
  }

  @Override
  public int total(Journey journey, Strike strike) {
    return strike.dice().red().size() + strike.dice().special() > 0 ? Rolls.attackTotal(journey, strike) : 0;
  }

  @Override
  public int against(Journey journey, Strike strike) {
    return Rolls.defenseTotal(journey, strike);
  }

  @Override
  public boolean isUseful(Journey journey, Strike strike, int owner, Face face) {
    for (int i = 0; i < face.card.clauses().size(); i++) {
      Effect effect = face.card.clauses().get(i).effect();
      if (AssaultUse.isPattern(effect.verb())) {
        return false; // JW-RUL-103
      }
    }
    for (int i = 0; i < face.card.clauses().size(); i++) {
      if (changes(journey, strike, owner, face.card.clauses().get(i).effect())) {
        return true;
      }
    }
    return false;
  }

  private static boolean changes(Journey journey, Strike strike, int owner, Effect effect) {
    boolean isReflected = strike.isReflected(journey);
    return switch (effect.verb()) {
      case ADD_DEFENSE, ADD_DEFENSE_DICE -> !isReflected && Sums.defends(journey, strike.target());
      case REROLL -> colours(strike, owner, ((Effect.Reroll) effect).colour()) != 0;
      case REFLECT_ATTACK -> !isReflected && owner == strike.target();
      case REDIRECT_ATTACK -> !isReflected && owner != strike.target();
      case CANCEL_ATTACK -> !isReflected;
      default -> true;
    };
  }

  /** Returns the colours that an owner may roll again now: its own dice, of which there may be none. */
  private static int colours(Strike strike, int owner, Effect.Colour colour) {
    Dice dice = strike.dice();
    boolean attacks = owner == strike.attacker();
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
  public boolean isWanted(Journey journey, Strike strike, int owner, Face face) {
    for (int i = 0; i < face.card.clauses().size(); i++) {
      if (StrikeWish.isWanted(journey, strike, owner, face.card.clauses().get(i).effect())) {
        return true;
      }
    }
    return false;
  }

  @Override
  public Strike played(Journey journey, Strike strike, int owner, Face face) {
    Strike changed = strike;
    for (Clause clause : face.card.clauses()) {
      Effect effect = clause.effect();
      switch (effect.verb()) {
        case REROLL -> changed = changed.with(
            changed.dice().withRerolling(colours(changed, owner, ((Effect.Reroll) effect).colour())));
        case REDIRECT_ATTACK -> {
          changed = changed.on(owner, line(journey, strike.attacker(), owner));
          journey.tell(journey.terms().reports.redirected, strike.attacker(), owner);
        }
        case REFLECT_ATTACK -> journey.tell(journey.terms().reports.reflected, strike.target(), strike.attacker());
        case CANCEL_ATTACK -> journey.tell(journey.terms().reports.cancelled, strike.target());
        default -> { }
      }
    }
    return changed;
  }

  /** Returns the line of a redirected attack: from the attacker's nearest square (JW-RUL-46), by D (JW-RUL-10). */
  static int line(Journey journey, int attacker, int target) {
    Footing footing = journey.footing(attacker);
    Ground ground = footing.ground();
    int to = journey.footing(target).square(journey.pose(target), 0);
    Walk walk = new Walk(ground);
    walk.from(journey.footing(target), journey.squares(), journey.pose(target), SpecialCards.passing(journey));
    int nearest = Ground.NONE;
    int min = Integer.MAX_VALUE;
    for (int k = 0; k < footing.size(); k++) {
      int square = footing.square(journey.pose(attacker), k);
      int distance = walk.to(square);
      if (distance < min || distance == min && square < nearest) {
        min = distance;
        nearest = square;
      }
    }
    return Ways.toward(ground.x(to) - ground.x(nearest), ground.y(to) - ground.y(nearest));
  }
}
