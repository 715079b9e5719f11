package games.kumite.journey.evaluation;

import games.kumite.journey.board.Confinement;
import games.kumite.journey.content.Card;
import games.kumite.journey.content.Content;
import games.kumite.journey.content.EffectVerb;
import games.kumite.journey.content.Goal;
import games.kumite.journey.demon.Inactive;
import games.kumite.journey.map.Ground;
import games.kumite.journey.map.Pose;
import games.kumite.journey.quest.QuestRules;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.Distances;
import games.kumite.journey.state.GameState;
import games.kumite.journey.state.QuestToken;
import java.util.List;

/** The square to which a pilgrim goes for the nearest thing to do. Stateless; allocates nothing. */
final class NearestTask {

  /** No destination. */
  static final int NONE = -1;

  /** The weight of a step between a demon and Tripitaka, relative to one between it and a fighter. */
  private static final double TO_LEADER = 0.35;
  /** The number of steps that fighters keep near Tripitaka. */
  private static final int NEAR = 4;

  private NearestTask() {}

  /** Returns the square, {@link #NONE} if there is nothing to do anywhere. */
  static int of(GameState state, int pilgrim) {
    return pilgrim == state.definition().leader ? ofLeader(state) : ofFighter(state, pilgrim);
  }

  private static int ofLeader(GameState state) {
    int leader = state.definition().leader;
    int at = Pose.square(state.pose(leader));
    List<Goal> victory = state.scene().quest.entry().victory();
    for (int i = 0; i < victory.size(); i++) {
      Goal goal = victory.get(i);
      int open = open(state, goal);
      if (open > 0) {
        return toGate(state, at, open, goal.wantedGate());
      }
    }
    int villager = villager(state, leader);
    return villager != NONE ? villager : tile(state, leader);
  }

  /** Returns the number of gates that a goal wants closed and that are open. */
  private static int open(GameState state, Goal goal) {
    return goal.wantedGates() == 0 ? 0 : goal.wantedGates() - Long.bitCount(state.closedGates(goal.wantedGate()));
  }

  /** Returns the way to the next sutra, then to the gate; no square while a lord guards the gate. */
  private static int toGate(GameState state, int at, int open, String id) {
    int held = state.pilgrim(state.definition().leader, Counters.SUTRAS) + seals(state);
    long done = state.closedGates("");
    int gate = held > 0 && !RemainingWork.isGuarded(state) ? RemainingWork.nearest(state, QuestToken.Kind.GATE, id, at, done) : NONE;
    int sutra = held < open ? RemainingWork.nearest(state, QuestToken.Kind.SUTRA, "", at, 0) : NONE;
    if (sutra != NONE && !QuestRules.mayCollect(state, state.definition().leader, sutra)) {
      sutra = NONE; // JW-ACT-13
    }
    if (gate == NONE || sutra == NONE) {
      int piece = gate == NONE ? sutra : gate;
      return piece == NONE ? NONE : state.square(piece);
    }
    boolean isGateNearer = state.scene().open.between(at, state.square(gate))
        <= state.scene().open.between(at, state.square(sutra));
    return state.square(isGateNearer ? gate : sutra);
  }

  /** Returns the number of cards in Tripitaka's hand that close a gate without a sutra, and that he can pay for. */
  private static int seals(GameState state) {
    int leader = state.definition().leader;
    int seals = 0;
    for (int token = state.cards().top(state.hand(leader)); token >= 0; token = state.cards().next(token)) {
      Card card = state.face(token).card;
      seals += card.cost().chi() <= state.pilgrim(leader, Counters.CHI) && card.does(EffectVerb.SEAL_GATE) ? 1 : 0;
    }
    return seals;
  }

