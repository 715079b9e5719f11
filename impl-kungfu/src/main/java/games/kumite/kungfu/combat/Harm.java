package games.kumite.kungfu.combat;

import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.ability.Footing;
import games.kumite.kungfu.ability.Spirits;
import games.kumite.kungfu.ability.Staggering;
import games.kumite.kungfu.carrying.Carrying;
import games.kumite.kungfu.content.Effect;
import games.kumite.kungfu.content.FigureType;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.end.Goal;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Deed;
import games.kumite.kungfu.state.EffectWord;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.spi.EventType;

/** The execution of effects (KF-CON). */
public final class Harm {

  static final int MIN_LIVING = -1;
  private static final EventType SUFFERED = EventType.of("suffered", "KF-H2H-20")
      .named("on", Figures::id).named("effect", EffectWord::word);

  private Harm() {}

  /**
   * Carries out one announced effect of one figure on another, who is in play. Whom an earlier effect of the same blow has left
   * hanging on to an edge was not struck while he hung there (KF-STU-17).
   */
  static void carryOut(Fight fight, Source source, int on, int announced, boolean hasGrasped) {
    Figures figures = fight.figures();
    int by = source.by();
    Effect effect = Effects.effect(announced);
    fight.tell(SUFFERED, figures.code(on), EffectWord.of(effect));
    figures.bank(on, 0); // KF-ACT-34
    if (by != Figures.NOBODY && figures.grappler(by) == on) { // KF-RUL-39
      figures.inflict(by, Condition.BREAKING_FREE); // once the attack has been carried out (KF-RUL-184)
    }
    Goal.suffers(fight, by, on, effect);
    if (Spirits.isSpirit(figures, on) && isBanishing(effect)) { // KF-RUL-158
      Spirits.goHome(fight, on);
      return;
    }
    if (effect == Effect.Plain.TRANSFIXED && figures.is(on, Condition.POSSESSED)) { // KF-TRT-26c
      Spirits.goHome(fight, on);
      return;
    }
    boolean wasStaggering = Staggering.is(figures, on);
    boolean wasHanging = figures.is(on, Condition.CLIFFHANGING) && !hasGrasped;
    boolean wasDown = figures.is(on, Condition.KNOCKED_DOWN);
    if (effect instanceof Effect.Recoil || effect == Effect.Plain.RECOIL_INTO_PROP) {
      Stick stick = effect instanceof Effect.Recoil recoil ? recoil.stick() : Stick.MEDIUM; // KF-H2H-26d
      if (!wasStaggering) {
        evade(fight, source, on);
        Recoil.From pushed = new Recoil.From(on, source.place(fight, on), Effects.direction(announced),
            stick.length(), by, bouncer(fight, source, on));
        fight.then(stick == Stick.SHORT ? new Tumble(pushed) : pushed); // KF-TRT-01e
      }
    } else if (effect instanceof Effect.Disarm) {
      Weapons.lose(fight, source, on, announced);
    } else {
      if (effect == Effect.Plain.PROP_ACTIVATES) {
        fight.then(fight.sequels().activate(by, on, Effects.weapon(announced)));
      } else {
        plain(fight, source, on, (Effect.Plain) effect);
      }
      if (source.isFigure()) {
        Cuffs.lookAt(fight, by, on, (Effect.Plain) effect);
      }
    }
    if (wasHanging) {
      Fall.ifHanging(fight, on, by); // KF-STU-17
    } else if (!wasDown && figures.is(on, Condition.KNOCKED_DOWN)) {
      Fall.ifOverhanging(fight, on, by); // KF-RUL-176
    }
    if (wasStaggering) {
      Casualty.knockOut(fight, on, by); // KF-CON-19
    }
  }

  /** Lets a figure that Recoils from a blow first hack at the one who has dealt it (KF-TRT-25a). */
  private static void evade(Fight fight, Source source, int on) {
    if (source.isBlowBut(Source.How.COUNTER) && Effects.has(fight.figures(), on, Trait.EVADE_AND_COUNTER)) {
      fight.then(new TraitHack(on, source.by(), 0, Blow.Kind.COUNTER_HACK));
    }
  }

  /** Returns the figure from whom an Acrobat may bounce off a wall back: the one that has struck him hand-to-hand (KF-STU-06). */
  private static int bouncer(Fight fight, Source source, int on) {
    return source.isBlowBut(Source.How.MISSILE) && Footing.isAcrobat(fight.figures(), on)
        && Able.areInContact(fight.board(), fight.figures(), source.by(), on) ? source.by() : Figures.NOBODY;
  }

  /** Returns whether an effect sends a spirit back. */
  private static boolean isBanishing(Effect effect) {
    return effect instanceof Effect.Disarm || effect == Effect.Plain.WOUNDED || effect == Effect.Plain.GRAPPLED
        || effect == Effect.Plain.EXTRA_KNOCKED_OUT || effect == Effect.Plain.EXTRA_KILLED
        || effect == Effect.Plain.EXTRA_KILLED_BLOODILY;
  }

