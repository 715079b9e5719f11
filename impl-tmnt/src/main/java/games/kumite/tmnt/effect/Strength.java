package games.kumite.tmnt.effect;

import games.kumite.spi.cards.Cards;
import games.kumite.tmnt.content.CardType;
import games.kumite.tmnt.state.Face;
import games.kumite.tmnt.state.Num;
import games.kumite.tmnt.state.Party;
import games.kumite.tmnt.state.Sum;

/** Adds up: combat strength, Run Away bonuses, Treasures. Nothing is remembered between two sums. */
public final class Strength {

  private Strength() {}

  /** The strength of the players' side (MT-CBT-03, MT-CBT-04). */
  public static int side(Party party) {
    int fighter = party.fighter();
    int helper = party.helper();
    int sum = party.get(Num.SIDE) + player(party, fighter);
    if (helper >= 0) {
      sum += player(party, helper);
    }
    return sum + conditional(party, Party.NOBODY);
  }

  /** What one player of the side adds. */
  public static int player(Party party, int seat) {
    Cards cards = party.cards();
    int sum = party.level(seat) + party.seat(seat, Num.DOOM);
    for (int token = cards.top(party.kept(seat)); token >= 0; token = cards.next(token)) {
      sum += party.face(token).next; // MT-TRP-06
    }
    if (isLevelOnly(party, seat)) {
      return sum; // MT-RUL-30
    }
    for (int token = cards.top(party.table(seat)); token >= 0; token = cards.next(token)) {
      Face face = party.face(token);
      if (counts(party, token, face, seat)) {
        sum += face.bonus;
        for (Sum more : face.strength) {
          sum += Needs.hold(party, more.need, seat) ? more.amount : 0;
        }
      }
    }
    return sum + party.get(seat == party.fighter() ? Num.FIGHTER_BOUGHT : Num.HELPER_BOUGHT);
  }

  /** Whether a card in play has its effect: an Item must be equipped and its requirement met (MT-ITM-12, MT-STN-11). */
  public static boolean counts(Party party, int token, Face face, int seat) {
    return switch (face.type) {
      case ITEM -> party.has(token, Num.EQUIPPED)
          && (face.requires.isNothing() || party.attached(token) >= 0 || Needs.hold(party, face.requires, seat));
      case STANCE, KATA, ALLY, CHARACTER -> true;
      default -> false;
    };
  }

  /** Whether of a player only the Level counts (LEVELONLY, LEVELONLY_HELPER). */
  public static boolean isLevelOnly(Party party, int seat) {
    for (int slot = party.get(Num.MONSTERS) - 1; slot >= 0; slot--) {
      if (party.isHere(slot)) {
        Face face = party.monsterFace(slot);
        if (face.levelOnly || face.levelOnlyHelper && seat == party.helper()) {
          return true;
        }
      }
    }
    return false;
  }

  /** The conditional strength of One-Shots in the combat for a slot, or for the players (NOBODY). */
  private static int conditional(Party party, int slot) {
    Cards cards = party.cards();
    int sum = 0;
    for (int token = cards.top(party.zones().combat); token >= 0; token = cards.next(token)) {
      Face face = party.face(token);
      if (face.type == CardType.ONE_SHOT && face.strength.length > 0 && party.attached(token) == slot) {
        for (Sum more : face.strength) {
          sum += Needs.hold(party, more.need, party.fighter()) ? more.amount : 0;
        }
      }
    }
    return sum;
  }

  /** The strength of the monsters (MT-CBT-05). */
  public static int monsters(Party party) {
    int sum = 0;
    for (int slot = party.get(Num.MONSTERS) - 1; slot >= 0; slot--) {
      if (party.isHere(slot)) {
        sum += monster(party, slot);
      }
    }
    return sum;
  }

  /** The strength of one monster. */
  public static int monster(Party party, int slot) {
    Face face = party.monsterFace(slot);
    int sum = face.level + party.monster(slot, Num.BONUS);
    for (Sum more : face.strength) {
      sum += Needs.hold(party, more.need, party.fighter()) ? more.amount : 0; // MT-MON-13
    }
    return sum + conditional(party, slot);
  }

  /** Whether the side would win now (MT-CBT-06). */
  public static boolean isWinning(Party party) {
    int margin = side(party) - monsters(party);
    return margin > 0 || margin == 0 && winsTies(party);
  }

  private static boolean winsTies(Party party) {
    return winsTies(party, party.fighter()) || party.helper() >= 0 && winsTies(party, party.helper());
  }

  private static boolean winsTies(Party party, int seat) {
    Cards cards = party.cards();
    for (int token = cards.top(party.table(seat)); token >= 0; token = cards.next(token)) {
      Face face = party.face(token);
      if (face.winsTies && counts(party, token, face, seat)) {
        return true;
      }
    }
    return false;
  }

  /** What is added to a player's Run Away die against a monster (MT-RUN-03). */
  public static int run(Party party, int seat, int slot) {
    Cards cards = party.cards();
    int sum = 0;
    for (Sum more : party.monsterFace(slot).run) {
      sum += Needs.hold(party, more.need, seat) ? more.amount : 0;
    }
    for (int token = cards.top(party.kept(seat)); token >= 0; token = cards.next(token)) {
      Face face = party.face(token);
      sum += face.nextRun + sumOf(party, face.run, seat);
    }
    for (int token = cards.top(party.table(seat)); token >= 0; token = cards.next(token)) {
      Face face = party.face(token);
      if (face.run.length > 0 && counts(party, token, face, seat)) {
        sum += sumOf(party, face.run, seat);
      }
    }
    return sum;
  }

  private static int sumOf(Party party, Sum[] sums, int seat) {
    int sum = 0;
    for (Sum more : sums) {
      sum += Needs.hold(party, more.need, seat) ? more.amount : 0;
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

  /** Whether the combat is one for the win (MT-TMU-15). */
  public static boolean isForTheWin(Party party) {
    return party.level(party.fighter()) + kills(party) >= Party.GOAL;
  }

  /** The Charity limit of a seat (HANDLIMIT). */
  public static int handLimit(Party party, int seat) {
    Cards cards = party.cards();
    int limit = 5; // MT-CHA-01
    for (int token = cards.top(party.table(seat)); token >= 0; token = cards.next(token)) {
      Face face = party.face(token);
      if (face.handLimit > limit && counts(party, token, face, seat)) {
        limit = face.handLimit;
      }
    }
    return limit;
  }
}
