package games.kumite.tmnt.window;

import games.kumite.api.Action;
import games.kumite.api.random.RandomSource;
import games.kumite.spi.Pass;
import games.kumite.spi.cards.Zone;
import games.kumite.tmnt.content.CardType;
import games.kumite.tmnt.content.PlayTime;
import games.kumite.tmnt.effect.ChooseTarget;
import games.kumite.tmnt.state.ActionVerb;
import games.kumite.tmnt.state.Counters;
import games.kumite.tmnt.state.Face;
import games.kumite.tmnt.state.GameState;
import games.kumite.tmnt.strength.Strength;
import games.kumite.tmnt.strength.SumBreakdown;
import org.jspecify.annotations.Nullable;

/**
 * The behaviour in windows of a seat that knows the game and does not think. It makes itself stronger in its own turn,
 * turns a fight if its cards are enough for that, and otherwise passes. It proposes nothing and asks no player.
 */
final class HeuristicPlay {

  private static final int ESCAPES_FROM = 5; // MT-RUN-02
  private static final int SIDES = 6;

  /** The odds: one in this many fights that do not win the match is spoiled. */
  private static final int SPOILERS = 3;

  /** The weight, in a lost fight, of a card that takes the monster away. */
  private static final int REMOVAL = 20;

  private static final int ONE_SHOTS = Face.timing(CardType.ONE_SHOT);
  private static final int WEIGHTS = Face.timing(CardType.ONE_SHOT, CardType.ENHANCER, CardType.WANDERING);

  private HeuristicPlay() {}

  /** Returns a seat's action in a window of all players, null for any listed action. */
  static @Nullable Action inWindow(GameState state, int seat, PriorityWindow window, RandomSource random) {
    return switch (window) {
      case COMBAT -> state.isInCombat(seat) ? fight(state, seat) : meddle(state, seat, random);
      case RUN -> run(state, seat);
      case DIE -> die(state, seat);
      default -> seat == state.active() ? arrange(state, seat, window) : Pass.PASS;
    };
  }

  /** Returns the action of a player of the side: a card that turns a lost fight, or a pass. */
  private static Action fight(GameState state, int seat) {
    return Strength.isWinning(state) ? Pass.PASS
        : weighIn(state, seat, Strength.monsters(state) + 1 - Strength.side(state));
  }

  /**
   * Returns the action of another player, who spoils a fight that would win the match, and now and then another one.
   */
  private static Action meddle(GameState state, int seat, RandomSource random) {
    boolean isSpoiler = Strength.isForTheWin(state) || random.pick("spoil", 0, SPOILERS) == 0;
    return isSpoiler && Strength.isWinning(state)
        ? weighIn(state, seat, Strength.side(state) - Strength.monsters(state)) : Pass.PASS;
  }

  /** Returns the card that weighs most if all cards together are enough, or a pass. */
  private static Action weighIn(GameState state, int seat, int missing) {
    int sum = sum(state, seat, state.hand(seat)) + sum(state, seat, state.table(seat));
    if (sum == 0 || sum < missing) {
      return Pass.PASS;
    }
    int held = heaviest(state, seat, state.hand(seat));
    return state.deed(ActionVerb.PLAY, held >= 0 ? held : heaviest(state, seat, state.table(seat)), seat);
  }

  private static int sum(GameState state, int seat, Zone zone) {
    int sum = 0;
    for (int token = state.top(zone, WEIGHTS); token >= 0; token = state.next(token, WEIGHTS)) {
      sum += weight(state, seat, state.face(token));
    }
    return sum;
  }

  private static int heaviest(GameState state, int seat, Zone zone) {
    int heaviest = GameState.NONE;
    int most = 0;
    for (int token = state.top(zone, WEIGHTS); token >= 0; token = state.next(token, WEIGHTS)) {
      int weight = weight(state, seat, state.face(token));
      if (weight > most) {
        heaviest = token;
        most = weight;
      }
    }
    return heaviest;
  }

