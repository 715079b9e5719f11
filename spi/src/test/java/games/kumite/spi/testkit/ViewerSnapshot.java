package games.kumite.spi.testkit;

import games.kumite.api.Decision;
import games.kumite.api.Match;
import games.kumite.api.Outcome;
import games.kumite.api.PastDecision;
import games.kumite.api.Perspective;
import games.kumite.api.Phase;
import games.kumite.api.Table;
import games.kumite.api.Turn;
import games.kumite.api.Viewer;
import games.kumite.spi.Inspection;
import java.util.List;

/**
 * A snapshot of what a viewer gets at one moment: the phase, the turn as far as it may know it, its table, its past.
 */
final class ViewerSnapshot {

  private ViewerSnapshot() {}

  /** Returns the snapshot from the match itself. */
  static String by(Match match, Viewer viewer) {
    return now(match, viewer) + last(match.search().pastDecisions(viewer));
  }

  /** Returns the snapshot from the match itself, without the past. */
  static String now(Match match, Viewer viewer) {
    if (match.isOver()) {
      return now(match.phase(), over(match.outcome()), match.table(viewer));
    }
    Decision decision = match.decision();
    String turn;
    if (match.actor().equals(viewer)) {
      turn = CanonicalText.of(decision);
    } else if (Inspection.question(Inspection.state(match)).isWindow()) {
      turn = window(decision.kind(), decision.prompt().waiting());
    } else {
      turn = waiting(match.actor().id(), decision.prompt().waiting());
    }
    return now(match.phase(), turn, match.table(viewer));
  }

  /** Returns the snapshot from a perspective. */
  static String by(Perspective perspective) {
    Turn turn = perspective.turn();
    String shown;
    if (turn instanceof Turn.Over over) {
      shown = over(over.outcome());
    } else if (turn instanceof Turn.Yours yours) {
      shown = CanonicalText.of(yours.decision());
    } else if (turn instanceof Turn.Window window) {
      shown = window(window.kind(), window.prompt());
    } else {
      Turn.Waiting waiting = (Turn.Waiting) turn;
      shown = waiting(waiting.seat().id(), waiting.prompt());
    }
    return now(perspective.phase(), shown, perspective.table()) + last(perspective.pastDecisions());
  }

  private static String over(Outcome outcome) {
    return "over: " + outcome + "\n";
  }

  private static String window(String kind, String prompt) {
    return "a window " + kind + ": " + prompt + "\n";
  }

  private static String waiting(String seat, String prompt) {
    return seat + " chooses: " + prompt + "\n";
  }

  private static String last(List<PastDecision> decisions) {
    return decisions.isEmpty() ? "" : "last " + decisions.get(decisions.size() - 1) + "\n";
  }

  private static String now(Phase phase, String turn, Table table) {
    return "phase " + phase + "\n" + turn + table;
  }
}
