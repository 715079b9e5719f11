package games.kumite.kungfu.effect;

import games.kumite.kungfu.content.AttackEntry;
import games.kumite.kungfu.content.Effect;
import games.kumite.kungfu.content.FigureType;
import games.kumite.kungfu.content.PricedEffect;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.end.Goal;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.Hands;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.scenery.Props;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.EffectNames;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.IntList;
import games.kumite.spi.Refusal;
import org.jspecify.annotations.Nullable;

/**
 * The effects that may be chosen (KF-H2H-23): an announced effect is a number: the effect's own in the low byte, above it the
 * direction of a Recoil or the weapon of a Disarm, from 1.
 */
public final class LegalEffects {

  /** No effect. */
  public static final int NONE = -1;
  static final int BYTE = 8;
  private static final int MASK = 0xFF;
  private static final Refusal DOES_NOT_APPLY = new Refusal("KF-H2H-23", "does-not-apply");
  private static final Refusal TOO_DEAR = new Refusal("KF-H2H-20", "too-many-points");

  private LegalEffects() {}

  /** Returns the effect of an announced number. */
  static Effect effect(int announced) {
    return EffectNames.effect(announced & MASK);
  }

  /** Returns the direction of an announced Recoil, in steps from directly away. */
  static int direction(int announced) {
    int at = effect(announced) instanceof Effect.Disarm ? announced >> 2 * BYTE : announced >> BYTE;
    return at - 1 - Directing.MAX;
  }

  /** Returns the weapon of an announced Disarm, by its place in the profile; -1 if it has still to be named. */
  static int weapon(int announced) {
    return (announced >> BYTE & MASK) - 1;
  }

  static int withWeapon(int announced, int place) {
    return announced & MASK | place + 1 << BYTE;
  }

  /** Returns whether a Recoil, or a weapon that lands S away, still wants its direction. */
  static boolean wantsDirection(int announced) {
    boolean isRecoil = announced >= 0
        && (effect(announced) instanceof Effect.Recoil || effect(announced) == Effect.Plain.RECOIL_INTO_PROP);
    return announced >= 0 && (isRecoil && announced >> BYTE == 0
        || isLanding(announced) && announced >> 2 * BYTE == 0);
  }

  /** Returns whether the inflictor says where a weapon of the loser lands (KF-H2H-25c); what he carries drops (KF-RUL-195). */
  private static boolean isLanding(int announced) {
    return effect(announced) instanceof Effect.Disarm disarm && disarm.weapon() == Effect.Fate.LANDS_SHORT
        && weapon(announced) >= 0 && weapon(announced) != LostWeapons.OBJECT;
  }

  static int withDirection(int announced, int turn) {
    int at = turn + Directing.MAX + 1;
    return isLanding(announced) ? announced | at << 2 * BYTE : announced & MASK | at << BYTE;
  }

  /** The bounds of directions. */
  private static final class Directing {
    static final int MAX = games.kumite.kungfu.geometry.Directions.MAX_TURN;
  }

  /** Returns whether the inflictor can choose anything with the points that are left. */
  static boolean isAnyLegal(GameState state, EffectResolution harming) {
    return harming.points() > 0 && Capabilities.toSuffer(state.figures(), harming.on())
        && isAnyLegal(state, harming.by(), harming.on(), harming.table(), harming.points(), harming.announced());
  }

  /** Returns whether there is a legal effect of at most a given number of points. */
  public static boolean isAnyLegal(GameState state, int by, int on, EffectResolution.Table table, int points) {
    return isAnyLegal(state, by, on, table, points, IntList.NONE);
  }

