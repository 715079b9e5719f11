package games.kumite.bigtrouble.text;

import games.kumite.bigtrouble.content.Chinatown;
import games.kumite.bigtrouble.content.Dice;
import games.kumite.bigtrouble.content.ItemKind;
import games.kumite.bigtrouble.content.vocabulary.Clause;
import games.kumite.bigtrouble.content.vocabulary.Effect;
import games.kumite.bigtrouble.content.vocabulary.Part;
import games.kumite.bigtrouble.content.vocabulary.Place;
import games.kumite.bigtrouble.content.vocabulary.QuestEvent;
import games.kumite.bigtrouble.content.vocabulary.Scope;
import games.kumite.bigtrouble.content.vocabulary.Standing;
import games.kumite.bigtrouble.content.vocabulary.Target;
import games.kumite.bigtrouble.content.vocabulary.Verb;
import games.kumite.bigtrouble.showdown.Showdowns;
import games.kumite.bigtrouble.state.Board;
import games.kumite.bigtrouble.state.Enemy;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Occasion;
import games.kumite.bigtrouble.state.Trouble;
import java.util.List;

/** A check whether an effect would change something (BT-RUL-94). Pure functions of the state. */
public final class Possible {

  private Possible() {}

  /** Returns whether any part of any clause would change something. */
  static boolean changes(Trouble trouble, List<Clause> clauses, Occasion on) {
    int act = trouble.get(Num.ACT);
    for (Clause clause : clauses) {
      for (Part part : clause.effects().of(act)) {
        if (changes(trouble, part, on)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Returns whether a part would change something. */
  static boolean changes(Trouble trouble, Part part, Occasion on) {
    if (part.scope() == Scope.IF_MOVED && part.each() == Target.SELF
        && (on.self() < 0 || trouble.seat(on.self(), Num.MOVED) == 0)) {
      return false;
    }
    if (part.each() != Target.SELF) {
      return changesForAny(trouble, part, on);
    }
    for (Effect effect : part.effects()) {
      if (changes(trouble, effect, part.scope(), on)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether an effect would change something, once or for the duration of a scope. */
  static boolean changes(Trouble trouble, Effect effect, Scope scope, Occasion on) {
    return scope.isDuration() ? scope != Scope.TURN || matters(trouble, effect, on.self()) : changes(trouble, effect, on);
  }

  /** Returns whether a word to the end of a turn matters to a hero; in another hero's turn, few do (BT-RUL-132). */
  private static boolean matters(Trouble trouble, Effect effect, int seat) {
    int active = trouble.get(Num.ACTIVE);
    return active >= 0 && (seat == active || Standing.isOfAnyTurn(effect));
  }

  private static boolean changesForAny(Trouble trouble, Part part, Occasion on) {
    for (int left = Targets.of(trouble, part.each(), on); left != 0; left &= left - 1) {
      if (changes(trouble, part.once(), on.withSelf(Integer.numberOfTrailingZeros(left)))) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether an effect would change something. */
  static boolean changes(Trouble trouble, Effect effect, Occasion on) {
    if (effect instanceof Effect.Heroes it) {
      return onAny(trouble, it.target(), effect, on);
    } else if (effect instanceof Effect.HeroesAmount it) {
      return onAny(trouble, it.target(), effect, on);
    } else if (effect instanceof Effect.Item it) {
      return onAny(trouble, it.target(), effect, on);
    } else if (effect instanceof Effect.Teleport it) {
      return onAny(trouble, it.target(), effect, on);
    } else if (effect instanceof Effect.Unique it) {
      return on.self() >= 0 && isFree(trouble, trouble.content().upgrade(it.upgrade()));
    } else if (effect instanceof Effect.Amount it) {
      return amount(trouble, it, on);
    }
    return switch (effect.verb()) {
      case ROLL_FATE -> inPool(trouble);
      case PEEK_BOTTOM -> false; // it belongs to a peekBT
      case BOSS_HEALTH -> bossHealth(trouble, (Effect.BossHealth) effect);
      case FLEE -> Enemy.isBoss(on.enemy()) && trouble.boss(Enemy.bossOf(on.enemy()), Num.BOSS_SPACE) != Board.NOWHERE;
      default -> Standing.place(effect) == null || Spots.of(trouble, effect, on) != 0;
    };
  }

  /** Returns whether a boss is there with a health that changes, or is still to come. */
  private static boolean bossHealth(Trouble trouble, Effect.BossHealth it) {
    int boss = trouble.content().boss(it.boss());
    if (trouble.boss(boss, Num.BOSS_SPACE) != Board.NOWHERE) {
      int health = trouble.boss(boss, Num.BOSS_HEALTH);
      return it.amount() > 0 ? health < Num.MUCH : health > 1;
    }
    boolean isToCome = trouble.get(Num.ACT) == 1;
    for (int slot = 0; slot < trouble.questSlots() && !isToCome; slot++) {
      isToCome = Showdowns.isThere(trouble, slot) && isToCome(trouble, slot, it.boss());
    }
    return isToCome;
  }

  /** Returns whether a combat that has not begun is with a boss. */
  private static boolean isToCome(Trouble trouble, int slot, String boss) {
    List<QuestEvent> parts = Showdowns.side(trouble, slot).objective().parts();
    for (int part = trouble.quest(slot, Num.QUEST_PART); part < parts.size(); part++) {
      boolean isBegun = part == trouble.quest(slot, Num.QUEST_PART) && trouble.quest(slot, Num.QUEST_BEGUN) == 1;
      if (!isBegun && parts.get(part) instanceof QuestEvent.Combat combat && combat.enemies().contains(boss)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether an effect is the same for every self. */
  static boolean isAboutNobody(Effect effect) {
    Place place = Standing.place(effect);
    return switch (effect.verb()) {
      case AUDACITY, THREAT, KEY, MARCH, ROLL_FATE, BOSS_HEALTH -> true;
      case SPAWN, CRATE, RUBBLE, HOLD_ENEMY -> place != null && (place.kind() == Place.Kind.SPACE || place.kind() == Place.Kind.AT);
      default -> false;
    };
  }

  /** Returns whether a unique upgrade has no owner; there is one card of each (BT-SET-40, BT-RUL-122). */
  public static boolean isFree(Trouble trouble, int upgrade) {
    boolean isFree = true;
    for (int seat = 0; seat < trouble.seats(); seat++) {
      isFree &= !trouble.owns(seat, trouble.upgradeBit(upgrade));
    }
    return isFree;
  }

  private static boolean amount(Trouble trouble, Effect.Amount it, Occasion on) {
    return switch (it.verb()) {
      case AUDACITY -> trouble.get(Num.ACT) == 1 && (it.amount() > 0 || trouble.get(Num.AUDACITY) > 0);
      case THREAT -> it.amount() > 0 || trouble.get(Num.THREAT) > 0;
      case HIT_BOSS -> isBossHere(trouble, on);
      case PEEK_BT -> trouble.get(Num.ACT) == 1 && !trouble.cards().isEmpty(trouble.zones().bigTrouble);
      case REROLL_FATE -> inPool(trouble);
      case SET_AD -> on.self() >= 0 && trouble.get(Num.ACTIVE) == on.self() && trouble.unspentDice(on.self()) != 0;
      case EXTRA_FATE -> on.self() >= 0 && trouble.get(Num.ACTIVE) == on.self(); // BT-RUL-97
      case ADD_AD -> on.self() >= 0 && trouble.get(Num.ACTIVE) == on.self()
          && Integer.bitCount(trouble.seat(on.self(), Num.PASSING)) < Standing.MAX_PASSING; // BT-RUL-119
      case MARCH -> trouble.get(Num.ACT) == 1 && isMinionInStreets(trouble);
      default -> true;
    };
  }

  private static boolean isMinionInStreets(Trouble trouble) {
    int streets = trouble.board().zone(Chinatown.STREETS);
    boolean isAny = false;
    for (int place = 0; place < trouble.horde().size(); place++) {
      isAny |= trouble.board().zoneOf(trouble.horde().spaceAt(place)) == streets;
    }
    return isAny;
  }

  private static boolean inPool(Trouble trouble) {
    for (int die = 0; die < Dice.FATE_DICE; die++) {
      if (trouble.get(Num.FATE_PLACES + die) == Num.IN_POOL) {
        return true;
      }
    }
    return false;
  }

  private static boolean onAny(Trouble trouble, Target target, Effect effect, Occasion on) {
    int seats = Targets.of(trouble, target, on);
    for (int left = seats; left != 0; left &= left - 1) {
      if (changes(trouble, effect, on, Integer.numberOfTrailingZeros(left))) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether an effect would change something for a hero. */
  static boolean changes(Trouble trouble, Effect effect, Occasion on, int seat) {
    return switch (effect.verb()) {
      case HEAL, FULL_HEAL -> canHeal(trouble, seat) && trouble.seat(seat, Num.HEALTH) < Trouble.MAX_HEALTH;
      case CLEAR_HELL -> !trouble.cards().isEmpty(trouble.zones().kept[seat]) && canClear(trouble, on);
      case DISCARD_ITEM -> Targets.hasItem(trouble, seat);
      case ITEM -> effect instanceof Effect.Item it && isInShop(trouble, it.item());
      case TELEPORT -> Spots.of(trouble, effect, on, seat) != 0;
      default -> true;
    };
  }

  /** Returns whether a hero can be healed; one at 0 health dies, regardless of texts in the meantime (BT-RUL-129). */
  public static boolean canHeal(Trouble trouble, int seat) {
    return trouble.seat(seat, Num.HEALTH) > 0;
  }

  /** Returns whether a text can clear Hell cards; in Act II only those of upgrade cards can (BT-DIE-10). */
  public static boolean canClear(Trouble trouble, Occasion on) {
    return trouble.get(Num.ACT) == 1 || on.source() == Occasion.Source.UPGRADE;
  }

  /** Returns whether there is a boss in the space where an effect happens. */
  public static boolean isBossHere(Trouble trouble, Occasion on) {
    int here = on.here(trouble);
    for (int boss = 0; boss < trouble.bossCount() && here >= 0; boss++) {
      if (trouble.boss(boss, Num.BOSS_SPACE) == here) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether an item is left in its stack, or any in any stack for {@code choice}. */
  public static boolean isInShop(Trouble trouble, String item) {
    for (int kind = 0; kind < ItemKind.SHOP_KINDS; kind++) {
      if (trouble.isInShop(kind) && (item.equals(Effect.Item.CHOICE) || ItemKind.of(kind).word().equals(item))) {
        return true;
      }
    }
    return false;
  }
}