  /** Returns the strength that a card gives the side that a seat wants to win, 0 if it cannot be played. */
  private static int weight(GameState state, int seat, Face face) {
    int weight = state.isInCombat(seat) ? forSide(state, seat, face) : forMonsters(state, seat, face);
    return weight <= 0 || PlayCard.refusal(state, seat, face, PriorityWindow.COMBAT,
        PlayCard.timely(state, seat, PriorityWindow.COMBAT)) != null ? 0 : weight;
  }

  private static int forSide(GameState state, int seat, Face face) {
    return switch (TargetedCards.due(state, seat, face)) {
      case CHOICE -> face.played;
      case NONE -> face.helpsSide ? face.played : 0;
      case FITTING -> REMOVAL;
      default -> 0;
    };
  }

  private static int forMonsters(GameState state, int seat, Face face) {
    return switch (face.aim) {
      case CHOICE, MONSTER -> face.played;
      case PAIR -> {
        int monster = state.first(state.hand(seat), CardType.MONSTER);
        yield monster < 0 ? 0 : state.face(monster).level;
      }
      default -> 0;
    };
  }

  /** Returns the action of a runner, who escapes with a card in hand if possible. */
  private static Action run(GameState state, int seat) {
    if (seat == state.get(Counters.RUNNER)) {
      Zone hand = state.hand(seat);
      for (int token = state.top(hand, ONE_SHOTS); token >= 0; token = state.next(token, ONE_SHOTS)) {
        Face face = state.face(token);
        if (face.when == PlayTime.RUN && PlayCard.oneShot(state, seat, face, PriorityWindow.RUN) == null) {
          return state.deed(ActionVerb.PLAY, token, seat);
        }
      }
    }
    return Pass.PASS;
  }

  /** Returns the action of a runner about the die, null for any listed one. Only a runner who would be caught acts. */
  private static @Nullable Action die(GameState state, int seat) {
    int slot = state.get(Counters.ENEMY);
    if (seat != state.get(Counters.RUNNER) || slot < 0) {
      return Pass.PASS;
    }
    int bonus = Strength.run(state, seat, slot, SumBreakdown.UNNOTED);
    if (state.get(Counters.DIE) + bonus >= ESCAPES_FROM) {
      return Pass.PASS;
    }
    boolean isSet = DieActions.maySet(state, seat) && SIDES + bonus >= ESCAPES_FROM;
    return isSet ? state.actions().of(ActionVerb.FACE, SIDES) : null;
  }

  /** Returns the action by which the active player rises or equips itself. */
  private static Action arrange(GameState state, int seat, PriorityWindow window) {
    int timely = PlayCard.timely(state, seat, window);
    Zone hand = state.hand(seat);
    for (int token = state.top(hand, timely); token >= 0; token = state.next(token, timely)) {
      Face face = state.face(token);
      if (isWanted(state, seat, face) && PlayCard.refusal(state, seat, face, window, timely) == null) {
        return state.deed(ActionVerb.PLAY, token, seat);
      }
    }
    Zone table = state.table(seat);
    for (int token = state.top(table, Face.ITEM); token >= 0; token = state.next(token, Face.ITEM)) {
      if (state.face(token).type == CardType.ITEM && TurnItem.refusal(state, seat, token, true) == null) {
        return state.deed(ActionVerb.EQUIP, token, seat);
      }
    }
    return Pass.PASS;
  }

  /** Returns the action of a receiver of cards, who puts into play the cards that make it stronger. */
  static Action onReceipt(GameState state, int seat, Receive window) {
    for (int token = state.top(state.hand(seat)); token >= 0; token = state.next(token)) {
      Face face = state.face(token);
      if (isWanted(state, seat, face) && window.isMeant(state, token) && window.refusal(state, seat, face) == null) {
        return state.deed(ActionVerb.PLAY, token, seat);
      }
    }
    return Pass.PASS;
  }

  private static boolean isWanted(GameState state, int seat, Face face) {
    return switch (face.type) {
      case SPECIAL, KATA, ITEM -> true;
      case LEVEL_CARD -> ChooseTarget.raises(state, face, seat, seat);
      case STANCE, ALLY -> state.first(state.table(seat), face.type) < 0;
      default -> false;
    };
  }
}
