package games.kumite.kungfu.combat;

import games.kumite.kungfu.ability.Concentration;
import games.kumite.kungfu.ability.Restraint;
import games.kumite.kungfu.ability.Spirits;
import games.kumite.kungfu.ability.Swords;
import games.kumite.kungfu.carrying.Carrying;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.end.Farewell;
import games.kumite.kungfu.end.Goal;
import games.kumite.kungfu.end.Rewards;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Deed;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Num;
import games.kumite.kungfu.vip.Horde;
import games.kumite.spi.EventType;

/** Figures that are put out of the game. */
public final class Casualty {

  private static final EventType KNOCKED_OUT =
      EventType.of("knocked-out", "KF-CON-20a").named("figure", Figures::id);
  private static final EventType KILLED = EventType.of("killed", "KF-CON-18a").named("figure", Figures::id);
  private static final EventType VANISHED = EventType.of("vanished", "KF-TRT-75d").named("figure", Figures::id);
  private static final EventType LEFT = EventType.of("fled", "KF-MOR-09").named("figure", Figures::id);

  private Casualty() {}

  /** Knocks a figure out; the Undead vanish (KF-TRT-75d). */
  public static void knockOut(Fight fight, int figure, int by) {
    Figures figures = fight.figures();
    if (figures.is(figure, Condition.KNOCKED_OUT) || figures.is(figure, Condition.DEAD)) {
      return;
    }
    if (Spirits.isSpirit(figures, figure)) {
      Spirits.goHome(fight, figure); // KF-RUL-158
      return;
    }
    if (Effects.has(figures, figure, Trait.UNDEAD)) {
      fight.tell(VANISHED, figures.code(figure));
      figures.inflict(figure, Condition.DEAD);
      fight.set(Num.DEATHS, 1); // KF-VIP-04a
      Goal.dies(fight, figure);
      Swords.vanish(figures, figure); // KF-TRT-30i
    } else {
      fight.tell(KNOCKED_OUT, figures.code(figure));
      figures.inflict(figure, Condition.KNOCKED_OUT);
      if (Swords.isSword(figures, figure)) {
        Swords.drops(figures, figure);
      }
    }
    out(fight, figure, by);
  }

  /** Kills a figure. */
  public static void kill(Fight fight, int figure, int by) {
    Figures figures = fight.figures();
    if (Spirits.isSpirit(figures, figure)) {
      Spirits.goHome(fight, figure); // KF-RUL-158
    } else if (!figures.is(figure, Condition.DEAD)) {
      if (figures.is(figure, Condition.POSSESSED)) {
        Spirits.goHome(fight, figure); // KF-TRT-55f
      }
      boolean wasIn = !figures.is(figure, Condition.KNOCKED_OUT);
      fight.tell(KILLED, figures.code(figure));
      figures.inflict(figure, Condition.DEAD);
      fight.set(Num.DEATHS, 1); // KF-VIP-04a
      Goal.dies(fight, figure);
      Horde.bite(fight, figure, by); // KF-VIP-06c
      Farewell.mourn(fight, figure, by); // KF-VIP-03j
      Swords.vanish(figures, figure);
      if (wasIn) {
        out(fight, figure, by);
      } else {
        figures.forget(figure, Deed.STRANDED); // KF-VIP-11d names both
        Goal.felled(fight, figure, by); // KF-PLT-12a names both
        finish(figures, figure, by);
        shake(fight, figure, by);
      }
    }
  }

  /** Removes a figure that leaves the table, or breaks for good (KF-MOR-09). */
  public static void flee(Fight fight, int figure) {
    if (fight.figures().is(figure, Condition.POSSESSED)) {
      Spirits.goHome(fight, figure); // KF-TRT-55f: the body is lost
    } else if (fight.figures().is(figure, Condition.HUSK)) {
      Spirits.loseBody(fight.figures(), figure); // KF-TRT-55j, KF-RUL-71
    }
    boolean isAlive = !fight.figures().is(figure, Condition.DEAD); // a body is taken along
    fight.figures().inflict(figure, Condition.GONE);
    if (isAlive) {
      fight.tell(LEFT, fight.figures().code(figure));
      Swords.vanish(fight.figures(), figure);
      out(fight, figure, Figures.NOBODY);
    }
    fight.figures().put(figure, Place.NOWHERE);
  }

  private static void out(Fight fight, int figure, int by) {
    Figures figures = fight.figures();
    if (!figures.is(figure, Condition.GONE)) {
      Goal.felled(fight, figure, by);
    }
    letGo(fight, figure);
    Carrying.drop(fight, figure);
    figures.grappler(figure, Figures.NOBODY);
    figures.bank(figure, 0);
    figures.cure(figure, Condition.STANCE);
    Concentration.ends(figures, figure);
    figures.cure(figure, Condition.UNBALANCED); // KF-TRT-81b
    figures.cure(figure, Condition.HIDING); // KF-RUL-62
    Carrying.letCarFall(fight, figure); // KF-STU-22
    Fall.ifHanging(fight, figure, by); // KF-RUL-80
    for (int other = 0; other < figures.count(); other++) {
      if (figures.causer(other) == figure && figures.is(other, Condition.TRANSFIXED)) { // KF-TRT-73c
        figures.cure(other, Condition.TRANSFIXED);
      }
    }
    finish(figures, figure, by);
    if (!figures.is(figure, Condition.GONE)) { // KF-MOR-02 names being Knocked Out and death
      shake(fight, figure, by);
    }
  }

  /**
   * Frightens the gang whose Protagonist is Knocked Out, or dies, or one after the other: each counts (KF-MOR-02, KF-RUL-175).
   */
  private static void shake(Fight fight, int figure, int by) {
    Figures figures = fight.figures();
    int gang = Spirits.owner(figures, figure);
    if (figures.profile(figure).isProtagonist() && gang != Figures.NEUTRAL) {
      Rewards.beats(fight, figure, gang, by);
      fight.gang(gang, Num.SHAKEN, fight.gang(gang, Num.SHAKEN) + 1);
    }
  }

  /** Applies the consequences of a death, or of being Knocked Out, even if both come one after the other. */
  private static void finish(Figures figures, int figure, int by) {
    Restraint.drawsBlood(figures, by); // KF-TRT-46e
    boolean isOver = figures.is(figure, Condition.DEAD) || figures.is(figure, Condition.GONE);
    if (isOver) {
      calm(figures, figure);
    }
    if (by != Figures.NOBODY && figures.is(by, Condition.HUMBLED) && figures.humbler(by) == figure) { // KF-CON-17
      figures.cure(by, Condition.HUMBLED);
      figures.forget(by, Deed.REFUSED);
    }
  }

  /** Cancels the vibrations of a figure that is dead or has left the table (KF-TRT-57e). */
  public static void calm(Figures figures, int figure) {
    for (int victim = 0; victim < figures.count(); victim++) {
      if (figures.trembling(victim) == figure) {
        figures.tremble(victim, Figures.NOBODY);
      }
    }
  }

  /** Frees all figures whom a figure holds (KF-RUL-39). */
  public static void letGo(Fight fight, int figure) {
    Figures figures = fight.figures();
    for (int other = 0; other < figures.count(); other++) {
      if (figures.grappler(other) == figure) {
        figures.grappler(other, Figures.NOBODY);
      }
    }
  }
}
