package games.kumite.spi.samples.leducpoker;

import games.kumite.api.Phase;
import games.kumite.spi.Scope;

/** The two rounds of bets: LP-04. */
enum Round implements Scope<GameState> {
  FIRST("first", "First round", 2),
  SECOND("second", "Second round", 4);

  static final int MAX_RAISES = 2; // LP-06
  static final Phase PLAY = Phase.of("play", "Play");

  private final String id;
  private final String title;
  private final int raise;

  Round(String id, String title, int raise) {
    this.id = id;
    this.title = title;
    this.raise = raise;
  }

  /** The chips that a raise adds to a call: LP-06. */
  int raise() {
    return raise;
  }

  @Override
  public Phase phase() {
    return this == FIRST ? Phases.FIRST : Phases.SECOND;
  }

  /** The phases of the rounds, each made once. */
  private static final class Phases {
    static final Phase FIRST = PLAY.child(Round.FIRST.id, Round.FIRST.title);
    static final Phase SECOND = PLAY.child(Round.SECOND.id, Round.SECOND.title);
  }
}
