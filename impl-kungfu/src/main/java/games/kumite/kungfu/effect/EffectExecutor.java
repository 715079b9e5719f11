package games.kumite.kungfu.effect;

import games.kumite.kungfu.content.Effect;
import games.kumite.kungfu.content.FigureType;
import games.kumite.kungfu.end.Goal;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.CarriedObjects;
import games.kumite.kungfu.figure.Footing;
import games.kumite.kungfu.figure.Spirits;
import games.kumite.kungfu.figure.Staggering;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.EffectNames;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.EventType;

/** The execution of effects (KF-CON). */
public final class EffectExecutor {

  static final int MIN_LIVING = -1;
  private static final EventType SUFFERED = EventType.of("suffered", "KF-H2H-20")
      .word("on", Figures::id).word("effect", EffectNames::word);

  private EffectExecutor() {}

  /**
   * Carries out one announced effect of one figure on another, who is in play. Whom an earlier effect of the same blow has left
   * hanging on to an edge was not struck while he hung there (KF-STU-17).
   */
  static void carryOut(GameState state, Source source, int on, int announced, boolean hasGrasped) {
    Figures figures = state.figures();
    int by = source.by();
    Effect effect = LegalEffects.effect(announced);
    state.emit(SUFFERED, figures.code(on), EffectNames.of(effect));
    figures.bank(on, 0); // KF-ACT-34
    if (by != Figures.NOBODY && figures.grappler(by) == on) { // KF-RUL-39
      figures.inflict(by, Condition.BREAKING_FREE); // once the attack has been carried out (KF-RUL-184)
    }
    Goal.suffers(state, by, on, effect);
    EffectRule rule = EffectRules.of(announced);
    if (Spirits.isSpirit(figures, on) && rule.is(EffectRule.Mark.BANISHES)) { // KF-RUL-158
      Spirits.goHome(state, on);
      return;
    }
    if (effect == Effect.Plain.TRANSFIXED && figures.is(on, Condition.POSSESSED)) { // KF-TRT-26c
      Spirits.goHome(state, on);
      return;
    }
    boolean wasStaggering = Staggering.is(figures, on);
    boolean wasHanging = figures.is(on, Condition.CLIFFHANGING) && !hasGrasped;
    boolean wasDown = figures.is(on, Condition.KNOCKED_DOWN);
    rule.deed().carryOut(state, source, on, announced);
    if (source.isFigure()) {
      Handcuffs.lookAt(state, by, on, effect);
    }
    if (wasHanging) {
      Fall.ifHanging(state, on, by); // KF-STU-17
    } else if (!wasDown && figures.is(on, Condition.KNOCKED_DOWN)) {
      Fall.ifOverhanging(state, on, by); // KF-RUL-176
    }
    if (wasStaggering) {
      Casualty.knockOut(state, on, by); // KF-CON-19
    }
  }

  /** Returns the figure from whom an Acrobat may bounce off a wall back: the one that has struck him hand-to-hand (KF-STU-06). */
  private static int bouncer(GameState state, Source source, int on) {
    return source.isBlowBut(Source.How.MISSILE) && Footing.isAcrobat(state.figures(), on)
        && Capabilities.areInContact(state.board(), state.figures(), source.by(), on) ? source.by() : Figures.NOBODY;
  }

  /** Pushes a figure away, unless it staggers (KF-CON-19). */
  static void recoil(GameState state, Source source, int on, int direction, Stick stick) {
    if (!Staggering.is(state.figures(), on)) {
      EvadeAndCounter.beforeRecoil(state, source, on);
      Recoil.From pushed = new Recoil.From(on, source.place(state, on), direction, stick.length(), source.by(),
          bouncer(state, source, on));
      state.then(stick == Stick.SHORT ? new Tumble(pushed) : pushed); // KF-TRT-01e
    }
  }

  /** Stuns a figure by an attack. */
  static void stun(GameState state, Source source, int on, int announced) {
    EvadeAndCounter.beforeRecoil(state, source, on);
    stun(state, on, source.by(), bouncer(state, source, on));
  }

  /** Stuns a figure otherwise than by a blow. */
  public static void stun(GameState state, int figure, int by) {
    stun(state, figure, by, Figures.NOBODY);
  }

  /** Stuns a figure, which Recoils S in a random direction; it does not stack (KF-RUL-44). */
  private static void stun(GameState state, int figure, int by, int striker) {
    Figures figures = state.figures();
    if (!figures.is(figure, Condition.STUNNED)) {
      figures.inflict(figure, Condition.STUNNED);
      figures.cure(figure, Condition.STANCE); // KF-TRT-44g
      if (!figures.is(figure, Condition.CLIFFHANGING)) { // KF-STU-17
        state.then(Recoil.random(figure, by, striker)); // KF-CON-22a
      }
    }
  }

  /** Fells a figure by what others do; where its base hangs over an edge it goes over it (KF-RUL-176). */
  public static void fell(GameState state, int figure, int by) {
    knockDown(state, figure);
    Fall.ifOverhanging(state, figure, by);
  }

  /** Knocks a figure down; the figures that it held are free (KF-RUL-39). */
  public static void knockDown(GameState state, int figure) {
    Figures figures = state.figures();
    if (figures.is(figure, Condition.SWORD) || figures.is(figure, Condition.INSIDE)) { // KF-TRT-30d, KF-RUL-140d
      return;
    }
    figures.inflict(figure, Condition.KNOCKED_DOWN);
    figures.cure(figure, Condition.STANCE); // KF-TRT-44g
    figures.cure(figure, Condition.UNBALANCED); // KF-TRT-81b
    CarriedObjects.letCarFall(state, figure); // KF-STU-22
    Casualty.letGo(state, figure);
  }

  /** Makes a figure Limping; a second time leaves it crawling (KF-CON-02). */
  public static void limp(GameState state, int figure) {
    Figures figures = state.figures();
    if (figures.is(figure, Condition.LIMPING)) {
      figures.inflict(figure, Condition.CRAWLING);
      knockDown(state, figure);
    }
    figures.inflict(figure, Condition.LIMPING);
  }

  /**
   * Wounds a figure: an Extra dies of it; a Protagonist loses 1 C: at C -1 it is Knocked Out, at C -2 dead (KF-CON-18,
   * KF-RUL-43).
   */
  public static void wound(GameState state, int figure, int by) {
    Figures figures = state.figures();
    if (figures.profile(figure).type != FigureType.PROTAGONIST) {
      Casualty.kill(state, figure, by);
      return;
    }
    figures.wounds(figure, figures.wounds(figure) + 1);
    if (figures.unboosted(figure) < MIN_LIVING) {
      Casualty.kill(state, figure, by);
    } else if (figures.unboosted(figure) == MIN_LIVING) {
      Casualty.knockOut(state, figure, by);
    }
  }
}
