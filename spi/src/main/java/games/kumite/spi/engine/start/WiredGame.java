package games.kumite.spi.engine.start;

import games.kumite.api.Game;
import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.api.random.RandomSource;
import games.kumite.api.random.SeededRandom;
import games.kumite.api.record.MatchRecord;
import games.kumite.spi.MatchConfig;
import games.kumite.spi.Rules;
import games.kumite.spi.State;
import games.kumite.spi.Texts;
import games.kumite.spi.engine.learn.Encodings;
import games.kumite.spi.engine.match.MatchFactory;
import games.kumite.spi.engine.run.CheckedRandom;
import games.kumite.spi.engine.run.Engine;
import games.kumite.spi.engine.run.MatchLogger;
import java.lang.invoke.MethodHandles;
import java.util.List;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/** A game in one language, ready to play: its engine, and the resolver that starts its matches. Immutable. */
public record WiredGame<S extends State<S>>(Engine<S> engine, SetupResolver starting, Texts texts) {

  /**
   * Returns a wired game.
   *
   * @param starting the resolver of its setups
   * @param game the game in the language of the texts
   * @param rules its rules
   * @param lookup the lookup that may read the locals of its steps, null for none
   * @param texts its texts
   * @param translations returns a match in the language of a game
   */
  @SuppressWarnings("unchecked")
  public static <S extends State<S>> WiredGame<S> of(SetupResolver starting, Game game, Rules<?> rules,
      MethodHandles.@Nullable Lookup lookup,
      Texts texts, BiFunction<Match, Game, Match> translations) {
    Engine<S> engine = new Engine<>(game, (Rules<S>) rules, lookup, made -> new Encodings<>(made)::of, translations);
    return new WiredGame<>(engine, starting, texts);
  }

  public Match start(Setup setup) {
    String name = setup.isRecorded() ? setup.matchName().orElse(null) : null;
    MatchLogger.enter(name);
    try {
      MatchConfig config = starting.start(setup);
      RandomSource random = CheckedRandom.of(setup.newRandom());
      Match match = setup.isRecorded() ? recorded(config, random, name) : MatchFactory.unrecorded(engine, config, random);
      if (engine.lastStarts.known(config) == null) {
        keep(setup, config);
      }
      return match;
    } finally {
      MatchLogger.leave(name);
    }
  }

  /** Keeps the agreed setup after its first match, and the beginning after its second. */
  private void keep(Setup setup, MatchConfig config) {
    if (starting.isKept(config)) {
      engine.lastStarts.repeat(config);
    } else {
      starting.keep(setup, config);
    }
  }

  private Match recorded(MatchConfig config, RandomSource random, @Nullable String name) {
    Long seed = random instanceof SeededRandom seeded && seeded.isAtStart() ? seeded.seed() : null;
    return MatchFactory.recorded(engine, config, random, seed, name);
  }

  public Match resume(MatchRecord record, @Nullable RandomSource random) {
    return new RecordReader<>(engine, starting, record).resume(random);
  }

  /** Returns the keys of the game's pictures, in order and without duplicates. */
  public List<String> artKeys() {
    return engine.rules.pictureKeys().stream().sorted().distinct().toList();
  }

  /** Returns the agreed setup of a match in another language, translated to this one. */
  public MatchConfig start(MatchConfig agreed) {
    return new MatchConfig(engine.game, agreed.seats(), agreed.options(), texts);
  }
}
