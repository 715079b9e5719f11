package games.kumite.journey.action;

import games.kumite.journey.board.BasePlacement;
import games.kumite.journey.board.MoveRules;
import games.kumite.journey.board.MoveWord;
import games.kumite.journey.card.CardEffect;
import games.kumite.journey.card.CardPlay;
import games.kumite.journey.card.CardWindow;
import games.kumite.journey.card.EnablingCards;
import games.kumite.journey.card.TriggerContext;
import games.kumite.journey.content.Card;
import games.kumite.journey.content.Clause;
import games.kumite.journey.content.Effect;
import games.kumite.journey.content.Effect.Deed;
import games.kumite.journey.content.EffectVerb;
import games.kumite.journey.content.Trigger;
import games.kumite.journey.content.Trigger.Event;
import games.kumite.journey.content.Trigger.Moment;
import games.kumite.journey.evaluation.PoseHeuristic;
import games.kumite.journey.map.BasePoses;
import games.kumite.journey.map.Pose;
import games.kumite.journey.map.Terrain;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.EventTypes;
import games.kumite.journey.state.Face;
import games.kumite.journey.state.GameState;
import games.kumite.journey.stats.FigureStats;
import games.kumite.journey.stats.PlayedCards;
import games.kumite.spi.IntList;
import games.kumite.spi.Refusal;
import games.kumite.spi.Script;
import games.kumite.spi.Step;
import org.jspecify.annotations.Nullable;

/**
 * A move of a pilgrim: cards first, then its destination (JW-RUL-78). What it costs on its way is {@link PilgrimWalk}'s part.
 *
 * @param act the pilgrim and the source of the move
 * @param points the MV that a card grants, 0 for Move actions
 * @param played cards played for this move
 */
record PilgrimMove(PilgrimAction act, int points, IntList played) implements TriggerContext<PilgrimMove> {

  private static final Refusal NO_WAY = new Refusal("JW-MOV-05", "no-way");

  private static final long BEFORE_MOVE = Trigger.occasion(Moment.BEFORE, Event.MOVE);

  private static final CardWindow<PilgrimMove> BEFORE = new CardWindow<>("before-move", Moment.BEFORE, Event.MOVE, Stride.USE);

  private static final Script<GameState, PilgrimMove> SCRIPT = Script.<GameState, PilgrimMove>of("move")
      .window(BEFORE)
      .when(PilgrimMove::isAsked, then -> then.ask(ChoosePose::new), otherwise -> otherwise.act(PilgrimMove::waste))
      .build();

  /** Returns a step for a move by one or more combined Move actions (JW-MOV-07). */
  static Step<GameState> of(PilgrimAction act) {
    return SCRIPT.start(new PilgrimMove(act, 0, IntList.NONE));
  }

  /**
   * Returns a step for a move that a card grants, with a given MV or that of a Move. The pilgrim may stay where it is.
   */
  static Step<GameState> granted(GameState state, int pilgrim, int points) {
    int granted = points == Effect.ALL ? FigureStats.move(state, pilgrim) : FigureStats.move(state, pilgrim, points);
    return SCRIPT.start(new PilgrimMove(new PilgrimAction(pilgrim, PilgrimAction.Source.GRANTED), granted, IntList.NONE));
  }

  /** Returns why a pilgrim cannot move at all, null if it can, or could with its own cards (JW-RUL-139). */
  static @Nullable Refusal refusal(GameState state, PilgrimAction act) {
    return new PilgrimMove(act, 0, IntList.NONE).leadsSomewhere(state) || couldWithCards(state, act) ? null : NO_WAY;
  }

  private static boolean couldWithCards(GameState state, PilgrimAction act) {
    int pilgrim = act.pilgrim();
    if (!CardPlay.has(state, pilgrim, BEFORE_MOVE)) {
      return false;
    }
    return EnablingCards.of(state, pilgrim, Event.MOVE, act.source() == PilgrimAction.Source.OWN ? 1 : 0,
        face -> (face.occasions & BEFORE_MOVE) != 0)
        .reaches(cards -> {
          PilgrimMove helped = new PilgrimMove(act, 0, cards);
          int max = helped.max(state) - costs(state, cards);
          return ChoosePose.isAnyOffered(state, helped, helped.pools(state, max));
        });
  }

  private static int costs(GameState state, IntList cards) {
    int points = 0;
    for (int i = 0; i < cards.size(); i++) {
      points += PlayedCards.card(state, cards, i).cost().ap();
    }
    return points;
  }

