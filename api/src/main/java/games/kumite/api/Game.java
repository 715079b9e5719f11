package games.kumite.api;

import games.kumite.api.random.RandomSource;
import games.kumite.api.record.MatchRecord;
import games.kumite.api.record.RecordException;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;

/**
 * An installed game: what it is, how it may be set up, and where matches come from.
 *
 * <p>Games are found by {@link Games} through {@link java.util.ServiceLoader}. Immutable and
 * thread-safe.
 *
 * <p>Implementers must have a public constructor without parameters that does no work; game authors
 * extend {@code games.kumite.spi.plugin.GamePlugin} instead of implementing this interface.
 *
 * <pre>{@code
 * Game game = Games.named("brawler");
 * Match match = game.start(Setup.seats("Ana", "Bo").option("bossCount", 3).seed(42));
 * }</pre>
 */
public interface Game {

  /**
   * The game's stable name.
   *
   * @return lower-case letters, digits and hyphens, such as {@code brawler}
   */
  String id();

  /**
   * The game's name for people.
   *
   * @return the title
   */
  String title();

  /**
   * The languages in which the game's texts for people are shipped.
   *
   * @return at least one, the first is the one of a game that nobody has asked for another; an immutable list
   */
  default List<Locale> languages() {
    return List.of(Locale.ENGLISH);
  }

  /**
   * This game with its texts for people in a language: title, options, phases, and every match that it starts or
   * resumes. The rules, ids, notations and records are the same. A running match is read in another language by
   * {@link Match#in(Locale)}.
   *
   * @param language the language; its country does not matter
   * @return the same game in that language; in the first of {@link #languages()} if it is not among them
   */
  default Game in(Locale language) {
    Objects.requireNonNull(language, "language must not be null");
    return this;
  }

  /**
   * The version of the rules as they are played here; records carry it.
   *
   * @return such as {@code 1.0}
   */
  String version();

  /**
   * How many seats a match may have; with each of these numbers one starts without any option set. {@link #start} refuses
   * options that do not fit the seats, and says what would be right.
   *
   * @return the allowed numbers in ascending order, an immutable list
   */
  List<Integer> seatCounts();

  /**
   * What can be chosen before a match.
   *
   * @return an immutable list
   */
  List<Option> options();

  /**
   * Every phase that a match can be in.
   *
   * @return the tree of phases, outer before inner, an immutable list
   */
  List<Phase> phases();

  /**
   * The words that actions' notations use besides verbs, ids and numbers. A match may have more, which its content
   * adds: {@link Match#keywords()}.
   *
   * @return an immutable list
   */
  List<String> keywords();

  /**
   * The kinds of decisions that the game asks.
   *
   * @return each {@link Decision#kind()} that a match can have, in alphabetical order, an immutable list; empty (by
   *     default) if the game does not say
   */
  default List<String> decisionKinds() {
    return List.of();
  }

  /**
   * The types of events that a match can tell.
   *
   * @return each {@link Event#type()}, in alphabetical order, an immutable list; empty (by default) if the game does not
   *     say
   */
  default List<String> eventTypes() {
    return List.of();
  }

  /**
   * The text of a rule, by the id under which {@linkplain Event#rule() events} and
   * {@linkplain IllegalActionException#rule() refusals} name it.
   *
   * @param id such as {@code MT-KAT-04}
   * @return what the rule says, one paragraph of Markdown in English; empty if the game has no rule of that id, or does
   *     not ship its rules
   */
  default Optional<String> rule(String id) {
    return Optional.empty();
  }

  /**
   * The ids of all rules that {@link #rule} knows.
   *
   * @return in the order of the game's rules, an immutable list; by default empty
   */
  default List<String> ruleIds() {
    return List.of();
  }

  /**
   * What keeps the game from being played here. A game that says something is no installed one: {@link Games#problems}
   * names it with the reason. Asked whenever somebody looks for games, so it must cost next to nothing.
   *
   * @return what is wrong and what would be right, in English; empty (by default) if nothing is known to be wrong
   */
  default Optional<String> unavailableReason() {
    return Optional.empty();
  }

  /**
   * What holds for every match.
   *
   * @return the declared facts
   */
  GameProperties properties();

  /**
   * How long a match of a setup may be.
   *
   * @param setup seats and options
   * @return the number of decisions that no match of it exceeds, by default {@link GameProperties#maxDecisions}, never more
   * @throws InvalidSetupException if seats or options are not allowed; the message says what is
   */
  default int maxDecisions(Setup setup) {
    return properties().maxDecisions();
  }

  /**
   * Starts a match.
   *
   * @param setup seats, options and chance
   * @return a new match at its first decision
   * @throws InvalidSetupException if seats or options are not allowed; the message says what is
   */
  Match start(Setup setup);

  /**
   * Rebuilds a match from its record, up to the record's last whole line.
   *
   * @param record what {@link Match#record()} gave, maybe cut off
   * @return a match in the same position; with the same future if the record names a seed, else with later results
   *     from a fresh key ({@link RandomSource#secure()})
   * @throws RecordException if the record is damaged, of another game, or of a version whose rules
   *     differ: it names the first line that does not fit; or if it names a directory and is not
   *     {@linkplain MatchRecord#asTrusted() trusted}
   */
  Match resume(MatchRecord record);

  /**
   * Rebuilds a match from its record, and from a source for what is drawn later if the record names no
   * seed. Where it names one the seed is followed and the source not needed.
   *
   * @param record what {@link Match#record()} gave, maybe cut off
   * @param random where results after the record's end come from
   * @return a match in the same position
   * @throws RecordException as {@link #resume(MatchRecord)}
   */
  Match resume(MatchRecord record, RandomSource random);
}
