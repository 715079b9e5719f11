package games.kumite.brawler;

import games.kumite.api.random.SeededRandom;

/**
 * The yardstick: Brawler for two heroes as a loop over plain arrays, with nothing of Kumite but its
 * generator. Every rule and every decision of the normal game is in it, options in the game's order and
 * dice too, so that the same seed and choices give the same game; choices are random.
 */
final class HandWrittenGauntlet {

  private static final int SUITS = 4;
  private static final int TEN = 10;
  private static final int HAND = 3;
  private static final int NOBODY = -1;
  private static final int BOSS = 2;
  private static final int[] BOSS_HEALTH = {10, 15, 20};
  private static final int[] BOSS_SPEED = {14, 12, 10};
  private static final int[] BOSS_DAMAGE = {6, 8, 12};
  private static final int[] FIRST_SUIT = {0, 0, 0, 1, 1, 2};
  private static final int[] SECOND_SUIT = {1, 2, 3, 2, 3, 3};

  private final byte[] bosses = new byte[12];
  private final byte[] decks = new byte[SUITS * TEN];
  private final int[] used = new int[SUITS];
  private final int[] own = new int[4];
  private final byte[] hands = new byte[2 * HAND];
  private final int[] held = new int[2];
  private final int[] health = new int[2];
  private final int[] maximum = new int[2];
  private final int[] speed = new int[2];
  private final int[] order = new int[3];
  private final boolean[] interacted = new boolean[2];
  private int actors;
  private int damage;
  private int lastHero;
  private int lastSuit;
  private int lastRank;
  private int defeated;
  private int decisions;

  /** Shuffles the five decks. */
  void deal(SeededRandom dice) {
    int[] order12 = dice.permutation("boss-deck", 0, 12);
    for (int i = 0; i < 12; i++) {
      bosses[i] = (byte) (order12[i] % 3);
    }
    for (int suit = 0; suit < SUITS; suit++) {
      int[] order10 = dice.permutation("damage-deck", suit + 1, TEN);
      for (int i = 0; i < TEN; i++) {
        decks[suit * TEN + i] = (byte) (1 + order10[i]);
      }
    }
  }

  /** Takes over the decks of another gauntlet; nothing else has happened yet. */
  void copy(HandWrittenGauntlet dealt) {
    System.arraycopy(dealt.bosses, 0, bosses, 0, bosses.length);
    System.arraycopy(dealt.decks, 0, decks, 0, decks.length);
    java.util.Arrays.fill(used, 0);
    held[0] = 0;
    held[1] = 0;
    defeated = 0;
    decisions = 0;
  }

  /** Plays to the end; whether the heroes have won. */
  boolean play(SeededRandom choices, SeededRandom dice) {
    decisions++;
    int pair = choices.nextInt(6);
    own[0] = FIRST_SUIT[pair];
    own[1] = SECOND_SUIT[pair];
    own[2] = FIRST_SUIT[5 - pair];
    own[3] = SECOND_SUIT[5 - pair];
    for (int hero = 0; hero < 2; hero++) {
      maximum[hero] = 20 + dice.nextInt(6) + dice.nextInt(6) + dice.nextInt(6) + 3;
      health[hero] = maximum[hero];
    }
    refill(0, choices);
    refill(1, choices);
    while (fight(bosses[defeated], choices, dice)) {
      defeated++;
      if (defeated == 12) {
        return true;
      }
      refill(0, choices);
      refill(1, choices);
      rest(dice);
      recover(choices, dice);
    }
    return false;
  }

  /** One round up to the fall of the boss; false if the heroes fall. */
  private boolean fight(int boss, SeededRandom choices, SeededRandom dice) {
    damage = 0;
    lastHero = NOBODY;
    interacted[0] = false;
    interacted[1] = false;
    findOrder(boss, dice);
    while (true) {
      for (int i = 0; i < actors; i++) {
        int actor = order[i];
        if (actor == BOSS) {
          if (!bossAttacks(boss, dice)) {
            return false;
          }
        } else if (health[actor] > 0 && heroAttacks(actor, boss, choices, dice)) {
          return true;
        }
      }
    }
  }

  private void findOrder(int boss, SeededRandom dice) {
    for (int hero = 0; hero < 2; hero++) {
      speed[hero] = health[hero] > 0 ? 1 + dice.nextInt(20) : 0;
    }
    int first = speed[1] > speed[0] ? 1 : 0;
    actors = 0;
    boolean bossIn = false;
    for (int i = 0; i < 2; i++) {
      int hero = i == 0 ? first : 1 - first;
      if (health[hero] > 0) {
        if (!bossIn && BOSS_SPEED[boss] > speed[hero]) {
          order[actors++] = BOSS;
          bossIn = true;
        }
        order[actors++] = hero;
      }
    }
    if (!bossIn) {
      order[actors++] = BOSS;
    }
  }

