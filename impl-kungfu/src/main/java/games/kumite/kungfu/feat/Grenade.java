package games.kumite.kungfu.feat;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.kungfu.ability.Concentration;
import games.kumite.kungfu.ability.Dice;
import games.kumite.kungfu.ability.Divination;
import games.kumite.kungfu.ability.QualityTest;
import games.kumite.kungfu.blast.Blast;
import games.kumite.kungfu.carrying.Carrying;
import games.kumite.kungfu.content.Weapon;
import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Directions;
import games.kumite.kungfu.geometry.Lengths;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.shooting.Shooting;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.FightChoice;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Pass;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.Script;
import games.kumite.spi.Step;
import games.kumite.spi.actions.VerbAction;
import org.jspecify.annotations.Nullable;

/**
 * A grenade that is thrown (KF-TRT-35).
 *
 * @param by the figure that throws it
 * @param at the place where it lies
 * @param failures the number of failed dice by which it may still be shifted
 */
public record Grenade(int by, long at, int failures) {

  private static final int RANGE = 3 * Stick.LONG.length(); // KF-TRT-35b
  private static final Refusal NONE_LEFT = new Refusal("KF-TRT-35a", "no-grenade");
  private static final Refusal OFF_TABLE = new Refusal("KF-RUL-16", "off-the-table");
  private static final EventType THROWN = EventType.of("grenade-thrown", "KF-TRT-35c").named("by", Figures::id)
      .number("x", Lengths::cm).number("y", Lengths::cm).number("failures");

  /** The choice of the point that the thrower marks (D-37). */
  private enum ChooseMarker implements Marking<Grenade> {
    MARKER;

    @Override
    public Marker marker(Grenade grenade) {
      return grenade.marker();
    }

    @Override
    public Grenade chosen(Fight fight, Grenade grenade, Action action) {
      Carrying.useUp(fight, grenade.by, place(fight.figures(), grenade.by));
      return new Grenade(grenade.by, Marker.place(action), 0);
    }
  }

  /** The choice of the opponent to shift the point by S for each failed die, or not (D-37, KF-TRT-35d). */
  private enum Shift implements FightChoice<Grenade> {
    BY_OPPONENT;

    @Override
    public String kind() {
      return "shift";
    }

    @Override
    public int seat(Fight fight, Grenade grenade) {
      return fight.seat(fight.opponent(fight.figures().gang(grenade.by)));
    }

    @Override
    public Prompt prompt(Fight fight, Grenade grenade) {
      return Question.prompt(fight, kind(), seat(fight, grenade), fight.called(grenade.by));
    }

    @Override
    public void options(Fight fight, Grenade grenade, Options out) {
      out.add(Pass.PASS);
      for (int direction = 0; direction < Directions.COUNT; direction++) {
        out.add(fight.actions().of(Word.SHIFT, direction),
            grenade.shifted(fight, direction) == Place.NOWHERE ? OFF_TABLE : null);
      }
    }

    @Override
    public Grenade chosen(Fight fight, Grenade grenade, Action action) {
      long at = action == Pass.PASS ? grenade.at : grenade.shifted(fight, ((VerbAction) action).first());
      return new Grenade(grenade.by, at, grenade.failures - 1);
    }
  }

  private static final Script<Fight, Grenade> SCRIPT = Script.<Fight, Grenade>of("grenade")
      .ask(ChooseMarker.MARKER)
      .act((fight, grenade) -> Divination.ask(fight, grenade.by, grenade.dice(fight))) // D-12
      .set((fight, grenade) -> grenade.thrown(fight))
      .loop((fight, grenade) -> grenade.failures > 0, each -> each
          .ask(Shift.BY_OPPONENT))
      .act((fight, grenade) -> fight.then(Blast.of(fight, grenade.by, grenade.at, Blast.Kind.GRENADE)))
      .end();

  /** Returns why a figure cannot throw one with a given number of actions, null if it can. */
  public static @Nullable Refusal refusal(Fight fight, int figure, int left, int surcharge) {
    if (place(fight.figures(), figure) < 0) {
      return NONE_LEFT;
    }
    Refusal refusal = Shooting.attackRefusal(fight, figure, left, surcharge);
    return refusal != null ? refusal : new Marker(figure, RANGE).noneRefusal(fight);
  }

  /** Returns the place of a grenade that a figure still has, -1 for none (KF-TRT-35a). */
  private static int place(Figures figures, int figure) {
    for (int place = 0; place < figures.arms().weaponPlaces(figure); place++) {
      if (figures.arms().weapon(figure, place) == Weapon.GRENADE && (figures.arms().weapons(figure) >> place & 1) != 0) {
        return place;
      }
    }
    return -1;
  }

  /** Returns the grenade that a figure throws. */
  public static Step<Fight> of(Fight fight, int figure) {
    fight.figures().inflict(figure, Condition.HAS_ATTACKED);
    Concentration.attacks(fight.figures(), figure);
    return SCRIPT.with(new Grenade(figure, Place.NOWHERE, 0));
  }

  private Marker marker() {
    return new Marker(by, RANGE);
  }

  /** Returns the number of dice: one for each L of the distance, taken up (KF-TRT-35c). */
  private int dice(Fight fight) {
    int length = Stick.LONG.length();
    return Math.max(1, (Marker.distance(fight, by, at) + length - 1) / length);
  }

  private Grenade thrown(Fight fight) {
    Figures figures = fight.figures();
    int missed = 0;
    for (int die : Dice.roll(fight, "throw", by, dice(fight))) {
      missed += QualityTest.isPassed(die, 0, figures.quality(by)) ? 0 : 1;
    }
    fight.tell(THROWN, figures.code(by), Place.x(at), Place.y(at), missed);
    return new Grenade(by, at, missed);
  }

  /** Returns the point S farther in a direction, {@link Place#NOWHERE} off the table. */
  private long shifted(Fight fight, int direction) {
    Board board = fight.board();
    int x = Place.x(at) + Directions.x(direction, Stick.SHORT.length());
    int y = Place.y(at) + Directions.y(direction, Stick.SHORT.length());
    return board.isInside(x, y, 0) ? Marker.on(board, x, y, Place.level(at)) : Place.NOWHERE;
  }
}
