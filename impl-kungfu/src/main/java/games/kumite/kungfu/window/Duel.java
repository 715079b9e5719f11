package games.kumite.kungfu.window;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.ability.Concentration;
import games.kumite.kungfu.ability.Contest;
import games.kumite.kungfu.content.Effect;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.end.Goal;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Deed;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.FightChoice;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Names;
import games.kumite.kungfu.state.Once;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.Script;
import games.kumite.spi.Step;
import games.kumite.spi.actions.VerbAction;

/**
 * A mystical challenge (D-42, KF-TAO-08 to 10, KF-RUL-173).
 *
 * @param by the figure that challenges
 * @param on the figure that is challenged
 * @param state the stage
 */
record Duel(int by, int on, State state) {

  private enum State { OPEN, REFUSED, MET, WON, LOST, TIED }

  private static final int QUALITY = 0;
  private static final int WORST = 6;
  private static final EventType CHALLENGED =
      EventType.of("challenged", "KF-TAO-08").named("by", Figures::id).named("on", Figures::id);
  private static final EventType REFUSED = EventType.of("challenge-refused", "KF-TAO-09").named("figure", Figures::id);
  private static final EventType STRIPPED = EventType.of("stripped", "KF-TAO-10b").named("figure", Figures::id)
      .named("trait", trait -> Trait.SPELLS.get(trait).word());
  private static final EventType WEAKENED = EventType.of("weakened", "KF-TAO-10c").named("figure", Figures::id)
      .number("quality").number("combat");

  private enum Choose implements FightChoice<Duel> {
    /** The figure that the sorcerer challenges. */
    TARGET("challenge-target") {
      @Override
      public int seat(Fight fight, Duel duel) {
        return fight.seatOf(duel.by);
      }

      @Override
      public void options(Fight fight, Duel duel, Options out) {
        for (int enemy = 0; enemy < fight.figures().count(); enemy++) {
          if (MysticalChallenge.isTarget(fight, duel.by, enemy)) {
            out.add(fight.actions().of(Word.AT, Names.of(fight.figures(), enemy)));
          }
        }
      }

      @Override
      public Duel chosen(Fight fight, Duel duel, Action action) {
        Figures figures = fight.figures();
        int on = Names.figure(figures, ((VerbAction) action).first());
        figures.use(duel.by, Once.CHALLENGE);
        if (!MysticalChallenge.isDuel(fight, duel.by, on)) {
          figures.inflict(duel.by, Condition.HAS_CHALLENGED);
        }
        fight.tell(CHALLENGED, figures.code(duel.by), figures.code(on));
        return new Duel(duel.by, on, MysticalChallenge.isDuel(fight, duel.by, on) ? State.MET : State.OPEN); // KF-PLT-11c
      }
    },
    /** The choice whether it is accepted; a figure that refuses is Humbled (KF-TAO-09). */
    ANSWER("challenge") {
      @Override
      public int seat(Fight fight, Duel duel) {
        return duel.state == State.OPEN ? fight.seatOf(duel.on) : Figures.NOBODY;
      }

      @Override
      public void options(Fight fight, Duel duel, Options out) {
        out.add(fight.actions().of(Word.MEET));
        out.add(fight.actions().of(Word.REFUSE));
      }

      @Override
      public Duel chosen(Fight fight, Duel duel, Action action) {
        if (((VerbAction) action).verb() == Word.MEET) {
          return new Duel(duel.by, duel.on, State.MET);
        }
        fight.figures().inflict(duel.on, Condition.HUMBLED);
        fight.figures().humbler(duel.on, duel.by);
        fight.figures().note(duel.on, Deed.REFUSED);
        Goal.suffers(fight, duel.by, duel.on, Effect.Plain.HUMBLED); // KF-RUL-191
        fight.tell(REFUSED, fight.figures().code(duel.on));
        return new Duel(duel.by, duel.on, State.REFUSED);
      }
    },
    /** The trait that a losing sorcerer loses: the winner's choice (KF-TAO-10b). */
    TRAIT("strip") {
      @Override
      public int seat(Fight fight, Duel duel) {
        return duel.isDecided() && Able.isSorcerer(fight.figures(), duel.loser()) ? fight.seatOf(duel.winner())
            : Figures.NOBODY;
      }

      @Override
      public void options(Fight fight, Duel duel, Options out) {
        for (int spell = 0; spell < Trait.SPELLS.size(); spell++) {
          if (Able.has(fight.figures(), duel.loser(), Trait.SPELLS.get(spell))) {
            out.add(fight.actions().of(Word.STRIP, spell));
          }
        }
      }

      @Override
      public Duel chosen(Fight fight, Duel duel, Action action) {
        int spell = ((VerbAction) action).first();
        fight.figures().strip(duel.loser(), Trait.SPELLS.get(spell));
        Concentration.loses(fight.figures(), duel.loser(), Trait.SPELLS.get(spell));
        fight.tell(STRIPPED, fight.figures().code(duel.loser()), spell);
        return new Duel(duel.by, duel.on, State.TIED);
      }
    },
    /** The choice whether a supernatural creature that has lost loses Q or C: its own player's choice (KF-TAO-10c). */
    SCORE("lose-score") {
      @Override
      public int seat(Fight fight, Duel duel) {
        return duel.isDecided() ? fight.seatOf(duel.loser()) : Figures.NOBODY;
      }

      @Override
      public void options(Fight fight, Duel duel, Options out) {
        out.add(fight.actions().of(Word.LOSE, QUALITY + 1));
        if (fight.figures().quality(duel.loser()) < WORST) {
          out.add(fight.actions().of(Word.LOSE, QUALITY));
        }
      }

      @Override
      public Duel chosen(Fight fight, Duel duel, Action action) {
        Figures figures = fight.figures();
        if (((VerbAction) action).first() == QUALITY) {
          figures.loseQuality(duel.loser());
        } else {
          figures.loseCombat(duel.loser());
        }
        fight.tell(WEAKENED, figures.code(duel.loser()), figures.quality(duel.loser()), figures.combat(duel.loser()));
        return duel;
      }
    };

