package games.kumite.spi.samples.discduel;

import static games.kumite.spi.samples.Moves.play;
import static games.kumite.spi.samples.Moves.seat;

import games.kumite.api.Element;
import games.kumite.api.Game;
import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.api.Viewer;

/** Duels in the positions that tests begin with. */
final class Duels {

  static final Game GAME = new DiscDuel();
  static final Setup SETUP = Setup.seats("Ana", "Bo").seed(1);

  /** Hits with a force of 50 mm, after {@link #near}. */
  static final String HIT = "push 2500 2000";

  private Duels() {}

  static Match played(Setup setup, String... notations) {
    Match match = GAME.start(setup);
    play(match, notations);
    return match;
  }

  /** The discs are so near that the next push of the first seat can hit; 50 mm left and right of the middle. */
  static Match near(Setup setup) {
    return played(setup, "push 1500 2000", "push 2500 2000");
  }

  static Match hit(Setup setup) {
    Match match = near(setup);
    play(match, HIT);
    return match;
  }

  /** Where both discs are. */
  static String discs(Match match) {
    return disc(match, 1) + " | " + disc(match, 2);
  }

  static String disc(Match match, int number) {
    Element disc = match.table(Viewer.spectator()).find("token:disc-" + number).orElseThrow();
    return disc.number("x") + " " + disc.number("y");
  }

  static int track(Match match, String name) {
    return match.table(Viewer.spectator()).find("track:" + name).orElseThrow().number("value");
  }
}
