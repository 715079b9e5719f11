package games.kumite.kungfu;

import games.kumite.api.Action;
import games.kumite.api.Decision;
import games.kumite.api.Event;
import games.kumite.api.EventReader;
import games.kumite.api.Match;
import games.kumite.api.Outcome;
import games.kumite.api.Setup;
import games.kumite.api.Viewer;
import games.kumite.api.bot.Bot;
import games.kumite.api.bot.Bots;
import games.kumite.api.random.RandomSource;
import games.kumite.api.random.SeededRandom;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.Inspection;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * How bots fight, for figures: {@code Bouts bot bot matches firstSeed [option=value...]}. The setup is random, the seats change from
 * match to match; told are results, who won, attacks offered and chosen, blows and points destroyed.
 */
final class Bouts {

  private final Map<String, Integer> counts = new TreeMap<>();

  private Bouts() {}

  int get(String what) {
    return counts.getOrDefault(what, 0);
  }

  private void count(String what, int more) {
    counts.merge(what, more, Integer::sum);
  }

  /** Plays matches with seeds from the first on; the first bot has seat 1 in every other one. */
  static Bouts play(String bot, String other, int matches, long firstSeed, String... options) {
    Bouts bouts = new Bouts();
    for (int i = 0; i < matches; i++) {
      bouts.one(bot, other, firstSeed + i / 2, i % 2, options);
    }
    return bouts;
  }

  private void one(String bot, String other, long seed, int seat, String... options) {
    Setup setup = Setup.seats("Ana", "Bo").seed(seed).withoutRecord();
    for (String option : options) {
      setup = setup.option(option.split("=")[0], option.split("=")[1]);
    }
    Match match = new KungFuGame().start(setup);
    EventReader events = match.events(Viewer.spectator());
    SeededRandom random = RandomSource.seeded(seed).split("setup");
    while (!match.isOver() && !match.phase().id().startsWith("turn")) {
      match.playRandom(random);
    }
    List<Bot> bots = new ArrayList<>();
    for (int at = 0; at < 2; at++) {
      bots.add(Bots.named(at == seat ? bot : other).create(100 + seed));
    }
    GameState state = (GameState) Inspection.state(match);
    int blows = 0;
    while (!match.isOver()) {
      Decision decision = match.decision();
      boolean isFirst = decision.seat().index() == seat;
      Action chosen = bots.get(decision.seat().index()).choose(match.perspective(decision.seat()), decision);
      if (isFirst) {
        for (String verb : List.of("attack", "shoot")) {
          if (decision.actions().stream().anyMatch(action -> action.notation().equals(verb))) {
            count(verb + " offered", 1);
            count(verb + " chosen", chosen.notation().equals(verb) ? 1 : 0);
          }
        }
      }
      match.play(chosen);
      for (Event event : events.read()) {
        if (event.type().equals("struck") || event.type().equals("hacked") || event.type().equals("shot")) {
          count(event.type(), 1);
          blows += event.type().equals("hacked") ? 0 : 1;
        }
      }
    }
    Outcome outcome = match.outcome();
    Outcome.Result result = outcome.standings().get(seat).result();
    count("first bot " + result, 1);
    boolean isSeeker = state.side(state.gangOf(seat)) == state.get(Counters.SEEKER);
    count((isSeeker ? "seeks " : "prevents ") + state.plot() + " " + result, 1);
    count("ended " + outcome.summary().replace("-decisively", ""), 1);
    if (Boolean.getBoolean("told")) {
      System.out.printf("seed %d seat %d: %s, %s %s object %d, turn %d, blows %d, %s%n", seed, seat, result,
          isSeeker ? "seeks" : "prevents", state.plot(), state.get(Counters.OBJECT), state.get(Counters.TURNS), blows, outcome.standings());
    }
    count("without a blow", blows == 0 ? 1 : 0);
    count("destroyed", outcome.standings().get(0).score() + outcome.standings().get(1).score());
    count("matches", 1);
  }

  @Override
  public String toString() {
    return counts.toString();
  }

  /** Plays. */
  public static void main(String[] args) {
    long begun = System.nanoTime();
    String[] options = Arrays.copyOfRange(args, 4, args.length);
    System.out.printf("%s: %s, %.0f s%n", String.join(" ", args),
        play(args[0], args[1], Integer.parseInt(args[2]), Long.parseLong(args[3]), options), (System.nanoTime() - begun) / 1e9);
  }
}
