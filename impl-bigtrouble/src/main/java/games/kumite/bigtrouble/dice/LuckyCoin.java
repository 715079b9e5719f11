package games.kumite.bigtrouble.dice;

import games.kumite.api.Prompt;
import games.kumite.bigtrouble.content.DiceFaces;
import games.kumite.bigtrouble.content.ItemKind;
import games.kumite.bigtrouble.resolution.Modifiers;
import games.kumite.bigtrouble.state.ActionVerb;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.Candidates;
import games.kumite.spi.IntList;
import games.kumite.spi.Question;
import games.kumite.spi.Selection;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The dice that a Lucky Coin rolls again once (BT-CRT-02). */
public enum LuckyCoin implements Selection<GameState, LuckyCoin.Use> {
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

  private static final int FIRST_ACTION = Counters.MAX_ROLL_DICE;
  private static final int FIRST_FATE = FIRST_ACTION + Counters.MAX_ROLLED;

  /** Returns whether there is anything that a coin would roll again (BT-RUL-108). */
  public static boolean isAny(GameState state, int seat) {
    return FatePool.dice(state) != 0 || SkillDice.count(state) > 0 || ActionDice.unspent(state, seat) != 0;
  }

  /** Returns whether a hero may use a coin for dice that it has just rolled: in its own turn (BT-CRT-02). */
  static boolean isUsable(GameState state, int seat) {
    return state.get(Counters.ACTIVE) == seat && state.items(seat, ItemKind.LUCKY_COIN.ordinal()) > 0
        && !Modifiers.isForbidden(state, seat, ItemKind.LUCKY_COIN) && isAny(state, seat);
  }

  /** Discards the coin between actions, and asks for dice. Put on the agenda. */
  public static void useInTurn(GameState state, int seat) {
    spend(state, seat);
    state.then(IN_TURN.with(new Use(seat, null)));
  }

  /** Discards the coin during a roll, and asks for dice. Put on the agenda. */
  static void useInRoll(GameState state, int seat, Record roll) {
    spend(state, seat);
    state.then(IN_ROLL.with(new Use(seat, roll)));
  }

  private static void spend(GameState state, int seat) {
    state.spendItem(seat, ItemKind.LUCKY_COIN.ordinal());
    state.emit(state.definition().events.used, seat, ItemKind.LUCKY_COIN.ordinal());
  }

  @Override
  public String kind() {
    return "lucky-coin";
  }

  @Override
  public int seat(GameState state, Use use) {
    return use.seat;
  }

  @Override
  public void collectCandidates(GameState state, Use use, Candidates out) {
    for (int die = 0; this == IN_ROLL && die < SkillDice.count(state); die++) {
      out.add(die, die, state.definition().actions.of(ActionVerb.SKILL_DIE, die + 1));
    }
    for (int left = ActionDice.unspent(state, use.seat); left != 0; left &= left - 1) { // BT-CRT-03
      int die = Integer.numberOfTrailingZeros(left);
      out.add(FIRST_ACTION + die, FIRST_ACTION + die, state.definition().actions.of(ActionVerb.ACTION_DIE, die + 1));
    }
    FatePool.collect(state, FIRST_FATE, out);
  }

  @Override
  public Prompt prompt(GameState state, Use use, IntList selected) {
    List<String> dice = new ArrayList<>();
    for (int die = 0; this == IN_ROLL && die < SkillDice.count(state); die++) {
      dice.add(state.config().texts().text("die.skill", die + 1, SkillDice.shown(state, die)));
    }
    for (int left = ActionDice.unspent(state, use.seat); left != 0; left &= left - 1) {
      int die = Integer.numberOfTrailingZeros(left);
      dice.add(ActionDice.words(state, use.seat, die));
    }
    dice.addAll(FatePool.words(state));
    return Question.prompt(state, kind(), use.seat, String.join(" ", dice));
  }

  @Override
  public Use localsAfter(GameState state, Use use, IntList selected) {
    for (int die = 0; die < FIRST_FATE + DiceFaces.FATE_DICE; die++) { // in index order
      if (selected.contains(die)) {
        if (die < FIRST_ACTION) {
          SkillDice.roll(state, die);
        } else if (die < FIRST_FATE) {
          ActionDice.rollOne(state, use.seat, die - FIRST_ACTION);
        } else {
          FatePool.roll(state, die - FIRST_FATE);
        }
      }
    }
    return use;
  }
}
