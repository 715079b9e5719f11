package games.kumite.spi.testkit.soak;

import games.kumite.api.Action;
import games.kumite.api.Decision;
import games.kumite.api.Game;
import games.kumite.api.IllegalActionException;
import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.api.Viewer;
import games.kumite.api.random.RandomSource;
import games.kumite.api.random.SeededRandom;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Notations that are not quite those of legal actions: words exchanged, lost, repeated and taken from other decisions. */
final class ChangedNotations {

  private static final int AT_A_DECISION = 40;
  private static final int MOST_SEEN = 5_000;
  private static final List<String> PIECES = List.of("", " ", "0", "-1", "1", "99", "2147483647", "-2147483648", "99999999999999999999", "seat:1",
      "seat:9", "card:", ":", "#", ";", "\"", "\\", "\u0000", "\u202e", "\ud83c", "\ud83c\udca1", "\u00a0", "done", "pass", "back", "none", "%s",
      "{0}", "1e9", "0x1", "+1", "01", "\u0661", "x".repeat(3_000));

  private final Game game;
  private final List<Setup> setups;
  private final List<String> seen = new ArrayList<>();
  private int tried;
  private int legal;
  private int decisions;

  ChangedNotations(Game game, List<Setup> setups) {
    this.game = game;
    this.setups = setups;
  }

  String run(int count) {
    for (int seed = 1; tried < count; seed++) {
      SeededRandom random = RandomSource.seeded(seed).split("notations");
      Match match = game.start(setups.get(seed % setups.size()).seed(seed));
      while (tried < count && !match.isOver() && random.nextInt(400) > 0) {
        if (random.nextInt(4) == 0) {
          tryAll(match, random, seed);
        }
        match.playRandom(random);
      }
    }
    return tried + " at " + decisions + " decisions, " + legal + " of them legal, failed 0";
  }

  private void tryAll(Match match, SeededRandom random, int seed) {
    decisions++;
    Decision decision = match.decision();
    List<String> listed = decision.actions().stream().limit(300).map(Action::notation).toList();
    String record = match.record().text();
    long key = match.search().observationKey(Viewer.spectator());
    for (int i = 0; i < AT_A_DECISION; i++) {
      String notation = changed(listed.get(random.nextInt(listed.size())), random);
      tried++;
      try {
        Action action = decision.parse(notation);
        legal++;
        if (!decision.isLegal(action) || !decision.parse(action.notation()).equals(action)) {
          throw new AssertionError("seed " + seed + ": \"" + notation + "\" is read as an action that is not legal:\n" + record);
        }
      } catch (IllegalActionException refused) {
        if (refused.getMessage() == null || refused.getMessage().isBlank() || refused.getMessage().length() > 20_000) {
          throw new AssertionError("seed " + seed + ": \"" + notation + "\" must be refused in a few words:\n" + record, refused);
        }
      } catch (RuntimeException | StackOverflowError failure) {
        throw new AssertionError("seed " + seed + ": \"" + notation + "\" must be read or refused:\n" + record, failure);
      }
    }
    if (!match.record().text().equals(record) || match.search().observationKey(Viewer.spectator()) != key) {
      throw new AssertionError("seed " + seed + ": reading notations must change nothing:\n" + record);
    }
    if (seen.size() < MOST_SEEN) {
      seen.addAll(listed.subList(0, Math.min(5, listed.size())));
    }
  }

  private String changed(String notation, SeededRandom random) {
    List<String> words = new ArrayList<>(Arrays.asList(notation.split(" ")));
    for (int times = 1 + random.nextInt(2); times > 0; times--) {
      int at = random.nextInt(words.size());
      String other = seen.isEmpty() ? notation : seen.get(random.nextInt(seen.size()));
      List<String> others = List.of(other.split(" "));
      switch (random.nextInt(8)) {
        case 0 -> words.set(at, PIECES.get(random.nextInt(PIECES.size())));
        case 1 -> words.add(at, PIECES.get(random.nextInt(PIECES.size())));
        case 2 -> words.set(at, others.get(random.nextInt(others.size())));
        case 3 -> words.add(others.get(random.nextInt(others.size())));
        case 4 -> words.set(at, words.get(random.nextInt(words.size())));
        case 5 -> {
          if (words.size() > 1) {
            words.remove(at);
          }
        }
        case 6 -> words = new ArrayList<>(others);
        default -> words.set(at, words.get(at) + (char) random.nextInt(random.nextInt(2) == 0 ? 128 : 0x10000));
      }
    }
    return String.join(" ", words);
  }
}
