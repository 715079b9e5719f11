package games.kumite.kungfu.trait;

import games.kumite.api.Action;
import games.kumite.kungfu.chi.BreakRollChi;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Directions;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Gaps;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.hazard.BreakRolls;
import games.kumite.kungfu.scenery.Props;
import games.kumite.kungfu.scenery.Shifting;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.FigureChoice;
import games.kumite.kungfu.state.FigureNames;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.TargetChoice;
import games.kumite.kungfu.state.Whereabouts;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;

/**
 * The sorcery that sets something off within 3 x L, for 1 Chi and one action (KF-TAO-03, KF-RUL-166).
 *
 * @param figure the sorcerer
 * @param feat the kind of thing that he does
 */
record Sorcery(int figure, Feat feat) implements Question<GameState>, FigureChoice {

  /** A kind of thing that sorcery does. */
  enum Feat {
    /** Shatter (KF-TAO-03e). */
    SHATTER,
    /** Slam (KF-TAO-03b). */
    SLAM,
    /** The opening or closing of a door. */
    DOOR,
    /** Shove (KF-TAO-03d). */
    SHOVE,
    /** The setting off of a prop against a figure near it. */
    PROP
  }

  /**
   * The choice of the figure against which a door or a prop is set off; asked apart, or there would be an action for every pair.
   */
  record Against(int figure, Feat feat, int thing) implements Question<GameState>, FigureChoice {

    @Override
    public String kind() {
      return "sorcery-victim";
    }

    @Override
    public boolean isAutoPlayed() {
      return true; // the only one need not be chosen
    }

    private int next(GameState state, int from) {
      return feat == Feat.SLAM ? victim(state, state.board().piece(thing), from) : endangered(state, thing, from);
    }

    @Override
    public void collectActions(GameState state, ActionCollector out) {
      for (int on = next(state, 0); on != Figures.NOBODY; on = next(state, on + 1)) {
        out.add(state.actions().of(ActionVerb.AT, FigureNames.of(state.figures(), on)));
      }
    }

    @Override
    public void execute(GameState state, Action action) {
      int on = TargetChoice.target(state, action);
      state.then(feat == Feat.SLAM ? Slam.of(thing, on) : state.callbacks().activate(figure, on, thing));
    }
  }

  private static final int RANGE = 3 * Stick.LONG.length();
  private static final long FURNITURE = Flag.TABLE.bit() | Flag.RACK.bit() | Flag.HARDM.bit() | Flag.SOFTM.bit()
      | Flag.MELEE.bit() | Flag.SMELLY.bit() | Flag.GRAVEL.bit();
  static final Refusal NOTHING = new Refusal("KF-TAO-03a", "nothing-in-reach");
  private static final EventType CLOSED = EventType.of("door-closed", "KF-RUL-166").word("piece", Whereabouts::piece);
  private static final EventType OPENED = EventType.of("door-opened-by-sorcery", "KF-RUL-166").word("piece", Whereabouts::piece);

