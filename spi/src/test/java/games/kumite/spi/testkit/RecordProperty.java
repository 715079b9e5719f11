package games.kumite.spi.testkit;

import games.kumite.api.Match;
import games.kumite.api.Viewer;
import games.kumite.api.random.SeededRandom;
import games.kumite.api.record.MatchRecord;
import games.kumite.api.record.RecordException;
import games.kumite.spi.plugin.Resuming;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Property 5: a match can be saved at any point, and a broken record is resumed or named. The common part of several
 * records of one match is read once, and copies continue from it. Where that gives an unexpected result, the record is
 * resumed alone, from its first line, and that result counts, because another property checks copies.
 */
final class RecordProperty {

  private static final int EVERY_BYTE_UP_TO = 1_500;
  private static final int SAMPLED_CUTS = 400;
  private static final int RESUMED_LINES = 60;
  private static final int SAMPLED_DAMAGES = 80;

  private final TrialMatches trials;
  private final int samples;

  RecordProperty(TrialMatches trials, int samples) {
    this.trials = trials;
    this.samples = samples;
  }

  /** Checks that a saved and resumed match is the same and has the same future. */
  void continueAlike() {
    for (TrialMatch trial : trials.all()) {
      trial.walk(trials.sampled(trial, samples), (match, position) -> {
        Match original = trial.at(position);
        Match resumed = resume(trial, match, original.record().text());
        equal(trial, match, "a resumed match is not the one that was saved", original, resumed);
        trial.playOn(original, new SeededRandom(position));
        trial.playOn(resumed, new SeededRandom(position));
        equal(trial, original, "a resumed match has another future", original, resumed);
        if (!TrialMatch.recordOf(original).equals(TrialMatch.recordOf(resumed))) {
          throw trial.finding("a resumed match goes on with another record: " + TextDifference.of("the original",
              TrialMatch.recordOf(original), "the resumed match", TrialMatch.recordOf(resumed)), original);
        }
      });
    }
  }

  private static Match resume(TrialMatch trial, Match match, String record) {
    try {
      return trial.game().resume(MatchRecord.parse(record));
    } catch (RuntimeException refused) {
      throw trial.finding("the record that a match gave cannot be resumed: " + refused, match, refused);
    }
  }

  private static void equal(TrialMatch trial, Match at, String what, Match original, Match resumed) {
    equal(trial, at, what, CanonicalText.of(original), CanonicalText.of(resumed));
    for (Viewer viewer : TrialMatch.observers(original)) {
      equal(trial, at, what, original.table(viewer).toString(), resumed.table(viewer).toString());
    }
    for (Viewer viewer : TrialMatch.observers(original)) {
      equal(trial, at, what, told(original, viewer), told(resumed, viewer));
    }
  }

  private static String told(Match match, Viewer viewer) {
    return match.events(viewer).read().stream().map(CanonicalText::of).collect(Collectors.joining("\n"));
  }

  private static void equal(TrialMatch trial, Match at, String what, String original, String resumed) {
    if (!original.equals(resumed)) {
      throw trial.finding(what + ": " + TextDifference.of("the original", original, "the resumed match", resumed), at);
    }
  }

  /**
   * Checks that a record cut off at any byte resumes at its last whole line, or that the error names the line where it
   * ends.
   */
  void cut() {
    for (TrialMatch trial : trials.few()) {
      List<String> states = new ArrayList<>();
      trial.walk((match, position) -> states.add(CanonicalText.of(match)));
      Match last = trial.at(states.size() - 1);
      byte[] bytes = last.record().text().getBytes(StandardCharsets.UTF_8);
      Resuming<?> resuming = resuming(trial, last);
      Set<Integer> resumed = new HashSet<>();
      for (int cut : cuts(trial, bytes)) {
        cutAt(trial, last, new String(bytes, 0, cut, StandardCharsets.UTF_8), states, resuming, resumed);
      }
    }
  }

  private static Set<Integer> cuts(TrialMatch trial, byte[] bytes) {
    Set<Integer> cuts = new TreeSet<>();
    for (int cut = 0; cut <= bytes.length; cut++) {
      boolean isClose = cut < EVERY_BYTE_UP_TO || cut > bytes.length - 200;
      if (isClose || bytes[cut] == '\n' && cut % 7 == 0) {
        cuts.add(cut);
      }
    }
    SeededRandom random = new SeededRandom(trial.seed()).split("cuts");
    for (int i = 0; i < SAMPLED_CUTS; i++) {
      cuts.add(random.nextInt(bytes.length + 1));
    }
    return cuts;
  }

