package games.kumite.journey.evaluation;

import games.kumite.journey.board.Confinement;
import games.kumite.journey.content.Content;
import games.kumite.journey.content.Goal;
import games.kumite.journey.content.QuestRule;
import games.kumite.journey.demon.Inactive;
import games.kumite.journey.map.Ground;
import games.kumite.journey.map.Pose;
import games.kumite.journey.quest.RunningQuest;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.Distances;
import games.kumite.journey.state.GameState;
import games.kumite.journey.state.QuestToken;
import java.util.List;

/**
 * A rough number of AP that the goals of a quest still need: ways by the steps between squares, each deed 1, a lord by
 * his health. Stateless; allocates nothing.
 */
final class RemainingWork {

  /** The health that an attack takes from a lord. */
  private static final double HIT = 2;
  /** The weight of each pilgrim's way to a lord that waits, and to one that comes. */
  private static final double ESCORT = 0.8;
  private static final double MEETING = 0.2;
  /** The weight of a sutra that others bring to Tripitaka while he does something else. */
  private static final double BROUGHT = 0.6;
  /** The weight of the card that closes a gate without a sutra. */
  private static final double CARD = 6;
  /** The weight of work that has to be done before flames come. */
  private static final double URGENT = 2.5;
  /** The weight of the way to a gate that cannot be closed yet. */
  private static final double GUARDED = 3;
  /** The cost of a figure in Tripitaka's way. */
  private static final double IN_THE_WAY = 0.7;
  private static final int SIDES = 4;
  /** The cost of Tripitaka being down. */
  private static final double WITHOUT_LEADER = 10;

  private RemainingWork() {}

  /** Returns the AP that are still needed. */
  static double left(GameState state) {
    List<Goal> victory = state.scene().quest.entry().victory();
    double left = 0;
    for (int i = 0; i < victory.size(); i++) {
      left += left(state, victory.get(i));
    }
    return left;
  }

  static double left(GameState state, Goal goal) {
    if (goal.wantedVillagers() > 0) {
      return villagers(state, goal.wantedVillagers());
    }
    if (goal.wantedGates() > 0) {
      return gates(state, goal.wantedGates(), goal.wantedGate());
    }
    if (!goal.meetingTile().isEmpty()) {
      return gathering(state, goal.meetingTile());
    }
    return goal.wantedDemon().isEmpty() ? 0 : defeat(state, state.definition().type(goal.wantedDemon()));
  }

  /** Returns the AP to come beside a square: steps by MV, and one for a door on the way. */
  private static double way(GameState state, int pilgrim, int from, int to) {
    int steps = state.scene().open.between(from, to);
    boolean isBehindDoor = steps < Distances.FAR && Confinement.isPossible(state)
        && state.scene().shut.between(from, to) == Distances.FAR;
    return Math.max(0, steps - 1) / (double) state.definition().figure(pilgrim).move + (isBehindDoor ? 1 : 0);
  }

  /** Returns the AP to a square for the nearest conscious pilgrim; Tripitaka had better stay out of it. */
  private static double nearest(GameState state, int square) {
    int fetching = fetching(state, square);
    return fetching < 0 ? Distances.FAR : toFetch(state, fetching, square);
  }