  /** Returns whether anything can be done so. */
  boolean isAny(GameState state) {
    Board board = state.board();
    for (int piece = 0; piece < board.pieces(); piece++) {
      if (isThing(state, piece)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether something can be done to a piece. */
  private boolean isThing(GameState state, int piece) {
    Board board = state.board();
    Piece thing = board.piece(piece);
    if (!Gaps.isNear(thing, state.figures().place(figure), state.figures().size(figure), RANGE)) {
      return false;
    }
    return switch (feat) {
      case SHATTER -> board.isThere(piece) && board.item(piece) >= 0 && BreakRolls.isBreakable(state, board.item(piece));
      case SLAM -> thing.is(Flag.DOOR) && victim(state, thing, 0) != Figures.NOBODY;
      case DOOR -> thing.is(Flag.DOOR) && (board.isThere(piece) || isClear(state, thing));
      case SHOVE -> isFurniture(state, piece) && anyDirection(state, piece) >= 0;
      case PROP -> endangered(state, piece, 0) != Figures.NOBODY;
    };
  }

  /** Returns the first figure from a number on that is adjacent to a door. */
  private static int victim(GameState state, Piece door, int from) {
    Figures figures = state.figures();
    for (int figure = from; figure < figures.count(); figure++) {
      if (Capabilities.isInPlay(figures, figure) && !figures.is(figure, Condition.INSIDE) // KF-RUL-140d, KF-LOC-41d
          && Gaps.isBeside(door, figures.place(figure), figures.size(figure))) {
        return figure;
      }
    }
    return Figures.NOBODY;
  }

  /** Returns the first figure from a number on against which a prop can be set off. */
  private static int endangered(GameState state, int piece, int from) {
    for (int figure = from; figure < state.figures().count(); figure++) {
      if (Capabilities.isInPlay(state.figures(), figure) && !state.figures().isUnderground(figure) // KF-LOC-41d
          && Props.canActivate(state, figure, piece)) {
        return figure;
      }
    }
    return Figures.NOBODY;
  }

  /** Returns whether no figure stands where a door would be. */
  private static boolean isClear(GameState state, Piece door) {
    Figures figures = state.figures();
    return !figures.any(figure -> figures.isBody(figure) && !Shifting.isClearOf(figures, figure, door));
  }

  private static boolean isFurniture(GameState state, int piece) {
    Piece thing = state.board().piece(piece);
    boolean isKind = thing.isAny(FURNITURE) || thing.kind.equals("CRATES");
    return isKind && state.board().isThere(piece) && Shoving.isAlone(state, piece);
  }

  private static int anyDirection(GameState state, int piece) {
    for (int direction = 0; direction < Directions.COUNT; direction++) {
      if (Shoving.isPossible(state, piece, direction)) {
        return direction;
      }
    }
    return -1;
  }

  @Override
  public boolean isAutoPlayed() {
    return true;
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    long listed = 0;
    for (int piece = 0; piece < state.board().pieces(); piece++) {
      if (isThing(state, piece)) {
        int item = state.board().item(piece);
        boolean isListed = feat == Feat.SHATTER && (listed >> item & 1) != 0;
        listed |= feat == Feat.SHATTER ? 1L << item : 0;
        if (!isListed) {
          add(state, piece, out);
        }
      }
    }
  }

  private void add(GameState state, int piece, ActionCollector out) {
    Figures figures = state.figures();
    switch (feat) {
      case SHATTER ->
          BreakRollChi.options(state, state.figures().gang(figure), ActionVerb.BREAK, state.board().item(piece) + 1, null, out);
      case SLAM -> out.add(state.actions().of(ActionVerb.SLAM, piece + 1));
      case PROP -> out.add(state.actions().of(ActionVerb.UNLEASH, piece + 1));
      case DOOR -> out.add(state.actions().of(ActionVerb.TURN_DOOR, piece + 1));
      case SHOVE -> {
        for (int direction = 0; direction < Directions.COUNT; direction++) {
          if (Shoving.isPossible(state, piece, direction)) {
            out.add(state.actions().of(ActionVerb.SHOVE, piece + 1, direction));
          }
        }
      }
    }
  }

  @Override
  public void execute(GameState state, Action action) {
    VerbAction chosen = (VerbAction) action;
    int thing = chosen.first() - 1;
    switch (feat) {
      case SHATTER -> BreakRolls.bySorcery(state, figure, thing, chosen.second());
      case SLAM, PROP -> state.then(new Against(figure, feat, thing));
      case DOOR -> turn(state, thing);
      case SHOVE -> Shoving.shove(state, thing, chosen.second());
    }
  }

  private static void turn(GameState state, int door) {
    boolean isOpen = !state.board().isThere(door);
    state.emit(isOpen ? CLOSED : OPENED, door + 1);
    state.lay(isOpen ? state.board().again(door) : state.board().without(door));
  }
}
