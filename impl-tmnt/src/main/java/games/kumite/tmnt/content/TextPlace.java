package games.kumite.tmnt.content;

import games.kumite.tmnt.content.Clause.Trigger;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The places on cards at which effects may stand. */
public enum TextPlace {
  /** The power of a monster. */
  POWER,
  /** Bad Stuff, or the text of a Trap. */
  HIT,
  /** A card that its owner has in play. */
  OWNED,
  ONE_SHOT, ENHANCER, WANDERING, LEVEL_CARD, SPECIAL,
  /** After ACTIVATE, on a card in play. */
  ACTIVATE,
  /** After TEAM_UP, on an Ally. */
  TEAM_UP,
  /** After ON LOOT, on a card in play. */
  LOOT,
  /** After ON SELL, on a card in play. */
  SELL,
  /** After AFTER_KILL, on a monster. */
  KILL,
  /** After PERSIST, on a Trap. */
  PERSIST;

  /** Returns the place of a text on a type of card, null if there is none. {@code type} is null for Bad Stuff. */
  static @Nullable TextPlace of(Trigger trigger, @Nullable CardType type) {
    if (type == null) {
      return trigger == Trigger.PLAIN ? HIT : null;
    }
    boolean isOwned =
        List.of(CardType.STANCE, CardType.KATA, CardType.ALLY, CardType.CHARACTER, CardType.ITEM).contains(type);
    return switch (trigger) {
      case PLAIN -> switch (type) {
        case MONSTER -> POWER;
        case ENHANCER -> ENHANCER;
        case WANDERING -> WANDERING;
        case TRAP -> HIT;
        case STANCE, KATA, ALLY, CHARACTER, ITEM -> OWNED;
        case ONE_SHOT -> ONE_SHOT;
        case LEVEL_CARD -> LEVEL_CARD;
        case SPECIAL -> SPECIAL;
      };
      case AFTER_KILL -> type == CardType.MONSTER ? KILL : null;
      case ON_LOOT -> isOwned ? LOOT : null;
      case ON_SELL -> isOwned ? SELL : null;
      case ACTIVATE -> isOwned ? ACTIVATE : null;
      case TEAM_UP -> type == CardType.ALLY ? TEAM_UP : null;
      case PERSIST -> type == CardType.TRAP ? PERSIST : null;
    };
  }
}
