package games.kumite.kungfu.feat;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.ability.Concentration;
import games.kumite.kungfu.ability.Contest;
import games.kumite.kungfu.ability.Walls;
import games.kumite.kungfu.blast.Blast;
import games.kumite.kungfu.blast.Reach;
import games.kumite.kungfu.blast.Ruins;
import games.kumite.kungfu.chi.Casting;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.shooting.Shooting;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.FightChoice;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Names;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Picks;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.Script;
import games.kumite.spi.Step;
import games.kumite.spi.actions.VerbAction;
import org.jspecify.annotations.Nullable;

/**
 * A Fireball (KF-TRT-27).
 *
 * @param by the figure that casts it
 * @param at its marker
 * @param able the figures in it that may counter it and have not been asked, in the order of their numbers
 * @param state the stage
 */
public record Fireball(int by, long at, Picks able, State state) {

  /** The stage of a Fireball. */
  public enum State {
    /** The flight, in which it may be countered. */
    FLYING,
    /** The counter of the first figure that may counter it. */
    MET,
    /** The end by a counter. */
    COUNTERED
  }

  private static final EventType COUNTERED = EventType.of("countered", "KF-TRT-27c").named("by", Figures::id);

  /** The choice of its centre (D-37). */
  private enum ChooseMarker implements Marking<Fireball> {
    MARKER;

    @Override
    public Marker marker(Fireball ball) {
      return ball.marker();
    }

    @Override
    public Fireball chosen(Fight fight, Fireball ball, Action action) {
      long at = Marker.place(action);
      Walls.boil(fight.figures(), fight.figures().place(ball.by), at); // KF-RUL-98
      return new Fireball(ball.by, at, counterers(fight, ball.by, at), State.FLYING);
    }
  }

  /** The choice whether the next figure that can counters it; it costs nothing (D-38, KF-RUL-98). */
  private enum Counter implements FightChoice<Fireball> {
    BY_NEXT;

    @Override
    public String kind() {
      return "counter";
    }

    @Override
    public int seat(Fight fight, Fireball ball) {
      return fight.seatOf(ball.able.get(0));
    }

    @Override
    public Prompt prompt(Fight fight, Fireball ball) {
      return Question.prompt(fight, kind(), seat(fight, ball), fight.called(ball.able.get(0)));
    }

    @Override
    public void options(Fight fight, Fireball ball, Options out) {
      out.add(fight.actions().of(Word.WAIVE));
      out.add(fight.actions().of(Word.COUNTER, Names.of(fight.figures(), ball.able.get(0))));
    }

    @Override
    public Fireball chosen(Fight fight, Fireball ball, Action action) {
      return ((VerbAction) action).verb() == Word.COUNTER ? new Fireball(ball.by, ball.at, ball.able, State.MET)
          : ball.past();
    }
  }

  private static final Script<Fight, Fireball> SCRIPT = Script.<Fight, Fireball>of("fireball")
      .ask(ChooseMarker.MARKER)
      .loop((fight, ball) -> ball.state == State.FLYING && ball.able.size() > 0, each -> each
          .ask(Counter.BY_NEXT)
          .when((fight, ball) -> ball.state == State.MET, met -> met
              .act((fight, ball) -> Contest.divine(fight, ball.by, ball.able.get(0))) // D-12
              .set(Fireball::contest)))
      .act(Fireball::goOff)
      .end();

  /** Returns why a figure cannot cast one with a given number of actions, null if it can. */
  public static @Nullable Refusal refusal(Fight fight, int figure, int left, int surcharge) {
    Refusal refusal = Casting.refusal(fight, figure, 1);
    Refusal attack = refusal != null ? refusal : Shooting.attackRefusal(fight, figure, left, surcharge);
    return attack != null ? attack : new Marker(figure, Marker.UNLIMITED).noneRefusal(fight);
  }

  /** Returns the Fireball that a figure casts. */
  public static Step<Fight> of(Fight fight, int figure) {
    Casting.pay(fight, figure, 1);
    fight.figures().inflict(figure, Condition.HAS_ATTACKED);
    Concentration.attacks(fight.figures(), figure);
    return SCRIPT.with(new Fireball(figure, Place.NOWHERE, Picks.NONE, State.FLYING));
  }

  private Marker marker() {
    return new Marker(by, Marker.UNLIMITED);
  }

  /** Returns the figures in the blast with Fireball or Water-Wall, except the caster himself. */
  private static Picks counterers(Fight fight, int by, long at) {
    Figures figures = fight.figures();
    Picks able = Picks.NONE;
    Picks victims = Reach.victims(fight, at, Blast.Kind.FIREBALL.radius);
    for (int i = 0; i < victims.size(); i++) {
      int figure = victims.get(i);
      boolean isMaster = Able.has(figures, figure, Trait.FIREBALL) || Able.has(figures, figure, Trait.WATER_WALL);
      if (isMaster && figure != by && figures.gang(figure) != Figures.NEUTRAL && !figures.is(figure, Condition.HUSK)) {
        able = able.and(figure);
      }
    }
    return able;
  }

  private Fireball past() {
    Picks rest = Picks.NONE;
    for (int i = 1; i < able.size(); i++) {
      rest = rest.and(able.get(i));
    }
    return new Fireball(by, at, rest, State.FLYING);
  }

  /** Returns the Fireball after the contest: the one who counters resists, so a tie is his (KF-RUL-76). */
  private static Fireball contest(Fight fight, Fireball ball) {
    int figure = ball.able.get(0);
    if (Contest.margin(fight, ball.by, figure) > 0) {
      return ball.past();
    }
    fight.figures().cure(figure, Condition.WATER_WALL); // KF-TRT-78d
    fight.tell(COUNTERED, fight.figures().code(figure));
    return new Fireball(ball.by, ball.at, ball.able, State.COUNTERED);
  }

  private static void goOff(Fight fight, Fireball ball) {
    if (ball.state == State.COUNTERED) {
      Ruins.ofWindows(fight, ball.by, ball.at, Blast.Kind.FIREBALL.radius); // KF-TRT-27d
    } else {
      fight.then(Blast.of(fight, ball.by, ball.at, Blast.Kind.FIREBALL));
    }
  }
}
