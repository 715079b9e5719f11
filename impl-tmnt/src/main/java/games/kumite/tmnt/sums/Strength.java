package games.kumite.tmnt.sums;

import games.kumite.tmnt.content.CardType;
import games.kumite.tmnt.state.Face;
import games.kumite.tmnt.state.Num;
import games.kumite.tmnt.state.Party;

/** Adds up: combat strength, Run Away bonuses, Treasures. Nothing is remembered between two sums. */
public final class Strength {

  private Strength() {}

  /** The strength of the players' side (MT-CBT-03, MT-CBT-04). */
  public static int side(Party party) {
    return side(party, Parts.UNNOTED);
  }

  public static int side(Party party, Parts parts) {
    int fighter = party.fighter();
    int helper = party.helper();
    int sum = player(party, fighter, parts);
    if (helper >= 0) {
      sum += player(party, helper, parts);
    }
    return sum + parts.played(party, Party.NOBODY, party.get(Num.SIDE)) + conditional(party, Party.NOBODY, parts);
  }

  /** What one player of the side adds. */
  private static int player(Party party, int seat, Parts parts) {
    int sum = parts.of(party, seat, "level", party.level(seat)) + parts.of(party, seat, "omen", party.seat(seat, Num.DOOM));
    for (int token = party.top(party.kept(seat)); token >= 0; token = party.next(token)) {
      sum += parts.card(party, token, kept(party, token, seat));
    }
    if (isLevelOnly(party, seat)) {
      return sum; // MT-RUL-30
    }
    for (int token = party.top(party.table(seat)); token >= 0; token = party.next(token)) {
      Face face = party.face(token);
      if (counts(party, token, face, seat)) {
        sum += parts.card(party, token, face.bonus + Needs.sum(party, face.strength, seat, Party.NOBODY));
      }
    }
    int bought = party.get(seat == party.fighter() ? Num.FIGHTER_BOUGHT : Num.HELPER_BOUGHT);
    return sum + parts.of(party, seat, "bought", bought);
  }

  /** What a kept Trap adds: what persists, and once what counts in the next combat (MT-TRP-06). */
  private static int kept(Party party, int token, int seat) {
    Face face = party.face(token);
    return Needs.sum(party, face.strength, seat, Party.NOBODY)
        + (party.has(token, Num.SPENT) ? 0 : Needs.sum(party, face.next, seat, Party.NOBODY));
  }

  /** Returns whether a card in play has its effect: an Item must be equipped and its requirement met (MT-ITM-12, MT-STN-11). */
  public static boolean counts(Party party, int token, Face face, int seat) {
    return switch (face.type) {
      case ITEM -> party.has(token, Num.EQUIPPED)
          && (face.requires.isNothing() || party.attached(token) >= 0 || Needs.hold(party, face.requires, seat));
      case STANCE, KATA, ALLY, CHARACTER -> true;
      default -> false;
    };
  }

  /** What the cards of a seat add without a combat. */
  public static int alone(Party party, int seat) {
    int sum = 0;
    for (int token = party.top(party.table(seat)); token >= 0; token = party.next(token)) {
      Face face = party.face(token);
      if (counts(party, token, face, seat)) {
        sum += face.bonus + Needs.sum(party, face.strength, seat, Party.NOBODY);
      }
    }
    return sum;
  }

  /** Returns whether of a player only the Level counts (LEVELONLY, LEVELONLY_HELPER). */
  public static boolean isLevelOnly(Party party, int seat) {
    for (int slot = party.get(Num.MONSTERS) - 1; slot >= 0; slot--) {
      if (party.isHere(slot)) {
        Face face = party.monsterFace(slot);
        if (Needs.anyHolds(party, face.levelOnly, seat, slot) // MT-RUL-53
            || seat == party.helper() && Needs.anyHolds(party, face.levelOnlyHelper, seat, slot)) {
          return true;
        }
      }
    }
    return false;
  }

  /** The conditional strength of cards played into the combat for a slot, or for the players (NOBODY). */
  private static int conditional(Party party, int slot, Parts parts) {
    int sum = 0;
    for (int token = party.top(party.zones().combat); token >= 0; token = party.next(token)) {
      Face face = party.face(token);
      boolean isPlayed = face.type == CardType.ONE_SHOT || face.type == CardType.ENHANCER;
      if (isPlayed && face.strength.length > 0 && party.attached(token) == slot) {
        sum += parts.card(party, token, Needs.sum(party, face.strength, party.user(token), slot));
      }
      if (slot < 0 && face.sideStrength.length > 0 && party.attached(token) != Num.UNAIMED) {
        sum += parts.card(party, token, Needs.sum(party, face.sideStrength, party.user(token), slot));
      }
    }
    return sum;
  }

