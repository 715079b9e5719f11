package games.kumite.journey.attack;

import games.kumite.journey.card.CardWindow;
import games.kumite.journey.card.Occasion;
import games.kumite.journey.content.Trigger.Event;
import games.kumite.journey.content.Trigger.Moment;
import games.kumite.journey.content.Verb;
import games.kumite.journey.map.Ways;
import games.kumite.journey.quest.Ending;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Sequel;
import games.kumite.journey.sum.Played;
import games.kumite.journey.sum.Sums;
import games.kumite.spi.Picks;
import games.kumite.spi.Script;
import games.kumite.spi.Step;
import org.jspecify.annotations.Nullable;

/**
 * A single attack.
 *
 * @param assault the attack action that it is part of
 * @param target the target
 * @param way the line of attack, {@link Journey#NOBODY} until it is chosen
 * @param played cards played for it, those that changed the attack pattern included
 * @param dice the dice rolled
 */
record Strike(Assault assault, int target, int way, Picks played, Dice dice) implements Occasion<Strike>, Rolled<Strike> {

  private static final CardWindow<Strike> BEFORE =
      new CardWindow<>("before-attack", Moment.BEFORE, Event.ATTACK, StrikeUse.USE); // JW-D-08, JW-D-09
  private static final CardWindow<Strike> ROLLED =
      new CardWindow<>("attack-rolled", Moment.AFTER, Event.ATTACK_ROLL, StrikeUse.USE); // JW-D-10
  private static final CardWindow<Strike> DEFENDING =
      new CardWindow<>("before-defense", Moment.BEFORE, Event.DEFENSE_ROLL, StrikeUse.USE);
  private static final CardWindow<Strike> DEFENDED =
      new CardWindow<>("defense-rolled", Moment.AFTER, Event.DEFENSE_ROLL, StrikeUse.USE); // JW-D-11

  /** A single attack from its declaration to its end. Dice are drawn red, white or black, then blue. */
  static final Script<Journey, Strike> SCRIPT = Rerolling.after(Script.<Journey, Strike>of("strike")
          .ask(ChooseRay.CHOOSE)
          .act((journey, strike) -> journey.tell(journey.terms().reports.attacks, strike.attacker(), strike.target))
          .window(BEFORE)
          .onlyIf(Strike::holds)
          .set(Rolls::attack), ROLLED)
      .onlyIf(Strike::holds)
      .when(Strike::isDefended, then -> Rerolling.after(then.window(DEFENDING).set(Rolls::defense), DEFENDED))
      .onlyIf(Strike::holds)
      .call(Impact.SCRIPT, Impact::of, (journey, strike, impact) -> strike)
      .act(Strike::after)
      .act((journey, strike) -> Ending.check(journey)) // JW-RUL-64
      .end();

  /** Returns whether the attack is not cancelled (JW-CRD-26). */
  private static boolean holds(Journey journey, Strike strike) {
    return !Played.has(journey, strike.played, Verb.CANCEL_ATTACK);
  }

  /** Returns whether Asure Seal sends every effect back to the attacker (JW-CRD-27). */
  boolean isReflected(Journey journey) {
    return Played.has(journey, played, Verb.REFLECT_ATTACK);
  }

  /**
   * Returns whether defense dice are rolled. If the attack is reflected, neither the protected target nor the attacker
   * rolls any (JW-CRD-27, JW-RUL-45).
   */
  private static boolean isDefended(Journey journey, Strike strike) {
    return !strike.isReflected(journey) && Sums.defends(journey, strike.target);
  }

  private static void after(Journey journey, Strike strike) {
    @Nullable Step<Journey> cards =
        journey.terms().procedures.after(journey, Event.ATTACK, strike.attacker(), strike.target, strike.sequel());
    if (cards != null) {
      journey.then(cards);
    }
  }

  /** Returns the figure that the effects of the attack hit. */
  int struck(Journey journey) {
    return isReflected(journey) ? attacker() : target;
  }

  /** Returns the figure that counts as the attacker (JW-RUL-77). */
  int striker(Journey journey) {
    return isReflected(journey) ? target : attacker();
  }

  /** Returns the direction of a knock back; a reflected attack reverses the line (JW-RUL-45). */
  int push(Journey journey) {
    return isReflected(journey) ? Ways.back(way) : way;
  }

  /** Returns the attacker. */
  int attacker() {
    return assault.attacker();
  }

  @Override
  public int by() {
    return attacker();
  }

  @Override
  public Sequel sequel() {
    return assault.rest();
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
  public Strike and(int note) {
    return new Strike(assault, target, way, played.and(note), dice);
  }

  @Override
  public Strike with(Dice changed) {
    return new Strike(assault, target, way, played, changed);
  }

  Strike along(int line) {
    return new Strike(assault, target, line, played, dice);
  }

  Strike on(int other, int line) {
    return new Strike(assault, other, line, played, dice);
  }
}
