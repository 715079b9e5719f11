package games.kumite.kungfu.shooting;

import games.kumite.api.Action;
import games.kumite.kungfu.combat.Assault;
import games.kumite.kungfu.combat.HarmEstimates;
import games.kumite.kungfu.content.Weapon;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.Concentration;
import games.kumite.kungfu.figure.TooFew;
import games.kumite.kungfu.scenery.Doors;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.FigureNames;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Refusal;
import games.kumite.spi.Step;
import games.kumite.spi.actions.VerbAction;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Ranged attacks as actions: their offers, costs and consequences (KF-GUN, KF-ACT-26). */
public final class Shooting {

  /** The cost of a Hail of Fire (KF-GUN-20). */
  private static final int HAIL_COST = 2;
  private static final int MAX_EXTRA = 5;
  private static final Refusal HIDES = new Refusal("KF-LOC-38b", "pop-out-first");
  private static final Refusal ATTACKED = new Refusal("KF-ACT-24", "has-attacked");
  private static final Refusal NO_TARGET = new Refusal("KF-GUN-02", "no-target");
  private static final TooFew TOO_FEW = TooFew.under("KF-ACT-26");
  private static final Refusal NO_MORE_EXTRA = new Refusal("KF-ACT-26", "too-few-actions");
  private static final Refusal EXTRA = new Refusal("KF-ACT-25", "extras-boost-once");
  private static final Refusal ENGAGED = new Refusal("KF-GUN-11", "enemy-in-contact");
  private static final Refusal DISTRACTED = new Refusal("KF-CON-04", "no-aimed-shots");
  private static final Refusal NO_HAIL = new Refusal("KF-GUN-20", "no-hail");
  private static final Refusal NOT_JAMMED = new Refusal("KF-GUN-26b", "not-jammed");

  private Shooting() {}

  /** Returns why a figure may not shoot at all with a given number of actions, null if it may. */
  public static @Nullable Refusal refusal(GameState state, int figure, int left, int surcharge, boolean isCapped) {
    Figures figures = state.figures();
    if (figures.is(figure, Condition.HIDING)) {
      return HIDES;
    }
    Refusal unable = RangedTargets.refusal(figures, figure);
    if (unable != null) {
      return unable;
    }
    if (isCapped && figures.profile(figure).type.isExtra() && figures.is(figure, Condition.HAS_ATTACKED)) {
      return ATTACKED;
    }
    if (left < 1 + surcharge) {
      return TOO_FEW.of(left, 1 + surcharge); // KF-ACT-19
    }
    return RangedTargets.isAnybody(state, figure) || Dazzling.isAnybody(state, figure)
        || ObjectTargets.isAny(state, figure, left - surcharge) ? null : NO_TARGET;
  }

  /** Returns why a figure may not make a ranged attack that needs no target with a given number of actions, null if it may. */
  public static @Nullable Refusal attackRefusal(GameState state, int figure, int left, int surcharge) {
    Figures figures = state.figures();
    if (figures.is(figure, Condition.HIDING)) {
      return HIDES;
    }
    Refusal unable = RangedTargets.refusal(figures, figure);
    if (unable != null) {
      return unable;
    }
    if (figures.profile(figure).type.isExtra() && figures.is(figure, Condition.HAS_ATTACKED)) {
      return ATTACKED;
    }
    if (Capabilities.isEngaged(state.board(), state.figures(), figure)) {
      return ENGAGED;
    }
    return TOO_FEW.of(left, 1 + surcharge);
  }

  /** Adds every shot: weapon, target and extra actions; and each Hail of Fire. */
  public static void options(GameState state, int figure, int left, int surcharge, ActionCollector out) {
    Figures figures = state.figures();
    for (int place = 0; place < weapons(figures, figure); place++) {
      if (RangedTargets.isReady(figures, figure, place)) {
        long[] targets = RangedTargets.targets(state, figure, RangedWeapon.item(place));
        for (int enemy = 0; enemy < figures.count(); enemy++) {
          if (RangedTargets.isIn(targets, enemy)) {
            for (int extra = 0; extra <= MAX_EXTRA; extra++) {
              out.add(state.actions().of(ActionVerb.FIRE, place + 1, FigureNames.of(figures, enemy), extra),
                  refusal(figures, figure, left - surcharge, extra));
            }
          }
        }
        if (place == 0 || RangedTargets.weapon(figures, figure, place) != Weapon.GUN
            || guns(figures, figure, place) == 0) { // two guns fire one Hail together
          out.add(state.actions().of(ActionVerb.HAIL, place + 1), hailRefusal(figures, figure, place, left, surcharge));
        }
      }
    }
    Dazzling.options(state, figure, left - surcharge, MAX_EXTRA, out);
    ObjectTargets.options(state, figure, left - surcharge, MAX_EXTRA, out);
    if (ObjectTargets.canDarken(state, figure) && !canHail(figures, figure)) { // else it is among what a Hail can be spent on
      out.add(state.actions().of(ActionVerb.LIGHTS_OUT), TOO_FEW.of(left, HAIL_COST + surcharge));
    }
  }

