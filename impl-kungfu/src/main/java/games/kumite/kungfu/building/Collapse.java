package games.kumite.kungfu.building;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.kungfu.ability.Divination;
import games.kumite.kungfu.ability.Indoors;
import games.kumite.kungfu.breaking.Breaking;
import games.kumite.kungfu.combat.Casualty;
import games.kumite.kungfu.combat.Harm;
import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Polygon;
import games.kumite.kungfu.geometry.Spots;
import games.kumite.kungfu.item.Tests;
import games.kumite.kungfu.morale.Settle;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.FightChoice;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Num;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Picks;
import games.kumite.spi.Question;
import games.kumite.spi.Script;
import games.kumite.spi.Step;
import games.kumite.spi.actions.VerbAction;
import java.util.List;

/**
 * The collapse of a house on those in it (KF-LOC-09).
 *
 * @param roof the piece that is its roof
 * @param survivors the figures that come out alive
 * @param next the place of the survivor who is put beside it next
 */
public record Collapse(int roof, Picks survivors, int next) {

  /** The dice for houses that are about to fall, as a turn begins. */
  public static final Step<Fight> AT_BEGINNING = new Dice(0);

  private static final int SIDES = 6;
  private static final int FALLS = 5;
  private static final int WALLS = 3;
  private static final int SUCCESSES = 2; // KF-RUL-100
  private static final EventType TOTTERS = EventType.of("house-totters", "KF-LOC-09a").number("piece").number("die");
  private static final EventType FELL = EventType.of("house-fell", "KF-LOC-09a").number("piece");
  private static final EventType TESTED = EventType.of("buried", "KF-LOC-09b").named("figure", Figures::id)
      .number("successes");

  /**
   * The dice.
   *
   * @param next the piece that is looked at next
   */
  private record Dice(int next) implements Step<Fight> {
    @Override
    public void run(Fight fight) {
      Board board = fight.board();
      if (!board.mayHave(Flag.BREACH.bit())) {
        return;
      }
      for (int piece = next; piece < board.pieces(); piece++) {
        if (board.isThere(piece) && board.piece(piece).is(Flag.ROOF) && breached(board, board.piece(piece)) >= WALLS) {
          int die = fight.roll("collapse", fight.seat(fight.get(Num.ACTIVE)), SIDES);
          fight.tell(TOTTERS, piece + 1, die);
          if (die >= FALLS) {
            divine(fight, piece);
            fight.then(new Falling(piece), Settle.ALL, new Dice(piece + 1));
            return;
          }
        }
      }
    }
  }

  /**
   * The tests of those in it, and their results.
   *
   * @param roof the piece that is its roof
   */
  private record Falling(int roof) implements Step<Fight> {
    @Override
    public void run(Fight fight) {
      fight.then(SCRIPT.with(new Collapse(roof, test(fight, roof), 0)));
    }
  }

  /** The choice of where a survivor comes out, made by the opponent of its player (D-73). */
  private enum ChoosePlace implements FightChoice<Collapse> {
    BESIDE;

    @Override
    public String kind() {
      return "survivor";
    }

    @Override
    public boolean answersItself() {
      return true;
    }

    @Override
    public int seat(Fight fight, Collapse collapse) {
      int gang = fight.figures().gang(collapse.survivor());
      return gang == Figures.NEUTRAL || collapse.exits(fight).isEmpty() ? Figures.NOBODY : fight.seat(fight.opponent(gang));
    }

    @Override
    public Prompt prompt(Fight fight, Collapse collapse) {
      return Question.prompt(fight, kind(), seat(fight, collapse), fight.called(collapse.survivor()));
    }

    @Override
    public void options(Fight fight, Collapse collapse, Options out) {
      for (long exit : collapse.exits(fight)) {
        out.add(fight.actions().atLevel(Word.TO, Place.x(exit), Place.y(exit), Place.level(exit)));
      }
    }

