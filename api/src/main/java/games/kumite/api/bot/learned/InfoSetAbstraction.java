package games.kumite.api.bot.learned;

import games.kumite.api.Action;
import games.kumite.api.Decision;
import games.kumite.api.Keys;
import games.kumite.api.Match;
import games.kumite.api.PastDecision;
import games.kumite.api.Perspective;
import games.kumite.api.Seat;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The keys by which a policy distinguishes situations, from the finest to the widest.
 *
 * <ul>
 * <li>Everything that the seat knows ({@link games.kumite.api.MatchSearch#observationKey}), public information
 *   included, and the past actions.
 * <li>What only the seat knows ({@link games.kumite.api.MatchSearch#privateObservationKey}), and the past actions.
 *   Other seats' past choices are judged by this key, since the public information of an earlier moment is not available
 *   any more.
 * <li>The past actions, with any holding.
 * </ul>
 *
 * <p>In tiny games all past actions count, with their seats. In others only the last one counts, with the relative
 * position of its seat, so that all seats learn for each other. The kind of decision and, if it is public, the number
 * of actions belong to every key.
 */
enum InfoSetAbstraction {
  /** All past actions. */
  WHOLE,
  /** The last past action. */
  COARSE;

  /** The largest number of decisions in a match of a tiny game. */
  private static final int TINY = 16;

  private static final int KNOWN = 0x6B6E;

  /** Returns what is distinguished in matches of at most a given number of decisions. */
  static InfoSetAbstraction in(int maxDecisions) {
    return maxDecisions <= TINY ? WHOLE : COARSE;
  }

  /** Returns the key of the past actions before a match's pending decision, which is the part common to all keys. */
  long prefix(Match match, Decision decision) {
    Seat seat = decision.seat();
    return prefix(decision,
        this == WHOLE ? past(match.search().pastDecisions(seat)) : past(match.search().lastDecision(seat), seat, match.seats().size()));
  }

  /** Returns the key of the past actions before a perspective's decision. */
  long prefix(Perspective perspective, Decision decision) {
    List<PastDecision> decisions = perspective.pastDecisions();
    int seats = perspective.seats().size();
    return prefix(decision, before(decisions, decisions.size(), decision.seat(), seats));
  }

  /**
   * Returns the key of a situation with everything that the seat knows, its {@link
   * games.kumite.api.MatchSearch#observationKey} included.
   */
  static long known(long prefix, long key) {
    return Keys.mix(Keys.mix(prefix, KNOWN), key);
  }

  /** Returns the key of all situations with the same private knowledge of the seat. */
  static long held(long prefix, long privateKey) {
    return Keys.mix(prefix, privateKey);
  }

  /** Returns the key of all situations that differ only in what the seat knows. */
  static long whateverIsHeld(long prefix) {
    return ~prefix;
  }

  private long prefix(Decision decision, long before) {
    return prefix(decision.seat(), decision.kind(), decision.hasPublicActions() ? decision.actions().size() : PastDecision.UNKNOWN,
        before);
  }

  /** Returns the key of the past actions before one of the past decisions. */
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

  /**
   * Combines the last past decision with the distance of its seat around the table, which does not depend on absolute
   * seats.
   */
  private static long past(@Nullable PastDecision last, Seat seat, int seats) {
    return last == null ? 0 : past(last, Math.floorMod(last.seat().index() - seat.index(), seats));
  }

  private static long past(PastDecision decision, int from) {
    Action action = decision.action();
    return Keys.mix(Keys.mix(Keys.of(decision.kind()), from),
        action == null ? 0 : Keys.of(action.notation()));
  }
}
