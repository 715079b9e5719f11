package games.kumite.spi.console.picture;

import games.kumite.api.arena.BotStanding;
import games.kumite.api.arena.Interval;
import games.kumite.api.arena.Rating;
import games.kumite.api.arena.Report;
import games.kumite.spi.console.texts.ConsoleTexts;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.Collectors;

/** A plot of standings: one line for each bot, with a dot at its mean and its confidence interval. */
public final class StandingsPicture {

  private static final int NAMES = 190;
  private static final int PLOT = 420;
  private static final int WORDS = 190;
  private static final int ROW = 26;
  private static final int TOP = 34;
  private static final int AXIS = 30;
  private static final int GAP = 24;
  private static final int LONGEST = 26;
  private static final int STEPS = 4;
  private static final double ELO_ROOM = 50;

  private static final String STYLE = """
      .plot { font: 13px sans-serif; }
      .plot .ground { fill: #fff; }
      .plot .title { font-weight: bold; }
      .plot .grid { stroke: #ddd; }
      .plot .interval { stroke: #4878a8; stroke-width: 3; }
      .plot .mean { fill: #1b3a5c; }
      .plot .small { fill: #555; font-size: 11px; }
      """;

  private final String title;
  private final Report report;
  private final ConsoleTexts say;

  /**
   * Creates the plot of a report.
   *
   * @param title the title above the plot
   * @param report the report of the arena
   * @param say the language of the plot's texts
   */
  public StandingsPicture(String title, Report report, ConsoleTexts say) {
    this.say = say;
    this.title = title;
    this.report = report;
  }

  /** One line of a plot. */
  private record Row(String bot, double mean, Interval interval, String words) {}

  /**
   * Returns the plot as a separate picture.
   *
   * @return an SVG document
   */
  public String svg() {
    List<String> parts = new ArrayList<>();
    List<Row> points = report.standings().stream().map(this::points).toList();
    List<Row> elo = report.ratings().size() < 3 ? List.of() : report.ratings().stream().map(StandingsPicture::elo).toList();
    int height = height(points) + (elo.isEmpty() ? 0 : GAP + height(elo));
    int width = NAMES + PLOT + WORDS;
    parts.add(PlotShapes.rect("ground", 0, 0, width, height));
    parts.addAll(plot(title + ": " + say.text("points"), points, 0, 1, "%.0f%%", 100));
    if (!elo.isEmpty()) {
      double low = elo.stream().mapToDouble(row -> row.interval().low()).min().orElse(0) - ELO_ROOM;
      double high = elo.stream().mapToDouble(row -> row.interval().high()).max().orElse(0) + ELO_ROOM;
      parts.add("<g transform=\"translate(0," + (height(points) + GAP) + ")\">");
      parts.addAll(plot(say.text("elo"), elo, low, high, "%+.0f", 1));
      parts.add("</g>");
    }
    return String.format(Locale.ROOT, "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"plot\" width=\"%d\" height=\"%d\""
        + " viewBox=\"0 0 %d %d\">\n<style>\n%s</style>\n", width, height, width, height, STYLE)
        + String.join("\n", parts) + "\n</svg>\n";
  }

  /**
   * Returns a page with the plot and the standings in words.
   *
   * @param standings one line for each bot
   * @return an HTML document that loads nothing
   */
  public String html(List<String> standings) {
    return "<!DOCTYPE html>\n<html lang=\"" + say.language().getLanguage() + "\">\n<head>\n<meta charset=\"utf-8\">\n<title>" + PlotShapes.escaped(title)
        + "</title>\n<style>body { margin: 16px; font: 13px sans-serif; } h1 { font-size: 18px; }</style>\n</head>\n<body>\n<h1>"
        + PlotShapes.escaped(title) + "</h1>\n" + svg() + "<pre>\n"
        + standings.stream().map(PlotShapes::escaped).collect(Collectors.joining("\n")) + "\n</pre>\n</body>\n</html>\n";
  }

  private Row points(BotStanding bot) {
    return new Row(bot.bot(), bot.points(), bot.pointsInterval(),
        say.counted("share", bot.matches(), String.format(Locale.ROOT, "%.1f%%", 100 * bot.points()), bot.matches()));
  }

  private static Row elo(Rating rating) {
    return new Row(rating.bot(), rating.elo(), rating.interval(), String.format(Locale.ROOT, "%+.0f", rating.elo()));
  }

  private static int height(List<Row> rows) {
    return TOP + rows.size() * ROW + AXIS;
  }

  private static List<String> plot(String heading, List<Row> rows, double low, double high, String format, double unit) {
    List<String> parts = new ArrayList<>();
    DoubleUnaryOperator place = value -> NAMES + PLOT * (value - low) / (high - low);
    int bottom = TOP + rows.size() * ROW;
    parts.add(PlotShapes.text("title", 10, 20, heading));
    for (int step = 0; step <= STEPS; step++) {
      double value = low + (high - low) * step / STEPS;
      int x = (int) Math.round(place.applyAsDouble(value));
      parts.add(PlotShapes.line("grid", x, TOP, x, bottom));
      parts.add(PlotShapes.text("small", x - 12, bottom + 16, String.format(Locale.ROOT, format, unit * value)));
    }
    for (int i = 0; i < rows.size(); i++) {
      Row row = rows.get(i);
      int y = TOP + i * ROW + ROW / 2;
      parts.add(PlotShapes.text("name", 10, y + 4, shortened(row.bot())));
      parts.add(PlotShapes.titled(row.bot() + " " + row.words(),
          PlotShapes.line("interval", at(place, row.interval().low()), y, at(place, row.interval().high()), y)
              + PlotShapes.circle("mean", at(place, row.mean()), y, 5)));
      parts.add(PlotShapes.text("small", NAMES + PLOT + 14, y + 4, row.words()));
    }
    return parts;
  }

  private static int at(DoubleUnaryOperator place, double value) {
    return (int) Math.round(place.applyAsDouble(value));
  }

  private static String shortened(String bot) {
    return bot.length() <= LONGEST ? bot : bot.substring(0, LONGEST - 1) + "\u2026";
  }
}
