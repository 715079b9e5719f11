package games.kumite.kungfu.combat;

import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.ability.Concentration;
import games.kumite.kungfu.ability.Guests;
import games.kumite.kungfu.ability.Toughness;
import games.kumite.kungfu.content.AttackEntry;
import games.kumite.kungfu.content.Effect;
import games.kumite.kungfu.content.FigureType;
import games.kumite.kungfu.content.PricedEffect;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.EffectWord;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Vip;
import games.kumite.spi.Picks;
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
 * @param announced the effects: see {@link Effects}
 */
public record Harming(Source source, int on, int points, Table table, Picks announced) {

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

    AttackEntry entry(Fight fight) {
      if (this == QUIVERING_PALM || this == QUIVERING_PALM_ON_EXTRA) {
        return this == QUIVERING_PALM ? fight.terms().palm : fight.terms().palmOnExtra;
      }
      AttackEntry entry = fight.terms().content.attacks().get(id);
      if (entry == null) {
        throw new IllegalStateException("there is no table " + id);
      }
      return entry;
    }

    /** Returns whether any margin causes its only effect (KF-RUL-119). */
    boolean isOfAnyMargin() {
      return this == FALL || this == INJURY;
    }

    /** Returns its lines. */
    public List<PricedEffect> lines(Fight fight) {
      return entry(fight).effects();
    }
  }

  /** The direction and the weapon of one effect that has been chosen. */
  public static final Script<Fight, Harming> NAMED = Script.<Fight, Harming>of("named")
      .ask(Weapons.Choose.WEAPON)
      .ask(ChooseProp.PROP)
      .ask(ChooseDirection.OF_RECOIL)
      .end();

  /** The replacement of an effect that was lowered. */
  static final Script<Fight, Harming> REPLACED = Script.<Fight, Harming>of("replaced")
      .ask(Replace.EFFECT) // D-28
      .when((fight, harming) -> Replace.isWaiting(harming), unasked -> unasked
          .set(Default::replace))
      .ask(Weapons.Choose.WEAPON)
      .ask(ChooseProp.PROP)
      .ask(ChooseDirection.OF_RECOIL)
      .end();
  /** The effects that the victim's Chi leaves (KF-RUL-24). */
  static final Script<Fight, Harming> LOWERED = Script.<Fight, Harming>of("lowered")
      .loop(Harming::canBeLowered, each -> each
          .ask(Lower.EFFECT) // D-27
          .call(REPLACED, (fight, harming) -> harming, (fight, harming, done) -> done))
      .end();

  /** The carrying out of one effect after the other. */
  static final Script<Fight, Harming> CARRIED_OUT = Script.<Fight, Harming>of("carried-out")
      .set((fight, harming) -> harming.withPoints(0))
      .loop((fight, harming) -> harming.points < harming.announced.size(), each -> each
          .onlyIf(Harming::goesOn) // KF-RUL-23
          .act(Harming::carryOut)
          .set((fight, harming) -> harming.withPoints(harming.points + 1)))
      .end();

  /** The effects that the victim's Chi leaves, and then one effect after the other. */
  public static final Script<Fight, Harming> ANNOUNCED = Script.<Fight, Harming>of("announced")
      .call(LOWERED, (fight, harming) -> harming, (fight, harming, done) -> done)
      .call(CARRIED_OUT, (fight, harming) -> harming, (fight, harming, done) -> done)
      .end();

  /** All of it. */
  public static final Script<Fight, Harming> SCRIPT = Script.<Fight, Harming>of("harming")
      .set((fight, harming) -> harming.withPoints(harming.points - Toughness.of(fight.figures(), harming.on))) // KF-RUL-24
      .onlyIf((fight, harming) -> harming.points > 0)
      .when((fight, harming) -> harming.points > 0 && Guests.is(fight, harming.on, Vip.MEDIC), frail -> frail // KF-VIP-03i
          .act((fight, harming) -> Casualty.kill(fight, harming.on, harming.by()))
          .set((fight, harming) -> harming.withPoints(0)))
      .loop((fight, harming) -> Effects.isAnyLegal(fight, harming), each -> each
          .when(Default::isUsed, unasked -> unasked
              .set(Default::choose))
          .ask(ChooseEffect.EFFECT) // D-25
          .ask(Weapons.Choose.WEAPON)
          .ask(ChooseProp.PROP)
          .ask(ChooseDirection.OF_RECOIL))
      .call(ANNOUNCED, (fight, harming) -> harming, (fight, harming, done) -> done)
      .act(Harming::loosen)
      .end();

  private static final Script<Fight, Harming> PLAIN = Script.<Fight, Harming>of("plain")
      .onlyIf((fight, harming) -> Effects.stillApplies(fight, harming.by(), harming.on, harming.announced.get(0))
          && Toughness.of(fight.figures(), harming.on) < harming.cost(fight)) // KF-RUL-24
      .when((fight, harming) -> Toughness.of(fight.figures(), harming.on) > 0, tough -> tough // KF-TRT-42
          .set(Harming::hardened)
          .call(REPLACED, (fight, harming) -> harming, (fight, harming, done) -> done))
      .call(ANNOUNCED, (fight, harming) -> harming, (fight, harming, done) -> done)
      .end();

  /** Lets a figure fall that hangs on and was hit, even if nothing else came of it (KF-STU-17). */
  private static void loosen(Fight fight, Harming harming) {
    if (harming.announced.size() == 0 && fight.figures().is(harming.on, Condition.CLIFFHANGING)
        && Fall.isLeft(fight.figures(), harming.on)) {
      Fall.fromTheEdge(fight, harming.on, harming.by());
    }
  }

  /** Returns the harm with what an Iron Shirt leaves of one effect. */
  private static Harming hardened(Fight fight, Harming harming) {
    return harming.with(Picks.of(Toughness.of(fight.figures(), harming.on) - harming.cost(fight)));
  }

  private int cost(Fight fight) {
    return Effects.points(fight, on, table, Effects.effect(announced.get(0)));
  }

  /** Returns effects worth a given number of points. */
  public static Harming of(int by, int on, int points, Table table) {
    return of(Source.of(by), on, points, table);
  }

  /** Returns effects worth a given number of points, from a source such as a blast. */
  public static Harming of(Source source, int on, int points, Table table) {
    return new Harming(source, on, points, table, Picks.NONE);
  }

  /** Returns the one effect of a table of one, without a roll: it is worth what it costs (KF-RUL-24). */
  public static Harming sure(Fight fight, Source source, int on, Table table) {
    return of(source, on, table.lines(fight).get(0).points(), table);
  }

  /** Returns whether the victim was Knocked Down by one of the effects. */
  boolean hasFelled() {
    for (int i = 0; i < announced.size() && i < points; i++) {
      if (Effects.effect(announced.get(i)) == Effect.Plain.KNOCKED_DOWN) {
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
  public static Harming announced(int by, int on, int effect, Table table) {
    return new Harming(Source.of(by), on, 0, table, Picks.of(effect));
  }

  /** Returns whether the victim is still there; a Protagonist who is Knocked Out can be wounded further (KF-RUL-43). */
  private static boolean goesOn(Fight fight, Harming harming) {
    Figures figures = fight.figures();
    return Able.toSuffer(figures, harming.on) || figures.profile(harming.on).type == FigureType.PROTAGONIST
        && figures.is(harming.on, Condition.KNOCKED_OUT) && !figures.is(harming.on, Condition.DEAD);
  }

  /** Carries out the next effect, if it still is legal now that those before it have been carried out (KF-RUL-23). */
  private static void carryOut(Fight fight, Harming harming) {
    int effect = harming.announced.get(harming.points);
    if (Able.isHusk(fight.figures(), harming.on)) {
      Husks.destroy(fight, harming.by(), harming.on); // KF-RUL-158: with C 0 it stands no blow
      return;
    }
    if (!Effects.stillApplies(fight, harming.by(), harming.on, effect)
        || !Able.isInPlay(fight.figures(), harming.on) && Effects.effect(effect) != Effect.Plain.WOUNDED) {
      return;
    }
    if (harming.source.isBlowBut(Source.How.MISSILE)) {
      Concentration.suffersFromNear(fight.figures(), harming.on);
    } else {
      Concentration.suffersFromAfar(fight.figures(), harming.on);
    }
    boolean isLater = harming.points > 0;
    boolean hasGrasped = isLater && fight.figures().is(harming.on, Condition.CLIFFHANGING); // in the course of this blow
    if (hasGrasped && Effects.effect(effect) == Effect.Plain.KNOCKED_DOWN) {
      return; // no figure lies in the air
    }
    Harm.carryOut(fight, harming.source, harming.on, effect, hasGrasped);
  }

  /** Returns one plain effect that costs what it costs in the table of hand-to-hand combat. */
  public static Step<Fight> plain(Source source, int on, Effect effect) {
    return plain(source, on, effect, Table.HAND_TO_HAND);
  }

  /** Returns one plain effect of a table; the victim's Chi may lower it. */
  public static Step<Fight> plain(Source source, int on, Effect effect, Table table) {
    return PLAIN.with(new Harming(source, on, 0, table, Picks.of(EffectWord.of(effect))));
  }

  private static boolean canBeLowered(Fight fight, Harming harming) {
    return harming.points >= 0 && Lower.isAsked(fight, harming);
  }

  Harming withPoints(int left) {
    return new Harming(source, on, left, table, announced);
  }

  Harming with(Picks effects) {
    return new Harming(source, on, points, table, effects);
  }
}
