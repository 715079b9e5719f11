package games.kumite.spi.testkit;

import games.kumite.api.Action;
import games.kumite.api.Event;
import games.kumite.api.EventReader;
import games.kumite.api.Game;
import games.kumite.api.Match;
import games.kumite.api.Seat;
import games.kumite.api.Setup;
import games.kumite.api.Table;
import games.kumite.api.Viewer;
import games.kumite.api.random.SeededRandom;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Property 10: every public answer along a seeded match, as text that is compared with a file. */
final class Playthrough {

  static final String UPDATE = "playthroughs.update";
  private static final long SEED = 1;

  private final Game game;
  private final Setup setup;
  private final int max;
  private final StringBuilder text = new StringBuilder();
  private final Map<Viewer, EventReader> readers = new LinkedHashMap<>();
  private final Map<Viewer, Table> tables = new LinkedHashMap<>();

  /**
   * Creates a playthrough.
   *
   * @param game the game
   * @param setup its seats and options
   * @param max the number of decisions after which it stops
   */
  Playthrough(Game game, Setup setup, int max) {
    this.game = game;
    this.setup = setup.seed(SEED);
    this.max = max;
  }

  /** Returns the name of the file: the game, the seats, and the options that differ from their defaults. */
  String fileName() {
    StringBuilder name = new StringBuilder(game.id() + "-" + setup.names().size() + "-seats");
    setup.options().forEach((id, value) -> name.append('-').append(id).append('-').append(value));
    return name.toString().replaceAll("[^A-Za-z0-9-]+", "_") + ".txt";
  }

  /** Compares with the file, or writes it on request. */
  void check(Path folder) {
    Path file = folder.resolve(fileName());
    String told = tell();
    try {
      if (Boolean.getBoolean(UPDATE)) {
        Files.createDirectories(folder);
        Files.writeString(file, told);
        return;
      }
      if (!Files.exists(file)) {
        throw new AssertionError("there is no " + file + "; write it with -D" + UPDATE
            + "=true, read it, and keep it beside the test");
      }
      String kept = new String(Files.readAllBytes(file), StandardCharsets.UTF_8).replace("\r\n", "\n");
      if (!kept.equals(told)) {
        throw new AssertionError("the playthrough differs from " + file + ": "
            + TextDifference.of("the file", kept, "now", told) + "\nIf the change is meant, rewrite the file with -D"
            + UPDATE + "=true and read what differs");
      }
    } catch (IOException failure) {
      throw new UncheckedIOException(file.toString(), failure);
    }
  }

  /** Returns the whole text. */
  String tell() {
    Match match = game.start(setup);
    text.append(game.id()).append(' ').append(game.version()).append(", ").append(game.title()).append("\nseats ")
        .append(match.seats().stream()
            .map(seat -> seat.name() + " (" + seat.id() + ", team " + seat.team() + ")").toList())
        .append(", options ").append(setup.options()).append(", seed ").append(SEED).append("\nfacts ")
        .append(game.properties()).append("\noptions ").append(game.options()).append("\nphases ").append(game.phases())
        .append("\nkeywords ").append(game.keywords()).append('\n');
    TrialMatch.observers(match).forEach(viewer -> readers.put(viewer, match.events(viewer)));
    SeededRandom random = new SeededRandom(SEED).split("playthrough");
    int played = 0;
    for (; !match.isOver() && played < game.properties().maxDecisions(); played++) {
      if (played <= max) {
        told(match);
      }
      int index = random.nextInt(match.actionCount());
      if (played < max) {
        decision(match, played, index);
      }
      match.play(index);
    }
    text.append(played > max ? "\n(" + (played - max) + " more decisions)\n" : "");
    told(match);
    text.append(match.isOver() ? "\nover: " + match.outcome() + "\n" : "\nnot over\n");
    return text.toString();
  }

  private void decision(Match match, int number, int index) {
    List<Action> actions = match.decision().actions();
    text.append("\n== ").append(number + 1).append(": ").append(match.phase()).append(", ");
    text.append(CanonicalText.of(match.decision())).append("> ").append(actions.get(index).notation());
    text.append(" (undo: ").append(match.undoBarrier()).append(")\n");
  }

  /** Adds events and tables, once for all viewers to whom they are equal. */
  private void told(Match match) {
    Map<String, List<Viewer>> events = new LinkedHashMap<>();
    Map<String, List<Viewer>> changes = new LinkedHashMap<>();
    for (Viewer viewer : TrialMatch.observers(match)) {
      StringBuilder news = new StringBuilder();
      for (Event event : readers.get(viewer).read()) {
        news.append("  ").append(CanonicalText.of(event)).append('\n');
      }
      events.computeIfAbsent(news.toString(), key -> new ArrayList<>()).add(viewer);
      Table table = match.table(viewer);
      Table before = tables.put(viewer, table);
      changes.computeIfAbsent(before == null ? table.toString().indent(2) : changes(before, table),
          key -> new ArrayList<>()).add(viewer);
    }
    write("told to ", events, match);
    write("table of ", changes, match);
  }

  private void write(String what, Map<String, List<Viewer>> texts, Match match) {
    texts.forEach((part, viewers) -> {
      if (!part.isEmpty()) {
        boolean isAll = viewers.size() == match.seats().size() + 1;
        text.append(what).append(isAll ? "all" : String.join(", ", viewers.stream().map(Playthrough::name).toList()))
            .append(":\n").append(part);
      }
    });
  }

  private static String name(Viewer viewer) {
    return viewer instanceof Seat seat ? seat.id() : "spectator";
  }

  private static String changes(Table before, Table after) {
    StringBuilder changes = new StringBuilder();
    for (Table.Change change : Table.diff(before, after)) {
      changes.append("  ").append(change.difference().name().toLowerCase(Locale.ROOT)).append(' ').append(change.id());
      if (change.after() != null && change.difference() != Table.ChangeType.MOVED) {
        change.after().attributes().forEach(
            (name, value) -> changes.append(' ').append(name).append('=').append(value));
      }
      if (change.to() != null && change.difference() != Table.ChangeType.CHANGED) {
        String parent = change.to().parent();
        changes.append(" in ").append(parent.isEmpty() ? "the table" : parent);
      }
      changes.append('\n');
    }
    return changes.toString();
  }
}
