package games.kumite.brawler.table;

import games.kumite.brawler.content.Suit;
import games.kumite.brawler.state.Faces;
import games.kumite.brawler.state.Gauntlet;
import games.kumite.spi.learn.Measures;
import java.util.List;

/** The measures that neither cards nor declared numbers give directly, for programs that learn. */
public final class Measuring {

  private static final int MAX_DAMAGE = 100;
  private static final List<String> DECKS = Suit.ALL.stream().map(suit -> "deck:" + suit.letter()).toList();
  private static final List<String> ACTORS = List.of("hero-1 acts", "hero-2 acts", "boss acts");
  private static final List<String> RANKS = List.of("jack", "queen", "king");
  private static final List<String> LAST = List.of("pair with hero-1", "pair with hero-2");

  private Measuring() {}

  /**
   * Measures the ownership of decks, the remaining Health of the boss and the hero on turn.
   *
   * @param gauntlet the match's state
   * @param out the receiver of the numbers
   */
  public static void measure(Gauntlet gauntlet, Measures out) {
    for (int hero = 0; hero < gauntlet.heroCount(); hero++) {
      out.number("hero", hero, "interacted", gauntlet.hasInteracted(hero) ? 1 : 0, 0, 1);
      out.bits("hero", hero, DECKS, gauntlet.suits(hero));
    }
    boolean isInPlay = gauntlet.isBossInPlay();
    out.bits(RANKS, isInPlay ? 1 << gauntlet.bossRank() : 0);
    out.number("boss left", isInPlay ? Math.min(MAX_DAMAGE, Math.max(0, gauntlet.bossHealth() - gauntlet.damage())) : 0, 0,
        MAX_DAMAGE);
    out.bits(ACTORS, isInPlay ? 1 << gauntlet.actor() : 0);
    int last = gauntlet.pairing();
    out.bits(LAST, last < 0 ? 0 : 1 << last);
    out.number("pair card", last < 0 ? 0 : 1 + gauntlet.pairingFace(), 0, Faces.ALL);
  }
}
