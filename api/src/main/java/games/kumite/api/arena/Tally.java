package games.kumite.api.arena;

import games.kumite.api.Outcome.Result;
import games.kumite.api.arena.Bootstrap.Round;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** The results of one bot, added up by round. */
final class Tally {

  private final String bot;
  private final Map<Integer, double[]> rounds = new TreeMap<>();
  private int wins;
  private int draws;
  private int losses;
  private long decisions;
  private long nanos;

  Tally(String bot) {
    this.bot = bot;
  }

  void add(MatchResult match) {
    Set<Integer> teams = new LinkedHashSet<>();
    for (SeatResult seat : match.seats()) {
      if (seat.bot().equals(bot)) {
        decisions += seat.decisions();
        nanos += seat.nanos();
        if (seat.result() != Result.NONE && teams.add(seat.team())) {
          count(match.fixture().round(), seat);
        }
      }
    }
  }

  private void count(int number, SeatResult seat) {
    wins += seat.result() == Result.WIN ? 1 : 0;
    draws += seat.result() == Result.DRAW ? 1 : 0;
    losses += seat.result() == Result.LOSS ? 1 : 0;
    double[] round = rounds.computeIfAbsent(number, key -> new double[3]);
    round[0] += seat.result() == Result.WIN ? 1 : seat.result() == Result.DRAW ? 0.5 : 0;
    round[1] += seat.score();
    round[2]++;
  }

  BotStanding standing() {
    int matches = wins + draws + losses;
    double points = wins + draws / 2.0;
    List<Round> scores = rounds.values().stream().map(round -> new Round(round[1], (int) round[2])).toList();
    return new BotStanding(bot, matches, wins, draws, losses, matches == 0 ? 0 : points / matches,
        Interval.wilson(points, matches), Bootstrap.mean(scores), Bootstrap.interval(scores), decisions,
        decisions == 0 ? 0 : nanos / 1000.0 / decisions);
  }

  /** Returns the difference to another bot, over the rounds with both bots. */
  PairedDifference minus(Tally other) {
    List<Round> points = differences(other, 0);
    List<Round> scores = differences(other, 1);
    return new PairedDifference(points.size(), Bootstrap.mean(points), Bootstrap.interval(points), Bootstrap.mean(scores),
        Bootstrap.interval(scores));
  }

  private List<Round> differences(Tally other, int what) {
    return rounds.entrySet().stream().filter(entry -> other.rounds.containsKey(entry.getKey())).map(entry -> {
      double[] mine = entry.getValue();
      double[] theirs = other.rounds.get(entry.getKey());
      return new Round(mine[what] / mine[2] - theirs[what] / theirs[2], 1);
    }).toList();
  }
}
