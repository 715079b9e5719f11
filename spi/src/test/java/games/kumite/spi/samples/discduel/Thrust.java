package games.kumite.spi.samples.discduel;

import games.kumite.api.Outcome;
import games.kumite.spi.EventType;
import games.kumite.spi.Script;

/**
 * A push that is being carried out.
 *
 * @param by whose push it is
 * @param to where it was meant to go
 * @param dx how far the rival is shoved to the right
 * @param dy how far the rival is shoved down
 */
record Thrust(int by, Point to, int dx, int dy) {

  static final Script<Duel, Thrust> PUSH = Script.<Duel, Thrust>of("push")
      .stopUnless((duel, thrust) -> duel.disc(thrust.by()).isOnTable())
      .act(Thrust::slide) // DD-05
      .stopUnless((duel, thrust) -> duel.force > 0)
      .window(BraceWindow.BRACE) // DD-06
      .update(Thrust::alongLineOfImpact) // DD-07
      .act(Thrust::shove)
      .ask(FollowUp::new) // DD-09
      .build();

  private static final EventType PUSHED =
      EventType.of("pushed", "DD-05").seat("by").number("x").number("y");
  private static final EventType SHOVED =
      EventType.of("shoved", "DD-07").seat("whom").number("x").number("y");
  private static final EventType FELL = EventType.of("fell", "DD-08").seat("who");
  private static final Outcome[] PUSHED_OFF = {
      Outcome.byScore("pushed off", 2, -2), Outcome.byScore("pushed off", -2, 2)};

  static Thrust of(int by, Point to) {
    return new Thrust(by, to, 0, 0);
  }

  int rival() {
    return Duel.rivalOf(by);
  }

  private static void slide(Duel duel, Thrust thrust) {
    Line way = new Line(duel.disc(thrust.by), thrust.to);
    int steps = way.stepsUpTo(duel.disc(thrust.rival()));
    Point stop = way.at(steps);
    duel.place(thrust.by, stop);
    duel.force = way.length() - steps;
    duel.emit(PUSHED, thrust.by, stop.x(), stop.y());
  }

  private static Thrust alongLineOfImpact(Duel duel, Thrust thrust) {
    Point own = duel.disc(thrust.by);
    Point shove = own.towards(duel.disc(thrust.rival()), duel.force);
    return new Thrust(thrust.by, thrust.to, shove.x() - own.x(), shove.y() - own.y());
  }

  private static void shove(Duel duel, Thrust thrust) {
    int rival = thrust.rival();
    Point shoved = duel.disc(rival).plus(thrust.dx, thrust.dy);
    duel.place(rival, shoved);
    duel.force = 0;
    duel.emit(SHOVED, rival, shoved.x(), shoved.y());
    if (!shoved.isOnTable()) {
      duel.emit(FELL, rival); // DD-08
      duel.finish(PUSHED_OFF[thrust.by]); // DD-12
    }
  }
}