  static @Nullable Refusal refusal(Figures figures, int figure, int left, int extra) {
    if (extra > 0 && figures.is(figure, Condition.DISTRACTED)) {
      return DISTRACTED;
    }
    if (extra > 1 && figures.profile(figure).type.isExtra()) {
      return EXTRA;
    }
    return extra < left ? null : NO_MORE_EXTRA;
  }

  /** Returns the attacks that a figure could make with its weapons now; {@link Assault#lead} is without extra actions. */
  public static List<Assault<?>> assaults(GameState state, int figure) {
    Figures figures = state.figures();
    List<Assault<?>> all = new ArrayList<>();
    for (int place = 0; place < weapons(figures, figure); place++) {
      if (RangedTargets.isReady(figures, figure, place) && RangedTargets.isAble(figures, figure)) {
        long[] targets = RangedTargets.targets(state, figure, RangedWeapon.item(place));
        for (int enemy = 0; enemy < figures.count(); enemy++) {
          if (RangedTargets.isIn(targets, enemy)) {
            all.add(Shot.of(figure, enemy, RangedWeapon.item(place), 0));
          }
        }
      }
    }
    return all;
  }

  /** Returns the shot without extra actions that is likely to take most of an enemy, null if there is none. */
  public static @Nullable Action sensible(GameState state, int figure) {
    Figures figures = state.figures();
    Shot best = null;
    double most = -1;
    for (Assault<?> assault : assaults(state, figure)) {
      double taken = (1 + figures.profile(assault.on()).points) * HarmEstimates.mean(figures, assault.on(), assault.lead(state));
      if (taken > most) {
        most = taken;
        best = (Shot) assault;
      }
    }
    return best == null ? null
        : state.actions().of(ActionVerb.FIRE, best.means().place() + 1, FigureNames.of(figures, best.on()), 0);
  }

  /** Adds every shot that can be fired on the move (KF-TRT-51). */
  public static void onTheMove(GameState state, int figure, ActionCollector out) {
    Figures figures = state.figures();
    boolean isOpen = !figures.is(figure, Condition.HIDING); // KF-LOC-38b: not before its first step
    for (int place = 0; place < weapons(figures, figure) && isOpen; place++) {
      if (RangedTargets.isReady(figures, figure, place)) {
        long[] targets = RangedTargets.targets(state, figure, RangedWeapon.item(place));
        for (int enemy = 0; enemy < figures.count(); enemy++) {
          if (RangedTargets.isIn(targets, enemy)) {
            out.add(state.actions().of(ActionVerb.FIRE, place + 1, FigureNames.of(figures, enemy), 0));
          }
        }
      }
    }
  }

  /** Returns a shot on the move. */
  public static Step<GameState> onTheMove(GameState state, int figure, VerbAction action) {
    Figures figures = state.figures();
    figures.inflict(figure, Condition.HAS_ATTACKED);
    Concentration.attacks(figures, figure);
    int place = action.first() - 1;
    int target = FigureNames.figure(figures, action.second());
    return RangedWeapon.item(place).is(figures, figure, Weapon.FLYING_SWORD)
        ? new SwordStrike(figure, target, place, Shot.MOVING)
        : Volley.single(state, figure, RangedWeapon.item(place), target, Shot.MOVING);
  }

  /** Returns whether a figure can shoot at all, and has a weapon that works. */
  public static boolean isArmed(Figures figures, int figure) {
    for (int place = 0; place < weapons(figures, figure); place++) {
      if (RangedTargets.isReady(figures, figure, place)) {
        return RangedTargets.isAble(figures, figure);
      }
    }
    return false;
  }

