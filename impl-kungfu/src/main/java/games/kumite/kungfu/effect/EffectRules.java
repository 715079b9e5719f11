package games.kumite.kungfu.effect;

import games.kumite.kungfu.content.Effect;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.effect.EffectRule.Deed;
import games.kumite.kungfu.effect.EffectRule.Mark;
import games.kumite.kungfu.effect.EffectRule.Names;
import games.kumite.kungfu.effect.EffectRule.Need;
import games.kumite.kungfu.end.Goal;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.CarriedObjects;
import games.kumite.kungfu.figure.Hands;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.scenery.Props;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.EffectNames;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.PlotDeed;
import games.kumite.spi.IntList;

/**
 * The effects of attacks, one row each: what it needs and what it does (KF-H2H-23 to 26, KF-GUN-22 to 24, KF-CON). A new word of
 * {@link Effect.Plain} does not compile without its row.
 */
final class EffectRules {

  private static final EffectRule[] ALL = all();

  private EffectRules() {}

  /** Returns the row of an effect by its number, announced or not; a mishap has none here. */
  static EffectRule of(int announced) {
    return ALL[LegalEffects.number(announced)];
  }

  private static EffectRule[] all() {
    EffectRule[] all = new EffectRule[EffectNames.count()];
    for (int number = 0; number < all.length; number++) {
      Effect effect = EffectNames.effect(number);
      if (effect instanceof Effect.Plain plain) {
        all[number] = plain(plain);
      } else if (effect instanceof Effect.Recoil recoil) {
        all[number] = recoil(recoil.stick());
      } else if (effect instanceof Effect.Disarm disarm) {
        all[number] = disarm(disarm.weapon());
      }
    }
    return all;
  }

  private static EffectRule plain(Effect.Plain effect) {
    return switch (effect) {
      case EXTRA_KNOCKED_OUT -> onExtra((state, source, on, announced) -> Casualty.knockOut(state, on, source.by()));
      case EXTRA_KILLED -> onExtra((state, source, on, announced) -> Casualty.kill(state, on, source.by()));
      case EXTRA_KILLED_BLOODILY -> onExtra((state, source, on, announced) -> {
        if (source.by() >= 0 && BloodPools.isBladed(state.figures(), source.by())) {
          BloodPools.spill(state, on);
        }
        Casualty.kill(state, on, source.by());
      });
      case WOUNDED -> EffectRule.of((state, by, on, before) -> true,
          (state, source, on, announced) -> EffectExecutor.wound(state, on, source.by()))
          .with(Mark.REPEATS, Mark.FELLS_EXTRA, Mark.BANISHES);
      case KNOCKED_DOWN -> EffectRule.of((state, by, on, before) -> !state.figures().is(on, Condition.INSIDE)
              && !state.figures().is(on, Condition.KNOCKED_DOWN),
          (state, source, on, announced) -> EffectExecutor.knockDown(state, on));
      case GRAPPLED -> EffectRule.of((state, by, on, before) -> by >= 0 && canGrapple(state, by, on),
          (state, source, on, announced) -> state.figures().grappler(on, source.by())).with(Mark.BANISHES);
      case HUMBLED -> EffectRule.of((state, by, on, before) -> !state.figures().is(on, Condition.HUMBLED) || Goal.isWanted(state, by, on),
          EffectRules::humble);
      case LIMPING -> EffectRule.of((state, by, on, before) -> limps(state, on) + LegalEffects.count(before, effect) < 2,
          (state, source, on, announced) -> EffectExecutor.limp(state, on)).with(Mark.REPEATS);
      case STUNNED -> unless(Condition.STUNNED, EffectExecutor::stun); // KF-RUL-44
      case DISTRACTED -> inflicting(Condition.DISTRACTED);
      case BLINDED -> inflicting(Condition.BLINDED);
      case ON_FIRE -> inflicting(Condition.BURNING_BY_FIREBALL);
      case TIED_UP -> unless(Condition.TIED_UP, (state, source, on, announced) -> {
        state.figures().inflict(on, Condition.TIED_UP);
        CarriedObjects.letCarFall(state, on); // KF-STU-22
      });
      case TRANSFIXED -> EffectRule.of((state, by, on, before) -> !state.figures().is(on, Condition.TRANSFIXED)
          || state.figures().is(on, Condition.POSSESSED), EffectRules::transfix); // KF-TRT-26c
      case PULLED -> EffectRule.of((state, by, on, before) -> by >= 0 && canPull(state, by, on),
          (state, source, on, announced) -> state.then(new PullIntoContact(on, source.by(), PullIntoContact.Welcome.HACK)));
      case VIBRATIONS -> EffectRule.of((state, by, on, before) -> canTremble(state.figures(), on),
          (state, source, on, announced) -> state.figures().tremble(on, source.by()));
      case PROP_ACTIVATES -> EffectRule.of((state, by, on, before) -> !state.figures().is(on, Condition.INSIDE)
              && Props.canActivateAny(state, on),
          (state, source, on, announced) -> state.then(state.callbacks().activate(source.by(), on, LegalEffects.weapon(announced))))
          .naming(Names.PROP, (state, on, announced) -> Props.canActivate(state, on, LegalEffects.weapon(announced)));
      case PROP_WEAPON -> EffectRule.of((state, by, on, before) -> by >= 0 && state.figures().gang(by) != Figures.NEUTRAL
              && state.callbacks().canTakeUp(state, by, on),
          (state, source, on, announced) -> state.then(state.callbacks().takeUp(source.by(), on)));
      case RECOIL_INTO_PROP -> EffectRule.of((state, by, on, before) -> by >= 0 && !Recoil.isFixed(state.figures(), on)
              && Props.isMetAnywhere(state, on, state.figures().place(by), Stick.MEDIUM.length()), // KF-H2H-26d
          recoils(Stick.MEDIUM)).naming(Names.DIRECTION, (state, on, announced) -> true);
    };
  }

