package games.kumite.bigtrouble.resolution;

import games.kumite.bigtrouble.content.Chinatown;
import games.kumite.bigtrouble.content.DiceFaces;
import games.kumite.bigtrouble.content.ItemKind;
import games.kumite.bigtrouble.content.vocabulary.Clause;
import games.kumite.bigtrouble.content.vocabulary.Effect;
import games.kumite.bigtrouble.content.vocabulary.EffectDuration;
import games.kumite.bigtrouble.content.vocabulary.EffectPlace;
import games.kumite.bigtrouble.content.vocabulary.EffectPlacement;
import games.kumite.bigtrouble.content.vocabulary.EffectTarget;
import games.kumite.bigtrouble.content.vocabulary.EffectVerb;
import games.kumite.bigtrouble.content.vocabulary.Part;
import games.kumite.bigtrouble.content.vocabulary.QuestEvent;
import games.kumite.bigtrouble.showdown.Showdowns;
import games.kumite.bigtrouble.state.Board;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.EffectContext;
import games.kumite.bigtrouble.state.EnemyNumbers;
import games.kumite.bigtrouble.state.GameState;
import java.util.List;

/** A check whether an effect would change something (BT-RUL-94). Pure functions of the state. */
public final class EffectImpact {

  private EffectImpact() {}

