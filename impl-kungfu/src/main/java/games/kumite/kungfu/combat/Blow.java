package games.kumite.kungfu.combat;

import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.ability.Toughness;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.window.Flips;
import games.kumite.kungfu.window.Moment;
import games.kumite.kungfu.window.Rolled;
import games.kumite.spi.EventType;
import games.kumite.spi.Picks;
import games.kumite.spi.Script;
import games.kumite.spi.Step;

/**
 * One hand-to-hand roll: an attack, or a Free Hack (KF-RUL-184).
 *
 * @param by who strikes
 * @param on who is struck
 * @param kind what kind of blow
 * @param boost what extra actions and occasion add to it
 * @param thrown Chi and dice of both
 */
public record Blow(int by, int on, Kind kind, int boost, Thrown thrown) implements Rolled<Blow> {

  /** What kind of blow it is. */
  public enum Kind {
    /** An attack: either side may hurt the other (KF-H2H-02). */
    ATTACK,
    /** A Free Hack: the target rolls for its defence alone (KF-H2H-33). */
    HACK,
    /** A Free Hack by a trait: it triggers no other one (KF-RUL-83). */
    TRAIT_HACK,
    /** One attack of a Flurry of Blows: enemies have no outnumbering bonus (KF-TRT-31b). */
    FLURRY;

    /** Whether the target can hurt nobody. */
    public boolean isHack() {
      return this == HACK || this == TRAIT_HACK;
    }
  }

  /**
   * Chi and dice of both.
   *
   * @param chi the attacker's Chi
   * @param otherChi the defender's Chi
   * @param die the attacker's natural die
   * @param otherDie the defender's natural die
   * @param margin the attacker's total less the defender's, once the dice lie
   * @param flippers who has turned a die over
   */
  public record Thrown(int chi, int otherChi, int die, int otherDie, int margin, Picks flippers) {
    /** Nothing yet. */
    public static final Thrown NOTHING = new Thrown(0, 0, 0, 0, 0, Picks.NONE);
  }

  private static final int SIDES = 6;
  private static final EventType STRUCK = EventType.of("struck", "KF-H2H-02").named("by", Figures::id)
      .named("on", Figures::id).number("total").number("other");
  private static final EventType HACKED = EventType.of("hacked", "KF-H2H-33").named("by", Figures::id)
      .named("on", Figures::id).number("total").number("other");

  /** The roll and all that follows from it. */
  public static final Script<Fight, Blow> SCRIPT = Script.<Fight, Blow>of("blow")
      .onlyIf(Blow::isOn)
      .act((fight, blow) -> Moment.DECLARED.open(fight, blow.actor(), blow.by, blow.on)) // W3
      .onlyIf(Blow::isOn)
      .ask(SpendChi.ATTACKER) // KF-H2H-19, KF-RUL-25
      .ask(SpendChi.DEFENDER)
      .set(Blow::roll)
      .when((fight, blow) -> Flips.isAny(fight), flips -> flips.window(new Flips<>())) // D-24
      .set(Blow::compare)
      .act((fight, blow) -> Moment.KNOWN.open(fight, blow.actor(), blow.by, blow.on)) // W4
      .onlyIf(Blow::isOn)
      .when((fight, blow) -> blow.margin() > 0, won -> won
          .call(Harming.SCRIPT, (fight, blow) -> Harming.of(blow.by, blow.on, blow.margin() - Toughness.of(fight.figures(), blow.on),
              Harming.Table.HAND_TO_HAND), (fight, blow, harming) -> blow))
      .when((fight, blow) -> blow.margin() < 0 && !blow.kind.isHack(), lost -> lost
          .call(Harming.SCRIPT, (fight, blow) -> Harming.of(blow.on, blow.by, -blow.margin() - Toughness.of(fight.figures(), blow.by),
              Harming.Table.HAND_TO_HAND), (fight, blow, harming) -> blow))
      .when((fight, blow) -> blow.margin() == 0 && blow.kind.isHack(), tied -> tied // KF-RUL-27
          .call(Harming.SCRIPT, (fight, blow) -> Harming.of(blow.by, blow.on, 1 - Toughness.of(fight.figures(), blow.on),
              Harming.Table.HAND_TO_HAND), (fight, blow, harming) -> blow))
      .when((fight, blow) -> blow.margin() == 0 && !blow.kind.isHack(), tied -> tied
          .call(Tie.SCRIPT, (fight, blow) -> Tie.of(fight, blow.by, blow.on), (fight, blow, tie) -> blow)) // KF-H2H-21
      .act(Aftermath::poison) // KF-RUL-44
      .act(Aftermath::hacks) // KF-RUL-83
      .end();

