package games.kumite.spi.console.command;

import games.kumite.api.arena.BotStanding;
import games.kumite.api.arena.Interval;
import games.kumite.api.arena.PairedDifference;
import games.kumite.api.arena.Rating;
import games.kumite.api.arena.Report;
import games.kumite.spi.console.texts.ConsoleTexts;
import games.kumite.spi.console.texts.Terminal;
import games.kumite.spi.console.texts.Text;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** The standings of an arena in 80 columns. */
final class StandingsText {

  private static final int WIDEST_NAME = 16;
  private static final String[] COLUMNS = {"matches", "wins", "draws", "losses", "points", "interval", "score", "choice"};
  private static final int PERCENT = 100;
  private static final double MILLISECOND = 1_000;
  private static final double SECOND = 1_000_000;

  private final Report report;
  private final ConsoleTexts say;

  StandingsText(Report report, ConsoleTexts say) {
    this.report = report;
    this.say = say;
  }

  /** Returns one line for each bot. */
  static List<String> table(List<BotStanding> standings, ConsoleTexts say) {
    List<String> lines = new ArrayList<>();
    lines.add(Text.padded(say.text("standings.bot"), WIDEST_NAME) + String.format(Locale.ROOT, "%8s%6s%6s%6s%8s%13s%9s%8s",
        Arrays.stream(COLUMNS).map(column -> say.text("standings." + column)).toArray()));
    standings.forEach(standing -> add(standing, lines));
    return lines;
  }

  /** Returns one line for each bot, the best first, and its lead over the others. */
  List<String> lines() {
    List<BotStanding> standings = report.standings();
    List<String> lines = table(standings, say);
    BotStanding best = standings.get(0);
    if (best.matches() > 0 && standings.size() > 1) {
      lines.add("");
      standings.stream().skip(1).filter(other -> other.matches() > 0)
          .forEach(other -> lines.addAll(Text.wrap(ahead(best, other), "", "  ", Terminal.WIDTH)));
    }
    addRatings(standings, lines);
    return lines;
  }

  /** Adds Elo ratings if more than two bots have met. */
  private void addRatings(List<BotStanding> standings, List<String> lines) {
    List<Rating> ratings = standings.size() > 2 ? report.ratings() : List.of();
    if (!ratings.isEmpty()) {
      lines.add("");
      lines.add(Text.padded(say.text("standings.bot"), WIDEST_NAME)
          + String.format(Locale.ROOT, "%8s%16s", say.text("elo"), say.text("standings.interval")));
      ratings.forEach(rating -> lines.add(Text.padded(Text.printable(rating.bot()), WIDEST_NAME)
          + String.format(Locale.ROOT, "%+8.0f%16s", rating.elo(), String.format(Locale.ROOT, "%+.0f..%+.0f",
              rating.interval().low(), rating.interval().high()))));
    }
  }

  private static void add(BotStanding standing, List<String> lines) {
    String name = Text.printable(standing.bot());
    if (Text.width(name) > WIDEST_NAME) {
      lines.add(name);
      name = "";
    }
    lines.add(Text.padded(name, WIDEST_NAME) + (standing.matches() == 0 ? "       0"
        : String.format(Locale.ROOT, "%8d%6d%6d%6d%7.1f%%%13s%9.2f%8s", standing.matches(), standing.wins(),
            standing.draws(), standing.losses(), PERCENT * standing.points(), percents(standing.pointsInterval()),
            standing.score(), time(standing))));
  }

  private static String percents(Interval interval) {
    return String.format(Locale.ROOT, "%.1f..%.1f", PERCENT * interval.low(), PERCENT * interval.high());
  }

  /** Returns the mean time of a choice. */
  private static String time(BotStanding standing) {
    double micros = standing.microsPerDecision();
    return standing.decisions() == 0 ? "-"
        : micros < MILLISECOND ? String.format(Locale.ROOT, "%.0f us", micros)
        : micros < SECOND ? String.format(Locale.ROOT, "%.1f ms", micros / MILLISECOND)
        : String.format(Locale.ROOT, "%.1f s", micros / SECOND);
  }

  private String ahead(BotStanding best, BotStanding other) {
    PairedDifference by = report.difference(best.bot(), other.bot());
    return say.counted("ahead", by.rounds(), best.bot(), other.bot(),
        said(say.text("points"), "%", PERCENT, by.points(), by.pointsInterval()),
        said(say.text("score"), "", 1, by.score(), by.scoreInterval()), by.rounds());
  }

  private String said(String what, String unit, int times, double value, Interval interval) {
    return String.format(Locale.ROOT, "%s %+.1f%s (%+.1f..%+.1f%s)", what, times * value, unit, times * interval.low(),
        times * interval.high(), interval.contains(0) ? ", " + say.text("may-be-chance") : "");
  }
}
