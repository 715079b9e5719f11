package games.kumite.kungfu.trait;

import games.kumite.kungfu.chi.Casting;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.TooFew;
import games.kumite.kungfu.movement.RandomMovement;
import games.kumite.kungfu.plot.Mending;
import games.kumite.kungfu.prop.Missiles;
import games.kumite.kungfu.shooting.Missile;
import games.kumite.kungfu.shooting.RangedWeapon;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.PlotDeed;
import games.kumite.spi.EventType;
import games.kumite.spi.Refusal;
import org.jspecify.annotations.Nullable;

/** The scroll of a library, once it is found: it is read once (KF-LOC-45). */
public final class Scrolls {

  private static final int READ = -1;
  private static final int CHI = 1; // KF-LOC-45c
  private static final RangedWeapon WHIP = RangedWeapon.of(RangedWeapon.Kind.CHAIN);
  private static final Refusal FIGHTING = new Refusal("KF-LOC-45d", "enemy-in-contact");
  private static final TooFew TOO_FEW = TooFew.under("KF-ACT-26");
  private static final Refusal ASTRAY = new Refusal("KF-RUL-45", "astray");
  private static final Refusal BURDENED = new Refusal("KF-PLT-04c", "burdened");
  private static final Refusal LEVITATED = new Refusal("KF-TRT-47b", "once-a-turn");
  private static final Refusal NO_FORM = new Refusal("KF-TRT-60a", "no-room-for-the-form");
  private static final Refusal NOBODY_ILL = new Refusal("KF-TRT-40b", "nobody-to-heal");
  private static final EventType RECITED = EventType.of("scroll-read", "KF-LOC-45c").word("figure", Figures::id)
      .word("spell", spell -> Trait.SPELLS.get(spell).word());

  private Scrolls() {}

  /** Returns whether a figure holds it. */
  public static boolean isHeldBy(GameState state, int figure) {
    return state.get(Counters.SCROLL) > 0 && state.get(Counters.SCROLL_HOLDER) == figure;
  }

  private static Trait spell(GameState state) {
    return Trait.SPELLS.get(state.get(Counters.SCROLL) - 1);
  }

  /**
   * Returns why a figure cannot read it, null if it can.
   *
   * @param moving the reason why the figure cannot move, null if it can
   */
  public static @Nullable Refusal refusal(GameState state, int figure, int left, int surcharge, @Nullable Refusal moving) {
    Refusal tooFew = TOO_FEW.of(left, cost(state, surcharge));
    Refusal refusal = Capabilities.isFighting(state.board(), state.figures(), figure) ? FIGHTING // KF-LOC-45d
        : tooFew != null ? tooFew : Casting.refusal(state, figure, CHI);
    return refusal != null ? refusal : spellRefusal(state, figure, left, surcharge, moving);
  }

  /** Returns the actions that it takes to read. */
  public static int cost(GameState state, int surcharge) {
    Trait spell = spell(state);
    return spell == Trait.TELEPORTATION || spell == Trait.LEVITATION ? 0 // paid at the end of the move
        : 1 + (spell == Trait.FIREBALL || spell == Trait.ENTANGLE ? surcharge : 0); // KF-RUL-20
  }

  private static @Nullable Refusal spellRefusal(GameState state, int figure, int left, int surcharge, @Nullable Refusal moving) {
    Figures figures = state.figures();
    Trait spell = spell(state);
    Refusal astray = moving != null ? moving : RandomMovement.isAstray(figures, figure) ? ASTRAY : null;
    return switch (spell) {
      case HEALING -> Mending.isAnybody(state, figure) ? null : NOBODY_ILL;
      case MAGIC_GONG -> null;
      case FIREBALL -> Fireball.refusal(state, figure, left, surcharge);
      case TRANSFIX -> Transfix.isAnybody(state, figure) ? null : Transfix.NOBODY;
      case EXORCISE -> TOO_FEW.of(left, Exorcism.COST); // the other action strikes
      case ENTANGLE -> Missile.refusal(state, figure, WHIP);
      case SHAPE_SHIFT -> ShapeShift.isAny(state, figure) ? null : NO_FORM;
      case TELEPORTATION -> astray != null ? astray : figures.has(figure, PlotDeed.BURDENED) ? BURDENED : null;
      case LEVITATION -> astray != null ? astray : figures.is(figure, Condition.LEVITATED) ? LEVITATED : null;
      default -> ScrollReading.refusal(state, figure, spell);
    };
  }

  /** Reads it, and returns the move that it gives, null if it gives none. */
  public static @Nullable ActionVerb move(GameState state, int figure) {
    Trait spell = spell(state);
    if (spell != Trait.TELEPORTATION && spell != Trait.LEVITATION) {
      return null;
    }
    use(state, figure);
    if (spell == Trait.LEVITATION) {
      Casting.pay(state, figure, CHI);
    }
    return spell == Trait.LEVITATION ? ActionVerb.LEVITATE : ActionVerb.TELEPORT; // a teleport is paid with its step
  }

  private static void use(GameState state, int figure) {
    state.emit(RECITED, state.figures().code(figure), state.get(Counters.SCROLL) - 1);
    state.set(Counters.SCROLL, READ);
  }

  /**
   * Reads it: its spell takes effect for 1 Chi and one action, whatever it costs otherwise (KF-LOC-45c). An exorcism is
   * at hand then, to be made with one action more.
   */
  public static void read(GameState state, int figure) {
    Trait spell = spell(state);
    use(state, figure);
    switch (spell) {
      case FIREBALL -> state.then(Fireball.of(state, figure));
      case TRANSFIX -> state.then(Spell.TRANSFIX.cast(state, figure));
      case HEALING -> {
        Casting.pay(state, figure, CHI);
        state.then(Mending.of(figure));
      }
      case MAGIC_GONG -> {
        Casting.pay(state, figure, CHI);
        state.then(new MagicGong(figure));
      }
      case EXORCISE -> {
        Casting.pay(state, figure, CHI);
        state.figures().inflict(figure, Condition.EXORCISING);
      }
      case SHAPE_SHIFT -> {
        Casting.pay(state, figure, CHI);
        state.then(new ShapeShift(figure));
      }
      case ENTANGLE -> {
        Casting.pay(state, figure, CHI);
        state.then(Missiles.conjured(figure, WHIP));
      }
      default -> ScrollReading.use(state, figure, spell);
    }
  }
}
