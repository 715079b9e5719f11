package games.kumite.journey.outlook;

import games.kumite.journey.content.Content;
import games.kumite.journey.content.Goal;
import games.kumite.journey.content.QuestRule;
import games.kumite.journey.demon.Inactive;
import games.kumite.journey.gate.Gates;
import games.kumite.journey.map.Ground;
import games.kumite.journey.map.Pose;
import games.kumite.journey.state.Distances;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Num;
import games.kumite.journey.state.Piece;
import java.util.List;

/**
 * A rough number of AP that the goals of a quest still need: ways by the steps between squares, each deed 1, a lord by
 * his health. Stateless; allocates nothing.
 */
final class Work {

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

  private Work() {}

  /** Returns the AP that are still needed. */
  static double left(Journey journey) {
    List<Goal> victory = journey.scene().quest.entry().victory();
    double left = 0;
    for (int i = 0; i < victory.size(); i++) {
      left += left(journey, victory.get(i));
    }
    return left;
  }

  static double left(Journey journey, Goal goal) {
    if (goal instanceof Goal.VillagersRescued villagers) {
      return villagers(journey, villagers.min());
    }
    if (goal instanceof Goal.GatesClosed gates) {
      return gates(journey, gates.min(), "");
    }
    if (goal instanceof Goal.GateClosed gate) {
      return gates(journey, 1, gate.gate());
    }
    if (goal instanceof Goal.EverybodyOn tile) {
      return gathering(journey, tile.tile());
    }
    return goal instanceof Goal.Defeated demon ? defeat(journey, journey.terms().type(demon.type())) : 0;
  }

  /** Returns the AP to come beside a square: steps by MV, and one for a door on the way. */
  private static double way(Journey journey, int pilgrim, int from, int to) {
    int steps = journey.scene().open.between(from, to);
    boolean isBehindDoor = steps < Distances.FAR && Danger.isShut(journey)
        && journey.scene().shut.between(from, to) == Distances.FAR;
    return Math.max(0, steps - 1) / (double) journey.terms().figure(pilgrim).move + (isBehindDoor ? 1 : 0);
  }

  /** Returns the AP to a square for the nearest conscious pilgrim; Tripitaka had better stay out of it. */
  private static double nearest(Journey journey, int square) {
    int fetching = fetching(journey, square);
    return fetching < 0 ? Distances.FAR : toFetch(journey, fetching, square);
  }

