package games.kumite.kungfu.shooting;

import games.kumite.kungfu.content.Weapon;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.Indoors;
import games.kumite.kungfu.figure.VipFigures;
import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Gaps;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Sight;
import games.kumite.kungfu.geometry.Size;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.hazard.BreakRolls;
import games.kumite.kungfu.hazard.Hydrants;
import games.kumite.kungfu.hazard.Tanks;
import games.kumite.kungfu.scenery.Machines;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.Complication;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Whereabouts;
import games.kumite.kungfu.vehicle.MovingCars;
import games.kumite.kungfu.vip.ZombieSpread;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Refusal;
import games.kumite.spi.Step;
import games.kumite.spi.actions.VerbAction;

/** Things that are shot at: parts of parked cars, tanks, hydrants, controls, tables and lights (D-57, D-62). */
final class ObjectTargets {

  private static final long AIMED = Flag.CAR.bit() | Flag.TANK.bit() | Flag.HYDRANT.bit() | Flag.MACHINE.bit();
  private static final int HAIL_COST = 2;
  private static final Refusal UNSEEN = new Refusal("KF-GUN-02", "thing-unseen");
  private static final Refusal LOVED_ONE = new Refusal("KF-VIP-07c", "near-loved-one");
  private static final Refusal CLOSEST = new Refusal("KF-GUN-08", "enemies-first");
  private static final Refusal UNAIMED = new Refusal("KF-RUL-140b", "unaimed");
  private static final Refusal BROKEN = new Refusal("KF-RUL-134", "hydrant-broken");
  private static final Refusal OFF = new Refusal("KF-LOC-14a", "machine-off");
  private static final EventType RIDDLED = EventType.of("riddled", "KF-LOC-51f").word("figure", Figures::id)
      .word("piece", Whereabouts::piece);
  private static final EventType DARK = EventType.of("lights-shot-out", "KF-CPL-02c").word("figure", Figures::id);

  private ObjectTargets() {}

  /** Returns whether a figure that can shoot with a given number of actions has anything but enemies to shoot at. */
  static boolean isAny(GameState state, int figure, int left) {
    Board board = state.board();
    if (Capabilities.isPressed(state.board(), state.figures(), figure)) {
      return false;
    }
    for (int piece = 0; piece < board.pieces() && board.mayHave(AIMED); piece++) {
      if (isAimedAt(state, figure, piece, left)) {
        return true;
      }
    }
    boolean canHail = left >= HAIL_COST && Shooting.canHail(state.figures(), figure);
    for (int piece = 0; canHail && piece < board.pieces() && board.mayHave(Flag.TABLE.bit()); piece++) {
      if (isTable(state, figure, piece)) {
        return true;
      }
    }
    return left >= HAIL_COST && canDarken(state, figure);
  }

  /** Returns whether a figure can shoot out the lights with something: a firearm, or what it throws (KF-CPL-02c). */
  static boolean canDarken(GameState state, int figure) {
    boolean isArmed = false;
    for (int place = 0; place < state.figures().arms().weaponPlaces(figure) && !isArmed; place++) {
      isArmed = isDarkening(state.figures(), figure, place);
    }
    return isArmed && isLit(state, figure) && !Capabilities.isPressed(state.board(), state.figures(), figure);
  }

  private static boolean isDarkening(Figures figures, int figure, int place) {
    if (!RangedTargets.isReady(figures, figure, place)) {
      return false;
    }
    Weapon.Use use = RangedTargets.weapon(figures, figure, place).use();
    return use == Weapon.Use.FIREARM || use == Weapon.Use.THROWN;
  }

  private static boolean isAimedAt(GameState state, int figure, int piece, int left) {
    Piece thing = state.board().piece(piece);
    boolean isShotAt = thing.is(Flag.TANK)
        || thing.is(Flag.CAR) && (MovingCars.isMoving(state, piece) ? state.definition().settings.vehicles() : left > 1)
        || Hydrants.isWhole(state, piece) || Machines.isOn(state, piece) && left > 1;
    return state.board().isThere(piece) && isOther(state, figure, piece) && isShotAt && weapon(state, figure, piece) >= 0
        && isInReach(state, figure, piece)
        && !VipFigures.isNearLovedOne(state, figure, thing);
  }

  /** Returns whether it is not the car that the figure sits in. */
  private static boolean isOther(GameState state, int figure, int piece) {
    return !state.figures().is(figure, Condition.INSIDE) || state.figures().vehicle(figure) != piece;
  }

  /** Returns the first firearm that works, by its place, -1 for none: any of them does for things. */
  private static int firearm(Figures figures, int figure) {
    for (int place = 0; place < figures.arms().weaponPlaces(figure); place++) {
      if (RangedTargets.isReady(figures, figure, place) && RangedTargets.weapon(figures, figure, place).use() == Weapon.Use.FIREARM) {
        return place;
      }
    }
    return -1;
  }

