package games.kumite.spi.testkit;

import games.kumite.api.Game;
import games.kumite.api.Setup;
import games.kumite.api.bot.BlindBot;
import games.kumite.api.bot.Bot;
import games.kumite.api.random.RandomSource;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.extension.ExtendWith;
import org.opentest4j.TestAbortedException;

/** The subject of a contract: the game, and how much of it is tried. */
@ExtendWith(RepeatHint.class)
abstract class GameUnderTest {

  private @Nullable TrialMatches trials;
  private @Nullable Variants variants;
  private @Nullable FatalDefect breach;
  private boolean isExamined;
  private final Stopwatch stopwatch = new Stopwatch();

  /** Creates a subject; for {@link GameContract}. */
  GameUnderTest() {}

  /**
   * Returns the game under test.
   *
   * @return a new plugin object at each call
   */
  protected abstract Game game();

  /**
   * Returns the number of seeds with which each of the {@link #setups()} is played.
   *
   * @return at least 1, by default 5
   */
  protected int seeds() {
    return 5;
  }

  /**
   * Returns the number of inspected positions of a match where an inspection costs more than playing.
   *
   * @return at least 2, by default 8
   */
  protected int samples() {
    return 8;
  }

  /**
   * Returns the setups that are played with every seed.
   *
   * @return by default one for each number of seats, every option at its default; where that is not allowed, with one
   *     option changed
   */
  protected List<Setup> setups() {
    return variants().plain();
  }

  /**
   * Returns the setups that are played with one seed each.
   *
   * @return by default one for each value of each option, and some that together hold every pair of values; of a number
   *     with a wide range only the ends and the middle are taken
   */
  protected List<Setup> variedSetups() {
    return variants().varied();
  }

  /**
   * Returns the bots that must be able to finish every match.
   *
   * @return factories of bots from a random source; by default a random one, which plays every setup, and one that
   *     searches a little, which plays a few
   */
  protected List<Function<RandomSource, Bot>> bots() {
    return List.of(random -> (BlindBot) actions -> random.pick("bot", 0, actions), PlayoutBot::new);
  }

  /**
   * Returns the setup in whose matches the game's estimates are judged, preferably one that search wins and random play
   * does not.
   *
   * @return by default the first of the {@link #setups()}
   */
  protected Setup estimated() {
    return setups().get(0);
  }

  /**
   * Returns the number of decisions of such a match that are searched before it is played on at random.
   *
   * @return by default 400, which most matches do not have
   */
  protected int searched() {
    return 400;
  }

  /**
   * Returns the folder of the playthroughs.
   *
   * @return by default {@code src/test/resources/playthroughs} of the module under test
   */
  protected Path playthroughs() {
    return Path.of("src", "test", "resources", "playthroughs");
  }

  /**
   * Returns the setups of the playthroughs, one file each.
   *
   * @return by default those with the fewest and with the most seats, every option at its default
   */
  protected List<Setup> playthroughSetups() {
    List<Setup> plain = variants().plain();
    return plain.size() == 1 ? plain : List.of(plain.get(0), plain.get(plain.size() - 1));
  }

  /**
   * Returns the number of decisions that a playthrough shows; of the rest it shows only the end.
   *
   * @return by default 150
   */
  protected int playthroughDecisions() {
    return 150;
  }

  /**
   * Returns the setups whose matches are fingerprinted.
   *
   * @return by default the {@link #playthroughSetups()}
   */
  protected List<Setup> fingerprintSetups() {
    return playthroughSetups();
  }

  /**
   * Returns the number of matches that are fingerprinted with each of the {@link #fingerprintSetups()}.
   *
   * @return at least 1, by default 10
   */
  protected int fingerprintSeeds() {
    return 10;
  }

  /**
   * Returns the number of decisions after which a match is not fingerprinted any further.
   *
   * @return by default 1,000
   */
  protected int fingerprintDecisions() {
    return 1_000;
  }

  /** Skips a test that would fail for a mistake that another property reports. */
  @BeforeEach
  void requireSound(TestInfo test) {
    stopwatch.start();
    FatalDefect found = breach();
    if (found != null && found.hides(test.getTags())) {
      throw new TestAbortedException(found.toString());
    }
  }

  /** Prints how long the kit took and why, if that was long; nothing fails for it. */
  @AfterAll
  void sayWhatIsSlow() {
    if (stopwatch.isLong() && trials != null) {
      System.out.println(game().id() + ": " + stopwatch.report(trials) + "; override samples() and seeds() to try less while"
          + " you write");
    }
  }

  @AfterEach
  void stopWatch(TestInfo test) {
    stopwatch.stop(test.getDisplayName());
  }

  private synchronized @Nullable FatalDefect breach() {
    if (!isExamined) {
      isExamined = true;
      try {
        breach = FatalDefect.find(trials(), this::game);
      } catch (RuntimeException | StackOverflowError | AssertionError reportedElsewhere) {
        breach = null;
      }
    }
    return breach;
  }

  final synchronized TrialMatches trials() {
    if (trials == null) {
      trials = new TrialMatches(game(), setups(), variedSetups(), seeds());
    }
    return trials;
  }

  final synchronized Variants variants() {
    if (variants == null) {
      variants = Variants.of(game());
    }
    return variants;
  }
}
