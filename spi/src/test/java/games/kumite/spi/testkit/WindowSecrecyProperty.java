package games.kumite.spi.testkit;

import games.kumite.api.Action;
import games.kumite.api.Event;
import games.kumite.api.EventReader;
import games.kumite.api.Match;
import games.kumite.api.Perspective;
import games.kumite.api.Viewer;
import games.kumite.api.random.RandomSource;
import games.kumite.api.random.SeededRandom;
import games.kumite.spi.Inspection;
import games.kumite.spi.Pass;
import games.kumite.spi.Question;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Property 6 in priority windows: the asked seat is as hidden as the cards that decide it. The action before a window
 * is played twice, the second time with hidden cards exchanged, such that the window asks another seat; every asked
 * seat passes. No other viewer may see a difference, neither in the window nor after it.
 */
final class WindowSecrecyProperty {

  private static final int MAX_WINDOWS = 10;
  private static final int MAX_WINDOWS_OF_OTHERS = 3;
  private static final int MAX_EXCHANGES = 40;
  private static final int MAX_COMPARED = 3;
  private static final int MAX_PASSES = 40;

  private final TrialMatches trials;

  WindowSecrecyProperty(TrialMatches trials) {
    this.trials = trials;
  }

  /** Checks some windows of every trial. */
  void leaveNoTrace() {
    for (TrialMatch trial : trials.all()) {
      int max = trials.few().contains(trial) ? MAX_WINDOWS : MAX_WINDOWS_OF_OTHERS;
      Set<Integer> openings = openings(trial, max);
      trial.walk(openings, (match, position) -> {
        for (Viewer viewer : TrialMatch.observers(match)) {
          compare(trial, match, viewer, trial.actions().get(position));
        }
      });
    }
  }

  /** Returns the positions whose action opens a window. */
  private static Set<Integer> openings(TrialMatch trial, int max) {
    List<Integer> found = new ArrayList<>();
    boolean[] wasWindow = {true};
    trial.walk((match, position) -> {
      boolean isWindow = isWindow(match);
      if (isWindow && !wasWindow[0]) {
        found.add(position - 1);
      }
      wasWindow[0] = isWindow;
    });
    Set<Integer> some = new TreeSet<>();
    SeededRandom random = new SeededRandom(trial.seed()).split("windows");
    for (int place : random.permutation("windows", 0, found.size())) {
      if (some.size() < max) {
        some.add(found.get(place));
      }
    }
    return some;
  }

  private static boolean isWindow(Match match) {
    Question<?> question = Inspection.question(Inspection.state(match));
    return question != null && question.isWindow();
  }

  private static void compare(TrialMatch trial, Match before, Viewer viewer, Action opening) {
    Course real = new Course(before, viewer, opening, null);
    if (!real.play(false) || real.asked.isEmpty() || real.asked.contains(viewer)) {
      return;
    }
    int number = Secrets.number(before, viewer);
    SeededRandom random = new SeededRandom(trial.seed()).split("askings" + viewer);
    List<Course> others = new ArrayList<>();
    List<Course> alike = new ArrayList<>();
    for (Secrets.Exchange exchange : Secrets.exchanges(before, number, random, MAX_EXCHANGES)) {
      Course other = new Course(before, viewer, opening, exchange);
      boolean isPlayed = other.play(false);
      if (isPlayed && isDiscreet(trial) && !other.asked.equals(real.asked)
          && Secrets.differInWhatIsHidden(real.match, other.match, number)) {
        throw trial.finding("a discreet window asks " + real.asked + ", but " + other.asked
            + " when something that " + viewer + " cannot know is exchanged", before);
      }
      if (isPlayed && !other.asked.contains(viewer)
          && Secrets.differInWhatIsHidden(real.match, other.match, number)) {
        List<Course> same = other.asked.equals(real.asked) ? alike : others;
        if (same.size() < MAX_COMPARED) {
          same.add(other);
        }
      }
    }
    if (others.isEmpty() || !real.play(true)) {
      return;
    }
    for (Course other : alike) {
      if (other.play(true) && !other.atTheEnd.equals(real.atTheEnd)) {
        return; // something public follows from the exchanged cards, whichever seat is asked
      }
    }
    for (Course other : others) {
      if (other.play(true)) {
        same(trial, before, viewer, real, other);
      }
    }
  }

