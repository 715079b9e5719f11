package games.kumite.bigtrouble.round;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.bigtrouble.content.vocabulary.LastingWord;
import games.kumite.bigtrouble.content.vocabulary.RollContext;
import games.kumite.bigtrouble.content.vocabulary.Trigger;
import games.kumite.bigtrouble.dice.DicePlacement;
import games.kumite.bigtrouble.harm.Harm;
import games.kumite.bigtrouble.resolution.HeroPlacement;
import games.kumite.bigtrouble.resolution.Modifiers;
import games.kumite.bigtrouble.resolution.TextExecutor;
import games.kumite.bigtrouble.state.ActionVerb;
import games.kumite.bigtrouble.state.Board;
import games.kumite.bigtrouble.state.Cause;
import games.kumite.bigtrouble.state.ConnectionKind;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.Script;
import games.kumite.spi.actions.VerbAction;

/**
 * The movement action: points of dice, spent space by space; out of a space with enemies, evasion damage comes first.
 *
 * @param seat the seat of the hero
 * @param points the points that are left
 * @param from the space that is left, {@link Board#NOWHERE} between two steps
 * @param to the space that is entered, {@link Board#NOWHERE} between two steps and when the hero stops
 */
public record Walk(int seat, int points, int from, int to) {

  private static final int NORMAL = 2; // BT-ACT-11
  private static final int EPIC = 3;
  private static final int IN_RUBBLE = 2; // BT-RUL-136
  private static final Refusal RUBBLE = new Refusal("BT-RUL-136", "rubble");
  private static final EventType POINTS = EventType.of("movement", "BT-MOV-01").seat("who").number("points");

  private record Next(Walk walk) implements Script.Reply<GameState, Walk> {

    @Override
    public String kind() {
      return "walk";
    }

    @Override
    public int seat(GameState state) {
      return walk.seat;
    }

    @Override
    public void collectActions(GameState state, ActionCollector out) {
      long spaces = state.board().neighbours(ConnectionKind.GATEWAYS, state.seat(walk.seat, Counters.SPACE)); // BT-MOV-02 to 08
      for (long left = spaces; left != 0; left &= left - 1) {
        int space = Long.numberOfTrailingZeros(left);
        out.add(state.actionAt(ActionVerb.GO, space), cost(state, space) > walk.points ? RUBBLE : null);
      }
      HeroPlacement.refuse(state, state.seat(walk.seat, Counters.SPACE), out);
      out.add(state.definition().actions.of(ActionVerb.STOP));
    }

    @Override
    public Walk localsAfter(GameState state, Action action) {
      VerbAction chosen = (VerbAction) action;
      int from = state.seat(walk.seat, Counters.SPACE);
      return chosen.verb() == ActionVerb.STOP ? new Walk(walk.seat, 0, from, Board.NOWHERE)
          : new Walk(walk.seat, walk.points - cost(state, state.spaceOf(chosen)), from, state.spaceOf(chosen));
    }

    @Override
    public boolean isAutoPlayed() {
      return true; // rubble all around a hero with one point (BT-RUL-136)
    }

    @Override
    public Prompt prompt(GameState state) {
      return Question.prompt(state, kind(), walk.seat, walk.points);
    }
  }

  /** The procedure: the dice, the steps, and the consequences of a movement action. */
  public static final Script<GameState, Walk> WALK = Script.<GameState, Walk>of("walk")
      .update((state, walk) -> walk.withPoints(bonus(state, walk.seat))) // a co-op side is tested at the start
      .call(DicePlacement.SLOTS, (state, walk) -> DicePlacement.many(walk.seat, DicePlacement.Purpose.MOVE), Walk::begun)
      .repeatWhile((state, walk) -> walk.points > 0, body -> body
          .ask(Next::new)
          .when((state, walk) -> walk.to != Board.NOWHERE, then -> then
              .act(Walk::evade)
              .act(Walk::enter)
              .update((state, walk) -> walk.withPoints(walk.points))))
      .act((state, walk) -> TextExecutor.onTrigger(state, Trigger.ON_MOVE_ACTION, walk.seat))
      .build();

  /** Returns a hero's movement action. */
  public static Walk of(int seat) {
    return new Walk(seat, 0, Board.NOWHERE, Board.NOWHERE);
  }

  /** Returns the points to enter a space. */
  private static int cost(GameState state, int space) {
    return state.hasRubble(space) ? IN_RUBBLE : 1;
  }

  /** Returns a walk between two spaces, with a number of points. */
  private Walk withPoints(int count) {
    return new Walk(seat, count, Board.NOWHERE, Board.NOWHERE);
  }

  /** Returns the amount that upgrades, companions and others add to the points or take off. */
  private static int bonus(GameState state, int seat) {
    return Modifiers.of(state, seat, LastingWord.MOVE_PLUS) - Modifiers.of(state, seat, LastingWord.MOVE_LESS);
  }

  private static Walk begun(GameState state, Walk walk, DicePlacement dice) {
    int points = NORMAL * dice.normal() + EPIC * dice.epic();
    Modifiers.happened(state, walk.seat, LastingWord.MOVE_PLUS, RollContext.ALL);
    Modifiers.happened(state, walk.seat, LastingWord.MOVE_LESS, RollContext.ALL);
    int count = Math.max(1, points + walk.points);
    state.emit(POINTS, walk.seat, count);
    return walk.withPoints(count);
  }

  /** Does the evasion damage: 1 for each enemy, all at once (BT-MOV-09, BT-MOV-10). */
  private static void evade(GameState state, Walk walk) {
    int damage = state.enemiesAt(walk.from);
    if (damage == 0) {
      return;
    }
    if (Modifiers.holds(state, walk.seat, LastingWord.NO_EVASION)) {
      Modifiers.happened(state, walk.seat, LastingWord.NO_EVASION, RollContext.ALL);
      return;
    }
    if (state.seat(walk.seat, Counters.EVADED) == 0 && Modifiers.holds(state, walk.seat, LastingWord.FIRST_EVASION_FREE)) {
      damage--;
    }
    state.setSeat(walk.seat, Counters.EVADED, 1);
    if (damage > 0) {
      state.emit(state.definition().events.evasion, walk.seat, damage, state.spaceNumber(walk.from));
      Harm.damage(state, walk.seat, damage, Cause.evasion(walk.to, walk.points));
    }
  }

  /** Continues the move after a death has been resolved, unless the Hell card has put the hero elsewhere (BT-MOV-11). */
  private static void enter(GameState state, Walk walk) {
    if (state.seat(walk.seat, Counters.SPACE) == walk.from) {
      HeroPlacement.put(state, walk.seat, walk.to);
    }
  }
}
