package games.kumite.journey.action;

import games.kumite.journey.attack.Attacks;
import games.kumite.journey.board.Bases;
import games.kumite.journey.card.Parties;
import games.kumite.journey.content.Content;
import games.kumite.journey.content.Deck;
import games.kumite.journey.content.Effect.Track;
import games.kumite.journey.content.Kind;
import games.kumite.journey.content.Verb;
import games.kumite.journey.deal.Drawing;
import games.kumite.journey.gate.Gates;
import games.kumite.journey.map.Footing;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Num;
import games.kumite.journey.state.Piece;
import games.kumite.journey.sum.Sums;
import games.kumite.spi.Refusal;
import org.jspecify.annotations.Nullable;

/** Preconditions of each action on the map and on the sheets. Stateless. */
final class Possible {

  /** Good karma for Master skill (JW-ACT-23). */
  static final int MASTER_COST = 4;
  /** Rest actions per activation (JW-ACT-18). */
  static final int MAX_RESTS = 2;

  private static final Refusal NO_TARGET = new Refusal("JW-ATK-02", "no-target-in-range");
  private static final Refusal NO_BOX = new Refusal("JW-ACT-03", "no-box");
  private static final Refusal BOX_USED = new Refusal("JW-ACT-08", "box-used");
  private static final Refusal NO_CARD = new Refusal("JW-DFN-03", "no-card");
  private static final Refusal RESTED = new Refusal("JW-ACT-18", "rested");
  private static final Refusal NO_CHI = new Refusal("JW-ACT-17", "no-chi");
  private static final Refusal NO_HEALTH = new Refusal("JW-ACT-15", "no-healing");
  private static final Refusal MASTERED = new Refusal("JW-ACT-24", "mastered");
  private static final Refusal NO_KARMA = new Refusal("JW-KAR-08", "no-karma");
  private static final Refusal NO_SKILL = new Refusal("JW-RUL-36", "no-skill");
  private static final Refusal NOT_LEADER = new Refusal("JW-ACT-19", "not-leader");
  private static final Refusal NO_CLOSING = new Refusal("JW-ACT-25", "not-leader");
  private static final Refusal TOO_WEAK = new Refusal("JW-ACT-21", "too-weak");
  private static final Refusal NOT_LYING = new Refusal("JW-ACT-19", "not-unconscious");
  private static final Refusal DEAD = new Refusal("JW-DEF-06", "dead");
  private static final Refusal FAR = new Refusal("JW-DFN-01", "not-adjacent");
  private static final Refusal NOT_FACED = new Refusal("JW-ACT-09", "door-not-faced");
  private static final Refusal COLLECTED = new Refusal("JW-ACT-12", "token-gone");
  private static final Refusal RESCUED = new Refusal("JW-ACT-14", "token-gone");
  private static final Refusal BROKEN = new Refusal("JW-ACT-10", "door-broken");
  private static final Refusal WELL_USED = new Refusal("JW-ACT-16", "well-used");
  private static final Refusal NO_SUTRA = new Refusal("JW-ACT-25", "no-sutra");
  private static final Refusal CLOSED = new Refusal("JW-GAT-02", "gate-closed");
  private static final Refusal STAYS_OPEN = new Refusal("JW-SET-03", "gate-stays-open");

  private Possible() {}

  static @Nullable Refusal attack(Journey journey, int pilgrim) {
    return Attacks.isPossible(journey, pilgrim, 1) ? null : NO_TARGET;
  }

  /**
   * Returns why a mystical box cannot be used, null if it can. Pray and Meditate share one use, on a tile that holds a
   * box (JW-ACT-03, JW-ACT-04, JW-RUL-39).
   */
  static @Nullable Refusal box(Journey journey, int pilgrim) {
    if (!isAtBox(journey, pilgrim)) {
      return NO_BOX;
    }
    return journey.pilgrim(pilgrim, Num.USED_BOX) != 0 ? BOX_USED : null;
  }

  /** Returns why Pray is impossible, apart from the {@link #box}; null if it is possible. */
  static @Nullable Refusal pray(Journey journey, int pilgrim) {
    return Drawing.canDraw(journey, Deck.FORTUNE, pilgrim) ? null : NO_CARD;
  }

