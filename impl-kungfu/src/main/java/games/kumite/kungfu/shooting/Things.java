package games.kumite.kungfu.shooting;

import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.ability.Guests;
import games.kumite.kungfu.ability.Indoors;
import games.kumite.kungfu.aboard.Driven;
import games.kumite.kungfu.blast.Tanks;
import games.kumite.kungfu.breaking.Breaking;
import games.kumite.kungfu.content.Weapon;
import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Gaps;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Sight;
import games.kumite.kungfu.geometry.Size;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.hazard.Hydrants;
import games.kumite.kungfu.item.Machines;
import games.kumite.kungfu.state.Complication;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Num;
import games.kumite.kungfu.state.Word;
import games.kumite.kungfu.vip.Horde;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Refusal;
import games.kumite.spi.Step;
import games.kumite.spi.actions.VerbAction;

/** Things that are shot at: parts of parked cars, tanks, hydrants, controls, tables and lights (D-57, D-62). */
final class Things {

  private static final long AIMED = Flag.CAR.bit() | Flag.TANK.bit() | Flag.HYDRANT.bit() | Flag.MACHINE.bit();
  private static final int HAIL_COST = 2;
  private static final Refusal UNSEEN = new Refusal("KF-GUN-02", "thing-unseen");
  private static final Refusal LOVED_ONE = new Refusal("KF-VIP-07c", "near-loved-one");
  private static final Refusal CLOSEST = new Refusal("KF-GUN-08", "enemies-first");
  private static final Refusal UNAIMED = new Refusal("KF-RUL-140b", "unaimed");
  private static final Refusal BROKEN = new Refusal("KF-RUL-134", "hydrant-broken");
  private static final Refusal OFF = new Refusal("KF-LOC-14a", "machine-off");
  private static final EventType RIDDLED = EventType.of("riddled", "KF-LOC-51f").named("figure", Figures::id)
      .number("piece");
  private static final EventType DARK = EventType.of("lights-shot-out", "KF-CPL-02c").named("figure", Figures::id);

  private Things() {}

  /** Returns whether a figure that can shoot with a given number of actions has anything but enemies to shoot at. */
  static boolean isAny(Fight fight, int figure, int left) {
    Board board = fight.board();
    if (Able.isPressed(fight.board(), fight.figures(), figure)) {
      return false;
    }
    for (int piece = 0; piece < board.pieces() && board.mayHave(AIMED); piece++) {
      if (isAimedAt(fight, figure, piece, left)) {
        return true;
      }
    }
    boolean canHail = left >= HAIL_COST && Shooting.canHail(fight.figures(), figure);
    for (int piece = 0; canHail && piece < board.pieces() && board.mayHave(Flag.TABLE.bit()); piece++) {
      if (isTable(fight, figure, piece)) {
        return true;
      }
    }
    return left >= HAIL_COST && canDarken(fight, figure);
  }

  /** Returns whether a figure can shoot out the lights with something: a firearm, or what it throws (KF-CPL-02c). */
  static boolean canDarken(Fight fight, int figure) {
    boolean isArmed = false;
    for (int place = 0; place < fight.figures().arms().weaponPlaces(figure) && !isArmed; place++) {
      isArmed = isDarkening(fight.figures(), figure, place);
    }
    return isArmed && isLit(fight, figure) && !Able.isPressed(fight.board(), fight.figures(), figure);
  }

  private static boolean isDarkening(Figures figures, int figure, int place) {
    if (!Aim.isReady(figures, figure, place)) {
      return false;
    }
    Weapon.Use use = Aim.weapon(figures, figure, place).use();
    return use == Weapon.Use.FIREARM || use == Weapon.Use.THROWN;
  }

  private static boolean isAimedAt(Fight fight, int figure, int piece, int left) {
    Piece thing = fight.board().piece(piece);
    boolean isShotAt = thing.is(Flag.TANK)
        || thing.is(Flag.CAR) && (Driven.isMoving(fight, piece) ? fight.terms().settings.vehicles() : left > 1)
        || Hydrants.isWhole(fight, piece) || Machines.isOn(fight, piece) && left > 1;
    return fight.board().isThere(piece) && isOther(fight, figure, piece) && isShotAt && weapon(fight, figure, piece) >= 0
        && isInReach(fight, figure, piece)
        && !Guests.isNearLovedOne(fight, figure, thing);
  }

  /** Returns whether it is not the car that the figure sits in. */
  private static boolean isOther(Fight fight, int figure, int piece) {
    return !fight.figures().is(figure, Condition.INSIDE) || fight.figures().vehicle(figure) != piece;
  }

  /** Returns the first firearm that works, by its place, -1 for none: any of them does for things. */
  private static int firearm(Figures figures, int figure) {
    for (int place = 0; place < figures.arms().weaponPlaces(figure); place++) {
      if (Aim.isReady(figures, figure, place) && Aim.weapon(figures, figure, place).use() == Weapon.Use.FIREARM) {
        return place;
      }
    }
    return -1;
  }

