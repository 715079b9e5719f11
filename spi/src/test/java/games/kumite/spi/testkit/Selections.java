package games.kumite.spi.testkit;

import games.kumite.api.Action;
import games.kumite.api.Match;
import games.kumite.api.Perspective;
import games.kumite.api.Viewer;
import games.kumite.spi.Done;
import games.kumite.spi.Inspection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Selections of several things: every pick that is listed can be completed, and no pick shows to others. */
final class Selections {

  private static final int MAX_THINGS = 12;
  private static final int MAX_PICKS = 200;

  private final TrialMatches trials;
  private final int samples;

  Selections(TrialMatches trials, int samples) {
    this.trials = trials;
    this.samples = samples;
  }

  /** Tries all sets of few things, and goes on from every pick. */
  void canBeCompleted() {
    for (TrialMatch trial : trials.all()) {
      trial.walk((match, position) -> {
        if (!isSelecting(match)) {
          return;
        }
        String wrong = Inspection.misjudgedPick(Inspection.state(match), MAX_THINGS);
        if (wrong != null) {
          throw trial.finding(wrong, match);
        }
        if (match.search().searchActionCount() < 1 || match.search().searchActionCount() > match.actionCount()) {
          throw trial.finding("of " + match.actionCount() + " actions " + match.search().searchActionCount()
              + " are said to lead", match);
        }
        for (Action pick : ListingProperty.listed(match)) {
          goesOn(trial, match, pick);
        }
      });
    }
  }

  private static boolean isSelecting(Match match) {
    return !match.isOver() && Inspection.isSelecting(Inspection.state(match));
  }

  private static void goesOn(TrialMatch trial, Match match, Action pick) {
    Match light = light(match);
    String kind = light.decision().kind();
    if (!TrialMatch.plays(light, pick)) {
      return;
    }
    for (int picks = 0; !light.isOver() && isSelecting(light) && light.decision().kind().equals(kind); picks++) {
      if (picks == MAX_PICKS) {
        throw trial.finding("the selection " + kind + " does not end after the pick " + pick.notation(), match);
      }
      if (!TrialMatch.canChoose(light)) {
        throw trial.finding("the pick " + pick.notation() + " is listed, but leads to no legal set", match);
      }
      light.play(0);
    }
  }

  /** Checks that two different picks look the same to all other viewers as long as the selection goes on. */
  void areUnseen() {
    for (TrialMatch trial : trials.all()) {
      trial.walk(trials.sampled(trial, 4 * samples), (match, position) -> {
        List<Action> listed = ListingProperty.listed(match);
        if (listed.size() < 2 || !isSelecting(match)) {
          return;
        }
        Match one = picked(match, listed.get(0));
        Match other = picked(match, listed.get(1));
        if (one == null || other == null) {
          return;
        }
        for (Viewer viewer : TrialMatch.observers(match)) {
          String seen = text(one, viewer);
          if (!viewer.equals(match.actor()) && !seen.equals(text(other, viewer))) {
            throw trial.finding(viewer + " cannot know whether " + listed.get(0).notation() + " or "
                + listed.get(1).notation() + " was picked, yet sees something else: "
                + TextDifference.of("one", seen, "other", text(other, viewer)), match);
          }
        }
      });
    }
  }

  /** Returns the match after a pick, if the same selection goes on. */
  private static @Nullable Match picked(Match match, Action pick) {
    Match light = light(match);
    boolean goesOn = TrialMatch.plays(light, pick) && isSelecting(light) && light.actor().equals(match.actor())
        && light.decision().kind().equals(match.decision().kind())
        && Inspection.agenda(Inspection.state(light)).equals(Inspection.agenda(Inspection.state(match)))
        && !pick.equals(Done.DONE);
    return goesOn ? light : null;
  }

  private static Match light(Match match) {
    return Inspection.at(match, Inspection.state(match.copy()));
  }

  private static String text(Match match, Viewer viewer) {
    Perspective perspective = match.perspective(viewer);
    return ViewerSnapshot.by(match, viewer) + CanonicalText.now(perspective) + "held inside: "
        + CanonicalText.inside(perspective);
  }
}
