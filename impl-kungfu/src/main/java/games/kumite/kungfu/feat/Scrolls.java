package games.kumite.kungfu.feat;

import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.ability.TooFew;
import games.kumite.kungfu.chi.Casting;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.movement.Stagger;
import games.kumite.kungfu.plot.Mending;
import games.kumite.kungfu.prop.Missiles;
import games.kumite.kungfu.shooting.Means;
import games.kumite.kungfu.shooting.Missile;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Deed;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Num;
import games.kumite.kungfu.state.Word;
import games.kumite.kungfu.window.Recital;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Refusal;
import org.jspecify.annotations.Nullable;

/** The scroll of a library, once it is found: it is read once (KF-LOC-45). */
public final class Scrolls {

  private static final int READ = -1;
  private static final int CHI = 1; // KF-LOC-45c
  private static final Means WHIP = Means.of(Means.Kind.CHAIN);
  private static final Refusal FIGHTING = new Refusal("KF-LOC-45d", "enemy-in-contact");
  private static final TooFew TOO_FEW = TooFew.under("KF-ACT-26");
  private static final Refusal ASTRAY = new Refusal("KF-RUL-45", "astray");
  private static final Refusal BURDENED = new Refusal("KF-PLT-04c", "burdened");
  private static final Refusal LEVITATED = new Refusal("KF-TRT-47b", "once-a-turn");
  private static final Refusal NO_FORM = new Refusal("KF-TRT-60a", "no-room-for-the-form");
  private static final Refusal NOBODY_ILL = new Refusal("KF-TRT-40b", "nobody-to-heal");
  private static final EventType RECITED = EventType.of("scroll-read", "KF-LOC-45c").named("figure", Figures::id)
      .named("spell", spell -> Trait.SPELLS.get(spell).word());

  private Scrolls() {}

  private static boolean isHeldBy(Fight fight, int figure) {
    return fight.get(Num.SCROLL) > 0 && fight.get(Num.SCROLL_HOLDER) == figure;
  }

  private static Trait spell(Fight fight) {
    return Trait.SPELLS.get(fight.get(Num.SCROLL) - 1);
  }

  /**
   * Lists reading it.
   *
   * @param moving the reason why the figure cannot move, null if it can
   */
  public static void options(Fight fight, int figure, int left, int surcharge, @Nullable Refusal moving,
      @Nullable Refusal reserved, Options out) {
    if (isHeldBy(fight, figure)) {
      Refusal refusal = reserved != null ? reserved : refusal(fight, figure, left, surcharge);
      out.add(fight.actions().of(Word.READ), refusal != null ? refusal : spellRefusal(fight, figure, left, surcharge, moving));
    }
  }

  private static @Nullable Refusal refusal(Fight fight, int figure, int left, int surcharge) {
    Refusal tooFew = TOO_FEW.of(left, cost(spell(fight), surcharge));
    return Able.isFighting(fight.board(), fight.figures(), figure) ? FIGHTING // KF-LOC-45d
        : tooFew != null ? tooFew : Casting.refusal(fight, figure, CHI);
  }

  private static int cost(Trait spell, int surcharge) {
    return 1 + (spell == Trait.FIREBALL || spell == Trait.ENTANGLE ? surcharge : 0); // KF-RUL-20
  }

  private static @Nullable Refusal spellRefusal(Fight fight, int figure, int left, int surcharge, @Nullable Refusal moving) {
    Figures figures = fight.figures();
    Trait spell = spell(fight);
    Refusal astray = moving != null ? moving : Stagger.isAstray(figures, figure) ? ASTRAY : null;
    return switch (spell) {
      case HEALING -> Mending.isAnybody(fight, figure) ? null : NOBODY_ILL;
      case MAGIC_GONG -> null;
      case FIREBALL -> Fireball.refusal(fight, figure, left, surcharge);
      case TRANSFIX -> Spellbound.isAnybody(fight, figure) ? null : Spellbound.NOBODY;
      case EXORCISE -> TOO_FEW.of(left, Exorcism.COST); // the other action strikes
      case ENTANGLE -> Missile.refusal(fight, figure, WHIP);
      case SHAPE_SHIFT -> Shape.isAny(fight, figure) ? null : NO_FORM;
      case TELEPORTATION -> astray != null ? astray : figures.has(figure, Deed.BURDENED) ? BURDENED : null;
      case LEVITATION -> astray != null ? astray : figures.is(figure, Condition.LEVITATED) ? LEVITATED : null;
      default -> Recital.refusal(fight, figure, spell);
    };
  }

  /** Reads it, and returns the move that it gives, null if it gives none. */
  public static @Nullable Word move(Fight fight, int figure) {
    Trait spell = spell(fight);
    if (spell != Trait.TELEPORTATION && spell != Trait.LEVITATION) {
      return null;
    }
    use(fight, figure);
    if (spell == Trait.LEVITATION) {
      Casting.pay(fight, figure, CHI);
    }
    return spell == Trait.LEVITATION ? Word.LEVITATE : Word.TELEPORT; // a teleport is paid with its step
  }

  private static void use(Fight fight, int figure) {
    fight.tell(RECITED, fight.figures().code(figure), fight.get(Num.SCROLL) - 1);
    fight.set(Num.SCROLL, READ);
  }

  /**
   * Reads it: its spell takes effect for 1 Chi and one action, whatever it costs otherwise (KF-LOC-45c). An exorcism is
   * at hand then, to be made with one action more.
   *
   * @return the cost
   */
  public static int read(Fight fight, int figure, int surcharge) {
    Trait spell = spell(fight);
    use(fight, figure);
    switch (spell) {
      case FIREBALL -> fight.then(Fireball.of(fight, figure));
      case TRANSFIX -> fight.then(Spell.TRANSFIX.cast(fight, figure));
      case HEALING -> {
        Casting.pay(fight, figure, CHI);
        fight.then(Mending.of(figure));
      }
      case MAGIC_GONG -> {
        Casting.pay(fight, figure, CHI);
        fight.then(new Gong(figure));
      }
      case EXORCISE -> {
        Casting.pay(fight, figure, CHI);
        fight.figures().inflict(figure, Condition.EXORCISING);
      }
      case SHAPE_SHIFT -> {
        Casting.pay(fight, figure, CHI);
        fight.then(new Shape(figure));
      }
      case ENTANGLE -> {
        Casting.pay(fight, figure, CHI);
        fight.then(Missiles.conjured(figure, WHIP));
      }
      default -> Recital.use(fight, figure, spell);
    }
    return cost(spell, surcharge);
  }
}
