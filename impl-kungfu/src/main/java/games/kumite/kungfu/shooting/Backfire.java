package games.kumite.kungfu.shooting;

import games.kumite.api.Action;
import games.kumite.kungfu.combat.Harming;
import games.kumite.kungfu.combat.Misfire;
import games.kumite.kungfu.content.Effect;
import games.kumite.kungfu.content.PricedEffect;
import games.kumite.kungfu.prop.Props;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.EffectWord;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.Options;
import games.kumite.spi.Pass;
import games.kumite.spi.Refusal;
import games.kumite.spi.Script;
import games.kumite.spi.actions.VerbAction;
import org.jspecify.annotations.Nullable;

/** D-29: what goes wrong for a shooter who loses by 3 or more, chosen by the target's player, or nothing (KF-GUN-25 to 28). */
enum Backfire implements Script.Choice<Fight, Shot> {
  EFFECT;

  private static final Refusal TOO_DEAR = new Refusal("KF-GUN-25", "too-many-points");
  private static final Refusal DOES_NOT_APPLY = new Refusal("KF-H2H-23", "does-not-apply");

  @Override
  public String kind() {
    return "backfire";
  }

  @Override
  public int seat(Fight fight, Shot shot) {
    int seat = fight.seatOf(shot.on());
    for (PricedEffect line : Harming.Table.SHOOTER.lines(fight)) {
      if (refusal(fight, shot, line) == null) {
        return seat;
      }
    }
    return Figures.NOBODY;
  }

  @Override
  public void options(Fight fight, Shot shot, Options out) {
    for (PricedEffect line : Harming.Table.SHOOTER.lines(fight)) {
      out.add(fight.actions().of(Word.INFLICT, EffectWord.of(line.effect())), refusal(fight, shot, line));
    }
    out.add(Pass.PASS);
  }

  private static @Nullable Refusal refusal(Fight fight, Shot shot, PricedEffect line) {
    if (line.points() > -shot.thrown().margin()) {
      return TOO_DEAR;
    }
    return applies(fight, shot, (Effect.Plain) line.effect()) ? null : DOES_NOT_APPLY;
  }

  private static boolean applies(Fight fight, Shot shot, Effect.Plain effect) {
    Figures figures = fight.figures();
    boolean isItem = shot.means().kind() == Means.Kind.ITEM;
    boolean isGone = isItem && (figures.arms().weapons(shot.by()) >> shot.means().place() & 1) == 0;
    return switch (effect) {
      case HOSTAGE_FREE -> Misfire.hostage(figures, shot.by()) != Figures.NOBODY;
      case SITTING_DUCK -> !figures.is(shot.by(), Condition.SITTING_DUCK);
      case RELOAD, MALFUNCTION -> !isGone && shot.means().isFirearm(figures, shot.by());
      case WEAPON_BREAKS -> isItem && !isGone; // what is no longer held cannot break
      case BYSTANDER -> fight.isCrowded();
      case PROP_HIT -> Props.canActivateAny(fight, shot.by()); // KF-GUN-26d, KF-RUL-94
      default -> false;
    };
  }

  @Override
  public Shot chosen(Fight fight, Shot shot, Action action) {
    if (action != Pass.PASS) {
      Effect.Plain effect = (Effect.Plain) EffectWord.effect(((VerbAction) action).first());
      Misfire.carryOut(fight, shot.by(), shot.means().place(), effect);
      if (effect == Effect.Plain.BYSTANDER) {
        Crowd.pointedAt(fight, shot.by());
      } else if (effect == Effect.Plain.PROP_HIT) {
        fight.then(new HitProp(shot.by(), shot.on(), shot.means().isFirearm(fight.figures(), shot.by())));
      }
    }
    return shot;
  }
}