  private static @Nullable Refusal hailRefusal(Figures figures, int figure, int place, int left, int surcharge) {
    Weapon weapon = RangedTargets.weapon(figures, figure, place);
    boolean isPossible = weapon == Weapon.AUTOMATIC || weapon == Weapon.GUN && guns(figures, figure, weapons(figures, figure)) > 1; // KF-TRT-74c
    if (!isPossible || shots(figures, figure, weapon) < 1) {
      return NO_HAIL;
    }
    return TOO_FEW.of(left, HAIL_COST + surcharge);
  }

  /** Returns whether a figure has a weapon with which it could fire a Hail. */
  static boolean canHail(Figures figures, int figure) {
    for (int place = 0; place < weapons(figures, figure); place++) {
      if (RangedTargets.isReady(figures, figure, place) && hailRefusal(figures, figure, place, HAIL_COST, 0) == null) {
        return true;
      }
    }
    return false;
  }

  private static int weapons(Figures figures, int figure) {
    return figures.arms().weaponPlaces(figure);
  }

  /** Returns how many of a pair of guns are ready before a place. */
  private static int guns(Figures figures, int figure, int end) {
    int guns = 0;
    for (int place = 0; place < end; place++) {
      guns += RangedTargets.isReady(figures, figure, place) && RangedTargets.weapon(figures, figure, place) == Weapon.GUN ? 1 : 0;
    }
    return guns;
  }

  /** Returns the number of shots: one for each point of printed C, one more with an automatic weapon (KF-RUL-121, KF-TRT-13b). */
  private static int shots(Figures figures, int figure, Weapon weapon) {
    int printed = figures.printedCombat(figure);
    return printed < 1 ? 0 : printed + (weapon == Weapon.AUTOMATIC ? 1 : 0);
  }

  /** Returns the cost of an attack, the surcharge of Reactions left out. */
  public static int cost(VerbAction action) {
    return switch ((ActionVerb) action.verb()) {
      case HAIL, LIGHTS_OUT -> HAIL_COST;
      case FIRE_AT_TANK, FIRE_AT_HYDRANT -> 1;
      case DAZZLE, FIRE_AT_GAS_TANK, FIRE_AT_BRAKE, FIRE_AT_CAR, FIRE_AT_CONTROLS -> 1 + action.second();
      default -> 1 + action.third();
    };
  }

  /** Returns whether a shot is at a thing and at no figure (D-62). */
  public static boolean isAtThing(VerbAction action) {
    return action.verb() == ActionVerb.FIRE_AT_TANK || action.verb() == ActionVerb.FIRE_AT_GAS_TANK
        || action.verb() == ActionVerb.FIRE_AT_BRAKE || action.verb() == ActionVerb.FIRE_AT_CAR
        || action.verb() == ActionVerb.FIRE_AT_HYDRANT || action.verb() == ActionVerb.FIRE_AT_CONTROLS
        || action.verb() == ActionVerb.LIGHTS_OUT;
  }

  /** Returns the attack. */
  public static Step<GameState> of(GameState state, int figure, VerbAction action) {
    Figures figures = state.figures();
    figures.inflict(figure, Condition.HAS_ATTACKED);
    Concentration.attacks(figures, figure);
    if (action.verb() == ActionVerb.DAZZLE) {
      return Dazzling.of(state, figure, FigureNames.figure(figures, action.first()), action.second());
    }
    if (isAtThing(action)) {
      return ObjectTargets.of(state, figure, action);
    }
    int place = action.first() - 1;
    if (RangedWeapon.item(place).is(figures, figure, Weapon.FLYING_SWORD)) {
      return new SwordStrike(figure, FigureNames.figure(figures, action.second()), place, action.third());
    }
    return action.verb() == ActionVerb.HAIL
        ? Volley.hail(figure, RangedWeapon.item(place), shots(figures, figure, RangedTargets.weapon(figures, figure, place)))
        : Volley.single(state, figure, RangedWeapon.item(place), FigureNames.figure(figures, action.second()), action.third());
  }

  /** Returns why no weapon of a figure can be unjammed, null if one can (KF-GUN-26b, KF-ACT-30). */
  public static @Nullable Refusal reloadRefusal(Figures figures, int figure) {
    return figures.arms().jammed(figure) == 0 ? NOT_JAMMED : null;
  }

  /** Shoots at a lock: it is a shot like any other to those who hear it (KF-STU-19, KF-LOC-12a). */
  public static void atALock(GameState state, int figure, int door) {
    Doors.shoot(state, figure, door);
    ObjectTargets.atALock(state, figure);
  }
}
