package games.kumite.spi.console;

import games.kumite.api.Action;
import games.kumite.api.Event;
import games.kumite.api.Match;
import games.kumite.api.MatchRecord;
import games.kumite.api.Outcome;
import games.kumite.api.Perspective;
import games.kumite.api.RandomSource;
import games.kumite.api.Seat;
import games.kumite.api.Turn;
import games.kumite.api.bot.Bot;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** A match in front of a screen, from where it stands to its end or until somebody leaves. */
final class Session {

  private static final long WITHOUT_SEED = 0;

  private final Terminal terminal;
  private final Match match;
  private final Seating seating;
  private final Showing showing;
  private final RecordFile file;
  private final Screen screen;
  private final Narrator narrator;
  private final Pace pace;

  Session(Terminal terminal, Match match, Seating seating, Showing showing, RecordFile file) {
    this.terminal = terminal;
    this.match = match;
    this.seating = seating;
    this.showing = showing;
    this.file = file;
    this.screen = new Screen(match, seating);
    this.narrator = new Narrator(terminal, match.game(), showing);
    this.pace = new Pace(terminal, showing);
  }

  /** Says what is played, by whom, and from which seed. */
  void introduce() {
    MatchRecord record = match.record();
    terminal.print(match.game().title() + " " + match.game().version());
    line("Seats", match.seats().stream()
        .map(seat -> seat.number() + " " + seat.name() + " (" + seating.player(seat) + ")")
        .collect(Collectors.joining(", ")));
    if (!record.tags("Option").isEmpty()) {
      line("Options", record.tags("Option").stream()
          .filter(option -> !option.values().get(1).isEmpty())
          .map(option -> option.value() + "=" + option.values().get(1)).collect(Collectors.joining(", ")));
    }
    record.tags("Seed").forEach(seed -> line("Seed", seed.value()));
  }

  private void line(String name, String text) {
    terminal.lines(Text.wrap(text, Text.padded(name, 9), " ".repeat(9), Terminal.WIDTH));
  }

  /**
   * Shows how this match came to stand where it stands.
   *
   * @return false if somebody leaves before it does
   */
  boolean replay(Match again, MatchRecord record) {
    screen.skip();
    Screen shown = new Screen(again, seating);
    boolean isFirst = true;
    for (MatchRecord.Line line : record.lines()) {
      if (!isFirst) {
        again.play(again.decision().action(line.notation()));
      }
      isFirst = false;
      shown.follow();
      narrator.tell(shown.isShared() ? shown.news() : shown.rest(), again.phase());
      if (!again.isOver() && !pace.goesOn(() -> showTable(again, shown))) {
        return false;
      }
    }
    return true;
  }

  /** Says that the record has been shown and nothing more is played. */
  void stop(Path record) {
    terminal.gap();
    terminal.print("The record stops here, after " + (match.record().lines().size() - 1) + " choices.");
    terminal.print("To go on: replay " + record + " --resume");
  }

  /** Plays until the match is over or somebody leaves. */
  void play() {
    file.write(match.record());
    narrate();
    while (!match.isOver()) {
      Seat actor = match.actor();
      if (seating.persons().contains(actor)) {
        if (!ask(actor)) {
          leave();
          return;
        }
      } else {
        match.play(bot(actor));
      }
      file.write(match.record());
      narrate();
      if (!seating.persons().contains(actor) && !match.isOver() && !pace.goesOn(() -> showTable(match, screen))) {
        leave();
        return;
      }
    }
    finish();
  }

  private void narrate() {
    screen.follow();
    narrator.tell(screen.news(), match.phase());
  }

  private void showTable(Match shown, Screen looking) {
    terminal.lines(new TableText(shown.table(looking.viewer())).lines());
  }

  private Action bot(Seat seat) {
    MatchRecord record = match.record();
    long seed = record.tags("Seed").isEmpty() ? WITHOUT_SEED : Long.parseLong(record.tags("Seed").get(0).value());
    RandomSource random = RandomSource.seeded(seed).split("bot-" + seat.number() + "-" + record.lines().size());
    Bot bot = Bots.named(seating.bots().getOrDefault(seat.index(), Bots.DEFAULT), random);
    Perspective view = match.seenBy(seat);
    if (view.turn() instanceof Turn.Yours yours) {
      return bot.choose(view, yours.decision());
    }
    throw new IllegalStateException(seat + " is to choose, but its own view says " + view.turn());
  }

  /** Asks a person and does what they want; false if they leave. */
  private boolean ask(Seat seat) {
    if (screen.mustChangeHands(seat)) {
      terminal.gap();
      if (terminal.ask(seat.name() + ", press Enter when nobody else looks: ") == null) {
        return false;
      }
      terminal.clear();
      screen.giveTo(seat);
      narrator.tell(screen.news(), match.phase());
    }
    Answer answer = new Person(terminal, match, seat, narrator).answer();
    narrator.forget();
    if (answer instanceof Answer.Play play) {
      match.play(play.action());
    } else if (answer instanceof Answer.Undo) {
      match.undo();
    }
    return !(answer instanceof Answer.Leave);
  }

  private void leave() {
    terminal.gap();
    terminal.print("The match stops here, after " + (match.record().lines().size() - 1) + " choices.");
    if (file.isWritten()) {
      terminal.print("To go on: replay " + file + " --resume");
    }
  }

  private void finish() {
    List<Event> rest = screen.rest();
    if (!rest.isEmpty()) {
      terminal.heading("What everybody may know");
      narrator.tell(rest, match.phase());
    }
    Outcome outcome = match.outcome();
    if (!showing.quiet()) {
      terminal.heading("Result: " + Text.spaced(outcome.summary()));
    } else {
      terminal.print("Result: " + Text.spaced(outcome.summary()));
    }
    int widest = match.seats().stream().mapToInt(seat -> Text.width(seat.name())).max().orElse(0);
    for (Seat seat : match.seats()) {
      Outcome.Standing standing = outcome.of(seat);
      String place = standing.rank() == 0 ? " -" : String.format("%2d", standing.rank());
      terminal.print(place + "  " + Text.padded(seat.name(), widest) + "  "
          + (standing.result() == Outcome.Result.NONE ? "no result"
              : String.format("%-4s  score %d", standing.result().name().toLowerCase(Locale.ROOT), standing.score())));
    }
    farewell();
  }

  private void farewell() {
    MatchRecord record = match.record();
    if (!showing.quiet()) {
      terminal.gap();
    }
    record.tags("Seed").forEach(seed -> terminal.print("Seed " + seed.value()));
    if (file.isWritten()) {
      terminal.print("Recorded in " + file + "; to see it again: replay " + file);
    } else if (seating.persons().isEmpty() && !showing.quiet() && !record.tags("Seed").isEmpty()) {
      terminal.print("To see it again: " + String.join(" ", again(record)));
    }
  }

  private List<String> again(MatchRecord record) {
    List<String> words = new ArrayList<>(List.of("play", record.gameId(), "--seats",
        quoted(match.seats().stream().map(Seat::name).collect(Collectors.joining(",")))));
    for (MatchRecord.Tag option : record.tags("Option")) {
      match.game().options().stream().filter(known -> known.id().equals(option.value())
          && !String.valueOf(known.defaultValue()).equals(option.values().get(1)))
          .forEach(known -> words.addAll(List.of("--option", quoted(known.id() + "=" + option.values().get(1)))));
    }
    words.addAll(List.of("--seed", record.tags("Seed").get(0).value()));
    return words;
  }

  private static String quoted(String word) {
    return word.contains(" ") ? "\"" + word + "\"" : word;
  }
}
