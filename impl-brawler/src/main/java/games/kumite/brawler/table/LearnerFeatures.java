package games.kumite.brawler.table;

import games.kumite.brawler.content.Suit;
import games.kumite.brawler.state.FaceNumbers;
import games.kumite.brawler.state.GameState;
import games.kumite.spi.learn.FeatureWriter;
import java.util.List;

/** The measures that neither cards nor declared numbers give directly, for programs that learn. */
public final class LearnerFeatures {

  private static final int MAX_DAMAGE = 100;
  private static final List<String> DECKS = Suit.ALL.stream().map(suit -> "deck:" + suit.letter()).toList();
  private static final List<String> ACTORS = List.of("hero-1 acts", "hero-2 acts", "boss acts");
  private static final List<String> RANKS = List.of("jack", "queen", "king");
  private static final List<String> LAST = List.of("pair with hero-1", "pair with hero-2");

  private LearnerFeatures() {}

  /**
   * Measures the ownership of decks, the remaining Health of the boss and the hero on turn.
   *
   * @param state the match's state
   * @param out the receiver of the numbers
   */
  public static void measure(GameState state, FeatureWriter out) {
    for (int hero = 0; hero < state.heroCount(); hero++) {
      out.number("hero", hero, "interacted", state.hasInteracted(hero) ? 1 : 0, 0, 1);
      out.flags("hero", hero, DECKS, state.suits(hero));
    }
    boolean isInPlay = state.isBossInPlay();
    out.flags(RANKS, isInPlay ? 1 << state.bossRank() : 0);
    out.number("boss left", isInPlay ? Math.min(MAX_DAMAGE, Math.max(0, state.bossHealth() - state.damage())) : 0, 0,
        MAX_DAMAGE);
    out.flags(ACTORS, isInPlay ? 1 << state.actor() : 0);
    int last = state.pairing();
    out.flags(LAST, last < 0 ? 0 : 1 << last);
    out.number("pair card", last < 0 ? 0 : 1 + state.pairingFace(), 0, FaceNumbers.ALL);
  }
}
