package games.kumite.spi.testkit;

import games.kumite.api.Action;
import games.kumite.api.Decision;
import games.kumite.api.Match;
import games.kumite.api.Perspective;
import games.kumite.api.Viewer;
import games.kumite.api.learn.Encoding;
import games.kumite.api.learn.Feature;
import games.kumite.api.learn.Observation;
import games.kumite.api.random.SeededRandom;
import games.kumite.spi.Inspection;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The encoding for programs that learn: always the same length, without hidden information, and with numbered actions.
 */
final class EncodingProperty {

  private static final int MAX_EXCHANGES = 4;

  /** The number of actions in every encoding: pass and done. */
  private static final int ALWAYS = 2;
  private static final int WITH_LEVEL = 3;

  private final TrialMatches trials;
  private final int samples;

  EncodingProperty(TrialMatches trials, int samples) {
    this.trials = trials;
    this.samples = samples;
  }

  /** Checks that an observation that follows a match, one that begins there, and one of the perspective are equal. */
  void agree() {
    for (TrialMatch trial : trials.few()) {
      Encoding encoding = Encoding.of(trial.start());
      List<Feature> entries = encoding.features();
      Set<String> names = new HashSet<>();
      if (entries.size() != encoding.featureCount() || !entries.stream().allMatch(entry -> names.add(entry.name()))) {
        throw trial.finding("the " + entries.size() + " entries of a view must be " + encoding.featureCount()
            + " with different names", trial.start());
      }
      Map<Viewer, Observation> following = new LinkedHashMap<>();
      trial.walk(trial.sampled(samples), (match, position) -> {
        for (Viewer viewer : TrialMatch.observers(match)) {
          float[] followed = following.computeIfAbsent(viewer, encoding::observation).of(match);
          same(trial, match, entries, followed, encoding.observation(viewer).of(match), "a view that begins here");
          Perspective perspective = match.perspective(viewer);
          same(trial, match, entries, followed, encoding.observation(viewer).of(perspective), "the perspective");
          if (encoding.history(perspective).length != 2 * perspective.pastDecisions().size()) {
            throw trial.finding("the history of " + viewer + " must have two numbers for each past decision", match);
          }
          for (int i = 0; i < followed.length; i++) {
            if (!(followed[i] >= entries.get(i).min() && followed[i] <= entries.get(i).max())) {
              throw trial.finding("in a view entry " + entries.get(i) + " is " + followed[i], match);
            }
          }
        }
      });
    }
  }

  /** Checks that an observation does not change when hidden information is exchanged. */
  void hide() {
    for (TrialMatch trial : trials.few()) {
      Encoding encoding = Encoding.of(trial.start());
      List<Feature> entries = encoding.features();
      trial.walk(trial.sampled(samples), (match, position) -> {
        for (Viewer viewer : TrialMatch.observers(match)) {
          SeededRandom random = new SeededRandom(trial.seed()).split("learned " + position + viewer);
          float[] before = encoding.observation(viewer).of(match).clone();
          Match twin = Inspection.at(match, Inspection.state(match.copy()));
          int number = Secrets.number(match, viewer);
          for (Secrets.Exchange exchange : Secrets.exchanges(twin, number, random, MAX_EXCHANGES)) {
            exchange.in(twin, number);
            same(trial, match, entries, before, encoding.observation(viewer).of(twin), "a match that it cannot tell apart");
          }
        }
      });
    }
  }

  private static void same(TrialMatch trial, Match match, List<Feature> entries, float[] one, float[] other, String whose) {
    int differing = Arrays.mismatch(one, other);
    if (differing >= 0) {
      throw trial.finding("in a view entry " + entries.get(differing).name() + " is " + one[differing] + ", in that of "
          + whose + " " + other[differing], match);
    }
  }

  /** Checks that every listed action has a number, which leads back to it. */
  void number() {
    for (TrialMatch trial : trials.few()) {
      Encoding encoding = Encoding.of(trial.start());
      if (encoding.distinctActionCount() == ALWAYS) {
        continue; // the game does not declare its actions
      }
      boolean[] mask = new boolean[encoding.distinctActionCount()];
      trial.walk(trial.sampled(samples), (match, position) -> {
        if (!match.isOver()) {
          String wrong = wrong(encoding, match.decision(), mask);
          if (wrong != null) {
            throw trial.finding(wrong, match);
          }
        }
      });
    }
  }

  /** Returns coordinates as notations have them: without a level of 0. */
  private static String text(int[] point) {
    int written = point.length == WITH_LEVEL && point[WITH_LEVEL - 1] == 0 ? WITH_LEVEL - 1 : point.length;
    return Arrays.stream(point, 0, written).mapToObj(String::valueOf).collect(Collectors.joining(" "));
  }

  private static @Nullable String wrong(Encoding encoding, Decision decision, boolean[] mask) {
    encoding.mask(decision, mask);
    Set<Integer> numbers = new HashSet<>();
    for (Action action : decision.actions()) {
      int number = encoding.actionIndex(action);
      numbers.add(number);
      String notation = encoding.notation(number);
      boolean isClass = notation.endsWith("*");
      if (!mask[number] || !encoding.actions(decision, number).contains(action)) {
        return "action " + action.notation() + " has number " + number + ", which does not give it back";
      }
      if (isClass ? !action.notation().startsWith(notation.substring(0, notation.length() - 1))
          : !action.notation().equals(notation)) {
        return "action " + action.notation() + " has number " + number + ", which is that of " + notation;
      }
      int[] point = encoding.coordinates(action);
      if ((notation.endsWith(" *") || point.length > 0) && !action.notation().endsWith(" " + text(point))) {
        return "action " + action.notation() + " has the coordinates " + Arrays.toString(point) + ", which must be its last words";
      }
    }
    int marked = 0;
    for (boolean isMarked : mask) {
      marked += isMarked ? 1 : 0;
    }
    return marked == numbers.size() ? null : "the mask marks " + marked + " numbers of " + numbers.size();
  }
}
