package games.kumite.journey.action;

import games.kumite.journey.board.Bases;
import games.kumite.journey.board.Gait;
import games.kumite.journey.card.CardWindow;
import games.kumite.journey.card.Occasion;
import games.kumite.journey.card.Playing;
import games.kumite.journey.card.Reserve;
import games.kumite.journey.card.Use;
import games.kumite.journey.content.Card;
import games.kumite.journey.content.Clause;
import games.kumite.journey.content.Effect;
import games.kumite.journey.content.Effect.Deed;
import games.kumite.journey.content.Trigger;
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
import games.kumite.journey.state.Sequel;
import games.kumite.journey.sum.Played;
import games.kumite.journey.sum.Sums;
import games.kumite.spi.Picks;
import games.kumite.spi.Refusal;
import games.kumite.spi.Script;
import games.kumite.spi.Step;
import org.jspecify.annotations.Nullable;

/**
 * A move of a pilgrim: cards first, then its destination (JW-RUL-78).
 *
 * @param act the pilgrim and the source of the move
 * @param points the MV that a card grants, 0 for Move actions
 * @param played cards played for this move
 */
record Moving(Act act, int points, Picks played) implements Occasion<Moving> {

  private static final Refusal NO_WAY = new Refusal("JW-MOV-05", "no-way");

  private static final long BEFORE_MOVE = Trigger.occasion(Moment.BEFORE, Event.MOVE);

  private static final CardWindow<Moving> BEFORE = new CardWindow<>("before-move", Moment.BEFORE, Event.MOVE, Stride.USE);

  private static final Script<Journey, Moving> SCRIPT = Script.<Journey, Moving>of("move")
      .window(BEFORE)
      .when(Moving::isAsked, then -> then.ask(ChoosePose.CHOOSE), otherwise -> otherwise.act(Moving::waste))
      .end();

  /** Returns a step for a move by one or more combined Move actions (JW-MOV-07). */
  static Step<Journey> of(Act act) {
    return SCRIPT.with(new Moving(act, 0, Picks.NONE));
  }

  /**
   * Returns a step for a move that a card grants, with a given MV or that of a Move. The pilgrim may stay where it is.
   */
  static Step<Journey> granted(Journey journey, int pilgrim, int points, Sequel sequel) {
    int granted = points == Effect.ALL ? Sums.move(journey, pilgrim) : Sums.move(journey, pilgrim, points);
    return SCRIPT.with(new Moving(new Act(pilgrim, Act.Source.GRANTED, sequel), granted, Picks.NONE));
  }

  /** Returns why a pilgrim cannot move at all, null if it can, or could with its own cards (JW-RUL-139). */
  static @Nullable Refusal refusal(Journey journey, Act act) {
    return new Moving(act, 0, Picks.NONE).leadsSomewhere(journey) || couldWithCards(journey, act) ? null : NO_WAY;
  }

  private static boolean couldWithCards(Journey journey, Act act) {
    int pilgrim = act.pilgrim();
    if (!Playing.has(journey, pilgrim, BEFORE_MOVE)) {
      return false;
    }
    return Reserve.of(journey, pilgrim, Event.MOVE, act.source() == Act.Source.OWN ? 1 : 0,
        face -> (face.occasions & BEFORE_MOVE) != 0)
        .reaches(cards -> {
          Moving helped = new Moving(act, 0, cards);
          int max = helped.max(journey) - costs(journey, cards);
          return ChoosePose.isAnyOffered(journey, helped, helped.pools(journey, max));
        });
  }

  private static int costs(Journey journey, Picks cards) {
    int points = 0;
    for (int i = 0; i < cards.size(); i++) {
      points += Played.card(journey, cards, i).cost().ap();
    }
    return points;
  }

  /**
   * Returns whether there is a pose to move to. Tries one step and the turns first, then everything that cards make
   * possible.
   */
  private boolean leadsSomewhere(Journey journey) {
    int pilgrim = act.pilgrim();
    Footing footing = journey.footing(pilgrim);
    int pose = journey.pose(pilgrim);
    int pool = limit(pools(journey));
    int step = Bases.step(footing, journey.squares(), pilgrim, pose);
    if (step != Pose.NONE && (pool > 1 || !footing.covers(step, Terrain.BLUE))) {
      return true;
    }
    for (int turn = 0; turn < footing.turns(); turn++) {
      int to = Bases.turn(footing, journey.squares(), pilgrim, pose, turn);
      if (to != Pose.NONE && (pool > 1 || !footing.covers(to, Terrain.BLUE) && !footing.covers(pose, Terrain.BLUE))) {
        return true;
      }
    }
    return played.size() > 0 && ChoosePose.isAnyOffered(journey, this, pools(journey));
  }

