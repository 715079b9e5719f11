package games.kumite.journey.action;

import games.kumite.api.Action;
import games.kumite.journey.attack.Targets;
import games.kumite.journey.board.Bases;
import games.kumite.journey.board.Reach;
import games.kumite.journey.card.Playing;
import games.kumite.journey.card.Use;
import games.kumite.journey.content.Content;
import games.kumite.journey.content.Effect.Deed;
import games.kumite.journey.content.Trigger.Moment;
import games.kumite.journey.effect.AtOnce;
import games.kumite.journey.effect.Wish;
import games.kumite.journey.map.Footing;
import games.kumite.journey.map.Pose;
import games.kumite.journey.outlook.Sense;
import games.kumite.journey.outlook.Stand;
import games.kumite.journey.state.Face;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Num;
import games.kumite.journey.state.Piece;
import games.kumite.journey.state.Word;
import games.kumite.spi.Picks;
import games.kumite.spi.actions.Actions;
import org.jspecify.annotations.Nullable;

/** Heuristic actions of a pilgrim for playouts: deeds of the quest first, then attacks, then moves. Stateless. */
final class Instinct {

  /** The health that Tripitaka needs to revive a pilgrim. */
  private static final int STRONG = 5;
  /** The weight of a red square on the way. */
  private static final double RED = 0.15;

  private static final AtOnce<Act> AT_ONCE = new AtOnce<>();

  private Instinct() {}

  /** Returns a heuristic action among the listed ones. */
  static Action action(Journey journey, Act act) {
    int pilgrim = act.pilgrim();
    Actions all = journey.terms().actions;
    if (act.source() == Act.Source.OWN) {
      int card = Playing.wanted(journey, act, pilgrim, Moment.ACTIVE, null, AT_ONCE);
      if (card != Journey.NOBODY) {
        return all.of(Word.PLAY, journey.shown(card, pilgrim), pilgrim);
      }
    }
    Action deed = deed(journey, act);
    if (deed != null) {
      return deed;
    }
    long targets = Targets.of(journey, pilgrim, Picks.NONE);
    if (targets != 0 && Allowance.refusal(journey, act, Deed.ATTACK) == null
        && Sense.isAttackWanted(journey, pilgrim, targets)) {
      return all.of(Word.ATTACK);
    }
    if (Allowance.refusal(journey, act, Deed.MOVE) == null && Moving.refusal(journey, act) == null) {
      Moving moving = new Moving(act, 0, Picks.NONE);
      Stand stand = Stand.of(journey, pilgrim);
      if (stand.isFarAway() || pose(journey, moving, stand, stand.worth(journey.pose(pilgrim), 0)) != null) {
        return all.of(Word.MOVE);
      }
    }
    return pause(journey, act);
  }

  private static @Nullable Action deed(Journey journey, Act act) {
    int pilgrim = act.pilgrim();
    for (int piece = 0; piece < journey.scene().pieces(); piece++) {
      Piece.Kind kind = journey.scene().piece(piece).kind;
      if (kind != Piece.Kind.BOX && Possible.token(journey, pilgrim, piece) == null
          && Sense.isWanted(journey, pilgrim, piece)
          && Allowance.refusal(journey, act, ChooseAction.deed(kind)) == null) {
        return journey.terms().actions.of(ChooseAction.word(kind), journey.wordOf(piece));
      }
    }
    for (int other = 0; other < Content.PILGRIMS && pilgrim == journey.terms().leader; other++) {
      if (!journey.isConscious(other) && journey.figure(pilgrim, Num.HEALTH) >= STRONG
          && Possible.revive(journey, pilgrim, other) == null
          && Allowance.refusal(journey, act, Deed.REVIVE) == null) {
        return journey.terms().actions.of(Word.REVIVE, other);
      }
    }
    return null;
  }

  /** Returns an action for a pilgrim with nothing to do here: a card, chi, or the end. */
  private static Action pause(Journey journey, Act act) {
    int pilgrim = act.pilgrim();
    Actions all = journey.terms().actions;
    if (Possible.box(journey, pilgrim) == null && Possible.pray(journey, pilgrim) == null
        && Allowance.refusal(journey, act, Deed.PRAY) == null) {
      return all.of(Word.PRAY);
    }
    if (journey.pilgrim(pilgrim, Num.CHI) < journey.maxChi(pilgrim) && Possible.rest(journey, pilgrim) == null
        && Allowance.refusal(journey, act, Deed.REST) == null) {
      return all.of(Word.REST);
    }
    if (Possible.master(journey, pilgrim) == null && Allowance.refusal(journey, act, Deed.MASTER_SKILL) == null) {
      return all.of(Word.MASTER);
    }
    if (act.source() != Act.Source.OWN) {
      return all.of(Word.DECLINE);
    }
    int card = Playing.wanted(journey, act, pilgrim, Moment.ACTIVE, null, Idle.USE);
    return card == Journey.NOBODY ? all.of(Word.END) : all.of(Word.PLAY, journey.shown(card, pilgrim), pilgrim);
  }

  /** Cards for a pilgrim that has nothing else to do. */
  private enum Idle implements Use<Act> {
    USE;

    @Override
    public boolean isUseful(Journey journey, Act act, int owner, Face face) {
      return AT_ONCE.isUseful(journey, act, owner, face);
    }

    @Override
    public boolean isWanted(Journey journey, Act act, int owner, Face face) {
      return Wish.isWantedWhenIdle(journey, face.card);
    }

    @Override
    public Act played(Journey journey, Act act, int owner, Face face) {
      return AT_ONCE.played(journey, act, owner, face);
    }
  }

  /** Returns the best of the offered poses, null if none is better than a given value. */
  static @Nullable Action pose(Journey journey, Moving moving, Stand stand, double least) {
    int pilgrim = moving.act().pilgrim();
    Footing footing = journey.footing(pilgrim);
    int[] pools = moving.pools(journey);
    Reach reach = Course.explored(journey, moving, Pose.NONE, Moving.limit(pools));
    int points = journey.get(Num.POINTS);
    double max = least;
    int best = Pose.NONE;
    int cost = 0;
    for (int i = 0; i < reach.size(); i++) {
      int pose = reach.pose(i);
      int entered = reach.entered(i);
      int moves = Moving.moves(pools, reach.cost(pose, entered));
      if (pose == journey.pose(pilgrim)) {
        continue;
      }
      double worth = stand.worth(pose, moving.points() > 0 ? points : points - moves) - RED * entered;
      if (worth > max && ChoosePose.isOffered(journey, moving, pools, reach, pose, entered)
          && Bases.canStand(footing, journey.squares(), pilgrim, pose)) {
        max = worth;
        best = pose;
        cost = moves;
      }
    }
    return best == Pose.NONE ? null
        : journey.terms().actions.of(Word.GO, journey.placeOf(Pose.square(best)), Pose.facing(best), cost);
  }
}
