package games.kumite.spi.engine.start;

import games.kumite.api.Game;
import games.kumite.api.Match;
import games.kumite.api.MatchRecord;
import games.kumite.api.RandomSource;
import games.kumite.api.SeededRandom;
import games.kumite.api.Setup;
import games.kumite.spi.Rules;
import games.kumite.spi.Start;
import games.kumite.spi.State;
import games.kumite.spi.Texts;
import games.kumite.spi.engine.learn.Encodings;
import games.kumite.spi.engine.match.Beginning;
import games.kumite.spi.engine.run.CheckedRandom;
import games.kumite.spi.engine.run.Engine;
import java.lang.invoke.MethodHandles;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/** A game at work in one language: its wired rules, and what starts matches of it. Immutable. */
public record Running<S extends State<S>>(Engine<S> engine, Starts starting, Texts texts) {

  /**
   * A game at work.
   *
   * @param starting checks its setups
   * @param game the game in the language of the texts
   * @param rules its rules
   * @param lookup what may read the locals of its steps, null if nothing may
   * @param texts its texts
   * @param translations gives a match in the language of a game
   */
  @SuppressWarnings("unchecked")
  public static <S extends State<S>> Running<S> of(Starts starting, Game game, Rules<?> rules, MethodHandles.@Nullable Lookup lookup,
      Texts texts, BiFunction<Match, Game, Match> translations) {
    Engine<S> engine = new Engine<>(game, (Rules<S>) rules, lookup, made -> new Encodings<>(made)::of, translations);
    return new Running<>(engine, starting, texts);
  }

  public Match start(Setup setup) {
    Start start = starting.start(setup);
    RandomSource random = CheckedRandom.of(setup.newRandom());
    if (!setup.isRecorded()) {
      return Beginning.unrecorded(engine, start, random);
    }
    Long seed = random instanceof SeededRandom seeded && seeded.isAtStart() ? seeded.seed() : null;
    return Beginning.recorded(engine, start, random, seed);
  }

  public Match resume(MatchRecord record, @Nullable RandomSource random) {
    return new RecordReader<>(engine, starting, record).resume(random);
  }

  /** What is agreed for a match in another language, in this one. */
  public Start start(Start agreed) {
    return new Start(engine.game, agreed.seats(), agreed.options(), texts);
  }
}
