package games.kumite.kungfu.effect;

import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.end.ChiLevelRewards;
import games.kumite.kungfu.end.Goal;
import games.kumite.kungfu.end.VipDeparture;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.CarriedObjects;
import games.kumite.kungfu.figure.Concentration;
import games.kumite.kungfu.figure.FlyingSwords;
import games.kumite.kungfu.figure.Restraint;
import games.kumite.kungfu.figure.Spirits;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.PlotDeed;
import games.kumite.kungfu.vip.ZombieSpread;
import games.kumite.spi.EventType;

/** Figures that are put out of the game. */
public final class Casualty {

  private static final EventType KNOCKED_OUT =
      EventType.of("knocked-out", "KF-CON-20a").word("figure", Figures::id);
  private static final EventType KILLED = EventType.of("killed", "KF-CON-18a").word("figure", Figures::id);
  private static final EventType VANISHED = EventType.of("vanished", "KF-TRT-75d").word("figure", Figures::id);
  private static final EventType FLED = EventType.of("fled", "KF-MOR-09").word("figure", Figures::id);

  private Casualty() {}

  /** Knocks a figure out; the Undead vanish (KF-TRT-75d). */
  public static void knockOut(GameState state, int figure, int by) {
    Figures figures = state.figures();
    if (figures.is(figure, Condition.KNOCKED_OUT) || figures.is(figure, Condition.DEAD)) {
      return;
    }
    if (Spirits.isSpirit(figures, figure)) {
      Spirits.goHome(state, figure); // KF-RUL-158
      return;
    }
    if (Capabilities.has(figures, figure, Trait.UNDEAD)) {
      state.emit(VANISHED, figures.code(figure));
      figures.inflict(figure, Condition.DEAD);
      state.set(Counters.DEATHS, 1); // KF-VIP-04a
      Goal.dies(state, figure);
      FlyingSwords.vanish(figures, figure); // KF-TRT-30i
    } else {
      state.emit(KNOCKED_OUT, figures.code(figure));
      figures.inflict(figure, Condition.KNOCKED_OUT);
      if (FlyingSwords.isSword(figures, figure)) {
        FlyingSwords.drops(figures, figure);
      }
    }
    out(state, figure, by);
  }

  /** Kills a figure. */
  public static void kill(GameState state, int figure, int by) {
    Figures figures = state.figures();
    if (Spirits.isSpirit(figures, figure)) {
      Spirits.goHome(state, figure); // KF-RUL-158
    } else if (!figures.is(figure, Condition.DEAD)) {
      if (figures.is(figure, Condition.POSSESSED)) {
        Spirits.goHome(state, figure); // KF-TRT-55f
      }
      boolean wasIn = !figures.is(figure, Condition.KNOCKED_OUT);
      state.emit(KILLED, figures.code(figure));
      figures.inflict(figure, Condition.DEAD);
      state.set(Counters.DEATHS, 1); // KF-VIP-04a
      Goal.dies(state, figure);
      ZombieSpread.bite(state, figure, by); // KF-VIP-06c
      VipDeparture.mourn(state, figure, by); // KF-VIP-03j
      FlyingSwords.vanish(figures, figure);
      if (wasIn) {
        out(state, figure, by);
      } else {
        figures.forget(figure, PlotDeed.STRANDED); // KF-VIP-11d names both
        Goal.felled(state, figure, by); // KF-PLT-12a names both
        finish(figures, figure, by);
        shakeGang(state, figure, by);
      }
    }
  }

  /** Removes a figure that leaves the table, or breaks for good (KF-MOR-09). */
  public static void flee(GameState state, int figure) {
    if (state.figures().is(figure, Condition.POSSESSED)) {
      Spirits.goHome(state, figure); // KF-TRT-55f: the body is lost
    } else if (state.figures().is(figure, Condition.HUSK)) {
      Spirits.loseBody(state.figures(), figure); // KF-TRT-55j, KF-RUL-71
    }
    boolean isAlive = !state.figures().is(figure, Condition.DEAD); // a body is taken along
    state.figures().inflict(figure, Condition.GONE);
    if (isAlive) {
      state.emit(FLED, state.figures().code(figure));
      FlyingSwords.vanish(state.figures(), figure);
      out(state, figure, Figures.NOBODY);
    }
    state.figures().put(figure, Place.NOWHERE);
  }

  private static void out(GameState state, int figure, int by) {
    Figures figures = state.figures();
    if (!figures.is(figure, Condition.GONE)) {
      Goal.felled(state, figure, by);
    }
    letGo(state, figure);
    CarriedObjects.drop(state, figure);
    figures.grappler(figure, Figures.NOBODY);
    figures.bank(figure, 0);
    figures.cure(figure, Condition.STANCE);
    Concentration.ends(figures, figure);
    figures.cure(figure, Condition.UNBALANCED); // KF-TRT-81b
    figures.cure(figure, Condition.HIDING); // KF-RUL-62
    CarriedObjects.letCarFall(state, figure); // KF-STU-22
    Fall.ifHanging(state, figure, by); // KF-RUL-80
    for (int other = 0; other < figures.count(); other++) {
      if (figures.causer(other) == figure && figures.is(other, Condition.TRANSFIXED)) { // KF-TRT-73c
        figures.cure(other, Condition.TRANSFIXED);
      }
    }
    finish(figures, figure, by);
    if (!figures.is(figure, Condition.GONE)) { // KF-MOR-02 names being Knocked Out and death
      shakeGang(state, figure, by);
    }
  }

  /**
   * Frightens the gang whose Protagonist is Knocked Out or dies. If both happen, each counts (KF-MOR-02, KF-RUL-175).
   */
  private static void shakeGang(GameState state, int figure, int by) {
    Figures figures = state.figures();
    int gang = Spirits.owner(figures, figure);
    if (figures.profile(figure).isProtagonist() && gang != Figures.NEUTRAL) {
      ChiLevelRewards.beats(state, figure, gang, by);
      state.gang(gang, Counters.SHAKEN, state.gang(gang, Counters.SHAKEN) + 1);
    }
  }

  /** Applies the consequences of a death, or of being Knocked Out, even if both come one after the other. */
  private static void finish(Figures figures, int figure, int by) {
    Restraint.drawsBlood(figures, by); // KF-TRT-46e
    boolean isOver = figures.is(figure, Condition.DEAD) || figures.is(figure, Condition.GONE);
    if (isOver) {
      cancelVibrations(figures, figure);
    }
    if (by != Figures.NOBODY && figures.is(by, Condition.HUMBLED) && figures.humbler(by) == figure) { // KF-CON-17
      figures.cure(by, Condition.HUMBLED);
      figures.forget(by, PlotDeed.REFUSED);
    }
  }

  /** Cancels the vibrations of a figure that is dead or has left the table (KF-TRT-57e). */
  public static void cancelVibrations(Figures figures, int figure) {
    for (int victim = 0; victim < figures.count(); victim++) {
      if (figures.trembling(victim) == figure) {
        figures.tremble(victim, Figures.NOBODY);
      }
    }
  }

  /** Frees all figures that a figure holds (KF-RUL-39). */
  public static void letGo(GameState state, int figure) {
    Figures figures = state.figures();
    for (int other = 0; other < figures.count(); other++) {
      if (figures.grappler(other) == figure) {
        figures.grappler(other, Figures.NOBODY);
      }
    }
  }
}
