package games.kumite.journey.effect;

import games.kumite.journey.card.Parties;
import games.kumite.journey.content.Content;
import games.kumite.journey.content.Who;
import games.kumite.journey.map.Pose;
import games.kumite.journey.state.Journey;

/** The figures to which an effect applies. Stateless. */
final class Whom {

  private Whom() {}

  /** Returns whether the owner of the card chooses one of them (JW-D-23). */
  static boolean isChosen(Who who) {
    return switch (who) {
      case ADJACENT_PILGRIM, SELF_OR_ADJACENT_PILGRIM, ANY_PILGRIM, ANOTHER_PILGRIM -> true;
      default -> false;
    };
  }

  /** Returns bits of the figures to which an effect can apply; it may still do nothing to them. */
  static long of(Journey journey, Who who, int owner, int by, int on) {
    return switch (who) {
      case SELF, BEARER -> bit(owner);
      case TARGET -> bit(on);
      case ATTACKER -> bit(by);
      case DEMONS_ON_OWN_TILE -> demons(journey, owner);
      default -> pilgrims(journey, who, owner);
    };
  }

  private static long bit(int figure) {
    return figure < 0 ? 0 : 1L << figure;
  }

  private static long pilgrims(Journey journey, Who who, int owner) {
    long some = 0;
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      if (journey.pose(pilgrim) != Pose.NONE && fits(journey, who, owner, pilgrim)) {
        some |= 1L << pilgrim;
      }
    }
    return some;
  }

  private static boolean fits(Journey journey, Who who, int owner, int pilgrim) {
    return switch (who) {
      case ADJACENT_PILGRIM -> Parties.areAdjacent(journey, owner, pilgrim);
      case SELF_OR_ADJACENT_PILGRIM -> pilgrim == owner || Parties.areAdjacent(journey, owner, pilgrim);
      case ANY_PILGRIM, EACH_PILGRIM -> true;
      case ANOTHER_PILGRIM, EACH_OTHER_PILGRIM -> pilgrim != owner;
      case EACH_PILGRIM_ON_OWN_TILE -> Parties.shareTile(journey, owner, pilgrim);
      default -> false;
    };
  }

  private static long demons(Journey journey, int owner) {
    long some = 0;
    for (int demon = Content.PILGRIMS; demon < journey.terms().figures(); demon++) {
      some |= journey.pose(demon) != Pose.NONE && Parties.shareTile(journey, owner, demon) ? 1L << demon : 0;
    }
    return some;
  }
}
