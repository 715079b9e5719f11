package games.kumite.spi.testkit;

import games.kumite.api.Match;
import games.kumite.api.UndoBarrier;
import games.kumite.api.record.MatchRecord;
import games.kumite.spi.cards.Cards;
import games.kumite.spi.cards.SecretNumbers;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * A check that undo is honest: it restores the earlier position, and does not go back behind anything that was learnt.
 */
final class UndoProperty {

  private static final int MAX_POSITIONS = 40;

  private final TrialMatches trials;

  UndoProperty(TrialMatches trials) {
    this.trials = trials;
  }

  /** Checks undo after each action, in a second match that goes on from where undo and the same action have led it. */
  void isHonest() {
    for (TrialMatch trial : trials.all()) {
      Set<Integer> sampled = trials.sampled(trial, MAX_POSITIONS);
      Match second = trial.start();
      trial.walk((match, position) -> {
        boolean isSampled = sampled.contains(position);
        require(trial, match, !isSampled || position > 0 || match.undoBarrier() == UndoBarrier.START,
            "nothing has been played, but the barrier is " + match.undoBarrier());
        if (position < trial.actions().size()) {
          List<Integer> known = isSampled ? known(second) : List.of();
          if (TrialMatch.plays(second, trial.actions().get(position)) && isSampled) {
            after(trial, match, second, position, known);
          }
        }
      });
    }
  }

  private static void after(TrialMatch trial, Match before, Match match, int position, List<Integer> known) {
    UndoBarrier barrier = match.undoBarrier();
    List<MatchRecord.Line> lines = match.record().lines();
    boolean drawn = !lines.get(lines.size() - 1).draws().isEmpty();
    require(trial, match, barrier == UndoBarrier.RANDOM_RESULT == drawn,
        (drawn ? "results were drawn" : "nothing was drawn") + " after the last action, but the barrier is " + barrier);
    require(trial, match, barrier != UndoBarrier.NONE || !hasGrown(known, known(match)),
        "after the last action somebody knows more than before, but it can be undone");
    if (barrier == UndoBarrier.NONE) {
      undo(trial, before, match, position);
    } else {
      refuses(trial, match, barrier);
    }
  }

  /** Returns the seats that know each card and secret number; the spectator never chooses and does not count. */
  private static List<Integer> known(Match match) {
    int seats = (1 << match.seats().size()) - 1;
    List<Integer> known = new ArrayList<>();
    for (Cards cards : Secrets.cards(match)) {
      for (int token = 0; token < cards.layout().size(); token++) {
        known.add(cards.knownBy(token) & seats);
      }
    }
    for (SecretNumbers cells : Secrets.cells(match)) {
      cells.layout().cells().forEach(cell -> known.add(cells.isEmpty(cell) ? 0 : cells.knownBy(cell) & seats));
    }
    return known;
  }

  private static boolean hasGrown(List<Integer> before, List<Integer> after) {
    for (int i = 0; i < before.size(); i++) {
      if ((after.get(i) & ~before.get(i)) != 0) {
        return true;
      }
    }
    return false;
  }

  private static void undo(TrialMatch trial, Match before, Match match, int position) {
    String played = CanonicalText.of(match);
    match.undo();
    equal(trial, match, "undo does not give the earlier position back", CanonicalText.of(before),
        CanonicalText.of(match));
    require(trial, match, match.record().equals(before.record()), "undo left another record:\n" + match.record());
    UndoBarrier next = match.undoBarrier();
    boolean otherSeat = position > 0 && seatOf(match) != before.actor().number();
    require(trial, match, !otherSeat || next != UndoBarrier.NONE,
        "after an undo the choice of another seat can be undone too");
    if (next != UndoBarrier.NONE) {
      refuses(trial, match, next);
    }
    TrialMatch.plays(match, trial.actions().get(position));
    equal(trial, match, "after an undo the same action leads elsewhere", played, CanonicalText.of(match));
  }

  private static int seatOf(Match match) {
    List<MatchRecord.Line> lines = match.record().lines();
    return lines.get(lines.size() - 1).seat();
  }

  private static void refuses(TrialMatch trial, Match match, UndoBarrier barrier) {
    String before = CanonicalText.of(match);
    try {
      match.undo();
    } catch (IllegalStateException refused) {
      require(trial, match, String.valueOf(refused.getMessage()).contains(barrier.reason()),
          "undo is refused without saying that " + barrier.reason() + ": " + refused.getMessage());
      equal(trial, match, "a refused undo changed the match", before, CanonicalText.of(match));
      return;
    }
    throw trial.finding("undo went on although the barrier was " + barrier, match);
  }

  private static void equal(TrialMatch trial, Match match, String what, String expected, String actual) {
    if (!expected.equals(actual)) {
      throw trial.finding(what + ": " + TextDifference.of("expected", expected, "undone", actual), match);
    }
  }

  private static void require(TrialMatch trial, Match match, boolean holds, String what) {
    if (!holds) {
      throw trial.finding(what, match);
    }
  }
}
