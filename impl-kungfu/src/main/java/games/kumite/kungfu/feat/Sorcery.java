package games.kumite.kungfu.feat;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.breaking.Breaking;
import games.kumite.kungfu.chi.Casting;
import games.kumite.kungfu.chi.Exertion;
import games.kumite.kungfu.chi.Price;
import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Directions;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Gaps;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.item.Props;
import games.kumite.kungfu.scenery.Shifting;
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

/**
 * The sorcery that sets something off within 3 x L, for 1 Chi and one action (KF-TAO-03, KF-RUL-166).
 *
 * @param by the sorcerer
 * @param feat the kind of thing that he does
 */
record Sorcery(int by, Feat feat) implements FightQuestion {

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
  record Against(int by, Feat feat, int thing) implements FightQuestion {

    @Override
    public String kind() {
      return "sorcery-victim";
    }

    @Override
    public int seat(Fight fight) {
      return fight.seatOf(by);
    }

    @Override
    public Prompt prompt(Fight fight) {
      return Question.prompt(fight, kind(), seat(fight), fight.called(by));
    }

    @Override
    public boolean answersItself() {
      return true; // the only one need not be chosen
    }

    private int next(Fight fight, int from) {
      return feat == Feat.SLAM ? victim(fight, fight.board().piece(thing), from) : endangered(fight, thing, from);
    }

    @Override
    public void options(Fight fight, Options out) {
      for (int on = next(fight, 0); on != Figures.NOBODY; on = next(fight, on + 1)) {
        out.add(fight.actions().of(Word.AT, Names.of(fight.figures(), on)));
      }
    }

    @Override
    public void chosen(Fight fight, Action action) {
      int on = Names.figure(fight.figures(), ((VerbAction) action).first());
      fight.then(feat == Feat.SLAM ? Slam.of(thing, on) : fight.sequels().activate(by, on, thing));
    }
  }

  private static final int RANGE = 3 * Stick.LONG.length();
  private static final long FURNITURE = Flag.TABLE.bit() | Flag.RACK.bit() | Flag.HARDM.bit() | Flag.SOFTM.bit()
      | Flag.MELEE.bit() | Flag.SMELLY.bit() | Flag.GRAVEL.bit();
  private static final Refusal NOTHING = new Refusal("KF-TAO-03a", "nothing-in-reach");
  private static final EventType CLOSED = EventType.of("door-closed", "KF-RUL-166").number("piece");
  private static final EventType OPENED = EventType.of("door-opened-by-sorcery", "KF-RUL-166").number("piece");

  static @Nullable Refusal refusal(Fight fight, int figure, Feat feat) {
    Refusal casting = Casting.refusal(fight, figure, 1, Price.SORCERY);
    return casting != null ? casting : new Sorcery(figure, feat).isAny(fight) ? null : NOTHING;
  }