  private static boolean isAnyLegal(GameState state, int by, int on, EffectResolution.Table table, int points, IntList announced) {
    for (PricedEffect line : table.entry(state).effects()) {
      if (price(state, on, line) <= points && refusal(state, by, on, table, line.effect(), announced) == null) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether a line of the table may be chosen with the points that are left. */
  static boolean isLegal(GameState state, EffectResolution harming, PricedEffect line) {
    return price(state, harming.on(), line) <= harming.points() && refusal(state, harming.by(), harming.on(), harming.table(), line.effect(),
        harming.announced()) == null;
  }

  /** Lists the effects of a table that cost from one number of points to another. */
  public static void options(GameState state, int by, int on, EffectResolution.Table table, int min, int max, ActionCollector out) {
    options(state, by, on, table, min, max, IntList.NONE, out);
  }

  static void options(GameState state, int by, int on, EffectResolution.Table table, int min, int max, IntList announced, ActionCollector out) {
    for (PricedEffect line : table.entry(state).effects()) {
      int price = price(state, on, line);
      boolean isPriced = price >= min && price <= max;
      if (isPriced || out.isExplaining()) {
        Refusal refusal = refusal(state, by, on, table, line.effect(), announced);
        out.add(state.actions().of(ActionVerb.INFLICT, EffectNames.of(line.effect())),
            refusal != null ? refusal : isPriced ? null : TOO_DEAR);
      }
    }
  }

  /** Returns the cost of a line of a table against a figure: Humbling beside Smelly Stuff 1 (KF-LOC-48). */
  private static int price(GameState state, int on, PricedEffect line) {
    return line.effect() == Effect.Plain.HUMBLED && Props.isSmelly(state, on) ? 1 : line.points();
  }

  /** Returns the cost of an effect of a table against a figure; one that is not in it has the cost of the first that has it. */
  static int points(GameState state, int on, EffectResolution.Table table, Effect effect) {
    PricedEffect line = line(table.entry(state), effect);
    for (AttackEntry other : state.definition().content.attacks().values()) {
      line = line == null ? line(other, effect) : line;
    }
    return line == null ? 1 : price(state, on, line); // never listed: it is lowered by a point to nothing
  }

  private static @Nullable PricedEffect line(AttackEntry entry, Effect effect) {
    for (PricedEffect line : entry.effects()) {
      if (line.effect().equals(effect)) {
        return line;
      }
    }
    return null;
  }

  private static int count(IntList announced, Effect effect) {
    int count = 0;
    for (int i = 0; i < announced.size(); i++) {
      count += announced.get(i) >= 0 && effect(announced.get(i)).equals(effect) ? 1 : 0;
    }
    return count;
  }

  private static @Nullable Refusal refusal(GameState state, int by, int on, EffectResolution.Table table, Effect effect,
      IntList announced) {
    return !isLastWound(state, on, table, effect, announced) && applies(state, by, on, effect, announced) ? null : DOES_NOT_APPLY;
  }

  /** Returns whether an effect is the last wound of a Protagonist, which throwing stars do not take (KF-TRT-72c). */
  private static boolean isLastWound(GameState state, int on, EffectResolution.Table table, Effect effect, IntList announced) {
    return table == EffectResolution.Table.THROWING_STARS && effect == Effect.Plain.WOUNDED
        && state.figures().profile(on).type == FigureType.PROTAGONIST
        && state.figures().unboosted(on) - count(announced, effect) - 1 < EffectExecutor.MIN_LIVING;
  }

  /** Returns whether an announced effect still does something when its turn comes (KF-RUL-23). */
  static boolean stillApplies(GameState state, int by, int on, int announced) {
    Effect effect = effect(announced);
    if (effect instanceof Effect.Disarm disarm) {
      return weapon(announced) >= 0 && (LostWeapons.fitting(state, on, disarm.weapon(), IntList.NONE) >> weapon(announced) & 1) != 0;
    }
    if (effect == Effect.Plain.PROP_ACTIVATES) {
      return Props.canActivate(state, on, weapon(announced));
    }
    return effect == Effect.Plain.RECOIL_INTO_PROP || applies(state, by, on, effect, IntList.NONE);
  }

  /** Returns whether an effect would do something, after those announced before it. */
  private static boolean applies(GameState state, int by, int on, Effect effect, IntList announced) {
    Figures figures = state.figures();
    if (figures.is(on, Condition.SWORD)) { // KF-TRT-30d: nothing else does anything to it
      return effect instanceof Effect.Disarm && LostWeapons.fitting(state, on, Effect.Fate.DROPS, announced) != 0;
    }
    boolean isExtra = figures.profile(on).type.isExtra(); // KF-RUL-22
    if (isExtra && isFelled(announced)) {
      return false; // KF-RUL-23: what comes after that is void
    }
    int before = count(announced, effect);
    if (effect instanceof Effect.Recoil) {
      boolean falls = count(announced, Effect.Plain.KNOCKED_DOWN) + count(announced, Effect.Plain.STUNNED) > 0;
      boolean isFree = !Recoil.isFixed(figures, on) || falls && Recoil.isFixedByStance(figures, on); // KF-TRT-44g
      return before == 0 && isFree;
    }
    if (effect instanceof Effect.Disarm disarm) {
      return LostWeapons.fitting(state, on, disarm.weapon(), announced) != 0;
    }
    return switch ((Effect.Plain) effect) {
      case EXTRA_KNOCKED_OUT, EXTRA_KILLED, EXTRA_KILLED_BLOODILY -> isExtra;
      case KNOCKED_DOWN -> before == 0 && !figures.is(on, Condition.INSIDE) && !figures.is(on, Condition.KNOCKED_DOWN);
      case GRAPPLED -> by >= 0 && !figures.is(by, Condition.SWORD) && Hands.refusal(figures, by) == null
          && before == 0 && figures.grappler(on) == Figures.NOBODY && Capabilities.areInContact(state.board(), figures, by, on);
      case DISTRACTED -> before == 0 && !figures.is(on, Condition.DISTRACTED);
      case HUMBLED -> before == 0 && (!figures.is(on, Condition.HUMBLED) || Goal.isWanted(state, by, on));
      case LIMPING -> before + (figures.is(on, Condition.CRAWLING) ? 2 : figures.is(on, Condition.LIMPING) ? 1 : 0) < 2;
      case WOUNDED -> true;
      case STUNNED -> before == 0 && !figures.is(on, Condition.STUNNED); // KF-RUL-44
      case BLINDED -> before == 0 && !figures.is(on, Condition.BLINDED);
      case TIED_UP -> before == 0 && !figures.is(on, Condition.TIED_UP);
      case ON_FIRE -> before == 0 && !figures.is(on, Condition.BURNING_BY_FIREBALL);
      case TRANSFIXED -> before == 0 && (!figures.is(on, Condition.TRANSFIXED) || figures.is(on, Condition.POSSESSED)); // KF-TRT-26c
      case PULLED -> by >= 0 && before == 0 && !Recoil.isFixed(figures, on)
          && figures.size(on).compareTo(figures.size(by)) <= 0 // KF-TRT-24h
          && !Capabilities.areInContact(state.board(), figures, by, on);
      case VIBRATIONS -> before == 0 && figures.trembling(on) == Figures.NOBODY && !Capabilities.has(figures, on, Trait.ARTIFICIAL)
          && !Capabilities.has(figures, on, Trait.UNDEAD) && !Capabilities.has(figures, on, Trait.ANIMAL); // KF-TRT-57f
      case PROP_ACTIVATES -> before == 0 && !figures.is(on, Condition.INSIDE) && Props.canActivateAny(state, on);
      case PROP_WEAPON -> before == 0 && by >= 0 && figures.gang(by) != Figures.NEUTRAL
          && state.callbacks().canTakeUp(state, by, on);
      case RECOIL_INTO_PROP -> before == 0 && by >= 0 && !Recoil.isFixed(figures, on)
          && Props.isMetAnywhere(state, on, figures.place(by), Stick.MEDIUM.length());
      default -> false; // of other tables
    };
  }

  /** Returns whether one of the effects announced puts an Extra out. */
  private static boolean isFelled(IntList announced) {
    for (int i = 0; i < announced.size(); i++) {
      Effect effect = announced.get(i) < 0 ? Effect.Plain.DISTRACTED : effect(announced.get(i));
      if (effect == Effect.Plain.EXTRA_KNOCKED_OUT || effect == Effect.Plain.EXTRA_KILLED
          || effect == Effect.Plain.EXTRA_KILLED_BLOODILY || effect == Effect.Plain.WOUNDED) {
        return true;
      }
    }
    return false;
  }
}