  /** The strength of the monsters (MT-CBT-05). */
  public static int monsters(Party party) {
    return monsters(party, Parts.UNNOTED);
  }

  public static int monsters(Party party, Parts parts) {
    int sum = 0;
    for (int slot = 0; slot < party.get(Num.MONSTERS); slot++) {
      sum += party.isHere(slot) ? monster(party, slot, parts) : 0;
    }
    return sum;
  }

  /** The strength of one monster, with its parts noted. */
  public static int monster(Party party, int slot, Parts parts) {
    Face face = party.monsterFace(slot);
    return parts.of(party, face, "level", face.level)
        + parts.of(party, face, "power", Needs.sum(party, face.strength, party.fighter(), slot)) // MT-MON-13
        + parts.played(party, slot, party.monster(slot, Num.BONUS)) + conditional(party, slot, parts);
  }

  /** Returns whether the side would win now (MT-CBT-06). */
  public static boolean isWinning(Party party) {
    int margin = side(party) - monsters(party);
    return margin > 0 || margin == 0 && winsTies(party);
  }

  private static boolean winsTies(Party party) {
    return winsTies(party, party.fighter()) || party.helper() >= 0 && winsTies(party, party.helper());
  }

  private static boolean winsTies(Party party, int seat) {
    for (int token = party.top(party.table(seat)); token >= 0; token = party.next(token)) {
      Face face = party.face(token);
      if (face.winsTies.length > 0 && counts(party, token, face, seat)
          && Needs.anyHolds(party, face.winsTies, seat, Party.NOBODY)) {
        return true;
      }
    }
    return false;
  }

  /** What is added to a player's Run Away die against a monster (MT-RUN-03). */
  public static int run(Party party, int seat, int slot, Parts parts) {
    Face monster = party.monsterFace(slot);
    int sum = parts.of(party, monster, "power", Needs.sum(party, monster.run, seat, slot))
        + parts.of(party, seat, "omen", party.seat(seat, Num.RUN_DOOM));
    for (int token = party.top(party.kept(seat)); token >= 0; token = party.next(token)) {
      Face face = party.face(token);
      sum += parts.card(party, token, Needs.sum(party, face.run, seat, Party.NOBODY)
          + (party.has(token, Num.SPENT) ? 0 : Needs.sum(party, face.nextRun, seat, Party.NOBODY)));
    }
    for (int token = party.top(party.table(seat)); token >= 0; token = party.next(token)) {
      Face face = party.face(token);
      if (face.run.length > 0 && counts(party, token, face, seat)) {
        sum += parts.card(party, token, Needs.sum(party, face.run, seat, Party.NOBODY));
      }
    }
    return sum;
  }

  /** The Treasures that a monster shows: all changes first, then at least 1 if one of them says so, never below 0. */
  public static int treasures(Party party, int slot) {
    return Math.max(party.monster(slot, Num.LEAST_ONE),
        party.monsterFace(slot).treasures + party.monster(slot, Num.TREASURE));
  }

  /** The Treasures that all monsters show. */
  public static int treasures(Party party) {
    int sum = 0;
    for (int slot = party.get(Num.MONSTERS) - 1; slot >= 0; slot--) {
      sum += party.isHere(slot) ? treasures(party, slot) : 0;
    }
    return sum;
  }

  /** The Levels for killing all monsters. */
  public static int kills(Party party) {
    int sum = 0;
    for (int slot = party.get(Num.MONSTERS) - 1; slot >= 0; slot--) {
      sum += party.isHere(slot) ? party.monsterFace(slot).kills : 0;
    }
    return sum;
  }

  /** Returns whether the combat is one for the win (MT-TMU-15). */
  public static boolean isForTheWin(Party party) {
    return party.level(party.fighter()) + kills(party) >= Party.GOAL;
  }

  /** The Charity limit of a seat (HANDLIMIT). */
  public static int handLimit(Party party, int seat, Parts parts) {
    int limit = parts.of(party, seat, "hand-limit", 5); // MT-CHA-01
    for (int token = party.top(party.table(seat)); token >= 0; token = party.next(token)) {
      Face face = party.face(token);
      if (face.handLimit.length > 0 && counts(party, token, face, seat)) {
        int more = Math.max(limit, Needs.max(party, face.handLimit, seat, Party.NOBODY)) - limit;
        limit += parts.card(party, token, more);
      }
    }
    return limit;
  }
}
