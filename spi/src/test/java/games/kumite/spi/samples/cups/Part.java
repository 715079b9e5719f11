package games.kumite.spi.samples.cups;

import games.kumite.api.Phase;
import games.kumite.spi.Scope;
import games.kumite.spi.Step;

/** The parts of a match, and how a round begins and goes on. */
enum Part implements Scope<Bout> {
  ROUND;

  static final Phase PLAY = Phase.of("play", "Play");
  private static final Phase OF_ROUND = PLAY.child("round", "Round");

  @Override
  public Phase phase() {
    return OF_ROUND;
  }

  /** A step that nobody decides. */
  enum Flow implements Step<Bout> {
    BEGIN {
      @Override
      public void run(Bout bout) { // CU-02, CU-05
        bout.endIfWon();
        if (!bout.isFinished()) {
          bout.begin();
          bout.then(TakeTurn.TURN, ROUND, BEGIN);
        }
      }
    }
  }
}
