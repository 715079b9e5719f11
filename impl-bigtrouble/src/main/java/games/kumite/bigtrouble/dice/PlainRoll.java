package games.kumite.bigtrouble.dice;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.bigtrouble.content.ItemKind;
import games.kumite.bigtrouble.state.ActionVerb;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Pass;
import games.kumite.spi.Question;
import games.kumite.spi.Script;
import games.kumite.spi.Texts;

/**
 * A roll of skill dice that is neither a check nor a defense: nothing adds to it, but a Lucky Coin may roll its dice
 * again (BT-RUL-123).
 *
 * @param seat the rolling seat
 * @param purpose the purpose
 * @param space the destination, or the space whose enemies are hit
 * @param dice the number of dice
 * @param successes the successes rolled
 */
public record PlainRoll(int seat, Purpose purpose, int space, int dice, int successes) {

  /** The purpose of rolled skill dice. */
  public enum Purpose {
    /** Fast travel (BT-TSK-19). */
    TRAVEL,
    /** {@code hitAll}. */
    HIT_ALL,
    /** Chinese Fireworks, without a re-roll (BT-SHP-14). */
    FIREWORKS
  }

  /** DEC-17, of the coin alone. */
  private record Coin(PlainRoll roll) implements Script.Reply<GameState, PlainRoll> {

    @Override
    public String kind() {
      return "plain-roll";
    }

    @Override
    public int seat(GameState state) {
      return isUsable(state, roll) ? roll.seat : GameState.NONE;
    }

    private static boolean isUsable(GameState state, PlainRoll roll) {
      return roll.purpose != Purpose.FIREWORKS && LuckyCoin.isUsable(state, roll.seat);
    }

    @Override
    public void collectActions(GameState state, ActionCollector out) {
      out.add(state.definition().actions.of(ActionVerb.USE, ItemKind.LUCKY_COIN.ordinal()));
      out.add(Pass.PASS);
    }

    @Override
    public PlainRoll localsAfter(GameState state, Action action) {
      if (action != Pass.PASS) {
        LuckyCoin.useInRoll(state, roll.seat, roll);
      }
      return roll;
    }

    @Override
    public boolean repeats(GameState state, PlainRoll roll, Action action) {
      return action != Pass.PASS && isUsable(state, roll);
    }

    @Override
    public Prompt prompt(GameState state) {
      return Question.prompt(
          state, kind(), roll.seat, SkillDice.shown(state), SkillDice.successes(state), roll.goal(state));
    }
  }

  /** The procedure: the roll, the coin, and the display of the result. */
  public static final Script<GameState, PlainRoll> ROLL = Script.<GameState, PlainRoll>of("plain-roll")
      .act((state, roll) -> SkillDice.rollPlain(state, roll))
      .ask(Coin::new)
      .update(PlainRoll::total)
      .build();

  /** Returns a roll of a number of skill dice. */
  public static PlainRoll of(int seat, Purpose purpose, int space, int dice) {
    return new PlainRoll(seat, purpose, space, Math.min(dice, Counters.MAX_ROLL_DICE), 0);
  }

  private static PlainRoll total(GameState state, PlainRoll roll) {
    int successes = SkillDice.successes(state);
    SkillDice.clear(state);
    return new PlainRoll(roll.seat, roll.purpose, roll.space, roll.dice, successes);
  }

  private String goal(GameState state) {
    return state.config().texts().text("roll.for." + Texts.word(purpose), state.board().name(space));
  }
}