  /** Returns whether any part of any clause would change something. */
  static boolean changes(GameState state, List<Clause> clauses, EffectContext on) {
    int act = state.get(Counters.ACT);
    for (Clause clause : clauses) {
      for (Part part : clause.effects().of(act)) {
        if (changes(state, part, on)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Returns whether a part would change something. */
  static boolean changes(GameState state, Part part, EffectContext on) {
    if (part.scope() == EffectDuration.IF_MOVED && part.each() == EffectTarget.SELF
        && (on.self() < 0 || state.seat(on.self(), Counters.MOVED) == 0)) {
      return false;
    }
    if (part.each() != EffectTarget.SELF) {
      return changesForAny(state, part, on);
    }
    for (Effect effect : part.effects()) {
      if (changes(state, effect, part.scope(), on)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether an effect would change something, once or for the duration of a scope. */
  static boolean changes(GameState state, Effect effect, EffectDuration scope, EffectContext on) {
    return scope.isDuration() ? scope != EffectDuration.TURN || matters(state, effect, on.self()) : changes(state, effect, on);
  }

  /** Returns whether a word to the end of a turn matters to a hero; in another hero's turn, few do (BT-RUL-132). */
  private static boolean matters(GameState state, Effect effect, int seat) {
    int active = state.get(Counters.ACTIVE);
    return active >= 0 && (seat == active || EffectPlacement.isOfAnyTurn(effect));
  }

  private static boolean changesForAny(GameState state, Part part, EffectContext on) {
    for (int left = TargetResolution.of(state, part.each(), on); left != 0; left &= left - 1) {
      if (changes(state, part.once(), on.withSelf(Integer.numberOfTrailingZeros(left)))) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether an effect would change something. */
  static boolean changes(GameState state, Effect effect, EffectContext on) {
    if (effect instanceof Effect.Heroes it) {
      return onAny(state, it.target(), effect, on);
    } else if (effect instanceof Effect.HeroesAmount it) {
      return onAny(state, it.target(), effect, on);
    } else if (effect instanceof Effect.Item it) {
      return onAny(state, it.target(), effect, on);
    } else if (effect instanceof Effect.Teleport it) {
      return onAny(state, it.target(), effect, on);
    } else if (effect instanceof Effect.Unique it) {
      return on.self() >= 0 && isFree(state, state.content().upgrade(it.upgrade()));
    } else if (effect instanceof Effect.Amount it) {
      return amount(state, it, on);
    }
    return switch (effect.verb()) {
      case ROLL_FATE -> inPool(state);
      case PEEK_BOTTOM -> false; // it belongs to a peekBT
      case BOSS_HEALTH -> bossHealth(state, (Effect.BossHealth) effect);
      case FLEE -> EnemyNumbers.isBoss(on.enemy()) && state.boss(EnemyNumbers.bossOf(on.enemy()), Counters.BOSS_SPACE) != Board.NOWHERE;
      default -> EffectPlacement.place(effect) == null || EffectSpaces.of(state, effect, on) != 0;
    };
  }

  /** Returns whether a boss is there with a health that changes, or is still to come. */
  private static boolean bossHealth(GameState state, Effect.BossHealth it) {
    int boss = state.content().boss(it.boss());
    if (state.boss(boss, Counters.BOSS_SPACE) != Board.NOWHERE) {
      int health = state.boss(boss, Counters.BOSS_HEALTH);
      return it.amount() > 0 ? health < Counters.MUCH : health > 1;
    }
    boolean isToCome = state.get(Counters.ACT) == 1;
    for (int slot = 0; slot < state.questSlots() && !isToCome; slot++) {
      isToCome = Showdowns.isThere(state, slot) && isToCome(state, slot, it.boss());
    }
    return isToCome;
  }

  /** Returns whether a combat that has not begun is with a boss. */
  private static boolean isToCome(GameState state, int slot, String boss) {
    List<QuestEvent> parts = Showdowns.side(state, slot).objective().parts();
    for (int part = state.quest(slot, Counters.QUEST_PART); part < parts.size(); part++) {
      boolean isBegun = part == state.quest(slot, Counters.QUEST_PART) && state.quest(slot, Counters.QUEST_BEGUN) == 1;
      if (!isBegun && parts.get(part) instanceof QuestEvent.Combat combat && combat.enemies().contains(boss)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether an effect is the same for every self. */
  static boolean isAboutNobody(Effect effect) {
    EffectPlace place = EffectPlacement.place(effect);
    return switch (effect.verb()) {
      case AUDACITY, THREAT, KEY, MARCH, ROLL_FATE, BOSS_HEALTH -> true;
      case SPAWN, CRATE, RUBBLE, HOLD_ENEMY -> place != null && (place.kind() == EffectPlace.Kind.SPACE || place.kind() == EffectPlace.Kind.AT);
      default -> false;
    };
  }

  /** Returns whether a unique upgrade has no owner; there is one card of each (BT-SET-40, BT-RUL-122). */
  public static boolean isFree(GameState state, int upgrade) {
    boolean isFree = true;
    for (int seat = 0; seat < state.seats(); seat++) {
      isFree &= !state.owns(seat, state.upgradeBit(upgrade));
    }
    return isFree;
  }

  private static boolean amount(GameState state, Effect.Amount it, EffectContext on) {
    return switch (it.verb()) {
      case AUDACITY -> state.get(Counters.ACT) == 1 && (it.amount() > 0 || state.get(Counters.AUDACITY) > 0);
      case THREAT -> it.amount() > 0 || state.get(Counters.THREAT) > 0;
      case HIT_BOSS -> isBossHere(state, on);
      case PEEK_BT -> state.get(Counters.ACT) == 1 && !state.cards().isEmpty(state.zones().bigTrouble);
      case REROLL_FATE -> inPool(state);
      case SET_AD -> on.self() >= 0 && state.get(Counters.ACTIVE) == on.self() && state.unspentDice(on.self()) != 0;
      case EXTRA_FATE -> on.self() >= 0 && state.get(Counters.ACTIVE) == on.self(); // BT-RUL-97
      case ADD_AD -> on.self() >= 0 && state.get(Counters.ACTIVE) == on.self()
          && Integer.bitCount(state.seat(on.self(), Counters.PASSING)) < EffectPlacement.MAX_PASSING; // BT-RUL-119
      case MARCH -> state.get(Counters.ACT) == 1 && isMinionInStreets(state);
      default -> true;
    };
  }

  private static boolean isMinionInStreets(GameState state) {
    int streets = state.board().zone(Chinatown.STREETS);
    boolean isAny = false;
    for (int place = 0; place < state.horde().size(); place++) {
      isAny |= state.board().zoneOf(state.horde().spaceAt(place)) == streets;
    }
    return isAny;
  }

  private static boolean inPool(GameState state) {
    for (int die = 0; die < DiceFaces.FATE_DICE; die++) {
      if (state.get(Counters.FATE_PLACES + die) == Counters.IN_POOL) {
        return true;
      }
    }
    return false;
  }

  private static boolean onAny(GameState state, EffectTarget target, Effect effect, EffectContext on) {
    int seats = TargetResolution.of(state, target, on);
    for (int left = seats; left != 0; left &= left - 1) {
      if (changes(state, effect, on, Integer.numberOfTrailingZeros(left))) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether an effect would change something for a hero. */
  static boolean changes(GameState state, Effect effect, EffectContext on, int seat) {
    return switch (effect.verb()) {
      case HEAL, FULL_HEAL -> canHeal(state, seat) && state.seat(seat, Counters.HEALTH) < GameState.MAX_HEALTH;
      case CLEAR_HELL -> !state.cards().isEmpty(state.zones().kept[seat]) && canClear(state, on);
      case DISCARD_ITEM -> TargetResolution.hasItem(state, seat);
      case ITEM -> effect instanceof Effect.Item it && isInShop(state, it.item());
      case TELEPORT -> EffectSpaces.of(state, effect, on, seat) != 0;
      default -> true;
    };
  }

  /** Returns whether a hero can be healed; one at 0 health dies, regardless of texts in the meantime (BT-RUL-129). */
  public static boolean canHeal(GameState state, int seat) {
    return state.seat(seat, Counters.HEALTH) > 0;
  }

  /** Returns whether a text can clear Hell cards; in Act II only those of upgrade cards can (BT-DIE-10). */
  public static boolean canClear(GameState state, EffectContext on) {
    return state.get(Counters.ACT) == 1 || on.source() == EffectContext.Source.UPGRADE;
  }

  /** Returns whether there is a boss in the space where an effect happens. */
  public static boolean isBossHere(GameState state, EffectContext on) {
    int here = on.here(state);
    for (int boss = 0; boss < state.bossCount() && here >= 0; boss++) {
      if (state.boss(boss, Counters.BOSS_SPACE) == here) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether an item is left in its stack, or any in any stack for {@code choice}. */
  public static boolean isInShop(GameState state, String item) {
    for (int kind = 0; kind < ItemKind.SHOP_KINDS; kind++) {
      if (state.isInShop(kind) && (item.equals(Effect.Item.CHOICE) || ItemKind.of(kind).word().equals(item))) {
        return true;
      }
    }
    return false;
  }
}
