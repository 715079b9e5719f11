package games.kumite.journey.attack;

import games.kumite.journey.card.CardWindow;
import games.kumite.journey.card.Occasion;
import games.kumite.journey.content.Content;
import games.kumite.journey.content.Trigger.Event;
import games.kumite.journey.content.Trigger.Moment;
import games.kumite.journey.defeat.Removal;
import games.kumite.journey.map.Pose;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Num;
import games.kumite.journey.state.Sequel;
import games.kumite.spi.Picks;
import games.kumite.spi.Script;

/**
 * An attack action.
 *
 * @param attacker the attacker
 * @param targets the targets in the order of resolution; fixed when it starts (JW-RUL-68)
 * @param next the index of the next target
 * @param played cards that changed the attack pattern
 * @param since the time at which it started; figures that come later are not part of it
 * @param sequel the sequel
 */
record Assault(int attacker, Picks targets, int next, Picks played, int since, Sequel sequel) implements Occasion<Assault> {

  private static final CardWindow<Assault> DECLARING =
      new CardWindow<>("declare", Moment.BEFORE, Event.ATTACK, AssaultUse.USE); // JW-D-08

  /** An attack action of a pilgrim. */
  static final Script<Journey, Assault> PILGRIM = Script.<Journey, Assault>of("attack")
      .onlyIf(Assault::isAble)
      .window(DECLARING)
      .ask(ChooseTargets.CHOOSE)
      .loop(Assault::goesOn, Assault::single)
      .end();

  /** An attack action of a demon, on every pilgrim in range (JW-AI-08). */
  static final Script<Journey, Assault> DEMON = Script.<Journey, Assault>of("demon-attack")
      .onlyIf(Assault::isAble)
      .ask(OrderTargets.ORDER)
      .set(OrderTargets::rest)
      .loop(Assault::goesOn, Assault::single)
      .act(Assault::dismiss)
      .end();

  static Assault of(Journey journey, int attacker, Sequel sequel) {
    return new Assault(attacker, Picks.NONE, 0, Picks.NONE, journey.get(Num.ENTRIES), sequel);
  }

  /** Adds a single attack on each target, which is checked again when its turn comes (JW-RUL-68). */
  private static void single(Script.Builder<Journey, Assault> body) {
    body.when(Assault::isTargetLeft,
            then -> then.call(Strike.SCRIPT, Assault::strike, (journey, assault, strike) -> assault))
        .set((journey, assault) -> assault.onward());
  }

  private static boolean isAble(Journey journey, Assault assault) {
    return journey.pose(assault.attacker) != Pose.NONE
        && (assault.attacker >= Content.PILGRIMS || journey.isConscious(assault.attacker));
  }

  /**
   * Returns whether the attack continues. It ends once the attacker is defeated, even if it is back at once (JW-RUL-69,
   * JW-RUL-138).
   */
  private static boolean goesOn(Journey journey, Assault assault) {
    return assault.next < assault.targets.size() && journey.isStill(assault.attacker, assault.since);
  }

  private static boolean isTargetLeft(Journey journey, Assault assault) {
    int target = assault.targets.get(assault.next);
    boolean isSame = target < Content.PILGRIMS || journey.isStill(target, assault.since); // JW-RUL-138
    return isSame && Targets.isLeft(journey, assault.attacker, target, assault.played);
  }

  private static Strike strike(Journey journey, Assault assault) {
    Strike strike =
        new Strike(assault, assault.targets.get(assault.next), Journey.NOBODY, assault.played, Dice.NONE);
    return strike.along(ChooseRay.only(journey, strike));
  }

  /** Removes a guest lord after one full attack action, hit or miss, without karma or credit (JW-SDC-02). */
  private static void dismiss(Journey journey, Assault assault) {
    if (journey.pose(assault.attacker) != Pose.NONE && journey.figure(assault.attacker, Num.GUEST) != 0) {
      Removal.ofGuest(journey, assault.attacker);
    }
  }

  /** Returns the sequel of the single attack that is being resolved. */
  Sequel rest() {
    return sequel.after(Sequel.Kind.ATTACK, attacker, Picks.NONE)
        .afterAny(Sequel.Kind.TARGETS, attacker, Sequel.from(targets, next + 1));
  }

  private Assault onward() {
    return new Assault(attacker, targets, next + 1, played, since, sequel);
  }

  Assault withTarget(int target) {
    return new Assault(attacker, targets.and(target), next, played, since, sequel);
  }

  @Override
  public int by() {
    return attacker;
  }

  @Override
  public int on() {
    return Journey.NOBODY;
  }

  @Override
  public Assault and(int note) {
    return new Assault(attacker, targets, next, played.and(note), since, sequel);
  }
}
