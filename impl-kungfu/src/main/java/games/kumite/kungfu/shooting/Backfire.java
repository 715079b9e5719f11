package games.kumite.kungfu.shooting;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.kungfu.ability.Toughness;
import games.kumite.kungfu.chi.Chi;
import games.kumite.kungfu.combat.Harming;
import games.kumite.kungfu.combat.Misfire;
import games.kumite.kungfu.content.Effect;
import games.kumite.kungfu.content.PricedEffect;
import games.kumite.kungfu.item.Props;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.EffectWord;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.FightChoice;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.Done;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Pass;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.Script;
import games.kumite.spi.actions.VerbAction;
import org.jspecify.annotations.Nullable;

/**
 * The mishap of a shooter who loses by 3 or more: the target's player chooses it, the shooter's may lower it with Chi (KF-GUN-25
 * to 29).
 *
 * @param by the figure that has shot
 * @param on the target
 * @param means the means
 * @param points the cost that the effect may have; once it is chosen its cost; 0 when it can no longer be lowered
 * @param effect its word, {@link #NONE} for none yet, or none at all
 */
record Backfire(int by, int on, Means means, int points, int effect) {

  private static final int NONE = -1;
  private static final Refusal TOO_DEAR = new Refusal("KF-GUN-25", "too-many-points");
  private static final Refusal DOES_NOT_APPLY = new Refusal("KF-H2H-23", "does-not-apply");
  private static final EventType LOWERED = EventType.of("effect-lowered", "KF-H2H-22").named("on", Figures::id)
      .named("effect", EffectWord::word).number("points");

  private enum Choose implements FightChoice<Backfire> {
    /** The choice of one effect, or of none (D-29). */
    EFFECT("backfire") {
      @Override
      public int seat(Fight fight, Backfire backfire) {
        return backfire.dearest(fight) > 0 ? fight.seatOf(backfire.on) : Figures.NOBODY;
      }

      @Override
      public void options(Fight fight, Backfire backfire, Options out) {
        for (PricedEffect line : Harming.Table.SHOOTER.lines(fight)) {
          out.add(fight.actions().of(Word.INFLICT, EffectWord.of(line.effect())), backfire.refusal(fight, line));
        }
        out.add(Pass.PASS);
      }
    },
    /** The choice whether the shooter's Chi lowers it (D-27, KF-GUN-29). */
    LOWER("reduce") {
      @Override
      public int seat(Fight fight, Backfire backfire) {
        return fight.seatOf(backfire.by);
      }

      @Override
      public Prompt prompt(Fight fight, Backfire backfire) {
        return Question.prompt(fight, kind(), seat(fight, backfire), fight.called(backfire.by), backfire.told(fight));
      }

      @Override
      public String remark(Fight fight, Backfire backfire, Action action) {
        return action == Done.DONE ? "" : backfire.told(fight);
      }

      @Override
      public void options(Fight fight, Backfire backfire, Options out) {
        out.add(fight.actions().of(Word.REDUCE, 1));
        out.add(Done.DONE);
      }

      @Override
      public Backfire chosen(Fight fight, Backfire backfire, Action action) {
        if (action == Done.DONE) {
          return backfire.with(0, backfire.effect);
        }
        Chi.spend(fight, fight.figures().gang(backfire.by), 1);
        fight.tell(LOWERED, fight.figures().code(backfire.by), backfire.effect, backfire.points - 1);
        return backfire.with(backfire.points - 1, NONE);
      }
    },
    /** The choice of the effect in its place, of that value, or of a lower one if there is none (D-28). */
    IN_ITS_PLACE("replace-effect") {
      @Override
      public int seat(Fight fight, Backfire backfire) {
        return backfire.effect == NONE && backfire.dearest(fight) > 0 ? fight.seatOf(backfire.on) : Figures.NOBODY;
      }

      @Override
      public void options(Fight fight, Backfire backfire, Options out) {
        int points = backfire.dearest(fight);
        for (PricedEffect line : Harming.Table.SHOOTER.lines(fight)) {
          out.add(fight.actions().of(Word.INFLICT, EffectWord.of(line.effect())),
              line.points() == points ? backfire.refusal(fight, line) : TOO_DEAR);
        }
      }
    };

    private final String kind;

