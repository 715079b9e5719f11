package games.kumite.spi.testkit;

import games.kumite.api.Event;
import games.kumite.api.EventReader;
import games.kumite.api.Match;
import games.kumite.api.Viewer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A transcript of a match along its way: its state, and what each viewer gets. */
final class Transcript {

  private final Match match;
  private final Map<Viewer, EventReader> readers = new LinkedHashMap<>();

  Transcript(Match match) {
    this.match = match;
    TrialMatch.observers(match).forEach(viewer -> readers.put(viewer, match.events(viewer)));
  }

  /** Returns the position and what has happened since the last call. */
  String next() {
    return CanonicalText.of(match) + told();
  }

  /** Returns what each viewer gets. */
  String told() {
    StringBuilder text = new StringBuilder();
    readers.forEach((viewer, reader) -> {
      text.append("table of ").append(viewer).append(":\n").append(match.table(viewer));
      for (Event event : reader.read()) {
        text.append("told to ").append(viewer).append(": ").append(CanonicalText.of(event)).append('\n');
      }
    });
    return text.toString();
  }

  /** Returns the digests of all positions of a trial that is played in a match of its own. */
  static List<String> digests(TrialMatch trial, Match match) {
    List<String> digests = new ArrayList<>();
    Transcript transcript = new Transcript(match);
    trial.walk(match, (at, position) -> digests.add(Digest.of(transcript.next())));
    return digests;
  }

  /** Returns the texts of all positions of a trial that is played in a match of its own. */
  static List<String> of(TrialMatch trial, Match match) {
    List<String> texts = new ArrayList<>();
    Transcript transcript = new Transcript(match);
    trial.walk(match, (at, position) -> texts.add(transcript.next()));
    return texts;
  }
}
