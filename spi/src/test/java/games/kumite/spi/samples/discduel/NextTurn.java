package games.kumite.spi.samples.discduel;

import games.kumite.api.Outcome;
import games.kumite.spi.Step;

/** Ends a turn: the other seat's begins, or the match is counted. */
enum NextTurn implements Step<Duel> {
  NEXT_TURN;

  private static final Outcome[] NEARER = {
      Outcome.byScore("nearer", 1, -1), Outcome.byScore("nearer", -1, 1)};
  private static final Outcome DRAW = Outcome.byScore("equal", 0, 0);

  @Override
  public void run(Duel duel) {
    duel.pushes++;
    if (duel.pushes == duel.config().number("pushes")) {
      duel.finish(count(duel)); // DD-10
      return;
    }
    duel.turn = Duel.rivalOf(duel.turn); // DD-02
    duel.ask(PushDisc.PUSH_DISC);
  }

  private static Outcome count(Duel duel) {
    int order = Long.compare(
        duel.disc(0).squaredTo(Point.MIDDLE), duel.disc(1).squaredTo(Point.MIDDLE));
    return order == 0 ? DRAW : NEARER[order < 0 ? 0 : 1];
  }
}
