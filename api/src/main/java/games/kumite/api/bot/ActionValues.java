package games.kumite.api.bot;

import games.kumite.api.Action;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * What has been learnt about one situation, for every action that was ever listed in it: a number that says how good it
 * is, which each way of learning understands in its own way, and how often it was taken on the average. Used by one thread
 * while it learns, and then only read.
 */
final class ActionValues {

  /**
   * What is taken less often than that, and much less often than something else, was mostly taken by way of trial, and is
   * not taken at all (as in Ganzfried, Sandholm and Waugh, "Strategy Purification and Thresholding", AAMAS 2012).
   */
  private static final double TRIAL = 0.04;
  private static final double SELDOM = 0.3;

  /** So many visits make the mean of what a situation is worth. */
  private static final int REMEMBERED = 1000;

  private Action[] actions;
  private float[] values;
  private float[] averages;
  private int[] tries;
  private double baseline;
  private int visits;
  private @Nullable Settled settled;

  /** What came of all that was learnt, for the actions as they stand; made when it is first asked for. */
  private record Settled(double[] chances) {}

  /** A situation that is met for the first time. */
  ActionValues(List<Action> listed) {
    actions = listed.toArray(Action[]::new);
    values = new float[actions.length];
    averages = new float[actions.length];
    tries = new int[actions.length];
  }

  /** The place of each listed action here, -1 for one that was never met. */
  void find(List<Action> listed, int[] places) {
    for (int i = 0; i < listed.size(); i++) {
      Action action = listed.get(i);
      places[i] = i < actions.length && (actions[i] == action || actions[i].equals(action)) ? i : Arrays.asList(actions).indexOf(action);
    }
  }

  /** The place of each listed action here; those that were never met are added. */
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

  /** Adds to the number of an action. */
  void add(int place, double more) {
    values[place] += (float) more;
  }

  int tries(int place) {
    return tries[place];
  }

  /** Learns what a try of an action has brought: the number is its mean, in which the last so many tries count most. */
  void tried(int place, double reward, int remembered) {
    int count = ++tries[place];
    values[place] += (float) ((reward - values[place]) / Math.min(count, remembered));
  }

  /** What the situation was worth so far. */
  double baseline() {
    return baseline;
  }

  int visits() {
    return visits;
  }

  /** Learns what the situation was worth this time. */
  void visited(double worth) {
    visits++;
    baseline += (worth - baseline) / Math.min(visits, REMEMBERED);
  }

  /** Adds to the average what was played here. */
  void play(int[] places, int count, double[] probabilities, double weight) {
    for (int i = 0; i < count; i++) {
      averages[places[i]] += (float) (weight * probabilities[i]);
    }
  }

  /** How likely each listed action is, once all is learnt, in an array that nobody changes. */
  double[] chances(List<Action> listed) {
    if (!isAsMet(listed)) {
      int[] places = new int[listed.size()];
      double[] chances = new double[places.length];
      find(listed, places);
      average(places, places.length, chances);
      return chances;
    }
    Settled known = settled;
    if (known == null) {
      known = new Settled(new double[actions.length]);
      average(IntStream.range(0, actions.length).toArray(), actions.length, known.chances);
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

  /** The average of all that was done while learning, without trials. */
  private void average(int[] places, int count, double[] into) {
    double sum = 0;
    double most = 0;
    for (int i = 0; i < count; i++) {
      into[i] = places[i] < 0 ? 0 : averages[places[i]];
      sum += into[i];
      most = Math.max(most, into[i]);
    }
    double kept = 0;
    for (int i = 0; i < count; i++) {
      into[i] = sum <= 0 ? 1.0 / count : into[i] < Math.min(TRIAL * sum, SELDOM * most) ? 0 : into[i];
      kept += into[i];
    }
    for (int i = 0; i < count; i++) {
      into[i] = kept > 0 ? into[i] / kept : 1.0 / count;
    }
  }

  /** How likely an action is on the average, if it was ever met. */
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
