package games.kumite.spi.testkit;

import games.kumite.api.Game;
import games.kumite.api.InvalidSetupException;
import games.kumite.api.Option;
import games.kumite.api.Setup;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * The setups in which a game is tested: every number of seats, every value of every option, and every pair of values as
 * far as few setups contain them.
 */
final class Variants {

  private static final int EVERY_VALUE_UP_TO = 16;
  private static final int MAX_FOR_PAIRS = 24;
  private static final List<String> NAMES =
      List.of("Ana", "Bo", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hana", "Ida", "Jan", "Kai", "Lea");

  private record Choice(Option option, Object value) {
    @Override
    public String toString() {
      return option.id() + "=" + value;
    }
  }

  private final Game game;
  private final List<Setup> plain = new ArrayList<>();
  private final List<Setup> varied = new ArrayList<>();
  private final List<String> unusable = new ArrayList<>();
  private final List<String> broken = new ArrayList<>();
  private int turn;

  private Variants(Game game) {
    this.game = game;
    List<Choice> choices = new ArrayList<>();
    game.options().forEach(option -> values(option).forEach(value -> choices.add(new Choice(option, value))));
    for (int seats : game.seatCounts()) {
      addPlain(seats);
    }
    for (Choice choice : choices) {
      if (!choice.value().equals(choice.option().defaultValue()) && !add(List.of(choice))) {
        unusable.add(choice.toString());
      }
    }
    pairs(choices);
  }

  /** Adds a setup without options. */
  private void addPlain(int seats) {
    Setup setup = seated(seats);
    if (isAllowed(setup)) {
      plain.add(setup);
    } else {
      unusable.add(seats + " seats");
    }
  }

  static Variants of(Game game) {
    return new Variants(game);
  }

  /** Returns one setup for each number of seats, every option at its default as far as that is allowed. */
  List<Setup> plain() {
    return plain;
  }

  /** Returns setups in which options differ from their defaults. */
  List<Setup> varied() {
    return varied;
  }

  /** Returns declared values with which no number of seats can start, and numbers of seats that cannot start at all. */
  List<String> unusable() {
    return unusable;
  }

  /** Returns the setups that are allowed and whose matches cannot start, with the failure. */
  List<String> broken() {
    return broken;
  }

  static Setup seated(int seats) {
    String[] names = new String[seats];
    for (int i = 0; i < seats; i++) {
      names[i] = i < NAMES.size() ? NAMES.get(i) : "Seat " + (i + 1);
    }
    return Setup.seats(names);
  }

  static Set<Object> values(Option option) {
    Set<Object> values = new LinkedHashSet<>();
    values.add(option.defaultValue());
    switch (option.type()) {
      case FLAG -> values.addAll(List.of(false, true));
      case CHOICE -> values.addAll(option.choices());
      case NUMBER -> values.addAll(numbers(option.min(), option.max()));
      case TEXT -> { }
    }
    return values;
  }

  private static Set<Integer> numbers(int min, int max) {
    Set<Integer> numbers = new TreeSet<>();
    if ((long) max - min < EVERY_VALUE_UP_TO) {
      for (int number = min; number <= max; number++) {
        numbers.add(number);
      }
      return numbers;
    }
    numbers.addAll(List.of(min, min + 1, (int) (((long) min + max) / 2), max - 1, max));
    return numbers;
  }

  /** Adds a setup with these values for the next number of seats that allows them. */
  private boolean add(List<Choice> choices) {
    for (int tried = 0; tried < plain.size(); tried++) {
      Setup setup = plain.get(turn++ % plain.size());
      for (Choice choice : choices) {
        setup = setup.option(choice.option().id(), choice.value());
      }
      if (isAllowed(setup)) {
        varied.add(setup);
        return true;
      }
    }
    return false;
  }

  private boolean isAllowed(Setup setup) {
    try {
      game.start(setup.seed(1));
      return true;
    } catch (InvalidSetupException refused) {
      return false;
    } catch (RuntimeException | StackOverflowError | AssertionError failure) {
      boolean isPlain = setup.options().isEmpty();
      if (!isPlain) {
        broken.add(new TrialMatch(game, setup, 1) + ": " + failure);
      }
      return isPlain; // then the trials of this setup fail, and say why
    }
  }

  /** Adds setups that together contain every pair of values, greedily; incompatible pairs are left out. */
  private void pairs(List<Choice> choices) {
    Set<List<Choice>> open = new LinkedHashSet<>();
    for (int i = 0; i < choices.size(); i++) {
      for (int j = i + 1; j < choices.size(); j++) {
        if (choices.get(i).option() != choices.get(j).option()) {
          open.add(List.of(choices.get(i), choices.get(j)));
        }
      }
    }
    for (int made = 0; made < MAX_FOR_PAIRS && !open.isEmpty(); made++) {
      List<Choice> first = open.iterator().next();
      List<Choice> filled = filled(first, choices, open);
      if (!add(filled)) {
        filled = first;
        add(first);
      }
      List<Choice> held = filled;
      open.removeIf(held::containsAll);
    }
  }

  private List<Choice> filled(List<Choice> first, List<Choice> choices, Set<List<Choice>> open) {
    Map<Option, Choice> best = new LinkedHashMap<>();
    first.forEach(choice -> best.put(choice.option(), choice));
    for (Option option : game.options()) {
      if (best.containsKey(option)) {
        continue;
      }
      long max = -1;
      for (Choice choice : choices) {
        long gain = choice.option() != option ? -1 : open.stream()
            .filter(pair -> pair.contains(choice) && best.values().stream().anyMatch(pair::contains)).count();
        if (gain > max) {
          max = gain;
          best.put(option, choice);
        }
      }
    }
    return List.copyOf(best.values());
  }
}