  /**
   * Returns the weapon for a shot at a thing: a firearm; against the controls of a machine even what is thrown so far
   * (KF-LOC-14a); -1 for none.
   */
  private static int weapon(GameState state, int figure, int piece) {
    Figures figures = state.figures();
    int best = firearm(figures, figure);
    boolean isThrownAt = state.board().piece(piece).is(Flag.MACHINE) && Gaps.isNear(state.board().piece(piece),
        figures.place(figure), figures.size(figure), Stick.LONG.length());
    for (int place = 0; best < 0 && isThrownAt && place < figures.arms().weaponPlaces(figure); place++) {
      boolean isThrown = RangedTargets.isReady(figures, figure, place) && RangedTargets.weapon(figures, figure, place).use() == Weapon.Use.THROWN;
      best = isThrown ? place : best;
    }
    return best;
  }

  /**
   * Returns whether there is a line of sight; not beyond M through woods, nor in the dark, nor beyond S out of deep water
   * (KF-RUL-153, KF-RUL-142, KF-LOC-60a).
   */
  private static boolean isInReach(GameState state, int figure, int piece) {
    Figures figures = state.figures();
    boolean isNear = Gaps.isNear(state.board().piece(piece), figures.place(figure), figures.size(figure),
        Stick.MEDIUM.length());
    Piece thing = state.board().piece(piece);
    long middle = Place.of(thing.outline.middleX(), thing.outline.middleY(), thing.base);
    boolean isReached = !Swimming.is(state, figure) || Gaps.isNear(thing, figures.place(figure), figures.size(figure),
        Stick.SHORT.length());
    return isReached && Tanks.isInSight(state, figure, piece) && !Indoors.isShutIn(state, figure, middle)
        && (isNear || !Darkness.isBlinding(state, figure) && !isThroughWoods(state, figure, piece));
  }

  private static boolean isThroughWoods(GameState state, int figure, int piece) {
    Board board = state.board();
    Piece thing = board.piece(piece);
    long to = Place.of(thing.outline.middleX(), thing.outline.middleY(), thing.base);
    for (int i = 0; i < board.pieces() && board.mayHave(Flag.WOODS.bit()); i++) {
      if (board.isThere(i) && board.piece(i).is(Flag.WOODS)
          && Sight.isInWoods(board.piece(i), state.figures().place(figure), to, Size.NORMAL)) {
        return true;
      }
    }
    return false;
  }

  /** Adds the aimed shots at cars and the shots at tanks (D-62). */
  static void options(GameState state, int figure, int left, int maxExtra, ActionCollector out) {
    Board board = state.board();
    Figures figures = state.figures();
    if (!board.mayHave(AIMED) || Capabilities.isPressed(board, figures, figure)) {
      return;
    }
    boolean isBound = figures.profile(figure).type.isExtra() && RangedTargets.isAnybody(state, figure); // KF-GUN-08
    for (int piece = 0; piece < board.pieces(); piece++) {
      Piece thing = board.piece(piece);
      if (!board.isThere(piece) || !thing.isAny(AIMED) || !isOther(state, figure, piece) || weapon(state, figure, piece) < 0) {
        continue;
      }
      Refusal refusal = !isInReach(state, figure, piece) ? UNSEEN : VipFigures.isNearLovedOne(state, figure, thing) ? LOVED_ONE
          : isBound ? CLOSEST : null;
      if (thing.is(Flag.TANK)) {
        out.add(state.actions().of(ActionVerb.FIRE_AT_TANK, piece + 1), refusal);
        continue;
      }
      if (thing.is(Flag.HYDRANT)) {
        out.add(state.actions().of(ActionVerb.FIRE_AT_HYDRANT, piece + 1),
            refusal != null ? refusal : Hydrants.isWhole(state, piece) ? null : BROKEN);
        continue;
      }
      boolean isMoving = thing.is(Flag.CAR) && MovingCars.isMoving(state, piece);
      boolean isShotAt = isMoving && state.definition().settings.vehicles(); // KF-RUL-78
      for (int extra = 0; extra <= maxExtra && isShotAt; extra++) { // KF-GUN-10
        out.add(state.actions().of(ActionVerb.FIRE_AT_CAR, piece + 1, extra), refusal != null && refusal != CLOSEST ? refusal
            : Shooting.refusal(figures, figure, left, extra));
      }
      for (int extra = 0; extra <= maxExtra && !isMoving; extra++) {
        Refusal now = refusal != null ? refusal : extra == 0 ? UNAIMED : Shooting.refusal(figures, figure, left, extra);
        if (thing.is(Flag.MACHINE)) {
          out.add(state.actions().of(ActionVerb.FIRE_AT_CONTROLS, piece + 1, extra),
              now != null ? now : Machines.isOn(state, piece) ? null : OFF);
          continue;
        }
        out.add(state.actions().of(ActionVerb.FIRE_AT_GAS_TANK, piece + 1, extra), now);
        out.add(state.actions().of(ActionVerb.FIRE_AT_BRAKE, piece + 1, extra), now);
      }
    }
  }