  /**
   * Returns the weapon for a shot at a thing: a firearm; against the controls of a machine even what is thrown so far
   * (KF-LOC-14a); -1 for none.
   */
  private static int weapon(Fight fight, int figure, int piece) {
    Figures figures = fight.figures();
    int best = firearm(figures, figure);
    boolean isThrownAt = fight.board().piece(piece).is(Flag.MACHINE) && Gaps.isNear(fight.board().piece(piece),
        figures.place(figure), figures.size(figure), Stick.LONG.length());
    for (int place = 0; best < 0 && isThrownAt && place < figures.arms().weaponPlaces(figure); place++) {
      boolean isThrown = Aim.isReady(figures, figure, place) && Aim.weapon(figures, figure, place).use() == Weapon.Use.THROWN;
      best = isThrown ? place : best;
    }
    return best;
  }

  /**
   * Returns whether there is a line of sight; not beyond M through woods, nor in the dark, nor beyond S out of deep water
   * (KF-RUL-153, KF-RUL-142, KF-LOC-60a).
   */
  private static boolean isInReach(Fight fight, int figure, int piece) {
    Figures figures = fight.figures();
    boolean isNear = Gaps.isNear(fight.board().piece(piece), figures.place(figure), figures.size(figure),
        Stick.MEDIUM.length());
    Piece thing = fight.board().piece(piece);
    long middle = Place.of(thing.outline.middleX(), thing.outline.middleY(), thing.base);
    boolean isReached = !Swimming.is(fight, figure) || Gaps.isNear(thing, figures.place(figure), figures.size(figure),
        Stick.SHORT.length());
    return isReached && Tanks.isInSight(fight, figure, piece) && !Indoors.isShutIn(fight, figure, middle)
        && (isNear || !Darkness.isBlinding(fight, figure) && !isThroughWoods(fight, figure, piece));
  }

  private static boolean isThroughWoods(Fight fight, int figure, int piece) {
    Board board = fight.board();
    Piece thing = board.piece(piece);
    long to = Place.of(thing.outline.middleX(), thing.outline.middleY(), thing.base);
    for (int i = 0; i < board.pieces() && board.mayHave(Flag.WOODS.bit()); i++) {
      if (board.isThere(i) && board.piece(i).is(Flag.WOODS)
          && Sight.isInWoods(board.piece(i), fight.figures().place(figure), to, Size.NORMAL)) {
        return true;
      }
    }
    return false;
  }

  /** Adds the aimed shots at cars and the shots at tanks (D-62). */
  static void options(Fight fight, int figure, int left, int maxExtra, Options out) {
    Board board = fight.board();
    Figures figures = fight.figures();
    if (!board.mayHave(AIMED) || Able.isPressed(board, figures, figure)) {
      return;
    }
    boolean isBound = figures.profile(figure).type.isExtra() && Aim.isAnybody(fight, figure); // KF-GUN-08
    for (int piece = 0; piece < board.pieces(); piece++) {
      Piece thing = board.piece(piece);
      if (!board.isThere(piece) || !thing.isAny(AIMED) || !isOther(fight, figure, piece) || weapon(fight, figure, piece) < 0) {
        continue;
      }
      Refusal refusal = !isInReach(fight, figure, piece) ? UNSEEN : Guests.isNearLovedOne(fight, figure, thing) ? LOVED_ONE
          : isBound ? CLOSEST : null;
      if (thing.is(Flag.TANK)) {
        out.add(fight.actions().of(Word.FIRE_AT_TANK, piece + 1), refusal);
        continue;
      }
      if (thing.is(Flag.HYDRANT)) {
        out.add(fight.actions().of(Word.FIRE_AT_HYDRANT, piece + 1),
            refusal != null ? refusal : Hydrants.isWhole(fight, piece) ? null : BROKEN);
        continue;
      }
      boolean isMoving = thing.is(Flag.CAR) && Driven.isMoving(fight, piece);
      boolean isShotAt = isMoving && fight.terms().settings.vehicles(); // KF-RUL-78
      for (int extra = 0; extra <= maxExtra && isShotAt; extra++) { // KF-GUN-10
        out.add(fight.actions().of(Word.FIRE_AT_CAR, piece + 1, extra), refusal != null && refusal != CLOSEST ? refusal
            : Shooting.refusal(figures, figure, left, extra));
      }
      for (int extra = 0; extra <= maxExtra && !isMoving; extra++) {
        Refusal now = refusal != null ? refusal : extra == 0 ? UNAIMED : Shooting.refusal(figures, figure, left, extra);
        if (thing.is(Flag.MACHINE)) {
          out.add(fight.actions().of(Word.FIRE_AT_CONTROLS, piece + 1, extra),
              now != null ? now : Machines.isOn(fight, piece) ? null : OFF);
          continue;
        }
        out.add(fight.actions().of(Word.FIRE_AT_GAS_TANK, piece + 1, extra), now);
        out.add(fight.actions().of(Word.FIRE_AT_BRAKE, piece + 1, extra), now);
      }
    }
  }