  private static EffectRule recoil(Stick stick) {
    return EffectRule.of(EffectRules::canRecoil, recoils(stick)).naming(Names.DIRECTION, null);
  }

  private static Deed recoils(Stick stick) {
    return (state, source, on, announced) -> EffectExecutor.recoil(state, source, on, LegalEffects.direction(announced), stick);
  }

  /** Returns whether a figure can Recoil; a stance holds it unless it falls in the same blow (KF-TRT-44g). */
  private static boolean canRecoil(GameState state, int by, int on, IntList before) {
    Figures figures = state.figures();
    return !Recoil.isFixed(figures, on) || Recoil.isFixedByStance(figures, on)
        && LegalEffects.count(before, Effect.Plain.KNOCKED_DOWN) + LegalEffects.count(before, Effect.Plain.STUNNED) > 0;
  }

  private static EffectRule disarm(Effect.Fate fate) {
    return EffectRule.of((state, by, on, before) -> LostWeapons.canLose(state, on, fate, before),
        (state, source, on, announced) -> LostWeapons.lose(state, source, on, fate, announced))
        .with(Mark.REPEATS, Mark.BANISHES)
        .naming(Names.WEAPON, (state, on, announced) -> LostWeapons.isFitting(state, on, fate, LegalEffects.weapon(announced)));
  }

  /** Returns the row of an effect on Extras alone (KF-RUL-22). */
  private static EffectRule onExtra(Deed deed) {
    return EffectRule.of((state, by, on, before) -> state.figures().profile(on).type.isExtra(), deed)
        .with(Mark.REPEATS, Mark.FELLS_EXTRA, Mark.BANISHES);
  }

  private static EffectRule unless(Condition condition, Deed deed) {
    Need need = (state, by, on, before) -> !state.figures().is(on, condition);
    return EffectRule.of(need, deed);
  }

  private static EffectRule inflicting(Condition condition) {
    return unless(condition, (state, source, on, announced) -> state.figures().inflict(on, condition));
  }

  private static boolean canGrapple(GameState state, int by, int on) {
    Figures figures = state.figures();
    return Hands.refusal(figures, by) == null && figures.grappler(on) == Figures.NOBODY
        && Capabilities.areInContact(state.board(), figures, by, on);
  }

  private static void humble(GameState state, Source source, int on, int announced) {
    Figures figures = state.figures();
    figures.inflict(on, Condition.HUMBLED);
    if (!figures.has(on, PlotDeed.REFUSED)) { // KF-TAO-09 lasts longer
      figures.humbler(on, source.by());
    }
  }

  /** Returns how often a figure has been made Limping, at most twice: the second time it crawls (KF-CON-02). */
  private static int limps(GameState state, int on) {
    return state.figures().is(on, Condition.CRAWLING) ? 2 : state.figures().is(on, Condition.LIMPING) ? 1 : 0;
  }

  private static void transfix(GameState state, Source source, int on, int announced) {
    state.figures().inflict(on, Condition.TRANSFIXED);
    state.figures().causer(on, source.by());
    CarriedObjects.letCarFall(state, on);
  }

  private static boolean canPull(GameState state, int by, int on) {
    Figures figures = state.figures();
    return !Recoil.isFixed(figures, on) && figures.size(on).compareTo(figures.size(by)) <= 0 // KF-TRT-24h
        && !Capabilities.areInContact(state.board(), figures, by, on);
  }

  /** Returns whether the vibrations of a Quivering Palm can take hold of a figure (KF-TRT-57f). */
  private static boolean canTremble(Figures figures, int on) {
    return figures.trembling(on) == Figures.NOBODY && !Capabilities.has(figures, on, Trait.ARTIFICIAL)
        && !Capabilities.has(figures, on, Trait.UNDEAD) && !Capabilities.has(figures, on, Trait.ANIMAL);
  }
}
