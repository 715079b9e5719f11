package games.kumite.spi.console.text;

import games.kumite.api.Event;
import games.kumite.api.Game;
import games.kumite.api.Match;
import games.kumite.api.Phase;
import games.kumite.spi.console.texts.Terminal;
import games.kumite.spi.console.texts.Text;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A narrator of a match: one line for each event, and a heading where a part of the match begins. */
final class Narrator {

  private static final int SECOND_LEVEL = 2;

  private final Terminal terminal;
  private final ShowSettings showing;
  private final Map<String, String> phases = new LinkedHashMap<>();
  private final List<Event> recent = new ArrayList<>();
  private @Nullable Phase last;

  Narrator(Terminal terminal, Game game, ShowSettings showing) {
    this.terminal = terminal;
    this.showing = showing;
    game.phases().forEach(phase -> phases.put(phase.id(), phase.title()));
  }

  /** Prints the events that led to the present position. */
  void tell(List<Event> events, Match match) {
    // The phase of a finished match is not worth a heading.
    tell(events, match.isOver() && last != null ? last : match.phase());
  }

  private void tell(List<Event> events, Phase now) {
    boolean announces = events.stream().anyMatch(this::isHeading);
    if (last == null && !announces && !showing.quiet()) {
      terminal.heading(outermost(now, 1).title());
    }
    Phase before = last == null ? now : last;
    last = now;
    List<Event> told = events.stream().filter(event -> !event.text().isEmpty()).toList();
    recent.addAll(told);
    if (!showing.quiet()) {
      show(told, showing.rules());
    }
    if (showing.quiet() || announces) {
      return;
    }
    if (!outermost(before, 1).equals(outermost(now, 1))) {
      terminal.heading(outermost(now, 1).title());
    } else if (!outermost(before, SECOND_LEVEL).equals(outermost(now, SECOND_LEVEL))) {
      terminal.gap();
    }
  }

  private boolean isHeading(Event event) {
    return !event.text().isEmpty() && (phases.containsKey(event.type())
        || phases.values().stream().anyMatch(title -> event.text().startsWith(title + " ")
            && event.text().length() > title.length() + 1
            && Character.isDigit(event.text().charAt(title.length() + 1))));
  }

  private void show(List<Event> events, boolean rules) {
    for (Repeated repeated : Repeated.in(events)) {
      String text = text(repeated.event());
      if (isHeading(repeated.event())) {
        terminal.heading(text.endsWith(".") ? text.substring(0, text.length() - 1) : text);
      } else {
        terminal.print("  ", (rules ? withRule(repeated.event()) : text) + repeated.often(terminal));
      }
    }
  }

  /** An event that happens several times in a row and is printed once. */
  private record Repeated(Event event, int times) {
    static List<Repeated> in(List<Event> events) {
      List<Repeated> all = new ArrayList<>();
      for (Event event : events) {
        Repeated last = all.isEmpty() ? null : all.get(all.size() - 1);
        if (last != null && last.event.text().equals(event.text())) {
          all.set(all.size() - 1, new Repeated(event, last.times + 1));
        } else {
          all.add(new Repeated(event, 1));
        }
      }
      return all;
    }

    String often(Terminal terminal) {
      return times > 1 ? " (" + terminal.text("times", times) + ")" : "";
    }
  }

  private static String withRule(Event event) {
    return event.rule().isEmpty() ? text(event) : text(event) + " [" + event.rule() + "]";
  }

  private static String text(Event event) {
    return Text.capital(event.text());
  }

  /** Returns the ancestor of a phase on a level of the tree, or the phase itself if it is further out. */
  private static Phase outermost(Phase phase, int level) {
    List<Phase> path = new ArrayList<>();
    for (Phase outer = phase; outer != null; outer = outer.parent()) {
      path.add(0, outer);
    }
    return path.get(Math.min(level, path.size()) - 1);
  }

  /** Returns whether more has happened since the last question than the direct results of its answer. */
  boolean hasMuch() {
    return recent.size() > 1;
  }

  /** Returns the events since the last question. */
  List<Event> recent() {
    return List.copyOf(recent);
  }

  /** Prints the events since the last question, with the rules behind them. */
  void explain() {
    if (recent.isEmpty()) {
      terminal.print("  ", terminal.text("no-news"));
    }
    Repeated.in(recent).forEach(
        repeated -> terminal.print("  ", withRule(repeated.event()) + repeated.often(terminal)));
  }

  /** Drops the events before a question that has been answered: they need no explanation any longer. */
  void forget() {
    recent.clear();
  }
}