  private static boolean isDiscreet(TrialMatch trial) {
    return "discreet".equals(trial.setup().options().get("windows"));
  }

  private static void same(TrialMatch trial, Match before, Viewer viewer, Course real, Course other) {
    boolean isSameWindow = !other.asked.isEmpty() && other.kind.equals(real.kind); // a window that no seat can use is skipped
    if (isSameWindow && !real.inTheWindow.equals(other.inTheWindow)) {
      throw trial.finding(viewer + " cannot know who is asked in the window " + real.kind
          + ", yet something else is said or held when " + other.asked + " are asked instead of " + real.asked + ": "
          + TextDifference.of("as it is", real.inTheWindow, "asking others", other.inTheWindow), before);
    }
    if (!real.atTheEnd.equals(other.atTheEnd)) {
      throw trial.finding(viewer + " cannot know who was asked in the window " + real.kind
          + " and passed, yet something else is said or held afterwards when " + other.asked + " were asked instead of "
          + real.asked + ": " + TextDifference.of("as it is", real.atTheEnd, "asking others", other.atTheEnd), before);
    }
  }

  /** The course from the action before a window to the first question after it, if every seat passes. */
  private static final class Course {

    private final Match before;
    private final Viewer viewer;
    private final Action opening;
    private final Secrets.@Nullable Exchange exchange;
    private final List<Viewer> asked = new ArrayList<>();
    private Match match;
    private String kind = "";
    private String inTheWindow = "";
    private String atTheEnd = "";

    Course(Match before, Viewer viewer, Action opening, Secrets.@Nullable Exchange exchange) {
      this.before = before;
      this.viewer = viewer;
      this.opening = opening;
      this.exchange = exchange;
      this.match = before;
    }

    /** Plays the course. Returns whether the action can be played so, and the window closes by passes. */
    boolean play(boolean isListenedTo) {
      match = Inspection.at(before, Inspection.state(before.copy()));
      asked.clear();
      if (exchange != null) {
        exchange.in(match, Secrets.number(before, viewer));
      }
      EventReader news = isListenedTo ? match.events(viewer) : null;
      if (!TrialMatch.plays(match, opening)) {
        return false;
      }
      StringBuilder told = new StringBuilder();
      for (int passes = 0; isWindow(match); passes++) {
        if (passes == MAX_PASSES || !TrialMatch.canChoose(match)) {
          return false;
        }
        asked.add(match.actor());
        if (passes == 0 && isListenedTo) {
          tell(told, news);
          kind = match.decision().kind();
          inTheWindow = told + text(match.copy());
        }
        if (!TrialMatch.plays(match, Pass.PASS)) {
          return false;
        }
      }
      if (isListenedTo) {
        tell(told, news);
        atTheEnd = told + (match.isOver() || TrialMatch.canChoose(match) ? text(match) : "nobody can choose");
      }
      return true;
    }

    private static void tell(StringBuilder told, @Nullable EventReader news) {
      for (Event event : news == null ? List.<Event>of() : news.read()) {
        told.append("told: ").append(CanonicalText.of(event)).append('\n');
      }
    }

    private String text(Match now) {
      Perspective perspective = now.perspective(viewer);
      return ViewerSnapshot.by(now, viewer) + CanonicalText.now(perspective) + "held inside: " + CanonicalText.inside(perspective)
          + "imagined: " + CanonicalText.of(perspective.imagine(RandomSource.seeded(1)));
    }
  }
}