    Choose(String kind) {
      this.kind = kind;
    }

    @Override
    public String kind() {
      return kind;
    }

    @Override
    public boolean answersItself() {
      return true;
    }

    @Override
    public Prompt prompt(Fight fight, Backfire backfire) {
      return Question.prompt(fight, kind(), seat(fight, backfire), fight.called(backfire.by), backfire.points);
    }

    @Override
    public Backfire chosen(Fight fight, Backfire backfire, Action action) {
      return action == Pass.PASS ? backfire : backfire.with(fight, ((VerbAction) action).first());
    }
  }

  /** The choice, lowering and carrying out of the effect. */
  static final Script<Fight, Backfire> SCRIPT = Script.<Fight, Backfire>of("backfire")
      .ask(Choose.EFFECT)
      .loop(Backfire::canBeLowered, each -> each
          .ask(Choose.LOWER)
          .ask(Choose.IN_ITS_PLACE))
      .act(Backfire::carryOut)
      .end();

  /** Returns the mishap of a shot that was lost by a margin; an Iron Shirt lowers it (KF-TRT-42). */
  static Backfire of(Fight fight, Shot shot) {
    return new Backfire(shot.by(), shot.on(), shot.means(),
        -shot.thrown().margin() - Toughness.of(fight.figures(), shot.by()), NONE);
  }

  private String told(Fight fight) {
    return EffectWord.told(fight, effect, points);
  }

  private Backfire with(int left, int word) {
    return new Backfire(by, on, means, left, word);
  }

  /** Returns a copy with an effect that was chosen. */
  private Backfire with(Fight fight, int word) {
    for (PricedEffect line : Harming.Table.SHOOTER.lines(fight)) {
      if (EffectWord.of(line.effect()) == word) {
        return with(line.points(), word);
      }
    }
    throw new IllegalArgumentException("no mishap " + word);
  }

  private static boolean canBeLowered(Fight fight, Backfire backfire) {
    return backfire.effect != NONE && backfire.points > 0 && Chi.of(fight, fight.figures().gang(backfire.by)) > 0;
  }

  /** Returns the cost of the most expensive effect that may be chosen, 0 if there is none. */
  private int dearest(Fight fight) {
    int dearest = 0;
    for (PricedEffect line : Harming.Table.SHOOTER.lines(fight)) {
      dearest = refusal(fight, line) == null ? Math.max(dearest, line.points()) : dearest;
    }
    return dearest;
  }

  private @Nullable Refusal refusal(Fight fight, PricedEffect line) {
    if (line.points() > points) {
      return TOO_DEAR;
    }
    return applies(fight, (Effect.Plain) line.effect()) ? null : DOES_NOT_APPLY;
  }

  private boolean applies(Fight fight, Effect.Plain what) {
    Figures figures = fight.figures();
    boolean isItem = means.kind() == Means.Kind.ITEM;
    boolean isGone = isItem && (figures.arms().weapons(by) >> means.place() & 1) == 0;
    return switch (what) {
      case HOSTAGE_FREE -> Misfire.hostage(figures, by) != Figures.NOBODY;
      case SITTING_DUCK -> !figures.is(by, Condition.SITTING_DUCK);
      case RELOAD, MALFUNCTION -> !isGone && means.isFirearm(figures, by);
      case WEAPON_BREAKS -> isItem && !isGone; // what is no longer held cannot break
      case BYSTANDER -> fight.isCrowded();
      case PROP_HIT -> Props.canActivateAny(fight, by); // KF-GUN-26d, KF-RUL-94
      default -> false;
    };
  }

  private static void carryOut(Fight fight, Backfire backfire) {
    if (backfire.effect == NONE) {
      return;
    }
    Effect.Plain effect = (Effect.Plain) EffectWord.effect(backfire.effect);
    boolean isGunshot = backfire.means.isFirearm(fight.figures(), backfire.by); // before it breaks
    Misfire.carryOut(fight, backfire.by, backfire.on, backfire.means.place(), effect);
    if (effect == Effect.Plain.BYSTANDER) {
      Crowd.pointedAt(fight, backfire.by, isGunshot);
    } else if (effect == Effect.Plain.PROP_HIT) {
      fight.then(new HitProp(backfire.by, backfire.on, isGunshot));
    }
  }
}
