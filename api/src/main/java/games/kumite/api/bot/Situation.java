package games.kumite.api.bot;

import games.kumite.api.Action;
import games.kumite.api.Decision;
import games.kumite.api.Facts;
import games.kumite.api.Keys;
import games.kumite.api.Match;
import games.kumite.api.PastDecision;
import games.kumite.api.Perspective;
import games.kumite.api.Seat;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a policy tells decisions apart by: who chooses, what kind of choice it is, from how many actions if everybody can
 * tell, what has been done before, and what the seat knows for itself. In tiny games all that has been done counts, in
 * others what was done last.
 */
enum Situation {
  /** All that a seat has seen. */
  WHOLE,
  /** What it has seen last. */
  COARSE;

  /** A match of so many decisions at most is tiny. */
  private static final int TINY = 12;

  static Situation in(Facts facts) {
    return facts.maxDecisions() <= TINY ? WHOLE : COARSE;
  }

  /** The key of the decision that a match waits for. */
  long key(Match match, Decision decision) {
    return Keys.mix(prefix(match, decision), match.privateKey(decision.seat()));
  }

  /** The same without what the seat knows for itself, which has to be mixed in as the last. */
  long prefix(Match match, Decision decision) {
    Seat seat = decision.seat();
    return prefix(decision, this == WHOLE ? past(match.decisions(seat)) : past(match.lastDecision(seat)));
  }

  /** The key of all decisions that differ only in what the seat knows for itself. */
  static long whateverIsHeld(long prefix) {
    return ~prefix;
  }

  /** The same of the decision of a perspective. */
  long prefix(Perspective view, Decision decision) {
    List<PastDecision> decisions = view.decisions();
    return prefix(decision, before(decisions, decisions.size()));
  }

  /** The key of what was done before one of some decisions. */
  long before(List<PastDecision> decisions, int place) {
    return this == WHOLE ? past(decisions.subList(0, place)) : past(place == 0 ? null : decisions.get(place - 1));
  }

  private static long prefix(Decision decision, long before) {
    return prefix(decision.seat(), decision.kind(), decision.isOpen() ? decision.actions().size() : PastDecision.UNTOLD,
        before);
  }

  /** A key without what the seat knows for itself. */
  static long prefix(Seat seat, String kind, int choices, long before) {
    return Keys.mix(Keys.mix(Keys.mix(Keys.of(kind), seat.index()), choices), before);
  }

  private static long past(List<PastDecision> decisions) {
    long key = decisions.size();
    for (PastDecision decision : decisions) {
      key = Keys.mix(key, past(decision));
    }
    return key;
  }

  private static long past(@Nullable PastDecision decision) {
    if (decision == null) {
      return 0;
    }
    Action action = decision.action();
    return Keys.mix(Keys.mix(Keys.of(decision.kind()), decision.seat().index()),
        action == null ? 0 : Keys.of(action.notation()));
  }
}
