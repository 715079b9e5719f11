package games.kumite.spi.testkit;

import games.kumite.api.Action;
import games.kumite.api.Decision;
import games.kumite.api.Match;
import games.kumite.api.UndoBarrier;
import games.kumite.api.record.MatchRecord;
import java.util.List;
import java.util.Set;

/**
 * Property 3: anytime actions are legal at every decision and unlisted, and the same question is asked again after
 * them.
 */
final class AnytimeProperty {

  private final TrialMatches trials;
  private final int samples;

  AnytimeProperty(TrialMatches trials, int samples) {
    this.trials = trials;
    this.samples = samples;
  }

  /** Checks that they are offered at every decision, and plays them at sampled ones. */
  void areTaken() {
    for (TrialMatch trial : trials.all()) {
      Set<Integer> sampled = trials.sampled(trial, samples);
      trial.walk((match, position) -> {
        if (!match.isOver()) {
          for (Action action : match.decision().anytimeActions()) {
            isOffered(trial, match, action);
            if (sampled.contains(position)) {
              isTaken(trial, match, trial.at(position), action);
            }
          }
        }
      });
    }
  }

  private static void isOffered(TrialMatch trial, Match match, Action action) {
    Decision decision = match.decision();
    String notation = action.notation();
    String wrong = ListingProperty.wrongIn(notation, match.table(match.actor()), match.keywords());
    require(trial, match, wrong == null, "the notation \"" + notation + "\" " + wrong);
    require(trial, match, !decision.actions().contains(action), notation + " is listed too");
    require(trial, match, decision.isLegal(action) && decision.parse(notation).equals(action),
        notation + " is not legal where it is offered");
    String label = decision.label(action);
    require(trial, match, !label.isBlank() && !label.contains("label." + notation), notation + " has no label: " + label);
    Match unrecorded = match.copy();
    unrecorded.play(action);
    asksAgain(trial, match, unrecorded, action);
  }

  private static void isTaken(TrialMatch trial, Match before, Match match, Action action) {
    String position = CanonicalText.of(match);
    match.play(match.decision().parse(action.notation()));
    asksAgain(trial, before, match, action);
    Match resumed = trial.game().resume(MatchRecord.parse(match.record().text()));
    require(trial, match, CanonicalText.of(resumed).equals(CanonicalText.of(match)),
        "after " + action + " a record resumes to something else");
    if (match.undoBarrier() == UndoBarrier.NONE) {
      match.undo();
      require(trial, match, CanonicalText.of(match).equals(position), action + " taken back leaves something behind");
    }
  }

  private static void asksAgain(TrialMatch trial, Match before, Match after, Action action) {
    if (!after.isOver()) {
      require(trial, before, after.actor().equals(before.actor()) && asked(after).equals(asked(before)),
          "after " + action + " something else is asked: " + asked(after) + " instead of " + asked(before));
    }
  }

  private static List<String> asked(Match match) {
    return match.decision().actions().stream().map(Action::notation).toList();
  }

  private static void require(TrialMatch trial, Match match, boolean isRight, String what) {
    if (!isRight) {
      throw trial.finding(what, match);
    }
  }
}
