package games.kumite.api.bot;

import games.kumite.api.Action;
import games.kumite.api.Decision;
import games.kumite.api.GameProperties;
import games.kumite.api.Keys;
import games.kumite.api.Match;
import games.kumite.api.PastDecision;
import games.kumite.api.Perspective;
import games.kumite.api.Seat;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The keys by which a policy tells decisions apart, from the finest to the widest.
 *
 * <ul>
 *   <li>All that the seat knows ({@link games.kumite.api.MatchSearch#observationKey}), public things included, and what has been done before.
 *   <li>What the seat knows for itself ({@link games.kumite.api.MatchSearch#privateObservationKey}), and what has been done before. What others have done is
 *       judged by this one, since what was public at an earlier moment cannot be asked any more.
 *   <li>What has been done before, whatever is held.
 * </ul>
 *
 * <p>In tiny games everything that has been done and by which seat counts; in others what was done last, and by whom as
 * seen from the seat, so that all seats learn for each other. Kind of decision and, where all can tell, the number of
 * actions belong to every key.
 */
enum InfoSetAbstraction {
  /** All that a seat has seen. */
  WHOLE,
  /** What it has seen last. */
  COARSE;

  /** A match of so many decisions at most is tiny. */
  private static final int TINY = 12;

  private static final int KNOWN = 0x6B6E;

  static InfoSetAbstraction in(GameProperties facts) {
    return facts.maxDecisions() <= TINY ? WHOLE : COARSE;
  }

  /** Returns the key of what has been done before the decision that a match waits for: the part that all keys share. */
  long prefix(Match match, Decision decision) {
    Seat seat = decision.seat();
    return prefix(decision,
        this == WHOLE ? past(match.search().pastDecisions(seat)) : past(match.search().lastDecision(seat), seat, match.seats().size()));
  }

  /** Returns the same key of the decision of a perspective. */
  long prefix(Perspective perspective, Decision decision) {
    List<PastDecision> decisions = perspective.decisions();
    int seats = perspective.seats().size();
    return prefix(decision, before(decisions, decisions.size(), decision.seat(), seats));
  }

  /** Returns the key of a decision before which a seat knows all that has a {@link games.kumite.api.MatchSearch#observationKey}. */
  static long known(long prefix, long key) {
    return Keys.mix(Keys.mix(prefix, KNOWN), key);
  }

  /** Returns the key of all decisions before which a seat knows the same for itself. */
  static long held(long prefix, long privateKey) {
    return Keys.mix(prefix, privateKey);
  }

  /** Returns the key of all decisions that differ only in what the seat knows. */
  static long whateverIsHeld(long prefix) {
    return ~prefix;
  }

  private long prefix(Decision decision, long before) {
    return prefix(decision.seat(), decision.kind(), decision.hasPublicActions() ? decision.actions().size() : PastDecision.UNKNOWN,
        before);
  }

  /** Returns the same key of a choice that was made after some decisions. */
  long prefix(PastDecision made, List<PastDecision> decisions, int place, int seats) {
    return prefix(made.seat(), made.kind(), made.actionCount(), before(decisions, place, made.seat(), seats));
  }

  private long prefix(Seat seat, String kind, int choices, long before) {
    return Keys.mix(Keys.mix(Keys.mix(Keys.of(kind), this == WHOLE ? seat.index() : 0), choices), before);
  }

  private long before(List<PastDecision> decisions, int place, Seat seat, int seats) {
    return this == WHOLE ? past(decisions.subList(0, place))
        : past(place == 0 ? null : decisions.get(place - 1), seat, seats);
  }

  private static long past(List<PastDecision> decisions) {
    long key = decisions.size();
    for (PastDecision decision : decisions) {
      key = Keys.mix(key, past(decision, decision.seat().index()));
    }
    return key;
  }

  /** How far round the table the one sits who chose last counts, and not where. */
  private static long past(@Nullable PastDecision last, Seat seat, int seats) {
    return last == null ? 0 : past(last, Math.floorMod(last.seat().index() - seat.index(), seats));
  }

  private static long past(PastDecision decision, int from) {
    Action action = decision.action();
    return Keys.mix(Keys.mix(Keys.of(decision.kind()), from),
        action == null ? 0 : Keys.of(action.notation()));
  }
}
