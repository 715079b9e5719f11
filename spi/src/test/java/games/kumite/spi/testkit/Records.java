package games.kumite.spi.testkit;

import games.kumite.api.Match;
import games.kumite.api.MatchRecord;
import games.kumite.api.Observer;
import games.kumite.api.RecordException;
import games.kumite.api.SeededRandom;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Property 5: a match can be saved at any point, and a broken record is resumed or named. */
final class Records {

  private static final int EVERY_BYTE_UP_TO = 1_500;
  private static final int SAMPLED_CUTS = 400;
  private static final int RESUMED_LINES = 60;
  private static final int SAMPLED_DAMAGES = 80;

  private final Trials trials;
  private final int samples;

  Records(Trials trials, int samples) {
    this.trials = trials;
    this.samples = samples;
  }

  /** Saved and resumed, a match is the same and has the same future. */
  void continueAlike() {
    for (Trial trial : trials.all()) {
      trial.walk(trials.sampled(trial, samples), (match, position) -> {
        Match original = trial.at(position);
        Match resumed = resume(trial, match, original.record().text());
        equal(trial, match, "a resumed match is not the one that was saved", original, resumed);
        trial.playOn(original, new SeededRandom(position));
        trial.playOn(resumed, new SeededRandom(position));
        equal(trial, original, "a resumed match has another future", original, resumed);
        if (!Trial.recordOf(original).equals(Trial.recordOf(resumed))) {
          throw trial.finding("a resumed match goes on with another record: " + TextDifference.of("the original",
              Trial.recordOf(original), "the resumed match", Trial.recordOf(resumed)), original);
        }
      });
    }
  }

  private static Match resume(Trial trial, Match match, String record) {
    try {
      return trial.game().resume(MatchRecord.parse(record));
    } catch (RuntimeException refused) {
      throw trial.finding("the record that a match gave cannot be resumed: " + refused, match, refused);
    }
  }

  private static void equal(Trial trial, Match at, String what, Match original, Match resumed) {
    equal(trial, at, what, CanonicalText.of(original), CanonicalText.of(resumed));
    for (Observer observer : Trial.observers(original)) {
      equal(trial, at, what, original.table(observer).toString(), resumed.table(observer).toString());
    }
    for (Observer observer : Trial.observers(original)) {
      equal(trial, at, what, told(original, observer), told(resumed, observer));
    }
  }

  private static String told(Match match, Observer observer) {
    return match.events(observer).read().stream().map(CanonicalText::of).collect(Collectors.joining("\n"));
  }

  private static void equal(Trial trial, Match at, String what, String original, String resumed) {
    if (!original.equals(resumed)) {
      throw trial.finding(what + ": " + TextDifference.of("the original", original, "the resumed match", resumed), at);
    }
  }

  /** Cut off at any byte, a record resumes at its last whole line or names the line where it ends. */
  void cut() {
    for (Trial trial : trials.few()) {
      List<String> states = new ArrayList<>();
      trial.walk((match, position) -> states.add(CanonicalText.of(match)));
      Match last = trial.at(states.size() - 1);
      byte[] bytes = last.record().text().getBytes(StandardCharsets.UTF_8);
      Map<Integer, String> resumed = new LinkedHashMap<>();
      for (int cut : cuts(trial, bytes)) {
        cutAt(trial, last, new String(bytes, 0, cut, StandardCharsets.UTF_8), states, resumed);
      }
    }
  }

  private static Set<Integer> cuts(Trial trial, byte[] bytes) {
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

  private static void cutAt(Trial trial, Match match, String text, List<String> states, Map<Integer, String> resumed) {
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
      return; // each resumption plays all lines again: of a long match only some are looked at
    }
    String state = resumed.computeIfAbsent(lines, any -> CanonicalText.of(resume(trial, match, text)));
    if (!record.text().equals(text.substring(0, text.lastIndexOf('\n') + 1)) || !state.equals(states.get(lines - 1))) {
      throw trial.finding("a record cut off after " + text.length() + " characters must resume at its last whole line: "
          + TextDifference.of("the match at that line", states.get(lines - 1), "the resumed match", state), match);
    }
  }

  /** Damage is refused, and the line is named. */
  void damaged() {
    for (Trial trial : trials.few()) {
      Match match = trial.at(trial.actions().size());
      String text = match.record().text();
      List<String> lines = text.lines().toList();
      refuse(trial, match, "an empty record", "");
      refuse(trial, match, "a record of blank lines", "\n\n\n");
      refuse(trial, match, "a record with an unknown tag", "[Kumite \"1\"]\n[Weather \"fair\"]\n" + text.substring(13));
      refuse(trial, match, "a record of a future format", text.replaceFirst("\"1\"", "\"2\""));
      refuse(trial, match, "a record of another game",
          text.replaceFirst("\\[Game \"[^\"]*\"", "[Game \"no-such-game\""));
      refuse(trial, match, "a record of a future version of the rules",
          text.replaceFirst("\\[Version \"[^\"]*\"", "[Version \"999.0\""));
      for (int i = 0; i + 1 < lines.size(); i += Math.max(1, lines.size() / SAMPLED_DAMAGES)) {
        if (!lines.get(i).equals(lines.get(i + 1))) {
          refuse(trial, match, "a record with line " + (i + 1) + " and the next one swapped", swapped(lines, i));
        }
      }
      SeededRandom random = new SeededRandom(trial.seed()).split("damage");
      int result = text.indexOf("\n[" + MatchRecord.RESULT); // a damaged name is a note of the owner's
      for (int i = 0; i < SAMPLED_DAMAGES; i++) {
        int at = random.nextInt(result < 0 ? text.length() : result);
        char other = (char) ('!' + random.nextInt(94));
        if (text.charAt(at) != other && text.charAt(at) != '\n') {
          refuse(trial, match, "a record with character " + (at + 1) + " replaced by " + other,
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

  private static void refuse(Trial trial, Match match, String what, String text) {
    try {
      trial.game().resume(MatchRecord.parse(text));
    } catch (RecordException named) {
      checkLine(trial, match, named, text, what);
      return;
    } catch (RuntimeException | StackOverflowError failure) {
      throw trial.finding(what + " must be refused by a RecordException, not by " + failure, match, failure);
    }
    throw trial.finding(what + " must be refused:\n" + text, match);
  }

  private static void checkLine(Trial trial, Match match, RecordException named, String text, String what) {
    long lines = text.lines().count();
    if (named.line() < 1 || named.line() > lines + 1 || named.getMessage() == null || named.getMessage().isBlank()) {
      throw trial.finding(what + " is refused with line " + named.line() + ", but it has " + lines
          + " lines: " + named.getMessage(), match, named);
    }
  }
}
