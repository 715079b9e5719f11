package games.kumite.bigtrouble.resolution;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.bigtrouble.state.ActionVerb;
import games.kumite.bigtrouble.state.ConnectionKind;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Question;
import games.kumite.spi.Script;
import games.kumite.spi.actions.VerbAction;

/**
 * A move of a hero by an effect, space by space, without evasion damage (DEC-36, BT-RUL-11).
 *
 * @param seat the seat of the hero
 * @param spaces the number of spaces left
 */
public record EffectMove(int seat, int spaces) {

  private record Next(EffectMove move) implements Script.Reply<GameState, EffectMove> {

    @Override
    public String kind() {
      return "effect-move";
    }

    @Override
    public int seat(GameState state) {
      return move.spaces > 0 ? move.seat : GameState.NONE;
    }

    @Override
    public void collectActions(GameState state, ActionCollector out) {
      long spaces = state.board().neighbours(ConnectionKind.GATEWAYS, state.seat(move.seat, Counters.SPACE));
      for (long left = spaces; left != 0; left &= left - 1) {
        out.add(state.actionAt(ActionVerb.GO, Long.numberOfTrailingZeros(left)));
      }
      HeroPlacement.refuse(state, state.seat(move.seat, Counters.SPACE), out);
      out.add(state.definition().actions.of(ActionVerb.STOP));
    }

    @Override
    public EffectMove localsAfter(GameState state, Action action) {
      VerbAction chosen = (VerbAction) action;
      if (chosen.verb() == ActionVerb.STOP) {
        return new EffectMove(move.seat, 0);
      }
      HeroPlacement.put(state, move.seat, state.spaceOf(chosen));
      return new EffectMove(move.seat, move.spaces - 1);
    }

    @Override
    public Prompt prompt(GameState state) {
      return Question.prompt(state, kind(), move.seat, move.spaces);
    }

    @Override
    public boolean repeats(GameState state, EffectMove move, Action action) {
      return move.spaces > 0;
    }
  }

  /** The procedure of the moves. */
  public static final Script<GameState, EffectMove> MOVE =
      Script.<GameState, EffectMove>of("effect-move").ask(Next::new).build();
}
