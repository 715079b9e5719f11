package games.kumite.journey.attack;

import games.kumite.journey.condition.Affliction;
import games.kumite.journey.content.Clause;
import games.kumite.journey.content.Content;
import games.kumite.journey.content.Effect;
import games.kumite.journey.content.EffectTarget;
import games.kumite.journey.content.EffectVerb;
import games.kumite.journey.harm.PendingDamage;
import games.kumite.journey.map.Pose;
import games.kumite.journey.state.Continuation;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.EventTypes;
import games.kumite.journey.state.GameState;
import games.kumite.journey.stats.PlayedCards;
import games.kumite.spi.EventType;
import games.kumite.spi.IntList;
import games.kumite.spi.Script;
import java.util.List;

/**
 * The effects of a single attack, in the order of JW-RUL-19: knock back and follow, conditions, the total, defeat.
 *
 * @param attack the attack
 * @param total the damage so far: net damage, then crushing, red squares and conditions are added (JW-RUL-18)
 * @param hasDamage whether the numerical damage after defense is 1 or more (ifDamage)
 * @param moved the number of squares that the target was knocked back
 * @param before health and conditions before this attack, which a failed cleanse restores (JW-RUL-20)
 */
record AttackResolution(SingleAttack attack, int total, boolean hasDamage, int moved, Before before) {

  private static final EventType STRUCK = EventTypes.pair("struck", "JW-ATK-14").number("attack").number("defense");

  /** The procedure from the end of the rolls to the end of the single attack. */
  static final Script<GameState, AttackResolution> SCRIPT = Script.<GameState, AttackResolution>of("impact")
      .update(AttackResolution::knockBack)
      .when((state, impact) -> impact.moved > 0, then -> then.ask(Follow::new).act(Follow::ofDemon))
      .update(AttackResolution::afflict)
      .when((state, impact) -> impact.struck(state) < Content.PILGRIMS,
          then -> then.call(PendingDamage.PILGRIM, AttackResolution::hurt, (state, impact, hurt) -> impact),
          otherwise -> otherwise.when(AttackResolution::defeats,
              then -> then.call(KillOrCleanse.SCRIPT, KillOrCleanse::of, (state, impact, verdict) -> impact)))
      .build();

  /**
   * Health and conditions of a figure at one time.
   *
   * @param health its health
   * @param tokens the turn tokens on its conditions
   */
  record Before(int health, IntList tokens) {

    static Before of(GameState state, int figure) {
      int[] tokens = new int[state.definition().conditions];
      for (int condition = 0; condition < tokens.length; condition++) {
        tokens[condition] = state.turnTokens(figure, condition);
      }
      return new Before(state.figure(figure, Counters.HEALTH), IntList.of(tokens));
    }

    /** Restores the figure's health and conditions; its position is not restored (JW-ATK-22, JW-RUL-20, JW-RUL-105). */
    void restore(GameState state, int figure) {
      state.setFigure(figure, Counters.HEALTH, health);
      for (int condition = 0; condition < tokens.size(); condition++) {
        state.setTurnTokens(figure, condition, tokens.get(condition));
      }
    }
  }

  /** Returns the impact of net damage: attack minus defense, not below 0 (JW-ATK-14, JW-RUL-18). */
  static AttackResolution of(GameState state, SingleAttack strike) {
    int attack = AttackDice.attackTotal(state, strike);
    int defense = AttackDice.defenseTotal(state, strike);
    state.emit(STRUCK, strike.striker(state), strike.struck(state), attack, defense);
    int net = Math.max(0, attack - defense);
    int more = net > 0 ? PlayedCards.sumIfDamage(state, strike.played(), EffectVerb.ADD_DAMAGE) : 0;
    return new AttackResolution(strike, net + more, net > 0, 0, Before.of(state, strike.struck(state)));
  }

  int struck(GameState state) {
    return attack.struck(state);
  }

  /** Knocks the target back; what that does to it is part of the total (JW-RUL-18, JW-RUL-19). */
  private static AttackResolution knockBack(GameState state, AttackResolution impact) {
    KnockBack done = KnockBack.by(state, impact.attack, impact.hasDamage);
    return new AttackResolution(impact.attack, impact.total + done.damage(), impact.hasDamage, done.moved(), impact.before);
  }

  /** Inflicts the conditions of the die and of cards; their immediate damage is part of the total (JW-RUL-18). */
  private static AttackResolution afflict(GameState state, AttackResolution impact) {
    int total = impact.total;
    List<Effect> row = AttackDice.row(state, impact.attack);
    for (int i = 0; i < row.size(); i++) {
      total += inflict(state, impact, row.get(i));
    }
    IntList played = impact.attack.played();
    for (int i = 0; i < played.size(); i++) {
      List<Clause> clauses = PlayedCards.card(state, played, i).clauses();
      for (int k = 0; k < clauses.size(); k++) {
        boolean counts = !clauses.get(k).ifDamage() || impact.hasDamage;
        total += counts ? inflict(state, impact, clauses.get(k).effect()) : 0;
      }
    }
    return new AttackResolution(impact.attack, total, impact.hasDamage, impact.moved, impact.before);
  }

  private static int inflict(GameState state, AttackResolution impact, Effect effect) {
    if (!(effect instanceof Effect.Inflict inflict)) {
      return 0;
    }
    boolean isOwn = inflict.who() == EffectTarget.SELF || inflict.who() == EffectTarget.ATTACKER;
    int bearer = isOwn ? impact.attack.striker(state) : impact.struck(state);
    if (bearer < Content.PILGRIMS ? state.pose(bearer) == Pose.NONE
        : !state.isStill(bearer, impact.attack.attackAction().since())) {
      return 0;
    }
    int damage = Affliction.gain(state, bearer, Affliction.condition(state, inflict.condition()));
    if (isOwn && damage > 0) {
      impact.harm(state, bearer, damage);
      return 0;
    }
    return damage;
  }

  private static PendingDamage hurt(GameState state, AttackResolution impact) {
    return new PendingDamage(impact.attack.striker(state), impact.struck(state), impact.total, IntList.NONE, false);
  }

  /** Damages a demon, unless a reaction to the follow move has removed it. Returns whether that defeats it. */
  private static boolean defeats(GameState state, AttackResolution impact) {
    int struck = impact.struck(state);
    return state.isStill(struck, impact.attack.attackAction().since())
        && PendingDamage.toDemon(state, impact.attack.striker(state), struck, impact.total);
  }

  /** Damages a figure in the middle of the attack. */
  void harm(GameState state, int figure, int damage) {
    IntList blow = IntList.of(total, hasDamage ? 1 : 0, attack.dice().special()).and(attack.played());
    state.then(state.callbacks().harm(figure, damage), Continuation.Kind.BLOW, struck(state), blow);
  }
}