  /** Returns the nearest pilgrim, negative for none. */
  static int fetching(Journey journey, int square) {
    int nearest = -1;
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      if (journey.isConscious(pilgrim)
          && (nearest < 0 || toFetch(journey, pilgrim, square) < toFetch(journey, nearest, square))) {
        nearest = pilgrim;
      }
    }
    return nearest;
  }

  private static double toFetch(Journey journey, int pilgrim, int square) {
    double own = pilgrim == journey.terms().leader ? 1 : 0;
    return own + way(journey, pilgrim, Pose.square(journey.pose(pilgrim)), square);
  }

  private static double villagers(Journey journey, int min) {
    int wanted = min;
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      wanted -= journey.pilgrim(pilgrim, Num.VILLAGERS);
    }
    double safe = 0;
    double endangered = 0;
    int outside = 0;
    int inside = 0;
    for (int piece = 0; piece < journey.scene().pieces() && wanted > 0; piece++) {
      if (isLying(journey, piece, Piece.Kind.VILLAGER)) {
        double way = 1 + nearest(journey, journey.square(piece));
        boolean isInside = burns(journey, journey.square(piece));
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
  private static boolean burns(Journey journey, int square) {
    List<QuestRule> rules = journey.scene().quest.entry().rules();
    Ground ground = journey.scene().ground;
    for (int i = 0; i < rules.size(); i++) {
      if (rules.get(i) instanceof QuestRule.Flames flames
          && flames.area().holds(ground.x(square), ground.y(square))) {
        return true;
      }
    }
    return false;
  }

  static boolean isLying(Journey journey, int piece, Piece.Kind kind) {
    return journey.scene().piece(piece).kind == kind && journey.isThere(piece);
  }

  /** Returns the AP of Tripitaka's way from sutra to gate to sutra to gate, always to the nearest (a greedy tour). */
  private static double gates(Journey journey, int min, String id) {
    int leader = journey.terms().leader;
    long done = journey.closedGates(id);
    int wanted = min - Long.bitCount(done);
    if (wanted <= 0) {
      return 0;
    }
    if (!journey.isConscious(leader)) {
      return wanted * WITHOUT_LEADER;
    }
    int at = Pose.square(journey.pose(leader));
    int home = at;
    int held = journey.pilgrim(leader, Num.SUTRAS);
    int borne = borne(journey);
    double work = 0;
    int goal = -1;
    boolean isGuarded = isGuarded(journey);
    for (int count = 0; count < wanted; count++, held--) {
      if (held <= 0 && borne > 0) {
        borne--;
        work += BROUGHT * bearer(journey, at);
      } else if (held <= 0) {
        int sutra = nearest(journey, Piece.Kind.SUTRA, "", at, done);
        work += sutra < 0 ? CARD : 1 + fetch(journey, at, journey.square(sutra));
        done |= sutra < 0 ? 0 : 1L << sutra;
        goal = goal < 0 && sutra >= 0 && !isHandedOver(journey) ? journey.square(sutra) : goal;
        at = sutra < 0 || isHandedOver(journey) ? at : journey.square(sutra);
      }
      int gate = nearest(journey, Piece.Kind.GATE, id, at, done);
      if (gate >= 0) {
        work += 1 + (isGuarded ? GUARDED : way(journey, leader, at, journey.square(gate)));
        done |= 1L << gate;
        at = journey.square(gate);
        goal = goal < 0 && !isGuarded ? at : goal;
      }
    }
    return goal < 0 || isWayFree(journey, home, goal) ? work : work + IN_THE_WAY;
  }

  /** Returns whether a lord keeps gates from being closed; until he is gone, no pilgrim need go there. */
  static boolean isGuarded(Journey journey) {
    List<QuestRule> rules = journey.scene().quest.entry().rules();
    for (int i = 0; i < rules.size(); i++) {
      if (rules.get(i) instanceof QuestRule.GuardedGates guarded
          && journey.pose(journey.terms().firstOf(journey.terms().type(guarded.type()))) != Pose.NONE) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether no figure stands on the square of the next step. */
  private static boolean isWayFree(Journey journey, int from, int to) {
    int steps = journey.scene().open.between(from, to);
    boolean isFree = steps <= 1 || steps == Distances.FAR;
    for (int side = 0; side < SIDES && !isFree; side++) {
      int next = journey.scene().ground.step(from, side);
      isFree = next != Ground.NONE && journey.scene().open.between(next, to) < steps
          && journey.squares().figure(next) < 0 && !journey.squares().isBlocked(next);
    }
    return isFree;
  }

  private static boolean isMeant(Journey journey, int piece, String id) {
    Piece token = journey.scene().piece(piece);
    return token.kind == Piece.Kind.GATE && (id.isEmpty() || token.id.equals(id));
  }

  static int nearest(Journey journey, Piece.Kind kind, String id, int from, long done) {
    int nearest = -1;
    int min = Integer.MAX_VALUE;
    for (int piece = 0; piece < journey.scene().pieces(); piece++) {
      boolean isWanted = kind == Piece.Kind.GATE ? isMeant(journey, piece, id) : isLying(journey, piece, kind);
      int steps = isWanted && (done >> piece & 1) == 0
          ? journey.scene().open.between(from, journey.square(piece)) : Integer.MAX_VALUE;
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
  private static double fetch(Journey journey, int at, int sutra) {
    double own = way(journey, journey.terms().leader, at, sutra);
    if (!isHandedOver(journey)) {
      return own;
    }
    return Math.min(own, BROUGHT * (nearest(journey, sutra) + way(journey, journey.terms().leader, sutra, at)));
  }

  static boolean isHandedOver(Journey journey) {
    List<QuestRule> rules = journey.scene().quest.entry().rules();
    for (int i = 0; i < rules.size(); i++) {
      if (rules.get(i) instanceof QuestRule.HandOver) {
        return true;
      }
    }
    return false;
  }

  /** Returns the sutras that others bear, where they can be handed over. */
  private static int borne(Journey journey) {
    int borne = 0;
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS && isHandedOver(journey); pilgrim++) {
      borne += pilgrim == journey.terms().leader ? 0 : journey.pilgrim(pilgrim, Num.SUTRAS);
    }
    return borne;
  }

  /** Returns the way of the nearest bearer to Tripitaka. */
  private static double bearer(Journey journey, int at) {
    double min = Distances.FAR;
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      boolean isBearer = pilgrim != journey.terms().leader && journey.pilgrim(pilgrim, Num.SUTRAS) > 0
          && journey.pose(pilgrim) != Pose.NONE;
      min = isBearer ? Math.min(min, way(journey, pilgrim, Pose.square(journey.pose(pilgrim)), at)) : min;
    }
    return min;
  }

  /**
   * Returns whether a pilgrim has entered a tile that activates a gate too early: while a lord that comes by himself
   * has still to be defeated, that could have waited.
   */
  static boolean hasWoken(Journey journey) {
    List<Goal> victory = journey.scene().quest.entry().victory();
    boolean isLordToCome = false;
    for (int i = 0; i < victory.size(); i++) {
      isLordToCome |= victory.get(i) instanceof Goal.Defeated demon && isToCome(journey, journey.terms().type(demon.type()));
    }
    List<QuestRule> rules = journey.scene().quest.entry().rules();
    for (int i = 0; i < rules.size() && isLordToCome; i++) {
      if (rules.get(i) instanceof QuestRule.GateAfterEntering after && Gates.isEntered(journey, after.tile())) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether a demon that a sutra brings has still to come. */
  static boolean isAwaited(Journey journey) {
    List<QuestRule> rules = journey.scene().quest.entry().rules();
    for (int i = 0; i < rules.size() && journey.get(Num.COLLECTED) == 0; i++) {
      if (rules.get(i) instanceof QuestRule.SpawnOnSutra) {
        return true;
      }
    }
    return false;
  }

  private static boolean isToCome(Journey journey, int type) {
    int lord = journey.terms().firstOf(type);
    return journey.defeats(type) == 0 && journey.pose(lord) != Pose.NONE && !Inactive.isDormant(journey, lord);
  }

  private static double defeat(Journey journey, int type) {
    int lord = journey.terms().firstOf(type);
    if (journey.defeats(type) > 0) {
      return 0;
    }
    double work = journey.terms().demon(type).entry().health() / HIT;
    if (journey.pose(lord) == Pose.NONE) {
      return work;
    }
    work = journey.figure(lord, Num.HEALTH) / HIT;
    double escort = Inactive.isDormant(journey, lord) ? ESCORT : MEETING;
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      if (journey.isConscious(pilgrim) && pilgrim != journey.terms().leader) {
        work += escort * way(journey, pilgrim, Pose.square(journey.pose(pilgrim)), Pose.square(journey.pose(lord)));
      }
    }
    return work;
  }

  /**
   * Returns the distance of the conscious pilgrims to a tile on which all have to be, once they have fetched the
   * villagers.
   */
  private static double gathering(Journey journey, String id) {
    int tile = 0;
    while (!journey.scene().quest.entry().tiles().get(tile).tile().equals(id)) {
      tile++;
    }
    double sum = 0;
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      if (journey.isConscious(pilgrim)) {
        sum += (double) steps(journey, last(journey, pilgrim), tile) / journey.terms().figure(pilgrim).move;
      }
    }
    return sum;
  }

  /** Returns the square from which a pilgrim goes to the tile: that of the last villager that it fetches, or its own. */
  private static int last(Journey journey, int pilgrim) {
    int last = Pose.square(journey.pose(pilgrim));
    double max = -1;
    for (int piece = 0; piece < journey.scene().pieces(); piece++) {
      if (isLying(journey, piece, Piece.Kind.VILLAGER) && fetching(journey, journey.square(piece)) == pilgrim) {
        double way = toFetch(journey, pilgrim, journey.square(piece));
        last = way > max ? journey.square(piece) : last;
        max = Math.max(max, way);
      }
    }
    return last;
  }

  /** Returns the steps from a square to the next one of a tile. */
  private static int steps(Journey journey, int from, int tile) {
    Ground ground = journey.scene().ground;
    int min = ground.tile(from) == tile ? 0 : Distances.FAR;
    for (int square = 0; square < ground.size() && min > 0; square++) {
      min = ground.tile(square) == tile ? Math.min(min, journey.scene().open.between(from, square)) : min;
    }
    return min;
  }
}