  /** Returns the nearest pilgrim, negative for none. */
  static int fetching(GameState state, int square) {
    int nearest = -1;
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      if (state.isConscious(pilgrim)
          && (nearest < 0 || toFetch(state, pilgrim, square) < toFetch(state, nearest, square))) {
        nearest = pilgrim;
      }
    }
    return nearest;
  }

  private static double toFetch(GameState state, int pilgrim, int square) {
    double own = pilgrim == state.definition().leader ? 1 : 0;
    return own + way(state, pilgrim, Pose.square(state.pose(pilgrim)), square);
  }

  private static double villagers(GameState state, int min) {
    int wanted = min;
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      wanted -= state.pilgrim(pilgrim, Counters.VILLAGERS);
    }
    double safe = 0;
    double endangered = 0;
    int outside = 0;
    int inside = 0;
    for (int piece = 0; piece < state.scene().pieces() && wanted > 0; piece++) {
      if (isLying(state, piece, QuestToken.Kind.VILLAGER)) {
        double way = 1 + nearest(state, state.square(piece));
        boolean isInside = burns(state, state.square(piece));
        safe += isInside ? 0 : way;
        endangered += isInside ? way : 0;
        outside += isInside ? 0 : 1;
        inside += isInside ? 1 : 0;
      }
    }
    int atOnce = Math.min(inside, Math.max(0, wanted - outside)); // those outside are not enough
    return (outside == 0 ? 0 : safe * Math.min(1, (wanted - atOnce) / (double) outside))
        + (inside == 0 ? 0 : URGENT * endangered * atOnce / inside);
  }

  /** Returns whether a villager lies where flames will take it. */
  private static boolean burns(GameState state, int square) {
    List<QuestRule> rules = state.scene().quest.entry().rules();
    Ground ground = state.scene().ground;
    for (int i = 0; i < rules.size(); i++) {
      if (rules.get(i).burns(ground.x(square), ground.y(square))) {
        return true;
      }
    }
    return false;
  }

  static boolean isLying(GameState state, int piece, QuestToken.Kind kind) {
    return state.scene().piece(piece).kind == kind && state.isThere(piece);
  }

  /** Returns the AP of Tripitaka's way from sutra to gate to sutra to gate, always to the nearest (a greedy tour). */
  private static double gates(GameState state, int min, String id) {
    int leader = state.definition().leader;
    long done = state.closedGates(id);
    int wanted = min - Long.bitCount(done);
    if (wanted <= 0) {
      return 0;
    }
    if (!state.isConscious(leader)) {
      return wanted * WITHOUT_LEADER;
    }
    int at = Pose.square(state.pose(leader));
    int home = at;
    int held = state.pilgrim(leader, Counters.SUTRAS);
    int borne = borne(state);
    double work = 0;
    int goal = -1;
    boolean isGuarded = isGuarded(state);
    for (int count = 0; count < wanted; count++, held--) {
      if (held <= 0 && borne > 0) {
        borne--;
        work += BROUGHT * bearer(state, at);
      } else if (held <= 0) {
        int sutra = nearest(state, QuestToken.Kind.SUTRA, "", at, done);
        work += sutra < 0 ? CARD : 1 + fetch(state, at, state.square(sutra));
        done |= sutra < 0 ? 0 : 1L << sutra;
        goal = goal < 0 && sutra >= 0 && !isHandedOver(state) ? state.square(sutra) : goal;
        at = sutra < 0 || isHandedOver(state) ? at : state.square(sutra);
      }
      int gate = nearest(state, QuestToken.Kind.GATE, id, at, done);
      if (gate >= 0) {
        work += 1 + (isGuarded ? GUARDED : way(state, leader, at, state.square(gate)));
        done |= 1L << gate;
        at = state.square(gate);
        goal = goal < 0 && !isGuarded ? at : goal;
      }
    }
    return goal < 0 || isWayFree(state, home, goal) ? work : work + IN_THE_WAY;
  }

  /** Returns whether a lord keeps gates from being closed; until he is gone, no pilgrim need go there. */
  static boolean isGuarded(GameState state) {
    List<QuestRule> rules = state.scene().quest.entry().rules();
    for (int i = 0; i < rules.size(); i++) {
      String guard = rules.get(i).guard();
      if (!guard.isEmpty() && state.pose(state.definition().firstOf(state.definition().type(guard))) != Pose.NONE) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether no figure stands on the square of the next step. */
  private static boolean isWayFree(GameState state, int from, int to) {
    int steps = state.scene().open.between(from, to);
    boolean isFree = steps <= 1 || steps == Distances.FAR;
    for (int side = 0; side < SIDES && !isFree; side++) {
      int next = state.scene().ground.step(from, side);
      isFree = next != Ground.NONE && state.scene().open.between(next, to) < steps
          && state.squares().figure(next) < 0 && !state.squares().isBlocked(next);
    }
    return isFree;
  }

  private static boolean isMeant(GameState state, int piece, String id) {
    QuestToken token = state.scene().piece(piece);
    return token.kind == QuestToken.Kind.GATE && (id.isEmpty() || token.id.equals(id));
  }

  static int nearest(GameState state, QuestToken.Kind kind, String id, int from, long done) {
    int nearest = -1;
    int min = Integer.MAX_VALUE;
    for (int piece = 0; piece < state.scene().pieces(); piece++) {
      boolean isWanted = kind == QuestToken.Kind.GATE ? isMeant(state, piece, id) : isLying(state, piece, kind);
      int steps = isWanted && (done >> piece & 1) == 0
          ? state.scene().open.between(from, state.square(piece)) : Integer.MAX_VALUE;
      if (steps < min) {
        min = steps;
        nearest = piece;
      }
    }
    return nearest;
  }

  /**
   * Returns the AP to fetch a sutra. Where sutras are handed over, others can bring them; otherwise Tripitaka goes
   * himself.
   */
  private static double fetch(GameState state, int at, int square) {
    double own = way(state, state.definition().leader, at, square);
    if (!isHandedOver(state)) {
      return own;
    }
    return Math.min(own, BROUGHT * (nearest(state, square) + way(state, state.definition().leader, square, at)));
  }

  static boolean isHandedOver(GameState state) {
    List<QuestRule> rules = state.scene().quest.entry().rules();
    for (int i = 0; i < rules.size(); i++) {
      if (rules.get(i).handsOver()) {
        return true;
      }
    }
    return false;
  }

  /** Returns the sutras that others bear, where they can be handed over. */
  private static int borne(GameState state) {
    int borne = 0;
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS && isHandedOver(state); pilgrim++) {
      borne += pilgrim == state.definition().leader ? 0 : state.pilgrim(pilgrim, Counters.SUTRAS);
    }
    return borne;
  }

  /** Returns the way of the nearest bearer to Tripitaka. */
  private static double bearer(GameState state, int at) {
    double min = Distances.FAR;
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      boolean isBearer = pilgrim != state.definition().leader && state.pilgrim(pilgrim, Counters.SUTRAS) > 0
          && state.pose(pilgrim) != Pose.NONE;
      min = isBearer ? Math.min(min, way(state, pilgrim, Pose.square(state.pose(pilgrim)), at)) : min;
    }
    return min;
  }

  /**
   * Returns whether a pilgrim has entered a tile that activates a gate too early: while a lord that comes by himself
   * has still to be defeated, that could have waited.
   */
  static boolean hasWoken(GameState state) {
    List<Goal> victory = state.scene().quest.entry().victory();
    boolean isLordToCome = false;
    for (int i = 0; i < victory.size(); i++) {
      String type = victory.get(i).wantedDemon();
      isLordToCome |= !type.isEmpty() && isToCome(state, state.definition().type(type));
    }
    List<QuestRule> rules = state.scene().quest.entry().rules();
    for (int i = 0; i < rules.size() && isLordToCome; i++) {
      String tile = rules.get(i).entryTile();
      if (!tile.isEmpty() && RunningQuest.of(state).isEntered(tile)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether a demon that a sutra brings has still to come. */
  static boolean isAwaited(GameState state) {
    List<QuestRule> rules = state.scene().quest.entry().rules();
    for (int i = 0; i < rules.size() && state.get(Counters.COLLECTED) == 0; i++) {
      if (!rules.get(i).spawnedDemon().isEmpty()) {
        return true;
      }
    }
    return false;
  }

  private static boolean isToCome(GameState state, int type) {
    int lord = state.definition().firstOf(type);
    return state.defeats(type) == 0 && state.pose(lord) != Pose.NONE && !Inactive.isDormant(state, lord);
  }

  private static double defeat(GameState state, int type) {
    int lord = state.definition().firstOf(type);
    if (state.defeats(type) > 0) {
      return 0;
    }
    double work = state.definition().demon(type).entry().health() / HIT;
    if (state.pose(lord) == Pose.NONE) {
      return work;
    }
    work = state.figure(lord, Counters.HEALTH) / HIT;
    double escort = Inactive.isDormant(state, lord) ? ESCORT : MEETING;
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      if (state.isConscious(pilgrim) && pilgrim != state.definition().leader) {
        work += escort * way(state, pilgrim, Pose.square(state.pose(pilgrim)), Pose.square(state.pose(lord)));
      }
    }
    return work;
  }

  /**
   * Returns the distance of the conscious pilgrims to a tile on which all have to be, once they have fetched the
   * villagers.
   */
  private static double gathering(GameState state, String id) {
    int tile = state.scene().tile(id);
    double sum = 0;
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      if (state.isConscious(pilgrim)) {
        sum += (double) steps(state, last(state, pilgrim), tile) / state.definition().figure(pilgrim).move;
      }
    }
    return sum;
  }

  /** Returns the square from which a pilgrim goes to the tile: that of the last villager that it fetches, or its own. */
  private static int last(GameState state, int pilgrim) {
    int last = Pose.square(state.pose(pilgrim));
    double max = -1;
    for (int piece = 0; piece < state.scene().pieces(); piece++) {
      if (isLying(state, piece, QuestToken.Kind.VILLAGER) && fetching(state, state.square(piece)) == pilgrim) {
        double way = toFetch(state, pilgrim, state.square(piece));
        last = way > max ? state.square(piece) : last;
        max = Math.max(max, way);
      }
    }
    return last;
  }

  /** Returns the steps from a square to the next one of a tile. */
  private static int steps(GameState state, int from, int tile) {
    Ground ground = state.scene().ground;
    int min = ground.tile(from) == tile ? 0 : Distances.FAR;
    for (int square = 0; square < ground.size() && min > 0; square++) {
      min = ground.tile(square) == tile ? Math.min(min, state.scene().open.between(from, square)) : min;
    }
    return min;
  }
}
