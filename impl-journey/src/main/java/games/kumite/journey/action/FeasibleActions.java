package games.kumite.journey.action;

import games.kumite.journey.attack.Attacks;
import games.kumite.journey.board.BasePlacement;
import games.kumite.journey.card.TriggerMatching;
import games.kumite.journey.content.CardKind;
import games.kumite.journey.content.Content;
import games.kumite.journey.content.Deck;
import games.kumite.journey.content.Effect.Track;
import games.kumite.journey.content.EffectVerb;
import games.kumite.journey.deck.DrawCards;
import games.kumite.journey.map.Ground;
import games.kumite.journey.map.PassabilityTable;
import games.kumite.journey.quest.QuestRules;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.GameState;
import games.kumite.journey.state.QuestToken;
import games.kumite.journey.stats.FigureStats;
import games.kumite.spi.Refusal;
import org.jspecify.annotations.Nullable;

/** Preconditions of each action on the map and on the sheets. Stateless. */
final class FeasibleActions {

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
  private static final Refusal FULL_CHI = new Refusal("JW-RUL-147", "full-chi");
  private static final Refusal FULL_HEALTH = new Refusal("JW-RUL-147", "full-health");
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
  private static final Refusal NOT_YET = new Refusal("JW-RUL-155", "token-not-yet");
  private static final Refusal RESCUED = new Refusal("JW-ACT-14", "token-gone");
  private static final Refusal BROKEN = new Refusal("JW-ACT-10", "door-broken");
  private static final Refusal WELL_USED = new Refusal("JW-ACT-16", "well-used");
  private static final Refusal NO_SUTRA = new Refusal("JW-ACT-25", "no-sutra");
  private static final Refusal OTHERS_COLLECT = new Refusal("JW-ACT-13", "others-collect");
  private static final Refusal BARRED = new Refusal("JW-SET-03", "door-barred");
  private static final Refusal CLOSED = new Refusal("JW-GAT-02", "gate-closed");
  private static final Refusal STAYS_OPEN = new Refusal("JW-SET-03", "gate-stays-open");

  private FeasibleActions() {}

  static @Nullable Refusal attack(GameState state, int pilgrim) {
    return Attacks.isPossible(state, pilgrim, 1) ? null : NO_TARGET;
  }

  /**
   * Returns why a mystical box cannot be used, null if it can. Pray and Meditate share one use, on a tile that holds a
   * box (JW-ACT-03, JW-ACT-04, JW-RUL-39).
   */
  static @Nullable Refusal box(GameState state, int pilgrim) {
    if (!isAtBox(state, pilgrim)) {
      return NO_BOX;
    }
    return state.pilgrim(pilgrim, Counters.USED_BOX) != 0 ? BOX_USED : null;
  }

  /** Returns why Pray is impossible, apart from the {@link #box}; null if it is possible. */
  static @Nullable Refusal pray(GameState state, int pilgrim) {
    return DrawCards.canDraw(state, Deck.FORTUNE, pilgrim) ? null : NO_CARD;
  }

  private static boolean isAtBox(GameState state, int pilgrim) {
    PassabilityTable footing = state.footing(pilgrim);
    for (int piece = 0; piece < state.scene().pieces(); piece++) {
      if (state.scene().piece(piece).kind == QuestToken.Kind.BOX
          && footing.isOn(state.pose(pilgrim), footing.ground().tile(state.square(piece)))) {
        return true; // JW-DFN-07
      }
    }
    return false;
  }

  /**
   * Returns why Rest is impossible (JW-ACT-18), null if it is possible. A condition that blocks gaining chi bars Rest,
   * and Restless allows fewer; full chi leaves nothing to gain (JW-RUL-147).
   */
  static @Nullable Refusal rest(GameState state, int pilgrim) {
    if (FigureStats.isBlocked(state, pilgrim, Track.CHI)) {
      return NO_CHI;
    }
    int max = Math.min(MAX_RESTS, FigureStats.cap(state, pilgrim, EffectVerb.CAP_REST));
    if (state.pilgrim(pilgrim, Counters.RESTS) >= max) {
      return RESTED;
    }
    return state.pilgrim(pilgrim, Counters.CHI) < state.maxChi(pilgrim) ? null : FULL_CHI;
  }

