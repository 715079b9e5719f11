package games.kumite.bigtrouble.move;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.bigtrouble.state.Way;
import games.kumite.bigtrouble.state.Word;
import games.kumite.spi.Options;
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

  private enum Next implements Script.Choice<Trouble, EffectMove> {
    SPACE;

    @Override
    public String kind() {
      return "effect-move";
    }

    @Override
    public int seat(Trouble trouble, EffectMove move) {
      return move.spaces > 0 ? move.seat : Trouble.NOBODY;
    }

    @Override
    public void options(Trouble trouble, EffectMove move, Options out) {
      long spaces = trouble.board().neighbours(Way.GATEWAYS, trouble.seat(move.seat, Num.SPACE));
      for (long left = spaces; left != 0; left &= left - 1) {
        out.add(trouble.actionAt(Word.GO, Long.numberOfTrailingZeros(left)));
      }
      Places.refuse(trouble, trouble.seat(move.seat, Num.SPACE), out);
      out.add(trouble.terms().actions.of(Word.STOP));
    }

    @Override
    public EffectMove chosen(Trouble trouble, EffectMove move, Action action) {
      VerbAction chosen = (VerbAction) action;
      if (chosen.verb() == Word.STOP) {
        return new EffectMove(move.seat, 0);
      }
      Places.put(trouble, move.seat, trouble.spaceOf(chosen));
      return new EffectMove(move.seat, move.spaces - 1);
    }

    @Override
    public Prompt prompt(Trouble trouble, EffectMove move) {
      return Question.prompt(trouble, kind(), move.seat, move.spaces);
    }

    @Override
    public boolean again(Trouble trouble, EffectMove move, Action action) {
      return move.spaces > 0;
    }
  }

  /** The procedure of the moves. */
  public static final Script<Trouble, EffectMove> MOVE =
      Script.<Trouble, EffectMove>of("effect-move").ask(Next.SPACE).end();
}
