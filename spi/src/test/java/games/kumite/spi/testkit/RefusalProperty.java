package games.kumite.spi.testkit;

import games.kumite.api.Action;
import games.kumite.api.Decision;
import games.kumite.api.IllegalActionException;
import games.kumite.api.Match;
import games.kumite.api.random.SeededRandom;
import games.kumite.spi.Pass;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Property 4: a refused or garbled action changes nothing and says why. */
final class RefusalProperty {

  private static final int LONGEST_MESSAGE = 4_000;
  private static final int MAX_REMEMBERED = 60;

  private final TrialMatches trials;
  private final int samples;

  RefusalProperty(TrialMatches trials, int samples) {
    this.trials = trials;
    this.samples = samples;
  }

  /** An action of a foreign class: it has a notation and no meaning. */
  private static final class Foreign implements Action {
    private final @Nullable String notation;

    Foreign(@Nullable String notation) {
      this.notation = notation;
    }

    @Override
    @SuppressWarnings("NullAway")
    public String notation() {
      return notation;
    }

    @Override
    public String label() {
      return "an action of another game";
    }
  }

  /** An attempt that must leave a match as it was. */
  private record Attempt(String what, Consumer<Match> on) {}

  /** Tries what is not legal, at sampled positions. */
  void garbled() {
    for (TrialMatch trial : trials.all()) {
      var sampled = trial.sampled(samples);
      Map<String, Action> seen = new LinkedHashMap<>();
      trial.walk((match, position) -> {
        if (sampled.contains(position)) {
          tryAll(trial, match, position, attempts(trial, match, position, seen));
        }
        for (Action action : ListingProperty.listed(match)) {
          if (seen.size() < MAX_REMEMBERED) {
            seen.put(action.notation(), action);
          }
        }
      });
    }
  }

  /** Makes the attempts one after the other, and if the match is changed afterwards, each in a separate match. */
  private static void tryAll(TrialMatch trial, Match match, int position, List<Attempt> attempts) {
    String before = text(match);
    attempts.forEach(attempt -> attempt.on().accept(match));
    String after = text(match);
    if (after.equals(before)) {
      return;
    }
    for (Attempt attempt : attempts) {
      Match fresh = trial.at(position);
      String fine = text(fresh);
      attempt.on().accept(fresh);
      same(trial, fresh, fine, "refusing " + attempt.what());
    }
    same(trial, match, before, "refusing actions one after the other");
  }

  private static List<Attempt> attempts(TrialMatch trial, Match match, int position, Map<String, Action> seen) {
    List<Action> legal = ListingProperty.listed(match);
    List<Attempt> attempts = new ArrayList<>();
    mustRefuse(trial, attempts, "play(null)", at -> at.play((Action) null));
    mustRefuse(trial, attempts, "play of an action without a notation", at -> at.play(new Foreign(null)));
    for (int index : new int[] {-1, legal.size(), Integer.MAX_VALUE, Integer.MIN_VALUE}) {
      mustRefuse(trial, attempts, "play(" + index + ") of " + legal.size() + " choices", at -> at.play(index));
    }
    if (!match.isOver()) {
      mustRefuse(trial, attempts, "action(null)", at -> at.decision().parse(null));
    }
    Set<String> listed = new LinkedHashSet<>();
    for (Action action : legal) {
      listed.add(action.notation());
      mustRefuse(trial, attempts, "play of a foreign action with the notation \"" + action.notation() + "\"",
          at -> at.play(new Foreign(action.notation())));
    }
    if (!listed.contains(Pass.PASS.notation())) {
      mustRefuse(trial, attempts, "play of a pass outside of windows", at -> at.play(Pass.PASS));
    }
    SeededRandom random = new SeededRandom(trial.seed()).split("garbling " + position);
    for (String notation : MalformedNotations.of(match, List.copyOf(listed), List.copyOf(seen.keySet()), random)) {
      if (!listed.contains(notation)) {
        attempts.add(new Attempt("\"" + shown(notation) + "\"",
            at -> tryNotation(trial, at, notation, seen.get(notation))));
      }
    }
    return attempts;
  }

  private static void mustRefuse(TrialMatch trial, List<Attempt> attempts, String what, Consumer<Match> on) {
    attempts.add(new Attempt(what, match -> refuse(trial, match, what, () -> on.accept(match))));
  }

  /** Checks a notation that is not listed: parsed as a legal action with that notation, or refused in every way. */
  private static void tryNotation(TrialMatch trial, Match match, String notation, @Nullable Action remembered) {
    boolean isLegal = !match.isOver() && isAccepted(trial, match, notation);
    refuse(trial, match, "play of a foreign action with the notation \"" + shown(notation) + "\"",
        () -> match.play(new Foreign(notation)));
    if (!match.isOver() && match.decision().isLegal(new Foreign(notation))
        || !isLegal && remembered != null && !match.isOver() && match.decision().isLegal(remembered)) {
      throw trial.finding("isLegal takes \"" + shown(notation) + "\", which is refused", match);
    }
    if (!isLegal && remembered != null) {
      refuse(trial, match, "play of an action of an earlier decision, " + notation, () -> match.play(remembered));
    }
  }

