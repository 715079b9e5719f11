package games.kumite.bigtrouble.resolution;

import games.kumite.bigtrouble.content.HellCard;
import games.kumite.bigtrouble.content.vocabulary.Effect;
import games.kumite.bigtrouble.content.vocabulary.EffectDuration;
import games.kumite.bigtrouble.content.vocabulary.EffectPlacement;
import games.kumite.bigtrouble.content.vocabulary.EffectTarget;
import games.kumite.bigtrouble.content.vocabulary.Part;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.GameState;
import java.util.List;

/**
 * A check whether a text may enable another one that has no effect by itself (BT-RUL-133). The missing conditions of
 * one text and the possible changes by another are compared as bits. A text with unknown changes has every bit.
 */
final class EffectDependencies {

  private static final int HEALTH = 1;
  private static final int HELL = 1 << 1;
  private static final int ITEMS = 1 << 2;
  /** The places of heroes, and their reach. */
  private static final int PLACES = 1 << 3;
  /** The places and states of enemies. */
  private static final int ENEMIES = 1 << 4;
  private static final int DICE = 1 << 5;
  private static final int TRACKS = 1 << 6;
  private static final int CHI = 1 << 7;
  private static final int ALL = -1;

  private final GameState state;

  EffectDependencies(GameState state) {
    this.state = state;
  }

  /** Returns the missing conditions of a text without effect. */
  static int lacks(List<Part> parts) {
    int lacks = 0;
    for (Part part : parts) {
      lacks |= of(part.each()) | (part.scope() == EffectDuration.IF_MOVED ? PLACES : 0);
      for (Effect effect : part.effects()) {
        lacks |= lacks(effect);
      }
    }
    return lacks;
  }

  private static int lacks(Effect effect) {
    int own = switch (effect.verb()) {
      case HEAL, FULL_HEAL -> HEALTH;
      case CLEAR_HELL -> HELL;
      case DISCARD_ITEM -> ITEMS;
      case TELEPORT -> PLACES;
      case SPAWN, HIT_ALL, KILL, HIT_BOSS, HOLD_ENEMY, MARCH, FLEE, BOSS_HEALTH -> ENEMIES | PLACES;
      case SET_AD -> DICE;
      case AUDACITY, THREAT -> TRACKS;
      default -> 0;
    };
    return own | of(EffectPlacement.target(effect));
  }

  private static int of(EffectTarget target) {
    return switch (target) {
      case SELF, ANY, OTHER, EACH, OWNER -> 0;
      case MAX_CHI -> CHI;
      case HOLDERS -> ITEMS;
      default -> PLACES;
    };
  }

  /** Returns the possible changes by a text. */
  int brings(List<Part> parts) {
    int brings = 0;
    for (Part part : parts) {
      for (Effect effect : part.effects()) {
        brings |= part.scope().isDuration() ? 0 : brings(effect);
      }
    }
    return brings;
  }

  private int brings(Effect effect) {
    return switch (effect.verb()) {
      case DAMAGE, LOSE_CHI, DRAW_HELL -> CHI | HEALTH | HELL | TRACKS | ofHells();
      case GAIN_CHI -> isLevelUp(((Effect.HeroesAmount) effect).amount()) ? ALL : CHI;
      case AUDACITY, HIT_ALL, KILL, HIT_BOSS -> ALL; // level ups, and the texts of enemies and for kills
      default -> plain(effect);
    };
  }

  private static int plain(Effect effect) {
    return switch (effect.verb()) {
      case ITEM -> ITEMS;
      case MOVE, TELEPORT, KEY -> PLACES; // a key may open the arena
      case SPAWN, MARCH, FLEE, BOSS_HEALTH -> ENEMIES;
      case ADD_AD -> DICE;
      case THREAT -> TRACKS;
      default -> 0; // words that heal, clear or take away enable nothing
    };
  }

  private boolean isLevelUp(int chi) {
    boolean isAny = false;
    for (int seat = 0; seat < state.seats(); seat++) {
      isAny |= state.seat(seat, Counters.CHI) + chi >= GameState.LEVEL_CHI;
    }
    return isAny;
  }

  /** Returns the possible changes by the Hell card of a death; no such card kills or hits (BT-RUL-128). */
  private int ofHells() {
    int brings = 0;
    for (HellCard card : state.content().hells()) {
      if (card.entry().kind() == HellCard.Kind.DISCARD) {
        for (Part part : card.effects().of(state.get(Counters.ACT))) {
          for (Effect effect : part.effects()) {
            brings |= switch (effect.verb()) {
              case DAMAGE, LOSE_CHI -> 0; // the death of another: its card is among these
              case GAIN_CHI, AUDACITY -> ALL;
              default -> plain(effect);
            };
          }
        }
      }
    }
    return brings;
  }
}
