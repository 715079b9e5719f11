package games.kumite.spi.testkit.soak;

import games.kumite.api.Game;
import games.kumite.api.Match;
import games.kumite.api.Seat;
import games.kumite.api.Setup;
import games.kumite.api.Viewer;
import games.kumite.api.random.RandomSource;
import games.kumite.api.random.SeededRandom;
import java.util.ArrayList;
import java.util.List;

/** Matches that are played at the same time by one thread, a decision each in turn, and compared with those played alone. */
final class Interleaving {

  private static final int DECISIONS = 25;

  private final Game game;
  private final List<Setup> setups;

  Interleaving(Game game, List<Setup> setups) {
    this.game = game;
    this.setups = setups;
  }

  String run(int count) {
    List<Match> matches = new ArrayList<>();
    List<SeededRandom> randoms = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      matches.add(game.start(setup(i)));
      randoms.add(random(i));
    }
    for (int round = 0; round < DECISIONS; round++) {
      for (int i = 0; i < count; i++) {
        step(matches.get(i), randoms.get(i));
      }
    }
    for (int i = 0; i < count; i++) {
      Match alone = game.start(setup(i));
      SeededRandom random = random(i);
      for (int round = 0; round < DECISIONS; round++) {
        step(alone, random);
      }
      if (!text(alone).equals(text(matches.get(i)))) {
        throw new AssertionError("match " + i + " must be the same alone; was\n" + text(matches.get(i)) + "\nalone\n" + text(alone));
      }
    }
    return count + " matches of " + DECISIONS + " decisions, different 0";
  }

  private Setup setup(int i) {
    return setups.get(i % setups.size()).seed(i);
  }

  private static SeededRandom random(int i) {
    return RandomSource.seeded(i).split("interleaved");
  }

  private static void step(Match match, SeededRandom random) {
    if (!match.isOver()) {
      match.playRandom(random);
    }
  }

  private static String text(Match match) {
    StringBuilder text = new StringBuilder(match.record().text()).append(match.search().observationKey(Viewer.spectator()));
    for (Seat seat : match.seats()) {
      text.append(' ').append(match.search().observationKey(seat));
    }
    return text.toString();
  }
}
