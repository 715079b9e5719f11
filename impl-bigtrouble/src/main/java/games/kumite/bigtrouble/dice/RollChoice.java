package games.kumite.bigtrouble.dice;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.bigtrouble.content.FateFace;
import games.kumite.bigtrouble.content.ItemKind;
import games.kumite.bigtrouble.text.Specials;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.bigtrouble.state.Word;
import games.kumite.spi.Options;
import games.kumite.spi.Pass;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.Script;
import games.kumite.spi.actions.VerbAction;

/** The options of the rolling hero's player at a roll. A player that can only pass is not asked. */
enum RollChoice implements Script.Choice<Trouble, Roll> {
  /** Specials that add dice, before the throw (DEC-28). */
  BEFORE("before-roll") {
    @Override
    void list(Trouble trouble, Roll roll, Options out) {
      if (trouble.get(Num.ACTIVE) == roll.seat()) {
        Specials.options(trouble, roll.seat(), Specials.Moment.BEFORE_ROLL, roll.context(), out);
      }
    }
  },
  /** Dice are rolled again (DEC-17). */
  AGAIN("reroll") {
    @Override
    void list(Trouble trouble, Roll roll, Options out) {
      out.add(trouble.terms().actions.of(Word.REROLL), roll.rerolls() > 0 ? null : NO_REROLL);
      if (LuckyCoin.isUsable(trouble, roll.seat())) { // BT-CRT-02, BT-RUL-108
        out.add(trouble.terms().actions.of(Word.USE, ItemKind.LUCKY_COIN.ordinal()));
      }
    }
  },
  /** Successes are added before the result (DEC-16, DEC-28). */
  ADDED("add-success") {
    @Override
    void list(Trouble trouble, Roll roll, Options out) {
      int allowed = FatePool.allowance(trouble, roll.seat());
      for (FateFace face : SUCCESSES) {
        out.add(trouble.terms().actions.of(Word.ADD, face.ordinal() - FateFace.SUCCESS.ordinal()),
            allowed <= 0 ? FatePool.SPENT : FatePool.inPool(trouble, face) < 0 ? FatePool.NOT_THERE : null);
      }
      if (trouble.get(Num.ACTIVE) == roll.seat()) {
        Specials.options(trouble, roll.seat(), Specials.Moment.AFTER_ROLL, roll.context(), out);
      }
    }
  };

  private static final FateFace[] SUCCESSES = {FateFace.SUCCESS, FateFace.TWO_SUCCESSES};
  private static final Refusal NO_REROLL = new Refusal("BT-RUL-80", "no-reroll");

  private final String kind;

  RollChoice(String kind) {
    this.kind = kind;
  }

  abstract void list(Trouble trouble, Roll roll, Options out);

  @Override
  public String kind() {
    return kind;
  }

  @Override
  public int seat(Trouble trouble, Roll roll) {
    return isAny(trouble, roll) ? roll.seat() : Trouble.NOBODY;
  }

  private boolean isAny(Trouble trouble, Roll roll) {
    int seat = roll.seat();
    boolean isOwn = trouble.get(Num.ACTIVE) == seat;
    return switch (this) {
      case BEFORE -> isOwn && Specials.isAny(trouble, seat, Specials.Moment.BEFORE_ROLL, roll.context());
      case AGAIN -> roll.rerolls() > 0 || LuckyCoin.isUsable(trouble, seat);
      case ADDED -> (FatePool.inPool(trouble, FateFace.SUCCESS) >= 0
          || FatePool.inPool(trouble, FateFace.TWO_SUCCESSES) >= 0) && FatePool.allowance(trouble, seat) > 0
          || isOwn && Specials.isAny(trouble, seat, Specials.Moment.AFTER_ROLL, roll.context());
    };
  }

  @Override
  public void options(Trouble trouble, Roll roll, Options out) {
    list(trouble, roll, out);
    out.add(Pass.PASS);
  }

  @Override
  public Roll chosen(Trouble trouble, Roll roll, Action action) {
    if (action == Pass.PASS) {
      return roll;
    }
    VerbAction chosen = (VerbAction) action;
    switch ((Word) chosen.verb()) {
      case REROLL -> {
        trouble.then(Rerolling.BY_EFFECT.about(roll));
        return roll.withRerolls(0);
      }
      case USE -> LuckyCoin.useInRoll(trouble, roll.seat(), roll);
      case ADD -> {
        FateFace face = SUCCESSES[chosen.first()];
        FatePool.use(trouble, roll.seat(), FatePool.inPool(trouble, face));
        trouble.add(Num.ROLL_ADDED, face.successes());
      }
      default -> Specials.use(trouble, roll.seat(), chosen);
    }
    return roll;
  }

  @Override
  public boolean again(Trouble trouble, Roll roll, Action action) {
    return action != Pass.PASS && isAny(trouble, roll);
  }

  @Override
  public String remark(Trouble trouble, Roll roll, Action action) {
    if (!(action instanceof VerbAction chosen)) {
      return "";
    }
    return chosen.verb() == Word.REROLL ? trouble.start().texts().text("remark.reroll", roll.rerolls())
        : Specials.remark(trouble, roll.seat(), chosen);
  }

  @Override
  public Prompt prompt(Trouble trouble, Roll roll) {
    return Question.prompt(trouble, kind, roll.seat(), SkillDice.shown(trouble), roll.shown(trouble), roll.goal(),
        roll.purpose(trouble));
  }
}