  /**
   * Returns whether there is a pose to move to. Tries one step and the turns first, then everything that cards make
   * possible.
   */
  private boolean leadsSomewhere(GameState state) {
    int pilgrim = act.pilgrim();
    BasePoses footing = state.footing(pilgrim);
    int pose = state.pose(pilgrim);
    int pool = limit(pools(state));
    int step = BasePlacement.step(footing, state.squares(), pilgrim, pose);
    if (step != Pose.NONE && (pool > 1 || !footing.covers(step, Terrain.BLUE))) {
      return true;
    }
    for (int turn = 0; turn < footing.turns(); turn++) {
      int to = BasePlacement.turn(footing, state.squares(), pilgrim, pose, turn);
      if (to != Pose.NONE && (pool > 1 || !footing.covers(to, Terrain.BLUE) && !footing.covers(pose, Terrain.BLUE))) {
        return true;
      }
    }
    return played.size() > 0 && ChoosePose.isAnyOffered(state, this, pools(state));
  }

  /** Returns whether the pilgrim chooses a destination; a granted move may be declined. */
  private static boolean isAsked(GameState state, PilgrimMove moving) {
    return moving.points > 0 || moving.leadsSomewhere(state);
  }

  /** Spends a Move that no card has made possible (JW-RUL-139). */
  private static void waste(GameState state, PilgrimMove moving) {
    ActionLimits.spend(state, moving.act, Deed.MOVE, 1);
    if (moving.act.source() == PilgrimAction.Source.OWN) {
      state.emit(EventTypes.POINTS, moving.act.pilgrim(), state.get(Counters.POINTS));
    }
  }

  /** Returns the greatest number of Move actions that can be combined; a granted move counts as one. */
  int max(GameState state) {
    return points > 0 ? 1 : ActionLimits.max(state, act, Deed.MOVE);
  }

  /**
   * Returns the total MV of combined Move actions. A card for this move counts once (JW-RUL-108), and so does Permanent
   * Limp from two actions on (JW-CRD-13).
   */
  int pool(GameState state, int moves) {
    int printed = points > 0 ? points : moves * FigureStats.move(state, act.pilgrim());
    int limp = moves > 1 ? FigureStats.corruption(state, act.pilgrim(), EffectVerb.MOD_DOUBLE_MOVE) : 0;
    return Math.max(1, printed + limp + PlayedCards.sum(state, played, EffectVerb.MOD_MV));
  }

  /** Returns the total MV by number of combined Move actions, from 1 to the greatest number. */
  int[] pools(GameState state) {
    return pools(state, max(state));
  }

  private int[] pools(GameState state, int max) {
    int[] pools = new int[Math.max(1, max) + 1];
    for (int moves = 1; moves < pools.length; moves++) {
      pools[moves] = pool(state, moves);
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
  MoveRules gait(GameState state) {
    MoveRules gait = MoveRules.PILGRIM;
    for (int i = 0; i < played.size(); i++) {
      for (Clause clause : PlayedCards.card(state, played, i).clauses()) {
        gait = gait.with(clause.effect());
      }
    }
    return gait;
  }

  /** The use of cards before a move, which change the reachable poses; the move asks for all of them later. */
  private enum Stride implements CardEffect<PilgrimMove> {
    USE;

    @Override
    public boolean isUseful(GameState state, PilgrimMove moving, int owner, Face face) {
      boolean leavesMove = moving.act.source() == PilgrimAction.Source.GRANTED || face.card.cost().ap() < state.get(Counters.POINTS);
      return leavesMove && changesWay(state, face.card); // JW-RUL-128, JW-RUL-101
    }

    /** Returns whether a card changes the route; the map must have the squares that the card ignores. */
    private static boolean changesWay(GameState state, Card card) {
      for (int i = 0; i < card.clauses().size(); i++) {
        Effect effect = card.clauses().get(i).effect();
        if (!(effect.word() instanceof MoveWord word) || word.changesWay(state.scene(), effect)) {
          return true;
        }
      }
      return false;
    }

    /** Returns whether the way is long. */
    @Override
    public boolean isWanted(GameState state, PilgrimMove moving, int owner, Face face) {
      return face.card.does(EffectVerb.MOD_MV) && PoseHeuristic.of(state, owner).isFarAway();
    }

    @Override
    public PilgrimMove played(GameState state, PilgrimMove moving, int owner, Face face) {
      return moving;
    }
  }

  @Override
  public int by() {
    return act.pilgrim();
  }

  @Override
  public PilgrimMove withPlayed(int note) {
    return new PilgrimMove(act, points, played.and(note));
  }
}
