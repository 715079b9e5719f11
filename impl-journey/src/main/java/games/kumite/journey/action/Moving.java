package games.kumite.journey.action;

import games.kumite.journey.board.Bases;
import games.kumite.journey.board.Gait;
import games.kumite.journey.card.CardWindow;
import games.kumite.journey.card.Occasion;
import games.kumite.journey.card.Use;
import games.kumite.journey.content.Card;
import games.kumite.journey.content.Clause;
import games.kumite.journey.content.Effect;
import games.kumite.journey.content.Effect.Deed;
import games.kumite.journey.content.Trigger.Event;
import games.kumite.journey.content.Trigger.Moment;
import games.kumite.journey.content.Verb;
import games.kumite.journey.map.Footing;
import games.kumite.journey.map.Pose;
import games.kumite.journey.map.Terrain;
import games.kumite.journey.outlook.Stand;
import games.kumite.journey.state.Face;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Num;
import games.kumite.journey.sum.Played;
import games.kumite.journey.sum.Sums;
import games.kumite.spi.Picks;
import games.kumite.spi.Refusal;
import games.kumite.spi.Script;
import games.kumite.spi.Step;
import org.jspecify.annotations.Nullable;

/**
 * A move of a pilgrim: cards first, then where it goes (JW-RUL-78).
 *
 * @param act who moves, and by what
 * @param points the MV that a card grants, 0 for Move actions
 * @param played cards played for this move
 */
record Moving(Act act, int points, Picks played) implements Occasion<Moving> {

  private static final Refusal NO_WAY = new Refusal("JW-MOV-05", "no-way");

  private static final CardWindow<Moving> BEFORE = new CardWindow<>("before-move", Moment.BEFORE, Event.MOVE, Stride.USE);

  private static final Script<Journey, Moving> SCRIPT = Script.<Journey, Moving>of("move")
      .window(BEFORE)
      .ask(ChoosePose.CHOOSE)
      .end();

  /** A move by Move actions, one or more in one (JW-MOV-07). */
  static Step<Journey> of(Act act) {
    return SCRIPT.with(new Moving(act, 0, Picks.NONE));
  }

  /** A move that a card grants: so many MV, or those of a Move. It may be of no square. */
  static Step<Journey> granted(Journey journey, int pilgrim, int points) {
    int granted = points == Effect.ALL ? Sums.move(journey, pilgrim) : points;
    return SCRIPT.with(new Moving(new Act(pilgrim, Act.Source.GRANTED), granted, Picks.NONE));
  }

  /** Why a pilgrim cannot move at all, null if it can: a quick look at one step and the turns. */
  static @Nullable Refusal refusal(Journey journey, Act act) {
    int pilgrim = act.pilgrim();
    Footing footing = journey.footing(pilgrim);
    int pose = journey.pose(pilgrim);
    int max = Math.max(1, Allowance.max(journey, act, Deed.MOVE));
    int points = new Moving(act, 0, Picks.NONE).pool(journey, max);
    int step = Bases.step(footing, journey.squares(), pilgrim, pose);
    if (step != Pose.NONE && (points > 1 || !footing.covers(step, Terrain.BLUE))) {
      return null;
    }
    for (int turn = 0; turn < footing.turns(); turn++) {
      int to = Bases.turn(footing, journey.squares(), pilgrim, pose, turn);
      if (to != Pose.NONE
          && (points > 1 || !footing.covers(to, Terrain.BLUE) && !footing.covers(pose, Terrain.BLUE))) {
        return null;
      }
    }
    return NO_WAY;
  }

  /** The most Move actions that can be combined; a granted move counts as one. */
  int max(Journey journey) {
    return points > 0 ? 1 : Allowance.max(journey, act, Deed.MOVE);
  }

  /**
   * The MV of so many Move actions together: a card for this move counts once (JW-RUL-108), Permanent Limp once from two
   * on (JW-CRD-13).
   */
  int pool(Journey journey, int moves) {
    int printed = points > 0 ? points : moves * Sums.move(journey, act.pilgrim());
    int limp = moves > 1 ? Sums.corruption(journey, act.pilgrim(), Verb.MOD_DOUBLE_MOVE) : 0;
    return Math.max(1, printed + limp + Played.sum(journey, played, Verb.MOD_MV));
  }

  /** By number of Move actions, from 1, the MV of so many together; as many as can be combined. */
  int[] pools(Journey journey) {
    int[] pools = new int[Math.max(1, max(journey)) + 1];
    for (int moves = 1; moves < pools.length; moves++) {
      pools[moves] = pool(journey, moves);
    }
    return pools;
  }

  /** The least number of Move actions for a cost (JW-RUL-06). */
  static int moves(int[] pools, int cost) {
    int moves = 1;
    while (pools[moves] < cost) {
      moves++;
    }
    return moves;
  }

  /** How it moves, with the cards played. */
  Gait gait(Journey journey) {
    Gait gait = Gait.PILGRIM;
    for (int i = 0; i < played.size(); i++) {
      for (Clause clause : Played.card(journey, played, i).clauses()) {
        gait = gait.with(clause.effect());
      }
    }
    return gait;
  }

  /** Cards before a move change what is reached; all are asked for later. */
  private enum Stride implements Use<Moving> {
    USE;

    @Override
    public boolean isUseful(Journey journey, Moving moving, int owner, Face face) {
      boolean leavesMove = moving.act.source() == Act.Source.GRANTED || face.card.cost().ap() < journey.get(Num.POINTS);
      return leavesMove && changesWay(journey, face.card); // JW-RUL-128, JW-RUL-101
    }

    /** Squares that the map has not need not be ignored. */
    private static boolean changesWay(Journey journey, Card card) {
      for (int i = 0; i < card.clauses().size(); i++) {
        if (!(card.clauses().get(i).effect() instanceof Effect.IgnoreTerrain ignored)
            || (ignored.squares() == Effect.Squares.BLUE ? journey.scene().blues : journey.scene().reds) > 0) {
          return true;
        }
      }
      return false;
    }

    /** The way is long. */
    @Override
    public boolean isWanted(Journey journey, Moving moving, int owner, Face face) {
      return face.card.does(Verb.MOD_MV) && Stand.of(journey, owner).isFarAway();
    }

    @Override
    public Moving played(Journey journey, Moving moving, int owner, Face face) {
      return moving;
    }
  }

  @Override
  public int by() {
    return act.pilgrim();
  }

  @Override
  public int on() {
    return act.pilgrim();
  }

  @Override
  public Moving and(int note) {
    return new Moving(act, points, played.and(note));
  }
}
