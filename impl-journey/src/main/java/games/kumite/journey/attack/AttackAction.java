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
 */
record AttackAction(int attacker, IntList targets, int next, IntList played, int since)
    implements TriggerContext<AttackAction> {

  private static final CardWindow<AttackAction> DECLARING =
      new CardWindow<>("declare", Moment.BEFORE, Event.ATTACK, AttackActionCards.USE); // JW-ATK-01, JW-D-08

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

  static AttackAction of(GameState state, int attacker) {
    return new AttackAction(attacker, IntList.NONE, 0, IntList.NONE, state.get(Counters.ENTRIES));
  }

  /** Adds a single attack on each target. The target is checked again just before its attack (JW-RUL-68). */
  private static void single(Script.Builder<GameState, AttackAction> body) {
    body.when(AttackAction::isTargetLeft,
            then -> then.act(AttackAction::strike))
        .update((state, attackAction) -> attackAction.atNextTarget());
  }

  private static boolean isAble(GameState state, AttackAction attackAction) {
    return state.pose(attackAction.attacker) != Pose.NONE
        && (attackAction.attacker >= Content.PILGRIMS || state.isConscious(attackAction.attacker));
  }

  /**
   * Returns whether the attack continues. It ends once the attacker is defeated, even if it returns at once (JW-RUL-69,
   * JW-RUL-138).
   */
  private static boolean goesOn(GameState state, AttackAction attackAction) {
    return attackAction.next < attackAction.targets.size() && state.isStill(attackAction.attacker, attackAction.since);
  }

  private static boolean isTargetLeft(GameState state, AttackAction attackAction) {
    int target = attackAction.targets.get(attackAction.next);
    boolean isSame = target < Content.PILGRIMS || state.isStill(target, attackAction.since); // JW-RUL-138
    return isSame && Targets.isLeft(state, attackAction.attacker, target, attackAction.played);
  }

  private static void strike(GameState state, AttackAction attackAction) {
    SingleAttack attack =
        new SingleAttack(attackAction, attackAction.targets.get(attackAction.next), GameState.NOBODY, attackAction.played, Dice.NONE);
    state.then(SingleAttack.SCRIPT.start(attack.along(ChooseRay.onlyRay(state, attack))), Continuation.Kind.TARGETS,
        attackAction.attacker, Continuation.from(attackAction.targets, attackAction.next + 1));
  }

  /** Removes a guest lord after one full attack action, hit or miss, without karma or credit (JW-SDC-02). */
  private static void dismiss(GameState state, AttackAction attackAction) {
    if (state.pose(attackAction.attacker) != Pose.NONE && state.figure(attackAction.attacker, Counters.GUEST) != 0) {
      Removal.ofGuest(state, attackAction.attacker);
    }
  }

  private AttackAction atNextTarget() {
    return new AttackAction(attacker, targets, next + 1, played, since);
  }

  AttackAction withTarget(int target) {
    return new AttackAction(attacker, targets.and(target), next, played, since);
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
  public AttackAction withPlayed(int note) {
    return new AttackAction(attacker, targets, next, played.and(note), since);
  }
}