  /** Returns the shot at a thing. */
  static Step<GameState> of(GameState state, int figure, VerbAction action) {
    if (action.verb() == ActionVerb.LIGHTS_OUT) {
      return new LightsShot(figure);
    }
    int piece = action.first() - 1;
    RangedWeapon means = RangedWeapon.item(Math.max(0, weapon(state, figure, piece)));
    return switch ((ActionVerb) action.verb()) {
      case FIRE_AT_TANK -> new TankShot(figure, piece);
      case FIRE_AT_HYDRANT -> new HydrantShot(figure, piece);
      case FIRE_AT_CONTROLS -> CarShot.of(figure, means, piece, CarShot.Part.CONTROLS, action.second());
      case FIRE_AT_BRAKE -> CarShot.of(figure, means, piece, CarShot.Part.BRAKE, action.second());
      case FIRE_AT_CAR -> CarShot.of(figure, means, piece, CarShot.Part.MOVING_CAR, action.second());
      default -> CarShot.of(figure, means, piece, CarShot.Part.GAS_TANK, action.second());
    };
  }

  /** A shot at a hydrant, which needs no roll to be hit (KF-RUL-134). */
  private record HydrantShot(int by, int piece) implements Step<GameState> {
    @Override
    public void run(GameState state) {
      CarShot.resound(state, by);
      Hydrants.hitByBullet(state, by, piece);
      state.then(new Heard(by));
    }
  }

  /** A shot at a tank on purpose (KF-LOC-50c). */
  private record TankShot(int by, int piece) implements Step<GameState> {
    @Override
    public void run(GameState state) {
      CarShot.resound(state, by);
      Tanks.strike(state, by, piece);
      state.then(new Heard(by));
    }
  }

  /** A shot of a Protagonist at the lights with a weapon that fires no Hail; what is thrown is not heard (KF-CPL-02c). */
  private record LightsShot(int by) implements Step<GameState> {
    @Override
    public void run(GameState state) {
      darken(state, by);
      if (firearm(state.figures(), by) >= 0) {
        CarShot.resound(state, by);
        state.then(new Heard(by));
      }
    }
  }

  /** The noise of a shot outside of a volley, which brings Zombies too (KF-VIP-06b). */
  private record Heard(int by) implements Step<GameState> {
    @Override
    public void run(GameState state) {
      ZombieSpread.hear(state, state.seatOf(by));
    }
  }

  /** Shoots at a lock (KF-STU-19). */
  static void atALock(GameState state, int by) {
    CarShot.resound(state, by);
    ZombieSpread.hear(state, state.seatOf(by));
  }

  /** Adds what a whole Hail of Fire may be spent on: tables, and lights (D-57). */
  static void forHail(GameState state, int figure, ActionCollector out) {
    Board board = state.board();
    for (int piece = 0; piece < board.pieces() && board.mayHave(Flag.TABLE.bit()); piece++) {
      if (isTable(state, figure, piece)) {
        out.add(state.actions().of(ActionVerb.RIDDLE, piece + 1)); // KF-LOC-51f
      }
    }
    if (isLit(state, figure)) {
      out.add(state.actions().of(ActionVerb.LIGHTS_OUT)); // KF-CPL-02c
    }
  }

  private static boolean isTable(GameState state, int figure, int piece) {
    return state.board().isThere(piece) && state.board().piece(piece).is(Flag.TABLE)
        && !Capabilities.isPressed(state.board(), state.figures(), figure) && isInReach(state, figure, piece)
        && !VipFigures.isNearLovedOne(state, figure, state.board().piece(piece));
  }

  /** Returns whether a figure can shoot out the lights: a Protagonist, in a house, when Night Falls (KF-RUL-142). */
  private static boolean isLit(GameState state, int figure) {
    return state.get(Counters.COMPLICATION) == Complication.NIGHT_FALLS.ordinal() && state.board().isIndoors()
        && state.get(Counters.DARK) != Darkness.SHOT_OUT && state.figures().profile(figure).isProtagonist();
  }

  private static void darken(GameState state, int figure) {
    state.set(Counters.DARK, Darkness.SHOT_OUT);
    state.emit(DARK, state.figures().code(figure));
  }

  /** Spends a Hail of Fire on a thing; no dice are rolled. */
  static void hail(GameState state, int figure, VerbAction action) {
    CarShot.resound(state, figure);
    if (action.verb() == ActionVerb.LIGHTS_OUT) {
      darken(state, figure);
      return;
    }
    int piece = action.first() - 1;
    state.emit(RIDDLED, state.figures().code(figure), piece + 1);
    int item = state.board().item(piece);
    if (item >= 0) {
      BreakRolls.shootDown(state, figure, item);
    } else {
      state.lay(state.board().without(piece));
    }
  }
}
