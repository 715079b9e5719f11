package games.kumite.kungfu.shooting;

import games.kumite.kungfu.content.Effect;
import games.kumite.kungfu.content.Weapon;
import games.kumite.kungfu.effect.Casualty;
import games.kumite.kungfu.effect.EffectExecutor;
import games.kumite.kungfu.figure.CarriedObjects;
import games.kumite.kungfu.figure.Staggering;
import games.kumite.kungfu.scenery.Props;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.EffectNames;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.EventType;
import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * The rule of one mishap of a shooter (KF-GUN-25 to 28).
 *
 * @param need the need without which it would do nothing
 * @param deed the deed on the shooter
 * @param after the consequence for others
 */
record Misfire(Predicate<Attempt> need, Consumer<Attempt> deed, Consumer<Attempt> after) {

  private static final EventType MISFIRED = EventType.of("misfired", "KF-GUN-25").word("figure", Figures::id)
      .word("effect", EffectNames::word);

  /**
   * A shot that goes wrong.
   *
   * @param state the state of the match
   * @param by the shooter
   * @param on the target
   * @param means the means
   * @param isGunshot whether it is a shot from a firearm
   */
  record Attempt(GameState state, int by, int on, RangedWeapon means, boolean isGunshot) {

    /** Returns whether the means is an item that the shooter still has: what is no longer held cannot break. */
    private boolean isHeldItem() {
      return isItem() && (state.figures().arms().weapons(by) >> means.place() & 1) != 0;
    }

    private boolean isItem() {
      return means.kind() == RangedWeapon.Kind.ITEM;
    }

    private Figures figures() {
      return state.figures();
    }
  }

  /** Returns the row of a mishap; a new one does not compile without it. */
  static Misfire of(Effect.Mishap mishap) {
    return switch (mishap) {
      case HOSTAGE_FREE -> on(shot -> hostage(shot.figures(), shot.by) != Figures.NOBODY,
          shot -> freeHostages(shot.figures(), shot.by));
      case SITTING_DUCK -> on(shot -> !shot.figures().is(shot.by, Condition.SITTING_DUCK),
          shot -> shot.figures().inflict(shot.by, Condition.SITTING_DUCK));
      case RELOAD -> on(Misfire::canJam, shot -> shot.figures().arms().jam(shot.by, shot.means.place()));
      case MALFUNCTION -> on(Misfire::canJam, shot -> shot.figures().arms().breakDown(shot.by, shot.means.place()));
      case WEAPON_BREAKS -> on(Attempt::isHeldItem, Misfire::breakWeapon);
      case BYSTANDER -> new Misfire(shot -> shot.state.isCrowded(), shot -> { },
          shot -> Crowd.pointedAt(shot.state, shot.by, shot.isGunshot));
      case PROP_HIT -> new Misfire(shot -> Props.canActivateAny(shot.state, shot.by), // KF-GUN-26d, KF-RUL-94
          shot -> { }, shot -> shot.state.then(new HitProp(shot.by, shot.on, shot.isGunshot)));
    };
  }

  private static Misfire on(Predicate<Attempt> need, Consumer<Attempt> deed) {
    return new Misfire(need, deed, shot -> { });
  }

  private static boolean canJam(Attempt shot) {
    return (!shot.isItem() || shot.isHeldItem()) && shot.isGunshot;
  }

  /** Returns the figure held as a hostage (KF-RUL-178), {@link Figures#NOBODY} if there is none. */
  private static int hostage(Figures figures, int figure) {
    return figures.first(other -> figures.grappler(other) == figure);
  }

  /** Frees all figures whom it holds, as with fire (KF-TRT-27h). */
  private static void freeHostages(Figures figures, int shooter) {
    for (int hostage = hostage(figures, shooter); hostage != Figures.NOBODY; hostage = hostage(figures, shooter)) {
      figures.grappler(hostage, Figures.NOBODY);
    }
  }

  private static void breakWeapon(Attempt shot) {
    int place = shot.means.place();
    if (shot.figures().arms().weapon(shot.by, place) != Weapon.SIGNATURE) {
      CarriedObjects.useUp(shot.state, shot.by, place);
    }
    EffectExecutor.stun(shot.state, shot.by, shot.on);
  }

  /** Carries out one mishap, an effect of the target on the shooter. */
  static void carryOut(Effect.Mishap mishap, Attempt shot) {
    Figures figures = shot.figures();
    shot.state.emit(MISFIRED, figures.code(shot.by), EffectNames.of(mishap));
    figures.bank(shot.by, 0); // KF-ACT-34
    if (figures.grappler(shot.on) == shot.by) { // KF-RUL-39
      figures.inflict(shot.on, Condition.BREAKING_FREE);
    }
    boolean wasStaggering = Staggering.is(figures, shot.by);
    Misfire misfire = of(mishap);
    misfire.deed.accept(shot);
    if (wasStaggering) {
      Casualty.knockOut(shot.state, shot.by, shot.on); // KF-CON-19
    }
    misfire.after.accept(shot);
  }
}
