package games.kumite.journey.attack;

import games.kumite.journey.card.CardWindow;
import games.kumite.journey.card.TriggerContext;
import games.kumite.journey.content.Content;
import games.kumite.journey.content.Trigger.Event;
import games.kumite.journey.content.Trigger.Moment;
import games.kumite.journey.defeat.Removal;
import games.kumite.journey.map.Pose;
import games.kumite.journey.state.Continuation;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.GameState;
import games.kumite.spi.IntList;
import games.kumite.spi.Script;

/**
 * An attack action.
 *
 * @param attacker the attacker
 * @param targets the targets in the order of resolution; fixed when the action starts (JW-RUL-68)
 * @param next the index of the next target
 * @param played cards that changed the attack pattern
 * @param since the time at which the action started; figures that enter later are not part of it
 * @param sequel the continuation after the attack action
 */
record AttackAction(int attacker, IntList targets, int next, IntList played, int since, Continuation sequel) implements TriggerContext<AttackAction> {

  private static final CardWindow<AttackAction> DECLARING =
      new CardWindow<>("declare", Moment.BEFORE, Event.ATTACK, AttackActionCards.USE); // JW-D-08

  /** An attack action of a pilgrim. */
  static final Script<GameState, AttackAction> PILGRIM = Script.<GameState, AttackAction>of("attack")
      .stopUnless(AttackAction::isAble)
      .window(DECLARING)
      .ask(ChooseTargets::new)
      .repeatWhile(AttackAction::goesOn, AttackAction::single)
      .build();

  /** An attack action of a demon, on every pilgrim in range (JW-AI-08). */
  static final Script<GameState, AttackAction> DEMON = Script.<GameState, AttackAction>of("demon-attack")
      .stopUnless(AttackAction::isAble)
      .ask(OrderTargets::new)
      .update(OrderTargets::rest)
      .repeatWhile(AttackAction::goesOn, AttackAction::single)
      .act(AttackAction::dismiss)
      .build();

  static AttackAction of(GameState state, int attacker, Continuation sequel) {
    return new AttackAction(attacker, IntList.NONE, 0, IntList.NONE, state.get(Counters.ENTRIES), sequel);
  }

  /** Adds a single attack on each target. The target is checked again just before its attack (JW-RUL-68). */
  private static void single(Script.Builder<GameState, AttackAction> body) {
    body.when(AttackAction::isTargetLeft,
            then -> then.call(SingleAttack.SCRIPT, AttackAction::strike, (state, assault, strike) -> assault))
        .update((state, assault) -> assault.onward());
  }

  private static boolean isAble(GameState state, AttackAction assault) {
    return state.pose(assault.attacker) != Pose.NONE
        && (assault.attacker >= Content.PILGRIMS || state.isConscious(assault.attacker));
  }

  /**
   * Returns whether the attack continues. It ends once the attacker is defeated, even if it returns at once (JW-RUL-69,
   * JW-RUL-138).
   */
  private static boolean goesOn(GameState state, AttackAction assault) {
    return assault.next < assault.targets.size() && state.isStill(assault.attacker, assault.since);
  }

  private static boolean isTargetLeft(GameState state, AttackAction assault) {
    int target = assault.targets.get(assault.next);
    boolean isSame = target < Content.PILGRIMS || state.isStill(target, assault.since); // JW-RUL-138
    return isSame && Targets.isLeft(state, assault.attacker, target, assault.played);
  }

  private static SingleAttack strike(GameState state, AttackAction assault) {
    SingleAttack strike =
        new SingleAttack(assault, assault.targets.get(assault.next), GameState.NOBODY, assault.played, Dice.NONE);
    return strike.along(ChooseRay.only(state, strike));
  }

  /** Removes a guest lord after one full attack action, hit or miss, without karma or credit (JW-SDC-02). */
  private static void dismiss(GameState state, AttackAction assault) {
    if (state.pose(assault.attacker) != Pose.NONE && state.figure(assault.attacker, Counters.GUEST) != 0) {
      Removal.ofGuest(state, assault.attacker);
    }
  }

  /** Returns the sequel of the single attack that is being resolved. */
  Continuation rest() {
    return sequel.after(Continuation.Kind.ATTACK, attacker, IntList.NONE)
        .afterAny(Continuation.Kind.TARGETS, attacker, Continuation.from(targets, next + 1));
  }

  private AttackAction onward() {
    return new AttackAction(attacker, targets, next + 1, played, since, sequel);
  }

  AttackAction withTarget(int target) {
    return new AttackAction(attacker, targets.and(target), next, played, since, sequel);
  }

  @Override
  public int by() {
    return attacker;
  }

  @Override
  public int on() {
    return GameState.NOBODY;
  }

  @Override
  public AttackAction and(int note) {
    return new AttackAction(attacker, targets, next, played.and(note), since, sequel);
  }
}
