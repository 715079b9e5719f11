package games.kumite.spi.testkit;

import games.kumite.api.Action;
import games.kumite.api.Event;
import games.kumite.api.EventReader;
import games.kumite.api.IllegalActionException;
import games.kumite.api.Match;
import games.kumite.api.Prompt;
import games.kumite.api.Seat;
import games.kumite.api.Table;
import games.kumite.api.Viewer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * A match with loaded dice that a test plays move by move and then inspects.
 *
 * <p>Moves are lines as in a record, {@code A play card:S4 ; target=1 damage=3}: the seat, the notation, and after the
 * semicolon every random result until the next choice, in this order. A result too many, too few or out of order fails
 * the test, and so does a move of a seat that is not asked.
 */
public class DirectedMatch {

  private final Match match;
  private final LoadedDice dice;
  private final Function<Seat, String> names;
  private final EventReader events;
  private List<LoadedDice.Roll> rolled;

  /**
   * Creates a match at its first decision.
   *
   * @param match the match
   * @param dice the random source of the match
   * @param names returns the name of a seat in lines, a word
   */
  public DirectedMatch(Match match, LoadedDice dice, Function<Seat, String> names) {
    this.match = match;
    this.dice = dice;
    this.names = names;
    this.events = match.events(match.seats().get(0));
    this.rolled = dice.take();
  }

  /**
   * Plays moves.
   *
   * @param lines one move a line
   */
  public final void tell(String... lines) {
    for (String text : lines) {
      text.lines().map(String::strip).filter(line -> !line.isEmpty()).forEach(this::line);
    }
  }

  /** Answers questions that lines leave out. Called after each move of a line; by default it does nothing. */
  protected void afterMove() {}

  private void line(String line) {
    int semicolon = line.indexOf(';');
    String move = (semicolon < 0 ? line : line.substring(0, semicolon)).strip();
    List<String> expected = dice.lay(semicolon < 0 ? "" : line.substring(semicolon + 1));
    int blank = move.indexOf(' ');
    if (match.isOver()) {
      throw new AssertionError("the match is over before: " + line);
    }
    if (blank < 0 || !move.substring(0, blank).equals(actor())) {
      throw new AssertionError(asked() + " is asked, before: " + line);
    }
    events.read();
    try {
      match.play(match.decision().parse(move.substring(blank + 1)));
    } catch (IllegalActionException refused) {
      throw new AssertionError("refused: " + line + "\n" + refused.getMessage() + "\n" + asked() + " may: " + options(),
          refused);
    }
    afterMove();
    rolled = dice.take();
    requireFilled(line);
    if (!rolls().equals(expected)) {
      throw new AssertionError("after: " + line + "\nexpected rolls " + expected + "\nbut rolled     " + rolls());
    }
  }

  /** Checks that the prompts have all their arguments, also in positions that no trial of the kit reaches. */
  private void requireFilled(String line) {
    if (!match.isOver()) {
      Prompt prompt = match.decision().prompt();
      if (Wording.UNFILLED.matcher(prompt.chooser() + prompt.waiting()).find()) {
        throw new AssertionError("after: " + line + "\nthe prompt of " + match.decision().kind() + " has an unfilled place: "
            + prompt);
      }
    }
  }

  /**
   * Plays on: always the first listed action that begins with the earliest possible of some words.
   *
   * @param until the condition to stop, checked before each move
   * @param words beginnings of notations, the most wanted first
   */
  public final void until(Predicate<DirectedMatch> until, String... words) {
    while (!until.test(this)) {
      List<String> options = options();
      String wanted = Arrays.stream(words)
          .flatMap(word -> options.stream().filter(option -> option.startsWith(word))).findFirst()
          .orElseThrow(() -> new AssertionError("nothing of " + List.of(words) + " for " + asked() + ": " + options));
      match.play(match.decision().parse(wanted));
      afterMove();
    }
    rolled = dice.take();
    events.read();
  }

  /**
   * Tries a notation that must be refused, and checks that the position is unchanged.
   *
   * @param notation the notation, without the seat
   * @return the refusal
   */
  public final IllegalActionException refused(String notation) {
    String before = position();
    try {
      match.decision().parse(notation);
    } catch (IllegalActionException refusal) {
      if (!position().equals(before) || !dice.take().isEmpty()) {
        throw new AssertionError("the refusal of " + notation + " has changed the match");
      }
      return refusal;
    }
    throw new AssertionError(asked() + " may " + notation + ", but must not");
  }

  private String position() {
    return asked() + options() + match.phase() + table() + match.record();
  }

  /**
   * Returns the match.
   *
   * @return the match itself
   */
  public final Match match() {
    return match;
  }

  /**
   * Returns the random source of the match.
   *
   * @return the dice
   */
  public final LoadedDice dice() {
    return dice;
  }

  /**
   * Returns the seat that decides.
   *
   * @return the name that lines use, {@code nobody} once the match is over
   */
  public final String actor() {
    return match.isOver() ? "nobody" : names.apply(match.actor());
  }

  /**
   * Returns the seat that decides, with the kind of its decision.
   *
   * @return a text such as {@code A attack}, {@code nobody} once the match is over
   */
  public final String asked() {
    return match.isOver() ? "nobody" : actor() + " " + match.decision().kind();
  }

  /**
   * Returns the notations that are listed now.
   *
   * @return the notations, empty once the match is over
   */
  public final List<String> options() {
    return match.isOver() ? List.of() : match.decision().actions().stream().map(Action::notation).toList();
  }

  /**
   * Returns the random results of the last move.
   *
   * @return texts such as {@code damage=9}
   */
  public final List<String> rolls() {
    List<String> rolls = new ArrayList<>();
    rolled.forEach(roll -> rolls.add(roll.toString()));
    return rolls;
  }

  /**
   * Returns the kinds of dice that the last move rolled.
   *
   * @return texts such as {@code damage d12}
   */
  public final List<String> kindsOfDice() {
    return rolled.stream().map(LoadedDice.Roll::die).toList();
  }

  /**
   * Plays moves while unnamed dice fall in a usual way.
   *
   * @param usual the usual results, such as {@code damage=1}
   * @param lines one move a line, as in {@link #tell} without results
   */
  public final void tellQuickly(String usual, String lines) {
    dice.layUsual(usual);
    lines.lines().map(String::strip).filter(line -> !line.isEmpty()).forEach(line -> {
      int blank = line.indexOf(' ');
      if (blank < 0 || !line.substring(0, blank).equals(actor())) {
        throw new AssertionError(asked() + " is asked, before: " + line);
      }
      match.play(match.decision().parse(line.substring(blank + 1)));
      afterMove();
    });
    dice.layUsual("");
    rolled = dice.take();
    events.read();
  }

  /**
   * Returns the events of the last move, as far as the first seat may know them; call it once after a move.
   *
   * @return the events
   */
  public final List<Event> events() {
    return events.read();
  }

  /**
   * Returns the table as the spectator sees it.
   *
   * @return the table
   */
  public Table table() {
    return match.table(Viewer.spectator());
  }
}
