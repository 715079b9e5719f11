package games.kumite.kungfu.effect;

import games.kumite.kungfu.content.AttackEntry;
import games.kumite.kungfu.content.Effect;
import games.kumite.kungfu.content.FigureType;
import games.kumite.kungfu.content.PricedEffect;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.Concentration;
import games.kumite.kungfu.figure.Toughness;
import games.kumite.kungfu.figure.VipFigures;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.EffectNames;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Vip;
import games.kumite.spi.IntList;
import games.kumite.spi.Script;
import games.kumite.spi.Step;
import games.kumite.spi.Texts;
import java.util.List;

/**
 * Effects worth a given number of points: chosen one by one by the inflictor, lowered by the victim's Chi, then carried out in
 * their order (KF-H2H-20 to 23, KF-RUL-23, KF-RUL-24).
 *
 * @param source the source
 * @param on the victim
 * @param points the points that are left; once all is announced, how many effects have been carried out
 * @param table the table that the effects are from
 * @param announced the effects: see {@link LegalEffects}
 */
public record EffectResolution(Source source, int on, int points, Table table, IntList announced) {

  /** A table of effects. */
  public enum Table {
    /** Hand-to-hand combat (KF-H2H-24 to 26). */
    HAND_TO_HAND,
    /** Ranged (KF-GUN-22 to 24). */
    RANGED,
    /** Throwing stars (KF-TRT-72). */
    THROWING_STARS,
    /** The mishaps of a shooter (KF-GUN-25 to 28), of the target on the shooter. */
    SHOOTER,
    /** Entangle (KF-TRT-24). */
    ENTANGLE,
    /** Fireball (KF-TRT-27e). */
    FIREBALL,
    /** Tank (KF-LOC-50d). */
    TANK,
    /** Dazzle (KF-TAO-04b). */
    DAZZLE,
    /** Exorcise (KF-TRT-26b). */
    EXORCISE,
    /** A wound alone (KF-TRT-27g, KF-RUL-143). */
    WOUND,
    /** A Recoil S alone (KF-RUL-99). */
    BANISH,
    /** A fall alone, by any margin (KF-TAO-03b). */
    FALL,
    /** Eagle claw (KF-TRT-23b). */
    EAGLE_CLAW,
    /** Southern dragon claw (KF-TRT-66b). */
    SOUTHERN_DRAGON_CLAW,
    /** A wound alone, by any margin: what most props do (KF-RUL-94). */
    INJURY,
    /** Soft missile (KF-LOC-46b). */
    SOFT_MISSILE,
    /** Gravel (KF-LOC-43b). */
    GRAVEL,
    /** Bees (KF-RUL-131). */
    BEES,
    /** Waste (KF-LOC-19c). */
    WASTE,
    /** The Quivering Palm (KF-TRT-57c). */
    QUIVERING_PALM,
    /** The Quivering Palm against an Extra (KF-TRT-57c). */
    QUIVERING_PALM_ON_EXTRA;

    private final String id = Texts.word(this);

    /** Returns the table of an id. */
    public static Table of(String id) {
      for (Table table : values()) {
        if (table.id.equals(id)) {
          return table;
        }
      }
      throw new IllegalArgumentException("there is no table " + id);
    }

    AttackEntry entry(GameState state) {
      if (this == QUIVERING_PALM || this == QUIVERING_PALM_ON_EXTRA) {
        return this == QUIVERING_PALM ? state.definition().palm : state.definition().palmOnExtra;
      }
      AttackEntry entry = state.definition().content.attacks().get(id);
      if (entry == null) {
        throw new IllegalStateException("there is no table " + id);
      }
      return entry;
    }

    /** Returns whether any margin causes its only effect (KF-RUL-119). */
    public boolean isOfAnyMargin() {
      return this == FALL || this == INJURY;
    }

    /** Returns its lines. */
    public List<PricedEffect> lines(GameState state) {
      return entry(state).effects();
    }
  }

  /** The direction and the weapon of one effect that has been chosen. */
  public static final Script<GameState, EffectResolution> NAMED = Script.<GameState, EffectResolution>of("named")
      .ask(LostWeapons.Choose::new)
      .ask(ChooseProp::new)
      .ask(ChooseDirection::new)
      .build();