    private final String kind;

    Choose(String kind) {
      this.kind = kind;
    }

    @Override
    public String kind() {
      return kind;
    }

    @Override
    public boolean answersItself() {
      return true;
    }

    @Override
    public Prompt prompt(Fight fight, Duel duel) {
      return Question.prompt(fight, kind(), seat(fight, duel), fight.called(duel.by), fight.called(duel.on),
          fight.called(duel.loser()));
    }
  }

  private static final Script<Fight, Duel> SCRIPT = Script.<Fight, Duel>of("mystical-challenge")
      .ask(Choose.TARGET)
      .ask(Choose.ANSWER)
      .when((fight, duel) -> duel.state == State.MET, met -> met
          .act((fight, duel) -> Contest.divine(fight, duel.by, duel.on)) // D-12
          .set(Duel::contest)
          .act(Duel::decidePlot)
          .ask(Choose.TRAIT)
          .ask(Choose.SCORE))
      .end();

  static Step<Fight> of(int by) {
    return SCRIPT.with(new Duel(by, by, State.OPEN));
  }

  private boolean isDecided() {
    return state == State.WON || state == State.LOST;
  }

  private int winner() {
    return state == State.WON ? by : on;
  }

  private int loser() {
    return state == State.WON ? on : by;
  }

  /** Returns the duel after the contest: a tie decides nothing (KF-RUL-75, KF-RUL-76). */
  private static Duel contest(Fight fight, Duel duel) {
    int margin = Contest.margin(fight, duel.by, duel.on);
    return new Duel(duel.by, duel.on, margin > 0 ? State.WON : margin < 0 ? State.LOST : State.TIED);
  }

  /** Lets the winner of the duel of two sorcerers win or lose the Plot at once (KF-RUL-173). */
  private static void decidePlot(Fight fight, Duel duel) {
    if (duel.isDecided() && MysticalChallenge.isDuel(fight, duel.by, duel.on)) {
      Goal.decide(fight, fight.figures().side(duel.winner()));
    }
  }
}
