package games.kumite.spi.testkit;

import games.kumite.api.Action;
import games.kumite.api.Decision;
import games.kumite.api.Game;
import games.kumite.api.IllegalActionException;
import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.api.random.SeededRandom;
import java.io.Reader;
import java.io.StringWriter;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * The players of a match at the console who try, before each choice, actions of earlier choices that rules refuse now,
 * and compare the output with the API's.
 */
final class Stubborn extends Reader {

  static final long SEED = 11;

  private static final int CHOICES = 120;
  private static final int TRIES = 3;

  private final Match match;
  private final StringWriter shown;
  private final SeededRandom random = new SeededRandom(SEED);
  private final Map<String, Set<String>> seen = new TreeMap<>();
  private final Deque<String> tries = new ArrayDeque<>();
  private final List<String> wrong = new ArrayList<>();
  private String tried = "";
  private String reason = "";
  private int from;
  private int typed;
  private int choices;
  private String ready = "";

  Stubborn(Game game, int seats, StringWriter shown) {
    this.match = game.start(Setup.seats(names(seats).toArray(String[]::new)).seed(SEED));
    this.shown = shown;
  }

  static List<String> names(int seats) {
    return IntStream.rangeClosed(1, seats).mapToObj(number -> "P" + number).toList();
  }

  /** Returns how many refused actions were typed. */
  int typed() {
    return typed;
  }

  /** Returns the refused actions with another output. */
  List<String> wrong() {
    return wrong;
  }

  @Override
  public int read(char[] buffer, int start, int max) {
    if (ready.isEmpty()) {
      ready = next();
    }
    int count = Math.min(max, ready.length());
    ready.getChars(0, count, buffer, start);
    ready = ready.substring(count);
    return count == 0 ? -1 : count;
  }

  /** Returns the next line for the prompt that is shown last. */
  private String next() {
    String told = shown.toString().substring(from);
    from = shown.getBuffer().length();
    if (!told.endsWith("> ")) {
      return "\n"; // the screen changes hands
    }
    if (!tried.isEmpty() && !squeezed(told).contains(squeezed(reason))) {
      wrong.add(tried + ": " + reason + "\nwas: " + told.strip());
    }
    tried = "";
    if (match.isOver() || choices >= CHOICES) {
      return "quit\n";
    }
    if (tries.isEmpty()) {
      gather();
    }
    tried = tries.remove();
    if (tried.isEmpty()) {
      return chosen();
    }
    reason = reason(match.decision(), tried);
    typed++;
    return tried + "\n";
  }

  /** Collects notations of earlier choices that a rule refuses now, one of each of some verbs; then makes a choice. */
  private void gather() {
    Decision decision = match.decision();
    List<String> verbs = new ArrayList<>(seen.keySet());
    for (int left = TRIES * 4; left > 0 && !verbs.isEmpty() && tries.size() < TRIES; left--) {
      List<String> known = List.copyOf(seen.get(verbs.get(random.nextInt(verbs.size()))));
      String notation = known.get(random.nextInt(known.size()));
      if (!tries.contains(notation) && !reason(decision, notation).isEmpty()) {
        tries.add(notation);
      }
    }
    tries.add("");
    decision.actions().forEach(action -> seen.computeIfAbsent(action.notation().split(" ", 2)[0], verb -> new TreeSet<>())
        .add(action.notation()));
  }

  private String chosen() {
    List<Action> actions = match.decision().actions();
    int place = random.nextInt(actions.size());
    match.play(actions.get(place));
    choices++;
    return place + 1 + "\n";
  }

  /** Returns the reason of the API if a rule refuses a notation. */
  private static String reason(Decision decision, String notation) {
    try {
      decision.parse(notation);
      return "";
    } catch (IllegalActionException refused) {
      return refused.rule().isEmpty() ? "" : String.valueOf(refused.getMessage());
    }
  }

  private static String squeezed(String text) {
    return text.replaceAll("\\s", "");
  }

  @Override
  public void close() {}
}
