package games.kumite.api.bot.learned;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Decision;
import games.kumite.api.Match;
import games.kumite.spi.bots.LeducDeals;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** What a policy tells apart in a game with a public card that nobody chooses. */
final class LearntSituationsTests {

  private final Set<Long> known = new HashSet<>();
  private final Set<Long> held = new HashSet<>();

  private void walk(Match match) {
    if (match.isOver()) {
      return;
    }
    Decision decision = match.decision();
    long prefix = InfoSetAbstraction.WHOLE.prefix(match, decision);
    known.add(InfoSetAbstraction.known(prefix, match.search().observationKey(decision.seat())));
    held.add(InfoSetAbstraction.held(prefix, match.search().privateObservationKey(decision.seat())));
    for (int choice = 0; choice < match.actionCount(); choice++) {
      Match next = match.copy();
      next.play(choice);
      walk(next);
    }
  }

  private void walkAll(List<Supplier<Match>> deals) {
    deals.forEach(deal -> walk(deal.get()));
  }

  @Test
  void leducPoker_withACardForBoth_has288Situations() { // 3 * 6 before it is turned up, 3 * 3 * 30 with it
    walkAll(LeducDeals.all(false));
    assertThat(known).hasSize(288);
    assertThat(held).as("without what is public").hasSize(108);
  }

  @Test
  void leducPoker_withSuits_has936Situations() { // 6 * 6 and 6 * 5 * 30
    walkAll(LeducDeals.all(true));
    assertThat(known).hasSize(936);
  }
}
