package games.kumite.kungfu.combat;

import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.content.Weapon;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.HoldingScenery;
import games.kumite.kungfu.figure.WaterWalls;
import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Gaps;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;

/** The modifiers of hand-to-hand rolls (KF-H2H-04); what Chi adds is in {@link RollSide} (KF-H2H-04h). Pure. */
final class HandToHandModifiers {

  /** The height by which one must stand higher (KF-RUL-38). */
  private static final int ELEVATED = 100;

  private HandToHandModifiers() {}

  /** Returns what the attacker adds to its die, Chi left out. */
  static int attacker(GameState state, HandToHandAttack blow) {
    Figures figures = state.figures();
    int by = blow.by();
    int on = blow.on();
    int total = figures.combat(by) + both(state, by, on) + blow.boost(); // KF-H2H-15
    total += figures.is(on, Condition.TRANSFIXED) && !isFallen(figures, by, on) ? 2 : 0; // KF-H2H-04b: once for both
    total += figures.is(on, Condition.HANDCUFFED) ? 2 : 0; // KF-TRT-39f
    total += Capabilities.isHeld(figures, on) ? 1 : 0; // KF-CON-09
    total += figures.is(on, Condition.BLINDED) ? 2 : 0; // KF-CON-24a
    total += figures.is(on, Condition.TIED_UP) ? 2 : 0; // KF-TRT-24d
    total += HoldingScenery.isInMachine(state, on) ? 1 : 0; // KF-LOC-13d
    total += figures.is(on, Condition.CLIFFHANGING) ? 2 : 0; // KF-STU-17
    total += blow.kind().isHack() && Capabilities.has(figures, by, Trait.BACKSTABBING) ? 2 : 0; // KF-TRT-14
    total += figures.is(by, Condition.PROP_WEAPON) && blow.kind().isAttack() ? 1 : 0; // KF-H2H-18
    total += Capabilities.has(figures, by, Trait.SIGNATURE_WEAPON) && blow.kind().isAttack()
        && figures.arms().holds(by, Weapon.SIGNATURE) ? 1 : 0; // KF-TRT-63a
    return total - WaterWalls.hindrance(figures, by, on); // KF-TRT-78b
  }

  /** Returns what the defender adds to its die, Chi left out. */
  static int defender(GameState state, HandToHandAttack blow) {
    int outnumbering = blow.kind().isFlurry() ? Fray.bonus(state, blow.on(), blow.by()) : 0; // KF-TRT-31b
    return state.figures().combat(blow.on()) + both(state, blow.on(), blow.by()) - outnumbering;
  }

  /** Returns what counts in attack and defence alike. */
  private static int both(GameState state, int figure, int enemy) {
    Figures figures = state.figures();
    int total = Fray.bonus(state, figure, enemy); // KF-H2H-08
    total += isFallen(figures, figure, enemy) ? 2 : 0; // KF-RUL-29
    boolean isLarger = figures.size(figure).compareTo(figures.size(enemy)) > 0;
    total += isNearARoar(figures, figure) ? 1 : 0; // KF-TRT-12b
    total += isLarger && !figures.is(enemy, Condition.STANCE) ? 1 : 0; // KF-TRT-15a, KF-RUL-28
    return total + height(state, figure, enemy);
  }

  /** Returns whether a figure strikes at one that lies before it (KF-H2H-14, KF-TRT-36). */
  private static boolean isFallen(Figures figures, int figure, int enemy) {
    return figures.is(enemy, Condition.KNOCKED_DOWN) && !figures.is(figure, Condition.KNOCKED_DOWN)
        && !Capabilities.has(figures, enemy, Trait.GROUND_FIGHTER);
  }

  /** Returns whether a friend's Aura of the Tiger reaches a figure. */
  private static boolean isNearARoar(Figures figures, int figure) {
    return figures.any(friend -> friend != figure && figures.is(friend, Condition.ROARING) && !figures.areEnemies(figure, friend)
        && Capabilities.isInPlay(figures, friend) && Capabilities.areNear(figures, friend, figure, Stick.LONG.length()));
  }

  /** Returns the bonus of an elevated position, or of the defence of an obstacle, not both (KF-H2H-04e, KF-RUL-38). */
  private static int height(GameState state, int figure, int enemy) {
    Figures figures = state.figures();
    if (Capabilities.has(figures, figure, Trait.FLYING) || Capabilities.has(figures, enemy, Trait.FLYING)) { // KF-TRT-29c
      return 0;
    }
    int higher = Place.level(figures.place(figure)) - Place.level(figures.place(enemy));
    return higher >= ELEVATED && !isOnGravel(state, figure) ? 1 : 0;
  }

  /** Returns whether a figure is on gravel (KF-LOC-43a). */
  private static boolean isOnGravel(GameState state, int figure) {
    Board board = state.board();
    long place = state.figures().place(figure);
    if (!board.mayHave(Flag.GRAVEL.bit())) {
      return false;
    }
    for (int piece = board.next(-1, place, 0); piece >= 0; piece = board.next(piece, place, 0)) {
      if (board.piece(piece).is(Flag.GRAVEL) && board.piece(piece).top == Place.level(place)
          && board.piece(piece).outline.contains(Place.x(place), Place.y(place))) {
        return true;
      }
    }
    return false;
  }

  /** Returns the defence of an obstacle: the defender's alone. */
  static int obstacle(GameState state, HandToHandAttack blow) {
    Figures figures = state.figures();
    boolean isAcross = Gaps.across(state.board(), figures.place(blow.on()),
        figures.size(blow.on()), figures.place(blow.by()), figures.size(blow.by())) >= 0;
    return isAcross && height(state, blow.on(), blow.by()) == 0 ? 1 : 0;
  }

}
