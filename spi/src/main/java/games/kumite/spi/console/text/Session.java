package games.kumite.spi.console.text;

import games.kumite.api.Action;
import games.kumite.api.Event;
import games.kumite.api.Match;
import games.kumite.api.Perspective;
import games.kumite.api.Seat;
import games.kumite.api.Setup;
import games.kumite.api.Turn;
import games.kumite.api.bot.Bot;
import games.kumite.api.bot.StandingOrder;
import games.kumite.api.bot.StandingOrders;
import games.kumite.api.record.MatchRecord;
import games.kumite.spi.console.table.SeenTexts;
import games.kumite.spi.console.table.TableText;
import games.kumite.spi.console.texts.Terminal;
import games.kumite.spi.console.texts.Text;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** A match at a terminal, from its position to its end or until a player leaves. */
public final class Session {

  private final Terminal terminal;
  private final Match match;
  private final Seating seating;
  private final ShowSettings showing;
  private final RecordFile file;
  private final Screen screen;
  private final Narrator narrator;
  private final StepPause pace;
  private final Map<Seat, StandingOrders> orders = new LinkedHashMap<>();
  private final Map<Seat, SeenTexts> familiar = new LinkedHashMap<>();
  private @Nullable Seat asked;
  private boolean hasUndone;
  private final long seed;
  private int choices;

  public Session(Terminal terminal, Match match, Seating seating, ShowSettings showing, RecordFile file) {
    this.terminal = terminal;
    terminal.speak(terminal.say().of(match.game()));
    this.match = match;
    this.seating = seating;
    this.showing = showing;
    this.file = file;
    this.screen = new Screen(match, seating);
    this.narrator = new Narrator(terminal, match.game(), showing);
    this.pace = new StepPause(terminal, showing);
    MatchRecord record = match.record();
    this.seed = Players.seed(record);
    this.choices = record.lines().size() - 1;
  }

  /** Prints the game, the players and the seed; not the seed if several players share this screen. */
  public void introduce() {
    introduce(seat -> seat.number() + " " + seat.name() + " (" + seating.player(seat, terminal.say()) + ")");
  }

  /** Prints the game of a record and its seed; a record does not name its players. */
  public void introduceRecord() {
    introduce(seat -> seat.number() + " " + seat.name());
  }

  private void introduce(Function<Seat, String> player) {
    if (showing.quiet() && seating.persons().isEmpty()) {
      return;
    }
    MatchRecord record = match.record();
    terminal.print(match.game().title() + " " + match.game().version());
    line(terminal.text("seats"), match.seats().stream().map(player).collect(Collectors.joining(", ")));
    if (!record.tags("Option").isEmpty()) {
      line(terminal.text("options"), record.tags("Option").stream()
          .filter(option -> !option.values().get(1).isEmpty())
          .map(option -> option.value() + "=" + option.values().get(1)).collect(Collectors.joining(", ")));
    }
    if (seating.persons().size() < 2) { // several players read it at the end
      record.tags("Seed").forEach(given -> line(terminal.text("seed"), given.value()));
    }
  }

  private void line(String name, String text) {
    terminal.lines(Text.wrap(text, Text.padded(name, 9), " ".repeat(9), terminal.width()));
  }

  /**
   * Replays the record up to its end.
   *
   * @return false if a player leaves before the end
   */
  public boolean replay(Match again, MatchRecord record) {
    screen.skip();
    Screen shown = new Screen(again, seating);
    boolean isFirst = true;
    for (MatchRecord.Line line : record.lines()) {
      if (!isFirst) {
        again.play(again.decision().parse(line.notation()));
      }
      isFirst = false;
      shown.follow();
      List<Event> news = shown.isShared() ? shown.news() : shown.rest();
      narrator.tell(news, again);
      boolean waits = !again.isOver() && news.stream().anyMatch(event -> !event.text().isEmpty());
      if (waits && !pace.goesOn(() -> showTable(again, shown))) {
        return false;
      }
    }
    return true;
  }

  /** Prints that the record has been shown and nothing more is played. */
  public void stop(Path record) {
    terminal.gap();
    terminal.print(terminal.text("record-stops"));
    terminal.copyable(terminal.text("go-on"), DirectoryConsent.replay(match, record) + " --resume");
  }

  /** Takes all events so far as told. */
  public void skipPast() {
    screen.skip();
  }

