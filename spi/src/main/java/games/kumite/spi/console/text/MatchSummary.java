package games.kumite.spi.console.text;

import games.kumite.api.Match;
import games.kumite.api.Outcome;
import games.kumite.api.Seat;
import games.kumite.api.record.MatchRecord;
import games.kumite.spi.console.texts.ConsoleTexts;
import games.kumite.spi.console.texts.Terminal;
import games.kumite.spi.console.texts.Text;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** The summary of a finished match: the result, and how to see the match again. */
public final class MatchSummary {

  private final Terminal terminal;
  private final Match match;
  private final MatchRecord record;

  MatchSummary(Terminal terminal, Match match) {
    this.terminal = terminal;
    this.match = match;
    this.record = match.record();
  }

  void show(ShowSettings showing, Seating seating, RecordFile file) {
    String title = terminal.text("result", summary(match.outcome(), terminal.say()));
    if (showing.quiet()) {
      terminal.print(title);
    } else {
      terminal.heading(title);
    }
    standings();
    if (!showing.quiet()) {
      terminal.gap();
    }
    record.tags("Seed").forEach(seed -> terminal.print(terminal.text("seed") + " " + seed.value()));
    if (file.isWritten()) {
      terminal.copyable(terminal.text("recorded"), DirectoryConsent.replay(match, file));
    } else if (seating.persons().isEmpty() && !showing.quiet() && !record.tags("Seed").isEmpty()) {
      terminal.copyable(terminal.text("see-again"), String.join(" ", again(seating)));
    }
  }

  /** Returns how the match has ended: the text of the game's word, or the word itself. */
  public static String summary(Outcome outcome, ConsoleTexts say) {
    return say.word("outcome." + outcome.summary()).orElse(Text.spaced(outcome.summary()));
  }

  /** Returns the results of the seats, or nothing where all share one result. */
  public static String results(Outcome outcome, List<Seat> seats, ConsoleTexts say) {
    Map<Outcome.Result, List<String>> names = new EnumMap<>(Outcome.Result.class);
    for (Seat seat : seats) {
      names.computeIfAbsent(outcome.standing(seat).result(), result -> new ArrayList<>()).add(Text.printable(seat.name()));
    }
    return names.size() < 2 ? "" : names.entrySet().stream()
        .map(entry -> String.join(", ", entry.getValue()) + ": " + word(entry.getKey(), say))
        .collect(Collectors.joining("; "));
  }

  private static String word(Outcome.Result result, ConsoleTexts say) {
    return result == Outcome.Result.NONE ? say.text("no-result")
        : say.text("result." + result.name().toLowerCase(Locale.ROOT));
  }

  private void standings() {
    int widest = match.seats().stream().mapToInt(seat -> Text.width(seat.name())).max().orElse(0);
    for (Seat seat : match.seats()) {
      Outcome.Standing standing = match.outcome().standing(seat);
      String name = Text.padded(seat.name(), widest);
      String result = word(standing.result(), terminal.say());
      terminal.print(standing.result() == Outcome.Result.NONE ? " -  " + name + "  " + terminal.text("no-result")
          : terminal.text("place", String.format(Locale.ROOT, "%2d", standing.rank()), name, Text.padded(result, 4),
              standing.score()));
    }
  }

  /** Returns the command that plays the same match. */
  private List<String> again(Seating seating) {
    List<String> words = new ArrayList<>(List.of("play", record.gameId(), "--seats",
        Text.quoted(match.seats().stream().map(Seat::name).collect(Collectors.joining(",")))));
    for (MatchRecord.Tag option : record.tags("Option")) {
      String value = option.values().get(1);
      boolean isUsual = match.game().options().stream().anyMatch(
          known -> known.id().equals(option.value()) && String.valueOf(known.defaultValue()).equals(value));
      if (!isUsual) {
        words.addAll(List.of("--option", Text.quoted(option.value() + "=" + value)));
      }
    }
    if (seating.bots().values().stream().anyMatch(bot -> !bot.equals(Players.DEFAULT))) {
      words.addAll(List.of("--bots", String.join(",", seating.bots().values())));
    }
    words.addAll(List.of("--seed", record.tags("Seed").get(0).value()));
    return words;
  }
}