  private static boolean isAtBox(Journey journey, int pilgrim) {
    Footing footing = journey.footing(pilgrim);
    for (int piece = 0; piece < journey.scene().pieces(); piece++) {
      if (journey.scene().piece(piece).kind == Piece.Kind.BOX
          && footing.isOn(journey.pose(pilgrim), footing.ground().tile(journey.square(piece)))) {
        return true; // JW-DFN-07
      }
    }
    return false;
  }

  /**
   * Returns why Rest is impossible (JW-ACT-18), null if it is possible. A condition that blocks gaining chi bars Rest,
   * and Restless allows fewer.
   */
  static @Nullable Refusal rest(Journey journey, int pilgrim) {
    if (Sums.isBlocked(journey, pilgrim, Track.CHI)) {
      return NO_CHI;
    }
    int max = Math.min(MAX_RESTS, Sums.cap(journey, pilgrim, Verb.CAP_REST));
    return journey.pilgrim(pilgrim, Num.RESTS) < max ? null : RESTED;
  }

  static @Nullable Refusal master(Journey journey, int pilgrim) {
    if (journey.pilgrim(pilgrim, Num.MASTERED) != 0) {
      return MASTERED;
    }
    if (journey.pilgrim(pilgrim, Num.GOOD) < MASTER_COST) {
      return NO_KARMA;
    }
    return Drawing.canFind(journey, pilgrim, Kind.ONE_TIME) ? null : NO_SKILL;
  }

  /**
   * Returns why a pilgrim cannot revive another, null if it can. Only Tripitaka can, with 2 health or more, and only an
   * adjacent unconscious pilgrim (JW-ACT-19, JW-ACT-21).
   */
  static @Nullable Refusal revive(Journey journey, int pilgrim, int other) {
    if (pilgrim != journey.terms().leader) {
      return NOT_LEADER;
    }
    if (journey.isConscious(other)) {
      return NOT_LYING;
    }
    if (journey.pilgrim(other, Num.LYING) == Num.DEAD) {
      return DEAD;
    }
    if (journey.figure(pilgrim, Num.HEALTH) < 2) {
      return TOO_WEAK;
    }
    return Parties.areAdjacent(journey, pilgrim, other) ? null : FAR;
  }

  /** Returns whether any pilgrim could be revived at all, as a cheap check before a look at each. */
  static boolean isAnybodyLying(Journey journey) {
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      if (!journey.isConscious(pilgrim)) {
        return true;
      }
    }
    return false;
  }

  /** Returns why the action for a token is impossible, null if it is possible. */
  static @Nullable Refusal token(Journey journey, int pilgrim, int piece) {
    Piece token = journey.scene().piece(piece);
    if (!journey.isThere(piece)) {
      return token.kind == Piece.Kind.DOOR ? BROKEN : token.kind == Piece.Kind.VILLAGER ? RESCUED : COLLECTED;
    }
    Footing footing = journey.footing(pilgrim);
    int pose = journey.pose(pilgrim);
    if (token.kind == Piece.Kind.DOOR) {
      return Bases.facesDoor(footing, pose, token.square, token.second) ? null : NOT_FACED;
    }
    if (!footing.isAdjacent(pose, journey.square(piece))) {
      return FAR;
    }
    return switch (token.kind) {
      case WELL -> well(journey, pilgrim, piece);
      case GATE -> gate(journey, pilgrim, piece);
      default -> null;
    };
  }

  private static @Nullable Refusal well(Journey journey, int pilgrim, int piece) {
    if ((journey.users(piece) >> pilgrim & 1) != 0) {
      return WELL_USED;
    }
    return Sums.isBlocked(journey, pilgrim, Track.HEALTH) ? NO_HEALTH : null;
  }

  private static @Nullable Refusal gate(Journey journey, int pilgrim, int piece) {
    if (pilgrim != journey.terms().leader) {
      return NO_CLOSING;
    }
    if (journey.pilgrim(pilgrim, Num.SUTRAS) < 1) {
      return NO_SUTRA;
    }
    return journey.gate(piece) == Piece.Gate.CLOSED ? CLOSED : Gates.mayClose(journey, piece) ? null : STAYS_OPEN;
  }
}
