package games.kumite.spi.testkit;

import games.kumite.api.Action;
import games.kumite.api.Game;
import games.kumite.api.Match;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;

/** Property 1: the same seed, setup and actions give the same match. */
final class ReproducibilityProperty {

  private static final int SAMPLES = 12;

  private final TrialMatches trials;
  private final Supplier<Game> games;

  ReproducibilityProperty(TrialMatches trials, Supplier<Game> games) {
    this.trials = trials;
    this.games = games;
  }

  /** Compares two matches of two plugin objects, event by event. */
  void twice() {
    Game one = games.get();
    Game other = games.get();
    for (TrialMatch trial : trials.all()) {
      boolean looksAtAll = trials.few().contains(trial);
      Set<Integer> sampled = trial.sampled(SAMPLES);
      Match first = one.start(trial.setup());
      Match second = other.start(trial.setup());
      Transcript told = new Transcript(first);
      Transcript toldAgain = new Transcript(second);
      trial.walk(first, (match, position) -> {
        if (looksAtAll || sampled.contains(position)) {
          same(trial, match, position, "the first match", told.next(), "the second match", toldAgain.next());
        }
        if (!follow(trial, second, position)) {
          same(trial, match, position, "the first match", told.next(), "the second match", toldAgain.next());
          throw trial.finding("the same seed, setup and actions gave another match: after " + position + " actions the second"
              + " match does not accept " + trial.actions().get(position).notation(), match);
        }
      });
    }
  }

  /** Compares matches with and without a record. */
  void unrecorded() {
    for (TrialMatch trial : trials.few()) {
      Match second = trial.game().start(trial.setup().withoutRecord());
      trial.walk((match, position) -> {
        same(trial, match, position, "with a record", seen(match), "without a record", seen(second));
        follow(trial, second, position);
      });
    }
  }

  private static String seen(Match match) {
    StringBuilder text = new StringBuilder(match.phase() + "\n");
    text.append(match.isOver() ? match.outcome() : CanonicalText.of(match.decision())).append('\n');
    TrialMatch.observers(match).forEach(viewer -> text.append(match.table(viewer)));
    return text.toString();
  }

  /** Plays the next action; returns whether it was accepted. */
  private static boolean follow(TrialMatch trial, Match second, int position) {
    List<Action> actions = trial.actions();
    return position >= actions.size() || TrialMatch.plays(second, actions.get(position));
  }

  /** Compares with a JVM with other identity hashes. */
  void inFreshJvm(Class<?> contract) {
    FreshJvm jvm = new FreshJvm(contract);
    List<List<String>> theirs = jvm.digests();
    List<TrialMatch> few = trials.few();
    for (int i = 0; i < few.size(); i++) {
      TrialMatch trial = few.get(i);
      List<String> ours = trials.alone(games).digests(trial);
      List<String> their = i < theirs.size() ? theirs.get(i) : List.of();
      for (int position = 0; position < ours.size() || position < their.size(); position++) {
        String mine = position < ours.size() ? ours.get(position) : "none";
        String other = position < their.size() ? their.get(position) : "none";
        if (!mine.equals(other)) {
          String text = trials.alone(games).text(trial, position);
          same(trial, trial.at(position), position, "this JVM", text, "a fresh JVM", jvm.text(i, position));
        }
      }
    }
  }

  private static void same(TrialMatch trial, Match match, int position, String oneName, String one, String otherName,
      String other) {
    if (!one.equals(other)) {
      throw trial.finding("the same seed, setup and actions gave another match: after " + position + " actions, "
          + TextDifference.of(oneName, one, otherName, other), match);
    }
  }
}
