package games.kumite.kungfu.window;

import games.kumite.api.Action;
import games.kumite.api.Form;
import games.kumite.api.Prompt;
import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.ability.Alone;
import games.kumite.kungfu.ability.Walls;
import games.kumite.kungfu.geometry.Bodies;
import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Directions;
import games.kumite.kungfu.geometry.Lengths;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Sight;
import games.kumite.kungfu.geometry.Size;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.FightChoice;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.Script;
import games.kumite.spi.Step;
import games.kumite.spi.actions.VerbAction;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The choice of where a wall of water rises (KF-RUL-117): its middle, within L of the caster and in his sight, then its
 * direction. Listed are the points half-way to each enemy, or 24 points S away; any other by notation.
 *
 * @param by the figure that calls it
 * @param middle its middle
 */
record RaiseWall(int by, long middle) {

  private static final int HALF_TURN = Directions.COUNT / 2;
  private static final String UNIT = "0.1 mm";
  static final Refusal NOWHERE = new Refusal("KF-RUL-117", "nowhere-for-wall");
  private static final Refusal TOO_FAR = new Refusal("KF-RUL-117", "too-far-for-stick")
      .with(Stick.LONG.letter(), Lengths.cm(Stick.LONG.length()));
  private static final Refusal OFF_TABLE = new Refusal("KF-RUL-117", "off-the-table");
  private static final Refusal UNSEEN = new Refusal("KF-RUL-117", "marker-unseen");
  private static final Refusal ON_BASE = new Refusal("KF-RUL-117", "on-a-base");
  private static final EventType DOUSED = EventType.of("item-doused", "KF-CPL-06e").number("item");
  private static final EventType RAISED = EventType.of("wall-raised", "KF-TRT-78a").named("figure", Figures::id)
      .number("x", Lengths::cm).number("y", Lengths::cm).number("direction");

  private enum ChooseMiddle implements FightChoice<RaiseWall> {
    MIDDLE;

    @Override
    public String kind() {
      return "wall-middle";
    }

    @Override
    public int seat(Fight fight, RaiseWall wall) {
      return fight.seatOf(wall.by);
    }

    @Override
    public Prompt prompt(Fight fight, RaiseWall wall) {
      return Question.prompt(fight, kind(), seat(fight, wall), fight.called(wall.by));
    }

    @Override
    public void options(Fight fight, RaiseWall wall, Options out) {
      List<Long> points = wall.points(fight);
      for (int i = 0; i < points.size(); i++) {
        if (points.indexOf(points.get(i)) == i) {
          out.add(action(fight, points.get(i)), wall.refusal(fight, points.get(i)));
        }
      }
    }

    private static VerbAction action(Fight fight, long at) {
      return fight.actions().atLevel(Word.MARK, Place.x(at), Place.y(at), 0);
    }

    @Override
    public List<Form> forms(Fight fight, RaiseWall wall) {
      return List.of(new Form(Word.MARK.notation(), List.of(
          new Form.Slot("x", 0, fight.board().width, UNIT, "board:table"),
          new Form.Slot("y", 0, fight.board().height, UNIT, "board:table"))));
    }

    @Override
    public @Nullable Action parse(Fight fight, RaiseWall wall, List<String> words, Options out) {
      VerbAction action = words.get(0).equals(Word.MARK.notation()) ? fight.actions().parse(words) : null;
      if (action != null) {
        out.add(action, wall.refusal(fight, Place.of(action.first(), action.second(), action.third())));
      }
      return action;
    }

    @Override
    public RaiseWall chosen(Fight fight, RaiseWall wall, Action action) {
      VerbAction mark = (VerbAction) action;
      return new RaiseWall(wall.by, Place.of(mark.first(), mark.second(), 0));
    }
  }

  private enum ChooseDirection implements FightChoice<RaiseWall> {
    DIRECTION;

    @Override
    public String kind() {
      return "wall-direction";
    }

    @Override
    public int seat(Fight fight, RaiseWall wall) {
      return fight.seatOf(wall.by);
    }

    @Override
    public Prompt prompt(Fight fight, RaiseWall wall) {
      return Question.prompt(fight, kind(), seat(fight, wall), fight.called(wall.by));
    }

