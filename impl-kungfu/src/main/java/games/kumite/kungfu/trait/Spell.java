package games.kumite.kungfu.trait;

import games.kumite.kungfu.chi.Casting;
import games.kumite.kungfu.chi.Price;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.content.Traits;
import games.kumite.kungfu.content.Weapon;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.TooFew;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.Refusal;
import games.kumite.spi.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * The spells that take an action, in the order of their words in {@code ActionVerb.CAST}. Each is a row: the trait that gives it,
 * its Chi, what else it needs and the refusal without that, and the step in which it takes effect.
 */
public enum Spell {
  /** Fireball (KF-TRT-27): it is paid when it is thrown. */
  FIREBALL(Trait.FIREBALL, Fireball::refusal, Fireball::of),
  /** Transfix (KF-TRT-73). */
  TRANSFIX(Trait.TRANSFIX, 1, Price.TRAIT, Transfix::isAnybody, Transfix.NOBODY, Transfix::new),
  /** Gong (KF-TRT-50). */
  GONG(Trait.MAGIC_GONG, 0, Price.TRAIT, (state, figure) -> state.figures().arms().holds(figure, Weapon.GONG), MagicGong.LOST,
      MagicGong::new),
  /** The change of shape (KF-TRT-60). */
  SHIFT(Trait.SHAPE_SHIFT, 0, Price.TRAIT, ShapeShift::isAny, ShapeShift.NO_ROOM, ShapeShift::new),
  /** Rain is stopped (KF-TRT-17c). */
  STOP_RAIN(Trait.CALL_THE_MONSOON, Rain::refusal, paid(0, figure -> Rain.STOP)),
  /** Shatter (KF-TAO-03e). */
  SHATTER(Sorcery.Feat.SHATTER),
  /** Slam (KF-TAO-03b). */
  SLAM(Sorcery.Feat.SLAM),
  /** The opening or closing of a door (KF-RUL-166). */
  DOOR(Sorcery.Feat.DOOR),
  /** Shove (KF-TAO-03d). */
  SHOVE(Sorcery.Feat.SHOVE),
  /** The setting off of a prop against a figure (KF-RUL-166). */
  PROP(Sorcery.Feat.PROP),
  /** Lights (KF-TAO-03c). */
  LIGHTS(null, 1, Price.SORCERY, (state, figure) -> Lights.isIndoors(state), new Refusal("KF-RUL-166", "no-lights-outdoors"),
      figure -> Lights.SWITCH);

  /** The reason why a spell cannot be cast. */
  @FunctionalInterface
  private interface Reason {
    @Nullable Refusal refusal(GameState state, int figure, int left, int surcharge);
  }

  /** A test of a figure that would cast. */
  @FunctionalInterface
  private interface Test {
    boolean isPassed(GameState state, int figure);
  }

  /** The casting of a spell. */
  @FunctionalInterface
  private interface Cast {
    Step<GameState> step(GameState state, int figure);
  }

  private static final Spell[] ALL = values();
  /** The number of spells. */
  public static final int COUNT = ALL.length;

  private static final Traits TRAITS = traits();
  private static final TooFew TOO_FEW = TooFew.under("KF-RUL-20");

  private final @Nullable Trait trait;
  private final Reason reason;
  private final Cast cast;

  Spell(@Nullable Trait trait, Reason reason, Cast cast) {
    this.trait = trait;
    this.reason = reason;
    this.cast = cast;
  }

  Spell(@Nullable Trait trait, int chi, Price price, Test needed, Refusal missing, IntFunction<Step<GameState>> step) {
    this(trait, (state, figure, left, surcharge) -> {
      Refusal refusal = Casting.refusal(state, figure, chi, price);
      return refusal != null || needed.isPassed(state, figure) ? refusal : missing;
    }, paid(chi, step));
  }

  Spell(Sorcery.Feat feat) {
    this(null, 1, Price.SORCERY, (state, figure) -> new Sorcery(figure, feat).isAny(state), Sorcery.NOTHING,
        figure -> new Sorcery(figure, feat));
  }

  private static Cast paid(int chi, IntFunction<Step<GameState>> step) {
    return (state, figure) -> {
      Casting.pay(state, figure, chi); // KF-TRT-78e: even if it costs nothing
      return step.apply(figure);
    };
  }

  private static Traits traits() {
    List<Trait> traits = new ArrayList<>(Trait.SPELLS);
    for (Spell spell : ALL) {
      if (spell.trait != null) {
        traits.add(spell.trait);
      }
    }
    return new Traits(traits);
  }

  /** Returns a spell by its place. */
  public static Spell of(int spell) {
    return ALL[spell];
  }

  /** Returns whether a figure may know any: one in another form knows how to change back (KF-TRT-60b). */
  public static boolean isAny(Figures figures, int figure) {
    return figures.traits(figure).isAnyOf(TRAITS) || figures.form(figure) > 0;
  }

  /**
   * Returns whether a figure knows it: sorcery is known to every sorcerer (KF-TAO-03a), a change of shape even in a form that has
   * not the trait (KF-TRT-60b).
   */
  public boolean isKnown(Figures figures, int figure) {
    if (this == SHIFT) {
      return figures.profile(figure).has(0, Trait.SHAPE_SHIFT) && !figures.hasLost(figure, Trait.SHAPE_SHIFT);
    }
    return trait == null ? Capabilities.isSorcerer(figures, figure) : Capabilities.has(figures, figure, trait);
  }

  /** Returns the cost. */
  public int cost(int ofAttacks) {
    return 1 + surcharge(ofAttacks);
  }

  /** Returns the extra cost in a Reaction: nothing, unless it is an attack (KF-RUL-20). */
  private int surcharge(int ofAttacks) {
    return this == FIREBALL ? ofAttacks : 0;
  }

  /** Pays for it, and returns it. */
  public Step<GameState> cast(GameState state, int figure) {
    return cast.step(state, figure);
  }

  /** Returns why it cannot be cast with a given number of actions, null if it can. */
  public @Nullable Refusal refusal(GameState state, int figure, int left, int surcharge) {
    Refusal tooFew = TOO_FEW.of(left, cost(surcharge));
    return tooFew != null ? tooFew : reason.refusal(state, figure, left, surcharge(surcharge));
  }
}
