package games.kumite.kungfu.combat;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.ability.Restraint;
import games.kumite.kungfu.chi.Chi;
import games.kumite.kungfu.chi.Price;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.end.Goal;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.FightChoice;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Names;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.Options;
import games.kumite.spi.Picks;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.Script;
import games.kumite.spi.Step;
import games.kumite.spi.actions.VerbAction;
import org.jspecify.annotations.Nullable;

/**
 * Attacks on all adjacent figures, one after the other in the attacker's order: a Flurry of Blows, a Whirlwind of Death
 * (KF-TRT-31, KF-TRT-80).
 *
 * @param by the figure that attacks
 * @param left the figures that are still to be attacked
 * @param kind the kind of the blows
 * @param bonus the bonus of each
 */
public record Round(int by, Picks left, Blow.Kind kind, int bonus) {

  private static final int WHIRLWIND = 2;
  private static final Refusal NO_FLURRY = new Refusal("KF-TRT-31a", "lacks-the-trait");
  private static final Refusal NO_WHIRLWIND = new Refusal("KF-TRT-80a", "lacks-the-trait");
  private static final Refusal NOBODY = new Refusal("KF-H2H-02", "nobody-in-contact");

  /** The choice of the figure that is attacked next. */
  private enum Choose implements FightChoice<Round> {
    NEXT;

    @Override
    public String kind() {
      return "next-target";
    }

    @Override
    public int seat(Fight fight, Round round) {
      return fight.seatOf(round.by);
    }

    @Override
    public Prompt prompt(Fight fight, Round round) {
      return Question.prompt(fight, kind(), seat(fight, round), fight.called(round.by));
    }

    @Override
    public boolean answersItself() {
      return true; // the last one need not be chosen
    }

    @Override
    public void options(Fight fight, Round round, Options out) {
      for (int i = 0; i < round.left.size(); i++) {
        out.add(fight.actions().of(Word.AT, Names.of(fight.figures(), round.left.get(i))));
      }
    }

    @Override
    public Round chosen(Fight fight, Round round, Action action) {
      int first = Names.figure(fight.figures(), ((VerbAction) action).first());
      Picks order = Picks.of(first);
      for (int i = 0; i < round.left.size(); i++) {
        order = round.left.get(i) == first ? order : order.and(round.left.get(i));
      }
      return new Round(round.by, order, round.kind, round.bonus);
    }
  }

  private static final Script<Fight, Round> SCRIPT = Script.<Fight, Round>of("round")
      .loop((fight, round) -> round.left.size() > 0 && Able.isInPlay(fight.figures(), round.by), each -> each
          .ask(Choose.NEXT)
          .when((fight, round) -> Able.areInContact(fight.board(), fight.figures(), round.by, round.left.get(0)), blow -> blow
              .call(Blow.SCRIPT, (fight, round) -> Blow.declared(round.by, round.left.get(0), round.kind, round.bonus),
                  (fight, round, done) -> round))
          .set((fight, round) -> round.withoutFirst()))
      .end();

  /** Returns why a figure may not do it, null if it may. */
  public static @Nullable Refusal refusal(Fight fight, int figure, Word word) {
    Figures figures = fight.figures();
    if (!Able.has(figures, figure, word == Word.FLURRY ? Trait.FLURRY_OF_BLOWS : Trait.WHIRLWIND_OF_DEATH)) {
      return word == Word.FLURRY ? NO_FLURRY : NO_WHIRLWIND;
    }
    if (targets(fight, figure, word).size() == 0 || !Able.canStrike(figures, figure)) { // KF-RUL-123
      return NOBODY;
    }
    return Chi.refusal(fight, figures.gang(figure), 1, Price.TRAIT);
  }

  private static Picks targets(Fight fight, int figure, Word word) {
    Picks targets = Picks.NONE;
    for (int other = 0; other < fight.figures().count(); other++) {
      boolean isMeant = word == Word.WHIRLWIND || fight.figures().areEnemies(figure, other);
      if (other != figure && isMeant && !Goal.isDuelOfOthers(fight, figure, other)
          && !Restraint.holds(fight.figures(), figure, other) && Able.areInContact(fight.board(), fight.figures(), figure, other)) {
        targets = targets.and(other);
      }
    }
    return targets;
  }

  /** Returns all of the attacks. */
  public static Step<Fight> of(Fight fight, int figure, Word word) {
    Chi.spend(fight, fight.figures().gang(figure), 1);
    fight.figures().inflict(figure, Condition.HAS_ATTACKED); // KF-RUL-84: it counts as one
    return SCRIPT.with(word == Word.FLURRY ? new Round(figure, targets(fight, figure, word), Blow.Kind.FLURRY, 0)
        : new Round(figure, targets(fight, figure, word), Blow.Kind.ATTACK, WHIRLWIND));
  }

  private Round withoutFirst() {
    Picks rest = Picks.NONE;
    for (int i = 1; i < left.size(); i++) {
      rest = rest.and(left.get(i));
    }
    return new Round(by, rest, kind, bonus);
  }
}
