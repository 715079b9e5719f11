package games.kumite.kungfu.shooting;

import games.kumite.kungfu.content.FigureType;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.content.Weapon;
import games.kumite.kungfu.content.Weapon.Use;
import games.kumite.kungfu.end.Goal;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.Ducking;
import games.kumite.kungfu.figure.Indoors;
import games.kumite.kungfu.figure.Restraint;
import games.kumite.kungfu.figure.Staggering;
import games.kumite.kungfu.figure.VipFigures;
import games.kumite.kungfu.geometry.Gaps;
import games.kumite.kungfu.geometry.Sight;
import games.kumite.kungfu.geometry.Size;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.vehicle.MovingCars;
import games.kumite.kungfu.vip.Hideout;
import games.kumite.spi.Refusal;
import org.jspecify.annotations.Nullable;

/** The figures that a figure may shoot, and the weapons (KF-GUN-02 to 13). Pure. */
final class RangedTargets {

  private static final Refusal BLINDED = new Refusal("KF-CON-24b", "cannot-shoot");
  private static final Refusal HANDCUFFED = new Refusal("KF-TRT-39g", "cannot-shoot");
  private static final Refusal TRANSFIXED = new Refusal("KF-CON-25", "cannot-shoot");
  private static final Refusal TIED = new Refusal("KF-RUL-123", "cannot-shoot");
  private static final Refusal HANGS = new Refusal("KF-RUL-80", "hangs-on");

  private RangedTargets() {}

  static Weapon weapon(Figures figures, int figure, int place) {
    return figures.arms().weapon(figure, place);
  }

  /** Returns whether a figure holds a weapon, by its place, that it can shoot now. */
  static boolean isReady(Figures figures, int figure, int place) {
    if ((figures.arms().weapons(figure) >> place & 1) == 0 || figures.arms().isOutOfOrder(figure, place)) {
      return false;
    }
    Use use = weapon(figures, figure, place).use();
    return use == Use.FIREARM || use == Use.THROWN || use == Use.SWORD
        || use == Use.ENTANGLE && Capabilities.has(figures, figure, Trait.ENTANGLE); // KF-TAO-10b: he may have lost the art
  }

  /** Returns whether a figure could shoot at all, whatever the target. */
  static boolean isAble(Figures figures, int figure) {
    return refusal(figures, figure) == null;
  }

  /** Returns why it could not, null if it could. */
  static @Nullable Refusal refusal(Figures figures, int figure) {
    return figures.is(figure, Condition.BLINDED) ? BLINDED : figures.is(figure, Condition.HANDCUFFED) ? HANDCUFFED
        : figures.is(figure, Condition.TRANSFIXED) ? TRANSFIXED : figures.is(figure, Condition.TIED_UP) ? TIED
        : figures.is(figure, Condition.CLIFFHANGING) ? HANGS : null;
  }

  /** Returns whether a figure may shoot another with a weapon, and no rule of the nearest target forbids it. */
  static boolean isTarget(GameState state, int figure, int enemy, RangedWeapon means) {
    return isPossible(state, figure, enemy, means) && !isTooFarForExtra(state, figure, enemy, means, null);
  }

  /** Returns the figures that a figure may shoot with a weapon, a bit for each: how many are nearer, each is looked at once. */
  static long[] targets(GameState state, int figure, RangedWeapon means) {
    int count = state.figures().count();
    long[] possible = new long[(count + Long.SIZE - 1) / Long.SIZE];
    for (int enemy = 0; enemy < count; enemy++) {
      possible[enemy / Long.SIZE] |= isPossible(state, figure, enemy, means) ? 1L << enemy : 0;
    }
    if (state.figures().profile(figure).type == FigureType.PROTAGONIST) {
      return possible;
    }
    long[] targets = possible.clone();
    for (int enemy = 0; enemy < count; enemy++) {
      if (isIn(possible, enemy) && isTooFarForExtra(state, figure, enemy, means, possible)) {
        targets[enemy / Long.SIZE] &= ~(1L << enemy);
      }
    }
    return targets;
  }

  static boolean isIn(long[] bits, int figure) {
    return (bits[figure / Long.SIZE] >> figure & 1) != 0;
  }

  static boolean isPossible(GameState state, int figure, int enemy, RangedWeapon means) {
    Figures figures = state.figures();
    if (!figures.areEnemies(figure, enemy) || !Capabilities.isInPlay(figures, enemy)
        || figures.isUnderground(enemy) || figures.is(enemy, Condition.ARROW_SANCTUARY) || Goal.isOutOfShots(state, enemy)
        || Restraint.holds(figures, figure, enemy) || MovingCars.isCarried(state, enemy) || Hideout.conceals(state, enemy)
        || VipFigures.isNearLovedOne(state, figure, enemy)) { // KF-VIP-07c
      return false;
    }
    boolean isHeld = Capabilities.holds(figures, figure, enemy) && means.isOneHandedFirearm(figures, figure); // KF-GUN-13
    boolean isTouched = Capabilities.areInContact(state.board(), figures, figure, enemy);
    boolean isHelplessHere = isTouched
        && (figures.is(enemy, Condition.KNOCKED_DOWN) || figures.is(enemy, Condition.TRANSFIXED)); // KF-GUN-12
    if (isHeld || isHelplessHere) {
      return true;
    }
    boolean isWhip = means.isEntangling(figures, figure);
    boolean isPressed = isTouched && Capabilities.toHack(figures, enemy) || Capabilities.isPressed(state.board(), figures, figure);
    if (!isWhip && isPressed // KF-TRT-24j
        || !means.isSpell() && isFightingFriend(state, figure, enemy)) { // KF-GUN-12
      return false;
    }
    boolean isHiddenNear = !isWhip && !means.isSpell() && isSneaking(state, figure, enemy); // KF-TRT-69b
    return isInRange(state, figure, enemy, means) && !isHiddenNear && !Shields.isShielded(state, figure, enemy)
        && Shields.isSeen(state, figure, enemy)
        && (means.isSpell() || !Indoors.isShutIn(state, figure, figures.place(enemy))); // KF-LOC-07b
  }

