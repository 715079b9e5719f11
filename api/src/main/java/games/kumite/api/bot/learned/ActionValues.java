package games.kumite.api.bot.learned;

import games.kumite.api.Action;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The learnt values of one situation, for every action that was ever listed in it. Each action has a value, whose
 * meaning depends on the trainer, and its share in the average policy. Used by one thread while it learns, and
 * read-only afterwards.
 */
final class ActionValues {

  /**
   * The share below which an action counts as an exploratory trial and is not played. Its share must also be far below
   * that of the most frequent action. This is thresholding as in Ganzfried, Sandholm and Waugh, "Strategy Purification
   * and Thresholding", AAMAS 2012.
   */
  private static final double TRIAL = 0.04;
  private static final double SELDOM = 0.3;

  /** The number of visits that a situation's mean value remembers. */
  private static final int REMEMBERED = 1000;

  private Action[] actions;
  private float[] values;
  private float[] averages;
  private int[] tries;
  private double baseline;
  private int visits;
  private @Nullable Settled settled;

  /** The final probabilities of the actions, computed on first access. */
  private record Settled(double[] chances) {}

  /** Creates the values of a new situation. */
  ActionValues(List<Action> listed) {
    actions = listed.toArray(Action[]::new);
    values = new float[actions.length];
    averages = new float[actions.length];
    tries = new int[actions.length];
  }

  /** Finds the index of each listed action here, -1 for an action that was never met. */
  void find(List<Action> listed, int[] places) {
    for (int i = 0; i < listed.size(); i++) {
      Action action = listed.get(i);
      places[i] = i < actions.length && (actions[i] == action || actions[i].equals(action)) ? i : Arrays.asList(actions).indexOf(action);
    }
  }

  /** Finds the index of each listed action here, and adds those that were never met. */
  void meet(List<Action> listed, int[] places) {
    find(listed, places);
    for (int i = 0; i < listed.size(); i++) {
      if (places[i] < 0) {
        int size = actions.length;
        actions = Arrays.copyOf(actions, size + 1);
        values = Arrays.copyOf(values, size + 1);
        averages = Arrays.copyOf(averages, size + 1);
        tries = Arrays.copyOf(tries, size + 1);
        actions[size] = listed.get(i);
        places[i] = size;
      }
    }
  }

  double value(int place) {
    return values[place];
  }

  /** Adds to the value of an action. */
  void add(int place, double more) {
    values[place] += (float) more;
  }

  int tries(int place) {
    return tries[place];
  }

  /**
   * Adds a reward to the value of an action. The value is the mean of the rewards, in which about the given number of
   * last ones count most.
   */
  void tried(int place, double reward, int remembered) {
    int count = ++tries[place];
    values[place] += (float) ((reward - values[place]) / Math.min(count, remembered));
  }

  /** Returns the mean value of the situation so far. */
  double baseline() {
    return baseline;
  }

  int visits() {
    return visits;
  }

  /** Adds a value of the situation to its mean. */
  void visited(double worth) {
    visits++;
    baseline += (worth - baseline) / Math.min(visits, REMEMBERED);
  }

  /** Adds the probabilities of one play to the average policy. */
  void play(int[] places, int count, double[] probabilities, double weight) {
    for (int i = 0; i < count; i++) {
      averages[places[i]] += (float) (weight * probabilities[i]);
    }
  }

  /**
   * Returns the probability of each listed action after learning, in a shared array that must not be changed.
   *
   * @param hasTrials whether the situation was learnt with exploratory trials, which are not played
   */
  double[] chances(List<Action> listed, boolean hasTrials) {
    if (!isAsMet(listed)) {
      int[] places = new int[listed.size()];
      double[] chances = new double[places.length];
      find(listed, places);
      average(places, places.length, hasTrials, chances);
      return chances;
    }
    Settled known = settled;
    if (known == null) {
      known = new Settled(new double[actions.length]);
      average(IntStream.range(0, actions.length).toArray(), actions.length, hasTrials, known.chances);
      settled = known;
    }
    return known.chances;
  }

  private boolean isAsMet(List<Action> listed) {
    if (listed.size() != actions.length) {
      return false;
    }
    for (int i = 0; i < actions.length; i++) {
      Action action = listed.get(i);
      if (action != actions[i] && !action.equals(actions[i])) {
        return false;
      }
    }
    return true;
  }

  /** Computes the average policy without exploratory trials. */
  private void average(int[] places, int count, boolean hasTrials, double[] into) {
    double sum = 0;
    double most = 0;
    for (int i = 0; i < count; i++) {
      into[i] = places[i] < 0 ? 0 : averages[places[i]];
      sum += into[i];
      most = Math.max(most, into[i]);
    }
    double kept = 0;
    for (int i = 0; i < count; i++) {
      into[i] = sum <= 0 ? 1.0 / count : hasTrials && into[i] < Math.min(TRIAL * sum, SELDOM * most) ? 0 : into[i];
      kept += into[i];
    }
    for (int i = 0; i < count; i++) {
      into[i] = kept > 0 ? into[i] / kept : 1.0 / count;
    }
  }

  /** Returns the probability of an action in the average policy. */
  double probability(Action action) {
    double sum = 0;
    double wanted = 0;
    for (int i = 0; i < actions.length; i++) {
      sum += averages[i];
      wanted = actions[i].equals(action) ? averages[i] : wanted;
    }
    return sum > 0 ? wanted / sum : 1.0 / actions.length;
  }
}
