package games.kumite.spi.testkit;

import games.kumite.api.Action;
import games.kumite.api.Event;
import games.kumite.api.EventReader;
import games.kumite.api.Match;
import games.kumite.api.Viewer;
import games.kumite.api.random.Draw;
import games.kumite.api.random.SeededRandom;
import games.kumite.api.record.MatchRecord;
import games.kumite.spi.Inspection;
import games.kumite.spi.cards.HiddenPart;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Property 6, second half: a match is played a second time with one random result changed and the same choices. As long
 * as a viewer gets the same from both, its perspectives hold the same; as soon as it gets something else, they do not.
 */
final class TwinMatchProperty {

  private static final int MAX_POSITIONS = 2_000;
  private static final int MAX_TWINS = 20;
  private static final int SHARE_OF_THE_OTHERS = 5;

  private final TrialMatches trials;
  private final int samples;

  TwinMatchProperty(TrialMatches trials, int samples) {
    this.trials = trials;
    this.samples = samples;
  }

  /** Changes some results of every trial. */
  void tellTheSame() {
    for (TrialMatch trial : trials.all()) {
      List<MatchRecord.Line> lines = trial.at(trial.actions().size()).record().lines();
      Map<Moment, String> told = new HashMap<>();
      List<Draw> draws = lines.stream().flatMap(line -> line.draws().stream()).toList();
      SeededRandom random = new SeededRandom(trial.seed()).split("twins");
      int share = trials.few().contains(trial) ? 1 : SHARE_OF_THE_OTHERS;
      int twins = draws.isEmpty() ? 0 : 1 + Math.min(MAX_TWINS, MAX_POSITIONS / lines.size()) / share;
      for (int i = 0; i < twins; i++) {
        int changed = i < draws.size() && i < twins / 4 ? i : random.nextInt(draws.size());
        int results = Math.max(2, draws.get(changed).results().size());
        int first = i % results;
        int second = (first + 1 + random.nextInt(results - 1)) % results;
        new Pair(trial, lines, told, new AlteredDraws(draws, changed, first, second), positionOf(changed, lines)).follow();
      }
    }
  }

  /** Returns the number of actions after which a result was drawn; until then a match and its twin are equal. */
  private static int positionOf(int draw, List<MatchRecord.Line> lines) {
    int position = 0;
    for (int drawn = lines.get(0).draws().size(); drawn <= draw; drawn += lines.get(position).draws().size()) {
      position++;
    }
    return position;
  }

  /** A key of what a viewer gets in a match at one position, which is the same beside every twin. */
  private record Moment(Viewer viewer, int position) {}

  /** A match and its twin. */
  private final class Pair {

    private final TrialMatch trial;
    private final List<MatchRecord.Line> lines;
    private final Map<Moment, String> toldInMatch;
    private final Match match;
    private final Match twin;
    private final int begins;
    private final Map<Viewer, EventReader> readers = new LinkedHashMap<>();
    private final Map<Viewer, EventReader> twinReaders = new LinkedHashMap<>();
    private final Set<Integer> compared;
    private int revealsBefore;
    private List<String> filledBefore = List.of();

    Pair(TrialMatch trial, List<MatchRecord.Line> lines, Map<Moment, String> toldInMatch, AlteredDraws chance, int begins) {
      this.trial = trial;
      this.lines = lines;
      this.toldInMatch = toldInMatch;
      this.begins = begins;
      match = trial.start();
      twin = trial.game().start(trial.setup().random(chance));
      compared = trial.sampled(samples);
      for (Viewer viewer : TrialMatch.observers(match)) {
        readers.put(viewer, match.events(viewer));
        twinReaders.put(viewer, twin.events(viewer));
      }
    }

    void follow() {
      for (int position = 0; !readers.isEmpty(); position++) {
        if (position >= begins) {
          compare(position);
        }
        if (position >= begins - 1) {
          revealsBefore = reveals();
          filledBefore = Secrets.filled(match);
        }
        if (position >= trial.actions().size() || !playBoth(trial.actions().get(position))) {
          return;
        }
      }
    }