  static @Nullable Refusal master(GameState state, int pilgrim) {
    if (state.pilgrim(pilgrim, Counters.MASTERED) != 0) {
      return MASTERED;
    }
    if (state.pilgrim(pilgrim, Counters.GOOD) < MASTER_COST) {
      return NO_KARMA;
    }
    return DrawCards.canFind(state, pilgrim, CardKind.ONE_TIME) ? null : NO_SKILL;
  }

  /**
   * Returns why a pilgrim cannot revive another, null if it can. Only Tripitaka can, with 2 health or more, and only an
   * adjacent unconscious pilgrim (JW-ACT-19, JW-ACT-21).
   */
  static @Nullable Refusal revive(GameState state, int pilgrim, int other) {
    if (pilgrim != state.definition().leader) {
      return NOT_LEADER;
    }
    if (state.isConscious(other)) {
      return NOT_LYING;
    }
    if (state.pilgrim(other, Counters.LYING) == Counters.DEAD) {
      return DEAD;
    }
    if (state.figure(pilgrim, Counters.HEALTH) < 2) {
      return TOO_WEAK;
    }
    return TriggerMatching.areAdjacent(state, pilgrim, other) ? null : FAR;
  }

  /** Returns whether any pilgrim could be revived at all, as a cheap check before a look at each. */
  static boolean isAnybodyLying(GameState state) {
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      if (!state.isConscious(pilgrim)) {
        return true;
      }
    }
    return false;
  }

  /** Returns why the action for a token is impossible, null if it is possible. */
  static @Nullable Refusal token(GameState state, int pilgrim, int piece) {
    QuestToken token = state.scene().piece(piece);
    if (!state.isThere(piece)) {
      return switch (token.kind) {
        case DOOR -> BROKEN;
        case VILLAGER -> RESCUED;
        default -> state.square(piece) == Ground.NONE ? NOT_YET : COLLECTED;
      };
    }
    PassabilityTable footing = state.footing(pilgrim);
    int pose = state.pose(pilgrim);
    if (token.kind == QuestToken.Kind.DOOR) {
      if (QuestRules.isBarred(state, piece)) {
        return BARRED;
      }
      return BasePlacement.facesDoor(footing, pose, token.square, token.second) ? null : NOT_FACED;
    }
    if (!footing.isAdjacent(pose, state.square(piece))) {
      return FAR;
    }
    return switch (token.kind) {
      case SUTRA -> QuestRules.mayCollect(state, pilgrim, piece) ? null : OTHERS_COLLECT;
      case WELL -> well(state, pilgrim, piece);
      case GATE -> gate(state, pilgrim, piece);
      default -> null;
    };
  }

  private static @Nullable Refusal well(GameState state, int pilgrim, int piece) {
    if ((state.users(piece) >> pilgrim & 1) != 0) {
      return WELL_USED;
    }
    if (FigureStats.isBlocked(state, pilgrim, Track.HEALTH)) {
      return NO_HEALTH;
    }
    return state.figure(pilgrim, Counters.HEALTH) < state.maxHealth(pilgrim) ? null : FULL_HEALTH;
  }

  private static @Nullable Refusal gate(GameState state, int pilgrim, int piece) {
    if (pilgrim != state.definition().leader) {
      return NO_CLOSING;
    }
    if (state.pilgrim(pilgrim, Counters.SUTRAS) < 1) {
      return NO_SUTRA;
    }
    return state.gate(piece) == QuestToken.Gate.CLOSED ? CLOSED : QuestRules.mayClose(state, piece) ? null : STAYS_OPEN;
  }
}
