package games.kumite.tmnt.window;

import games.kumite.api.Action;
import games.kumite.api.RandomSource;
import games.kumite.spi.Pass;
import games.kumite.spi.cards.Zone;
import games.kumite.tmnt.content.CardType;
import games.kumite.tmnt.content.When;
import games.kumite.tmnt.effect.Target;
import games.kumite.tmnt.state.Face;
import games.kumite.tmnt.state.Num;
import games.kumite.tmnt.state.Party;
import games.kumite.tmnt.state.Word;
import games.kumite.tmnt.sums.Parts;
import games.kumite.tmnt.sums.Strength;
import org.jspecify.annotations.Nullable;

/**
 * The behaviour in windows of a seat that knows the game and does not think. It makes itself stronger in its own turn,
 * turns a fight if its cards are enough for that, and otherwise passes. It proposes nothing and asks no player.
 */
final class Habits {

  private static final int ESCAPES_FROM = 5; // MT-RUN-02
  private static final int SIDES = 6;

  /** The odds: one in this many fights that do not win the match is spoiled. */
  private static final int SPOILERS = 3;

  /** The weight, in a lost fight, of a card that takes the monster away. */
  private static final int REMOVAL = 20;

  private static final int ONE_SHOTS = Face.timing(CardType.ONE_SHOT);
  private static final int WEIGHTS = Face.timing(CardType.ONE_SHOT, CardType.ENHANCER, CardType.WANDERING);

  private Habits() {}

  /** Returns a seat's action in a window of all players, null for any listed action. */
  static @Nullable Action inWindow(Party party, int seat, Priority window, RandomSource random) {
    return switch (window) {
      case COMBAT -> party.isInCombat(seat) ? fight(party, seat) : meddle(party, seat, random);
      case RUN -> run(party, seat);
      case DIE -> die(party, seat);
      default -> seat == party.active() ? arrange(party, seat, window) : Pass.PASS;
    };
  }

  /** Returns the action of a player of the side: a card that turns a lost fight, or a pass. */
  private static Action fight(Party party, int seat) {
    return Strength.isWinning(party) ? Pass.PASS
        : weighIn(party, seat, Strength.monsters(party) + 1 - Strength.side(party));
  }

  /**
   * Returns the action of another player, who spoils a fight that would win the match, and now and then another one.
   */
  private static Action meddle(Party party, int seat, RandomSource random) {
    boolean isSpoiler = Strength.isForTheWin(party) || random.pick("spoil", 0, SPOILERS) == 0;
    return isSpoiler && Strength.isWinning(party)
        ? weighIn(party, seat, Strength.side(party) - Strength.monsters(party)) : Pass.PASS;
  }

  /** Returns the card that weighs most if all cards together are enough, or a pass. */
  private static Action weighIn(Party party, int seat, int missing) {
    int sum = sum(party, seat, party.hand(seat)) + sum(party, seat, party.table(seat));
    if (sum == 0 || sum < missing) {
      return Pass.PASS;
    }
    int held = heaviest(party, seat, party.hand(seat));
    return party.deed(Word.PLAY, held >= 0 ? held : heaviest(party, seat, party.table(seat)), seat);
  }

  private static int sum(Party party, int seat, Zone zone) {
    int sum = 0;
    for (int token = party.top(zone, WEIGHTS); token >= 0; token = party.next(token, WEIGHTS)) {
      sum += weight(party, seat, party.face(token));
    }
    return sum;
  }

  private static int heaviest(Party party, int seat, Zone zone) {
    int heaviest = Party.NOBODY;
    int most = 0;
    for (int token = party.top(zone, WEIGHTS); token >= 0; token = party.next(token, WEIGHTS)) {
      int weight = weight(party, seat, party.face(token));
      if (weight > most) {
        heaviest = token;
        most = weight;
      }
    }
    return heaviest;
  }

