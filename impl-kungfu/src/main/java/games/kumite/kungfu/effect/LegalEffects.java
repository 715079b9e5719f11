package games.kumite.kungfu.effect;

import games.kumite.kungfu.content.AttackEntry;
import games.kumite.kungfu.content.Effect;
import games.kumite.kungfu.content.FigureType;
import games.kumite.kungfu.content.PricedEffect;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.scenery.Props;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.EffectNames;
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
    return EffectNames.effect(number(announced));
  }

  /** Returns the number of an announced effect without what is named besides it. */
  static int number(int announced) {
    return announced & MASK;
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
  private static boolean wantsDirection(int announced) {
    return EffectRules.of(announced).names() == EffectRule.Names.DIRECTION ? announced >> BYTE == 0
        : isLanding(announced) && announced >> 2 * BYTE == 0;
  }

  /** Returns the place of the first effect among those announced with which something has still to be named, -1 if there is none. */
  static int without(EffectRule.Names named, IntList announced) {
    for (int i = 0; i < announced.size(); i++) {
      int effect = announced.get(i);
      if (effect >= 0 && (named == EffectRule.Names.DIRECTION ? wantsDirection(effect)
          : EffectRules.of(effect).names() == named && weapon(effect) < 0)) {
        return i;
      }
    }
    return -1;
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

  /** Returns how often an effect is among those announced. */
  static int count(IntList announced, Effect effect) {
    int number = EffectNames.of(effect);
    int count = 0;
    for (int i = 0; i < announced.size(); i++) {
      count += announced.get(i) >= 0 && number(announced.get(i)) == number ? 1 : 0;
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
    EffectRule.Rest rest = EffectRules.of(announced).rest();
    return rest != null ? rest.isMet(state, on, announced) : applies(state, by, on, effect(announced), IntList.NONE);
  }

  /** Returns whether an effect would do something, after those announced before it. */
  private static boolean applies(GameState state, int by, int on, Effect effect, IntList announced) {
    EffectRule rule = EffectRules.of(EffectNames.of(effect));
    if (state.figures().is(on, Condition.SWORD) && rule.names() != EffectRule.Names.WEAPON) {
      return false; // KF-TRT-30d: nothing but a Disarm does anything to it
    }
    if (state.figures().profile(on).type.isExtra() && isFelled(announced)) { // KF-RUL-22
      return false; // KF-RUL-23: what comes after that is void
    }
    return (rule.is(EffectRule.Mark.REPEATS) || count(announced, effect) == 0) && rule.need().isMet(state, by, on, announced);
  }

  /** Returns whether one of the effects announced puts an Extra out. */
  private static boolean isFelled(IntList announced) {
    for (int i = 0; i < announced.size(); i++) {
      if (announced.get(i) >= 0 && EffectRules.of(announced.get(i)).is(EffectRule.Mark.FELLS_EXTRA)) {
        return true;
      }
    }
    return false;
  }
}