  /** Returns whether an enemy is in range (KF-GUN-07), and at most M away through woods (KF-RUL-153). */
  private static boolean isInRange(GameState state, int figure, int enemy, RangedWeapon means) {
    Figures figures = state.figures();
    int range = means.range(figures, figure);
    boolean isNear = range == RangedWeapon.UNLIMITED || Gaps.isWithin(figures.place(figure), figures.size(figure),
        figures.place(enemy), figures.size(enemy), range);
    return isNear && (Gaps.isWithin(figures.place(figure), figures.size(figure), figures.place(enemy),
        figures.size(enemy), Stick.MEDIUM.length()) || !Darkness.isBlinding(state, figure) && !Shields.isInWoods(state, figure, enemy))
        && (!Swimming.is(state, figure) || Gaps.isWithin(figures.place(figure), figures.size(figure), figures.place(enemy),
        figures.size(enemy), Stick.SHORT.length())); // KF-LOC-60a
  }

  private static boolean isSneaking(GameState state, int figure, int enemy) {
    Figures figures = state.figures();
    return Capabilities.has(figures, enemy, Trait.STEALTH) && Ducking.isBesideScenery(state, enemy)
        && !Gaps.isWithin(figures.place(figure), figures.size(figure), figures.place(enemy), figures.size(enemy),
        Stick.SHORT.length()); // KF-TRT-69a
  }

  /** Returns whether an enemy fights a friend (KF-GUN-11, KF-GUN-12, KF-TRT-28). */
  private static boolean isFightingFriend(GameState state, int figure, int enemy) {
    Figures figures = state.figures();
    if (Capabilities.has(figures, figure, Trait.FIRE_INTO_HAND_TO_HAND)) {
      return false;
    }
    return figures.any(friend -> friend != figure && !figures.areEnemies(figure, friend)
        && Capabilities.areInContact(state.board(), figures, friend, enemy) && Capabilities.isInPlay(figures, friend));
  }

  /**
   * Returns whether an enemy is too far for an Extra: extras shoot the closest enemy, except for those that may be skipped
   * (KF-GUN-08 to 10, KF-RUL-63).
   *
   * @param possible the figures that it could shoot at all, a bit for each; null if that is asked here
   */
  private static boolean isTooFarForExtra(GameState state, int figure, int enemy, RangedWeapon means,
      long @Nullable [] possible) {
    Figures figures = state.figures();
    if (figures.profile(figure).type == FigureType.PROTAGONIST) {
      return false;
    }
    boolean isLarge = figures.size(enemy) != Size.NORMAL;
    int gap = gap(figures, figure, enemy);
    return figures.any(other -> other != enemy && figures.areEnemies(figure, other) && gap(figures, figure, other) < gap
        && !(isLarge && figures.size(other) == Size.NORMAL) // KF-GUN-10
        && (possible == null || isIn(possible, other)) && !mayBeSkipped(state, figure, other)
        && (possible != null || isPossible(state, figure, other, means)));
  }

  private static int gap(Figures figures, int figure, int other) {
    return figures.isPlaced(other)
        ? Gaps.gap(figures.place(figure), figures.size(figure), figures.place(other), figures.size(other))
        : Integer.MAX_VALUE;
  }

  private static boolean mayBeSkipped(GameState state, int figure, int other) {
    Figures figures = state.figures();
    return figures.is(other, Condition.HIDING) || figures.is(other, Condition.TRANSFIXED)
        || figures.is(other, Condition.KNOCKED_DOWN) || !Capabilities.isInPlay(figures, other)
        || Staggering.is(figures, other) || Sight.cover(MovingCars.view(state, figure), figures, figure, other) > 0;
  }

  /** Returns whether there is a figure to shoot with any weapon: the nearest of those whom one might shoot is never too far. */
  static boolean isAnybody(GameState state, int figure) {
    Figures figures = state.figures();
    int weapons = figures.arms().weaponPlaces(figure);
    for (int place = 0; place < weapons; place++) {
      if (isReady(figures, figure, place)) {
        for (int enemy = 0; enemy < figures.count(); enemy++) {
          if (isPossible(state, figure, enemy, RangedWeapon.item(place))) {
            return true;
          }
        }
      }
    }
    return false;
  }
}
