package games.kumite.api;

import games.kumite.api.random.RandomSource;
import games.kumite.api.record.MatchRecord;
import games.kumite.api.record.RecordException;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;

/**
 * An installed game: its description, its options, and the start of its matches.
 *
 * <p>{@link Games} finds games through {@link java.util.ServiceLoader}. Immutable and thread-safe.
 *
 * <p>Implementers must have a public constructor without parameters that does no work. Game authors extend {@code
 * games.kumite.spi.plugin.GamePlugin} instead of implementing this interface.
 *
 * <pre>{@code
 * Game game = Games.named("brawler");
 * Match match = game.start(Setup.seats("Ana", "Bo").option("bossCount", 3).seed(42));
 * }</pre>
 */
public interface Game {

  /**
   * Returns the stable id of the game.
   *
   * @return lower-case letters, digits and hyphens, such as {@code brawler}
   */
  String id();

  /**
   * Returns the display name of the game.
   *
   * @return the title
   */
  String title();

  /**
   * Returns the languages in which the game's display texts are shipped.
   *
   * @return an immutable list of at least one language; the first is the default
   */
  default List<Locale> languages() {
    return List.of(Locale.ENGLISH);
  }

  /**
   * Returns this game with its texts in another language. The language applies to the title, options and phases, and to
   * every match that the game starts or resumes. Rules, ids, notations and records do not change. {@link
   * Match#in(Locale)} changes the language of a running match.
   *
   * @param language the language; its country is ignored
   * @return the game in that language, or in the first of {@link #languages()} if it is not shipped
   */
  default Game in(Locale language) {
    Objects.requireNonNull(language, "language must not be null");
    return this;
  }

  /**
   * Returns the version of the implemented rules, which records carry.
   *
   * @return the version, such as {@code 1.0}
   */
  String version();

  /**
   * Returns the numbers of seats that a match may have. A match with any of these numbers starts without options.
   * {@link #start} refuses options that do not fit the number of seats.
   *
   * @return an immutable list in ascending order
   */
  List<Integer> seatCounts();

  /**
   * Returns the options that can be set before a match.
   *
   * @return an immutable list
   */
  List<Option> options();

  /**
   * Returns every phase that a match can be in.
   *
   * @return an immutable list of the tree of phases, outer before inner
   */
  List<Phase> phases();

  /**
   * Returns the keywords used in action notations. These are the words besides verbs, ids and numbers. A match may have
   * more, which its content adds: {@link Match#keywords()}.
   *
   * @return an immutable list
   */
  List<String> keywords();

  /**
   * Returns the kinds of decisions in the game.
   *
   * @return an immutable list of each possible {@link Decision#kind()} in alphabetical order; empty (by default) if the
   *     game does not declare them
   */
  default List<String> decisionKinds() {
    return List.of();
  }

  /**
   * Returns the types of events in the game.
   *
   * @return an immutable list of each possible {@link Event#type()} in alphabetical order; empty (by default) if the
   *     game does not declare them
   */
  default List<String> eventTypes() {
    return List.of();
  }

  /**
   * Returns the text of a rule. {@linkplain Event#rule() Events} and {@linkplain IllegalActionException#rule()
   * refusals} name rules by their ids.
   *
   * @param id the id of the rule, such as {@code MT-KAT-04}
   * @return one paragraph of Markdown in English; empty if the game has no such rule or does not ship its rules
   */
  default Optional<String> rule(String id) {
    return Optional.empty();
  }

  /**
   * Returns the ids of all rules that {@link #rule} knows.
   *
   * @return an immutable list in the order of the game's rules; by default empty
   */
  default List<String> ruleIds() {
    return List.of();
  }

  /**
   * Returns the keys of all pictures that tables of this game can ask for with the game's own content.
   *
   * @return an immutable list of each possible {@link Element#art()} in alphabetical order; empty (by default) if the
   *     game does not declare them
   */
  default List<String> artKeys() {
    return List.of();
  }

  /**
   * Returns the reason why the game cannot be played here. {@link Games} does not list a game with a reason as
   * installed; {@link Games#problems} names it. Called at every lookup of games, so it must cost next to nothing.
   *
   * @return what is wrong and what would be right, in English; empty (by default) if no problem is known
   */
  default Optional<String> unavailableReason() {
    return Optional.empty();
  }

  /**
   * Returns the properties of every match of the game.
   *
   * @return the declared properties
   */
  GameProperties properties();

  /**
   * Returns the maximum length of a match with a setup.
   *
   * @param setup the seats and options
   * @return the number of decisions that no such match exceeds; by default {@link GameProperties#maxDecisions}, never
   *     more
   * @throws InvalidSetupException if seats or options are not allowed; the message says what is allowed
   */
  default int maxDecisions(Setup setup) {
    return properties().maxDecisions();
  }

  /**
   * Starts a match.
   *
   * @param setup the seats, options and random source
   * @return a new match at its first decision
   * @throws InvalidSetupException if seats or options are not allowed; the message says what is allowed
   */
  Match start(Setup setup);

  /**
   * Resumes a match from its record, up to the record's last whole line.
   *
   * @param record the record from {@link Match#record()}, possibly truncated
   * @return a match in the same position; with the same future if the record names a seed, otherwise with later results
   *     from a {@linkplain RandomSource#secure() secure} random source
   * @throws RecordException if the record is damaged, belongs to another game, or to a version with different rules;
   *     the message names the first line that does not fit. Also if it names a directory and is not {@linkplain
   *     MatchRecord#asTrusted() trusted}
   */
  Match resume(MatchRecord record);

  /**
   * Resumes a match from its record, with a random source for later results. If the record names a seed, the seed is
   * used and the source is ignored.
   *
   * @param record the record from {@link Match#record()}, possibly truncated
   * @param random the random source of results after the record's end
   * @return a match in the same position
   * @throws RecordException as in {@link #resume(MatchRecord)}
   */
  Match resume(MatchRecord record, RandomSource random);
}