  private static boolean isAccepted(TrialMatch trial, Match match, String notation) {
    try {
      Action action = match.decision().parse(notation);
      if (!action.notation().equals(notation)) {
        throw trial.finding("\"" + shown(notation) + "\" is read as \"" + action.notation() + "\"", match);
      }
      match.copy().play(action);
      return true;
    } catch (IllegalActionException refused) {
      saysWhy(trial, match, "the notation \"" + shown(notation) + "\"", refused);
      return false;
    } catch (RuntimeException | StackOverflowError failure) {
      throw trial.finding("the notation \"" + shown(notation)
          + "\" must be refused by an IllegalActionException, not by " + failure, match, failure);
    }
  }

  /** Checks that old decisions and finished matches refuse actions. */
  void late() {
    for (TrialMatch trial : trials.all()) {
      trial.walk(trials.sampled(trial, samples * 2), (match, position) -> {
        if (match.isOver()) {
          String before = text(match);
          refuse(trial, match, "play(0) after the end", () -> match.play(0));
          trial.actions().stream().limit(samples).forEach(action ->
              refuse(trial, match, "play of " + action.notation() + " after the end", () -> match.play(action)));
          stale(trial, match, "decision() after the end", match::decision);
          stale(trial, match, "actor() after the end", match::actor);
          same(trial, match, before, "refusing to play after the end");
        } else if (position < trial.actions().size()) {
          stale(trial, match, trial.actions().get(position));
        }
      });
    }
  }

  private static void stale(TrialMatch trial, Match match, Action action) {
    Match copy = match.copy();
    Decision decision = copy.decision();
    String kind = decision.kind();
    if (!TrialMatch.plays(copy, action)) {
      return;
    }
    String before = text(copy);
    stale(trial, copy, "seat() of a past decision", decision::seat);
    stale(trial, copy, "actions() of a past decision", decision::actions);
    stale(trial, copy, "prompt() of a past decision", decision::prompt);
    stale(trial, copy, "forms() of a past decision", decision::templates);
    stale(trial, copy, "action() of a past decision", () -> decision.parse(action.notation()));
    stale(trial, copy, "isLegal() of a past decision", () -> decision.isLegal(action));
    if (!decision.kind().equals(kind)) {
      throw trial.finding("a past decision has changed its kind from " + kind + " to " + decision.kind(), copy);
    }
    same(trial, copy, before, "refusing a past decision");
  }

  private static void stale(TrialMatch trial, Match match, String what, Runnable attempt) {
    try {
      attempt.run();
    } catch (IllegalStateException refused) {
      if (refused.getMessage() == null || refused.getMessage().isBlank()) {
        throw trial.finding(what + " is refused without a reason", match, refused);
      }
      return;
    } catch (RuntimeException failure) {
      throw trial.finding(what + " must be refused by an IllegalStateException, not by " + failure, match, failure);
    }
    throw trial.finding(what + " must be refused", match);
  }

  private static void refuse(TrialMatch trial, Match match, String what, Runnable attempt) {
    try {
      attempt.run();
    } catch (IllegalActionException refused) {
      saysWhy(trial, match, what, refused);
      return;
    } catch (RuntimeException | StackOverflowError | AssertionError failure) {
      throw trial.finding(what + " must be refused by an IllegalActionException, not by " + failure, match, failure);
    }
    throw trial.finding(what + " must be refused", match);
  }

  private static void saysWhy(TrialMatch trial, Match match, String what, IllegalActionException refused) {
    String message = refused.getMessage();
    if (message == null || message.isBlank() || message.length() > LONGEST_MESSAGE
        || message.chars().anyMatch(Character::isISOControl)) {
      throw trial.finding(what + " is refused with a message that is empty, longer than " + LONGEST_MESSAGE
          + " characters, or holds control characters: " + shown(String.valueOf(message)), match, refused);
    }
    if (message.contains("???refusal.")) {
      throw trial.finding(what + " is refused for a reason that has no text: " + message, match, refused);
    }
    if (refused.rule().isPresent() && Wording.UNFILLED.matcher(message).find()) {
      throw trial.finding(what + " is refused with an unfilled place in its reason: " + message, match, refused);
    }
    if (refused.rule().isPresent() && refused.rule().get().isBlank()) {
      throw trial.finding(what + " is refused by a rule without an id: " + message, match, refused);
    }
    refused.rule().ifPresent(rule -> Wording.requireRule(trial, match, "the refusal of " + what, rule));
  }

  private static void same(TrialMatch trial, Match match, String before, String what) {
    String after = text(match);
    if (!after.equals(before)) {
      throw trial.finding(what + " changed the match: " + TextDifference.of("before", before, "after", after), match);
    }
  }

  private static String text(Match match) {
    return CanonicalText.of(match) + match.record().text();
  }

  private static String shown(String text) {
    StringBuilder shown = new StringBuilder();
    text.chars().limit(80).forEach(c ->
        shown.append(c < ' ' || c > '~' ? String.format("\\u%04x", c) : String.valueOf((char) c)));
    return shown + (text.length() > 80 ? "... (" + text.length() + " characters)" : "");
  }
}