  private static void plain(Fight fight, Source source, int on, Effect.Plain effect) {
    Figures figures = fight.figures();
    int by = source.by();
    switch (effect) {
      case EXTRA_KNOCKED_OUT -> Casualty.knockOut(fight, on, by);
      case EXTRA_KILLED -> Casualty.kill(fight, on, by);
      case EXTRA_KILLED_BLOODILY -> {
        if (by >= 0 && Blood.isBladed(figures, by)) {
          Blood.spill(fight, on);
        }
        Casualty.kill(fight, on, by);
      }
      case VIBRATIONS -> figures.tremble(on, by);
      case PROP_WEAPON -> fight.then(fight.sequels().takeUp(by, on));
      case KNOCKED_DOWN -> knockDown(fight, on);
      case GRAPPLED -> figures.grappler(on, by);
      case DISTRACTED -> figures.inflict(on, Condition.DISTRACTED);
      case HUMBLED -> {
        figures.inflict(on, Condition.HUMBLED);
        if (!figures.has(on, Deed.REFUSED)) { // KF-TAO-09 lasts longer
          figures.humbler(on, by);
        }
      }
      case LIMPING -> limp(fight, on);
      case WOUNDED -> wound(fight, on, by);
      case STUNNED -> {
        evade(fight, source, on);
        stun(fight, on, by, bouncer(fight, source, on));
      }
      case BLINDED -> figures.inflict(on, Condition.BLINDED);
      case TIED_UP -> {
        figures.inflict(on, Condition.TIED_UP);
        Carrying.letCarFall(fight, on); // KF-STU-22
      }
      case ON_FIRE -> figures.inflict(on, Condition.BURNING_BY_FIREBALL);
      case TRANSFIXED -> {
        figures.inflict(on, Condition.TRANSFIXED);
        figures.causer(on, by);
        Carrying.letCarFall(fight, on);
      }
      case PULLED -> fight.then(new Pull(on, by, Pull.Welcome.HACK));
      default -> throw new IllegalStateException("effect " + effect + " is chosen nowhere");
    }
  }

  /** Stuns a figure otherwise than by a blow. */
  public static void stun(Fight fight, int figure, int by) {
    stun(fight, figure, by, Figures.NOBODY);
  }

  /** Stuns a figure, which Recoils S in a random direction; it does not stack (KF-RUL-44). */
  private static void stun(Fight fight, int figure, int by, int striker) {
    Figures figures = fight.figures();
    if (!figures.is(figure, Condition.STUNNED)) {
      figures.inflict(figure, Condition.STUNNED);
      figures.cure(figure, Condition.STANCE); // KF-TRT-44g
      if (!figures.is(figure, Condition.CLIFFHANGING)) { // KF-STU-17
        fight.then(Recoil.random(figure, by, striker)); // KF-CON-22a
      }
    }
  }

  /** Fells a figure by what others do; where its base hangs over an edge it goes over it (KF-RUL-176). */
  public static void fell(Fight fight, int figure, int by) {
    knockDown(fight, figure);
    Fall.ifOverhanging(fight, figure, by);
  }

  /** Knocks a figure down; the figures that it held are free (KF-RUL-39). */
  public static void knockDown(Fight fight, int figure) {
    Figures figures = fight.figures();
    if (figures.is(figure, Condition.SWORD) || figures.is(figure, Condition.INSIDE)) { // KF-TRT-30d, KF-RUL-140d
      return;
    }
    figures.inflict(figure, Condition.KNOCKED_DOWN);
    figures.cure(figure, Condition.STANCE); // KF-TRT-44g
    figures.cure(figure, Condition.UNBALANCED); // KF-TRT-81b
    Carrying.letCarFall(fight, figure); // KF-STU-22
    Casualty.letGo(fight, figure);
  }

  /** Makes a figure Limping; a second time leaves it crawling (KF-CON-02). */
  public static void limp(Fight fight, int figure) {
    Figures figures = fight.figures();
    if (figures.is(figure, Condition.LIMPING)) {
      figures.inflict(figure, Condition.CRAWLING);
      knockDown(fight, figure);
    }
    figures.inflict(figure, Condition.LIMPING);
  }

  /**
   * Wounds a figure: an Extra dies of it; a Protagonist loses 1 C: at C -1 it is Knocked Out, at C -2 dead (KF-CON-18,
   * KF-RUL-43).
   */
  public static void wound(Fight fight, int figure, int by) {
    Figures figures = fight.figures();
    if (figures.profile(figure).type != FigureType.PROTAGONIST) {
      Casualty.kill(fight, figure, by);
      return;
    }
    figures.wounds(figure, figures.wounds(figure) + 1);
    if (figures.unboosted(figure) < MIN_LIVING) {
      Casualty.kill(fight, figure, by);
    } else if (figures.unboosted(figure) == MIN_LIVING) {
      Casualty.knockOut(fight, figure, by);
    }
  }
}
