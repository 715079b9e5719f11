package games.kumite.journey.attack;

import games.kumite.journey.card.CardWindow;
import games.kumite.journey.card.TriggerContext;
import games.kumite.journey.content.EffectVerb;
import games.kumite.journey.content.Trigger.Event;
import games.kumite.journey.content.Trigger.Moment;
import games.kumite.journey.quest.QuestEnd;
import games.kumite.journey.state.EventTypes;
import games.kumite.journey.state.GameState;
import games.kumite.journey.stats.FigureStats;
import games.kumite.journey.stats.PlayedCards;
import games.kumite.spi.EventType;
import games.kumite.spi.IntList;
import games.kumite.spi.Script;

/**
 * A single attack.
 *
 * @param attackAction the attack action that it is part of
 * @param target the target
 * @param way the line of attack, {@link GameState#NOBODY} until it is chosen
 * @param played cards played for it, those that changed the attack pattern included
 * @param dice the dice rolled
 */
record SingleAttack(AttackAction attackAction, int target, int way, IntList played, Dice dice)
    implements TriggerContext<SingleAttack>, RerollableRoll<SingleAttack> {

  private static final EventType ATTACKS = EventTypes.pair("attacks", "JW-ACT-02");
  private static final CardWindow<SingleAttack> BEFORE =
      new CardWindow<>("before-attack", Moment.BEFORE, Event.ATTACK, SingleAttackCards.USE); // JW-D-08, JW-D-09
  private static final CardWindow<SingleAttack> ROLLED =
      new CardWindow<>("attack-rolled", Moment.AFTER, Event.ATTACK_ROLL, SingleAttackCards.USE); // JW-D-10
  private static final CardWindow<SingleAttack> DEFENDING =
      new CardWindow<>("before-defense", Moment.BEFORE, Event.DEFENSE_ROLL, SingleAttackCards.USE);
  private static final CardWindow<SingleAttack> DEFENDED =
      new CardWindow<>("defense-rolled", Moment.AFTER, Event.DEFENSE_ROLL, SingleAttackCards.USE); // JW-D-11

  /** A single attack from its declaration to its end. Dice are drawn red, white or black, then blue. */
  static final Script<GameState, SingleAttack> SCRIPT = Rerolling.after(Script.<GameState, SingleAttack>of("strike")
          .ask(ChooseRay::new)
          .act((state, attack) -> state.emit(ATTACKS, attack.attacker(), attack.target))
          .window(BEFORE)
          .stopUnless(SingleAttack::holds)
          .update(AttackDice::attack), ROLLED)
      .stopUnless(SingleAttack::holds)
      .when(SingleAttack::isDefended, then -> Rerolling.after(then.window(DEFENDING).update(AttackDice::defense), DEFENDED))
      .stopUnless(SingleAttack::holds)
      .call(AttackResolution.SCRIPT, AttackResolution::of, (state, attack, impact) -> attack)
      .act(SingleAttack::after)
      .act((state, attack) -> QuestEnd.check(state)) // JW-RUL-64
      .build();

  /** Returns whether the attack is not cancelled (JW-CRD-26). */
  private static boolean holds(GameState state, SingleAttack attack) {
    return !PlayedCards.has(state, attack.played, EffectVerb.CANCEL_ATTACK);
  }

  /** Returns whether Asure Seal sends every effect back to the attacker (JW-CRD-27). */
  boolean isReflected(GameState state) {
    return PlayedCards.has(state, played, EffectVerb.REFLECT_ATTACK);
  }

  /**
   * Returns whether defense dice are rolled. If the attack is reflected, neither the protected target nor the attacker
   * rolls any (JW-CRD-27, JW-RUL-45).
   */
  private static boolean isDefended(GameState state, SingleAttack attack) {
    return !attack.isReflected(state) && FigureStats.defends(state, attack.target);
  }

  private static void after(GameState state, SingleAttack attack) {
    state.after(Event.ATTACK, attack.attacker(), attack.target);
  }

  /** Returns the figure that the effects of the attack hit. */
  int struck(GameState state) {
    return isReflected(state) ? attacker() : target;
  }

  /** Returns the figure that counts as the attacker (JW-RUL-77). */
  int striker(GameState state) {
    return isReflected(state) ? target : attacker();
  }

  /** Returns the attacker. */
  int attacker() {
    return attackAction.attacker();
  }

  @Override
  public int by() {
    return attacker();
  }

  @Override
  public int on() {
    return target;
  }

  /** Returns the figure that causes an event; the target rolls defense dice. */
  @Override
  public int by(Event event) {
    return event == Event.DEFENSE_ROLL ? target : attacker();
  }

  @Override
  public int on(Event event) {
    return event == Event.DEFENSE_ROLL ? attacker() : target;
  }

  /** Returns the figure whose dice are rolled again: attack dice until there are defense dice. */
  @Override
  public int roller() {
    return dice.blue().size() > 0 ? target : attacker();
  }

  @Override
  public void show(GameState state) {
    dice.show(state, attacker(), target);
  }

  @Override
  public SingleAttack withPlayed(int note) {
    return new SingleAttack(attackAction, target, way, played.and(note), dice);
  }

  @Override
  public SingleAttack with(Dice changed) {
    return new SingleAttack(attackAction, target, way, played, changed);
  }

  SingleAttack along(int line) {
    return new SingleAttack(attackAction, target, line, played, dice);
  }

  SingleAttack on(int other, int line) {
    return new SingleAttack(attackAction, other, line, played, dice);
  }
}
