package games.kumite.kungfu.movement;

import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.ability.Divination;
import games.kumite.kungfu.ability.Footing;
import games.kumite.kungfu.carrying.Carrying;
import games.kumite.kungfu.combat.Ambush;
import games.kumite.kungfu.combat.Blow;
import games.kumite.kungfu.combat.Casualty;
import games.kumite.kungfu.combat.Displacement;
import games.kumite.kungfu.combat.Harm;
import games.kumite.kungfu.combat.Scald;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Spots;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Deed;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.spi.EventType;
import games.kumite.spi.Script;

/** The things that happen to a figure at the end of its move. */
final class Arrival {

  private static final EventType LAY = EventType.of("landed-badly", "KF-STU-14b").named("figure", Figures::id);

  /** The Free Hack of a figure that drops on an enemy; it lies beside the enemy if it does not win (KF-STU-12b). */
  private static final Script<Fight, Blow> FROM_THE_AIR = Script.<Fight, Blow>of("from-above")
      .call(Blow.SCRIPT, (fight, blow) -> blow, (fight, blow, done) -> done)
      .act(Arrival::dropped)
      .end();

  private Arrival() {}

  /** Asks for the divined dice before the test at the end of a swing, a slide, or on slippery ground (D-12). */
  static void divine(Fight fight, Moving moving) {
    Gait gait = moving.way().gait();
    boolean isLanding = gait == Gait.SWING || gait == Gait.SLIDE;
    if (isLanding || isSlipping(fight, moving)) {
      Divination.ask(fight, moving.figure(), 1);
    }
  }

  /** Returns whether it slips if it fails a test; a figure that has stayed where it was does not (KF-LOC-47a, KF-LOC-47b). */
  private static boolean isSlipping(Fight fight, Moving moving) {
    boolean isStaying = moving.way().gait().isWalk() && moving.to() == moving.from();
    return !isStaying && Slip.isDue(fight, moving.figure(), moving.way().ground());
  }

  static void after(Fight fight, Moving moving) {
    Figures figures = fight.figures();
    int figure = moving.figure();
    if (moving.way().gait() == Gait.DOWN) {
      Underground.arrive(fight, figure);
      return;
    }
    if (moving.way().gait() == Gait.SWING) {
      land(fight, figure, moving.next());
    }
    if (moving.way().gait() == Gait.SLIDE) {
      land(fight, figure, Figures.NOBODY); // KF-STU-07
    }
    if (moving.way().gait() == Gait.LEAP) {
      setDown(fight, figure);
    }
    switch (moving.departure()) {
      case DIVING -> dive(fight, figure, moving.next());
      case LYING -> lie(fight, figure);
      case LAME -> {
        lie(fight, figure);
        Harm.limp(fight, figure); // KF-STU-14c, KF-STU-14d
      }
      case DEAD -> Casualty.kill(fight, figure, Figures.NOBODY);
      default -> { }
    }
    if (isSlipping(fight, moving)) {
      Slip.test(fight, figure);
    }
    Underground.offerToCharged(fight, figure, moving.from());
    fight.then(new FlipTable(figure, moving.from()));
    Gait gait = moving.way().gait();
    if (!gait.isRound()) {
      fight.then(new LampSwing(figure, gait.round()));
    }
    if (!gait.isSpring()) {
      fight.then(new Spring(figure, gait.spring()));
    }
    boolean isCrossing = Terrain.is(moving.way().ground(), Flag.RUNNING);
    if (isCrossing && Able.has(figures, figure, Trait.WATERBANE)) {
      fight.then(new Scald(figure)); // KF-TRT-76a
    }
  }

  /** Sets down a friend who was carried along, in contact (KF-STU-03, KF-RUL-150). */
  private static void setDown(Fight fight, int figure) {
    Figures figures = fight.figures();
    int friend = Carrying.body(figures, figure);
    if (friend != Figures.NOBODY && !figures.has(figure, Deed.BURDENED)) {
      figures.carrier(friend, Figures.NOBODY);
      long place = Carrying.beside(fight, figure, friend);
      figures.put(friend, place == Place.NOWHERE
          ? Spots.nearest(fight.board(), figures, friend, figures.place(figure)) : place);
    }
  }

  /** Makes the test at the end of a swing, in which a companion shares (KF-STU-08, KF-STU-10). */
  private static void land(Fight fight, int figure, int companion) {
    boolean isPassed = Footing.test(fight, figure, "landing");
    if (companion != Figures.NOBODY) {
      long place = Carrying.beside(fight, figure, companion);
      Displacement.to(fight, companion, place == Place.NOWHERE ? fight.figures().place(companion) : place);
    }
    if (!isPassed) {
      lie(fight, figure);
      if (companion != Figures.NOBODY) {
        lie(fight, companion);
      }
    }
  }

  private static void lie(Fight fight, int figure) {
    fight.tell(LAY, fight.figures().code(figure));
    Harm.knockDown(fight, figure);
  }

  /** Puts the diver in contact with the victim, else at the nearest free place: bodies do not overlap (KF-RUL-104). */
  private static void dive(Fight fight, int figure, int victim) {
    Figures figures = fight.figures();
    long place = Carrying.beside(fight, victim, figure);
    figures.put(figure, place != Place.NOWHERE ? place
        : Spots.nearest(fight.board(), figures, figure, figures.place(figure)));
    int bonus = Ambush.bonus(fight.figures(), figure, victim); // KF-H2H-04d
    fight.then(FROM_THE_AIR.with(Blow.declared(figure, victim, Blow.Kind.HACK, bonus)));
  }

  private static void dropped(Fight fight, Blow blow) {
    boolean isMade = blow.die() != 0 || blow.margin() < 0; // who is gone before the dice is not hacked at all
    if (isMade && blow.margin() <= 0 && Able.isInPlay(fight.figures(), blow.by())) {
      Harm.knockDown(fight, blow.by()); // KF-STU-12b
    }
  }
}