  /** An attack with so many extra actions. */
  public static Step<Fight> attack(int by, int on, int boost) {
    return SCRIPT.with(new Blow(by, on, Kind.ATTACK, boost, Thrown.NOTHING));
  }

  /** An attack of some kind. */
  public static Step<Fight> of(int by, int on, Kind kind, int boost) {
    return SCRIPT.with(new Blow(by, on, kind, boost, Thrown.NOTHING));
  }

  /** A Free Hack. */
  public static Blow hack(int by, int on) {
    return new Blow(by, on, Kind.HACK, 0, Thrown.NOTHING);
  }

  /** The attacker's total less the defender's. */
  public int margin() {
    return thrown.margin;
  }

  private static Blow roll(Fight fight, Blow declared) {
    Figures figures = fight.figures();
    Blow blow = declared.asHackOnHelpless(figures);
    int die = fight.roll("attack", seat(fight, blow.by), SIDES);
    int otherDie = fight.roll("defence", seat(fight, blow.on), SIDES);
    return blow.with(new Thrown(blow.thrown.chi, blow.thrown.otherChi, die, otherDie, 0, Picks.NONE));
  }

  /** The totals (KF-RUL-184: natural dice are read after the flips). */
  private static Blow compare(Fight fight, Blow blow) {
    Figures figures = fight.figures();
    int die = blow.die();
    int otherDie = blow.otherDie();
    int attacker = die + Totals.attacker(fight, blow) + hammer(figures, blow.by, die) + blow.thrown.chi;
    int defender = otherDie + Totals.defender(fight, blow) + Totals.obstacle(fight, blow)
        + hammer(figures, blow.on, otherDie) + blow.thrown.otherChi;
    fight.tell(blow.kind.isHack() ? HACKED : STRUCK, figures.code(blow.by), figures.code(blow.on), attacker, defender);
    return blow.with(new Thrown(blow.thrown.chi, blow.thrown.otherChi, die, otherDie,
        armoured(figures, blow, attacker - defender), blow.thrown.flippers));
  }

  /** KF-TRT-38b: a natural 6 adds 2. */
  private static int hammer(Figures figures, int figure, int die) {
    return die == SIDES && Able.has(figures, figure, Trait.HAMMERING_BLOW) ? 2 : 0;
  }

  /** Attacks on the Transfixed, handcuffed and cliffhanging are Free Hacks (KF-H2H-11, KF-TRT-39f, KF-STU-17). */
  private Blow asHackOnHelpless(Figures figures) {
    boolean isHelpless = figures.is(on, Condition.TRANSFIXED) || figures.is(on, Condition.HANDCUFFED)
        || figures.is(on, Condition.CLIFFHANGING);
    return isHelpless && !kind.isHack() ? new Blow(by, on, Kind.HACK, boost, thrown) : this;
  }

  /** KF-TRT-06: a combat lost by exactly 1 by somebody in Armour counts as a draw, attacking or defending. */
  private static int armoured(Figures figures, Blow blow, int margin) {
    boolean isSaved = margin == 1 && Able.has(figures, blow.on, Trait.ARMOUR)
        || margin == -1 && Able.has(figures, blow.by, Trait.ARMOUR);
    return isSaved ? 0 : margin;
  }

  private static int seat(Fight fight, int figure) {
    int gang = fight.figures().gang(figure);
    return gang == Figures.NEUTRAL ? Figures.NEUTRAL : fight.seat(gang);
  }

  private static boolean isOn(Fight fight, Blow blow) {
    return Able.isInPlay(fight.figures(), blow.by) && Able.isInPlay(fight.figures(), blow.on);
  }

  /** Whose activation or Reaction it belongs to; a Free Hack to nobody's. */
  private int actor() {
    return kind.isHack() ? Figures.NOBODY : by;
  }

  private Blow with(Thrown more) {
    return new Blow(by, on, kind, boost, more);
  }

  Blow withChi(int chi) {
    return with(new Thrown(chi, thrown.otherChi, 0, 0, 0, Picks.NONE));
  }

  Blow withOtherChi(int chi) {
    return with(new Thrown(thrown.chi, chi, 0, 0, 0, Picks.NONE));
  }

  @Override
  public int die() {
    return thrown.die;
  }

  @Override
  public int otherDie() {
    return thrown.otherDie;
  }

  @Override
  public Picks flippers() {
    return thrown.flippers;
  }

  @Override
  public Blow flipped(int flipper, int whose) {
    Picks flippers = thrown.flippers.and(flipper);
    int die = whose == by ? Flips.turned(thrown.die) : thrown.die;
    int otherDie = whose == on ? Flips.turned(thrown.otherDie) : thrown.otherDie;
    return with(new Thrown(thrown.chi, thrown.otherChi, die, otherDie, 0, flippers));
  }
}