  /** Returns the strength that a card gives the side that a seat wants to win, 0 if it cannot be played. */
  private static int weight(Party party, int seat, Face face) {
    int weight = party.isInCombat(seat) ? forSide(party, seat, face) : forMonsters(party, seat, face);
    return weight <= 0 || Playing.refusal(party, seat, face, Priority.COMBAT,
        Playing.timely(party, seat, Priority.COMBAT)) != null ? 0 : weight;
  }

  private static int forSide(Party party, int seat, Face face) {
    return switch (Aiming.due(party, seat, face)) {
      case CHOICE -> face.played;
      case NONE -> face.helpsSide ? face.played : 0;
      case FITTING -> REMOVAL;
      default -> 0;
    };
  }

  private static int forMonsters(Party party, int seat, Face face) {
    return switch (face.aim) {
      case CHOICE, MONSTER -> face.played;
      case PAIR -> {
        int monster = party.first(party.hand(seat), CardType.MONSTER);
        yield monster < 0 ? 0 : party.face(monster).level;
      }
      default -> 0;
    };
  }

  /** Returns the action of a runner, who escapes with a card in hand if possible. */
  private static Action run(Party party, int seat) {
    if (seat == party.get(Num.RUNNER)) {
      Zone hand = party.hand(seat);
      for (int token = party.top(hand, ONE_SHOTS); token >= 0; token = party.next(token, ONE_SHOTS)) {
        Face face = party.face(token);
        if (face.when == When.RUN && Playing.oneShot(party, seat, face, Priority.RUN) == null) {
          return party.deed(Word.PLAY, token, seat);
        }
      }
    }
    return Pass.PASS;
  }

  /** Returns the action of a runner about the die, null for any listed one. Only a runner who would be caught acts. */
  private static @Nullable Action die(Party party, int seat) {
    int slot = party.get(Num.ENEMY);
    if (seat != party.get(Num.RUNNER) || slot < 0) {
      return Pass.PASS;
    }
    int bonus = Strength.run(party, seat, slot, Parts.UNNOTED);
    if (party.get(Num.DIE) + bonus >= ESCAPES_FROM) {
      return Pass.PASS;
    }
    boolean isSet = DieMenu.maySet(party, seat) && SIDES + bonus >= ESCAPES_FROM;
    return isSet ? party.actions().of(Word.FACE, SIDES) : null;
  }

  /** Returns the action by which the active player rises or equips itself. */
  private static Action arrange(Party party, int seat, Priority window) {
    int timely = Playing.timely(party, seat, window);
    Zone hand = party.hand(seat);
    for (int token = party.top(hand, timely); token >= 0; token = party.next(token, timely)) {
      Face face = party.face(token);
      if (isWanted(party, seat, face) && Playing.refusal(party, seat, face, window, timely) == null) {
        return party.deed(Word.PLAY, token, seat);
      }
    }
    Zone table = party.table(seat);
    for (int token = party.top(table, Face.ITEM); token >= 0; token = party.next(token, Face.ITEM)) {
      if (party.face(token).type == CardType.ITEM && Using.turn(party, seat, token, window, true) == null) {
        return party.deed(Word.EQUIP, token, seat);
      }
    }
    return Pass.PASS;
  }

  /** Returns the action of a receiver of cards, who puts into play the cards that make it stronger. */
  static Action onReceipt(Party party, int seat, Receive window) {
    for (int token = party.top(party.hand(seat)); token >= 0; token = party.next(token)) {
      Face face = party.face(token);
      if (isWanted(party, seat, face) && window.isMeant(party, token) && window.refusal(party, seat, face) == null) {
        return party.deed(Word.PLAY, token, seat);
      }
    }
    return Pass.PASS;
  }

  private static boolean isWanted(Party party, int seat, Face face) {
    return switch (face.type) {
      case SPECIAL, KATA, ITEM -> true;
      case LEVEL_CARD -> Target.raises(party, face, seat, seat);
      case STANCE, ALLY -> party.first(party.table(seat), face.type) < 0;
      default -> false;
    };
  }
}
