package games.kumite.kungfu;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.EventReader;
import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.api.Viewer;
import games.kumite.api.random.RandomSource;
import games.kumite.api.random.SeededRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Bots that look ahead strike, and so do sensible playouts: gangs that meet fight. */
final class FightingBotTests {

  private static final int PLAYOUTS = 6;

  @Test
  void greedy_offeredAttacksAndShots_choosesManyOfThem() {
    Bouts bouts = Bouts.play("greedy:20", "greedy:20", 6, 101, "budget=300", "turnLimit=15");

    int offered = bouts.get("attack offered") + bouts.get("shoot offered");
    int chosen = bouts.get("attack chosen") + bouts.get("shoot chosen");
    assertThat(offered).as("%s", bouts).isGreaterThan(10);
    assertThat(chosen).as("%s", bouts).isGreaterThan(offered / 3);
    assertThat(bouts.get("struck") + bouts.get("shot")).as("%s", bouts).isGreaterThan(10);
  }

  @Test
  void playouts_bySensibleActions_strikeMoreThanThoseAtRandom() {
    int sensible = 0;
    int random = 0;
    for (int seed = 1; seed <= PLAYOUTS; seed++) {
      sensible += blows(seed, true);
      random += blows(seed, false);
    }
    assertThat(sensible).as("against %d", random).isGreaterThan(2 * random).isGreaterThan(4 * PLAYOUTS);
  }

  private static int blows(long seed, boolean isSensible) {
    Match match = new KungFuGame().start(Setup.seats(2).option("budget", 200).option("turnLimit", 10)
        .option("table", "hideout").seed(seed).withoutRecord());
    SeededRandom random = RandomSource.seeded(seed).split("play");
    while (!match.isOver() && !match.phase().id().startsWith("turn")) {
      match.playRandom(random);
    }
    EventReader events = match.events(Viewer.spectator());
    while (!match.isOver()) {
      if (isSensible) {
        match.search().playHeuristic(random);
      } else {
        match.playRandom(random);
      }
    }
    return (int) events.read().stream().filter(event -> event.type().equals("struck") || event.type().equals("shot")).count();
  }

  @Tag("long")
  @Test
  void greedy_againstRandom_winsMostMatches() {
    Bouts bouts = Bouts.play("greedy:20", "random", 60, 1);
    assertThat(bouts.get("first bot WIN")).as("%s", bouts).isGreaterThanOrEqualTo(45);
  }

  @Tag("long")
  @Test
  void greedy_againstItself_fightsAndEitherSideWins() {
    Bouts bouts = Bouts.play("greedy:20", "greedy:20", 60, 1);
    assertThat(bouts.get("without a blow")).as("%s", bouts).isLessThan(3);
    int attackers = bouts.get("ended attacker-won");
    assertThat((double) attackers / (attackers + bouts.get("ended defender-won"))).as("%s", bouts).isBetween(0.3, 0.7);
  }
}