    private void compare(int position) {
      for (Iterator<Viewer> each = readers.keySet().iterator(); each.hasNext(); ) {
        if (!tellsTheSame(each.next(), position)) {
          each.remove();
        }
      }
    }

    /** Returns whether the viewer still gets the same from both; fails if it does not get what it holds. */
    private boolean tellsTheSame(Viewer viewer, int position) {
      String now = toldInMatch.computeIfAbsent(new Moment(viewer, position), any -> Digest.of(ViewerSnapshot.by(match, viewer)));
      String nowOfTwin = ViewerSnapshot.by(twin, viewer);
      String news = news(viewer, readers);
      String newsOfTwin = news(viewer, twinReaders);
      boolean same = news.equals(newsOfTwin) && now.equals(Digest.of(nowOfTwin));
      if (same && !compared.contains(position)) {
        return true;
      }
      String inside = CanonicalText.inside(match.perspective(viewer));
      String insideTwin = CanonicalText.inside(twin.perspective(viewer));
      if (same && !inside.equals(insideTwin)) {
        if (Secrets.wereOthersOfTheirNamesShown(match, twin, Secrets.number(match, viewer))) {
          return false;
        }
        throw trial.finding("nothing that " + viewer + " has been told differs between this match and one in which"
            + " chance fell otherwise, but what its perspective holds inside does, so that a hidden thing is in it: "
            + TextDifference.of("this match", inside, "the other", insideTwin), match);
      }
      if (!same && inside.equals(insideTwin) && isBecauseOfWhatIsHidden(position) && !wasSeenAndLost(position)) {
        throw trial.finding("all that " + viewer + " may know is the same in this match and in one in which chance"
            + " fell otherwise, but it is told something else: "
            + TextDifference.of("this match", ViewerSnapshot.by(match, viewer) + news, "the other",
                nowOfTwin + newsOfTwin), match);
      }
      return same;
    }

    /**
     * Returns whether only hidden information can cause the difference: the changed result fell earlier, or went into
     * something hidden. Otherwise it may have been an open die that left no trace.
     */
    private boolean isBecauseOfWhatIsHidden(int position) {
      return lines.get(position).draws().equals(twin.record().lines().get(position).draws())
          || !Secrets.text(match).equals(Secrets.text(twin));
    }

    /**
     * Returns whether something may have been seen and shuffled, rolled or taken away again since the last position.
     */
    private boolean wasSeenAndLost(int position) {
      boolean lost = !lines.get(position).draws().isEmpty() || !Secrets.filled(match).containsAll(filledBefore);
      return position > 0 && lost && reveals() != revealsBefore;
    }

    private int reveals() {
      return Inspection.hidden(Inspection.state(match)).stream().mapToInt(HiddenPart::revealCount).sum();
    }

    private String news(Viewer viewer, Map<Viewer, EventReader> events) {
      StringBuilder text = new StringBuilder();
      for (Event event : events.get(viewer).read()) {
        text.append("told: ").append(CanonicalText.of(event)).append('\n');
      }
      return text.toString();
    }

    /** Plays the same action in both: the same card in the same place, under the name that it has there. */
    private boolean playBoth(Action action) {
      if (twin.isOver() || match.isOver() || !twin.actor().equals(match.actor())) {
        return false;
      }
      String notation = renamed(action.notation(), Secrets.exchanged(match, twin));
      if (!notation.equals(action.notation())) {
        readers.remove(match.actor());
      }
      try {
        Action same = twin.decision().parse(notation);
        return TrialMatch.plays(twin, same) && TrialMatch.plays(match, action) && Secrets.areInTheSamePlaces(match, twin);
      } catch (RuntimeException | AssertionError notThere) {
        return false;
      }
    }

    private static String renamed(String notation, @Nullable List<String> exchanged) {
      if (exchanged == null) {
        return notation;
      }
      String one = "card:" + exchanged.get(0);
      String other = "card:" + exchanged.get(1);
      List<String> words = new ArrayList<>();
      for (String word : notation.split(" ")) {
        words.add(word.equals(one) ? other : word.equals(other) ? one : word);
      }
      return String.join(" ", words);
    }
  }
}
