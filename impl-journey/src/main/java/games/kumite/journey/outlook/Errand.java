package games.kumite.journey.outlook;

import games.kumite.journey.content.Card;
import games.kumite.journey.content.Content;
import games.kumite.journey.content.Goal;
import games.kumite.journey.content.Verb;
import games.kumite.journey.demon.Inactive;
import games.kumite.journey.map.Ground;
import games.kumite.journey.map.Pose;
import games.kumite.journey.state.Distances;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Num;
import games.kumite.journey.state.Piece;
import java.util.List;

/** The square to which a pilgrim goes for the nearest thing to do. Stateless; allocates nothing. */
final class Errand {

  /** No destination. */
  static final int NONE = -1;

  /** The weight of a step between a demon and Tripitaka, relative to one between it and a fighter. */
  private static final double TO_LEADER = 0.35;
  /** The number of steps that fighters keep near Tripitaka. */
  private static final int NEAR = 4;

  private Errand() {}

  /** Returns the square, {@link #NONE} if there is nothing to do anywhere. */
  static int of(Journey journey, int pilgrim) {
    return pilgrim == journey.terms().leader ? ofLeader(journey) : ofFighter(journey, pilgrim);
  }

  private static int ofLeader(Journey journey) {
    int leader = journey.terms().leader;
    int at = Pose.square(journey.pose(leader));
    List<Goal> victory = journey.scene().quest.entry().victory();
    for (int i = 0; i < victory.size(); i++) {
      Goal goal = victory.get(i);
      String gate = goal instanceof Goal.GateClosed closed ? closed.gate() : "";
      int wanted = goal instanceof Goal.GatesClosed gates ? gates.min() : goal instanceof Goal.GateClosed ? 1 : 0;
      int open = wanted == 0 ? 0 : wanted - Long.bitCount(journey.closedGates(gate));
      if (open > 0) {
        return toGate(journey, at, open, gate);
      }
    }
    int villager = villager(journey, leader);
    return villager != NONE ? villager : tile(journey, leader);
  }

  /** Returns the way to the next sutra, then to the gate; no square while a lord guards the gate. */
  private static int toGate(Journey journey, int at, int open, String id) {
    int held = journey.pilgrim(journey.terms().leader, Num.SUTRAS) + seals(journey);
    long done = journey.closedGates("");
    int gate = held > 0 && !Work.isGuarded(journey) ? Work.nearest(journey, Piece.Kind.GATE, id, at, done) : NONE;
    int sutra = held < open ? Work.nearest(journey, Piece.Kind.SUTRA, "", at, 0) : NONE;
    if (gate == NONE || sutra == NONE) {
      int piece = gate == NONE ? sutra : gate;
      return piece == NONE ? NONE : journey.square(piece);
    }
    boolean isGateNearer = journey.scene().open.between(at, journey.square(gate))
        <= journey.scene().open.between(at, journey.square(sutra));
    return journey.square(isGateNearer ? gate : sutra);
  }

  /** Returns the number of cards in Tripitaka's hand that close a gate without a sutra, and that he can pay for. */
  private static int seals(Journey journey) {
    int leader = journey.terms().leader;
    int seals = 0;
    for (int token = journey.cards().top(journey.hand(leader)); token >= 0; token = journey.cards().next(token)) {
      Card card = journey.face(token).card;
      seals += card.cost().chi() <= journey.pilgrim(leader, Num.CHI) && card.does(Verb.SEAL_GATE) ? 1 : 0;
    }
    return seals;
  }

