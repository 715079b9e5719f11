package games.kumite.kungfu.feat;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.ability.Contest;
import games.kumite.kungfu.ability.Spirits;
import games.kumite.kungfu.combat.Blow;
import games.kumite.kungfu.combat.Targets;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.FightChoice;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Names;
import games.kumite.kungfu.state.Pairs;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.Script;
import games.kumite.spi.Step;
import games.kumite.spi.actions.VerbAction;
import org.jspecify.annotations.Nullable;

/**
 * The attack of a spirit on a living figure to possess it: the attack, then a contest of Q (KF-TRT-55b to e).
 *
 * @param spirit the spirit
 * @param on the figure that it attacks
 * @param margin the margin of the spirit
 */
record Possession(int spirit, int on, int margin) {

  private static final Refusal TRIED = new Refusal("KF-TRT-55d", "has-tried");
  private static final Refusal NOBODY = new Refusal("KF-TRT-55b", "nobody-to-possess");
  private static final EventType POSSESSED =
      EventType.of("possessed", "KF-TRT-55e").named("figure", Figures::id).named("by", Figures::id);
  private static final EventType RESISTED = EventType.of("resisted", "KF-TRT-55d").named("figure", Figures::id);

  /** The choice of the figure that it attacks. */
  private enum Choose implements FightChoice<Possession> {
    TARGET;

    @Override
    public String kind() {
      return "possess";
    }

    @Override
    public boolean answersItself() {
      return true;
    }

    @Override
    public int seat(Fight fight, Possession possession) {
      return fight.seatOf(possession.spirit);
    }

    @Override
    public Prompt prompt(Fight fight, Possession possession) {
      return Question.prompt(fight, kind(), seat(fight, possession), fight.called(possession.spirit));
    }

    @Override
    public void options(Fight fight, Possession possession, Options out) {
      for (int enemy = 0; enemy < fight.figures().count(); enemy++) {
        if (isTarget(fight, possession.spirit, enemy)) {
          out.add(fight.actions().of(Word.AT, Names.of(fight.figures(), enemy)));
        }
      }
    }

    @Override
    public Possession chosen(Fight fight, Possession possession, Action action) {
      return new Possession(possession.spirit, Names.figure(fight.figures(), ((VerbAction) action).first()), 0);
    }
  }

  /** The choice whether it returns to the husk after the target has resisted (D-70). */
  private enum Return implements FightChoice<Possession> {
    TO_HUSK;

    @Override
    public String kind() {
      return "return";
    }

    @Override
    public int seat(Fight fight, Possession possession) {
      return fight.seatOf(possession.spirit);
    }

    @Override
    public Prompt prompt(Fight fight, Possession possession) {
      return Question.prompt(fight, kind(), seat(fight, possession), fight.called(possession.spirit));
    }

    @Override
    public void options(Fight fight, Possession possession, Options out) {
      out.add(fight.actions().of(Word.GO_HOME, Names.of(fight.figures(), possession.spirit)));
      out.add(fight.actions().of(Word.STAY_OUT));
    }

    @Override
    public Possession chosen(Fight fight, Possession possession, Action action) {
      if (((VerbAction) action).verb() == Word.GO_HOME) {
        Spirits.goHome(fight, possession.spirit);
      }
      return new Possession(possession.spirit, possession.on, 0);
    }
  }

  private static final Script<Fight, Possession> SCRIPT = Script.<Fight, Possession>of("possession")
      .ask(Choose.TARGET)
      .call(Blow.SCRIPT, (fight, possession) -> Blow.declared(possession.spirit, possession.on, Blow.Kind.POSSESSION, 0),
          (fight, possession, blow) -> new Possession(possession.spirit, possession.on, blow.margin()))
      .act(Possession::bar)
      .when(Possession::isWon, won -> won
          .act((fight, possession) -> Contest.divine(fight, possession.spirit, possession.on)) // D-12
          .set(Possession::contest)
          .when(Possession::isResisted, resisted -> resisted
              .ask(Return.TO_HUSK)))
      .end();

  static @Nullable Refusal refusal(Fight fight, int figure) {
    if (fight.figures().is(figure, Condition.HAS_TRIED)) {
      return TRIED;
    }
    for (int enemy = 0; enemy < fight.figures().count(); enemy++) {
      if (isTarget(fight, figure, enemy)) {
        return null;
      }
    }
    return NOBODY;
  }

  /**
   * Returns whether an enemy is a living figure that is not immune, and not barred to this possessor (KF-TRT-55c, KF-TRT-55k).
   */
  private static boolean isTarget(Fight fight, int spirit, int enemy) {
    Figures figures = fight.figures();
    return Targets.isTarget(fight, spirit, enemy) && !Able.has(figures, enemy, Trait.UNDEAD)
        && !Able.has(figures, enemy, Trait.ARTIFICIAL) && !Able.has(figures, enemy, Trait.POSSESSION)
        && !figures.is(enemy, Condition.SPIRIT) && !figures.is(enemy, Condition.POSSESSED)
        && !figures.pairs().has(Pairs.Relation.BARRED, enemy, figures.rider(spirit));
  }

  static Step<Fight> of(int spirit) {
    return SCRIPT.with(new Possession(spirit, spirit, 0));
  }

  /** Bars the figure to a possessor who has lost (KF-TRT-55c). */
  private static void bar(Fight fight, Possession possession) {
    if (possession.margin < 0) {
      fight.figures().pairs().set(Pairs.Relation.BARRED, possession.on, fight.figures().rider(possession.spirit));
    }
  }

  private static boolean isWon(Fight fight, Possession possession) {
    return possession.margin > 0 && Spirits.isSpirit(fight.figures(), possession.spirit)
        && Able.isInPlay(fight.figures(), possession.on);
  }

  /** Returns the possession after the contest: the target resists unless it has fewer successes (KF-RUL-76). */
  private static Possession contest(Fight fight, Possession possession) {
    Figures figures = fight.figures();
    int margin = Contest.margin(fight, possession.spirit, possession.on);
    if (margin > 0) {
      fight.tell(POSSESSED, figures.code(possession.on), figures.code(figures.rider(possession.spirit)));
      Spirits.enter(figures, possession.spirit, possession.on);
    } else {
      figures.inflict(possession.spirit, Condition.HAS_TRIED);
      fight.tell(RESISTED, figures.code(possession.on));
    }
    return new Possession(possession.spirit, possession.on, margin > 0 ? 1 : -1);
  }

  private static boolean isResisted(Fight fight, Possession possession) {
    return possession.margin < 0;
  }
}