  /** The replacement of an effect that was lowered. */
  static final Script<GameState, EffectResolution> REPLACED = Script.<GameState, EffectResolution>of("replaced")
      .ask(ReplaceEffect::new) // D-28
      .when((state, harming) -> ReplaceEffect.isWaiting(harming), unasked -> unasked
          .update(NeutralEffects::replace))
      .ask(LostWeapons.Choose::new)
      .ask(ChooseProp::new)
      .ask(ChooseDirection::new)
      .build();
  /** The effects that the victim's Chi leaves (KF-RUL-24). */
  public static final Script<GameState, EffectResolution> LOWERED = Script.<GameState, EffectResolution>of("lowered")
      .when((state, harming) -> harming.announced.size() > 0, due -> due
          .act((state, harming) -> state.callbacks().owed(state, state.figures().gang(harming.on)))) // KF-TRT-59a
      .repeatWhile(EffectResolution::canBeLowered, each -> each
          .ask(LowerEffects::new) // D-27
          .call(REPLACED, (state, harming) -> harming, (state, harming, done) -> done))
      .build();

  /** The carrying out of one effect after the other. */
  public static final Script<GameState, EffectResolution> CARRIED_OUT = Script.<GameState, EffectResolution>of("carried-out")
      .update((state, harming) -> harming.withPoints(0))
      .repeatWhile((state, harming) -> harming.points < harming.announced.size(), each -> each
          .stopUnless(EffectResolution::goesOn) // KF-RUL-23
          .act(EffectResolution::carryOut)
          .update((state, harming) -> harming.withPoints(harming.points + 1)))
      .build();

  /** The effects that the victim's Chi leaves, and then one effect after the other. */
  public static final Script<GameState, EffectResolution> ANNOUNCED = Script.<GameState, EffectResolution>of("announced")
      .call(LOWERED, (state, harming) -> harming, (state, harming, done) -> done)
      .call(CARRIED_OUT, (state, harming) -> harming, (state, harming, done) -> done)
      .build();

  /** All of it. */
  public static final Script<GameState, EffectResolution> SCRIPT = Script.<GameState, EffectResolution>of("harming")
      .update((state, harming) -> harming.withPoints(harming.points - Toughness.of(state.figures(), harming.on))) // KF-RUL-24
      .stopUnless((state, harming) -> harming.points > 0)
      .when((state, harming) -> harming.points > 0 && VipFigures.is(state, harming.on, Vip.MEDIC), frail -> frail // KF-VIP-03i
          .act((state, harming) -> Casualty.kill(state, harming.on, harming.by()))
          .update((state, harming) -> harming.withPoints(0)))
      .repeatWhile((state, harming) -> LegalEffects.isAnyLegal(state, harming), each -> each
          .when(NeutralEffects::isUsed, unasked -> unasked
              .update(NeutralEffects::choose))
          .ask(ChooseEffect::new) // D-25
          .ask(LostWeapons.Choose::new)
          .ask(ChooseProp::new)
          .ask(ChooseDirection::new))
      .call(ANNOUNCED, (state, harming) -> harming, (state, harming, done) -> done)
      .act(EffectResolution::loosen)
      .build();

  private static final Script<GameState, EffectResolution> PLAIN = Script.<GameState, EffectResolution>of("plain")
      .stopUnless((state, harming) -> LegalEffects.stillApplies(state, harming.by(), harming.on, harming.announced.get(0))
          && Toughness.of(state.figures(), harming.on) < harming.cost(state)) // KF-RUL-24
      .when((state, harming) -> Toughness.of(state.figures(), harming.on) > 0, tough -> tough // KF-TRT-42
          .update(EffectResolution::hardened)
          .call(REPLACED, (state, harming) -> harming, (state, harming, done) -> done))
      .call(ANNOUNCED, (state, harming) -> harming, (state, harming, done) -> done)
      .build();

  /** Lets a figure fall that hangs on and was hit, even if nothing else came of it (KF-STU-17). */
  private static void loosen(GameState state, EffectResolution harming) {
    if (harming.announced.size() == 0 && state.figures().is(harming.on, Condition.CLIFFHANGING)
        && Fall.isLeft(state.figures(), harming.on)) {
      Fall.fromTheEdge(state, harming.on, harming.by());
    }
  }

