package games.kumite.bigtrouble;

import games.kumite.api.Action;
import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.Inspection;
import games.kumite.spi.testkit.LoadedDice;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A setup with laid orders and dice, played by notations. What is not told stays in the order of the content, fate dice
 * show their first face, and choices that are not told are the first ones.
 *
 * <pre>{@code
 * GameState trouble = Beginning.of(2).order("companions", 3).play("take figure:wang").over();
 * }</pre>
 */
final class Beginning {

  private static final String[] NAMES = {"A", "B", "C", "D"};

  private final int seats;
  private final Map<String, int[]> orders = new LinkedHashMap<>();
  private final Map<String, Object> options = new LinkedHashMap<>();
  private final LoadedDice dice = new LoadedDice();
  private String fate = "fate-1=1 fate-2=1 fate-3=1 fate-4=1 fate-5=1 fate-6=1";
  private Match match;

  private Beginning(int seats) {
    this.seats = seats;
  }

  static Beginning of(int seats) {
    return new Beginning(seats);
  }

  Beginning option(String name, Object value) {
    options.put(name, value);
    return this;
  }

  /** The first things of an order, by their former indexes. */
  Beginning order(String name, int... first) {
    orders.put(name, first);
    return this;
  }

  Beginning fate(String faces) {
    fate = faces;
    return this;
  }

  /** The match, begun. */
  Match match() {
    if (match == null) {
      List<String> names = new ArrayList<>(List.of("companions", "boss-quest", "main-quests", "side-quests", "crates",
          "hard-minions", "big-trouble", "hells"));
      for (int seat = 1; seat <= seats; seat++) {
        names.add("main-quest-" + seat);
      }
      names.forEach(name -> dice.layOrder(name, orders.getOrDefault(name, new int[0])));
      dice.lay(fate);
      Setup setup = Setup.seats(List.of(NAMES).subList(0, seats).toArray(String[]::new)).random(dice);
      for (Map.Entry<String, Object> option : options.entrySet()) {
        setup = option.getValue() instanceof Boolean flag ? setup.option(option.getKey(), flag)
            : option.getValue() instanceof Integer number ? setup.option(option.getKey(), number)
            : setup.option(option.getKey(), String.valueOf(option.getValue()));
      }
      match = new SetupGame().start(setup);
    }
    return match;
  }

  Beginning play(String... notations) {
    for (String notation : notations) {
      match().play(match().decision().parse(notation));
    }
    return this;
  }

  /** Lays dice that are thrown later. */
  void lay(String results) {
    dice.lay(results);
  }

  /** The notations that may be chosen now. */
  List<String> actions() {
    return match().decision().actions().stream().map(Action::notation).toList();
  }

  /** Plays the first choices to the end. */
  GameState over() {
    while (!match().isOver()) {
      match.play(0);
    }
    return state();
  }

  GameState state() {
    return (GameState) Inspection.state(match());
  }

  /** What was drawn so far: the names of the draws in their order. */
  List<String> drawn() {
    return dice.take().stream().map(LoadedDice.Roll::name).toList();
  }
}