  /** Returns the shot at a thing. */
  static Step<Fight> of(Fight fight, int figure, VerbAction action) {
    if (action.verb() == Word.LIGHTS_OUT) {
      return new LightsShot(figure);
    }
    int piece = action.first() - 1;
    Means means = Means.item(Math.max(0, weapon(fight, figure, piece)));
    return switch ((Word) action.verb()) {
      case FIRE_AT_TANK -> new TankShot(figure, piece);
      case FIRE_AT_HYDRANT -> new HydrantShot(figure, piece);
      case FIRE_AT_CONTROLS -> CarShot.of(figure, means, piece, CarShot.Part.CONTROLS, action.second());
      case FIRE_AT_BRAKE -> CarShot.of(figure, means, piece, CarShot.Part.BRAKE, action.second());
      case FIRE_AT_CAR -> CarShot.of(figure, means, piece, CarShot.Part.MOVING_CAR, action.second());
      default -> CarShot.of(figure, means, piece, CarShot.Part.GAS_TANK, action.second());
    };
  }

  /** A shot at a hydrant, which needs no roll to be hit (KF-RUL-134). */
  private record HydrantShot(int by, int piece) implements Step<Fight> {
    @Override
    public void run(Fight fight) {
      CarShot.resound(fight, by);
      Hydrants.hitByBullet(fight, by, piece);
      fight.then(new Heard(by));
    }
  }

  /** A shot at a tank on purpose (KF-LOC-50c). */
  private record TankShot(int by, int piece) implements Step<Fight> {
    @Override
    public void run(Fight fight) {
      CarShot.resound(fight, by);
      Tanks.strike(fight, by, piece);
      fight.then(new Heard(by));
    }
  }

  /** A shot of a Protagonist at the lights with a weapon that fires no Hail; what is thrown is not heard (KF-CPL-02c). */
  private record LightsShot(int by) implements Step<Fight> {
    @Override
    public void run(Fight fight) {
      darken(fight, by);
      if (firearm(fight.figures(), by) >= 0) {
        CarShot.resound(fight, by);
        fight.then(new Heard(by));
      }
    }
  }

  /** The noise of a shot outside of a volley, which brings Zombies too (KF-VIP-06b). */
  private record Heard(int by) implements Step<Fight> {
    @Override
    public void run(Fight fight) {
      Horde.hear(fight, fight.seatOf(by));
    }
  }

  /** Shoots at a lock (KF-STU-19). */
  static void atALock(Fight fight, int by) {
    CarShot.resound(fight, by);
    Horde.hear(fight, fight.seatOf(by));
  }

  /** Adds what a whole Hail of Fire may be spent on: tables, and lights (D-57). */
  static void forHail(Fight fight, int figure, Options out) {
    Board board = fight.board();
    for (int piece = 0; piece < board.pieces() && board.mayHave(Flag.TABLE.bit()); piece++) {
      if (isTable(fight, figure, piece)) {
        out.add(fight.actions().of(Word.RIDDLE, piece + 1)); // KF-LOC-51f
      }
    }
    if (isLit(fight, figure)) {
      out.add(fight.actions().of(Word.LIGHTS_OUT)); // KF-CPL-02c
    }
  }

  private static boolean isTable(Fight fight, int figure, int piece) {
    return fight.board().isThere(piece) && fight.board().piece(piece).is(Flag.TABLE)
        && !Able.isPressed(fight.board(), fight.figures(), figure) && isInReach(fight, figure, piece)
        && !Guests.isNearLovedOne(fight, figure, fight.board().piece(piece));
  }

  /** Returns whether a figure can shoot out the lights: a Protagonist, in a house, when Night Falls (KF-RUL-142). */
  private static boolean isLit(Fight fight, int figure) {
    return fight.get(Num.COMPLICATION) == Complication.NIGHT_FALLS.ordinal() && fight.board().isIndoors()
        && fight.get(Num.DARK) != Darkness.SHOT_OUT && fight.figures().profile(figure).isProtagonist();
  }

  private static void darken(Fight fight, int figure) {
    fight.set(Num.DARK, Darkness.SHOT_OUT);
    fight.tell(DARK, fight.figures().code(figure));
  }

  /** Spends a Hail of Fire on a thing; no dice are rolled. */
  static void hail(Fight fight, int figure, VerbAction action) {
    CarShot.resound(fight, figure);
    if (action.verb() == Word.LIGHTS_OUT) {
      darken(fight, figure);
      return;
    }
    int piece = action.first() - 1;
    fight.tell(RIDDLED, fight.figures().code(figure), piece + 1);
    int item = fight.board().item(piece);
    if (item >= 0) {
      Breaking.shootDown(fight, figure, item);
    } else {
      fight.lay(fight.board().without(piece));
    }
  }
}
