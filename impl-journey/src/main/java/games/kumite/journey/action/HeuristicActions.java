package games.kumite.journey.action;

import games.kumite.api.Action;
import games.kumite.journey.attack.Targets;
import games.kumite.journey.board.BasePlacement;
import games.kumite.journey.board.ReachablePoses;
import games.kumite.journey.card.CardEffect;
import games.kumite.journey.card.CardPlay;
import games.kumite.journey.content.Content;
import games.kumite.journey.content.Effect.Deed;
import games.kumite.journey.content.Trigger.Moment;
import games.kumite.journey.effect.InstantCard;
import games.kumite.journey.effect.InstantCardHeuristic;
import games.kumite.journey.evaluation.ActionHeuristic;
import games.kumite.journey.evaluation.PoseHeuristic;
import games.kumite.journey.map.BasePoses;
import games.kumite.journey.map.Pose;
import games.kumite.journey.state.ActionVerb;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.Face;
import games.kumite.journey.state.GameState;
import games.kumite.spi.IntList;
import games.kumite.spi.actions.Actions;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Heuristic actions of a pilgrim for playouts: deeds of the quest first, then attacks, then moves. Stateless. */
final class HeuristicActions {

  /** The health that Tripitaka needs to revive a pilgrim. */
  private static final int STRONG = 5;
  /** The weight of a red square on the way. */
  private static final double RED = 0.15;

  private static final ActionRow REVIVE = ActionTable.ALL.row(ActionVerb.REVIVE);
  /** The actions of a pilgrim with nothing else to do, in the order in which it prefers them. */
  private static final List<ActionRow> IDLE =
      Stream.of(ActionVerb.PRAY, ActionVerb.REST, ActionVerb.MASTER).map(ActionTable.ALL::row).toList();

  private static final InstantCard<PilgrimAction> AT_ONCE = new InstantCard<>();

  private HeuristicActions() {}

  /** Returns a heuristic action among the listed ones. */
  static Action action(GameState state, PilgrimAction act) {
    int pilgrim = act.pilgrim();
    Actions all = state.definition().actions;
    if (act.source() == PilgrimAction.Source.OWN) {
      int card = CardPlay.wanted(state, act, pilgrim, Moment.ACTIVE, null, AT_ONCE);
      if (card != GameState.NOBODY) {
        return all.of(ActionVerb.PLAY, state.shown(card, pilgrim), pilgrim);
      }
    }
    Action deed = deed(state, act);
    if (deed != null) {
      return deed;
    }
    long targets = Targets.of(state, pilgrim, IntList.NONE);
    if (targets != 0 && ActionLimits.refusal(state, act, Deed.ATTACK) == null && ActionHeuristic.isAttackWanted(state, pilgrim, targets)) {
      return all.of(ActionVerb.ATTACK);
    }
    if (ActionLimits.refusal(state, act, Deed.MOVE) == null && PilgrimMove.refusal(state, act) == null) {
      PilgrimMove moving = new PilgrimMove(act, 0, IntList.NONE);
      PoseHeuristic stand = PoseHeuristic.of(state, pilgrim);
      if (stand.isFarAway() || pose(state, moving, stand, stand.worth(state.pose(pilgrim), 0)) != null) {
        return all.of(ActionVerb.MOVE);
      }
    }
    return pause(state, act);
  }

  private static @Nullable Action deed(GameState state, PilgrimAction act) {
    int pilgrim = act.pilgrim();
    for (int piece = 0; piece < state.scene().pieces(); piece++) {
      for (ActionRow action : ActionTable.ALL.on(state, piece)) {
        if (action.refusal(state, act, piece) == null && ActionHeuristic.isWanted(state, pilgrim, piece)) {
          return action.action(state, piece);
        }
      }
    }
    for (int other = 0; other < Content.PILGRIMS && pilgrim == state.definition().leader; other++) {
      if (!state.isConscious(other) && state.figure(pilgrim, Counters.HEALTH) >= STRONG
          && REVIVE.refusal(state, act, other) == null) {
        return REVIVE.action(state, other);
      }
    }
    return null;
  }

  /** Returns an action for a pilgrim with nothing to do here: a card, chi, or the end. */
  private static Action pause(GameState state, PilgrimAction act) {
    int pilgrim = act.pilgrim();
    Actions all = state.definition().actions;
    for (ActionRow action : IDLE) {
      if (action.refusal(state, act, 0) == null) {
        return action.action(state, 0);
      }
    }
    if (act.source() != PilgrimAction.Source.OWN) {
      return all.of(ActionVerb.DECLINE);
    }
    int card = CardPlay.wanted(state, act, pilgrim, Moment.ACTIVE, null, Idle.USE);
    return card == GameState.NOBODY ? all.of(ActionVerb.END) : all.of(ActionVerb.PLAY, state.shown(card, pilgrim), pilgrim);
  }

  /** Cards for a pilgrim that has nothing else to do. */
  private enum Idle implements CardEffect<PilgrimAction> {
    USE;

    @Override
    public boolean isUseful(GameState state, PilgrimAction act, int owner, Face face) {
      return AT_ONCE.isUseful(state, act, owner, face);
    }

    @Override
    public boolean isWanted(GameState state, PilgrimAction act, int owner, Face face) {
      return InstantCardHeuristic.isWantedWhenIdle(state, face.card);
    }

    @Override
    public PilgrimAction played(GameState state, PilgrimAction act, int owner, Face face) {
      return AT_ONCE.played(state, act, owner, face);
    }
  }

  /** Returns the best of the offered poses, null if none is better than a given value. */
  static @Nullable Action pose(GameState state, PilgrimMove moving, PoseHeuristic stand, double least) {
    int pilgrim = moving.act().pilgrim();
    BasePoses footing = state.footing(pilgrim);
    int[] pools = moving.pools(state);
    ReachablePoses reach = MovePath.explored(state, moving, Pose.NONE, PilgrimMove.limit(pools));
    int points = state.get(Counters.POINTS);
    double max = least;
    int best = Pose.NONE;
    int cost = 0;
    for (int i = 0; i < reach.size(); i++) {
      int pose = reach.pose(i);
      int entered = reach.entered(i);
      int moves = PilgrimMove.moves(pools, reach.cost(pose, entered));
      if (pose == state.pose(pilgrim)) {
        continue;
      }
      double worth = stand.worth(pose, moving.points() > 0 ? points : points - moves) - RED * entered;
      if (worth > max && ChoosePose.isOffered(state, moving, pools, reach, pose, entered)
          && BasePlacement.canStand(footing, state.squares(), pilgrim, pose)) {
        max = worth;
        best = pose;
        cost = moves;
      }
    }
    return best == Pose.NONE ? null
        : state.definition().actions.of(ActionVerb.GO, state.placeOf(Pose.square(best)), Pose.facing(best), cost);
  }
}