  /** False if nobody is conscious any more. */
  private boolean bossAttacks(int boss, SeededRandom dice) {
    int target;
    if (health[0] > 0 && health[1] > 0) {
      target = dice.nextInt(6) & 1;
    } else {
      target = health[0] > 0 ? 0 : 1;
    }
    int left = health[target] - 1 - dice.nextInt(BOSS_DAMAGE[boss]);
    health[target] = Math.max(0, left);
    interacted[target] = true;
    return health[0] > 0 || health[1] > 0;
  }

  /** Whether the boss falls. */
  private boolean heroAttacks(int hero, int boss, SeededRandom choices, SeededRandom dice) {
    int first = own[2 * hero];
    int second = own[2 * hero + 1];
    boolean firstLeft = used[first] < TEN;
    boolean secondLeft = used[second] < TEN;
    int options = held[hero] + (firstLeft ? 1 : 0) + (secondLeft ? 1 : 0);
    interacted[hero] = true;
    if (options == 0) {
      damage += 1 + dice.nextInt(6);
      lastHero = NOBODY;
      return damage >= BOSS_HEALTH[boss];
    }
    int choice = 0;
    if (options > 1) {
      decisions++;
      choice = choices.nextInt(options);
    }
    int suit;
    int rank;
    if (choice < held[hero]) {
      int at = hero * HAND + held[hero] - 1 - choice; // the newest first, as in the game
      suit = hands[at] >> 4;
      rank = hands[at] & 15;
      held[hero]--;
      for (int i = at; i < hero * HAND + held[hero]; i++) {
        hands[i] = hands[i + 1];
      }
    } else {
      suit = choice == held[hero] && firstLeft ? first : second;
      rank = decks[suit * TEN + used[suit]++];
    }
    damage += rank == 1 ? 1 + dice.nextInt(6) : rank;
    boolean falls = damage >= BOSS_HEALTH[boss] || takesBonus(hero, suit, rank, boss, choices, dice);
    lastHero = hero;
    lastSuit = suit;
    lastRank = rank;
    return falls;
  }

  /** Whether the boss falls by the bonus. */
  private boolean takesBonus(
      int hero, int suit, int rank, int boss, SeededRandom choices, SeededRandom dice) {
    if (lastHero != 1 - hero) {
      return false;
    }
    boolean mirror = rank == lastRank;
    boolean chain = Math.abs(rank - lastRank) == 1;
    boolean kindred = suit >> 1 == lastSuit >> 1;
    int fitting = (mirror ? 1 : 0) + (chain ? 1 : 0) + (kindred ? 1 : 0);
    if (fitting == 0) {
      return false;
    }
    decisions++;
    int choice = choices.nextInt(fitting + 1);
    if (choice == fitting) {
      return false;
    }
    damage += 1 + dice.nextInt(choice == 0 ? mirror ? 8 : chain ? 6 : 4 : 4);
    return damage >= BOSS_HEALTH[boss];
  }

  private void refill(int hero, SeededRandom choices) {
    int first = own[2 * hero];
    int second = own[2 * hero + 1];
    while (held[hero] < HAND) {
      int suit;
      if (used[first] < TEN && used[second] < TEN) {
        decisions++;
        suit = choices.nextInt(2) == 0 ? first : second;
      } else if (used[first] < TEN) {
        suit = first;
      } else if (used[second] < TEN) {
        suit = second;
      } else {
        return;
      }
      hands[hero * HAND + held[hero]++] = (byte) (suit << 4 | decks[suit * TEN + used[suit]++]);
    }
  }

  private void rest(SeededRandom dice) {
    for (int hero = 0; hero < 2; hero++) {
      if (health[hero] > 0 && !interacted[hero]) {
        health[hero] = Math.min(maximum[hero], health[hero] + 1 + dice.nextInt(6));
      }
    }
  }

  private void recover(SeededRandom choices, SeededRandom dice) {
    for (int hero = 0; hero < 2; hero++) {
      if (health[hero] == 0) {
        decisions++;
        if (choices.nextInt(2) == 0 && dice.nextInt(6) >= 3) {
          health[hero] = 1 + dice.nextInt(6);
        }
        return;
      }
    }
  }

  int defeated() {
    return defeated;
  }

  int decisions() {
    return decisions;
  }
}