  private static void cutAt(TrialMatch trial, Match match, String text, List<String> states, @Nullable Resuming<?> resuming,
      Set<Integer> resumed) {
    MatchRecord record;
    try {
      record = MatchRecord.parse(text);
    } catch (RecordException named) {
      checkLine(trial, match, named, text, "a record cut off after " + text.length() + " characters");
      if (text.contains("\n0 start") && text.indexOf('\n', text.indexOf("\n0 start") + 1) > 0) {
        throw trial.finding("a record cut off behind its start must resume, was refused: " + named, match, named);
      }
      return;
    }
    int lines = record.lines().size();
    if (lines % Math.max(1, states.size() / RESUMED_LINES) != 0 && lines != states.size()) {
      return; // of a long match only some are checked
    }
    String expected = states.get(lines - 1);
    boolean isPart = lines < states.size();
    String state = !resumed.add(lines) || isPart && isResumed(resuming, record, expected) ? expected
        : CanonicalText.of(resume(trial, match, text));
    if (!record.text().equals(text.substring(0, text.lastIndexOf('\n') + 1)) || !state.equals(expected)) {
      throw trial.finding("a record cut off after " + text.length() + " characters must resume at its last whole line: "
          + TextDifference.of("the match at that line", expected, "the resumed match", state), match);
    }
  }

  /** Returns a reader of parts of a match's record; null if even the whole of it cannot be resumed. */
  private static @Nullable Resuming<?> resuming(TrialMatch trial, Match match) {
    try {
      return Resuming.of(trial.game(), MatchRecord.parse(match.record().text()));
    } catch (RuntimeException | StackOverflowError | AssertionError judgedAlone) {
      return null;
    }
  }

  private static boolean isResumed(@Nullable Resuming<?> resuming, MatchRecord record, String expected) {
    try {
      return resuming != null && CanonicalText.of(resuming.resume(record)).equals(expected);
    } catch (RuntimeException | StackOverflowError | AssertionError judgedAlone) {
      return false;
    }
  }

  /** Checks that damage is refused, and the line is named. */
  void damaged() {
    for (TrialMatch trial : trials.few()) {
      Match match = trial.at(trial.actions().size());
      String text = match.record().text();
      Damaged damaged = new Damaged(trial, match, resuming(trial, match));
      List<String> lines = text.lines().toList();
      damaged.isRefused("an empty record", "");
      damaged.isRefused("a record of blank lines", "\n\n\n");
      damaged.isRefused("a record with an unknown tag", "[Kumite \"2\"]\n[Weather \"fair\"]\n" + text.substring(13));
      damaged.isRefused("a record of a future format", text.replaceFirst("\"2\"", "\"3\""));
      damaged.isRefused("a record of another game",
          text.replaceFirst("\\[Game \"[^\"]*\"", "[Game \"no-such-game\""));
      damaged.isRefused("a record of a future version of the rules",
          text.replaceFirst("\\[Version \"[^\"]*\"", "[Version \"999.0\""));
      for (int i = 0; i + 1 < lines.size(); i += Math.max(1, lines.size() / SAMPLED_DAMAGES)) {
        if (!lines.get(i).equals(lines.get(i + 1))) {
          damaged.isRefused("a record with line " + (i + 1) + " and the next one swapped", swapped(lines, i));
        }
      }
      SeededRandom random = new SeededRandom(trial.seed()).split("damage");
      int result = text.indexOf("\n[" + MatchRecord.RESULT); // a damaged name is a note of the owner's
      for (int i = 0; i < SAMPLED_DAMAGES; i++) {
        int at = random.nextInt(result < 0 ? text.length() : result);
        char other = (char) ('!' + random.nextInt(94));
        if (text.charAt(at) != other && text.charAt(at) != '\n') {
          damaged.isRefused("a record with character " + (at + 1) + " replaced by " + other,
              text.substring(0, at) + other + text.substring(at + 1));
        }
      }
    }
  }

  private static String swapped(List<String> lines, int at) {
    List<String> swapped = new ArrayList<>(lines);
    swapped.set(at, lines.get(at + 1));
    swapped.set(at + 1, lines.get(at));
    return String.join("\n", swapped) + "\n";
  }

  /** Damaged records of one match. */
  private record Damaged(TrialMatch trial, Match match, @Nullable Resuming<?> resuming) {

    void isRefused(String what, String text) {
      RecordException named = null;
      try {
        MatchRecord record = MatchRecord.parse(text);
        named = refusal(record);
        if (named == null) {
          trial.game().resume(record);
        }
      } catch (RecordException refused) {
        named = refused;
      } catch (RuntimeException | StackOverflowError | AssertionError failure) {
        throw trial.finding(what + " must be refused by a RecordException, not by " + failure, match, failure);
      }
      if (named == null) {
        throw trial.finding(what + " must be refused:\n" + text, match);
      }
      checkLine(trial, match, named, text, what);
    }

    /** Returns the refusal of a record by a reader that has already read the part before the damage. */
    private @Nullable RecordException refusal(MatchRecord record) {
      try {
        if (resuming != null) {
          resuming.resume(record);
        }
        return null;
      } catch (RecordException named) {
        return named;
      } catch (RuntimeException | StackOverflowError | AssertionError judgedAlone) {
        return null;
      }
    }
  }

  private static void checkLine(TrialMatch trial, Match match, RecordException named, String text, String what) {
    long lines = text.lines().count();
    if (named.lineNumber() < 1 || named.lineNumber() > lines + 1 || named.getMessage() == null || named.getMessage().isBlank()) {
      throw trial.finding(what + " is refused with line " + named.lineNumber() + ", but it has " + lines
          + " lines: " + named.getMessage(), match, named);
    }
  }
}