  /** Returns whether the pilgrim chooses a destination; a granted move may be declined. */
  private static boolean isAsked(Journey journey, Moving moving) {
    return moving.points > 0 || moving.leadsSomewhere(journey);
  }

  /** Spends a Move that no card has made possible (JW-RUL-139). */
  private static void waste(Journey journey, Moving moving) {
    Allowance.spend(journey, moving.act, Deed.MOVE, 1);
    if (moving.act.source() == Act.Source.OWN) {
      journey.tell(journey.terms().reports.points, moving.act.pilgrim(), journey.get(Num.POINTS));
    }
  }

  /** Returns the greatest number of Move actions that can be combined; a granted move counts as one. */
  int max(Journey journey) {
    return points > 0 ? 1 : Allowance.max(journey, act, Deed.MOVE);
  }

  /**
   * Returns the total MV of combined Move actions. A card for this move counts once (JW-RUL-108), and so does Permanent
   * Limp from two actions on (JW-CRD-13).
   */
  int pool(Journey journey, int moves) {
    int printed = points > 0 ? points : moves * Sums.move(journey, act.pilgrim());
    int limp = moves > 1 ? Sums.corruption(journey, act.pilgrim(), Verb.MOD_DOUBLE_MOVE) : 0;
    return Math.max(1, printed + limp + Played.sum(journey, played, Verb.MOD_MV));
  }

  /** Returns the total MV by number of combined Move actions, from 1 to the greatest number. */
  int[] pools(Journey journey) {
    return pools(journey, max(journey));
  }

  private int[] pools(Journey journey, int max) {
    int[] pools = new int[Math.max(1, max) + 1];
    for (int moves = 1; moves < pools.length; moves++) {
      pools[moves] = pool(journey, moves);
    }
    return pools;
  }

  /** Returns the greatest MV. Permanent Limp may make two combined Move actions weaker than one (JW-CRD-13). */
  static int limit(int[] pools) {
    int limit = 0;
    for (int pool : pools) {
      limit = Math.max(limit, pool);
    }
    return limit;
  }

  /** Returns the least number of Move actions for a cost (JW-RUL-06). */
  static int moves(int[] pools, int cost) {
    int moves = 1;
    while (pools[moves] < cost) {
      moves++;
    }
    return moves;
  }

  /** Returns how the pilgrim moves with the cards played. */
  Gait gait(Journey journey) {
    Gait gait = Gait.PILGRIM;
    for (int i = 0; i < played.size(); i++) {
      for (Clause clause : Played.card(journey, played, i).clauses()) {
        gait = gait.with(clause.effect());
      }
    }
    return gait;
  }

  /** The use of cards before a move, which change the reachable poses; the move asks for all of them later. */
  private enum Stride implements Use<Moving> {
    USE;

    @Override
    public boolean isUseful(Journey journey, Moving moving, int owner, Face face) {
      boolean leavesMove = moving.act.source() == Act.Source.GRANTED || face.card.cost().ap() < journey.get(Num.POINTS);
      return leavesMove && changesWay(journey, face.card); // JW-RUL-128, JW-RUL-101
    }

    /** Returns whether a card changes the route; the map must have the squares that the card ignores. */
    private static boolean changesWay(Journey journey, Card card) {
      for (int i = 0; i < card.clauses().size(); i++) {
        if (!(card.clauses().get(i).effect() instanceof Effect.IgnoreTerrain ignored)
            || (ignored.squares() == Effect.Squares.BLUE ? journey.scene().blues : journey.scene().reds) > 0) {
          return true;
        }
      }
      return false;
    }

    /** Returns whether the way is long. */
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
  public Sequel sequel() {
    return act.sequel();
  }

  @Override
  public Moving and(int note) {
    return new Moving(act, points, played.and(note));
  }
}
