package games.kumite.bigtrouble.dice;

import games.kumite.api.Prompt;
import games.kumite.bigtrouble.content.Dice;
import games.kumite.bigtrouble.content.ItemKind;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.bigtrouble.state.Word;
import games.kumite.bigtrouble.text.Sums;
import games.kumite.spi.Picks;
import games.kumite.spi.Question;
import games.kumite.spi.Selection;
import games.kumite.spi.Things;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The dice that a Lucky Coin rolls again once (BT-CRT-02). */
public enum LuckyCoin implements Selection<Trouble, LuckyCoin.Use> {
  /** A use during a roll, also for the skill dice just rolled. */
  IN_ROLL,
  /** A use between actions. */
  IN_TURN;

  /**
   * The owner of a coin, and the interrupted roll.
   *
   * @param seat the seat of the owner
   * @param roll the roll that goes on after it, null between actions
   */
  record Use(int seat, @Nullable Record roll) {}

  private static final int FIRST_ACTION = Num.MAX_ROLL_DICE;
  private static final int FIRST_FATE = FIRST_ACTION + Num.MAX_ROLLED;

  /** Returns whether there is anything that a coin would roll again (BT-RUL-108). */
  public static boolean isAny(Trouble trouble, int seat) {
    boolean isPool = false;
    for (int die = 0; die < Dice.FATE_DICE; die++) {
      isPool |= trouble.get(Num.FATE_PLACES + die) == Num.IN_POOL;
    }
    return isPool || SkillDice.count(trouble) > 0 || ActionDice.unspent(trouble, seat) != 0;
  }

  /** Returns whether a hero may use a coin for dice that it has just rolled: in its own turn (BT-CRT-02). */
  static boolean isUsable(Trouble trouble, int seat) {
    return trouble.get(Num.ACTIVE) == seat && trouble.items(seat, ItemKind.LUCKY_COIN.ordinal()) > 0
        && !Sums.isForbidden(trouble, seat, ItemKind.LUCKY_COIN) && isAny(trouble, seat);
  }

  /** Discards the coin between actions, and asks for dice. Put on the agenda. */
  public static void useInTurn(Trouble trouble, int seat) {
    spend(trouble, seat);
    trouble.then(IN_TURN.about(new Use(seat, null)));
  }

  /** Discards the coin during a roll, and asks for dice. Put on the agenda. */
  static void useInRoll(Trouble trouble, int seat, Record roll) {
    spend(trouble, seat);
    trouble.then(IN_ROLL.about(new Use(seat, roll)));
  }

  private static void spend(Trouble trouble, int seat) {
    trouble.spendItem(seat, ItemKind.LUCKY_COIN.ordinal());
    trouble.tell(trouble.terms().tidings.used, seat, ItemKind.LUCKY_COIN.ordinal());
  }

  @Override
  public String kind() {
    return "lucky-coin";
  }

  @Override
  public int seat(Trouble trouble, Use use) {
    return use.seat;
  }

  @Override
  public void things(Trouble trouble, Use use, Things out) {
    for (int die = 0; this == IN_ROLL && die < SkillDice.count(trouble); die++) {
      out.add(die, die, trouble.terms().actions.of(Word.SKILL_DIE, die + 1));
    }
    for (int left = ActionDice.unspent(trouble, use.seat); left != 0; left &= left - 1) { // BT-CRT-03
      int die = Integer.numberOfTrailingZeros(left);
      out.add(FIRST_ACTION + die, FIRST_ACTION + die, trouble.terms().actions.of(Word.ACTION_DIE, die + 1));
    }
    for (int die = 0; die < Dice.FATE_DICE; die++) {
      if (trouble.get(Num.FATE_PLACES + die) == Num.IN_POOL) {
        out.add(FIRST_FATE + die, FIRST_FATE + die, trouble.terms().actions.of(Word.FATE_DIE, die + 1));
      }
    }
  }

  @Override
  public Prompt prompt(Trouble trouble, Use use, Picks picks) {
    List<String> dice = new ArrayList<>();
    for (int die = 0; this == IN_ROLL && die < SkillDice.count(trouble); die++) {
      dice.add(trouble.start().texts().text("die.skill", die + 1, SkillDice.shown(trouble, die)));
    }
    for (int left = ActionDice.unspent(trouble, use.seat); left != 0; left &= left - 1) {
      int die = Integer.numberOfTrailingZeros(left);
      dice.add(ActionDice.words(trouble, use.seat, die));
    }
    dice.addAll(FatePool.words(trouble));
    return Question.prompt(trouble, kind(), use.seat, String.join(" ", dice));
  }

  @Override
  public Use chosen(Trouble trouble, Use use, Picks picks) {
    for (int die = 0; die < FIRST_FATE + Dice.FATE_DICE; die++) { // in index order
      if (picks.contains(die)) {
        if (die < FIRST_ACTION) {
          SkillDice.roll(trouble, die);
        } else if (die < FIRST_FATE) {
          ActionDice.rollOne(trouble, use.seat, die - FIRST_ACTION);
        } else {
          FatePool.roll(trouble, die - FIRST_FATE);
        }
      }
    }
    return use;
  }
}