    @Override
    public void options(Fight fight, RaiseWall wall, Options out) {
      for (int direction = 0; direction < HALF_TURN; direction++) { // the other half are the same walls
        out.add(fight.actions().of(Word.SHIFT, direction),
            Walls.isOnBase(fight.figures(), wall.middle, direction) ? ON_BASE : null);
      }
    }

    @Override
    public RaiseWall chosen(Fight fight, RaiseWall wall, Action action) {
      int direction = ((VerbAction) action).first();
      fight.figures().raiseWall(wall.by, wall.middle, direction);
      fight.tell(RAISED, fight.figures().code(wall.by), Place.x(wall.middle), Place.y(wall.middle), direction);
      wall.quench(fight, direction);
      return wall;
    }
  }

  private static final Script<Fight, RaiseWall> SCRIPT = Script.<Fight, RaiseWall>of("water-wall")
      .ask(ChooseMiddle.MIDDLE)
      .ask(ChooseDirection.DIRECTION)
      .end();

  /** Returns whether there is a listed point for it. */
  static boolean isAnywhere(Fight fight, int by) {
    return !new RaiseWall(by, Place.NOWHERE).points(fight).isEmpty();
  }

  static Step<Fight> of(int by) {
    return SCRIPT.with(new RaiseWall(by, Place.NOWHERE));
  }

  /** Puts out the figures that burn within reach of the wall: those whose base it touches (KF-RUL-120, KF-LOC-26a). */
  private void quench(Fight fight, int direction) {
    for (int i = 0; i < fight.board().pieces(); i++) { // KF-CPL-06e
      int item = fight.board().item(i);
      if (item >= 0 && (fight.burning() >> item & 1) != 0 && fight.board().isThere(i)
          && Walls.isThrough(fight.board().piece(i), middle, direction)) {
        fight.quench(item);
        fight.tell(DOUSED, item + 1);
      }
    }
    Figures figures = fight.figures();
    for (int figure = 0; figure < figures.count(); figure++) {
      if (figures.isPlaced(figure) && Walls.isTouching(figures, figure, middle, direction)) {
        figures.cure(figure, Condition.BURNING_BY_FIREBALL);
        figures.cure(figure, Condition.BURNING_BY_HOT_SPOT);
      }
    }
  }

  private List<Long> points(Fight fight) {
    Figures figures = fight.figures();
    Board board = fight.board();
    long own = figures.place(by);
    List<Long> points = new ArrayList<>();
    for (int enemy = 0; enemy < figures.count(); enemy++) {
      if (figures.areEnemies(by, enemy) && Able.isInPlay(figures, enemy)) {
        long at = figures.place(enemy);
        long half = Place.of((Place.x(own) + Place.x(at)) / 2, (Place.y(own) + Place.y(at)) / 2, 0);
        if (refusal(fight, half) == null) {
          points.add(half);
        }
      }
    }
    for (int direction = 0; direction < Directions.COUNT; direction++) {
      int x = Place.x(own) + Directions.x(direction, Stick.SHORT.length());
      int y = Place.y(own) + Directions.y(direction, Stick.SHORT.length());
      if (board.isInside(x, y, 0) && refusal(fight, Place.of(x, y, 0)) == null) {
        points.add(Place.of(x, y, 0));
      }
    }
    return points;
  }

  private @Nullable Refusal refusal(Fight fight, long at) {
    Figures figures = fight.figures();
    Board board = fight.board();
    if (!board.isInside(Place.x(at), Place.y(at), 0)) {
      return OFF_TABLE;
    }
    long reach = Stick.LONG.length();
    if (Place.squared(figures.place(by), at) > reach * reach) {
      return TOO_FAR;
    }
    if (!hasRoom(figures, at)) {
      return ON_BASE;
    }
    Bodies alone = new Alone(figures.place(by), figures.size(by));
    return Sight.isMutual(board, alone, Sight.UNPLACED, at, Size.NORMAL, 0) ? null : UNSEEN;
  }

  private static boolean hasRoom(Figures figures, long at) {
    for (int direction = 0; direction < HALF_TURN; direction++) {
      if (!Walls.isOnBase(figures, at, direction)) {
        return true;
      }
    }
    return false;
  }
}
