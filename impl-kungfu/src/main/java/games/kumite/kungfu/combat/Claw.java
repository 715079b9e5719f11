package games.kumite.kungfu.combat;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.chi.Spending.Side;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.FightChoice;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Num;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.Texts;
import games.kumite.spi.actions.VerbAction;

/** A grip announced before the dice: it helps the roll and narrows the effects (KF-TRT-23, KF-TRT-66). */
enum Claw {
  /** None. */
  NONE(0, Harming.Table.HAND_TO_HAND),
  /** Eagle (KF-TRT-23). */
  EAGLE(1, Harming.Table.EAGLE_CLAW),
  /** Southern dragon (KF-TRT-66). */
  SOUTHERN_DRAGON(2, Harming.Table.SOUTHERN_DRAGON_CLAW);

  private static final EventType ANNOUNCED = EventType.of("claw", "KF-TRT-23a").named("figure", Figures::id)
      .named("grip", claw -> Texts.word(values()[claw]));

  private final int bonus;
  private final Harming.Table table;

  Claw(int bonus, Harming.Table table) {
    this.bonus = bonus;
    this.table = table;
  }

  /** Returns what it adds to the roll. */
  int bonus() {
    return bonus;
  }

  /** Returns the effects that it may have. */
  Harming.Table table() {
    return table;
  }

  /** The choice whether a side announces one (D-22). */
  record Announce(Side side) implements FightChoice<Blow> {

    @Override
    public String kind() {
      return "claw";
    }

    private boolean hasEagle(Fight fight, Blow blow) {
      return Able.has(fight.figures(), blow.figure(side), Trait.EAGLE_CLAW);
    }

    /**
     * Returns whether the defender can announce the Dragon Claw: after an attack on him is declared, in the enemy's turn
     * (KF-TRT-66a).
     */
    private boolean hasDragon(Fight fight, Blow blow) {
      Figures figures = fight.figures();
      return side == Side.DEFENCE && blow.kind().isAttack() && !figures.is(blow.on(), Condition.TRANSFIXED)
          && !figures.is(blow.on(), Condition.HANDCUFFED)
          && Able.has(figures, blow.on(), Trait.SOUTHERN_DRAGON_CLAW)
          && figures.side(blow.on()) != fight.side(fight.get(Num.ACTIVE));
    }

    @Override
    public int seat(Fight fight, Blow blow) {
      boolean isBarred = side == Side.ATTACK && blow.table(side) == Harming.Table.EXORCISE; // KF-RUL-99
      return !isBarred && hasEagle(fight, blow) || hasDragon(fight, blow) ? fight.seatOf(blow.figure(side)) : Figures.NOBODY;
    }

    @Override
    public Prompt prompt(Fight fight, Blow blow) {
      return Question.prompt(fight, kind(), seat(fight, blow), fight.called(blow.figure(side)));
    }

    @Override
    public void options(Fight fight, Blow blow, Options out) {
      out.add(fight.actions().of(Word.CLAW, NONE.ordinal()));
      if (hasEagle(fight, blow)) {
        out.add(fight.actions().of(Word.CLAW, EAGLE.ordinal()));
      }
      if (hasDragon(fight, blow)) {
        out.add(fight.actions().of(Word.CLAW, SOUTHERN_DRAGON.ordinal()));
      }
    }

    @Override
    public Blow chosen(Fight fight, Blow blow, Action action) {
      Claw claw = values()[((VerbAction) action).first()];
      if (claw != NONE) {
        fight.tell(ANNOUNCED, fight.figures().code(blow.figure(side)), claw.ordinal());
      }
      return blow.with(side, claw);
    }
  }
}
