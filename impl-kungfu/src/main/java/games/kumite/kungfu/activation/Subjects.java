package games.kumite.kungfu.activation;

import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Directions;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Gaps;
import games.kumite.kungfu.movement.Captives;
import games.kumite.kungfu.plot.Healing;
import games.kumite.kungfu.prop.PropActions;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.FigureNames;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.trait.FlyingSwordThrow;
import games.kumite.kungfu.trait.Spell;
import java.util.Arrays;

/** The things that an action may be about, in the order in which they are listed. */
enum Subjects {
  /** The figure itself. */
  NONE,
  /** All figures. */
  FIGURES,
  /** The figures that cannot act by themselves: Knocked Out, handcuffed, tied up, hanging on, husks, or held by the figure. */
  DISABLED,
  /** The figures that are worth being taken off the table. */
  CAPTIVES,
  /** The objects of a Plot or a Complication. */
  OBJECTS,
  /** The scenic items beside the figure. */
  ITEMS,
  /** The spells, of a figure that knows any. */
  SPELLS,
  /** The directions, of a figure with a sword that it can throw. */
  DIRECTIONS,
  /** The props beside the figure, each with what can be done with it. */
  PROPS,
  /** The ailments of the figure and of its friends in contact. */
  AILMENTS,
  /** All pieces of the scenery. */
  PIECES,
  /** The cars around the figure. */
  CARS(Flag.CAR.bit()),
  /** The doors around the figure. */
  DOORS(Flag.DOOR.bit()),
  /** The bannisters around the figure. */
  BANNISTERS(Flag.BANNISTER.bit()),
  /** The walls around the figure. */
  WALLS(Flag.WALL.bit());

  private static final long IS_DISABLED = Condition.KNOCKED_OUT.bit() | Condition.HANDCUFFED.bit() | Condition.TIED_UP.bit()
      | Condition.CLIFFHANGING.bit() | Condition.HUSK.bit();

  /** No figures. */
  static final int[] NO_FIGURES = {};

  /** The properties of which the pieces around the figure have one. */
  private final long flags;

  Subjects() {
    this(0);
  }

  Subjects(long flags) {
    this.flags = flags;
  }

  /** Returns the {@link #DISABLED} figures, for a figure that may hold some of them. */
  static int[] disabled(Figures figures, int figure) {
    int found = 0;
    int[] disabled = NO_FIGURES;
    for (int other = 0; other < figures.count(); other++) {
      if ((figures.conditions(other) & IS_DISABLED) != 0 || figures.grappler(other) == figure) {
        disabled = found == 0 ? new int[figures.count()] : disabled;
        disabled[found++] = other;
      }
    }
    return found == 0 ? NO_FIGURES : Arrays.copyOf(disabled, found);
  }

  /** Lists some actions for each of the subjects. */
  void list(Listing it, ActivationAction[] actions) {
    switch (this) {
      case NONE -> offer(it, 0, actions);
      case FIGURES -> each(it, it.figures().count(), actions);
      case DISABLED -> {
        for (int figure : it.disabled()) {
          offer(it, figure, actions);
        }
      }
      case OBJECTS -> each(it, it.state().objects().count(), actions);
      case SPELLS -> each(it, Spell.isAny(it.figures(), it.figure()) ? Spell.COUNT : 0, actions);
      case DIRECTIONS -> each(it, FlyingSwordThrow.isCarrier(it.state(), it.figure()) ? Directions.COUNT : 0, actions);
      case PIECES -> each(it, it.state().board().pieces(), actions);
      case CAPTIVES -> {
        for (int kind = 0; kind < Captives.KINDS; kind++) {
          int captive = Captives.of(it.state(), kind);
          if (captive != Figures.NOBODY) {
            offer(it, captive, actions);
          }
        }
      }
      case ITEMS -> {
        for (long items = it.items(); items != 0; items &= items - 1) {
          offer(it, Long.numberOfTrailingZeros(items), actions);
        }
      }
      case PROPS -> PropActions.options(it.state(), it.figure(), it.left(), it.surcharge(), it.moving(), it.reserved(), it.out());
      case AILMENTS -> Healing.options(it.state(), it.figure(), it.out());
      default -> around(it, actions);
    }
  }

  private static void each(Listing it, int count, ActivationAction[] actions) {
    for (int on = 0; on < count; on++) {
      offer(it, on, actions);
    }
  }

  private static void offer(Listing it, int on, ActivationAction[] actions) {
    for (ActivationAction action : actions) {
      action.offer(it, on);
    }
  }

  private void around(Listing it, ActivationAction[] actions) {
    Board board = it.state().board();
    Figures figures = it.figures();
    long place = figures.place(it.figure());
    int touch = figures.size(it.figure()).radius() + Gaps.TOUCH;
    int piece = board.mayHave(flags) ? board.next(-1, place, touch) : -1;
    for (; piece >= 0; piece = board.next(piece, place, touch)) {
      if (board.piece(piece).isAny(flags) && Gaps.isBeside(board.piece(piece), place, figures.size(it.figure()))) {
        offer(it, piece, actions);
      }
    }
  }

  /** Returns the argument that names a subject. */
  int argument(GameState state, int subject) {
    return switch (this) {
      case FIGURES, DISABLED, CAPTIVES -> FigureNames.of(state.figures(), subject);
      case OBJECTS, SPELLS, DIRECTIONS -> subject;
      default -> subject + 1;
    };
  }

  /** Returns the subject that an argument names. */
  int of(GameState state, int argument) {
    return switch (this) {
      case FIGURES, DISABLED, CAPTIVES, AILMENTS -> FigureNames.figure(state.figures(), argument);
      case OBJECTS, SPELLS, DIRECTIONS -> argument;
      default -> argument - 1;
    };
  }
}