  /** Returns whether a sutra is still needed to close a gate. */
  static boolean needsSutra(GameState state) {
    List<Goal> victory = state.scene().quest.entry().victory();
    int open = 0;
    for (int i = 0; i < victory.size(); i++) {
      open += open(state, victory.get(i));
    }
    open -= seals(state);
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      open -= pilgrim == state.definition().leader || RemainingWork.isHandedOver(state) ? state.pilgrim(pilgrim, Counters.SUTRAS) : 0;
    }
    return open > 0;
  }

  private static int ofFighter(GameState state, int pilgrim) {
    int villager = villager(state, pilgrim);
    if (villager != NONE) {
      return villager;
    }
    if (RemainingWork.isHandedOver(state)) {
      int sutra = handing(state, pilgrim);
      if (sutra != NONE) {
        return sutra;
      }
    }
    int tile = tile(state, pilgrim);
    if (tile != NONE) {
      return tile;
    }
    int demon = demon(state, pilgrim);
    return demon != NONE ? demon : lordOrLeader(state, pilgrim);
  }

  /** Returns the nearest villager to whom no other pilgrim is nearer. */
  private static int villager(GameState state, int pilgrim) {
    int wanted = villagers(state);
    int at = Pose.square(state.pose(pilgrim));
    int nearest = NONE;
    for (int piece = 0; piece < state.scene().pieces() && wanted > 0; piece++) {
      if (RemainingWork.isLying(state, piece, QuestToken.Kind.VILLAGER) && RemainingWork.fetching(state, state.square(piece)) == pilgrim
          && (nearest == NONE || steps(state, at, state.square(piece)) < steps(state, at, nearest))) {
        nearest = state.square(piece);
      }
    }
    return nearest;
  }

  /** Returns the number of villagers that have still to be rescued. */
  static int villagers(GameState state) {
    List<Goal> victory = state.scene().quest.entry().victory();
    int wanted = 0;
    for (int i = 0; i < victory.size(); i++) {
      wanted += victory.get(i).wantedVillagers();
    }
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      wanted -= state.pilgrim(pilgrim, Counters.VILLAGERS);
    }
    return wanted;
  }

  private static int steps(GameState state, int from, int to) {
    return state.scene().open.between(from, to);
  }

  /** Returns a sutra for Tripitaka, or Tripitaka himself for a pilgrim that holds one. */
  private static int handing(GameState state, int pilgrim) {
    int leader = state.definition().leader;
    if (state.pilgrim(pilgrim, Counters.SUTRAS) > 0) {
      return state.isConscious(leader) ? Pose.square(state.pose(leader)) : NONE;
    }
    int sutra = needsSutra(state)
        ? RemainingWork.nearest(state, QuestToken.Kind.SUTRA, "", Pose.square(state.pose(pilgrim)), 0) : NONE;
    if (sutra == NONE || !QuestRules.mayCollect(state, pilgrim, sutra)) {
      return NONE;
    }
    int nearest = RemainingWork.fetching(state, state.square(sutra));
    return nearest == pilgrim || nearest >= 0 && !QuestRules.mayCollect(state, nearest, sutra) ? state.square(sutra) : NONE;
  }

  /** Returns the next square of the tile where all have to be, once nothing else is left to do. */
  private static int tile(GameState state, int pilgrim) {
    List<Goal> victory = state.scene().quest.entry().victory();
    String id = "";
    for (int i = 0; i < victory.size(); i++) {
      if (!victory.get(i).meetingTile().isEmpty()) {
        id = victory.get(i).meetingTile();
      } else if (RemainingWork.left(state, victory.get(i)) > 0) {
        return NONE;
      }
    }
    if (id.isEmpty()) {
      return NONE;
    }
    int tile = 0;
    while (!state.scene().quest.entry().tiles().get(tile).tile().equals(id)) {
      tile++;
    }
    int at = Pose.square(state.pose(pilgrim));
    Ground ground = state.scene().ground;
    int nearest = NONE;
    for (int square = 0; square < ground.size() && ground.tile(at) != tile; square++) {
      if (ground.tile(square) == tile && state.squares().isFree(square, pilgrim)
          && (nearest == NONE || steps(state, at, square) < steps(state, at, nearest))) {
        nearest = square;
      }
    }
    return nearest;
  }

  /** Returns the demon that is near, and near to Tripitaka. */
  private static int demon(GameState state, int pilgrim) {
    Distances distances = Confinement.isPossible(state) ? state.scene().shut : state.scene().open;
    int at = Pose.square(state.pose(pilgrim));
    int leader = state.definition().leader;
    int goal = Pose.square(state.pose(state.isConscious(leader) ? leader : pilgrim));
    double min = Double.MAX_VALUE;
    int nearest = NONE;
    for (int demon = Content.PILGRIMS; demon < state.definition().figures(); demon++) {
      int steps = ExpectedDamage.steps(state, distances, demon, at);
      if (steps < Distances.FAR) {
        double far = steps + TO_LEADER * ExpectedDamage.steps(state, distances, demon, goal);
        nearest = far < min ? Pose.square(state.pose(demon)) : nearest;
        min = Math.min(min, far);
      }
    }
    return nearest;
  }

  /** Returns a waiting lord if there is no other demon to fight; otherwise Tripitaka, so that he is not left alone. */
  private static int lordOrLeader(GameState state, int pilgrim) {
    for (int demon = Content.PILGRIMS; demon < state.definition().figures(); demon++) {
      if (state.pose(demon) != Pose.NONE && Inactive.isDormant(state, demon)) {
        return Pose.square(state.pose(demon));
      }
    }
    int leader = state.definition().leader;
    int at = Pose.square(state.pose(leader));
    return steps(state, Pose.square(state.pose(pilgrim)), at) > NEAR ? at : NONE;
  }
}