  private boolean isAny(Fight fight) {
    Board board = fight.board();
    for (int piece = 0; piece < board.pieces(); piece++) {
      if (isThing(fight, piece)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether something can be done to a piece. */
  private boolean isThing(Fight fight, int piece) {
    Board board = fight.board();
    Piece thing = board.piece(piece);
    if (!Gaps.isNear(thing, fight.figures().place(by), fight.figures().size(by), RANGE)) {
      return false;
    }
    return switch (feat) {
      case SHATTER -> board.isThere(piece) && board.item(piece) >= 0 && Breaking.isBreakable(fight, board.item(piece));
      case SLAM -> thing.is(Flag.DOOR) && victim(fight, thing, 0) != Figures.NOBODY;
      case DOOR -> thing.is(Flag.DOOR) && (board.isThere(piece) || isClear(fight, thing));
      case SHOVE -> isFurniture(fight, piece) && anyDirection(fight, piece) >= 0;
      case PROP -> endangered(fight, piece, 0) != Figures.NOBODY;
    };
  }

  /** Returns the first figure from a number on that is adjacent to a door. */
  private static int victim(Fight fight, Piece door, int from) {
    Figures figures = fight.figures();
    for (int figure = from; figure < figures.count(); figure++) {
      if (Able.isInPlay(figures, figure) && !figures.is(figure, Condition.INSIDE) // KF-RUL-140d, KF-LOC-41d
          && Gaps.isBeside(door, figures.place(figure), figures.size(figure))) {
        return figure;
      }
    }
    return Figures.NOBODY;
  }

  /** Returns the first figure from a number on against which a prop can be set off. */
  private static int endangered(Fight fight, int piece, int from) {
    for (int figure = from; figure < fight.figures().count(); figure++) {
      if (Able.isInPlay(fight.figures(), figure) && !fight.figures().isUnderground(figure) // KF-LOC-41d
          && Props.canActivate(fight, figure, piece)) {
        return figure;
      }
    }
    return Figures.NOBODY;
  }

  /** Returns whether no figure stands where a door would be. */
  private static boolean isClear(Fight fight, Piece door) {
    Figures figures = fight.figures();
    for (int figure = 0; figure < figures.count(); figure++) {
      if (figures.isBody(figure) && !Shifting.isClearOf(figures, figure, door)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isFurniture(Fight fight, int piece) {
    Piece thing = fight.board().piece(piece);
    boolean isKind = thing.isAny(FURNITURE) || thing.kind.equals("CRATES");
    return isKind && fight.board().isThere(piece) && Shoving.isAlone(fight, piece);
  }

  private static int anyDirection(Fight fight, int piece) {
    for (int direction = 0; direction < Directions.COUNT; direction++) {
      if (Shoving.isPossible(fight, piece, direction)) {
        return direction;
      }
    }
    return -1;
  }

  @Override
  public String kind() {
    return "sorcery";
  }

  @Override
  public boolean answersItself() {
    return true;
  }

  @Override
  public int seat(Fight fight) {
    return fight.seatOf(by);
  }

  @Override
  public Prompt prompt(Fight fight) {
    return Question.prompt(fight, kind(), seat(fight), fight.called(by));
  }

  @Override
  public void options(Fight fight, Options out) {
    long listed = 0;
    for (int piece = 0; piece < fight.board().pieces(); piece++) {
      if (isThing(fight, piece)) {
        int item = fight.board().item(piece);
        boolean isListed = feat == Feat.SHATTER && (listed >> item & 1) != 0;
        listed |= feat == Feat.SHATTER ? 1L << item : 0;
        if (!isListed) {
          add(fight, piece, out);
        }
      }
    }
  }

  private void add(Fight fight, int piece, Options out) {
    Figures figures = fight.figures();
    switch (feat) {
      case SHATTER ->
          Exertion.options(fight, fight.figures().gang(by), Word.BREAK, fight.board().item(piece) + 1, null, out);
      case SLAM -> out.add(fight.actions().of(Word.SLAM, piece + 1));
      case PROP -> out.add(fight.actions().of(Word.UNLEASH, piece + 1));
      case DOOR -> out.add(fight.actions().of(Word.TURN_DOOR, piece + 1));
      case SHOVE -> {
        for (int direction = 0; direction < Directions.COUNT; direction++) {
          if (Shoving.isPossible(fight, piece, direction)) {
            out.add(fight.actions().of(Word.SHOVE, piece + 1, direction));
          }
        }
      }
    }
  }

  @Override
  public void chosen(Fight fight, Action action) {
    VerbAction chosen = (VerbAction) action;
    int thing = chosen.first() - 1;
    switch (feat) {
      case SHATTER -> Breaking.bySorcery(fight, by, thing, chosen.second());
      case SLAM, PROP -> fight.then(new Against(by, feat, thing));
      case DOOR -> turn(fight, thing);
      case SHOVE -> Shoving.shove(fight, thing, chosen.second());
    }
  }

  private static void turn(Fight fight, int door) {
    boolean isOpen = !fight.board().isThere(door);
    fight.tell(isOpen ? CLOSED : OPENED, door + 1);
    fight.lay(isOpen ? fight.board().again(door) : fight.board().without(door));
  }
}
