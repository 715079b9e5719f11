package games.kumite.bigtrouble.round;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.bigtrouble.content.vocabulary.LastingWord;
import games.kumite.bigtrouble.content.vocabulary.RollContext;
import games.kumite.bigtrouble.content.vocabulary.Trigger;
import games.kumite.bigtrouble.dice.DicePlacement;
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
import org.jspecify.annotations.Nullable;

/**
 * The movement action: points of dice, spent space by space; out of a space with enemies, evasion damage comes first.
 *
 * @param seat the seat of the hero
 * @param points the points that are left
 * @param from the space that is left, {@link Board#NOWHERE} between two steps
 * @param to the space that is entered, {@link Board#NOWHERE} between two steps and when the hero stops
 */
public record Movement(int seat, int points, int from, int to) {

  private static final int NORMAL = 2; // BT-ACT-11
  private static final int EPIC = 3;
  private static final int IN_RUBBLE = 2; // BT-RUL-136
  private static final Refusal RUBBLE = new Refusal("BT-RUL-136", "rubble");
  private static final EventType POINTS = EventType.of("movement", "BT-MOV-01").seat("who").number("points");

  private record Next(Movement movement) implements Script.Reply<GameState, Movement> {

    @Override
    public String kind() {
      return "walk";
    }

    @Override
    public int seat(GameState state) {
      return movement.seat;
    }

    @Override
    public void collectActions(GameState state, ActionCollector out) {
      long spaces = state.board().neighbours(ConnectionKind.GATEWAYS, state.seat(movement.seat, Counters.SPACE)); // BT-MOV-02 to 08
      for (long left = spaces; left != 0; left &= left - 1) {
        int space = Long.numberOfTrailingZeros(left);
        out.add(state.actionAt(ActionVerb.GO, space), cost(state, space) > movement.points ? RUBBLE : null);
      }
      HeroPlacement.refuse(state, state.seat(movement.seat, Counters.SPACE), out);
      out.add(state.definition().actions.of(ActionVerb.STOP));
    }

    @Override
    public Movement localsAfter(GameState state, Action action) {
      VerbAction chosen = (VerbAction) action;
      int from = state.seat(movement.seat, Counters.SPACE);
      return chosen.verb() == ActionVerb.STOP ? new Movement(movement.seat, 0, from, Board.NOWHERE)
          : new Movement(movement.seat, movement.points - cost(state, state.spaceOf(chosen)), from, state.spaceOf(chosen));
    }

    @Override
    public boolean isAutoPlayed() {
      return true; // rubble all around a hero with one point (BT-RUL-136)
    }

    @Override
    public Prompt prompt(GameState state) {
      return Question.prompt(state, kind(), movement.seat, movement.points);
    }
  }

  /** The procedure: the dice, the steps, and the consequences of a movement action. */
  public static final Script<GameState, Movement> MOVEMENT = Script.<GameState, Movement>of("walk")
      .update((state, movement) -> movement.withPoints(bonus(state, movement.seat))) // a co-op side is tested at the start
      .call(DicePlacement.SLOTS, (state, movement) -> DicePlacement.many(movement.seat, DicePlacement.Purpose.MOVE), Movement::begun)
      .repeatWhile((state, movement) -> movement.points > 0, body -> body
          .ask(Next::new)
          .when((state, movement) -> movement.to != Board.NOWHERE, then -> then
              .act((state, movement) ->
                  Evasion.suffer(state, movement.seat, movement.from, Cause.evasion(movement.to, movement.points)))
              .act(Movement::enter)
              .update((state, movement) -> movement.withPoints(movement.points))))
      .act((state, movement) -> TextExecutor.onTrigger(state, Trigger.ON_MOVE_ACTION, movement.seat))
      .build();

  /** Returns a hero's movement action. */
  public static Movement of(int seat) {
    return new Movement(seat, 0, Board.NOWHERE, Board.NOWHERE);
  }

  /** Adds the action. */
  static void options(GameState state, int seat, @Nullable Refusal noDie, ActionCollector out) {
    out.add(state.definition().actions.of(ActionVerb.MOVE), noDie);
  }

  /** Returns the points to enter a space. */
  private static int cost(GameState state, int space) {
    return state.hasRubble(space) ? IN_RUBBLE : 1;
  }

  /** Returns a movement between two spaces, with a number of points. */
  private Movement withPoints(int count) {
    return new Movement(seat, count, Board.NOWHERE, Board.NOWHERE);
  }

  /** Returns the amount that upgrades, companions and others add to the points or take off. */
  private static int bonus(GameState state, int seat) {
    return Modifiers.of(state, seat, LastingWord.MOVE_PLUS) - Modifiers.of(state, seat, LastingWord.MOVE_LESS);
  }

  private static Movement begun(GameState state, Movement movement, DicePlacement dice) {
    int points = NORMAL * dice.normal() + EPIC * dice.epic();
    Modifiers.happened(state, movement.seat, LastingWord.MOVE_PLUS, RollContext.ALL);
    Modifiers.happened(state, movement.seat, LastingWord.MOVE_LESS, RollContext.ALL);
    int count = Math.max(1, points + movement.points);
    state.emit(POINTS, movement.seat, count);
    return movement.withPoints(count);
  }

  /** Continues the move after a death has been resolved, unless the Hell card has put the hero elsewhere (BT-MOV-11). */
  private static void enter(GameState state, Movement movement) {
    if (state.seat(movement.seat, Counters.SPACE) == movement.from) {
      HeroPlacement.put(state, movement.seat, movement.to);
    }
  }
}
