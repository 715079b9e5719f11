package games.kumite.bigtrouble.dice;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.bigtrouble.content.FateFace;
import games.kumite.bigtrouble.content.ItemKind;
import games.kumite.bigtrouble.resolution.Specials;
import games.kumite.bigtrouble.state.ActionVerb;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Pass;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.Script;
import games.kumite.spi.actions.VerbAction;

/**
 * The options of the rolling hero's player at a roll. A player that can only pass is not asked.
 *
 * @param moment the moment of the roll
 * @param roll the roll
 */
record RollChoice(Moment moment, Roll roll) implements Script.Reply<GameState, Roll> {

  /** The moment of a roll at which the player is asked. */
  enum Moment {
    /** Specials that add dice, before the throw (DEC-28). */
    BEFORE("before-roll"),
    /** Dice are rolled again (DEC-17). */
    AGAIN("reroll"),
    /** Successes are added before the result (DEC-16, DEC-28). */
    ADDED("add-success");

    private final String kind;

    Moment(String kind) {
      this.kind = kind;
    }
  }

  private static final FateFace[] SUCCESSES = {FateFace.SUCCESS, FateFace.TWO_SUCCESSES};
  private static final Refusal NO_REROLL = new Refusal("BT-RUL-80", "no-reroll");

  @Override
  public String kind() {
    return moment.kind;
  }

  @Override
  public int seat(GameState state) {
    return isAny(state) ? roll.seat() : GameState.NONE;
  }

  private boolean isAny(GameState state) {
    int seat = roll.seat();
    boolean isOwn = state.get(Counters.ACTIVE) == seat;
    return switch (moment) {
      case BEFORE -> isOwn && Specials.isAny(state, seat, Specials.Moment.BEFORE_ROLL, roll.context());
      case AGAIN -> roll.rerolls() > 0 || LuckyCoin.isUsable(state, seat);
      case ADDED -> FatePool.faces(state) >> FateFace.SUCCESS.ordinal() != 0 && FatePool.allowance(state, seat) > 0
          || isOwn && Specials.isAny(state, seat, Specials.Moment.AFTER_ROLL, roll.context());
    };
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    switch (moment) {
      case BEFORE -> specials(state, Specials.Moment.BEFORE_ROLL, out);
      case AGAIN -> {
        out.add(state.definition().actions.of(ActionVerb.REROLL), roll.rerolls() > 0 ? null : NO_REROLL);
        if (LuckyCoin.isUsable(state, roll.seat())) { // BT-CRT-02, BT-RUL-108
          out.add(state.definition().actions.of(ActionVerb.USE, ItemKind.LUCKY_COIN.ordinal()));
        }
      }
      case ADDED -> {
        int allowed = FatePool.allowance(state, roll.seat());
        for (FateFace face : SUCCESSES) {
          out.add(state.definition().actions.of(ActionVerb.ADD, face.ordinal() - FateFace.SUCCESS.ordinal()),
              allowed <= 0 ? FatePool.SPENT : FatePool.inPool(state, face) < 0 ? FatePool.NOT_THERE : null);
        }
        specials(state, Specials.Moment.AFTER_ROLL, out);
      }
    }
    out.add(Pass.PASS);
  }

  private void specials(GameState state, Specials.Moment when, ActionCollector out) {
    if (state.get(Counters.ACTIVE) == roll.seat()) {
      Specials.options(state, roll.seat(), when, roll.context(), out);
    }
  }

  @Override
  public Roll localsAfter(GameState state, Action action) {
    if (action == Pass.PASS) {
      return roll;
    }
    VerbAction chosen = (VerbAction) action;
    switch ((ActionVerb) chosen.verb()) {
      case REROLL -> {
        state.then(Rerolling.BY_EFFECT.with(roll));
        return roll.withRerolls(0);
      }
      case USE -> LuckyCoin.useInRoll(state, roll.seat(), roll);
      case ADD -> {
        FateFace face = SUCCESSES[chosen.first()];
        FatePool.use(state, roll.seat(), FatePool.inPool(state, face));
        state.add(Counters.ROLL_ADDED, face.successes());
      }
      default -> Specials.use(state, roll.seat(), chosen);
    }
    return roll;
  }

  @Override
  public boolean repeats(GameState state, Roll roll, Action action) {
    return action != Pass.PASS && new RollChoice(moment, roll).isAny(state);
  }

  @Override
  public String detail(GameState state, Action action) {
    if (!(action instanceof VerbAction chosen)) {
      return "";
    }
    return chosen.verb() == ActionVerb.REROLL ? state.config().texts().text("remark.reroll", roll.rerolls())
        : Specials.remark(state, roll.seat(), chosen);
  }

  @Override
  public Prompt prompt(GameState state) {
    return Question.prompt(state, kind(), roll.seat(), SkillDice.shown(state), roll.shown(state), roll.goal(),
        roll.purpose(state));
  }
}