  /** Returns whether a sutra is still needed to close a gate. */
  static boolean needsSutra(Journey journey) {
    List<Goal> victory = journey.scene().quest.entry().victory();
    int open = 0;
    for (int i = 0; i < victory.size(); i++) {
      open += victory.get(i) instanceof Goal.GatesClosed gates ? gates.min() - Long.bitCount(journey.closedGates(""))
          : victory.get(i) instanceof Goal.GateClosed gate ? 1 - Long.bitCount(journey.closedGates(gate.gate())) : 0;
    }
    open -= seals(journey);
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      open -= pilgrim == journey.terms().leader || Work.isHandedOver(journey) ? journey.pilgrim(pilgrim, Num.SUTRAS) : 0;
    }
    return open > 0;
  }

  private static int ofFighter(Journey journey, int pilgrim) {
    int villager = villager(journey, pilgrim);
    if (villager != NONE) {
      return villager;
    }
    if (Work.isHandedOver(journey)) {
      int sutra = handing(journey, pilgrim);
      if (sutra != NONE) {
        return sutra;
      }
    }
    int tile = tile(journey, pilgrim);
    if (tile != NONE) {
      return tile;
    }
    int demon = demon(journey, pilgrim);
    return demon != NONE ? demon : lordOrLeader(journey, pilgrim);
  }

  /** Returns the nearest villager to whom no other pilgrim is nearer. */
  private static int villager(Journey journey, int pilgrim) {
    int wanted = villagers(journey);
    int at = Pose.square(journey.pose(pilgrim));
    int nearest = NONE;
    for (int piece = 0; piece < journey.scene().pieces() && wanted > 0; piece++) {
      if (Work.isLying(journey, piece, Piece.Kind.VILLAGER) && Work.fetching(journey, journey.square(piece)) == pilgrim
          && (nearest == NONE || steps(journey, at, journey.square(piece)) < steps(journey, at, nearest))) {
        nearest = journey.square(piece);
      }
    }
    return nearest;
  }

  /** Returns the number of villagers that have still to be rescued. */
  static int villagers(Journey journey) {
    List<Goal> victory = journey.scene().quest.entry().victory();
    int wanted = 0;
    for (int i = 0; i < victory.size(); i++) {
      wanted += victory.get(i) instanceof Goal.VillagersRescued villagers ? villagers.min() : 0;
    }
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      wanted -= journey.pilgrim(pilgrim, Num.VILLAGERS);
    }
    return wanted;
  }

  private static int steps(Journey journey, int from, int to) {
    return journey.scene().open.between(from, to);
  }

  /** Returns a sutra for Tripitaka, or Tripitaka himself for a pilgrim that holds one. */
  private static int handing(Journey journey, int pilgrim) {
    int leader = journey.terms().leader;
    if (journey.pilgrim(pilgrim, Num.SUTRAS) > 0) {
      return journey.isConscious(leader) ? Pose.square(journey.pose(leader)) : NONE;
    }
    int sutra = needsSutra(journey)
        ? Work.nearest(journey, Piece.Kind.SUTRA, "", Pose.square(journey.pose(pilgrim)), 0) : NONE;
    return sutra != NONE && Work.fetching(journey, journey.square(sutra)) == pilgrim ? journey.square(sutra) : NONE;
  }

  /** Returns the next square of the tile where all have to be, once nothing else is left to do. */
  private static int tile(Journey journey, int pilgrim) {
    List<Goal> victory = journey.scene().quest.entry().victory();
    String id = "";
    for (int i = 0; i < victory.size(); i++) {
      if (victory.get(i) instanceof Goal.EverybodyOn on) {
        id = on.tile();
      } else if (Work.left(journey, victory.get(i)) > 0) {
        return NONE;
      }
    }
    if (id.isEmpty()) {
      return NONE;
    }
    int tile = 0;
    while (!journey.scene().quest.entry().tiles().get(tile).tile().equals(id)) {
      tile++;
    }
    int at = Pose.square(journey.pose(pilgrim));
    Ground ground = journey.scene().ground;
    int nearest = NONE;
    for (int square = 0; square < ground.size() && ground.tile(at) != tile; square++) {
      if (ground.tile(square) == tile && journey.squares().isFree(square, pilgrim)
          && (nearest == NONE || steps(journey, at, square) < steps(journey, at, nearest))) {
        nearest = square;
      }
    }
    return nearest;
  }

  /** Returns the demon that is near, and near to Tripitaka. */
  private static int demon(Journey journey, int pilgrim) {
    Distances distances = Danger.isShut(journey) ? journey.scene().shut : journey.scene().open;
    int at = Pose.square(journey.pose(pilgrim));
    int leader = journey.terms().leader;
    int quarry = Pose.square(journey.pose(journey.isConscious(leader) ? leader : pilgrim));
    double min = Double.MAX_VALUE;
    int nearest = NONE;
    for (int demon = Content.PILGRIMS; demon < journey.terms().figures(); demon++) {
      int steps = Danger.steps(journey, distances, demon, at);
      if (steps < Distances.FAR) {
        double far = steps + TO_LEADER * Danger.steps(journey, distances, demon, quarry);
        nearest = far < min ? Pose.square(journey.pose(demon)) : nearest;
        min = Math.min(min, far);
      }
    }
    return nearest;
  }

  /** Returns a waiting lord if there is no other demon to fight; otherwise Tripitaka, so that he is not left alone. */
  private static int lordOrLeader(Journey journey, int pilgrim) {
    for (int demon = Content.PILGRIMS; demon < journey.terms().figures(); demon++) {
      if (journey.pose(demon) != Pose.NONE && Inactive.isDormant(journey, demon)) {
        return Pose.square(journey.pose(demon));
      }
    }
    int leader = journey.terms().leader;
    int at = Pose.square(journey.pose(leader));
    return steps(journey, Pose.square(journey.pose(pilgrim)), at) > NEAR ? at : NONE;
  }
}