    @Override
    public Collapse chosen(Fight fight, Collapse collapse, Action action) {
      VerbAction to = (VerbAction) action;
      fight.figures().put(collapse.survivor(), Place.of(to.first(), to.second(), to.third()));
      return collapse;
    }
  }

  private static final Script<Fight, Collapse> SCRIPT = Script.<Fight, Collapse>of("collapse")
      .loop((fight, collapse) -> collapse.next < collapse.survivors.size(), each -> each
          .ask(ChoosePlace.BESIDE)
          .set(Collapse::fell))
      .act(Collapse::fall)
      .end();

  /** Returns on how many sides of a house there is a breach. */
  private static int breached(Board board, Piece roof) {
    int sides = 0;
    for (int i = 0; i < board.pieces(); i++) {
      Piece gap = board.piece(i);
      if (board.isThere(i) && gap.is(Flag.BREACH) && gap.item.equals(roof.item)) {
        sides |= 1 << side(gap.outline, roof.outline);
      }
    }
    return Integer.bitCount(sides);
  }

  private static int side(Polygon gap, Polygon house) {
    boolean isAlongX = gap.right() - gap.left() >= gap.high() - gap.low();
    return isAlongX ? gap.low() == house.low() ? 0 : 1 : gap.left() == house.left() ? 2 : 3;
  }

  /** Asks each figure that has divined which dice of its test are known (D-12). */
  private static void divine(Fight fight, int roof) {
    for (int figure = 0; figure < fight.figures().count(); figure++) {
      if (isInside(fight, roof, figure)) {
        Divination.ask(fight, figure, Tests.DICE);
      }
    }
  }

  private static boolean isInside(Fight fight, int roof, int figure) {
    Figures figures = fight.figures();
    return figures.isPlaced(figure) && !figures.is(figure, Condition.DEAD) && !figures.is(figure, Condition.GONE)
        && Indoors.isUnder(fight.board(), roof, figures.place(figure));
  }

  /** Tests every figure inside on three dice; those that fail die (KF-LOC-09b). */
  private static Picks test(Fight fight, int roof) {
    Figures figures = fight.figures();
    Picks survivors = Picks.NONE;
    for (int figure = 0; figure < figures.count(); figure++) {
      if (!isInside(fight, roof, figure)) {
        continue;
      }
      int successes = Tests.successes(fight, figure, "buried");
      fight.tell(TESTED, figures.code(figure), successes);
      if (successes >= SUCCESSES) {
        survivors = survivors.and(figure);
      } else {
        Casualty.kill(fight, figure, Figures.NOBODY);
      }
    }
    return survivors;
  }

  private int survivor() {
    return survivors.get(next);
  }

  private List<Long> exits(Fight fight) {
    Figures figures = fight.figures();
    return Spots.besideItem(fight.board(), figures, survivor(), figures.size(survivor()), fight.board().piece(roof).item);
  }

  /** Lays a survivor beside it (KF-LOC-09c); without any place to choose at the nearest free one. */
  private static Collapse fell(Fight fight, Collapse collapse) {
    Figures figures = fight.figures();
    int figure = collapse.survivor();
    if (Indoors.isUnder(fight.board(), collapse.roof, figures.place(figure))) {
      List<Long> exits = collapse.exits(fight);
      figures.put(figure, exits.isEmpty() ? Spots.nearest(fight.board(), figures, figure, figures.place(figure))
          : exits.get(0));
    }
    Harm.knockDown(fight, figure);
    return new Collapse(collapse.roof, collapse.survivors, collapse.next + 1);
  }

  /** Leaves nothing but rubble. */
  private static void fall(Fight fight, Collapse collapse) {
    Piece house = fight.board().piece(collapse.roof);
    fight.tell(FELL, collapse.roof + 1);
    Breaking.destroy(fight, Figures.NOBODY, fight.board().item(collapse.roof));
    fight.lay(fight.board().plus(new Piece("ruin-" + fight.board().pieces(), "RUBBLE", house.outline, 0, 0,
        Flag.BROKEN.bit())));
  }
}
