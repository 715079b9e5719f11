package games.kumite.spi.console.web;

import games.kumite.api.Event;
import games.kumite.api.EventReader;
import games.kumite.api.Match;
import games.kumite.api.Viewer;
import games.kumite.api.display.Motion;
import games.kumite.api.random.Draw;
import games.kumite.api.record.MatchRecord;
import games.kumite.spi.console.texts.RecordedRandom;
import games.kumite.spi.console.texts.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The match so far as one viewer saw it, step by step, in one language. A step begins where the viewer sees something
 * new: a number of actions would say that another seat has been asked. Used by one thread at a time.
 */
final class Film {

  /** The number of actions from one kept copy to the next. */
  private static final int STRIDE = 48;

  /**
   * One step.
   *
   * @param actions the number of actions played so far
   * @param events what has happened since the step before
   * @param motions what has moved since the step before
   */
  private record Step(int actions, List<String> events, List<Motion> motions) {}

  private final Viewer viewer;
  private final List<Draw> draws = new ArrayList<>();
  private final List<MatchRecord.Line> played = new ArrayList<>();
  private final NavigableMap<Integer, Match> copies = new TreeMap<>();
  private final List<Step> steps = new ArrayList<>();
  private final Match beginning;

  Film(Match match, Viewer viewer, Locale language) {
    this.viewer = viewer;
    MatchRecord record = match.record();
    draws.addAll(record.lines().get(0).draws());
    beginning = match.game().in(language).start(RecordedRandom.setup(record).random(new RecordedRandom(draws)));
    copies.put(0, beginning);
    steps.add(new Step(0, texts(beginning.events(viewer).read()), List.of()));
  }

  private static List<String> texts(List<Event> events) {
    return events.stream().map(Event::text).filter(text -> !text.isEmpty()).map(Text::capital).toList();
  }

  /** Takes in what has been played, and forgets what has been taken back. */
  void follow(MatchRecord record) {
    List<MatchRecord.Line> lines = record.lines().subList(1, record.lines().size());
    int same = 0;
    while (same < played.size() && same < lines.size() && played.get(same).equals(lines.get(same))) {
      same++;
    }
    if (same < played.size()) {
      forget(same);
    }
    if (played.size() == lines.size()) {
      return;
    }
    Match cursor = at(played.size());
    EventReader reader = cursor.events(viewer);
    reader.read();
    long key = cursor.search().observationKey(viewer);
    List<Event> news = new ArrayList<>();
    for (MatchRecord.Line line : lines.subList(played.size(), lines.size())) {
      play(cursor, line);
      news.addAll(reader.read());
      long after = cursor.search().observationKey(viewer);
      List<String> texts = texts(news);
      if (after != key || !texts.isEmpty()) {
        steps.add(new Step(played.size(), texts, news.stream().map(Motion::of).flatMap(Optional::stream).toList()));
        news.clear();
      }
      key = after;
      if (played.size() % STRIDE == 0) {
        copies.put(played.size(), cursor.copy());
      }
    }
  }

  private void play(Match cursor, MatchRecord.Line line) {
    draws.addAll(line.draws());
    cursor.play(cursor.decision().parse(line.notation()));
    played.add(line);
  }

  private void forget(int from) {
    for (MatchRecord.Line line : played.subList(from, played.size())) {
      for (int i = 0; i < line.draws().size(); i++) {
        draws.remove(draws.size() - 1);
      }
    }
    played.subList(from, played.size()).clear();
    copies.tailMap(from, false).clear();
    steps.removeIf(step -> step.actions() > from);
  }

  /** Returns the match after a number of actions. */
  private Match at(int actions) {
    Map.Entry<Integer, Match> before = copies.floorEntry(actions);
    Match match = before.getValue().copy();
    played.subList(before.getKey(), actions).forEach(line -> match.play(match.decision().parse(line.notation())));
    return match;
  }

  /** Returns the number of steps, at least 1. */
  int size() {
    return steps.size();
  }

  /** Returns the match as it stood at a step. */
  Match match(int step) {
    return at(steps.get(step).actions());
  }

  /** Returns what has moved between a step and the one before it. */
  List<Motion> motions(int step) {
    return steps.get(step).motions();
  }

  /** Returns what has happened between a step and the one before it. */
  List<String> events(int step) {
    return steps.get(step).events();
  }
}
