package games.kumite.journey.attack;

import games.kumite.journey.board.Bases;
import games.kumite.journey.condition.Affliction;
import games.kumite.journey.content.Clause;
import games.kumite.journey.content.Content;
import games.kumite.journey.content.Effect;
import games.kumite.journey.content.Verb;
import games.kumite.journey.content.Who;
import games.kumite.journey.harm.Hurt;
import games.kumite.journey.map.Footing;
import games.kumite.journey.map.Pose;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Num;
import games.kumite.journey.state.Sequel;
import games.kumite.journey.state.Steps;
import games.kumite.journey.sum.Played;
import games.kumite.journey.sum.Sums;
import games.kumite.spi.Picks;
import games.kumite.spi.Script;
import java.util.List;

/**
 * The effects of a single attack, in the order of JW-RUL-19: knock back and follow, conditions, the total, defeat.
 *
 * @param strike the attack
 * @param total the damage so far: net damage, then crushing, red squares and conditions are added (JW-RUL-18)
 * @param hasDamage whether the numerical damage after defense is 1 or more (ifDamage)
 * @param moved the number of squares that the target was knocked back
 * @param before health and conditions before this attack, which a failed cleanse restores (JW-RUL-20)
 */
record Impact(Strike strike, int total, boolean hasDamage, int moved, Before before) {

  /** The procedure from the end of the rolls to the end of the single attack. */
  static final Script<Journey, Impact> SCRIPT = Script.<Journey, Impact>of("impact")
      .set(Impact::knockBack)
      .when((journey, impact) -> impact.moved > 0, then -> then.ask(Follow.ASK).act(Follow::ofDemon))
      .set(Impact::afflict)
      .when((journey, impact) -> impact.struck(journey) < Content.PILGRIMS,
          then -> then.call(Hurt.PILGRIM, Impact::hurt, (journey, impact, hurt) -> impact),
          otherwise -> otherwise.when(Impact::defeats,
              then -> then.call(Verdict.SCRIPT, Verdict::of, (journey, impact, verdict) -> impact)))
      .end();

  /**
   * Health and conditions of a figure at one time.
   *
   * @param health its health
   * @param tokens the turn tokens on its conditions
   */
  record Before(int health, Picks tokens) {

    static Before of(Journey journey, int figure) {
      int[] tokens = new int[journey.terms().conditions];
      for (int condition = 0; condition < tokens.length; condition++) {
        tokens[condition] = journey.turnTokens(figure, condition);
      }
      return new Before(journey.figure(figure, Num.HEALTH), Picks.of(tokens));
    }

    /** Restores the figure from this hit; its position stays (JW-ATK-22, JW-RUL-20, JW-RUL-105). */
    void restore(Journey journey, int figure) {
      journey.setFigure(figure, Num.HEALTH, health);
      for (int condition = 0; condition < tokens.size(); condition++) {
        journey.setTurnTokens(figure, condition, tokens.get(condition));
      }
    }
  }

  /** Returns the impact of net damage: attack minus defense, not below 0 (JW-ATK-14, JW-RUL-18). */
  static Impact of(Journey journey, Strike strike) {
    int attack = Rolls.attackTotal(journey, strike);
    int defense = Rolls.defenseTotal(journey, strike);
    journey.tell(journey.terms().reports.struck, strike.striker(journey), strike.struck(journey), attack, defense);
    int net = Math.max(0, attack - defense);
    int more = net > 0 ? Played.sumIfDamage(journey, strike.played(), Verb.ADD_DAMAGE) : 0;
    return new Impact(strike, net + more, net > 0, 0, Before.of(journey, strike.struck(journey)));
  }

  int struck(Journey journey) {
    return strike.struck(journey);
  }

  private static int squares(Journey journey, Impact impact) {
    Strike strike = impact.strike;
    return Rolls.sum(Rolls.row(journey, strike), Verb.KNOCK_BACK)
        + Played.sum(journey, strike.played(), Verb.KNOCK_BACK)
        + (impact.hasDamage ? Played.sumIfDamage(journey, strike.played(), Verb.KNOCK_BACK) : 0);
  }

