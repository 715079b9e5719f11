package games.kumite.kungfu.combat;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.ability.Snare;
import games.kumite.kungfu.ability.Toughness;
import games.kumite.kungfu.chi.Chi;
import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Directions;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.FightQuestion;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Names;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;
import org.jspecify.annotations.Nullable;

/** The treatment of figures that a figure holds, or that lie helpless beside it (D-44, KF-CON-06, KF-CON-21). */
public final class Holding {

  private static final Refusal BOUND = new Refusal("KF-CON-06a", "hands-bound");
  private static final Refusal TOO_LARGE = new Refusal("KF-CON-11a", "too-large-to-hold");
  private static final Refusal STUCK = new Refusal("KF-RUL-133", "stuck");
  private static final Refusal STANCE = new Refusal("KF-TRT-44b", "in-the-stance");
  private static final EventType THROWN =
      EventType.of("thrown", "KF-CON-06a").named("by", Figures::id).named("figure", Figures::id);
  private static final EventType LET_GO = EventType.of("let-go", "KF-RUL-39").named("figure", Figures::id);
  private static final EventType SPARED = EventType.of("spared", "KF-RUL-24").named("figure", Figures::id);

  private Holding() {}

  /** Lists it. */
  public static void options(Fight fight, int figure, @Nullable Refusal reserved, Options out) {
    Figures figures = fight.figures();
    for (int other = 0; other < figures.count(); other++) {
      if (figures.grappler(other) == figure) {
        boolean isBound = figures.is(figure, Condition.HANDCUFFED) || figures.is(figure, Condition.TRANSFIXED)
            || figures.is(figure, Condition.TIED_UP);
        out.add(fight.actions().of(Word.THROW, Names.of(figures, other)), reserved != null ? reserved : isBound ? BOUND
            : !Able.isHeld(figures, other) ? TOO_LARGE : Snare.isStuck(figures, other) ? STUCK
            : figures.is(other, Condition.STANCE) ? STANCE : null);
        out.add(fight.actions().of(Word.LET_GO, Names.of(figures, other)));
      }
      if (isHelpless(fight.board(), figures, figure, other)) {
        out.add(fight.actions().of(Word.FINISH, Names.of(figures, other)),
            reserved != null ? reserved : Able.canStrike(figures, figure) ? null : BOUND);
      }
    }
  }

  /** Returns whether an enemy lies Knocked Out beside it (KF-RUL-57); nothing harms a sword (KF-TRT-30d). */
  private static boolean isHelpless(Board board, Figures figures, int figure, int other) {
    return figures.is(other, Condition.KNOCKED_OUT) && !figures.is(other, Condition.SWORD) && !figures.is(other, Condition.DEAD) && figures.isPlaced(other)
        && figures.areEnemies(figure, other)
        && Able.areBeside(board, figures, figure, other);
  }

  /**
   * Carries out the action.
   *
   * @return the cost
   */
  public static int take(Fight fight, int figure, VerbAction action) {
    Figures figures = fight.figures();
    int other = Names.figure(figures, action.first());
    switch ((Word) action.verb()) {
      case THROW -> fight.then(new Throwing(figure, other));
      case FINISH -> fight.then(new Finishing(figure, other));
      default -> {
        figures.grappler(other, Figures.NOBODY);
        fight.tell(LET_GO, figures.code(other));
        return 0;
      }
    }
    return 1;
  }

  /** The choice of the direction, of 24, in which a held figure is thrown (D-30, KF-RUL-92). */
  private record Throwing(int figure, int held) implements FightQuestion {

    @Override
    public String kind() {
      return "throw";
    }

    @Override
    public int seat(Fight fight) {
      return fight.seatOf(figure);
    }

    @Override
    public Prompt prompt(Fight fight) {
      return Question.prompt(fight, kind(), seat(fight), fight.called(held));
    }

    @Override
    public void options(Fight fight, Options out) {
      for (int direction = 0; direction < Directions.COUNT; direction++) {
        out.add(fight.actions().of(Word.TOSS, direction));
      }
    }

    /** Throws the figure S, or L if the grappler is the larger one; the throw ends the grapple. */
    @Override
    public void chosen(Fight fight, Action action) {
      Figures figures = fight.figures();
      boolean isLarger = figures.size(figure).compareTo(figures.size(held)) > 0;
      int length = (isLarger ? Stick.LONG : Stick.SHORT).length();
      int direction = ((VerbAction) action).first();
      figures.grappler(held, Figures.NOBODY);
      fight.tell(THROWN, figures.code(figure), figures.code(held));
      fight.then(new Recoil(held, Directions.x(direction, length), Directions.y(direction, length), figure, Figures.NOBODY));
    }
  }

  /** An automatic wound; 1 Chi of the victim's player leaves nothing of it (KF-CON-21, KF-RUL-24). */
  private record Finishing(int figure, int victim) implements FightQuestion {

    @Override
    public void run(Fight fight) {
      if (!Able.isInPlay(fight.figures(), figure)) {
        return;
      }
      if (Toughness.of(fight.figures(), victim) > 0) { // KF-TRT-42: nothing of what is left is listed
        fight.tell(SPARED, fight.figures().code(victim));
      } else if (Chi.of(fight, fight.figures().gang(victim)) > 0) {
        FightQuestion.super.run(fight);
      } else {
        Harm.wound(fight, victim, figure);
      }
    }

    @Override
    public String kind() {
      return "finishing";
    }

    @Override
    public int seat(Fight fight) {
      return fight.seatOf(victim);
    }

    @Override
    public Prompt prompt(Fight fight) {
      return Question.prompt(fight, kind(), seat(fight), fight.called(victim));
    }

    @Override
    public void options(Fight fight, Options out) {
      out.add(fight.actions().of(Word.SUFFER));
      out.add(fight.actions().of(Word.PAY));
    }

    @Override
    public void chosen(Fight fight, Action action) {
      if (((VerbAction) action).verb() == Word.PAY) {
        Chi.spend(fight, fight.figures().gang(victim), 1);
        fight.tell(SPARED, fight.figures().code(victim));
      } else {
        Harm.wound(fight, victim, figure);
      }
    }
  }
}
