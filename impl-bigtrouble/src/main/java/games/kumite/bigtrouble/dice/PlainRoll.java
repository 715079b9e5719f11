package games.kumite.bigtrouble.dice;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.bigtrouble.content.ItemKind;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.bigtrouble.state.Word;
import games.kumite.spi.Options;
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
  private enum Coin implements Script.Choice<Trouble, PlainRoll> {
    COIN;

    @Override
    public String kind() {
      return "plain-roll";
    }

    @Override
    public int seat(Trouble trouble, PlainRoll roll) {
      return isUsable(trouble, roll) ? roll.seat : Trouble.NOBODY;
    }

    private static boolean isUsable(Trouble trouble, PlainRoll roll) {
      return roll.purpose != Purpose.FIREWORKS && LuckyCoin.isUsable(trouble, roll.seat);
    }

    @Override
    public void options(Trouble trouble, PlainRoll roll, Options out) {
      out.add(trouble.terms().actions.of(Word.USE, ItemKind.LUCKY_COIN.ordinal()));
      out.add(Pass.PASS);
    }

    @Override
    public PlainRoll chosen(Trouble trouble, PlainRoll roll, Action action) {
      if (action != Pass.PASS) {
        LuckyCoin.useInRoll(trouble, roll.seat, roll);
      }
      return roll;
    }

    @Override
    public boolean again(Trouble trouble, PlainRoll roll, Action action) {
      return action != Pass.PASS && isUsable(trouble, roll);
    }

    @Override
    public Prompt prompt(Trouble trouble, PlainRoll roll) {
      return Question.prompt(
          trouble, kind(), roll.seat, SkillDice.shown(trouble), SkillDice.successes(trouble), roll.goal(trouble));
    }
  }

  /** The procedure: the roll, the coin, and the display of the result. */
  public static final Script<Trouble, PlainRoll> ROLL = Script.<Trouble, PlainRoll>of("plain-roll")
      .act((trouble, roll) -> SkillDice.rollPlain(trouble, roll))
      .ask(Coin.COIN)
      .set(PlainRoll::total)
      .end();

  /** Returns a roll of a number of skill dice. */
  public static PlainRoll of(int seat, Purpose purpose, int space, int dice) {
    return new PlainRoll(seat, purpose, space, Math.min(dice, Num.MAX_ROLL_DICE), 0);
  }

  private static PlainRoll total(Trouble trouble, PlainRoll roll) {
    int successes = SkillDice.successes(trouble);
    SkillDice.clear(trouble);
    return new PlainRoll(roll.seat, roll.purpose, roll.space, roll.dice, successes);
  }

  private String goal(Trouble trouble) {
    return trouble.start().texts().text("roll.for." + Texts.word(purpose), trouble.board().name(space));
  }
}