  /**
   * Knocks the target back square by square. After the first stopped square, all remaining ones crush (JW-SPC-01 to
   * JW-SPC-06, JW-RUL-17). Red squares that a pilgrim enters this way are part of the total (JW-RUL-106).
   */
  private static Impact knockBack(Journey journey, Impact impact) {
    int squares = squares(journey, impact);
    if (squares == 0) {
      return impact;
    }
    int struck = impact.struck(journey);
    int way = impact.strike.push(journey);
    Footing footing = journey.footing(struck);
    int moved = 0;
    int red = 0;
    int from = journey.pose(struck);
    int to = way < 0 ? Pose.NONE : Bases.push(footing, journey.squares(), struck, from, way);
    while (moved < squares && to != Pose.NONE) {
      Steps.to(journey, struck, to);
      moved++;
      red += struck < Content.PILGRIMS && Steps.entersRed(footing, from, to) ? 1 : 0;
      from = to;
      to = Bases.push(footing, journey.squares(), struck, from, way);
    }
    int crushing = squares - moved;
    if (crushing > 0) {
      crushing = Math.max(0, crushing + Sums.corruption(journey, struck, Verb.MOD_CRUSHING)); // JW-RUL-107
    }
    journey.tell(journey.terms().reports.knocked, struck, moved, crushing, journey.placeOf(Pose.square(from)));
    for (int i = 0; i < red; i++) {
      journey.tell(journey.terms().reports.scorched, struck);
    }
    return new Impact(impact.strike, impact.total + crushing + red, impact.hasDamage, moved, impact.before);
  }

  /** Inflicts the conditions of the die and of cards; their immediate damage is part of the total (JW-RUL-18). */
  private static Impact afflict(Journey journey, Impact impact) {
    int total = impact.total;
    List<Effect> row = Rolls.row(journey, impact.strike);
    for (int i = 0; i < row.size(); i++) {
      total += inflict(journey, impact, row.get(i));
    }
    Picks played = impact.strike.played();
    for (int i = 0; i < played.size(); i++) {
      List<Clause> clauses = Played.card(journey, played, i).clauses();
      for (int k = 0; k < clauses.size(); k++) {
        boolean counts = !clauses.get(k).ifDamage() || impact.hasDamage;
        total += counts ? inflict(journey, impact, clauses.get(k).effect()) : 0;
      }
    }
    return new Impact(impact.strike, total, impact.hasDamage, impact.moved, impact.before);
  }

  private static int inflict(Journey journey, Impact impact, Effect effect) {
    if (!(effect instanceof Effect.Inflict inflict)) {
      return 0;
    }
    boolean isOwn = inflict.who() == Who.SELF || inflict.who() == Who.ATTACKER;
    int bearer = isOwn ? impact.strike.striker(journey) : impact.struck(journey);
    if (bearer < Content.PILGRIMS ? journey.pose(bearer) == Pose.NONE
        : !journey.isStill(bearer, impact.strike.assault().since())) {
      return 0;
    }
    int damage = Affliction.gain(journey, bearer, Affliction.condition(journey, inflict.condition()));
    if (isOwn && damage > 0) {
      journey.then(journey.terms().procedures.harm(bearer, damage, impact.rest(journey)));
      return 0;
    }
    return damage;
  }

  private static Hurt hurt(Journey journey, Impact impact) {
    return new Hurt(impact.strike.striker(journey), impact.struck(journey), impact.total, Picks.NONE,
        impact.strike.sequel(), false);
  }

  /** Damages a demon, unless a reaction to the follow move has removed it. Returns whether that defeats it. */
  private static boolean defeats(Journey journey, Impact impact) {
    int struck = impact.struck(journey);
    return journey.isStill(struck, impact.strike.assault().since())
        && Hurt.toDemon(journey, impact.strike.striker(journey), struck, impact.total);
  }

  /** Returns the sequel of an interruption in the middle of the attack. */
  Sequel rest(Journey journey) {
    Picks blow = Picks.of(total, hasDamage ? 1 : 0, strike.dice().special()).and(strike.played());
    return strike.sequel().after(Sequel.Kind.BLOW, struck(journey), blow);
  }
}