  /** Returns the harm with what an Iron Shirt leaves of one effect. */
  private static EffectResolution hardened(GameState state, EffectResolution harming) {
    return harming.with(IntList.of(Toughness.of(state.figures(), harming.on) - harming.cost(state)));
  }

  private int cost(GameState state) {
    return LegalEffects.points(state, on, table, LegalEffects.effect(announced.get(0)));
  }

  /** Returns effects worth a given number of points. */
  public static EffectResolution of(int by, int on, int points, Table table) {
    return of(Source.of(by), on, points, table);
  }

  /** Returns effects worth a given number of points, from a source such as a blast. */
  public static EffectResolution of(Source source, int on, int points, Table table) {
    return new EffectResolution(source, on, points, table, IntList.NONE);
  }

  /** Returns the one effect of a table of one, without a roll: it is worth what it costs (KF-RUL-24). */
  public static EffectResolution sure(GameState state, Source source, int on, Table table) {
    return of(source, on, table.lines(state).get(0).points(), table);
  }

  /** Returns whether the victim was Knocked Down by one of the effects. */
  public boolean hasFelled() {
    for (int i = 0; i < announced.size() && i < points; i++) {
      if (LegalEffects.effect(announced.get(i)) == Effect.Plain.KNOCKED_DOWN) {
        return true;
      }
    }
    return false;
  }

  /** Returns the figure whose player chooses. */
  public int by() {
    return source.by();
  }

  /** Returns one effect that has been announced. */
  public static EffectResolution announced(int by, int on, int effect, Table table) {
    return new EffectResolution(Source.of(by), on, 0, table, IntList.of(effect));
  }

  /** Returns whether the victim is still there; a Protagonist who is Knocked Out can be wounded further (KF-RUL-43). */
  private static boolean goesOn(GameState state, EffectResolution harming) {
    Figures figures = state.figures();
    return Capabilities.toSuffer(figures, harming.on) || figures.profile(harming.on).type == FigureType.PROTAGONIST
        && figures.is(harming.on, Condition.KNOCKED_OUT) && !figures.is(harming.on, Condition.DEAD);
  }

  /** Carries out the next effect, if it still is legal now that those before it have been carried out (KF-RUL-23). */
  private static void carryOut(GameState state, EffectResolution harming) {
    int effect = harming.announced.get(harming.points);
    if (Capabilities.isHusk(state.figures(), harming.on)) {
      SpiritBodies.destroy(state, harming.by(), harming.on); // KF-RUL-158: with C 0 it stands no blow
      return;
    }
    if (!LegalEffects.stillApplies(state, harming.by(), harming.on, effect)
        || !Capabilities.isInPlay(state.figures(), harming.on) && LegalEffects.effect(effect) != Effect.Plain.WOUNDED) {
      return;
    }
    if (harming.source.isBlowBut(Source.How.MISSILE)) {
      Concentration.suffersFromNear(state.figures(), harming.on);
    } else {
      Concentration.suffersFromAfar(state.figures(), harming.on);
    }
    boolean isLater = harming.points > 0;
    boolean hasGrasped = isLater && state.figures().is(harming.on, Condition.CLIFFHANGING); // in the course of this blow
    if (hasGrasped && LegalEffects.effect(effect) == Effect.Plain.KNOCKED_DOWN) {
      return; // no figure lies in the air
    }
    EffectExecutor.carryOut(state, harming.source, harming.on, effect, hasGrasped);
  }

  /** Returns one plain effect that costs what it costs in the table of hand-to-hand combat. */
  public static Step<GameState> plain(Source source, int on, Effect effect) {
    return plain(source, on, effect, Table.HAND_TO_HAND);
  }

  /** Returns one plain effect of a table; the victim's Chi may lower it. */
  public static Step<GameState> plain(Source source, int on, Effect effect, Table table) {
    return PLAIN.start(new EffectResolution(source, on, 0, table, IntList.of(EffectNames.of(effect))));
  }

  private static boolean canBeLowered(GameState state, EffectResolution harming) {
    return harming.points >= 0 && LowerEffects.isAsked(state, harming);
  }

  EffectResolution withPoints(int left) {
    return new EffectResolution(source, on, left, table, announced);
  }

  EffectResolution with(IntList effects) {
    return new EffectResolution(source, on, points, table, effects);
  }
}
