package games.kumite.spi.testkit;

import games.kumite.api.Decision;
import games.kumite.api.Match;
import games.kumite.api.Observer;
import games.kumite.api.Outcome;
import games.kumite.api.PastDecision;
import games.kumite.api.Perspective;
import games.kumite.api.Phase;
import games.kumite.api.Table;
import games.kumite.api.Turn;
import games.kumite.spi.Inspection;
import java.util.List;

/** What an observer is told at one moment: the phase, whose turn it is as far as it may know, its table, its past. */
final class Told {

  private Told() {}

  /** By the match itself. */
  static String by(Match match, Observer observer) {
    return now(match, observer) + last(match.search().decisions(observer));
  }

  /** By the match itself, without what is past. */
  static String now(Match match, Observer observer) {
    if (match.isOver()) {
      return now(match.phase(), over(match.outcome()), match.table(observer));
    }
    Decision decision = match.decision();
    String turn;
    if (match.actor().equals(observer)) {
      turn = CanonicalText.of(decision);
    } else if (Inspection.question(Inspection.state(match)).isWindow()) {
      turn = window(decision.kind(), decision.prompt().waiting());
    } else {
      turn = waiting(match.actor().id(), decision.prompt().waiting());
    }
    return now(match.phase(), turn, match.table(observer));
  }

  /** By its perspective. */
  static String by(Perspective view) {
    Turn turn = view.turn();
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
    return now(view.phase(), shown, view.table()) + last(view.decisions());
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
