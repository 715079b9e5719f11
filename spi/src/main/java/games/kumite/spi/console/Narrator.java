package games.kumite.spi.console;

import games.kumite.api.Event;
import games.kumite.api.Game;
import games.kumite.api.Phase;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Tells what happens in a match: a line an event, a heading where a part of the match begins. */
final class Narrator {

  private static final int SECOND_LEVEL = 2;

  private final Terminal terminal;
  private final Showing showing;
  private final Set<String> phases = new LinkedHashSet<>();
  private final List<Event> recent = new ArrayList<>();
  private @Nullable Phase last;

  Narrator(Terminal terminal, Game game, Showing showing) {
    this.terminal = terminal;
    this.showing = showing;
    game.phases().forEach(phase -> phases.add(phase.id()));
  }

  /** Tells events, after which the match is in a phase. */
  void tell(List<Event> events, Phase now) {
    boolean announces = events.stream().anyMatch(this::isHeading);
    if (last == null && !announces && !showing.quiet()) {
      terminal.heading(outermost(now, 1).title());
    }
    Phase before = last == null ? now : last;
    last = now;
    for (Event event : events) {
      if (!event.text().isEmpty()) {
        recent.add(event);
        show(event);
      }
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
    return phases.contains(event.type()) && !event.text().isEmpty();
  }

  private void show(Event event) {
    if (showing.quiet()) {
      return;
    }
    if (isHeading(event)) {
      terminal.heading(event.text());
    } else {
      terminal.print("  ", showing.rules() ? withRule(event) : event.text());
    }
  }

  private static String withRule(Event event) {
    return event.rule().isEmpty() ? event.text() : event.text() + " [" + event.rule() + "]";
  }

  /** The phase on a level of the tree that a phase lies in, or the phase itself if it is further out. */
  private static Phase outermost(Phase phase, int level) {
    List<Phase> path = new ArrayList<>();
    for (Phase outer = phase; outer != null; outer = outer.parent()) {
      path.add(0, outer);
    }
    return path.get(Math.min(level, path.size()) - 1);
  }

  /** Tells what has happened since the last question, with the rules behind it. */
  void explain() {
    if (recent.isEmpty()) {
      terminal.print("  ", "Nothing has happened since the last question.");
    }
    recent.forEach(event -> terminal.print("  ", withRule(event)));
  }

  /** A question has been answered: what happened before it needs no explanation any more. */
  void forget() {
    recent.clear();
  }
}