  /** Plays until the match is over, a player leaves, or a question is {@linkplain Terminal#isInterrupted interrupted}. */
  public void play() {
    file.write(match.record());
    narrate();
    while (!match.isOver()) {
      Seat actor = match.actor();
      if (seating.persons().contains(actor)) {
        if (!ask(actor)) {
          if (!terminal.isInterrupted()) {
            leave();
          }
          return;
        }
      } else {
        play(bot(actor));
      }
      if (file.isWritten()) {
        file.write(match.record());
      }
      boolean isNews = narrate();
      boolean waits = isNews && !seating.persons().contains(actor) && !match.isOver();
      if (waits && !pace.goesOn(() -> showTable(match, screen))) {
        leave();
        return;
      }
    }
    finish();
  }

  /** Prints what has happened. Returns false if nothing may be shown. */
  private boolean narrate() {
    screen.follow();
    List<Event> news = screen.news();
    narrator.tell(news, match);
    return news.stream().anyMatch(event -> !event.text().isEmpty());
  }

  private void showTable(Match shown, Screen looking) {
    terminal.lines(new TableText(shown.table(looking.viewer()), terminal.say()).lines());
  }

  private Action bot(Seat seat) {
    Bot bot = Players.named(seating.bots().getOrDefault(seat.index(), Players.DEFAULT), seed, seat, choices);
    Perspective perspective = match.perspective(seat);
    if (perspective.turn() instanceof Turn.Yours yours) {
      return bot.choose(perspective, yours.decision());
    }
    throw new IllegalStateException(seat + " is to choose, but its own view says " + perspective.turn());
  }

  /** Asks a player and executes the answer. Returns false if the player leaves. */
  private boolean ask(Seat seat) {
    Optional<Action> ordered = hasUndone ? Optional.empty() : ordered(seat)
        .or(() -> showing.always() ? Optional.empty() : IdlePass.of(match, seat));
    hasUndone = false;
    if (ordered.isPresent()) {
      play(ordered.get());
      return true;
    }
    if (screen.mustChangeHands(seat)) {
      terminal.gap();
      if (terminal.ask(terminal.text("look-away", seat.name()) + " ") == null) {
        return false;
      }
      terminal.clear();
      screen.giveTo(seat);
      narrator.tell(screen.news(), match);
    }
    Answer answer = new PlayerPrompt(terminal, match, seat, seating.persons(), narrator, of(seat),
        familiar.computeIfAbsent(seat, first -> new SeenTexts()), asked).answer();
    asked = seat;
    narrator.forget();
    if (answer instanceof Answer.Play play) {
      play(play.action());
    } else if (answer instanceof Answer.Undo) {
      match.undo();
      choices--;
      hasUndone = true;
    }
    return !(answer instanceof Answer.Leave);
  }

  /** Asks players at this terminal whether they play on, where the finished match hands something over to the next. */
  public Optional<Setup> next() {
    return seating.persons().isEmpty() || !match.isOver() ? Optional.empty()
        : NextMatch.after(match, terminal).flatMap(NextMatch::ask);
  }

  private void play(Action action) {
    match.play(action);
    choices++;
  }

  private StandingOrders of(Seat seat) {
    return orders.computeIfAbsent(seat, first -> new StandingOrders(match));
  }

  /**
   * Returns the answer of a player's standing orders to the present choice. Reported only to a single player: other
   * readers of the screen must not learn which seat is asked.
   */
  private Optional<Action> ordered(Seat seat) {
    Perspective perspective = match.perspective(seat);
    if (!(perspective.turn() instanceof Turn.Yours yours) || of(seat).orders().isEmpty()) {
      return Optional.empty();
    }
    List<StandingOrder> before = of(seat).orders();
    Optional<Action> action = of(seat).answer(perspective, yours.decision());
    if (seating.persons().size() == 1) {
      action.ifPresent(found -> terminal.print("  ", terminal.text("has-ordered", seat, yours.decision().label(found))));
      before.stream().filter(order -> !of(seat).orders().contains(order))
          .forEach(order -> terminal.print("  ", terminal.text("order-ended", order)));
    }
    return action;
  }

  private void leave() {
    terminal.gap();
    terminal.print(terminal.text("match-stops"));
    if (file.isWritten()) {
      terminal.copyable(terminal.text("go-on"), DirectoryConsent.resume(match, file, seating));
    } else if (!seating.persons().isEmpty()) {
      terminal.print(terminal.text("not-recorded"));
    }
  }

  private void finish() {
    List<Event> rest = screen.rest();
    if (!rest.isEmpty()) {
      terminal.heading(terminal.text("everybody"));
      narrator.tell(rest, match);
    }
    new MatchSummary(terminal, match).show(showing, seating, file);
    if (!seating.persons().isEmpty()) {
      NextMatch.after(match, terminal).ifPresent(NextMatch::show);
    }
  }
}
