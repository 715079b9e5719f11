package games.kumite.spi.testkit;

import games.kumite.api.Decision;
import games.kumite.api.Game;
import games.kumite.api.InvalidSetupException;
import games.kumite.api.Match;
import games.kumite.api.Option;
import games.kumite.api.Phase;
import games.kumite.api.Seat;
import games.kumite.api.Setup;
import games.kumite.api.Turn;
import games.kumite.api.Viewer;
import games.kumite.spi.Inspection;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Property 7: no decision is empty, every phase is declared, the decided seat is in the game. */
final class StructureProperty {

  private static final int LONG_ENOUGH = 16;

  /** The length of a text that is too long to be repeated. */
  private static final int LONG_TEXT = 4000;

  /** The bound of a look-up of installed games. */
  private static final int MAX_DECLARED = 10_000;

  private final TrialMatches trials;

  StructureProperty(TrialMatches trials) {
    this.trials = trials;
  }

  /** Checks that the deciding seat has an action. */
  void isNeverEmpty() {
    for (TrialMatch trial : trials.all()) {
      trial.walkToTheLast((match, position) -> {
        if (match.isOver()) {
          return;
        }
        List<?> actions;
        try {
          actions = match.decision().actions();
        } catch (RuntimeException failure) {
          throw trial.finding("the decision after " + position + " actions lists nothing: " + failure, match, failure);
        }
        if (actions.isEmpty()) {
          throw trial.finding("the decision after " + position + " actions is empty", match);
        }
      });
    }
  }

  /** Checks that phases are declared. */
  void isInDeclaredPhase() {
    Set<String> entered = new HashSet<>();
    for (TrialMatch trial : trials.all()) {
      List<Phase> declared = trial.game().phases();
      trial.walk((match, position) -> {
        Phase phase = match.phase();
        if (!declared.contains(phase)) {
          throw trial.finding("phase " + phase + " is not declared; declared are " + declared, match);
        }
        Phase same = declared.get(declared.indexOf(phase));
        if (!same.toString().equals(phase.toString()) || !same.title().equals(phase.title())) {
          throw trial.finding("phase " + phase + " (" + phase.title() + ") is declared as " + same + " ("
              + same.title() + ")", match);
        }
        entered.add(phase.id());
        TrialMatch.observers(match).forEach(viewer -> {
          if (!match.perspective(viewer).phase().equals(phase)) {
            throw trial.finding(
                viewer + " sees phase " + match.perspective(viewer).phase() + " instead of " + phase, match);
          }
        });
      });
    }
  }

  /** Checks that the agenda is not deeper late in a match than it was early: nothing is left on it. */
  void keepsItsAgendaShort() {
    for (TrialMatch trial : trials.all()) {
      int positions = trial.actions().size();
      if (!trial.isWhole() || positions < LONG_ENOUGH) {
        continue;
      }
      int[] depths = new int[positions + 1];
      trial.walk((match, position) -> {
        depths[position] = Inspection.agenda(Inspection.state(match)).size();
        if (position == positions) {
          int quarter = positions / 4;
          int early = Arrays.stream(depths, 0, 2 * quarter).max().orElse(0);
          int late = Arrays.stream(depths, positions - quarter, positions).min().orElse(0);
          if (late > early) {
            throw trial.finding("the agenda grows over the match: at first it holds " + early + " steps at most, at the"
                + " end " + late + " at least", match);
          }
        }
      });
    }
  }

  /** Checks that the deciding seat is one of the match, on the table, and that all viewers get the turn. */
  void asksASeatInTheGame() {
    for (TrialMatch trial : trials.all()) {
      trial.walkToTheLast((match, position) -> {
        if (!match.isOver()) {
          Seat seat = seat(trial, match);
          String kind = match.decision().kind();
          if (!trial.game().decisionKinds().contains(kind)) {
            throw trial.finding("the decision's kind " + kind + " has no prompt of its own, prompt." + kind
                + " and prompt." + kind + ".waiting; those that have are " + trial.game().decisionKinds(), match);
          }
          if (match.table(seat).find(seat.id()).isEmpty()) {
            throw trial.finding("seat " + seat + " is to choose, but " + seat.id() + " is not on its table", match);
          }
        }
      });
      trial.walk((match, position) ->
          TrialMatch.observers(match).forEach(viewer -> seesTurn(trial, match, viewer)));
    }
  }

  private static Seat seat(TrialMatch trial, Match match) {
    try {
      Seat seat = match.actor();
      if (match.seats().contains(seat)) {
        return seat;
      }
      throw trial.finding(seat + " is to choose and is no seat of the match", match);
    } catch (RuntimeException failure) {
      throw trial.finding("the decision names no seat of the match: " + failure, match, failure);
    }
  }

  private static void seesTurn(TrialMatch trial, Match match, Viewer viewer) {
    Turn turn = match.perspective(viewer).turn();
    boolean right;
    if (match.isOver()) {
      right = turn instanceof Turn.Over over && over.outcome().equals(match.outcome());
    } else if (match.actor().equals(viewer)) {
      right = turn instanceof Turn.Yours yours && alike(yours.decision(), match.decision());
    } else if (Inspection.question(Inspection.state(match)).isWindow()) {
      right = turn instanceof Turn.Window window && window.kind().equals(match.decision().kind());
    } else {
      right = turn instanceof Turn.Waiting waiting && waiting.seat().equals(match.actor());
    }
    if (!right) {
      throw trial.finding(viewer + " sees the turn " + turn + ", but "
          + (match.isOver() ? "the match is over" : match.actor() + " is to choose"), match);
    }
  }

  private static boolean alike(Decision one, Decision other) {
    return one.seat().equals(other.seat()) && one.kind().equals(other.kind()) && one.prompt().equals(other.prompt())
        && one.isGroup() == other.isGroup();
  }

  /** Checks that the declarations of a game can be used. */
  static void declaresItself(Game game, Variants variants) {
    isInstallable(game);
    require(!game.title().isBlank(), "title must not be blank", game.title());
    require(game.version().matches("[!-~&&[^\"\\\\]]+"), "version must be printable without quotes", game.version());
    List<Integer> seats = game.seatCounts();
    require(!seats.isEmpty() && seats.stream().sorted().distinct().toList().equals(seats) && seats.get(0) >= 1,
        "seatCounts must ascend from 1 or more", seats);
    List<String> phases = game.phases().stream().map(Phase::id).toList();
    require(!phases.isEmpty() && Set.copyOf(phases).size() == phases.size(), "phases must have different ids", phases);
    for (Phase phase : game.phases()) {
      require(phase.parent() == null || game.phases().contains(phase.parent()),
          "a phase's parent must be declared too", phase);
      require(!phase.title().isBlank(), "a phase must have a title", phase);
    }
    List<String> options = game.options().stream().map(Option::id).toList();
    require(Set.copyOf(options).size() == options.size(), "options must have different ids", options);
    game.options().forEach(option ->
        require(!option.description().isBlank(), "an option must have a description", option.id()));
    for (String keyword : game.keywords()) {
      require(keyword.matches("[!-~&&[^:;#\"]]+") && !keyword.matches("-?[0-9]+"),
          "a keyword must be a word that is no id and no number", keyword);
    }
    refusesShortly(game);
    if (!variants.broken().isEmpty()) {
      throw new AssertionError("every declared value of an option must be playable or refused by an InvalidSetupException"
          + "\n\nto repeat: " + String.join("\nto repeat: ", variants.broken())
          + "\nthe actions, of which none could be played: none");
    }
    require(variants.unusable().isEmpty(), "every declared number of seats must be allowed where no option is set, and every"
        + " declared value of an option with some number of seats", "without any: " + variants.unusable());
  }

  /** Checks that a long text of an option is not repeated whole by the refusal of a setup, nor are its parts. */
  private static void refusesShortly(Game game) {
    for (Option option : game.options().stream().filter(option -> option.type() == Option.Type.TEXT).toList()) {
      for (String part : List.of("x", "level=0 members=x", "x ", "x,")) {
        Setup setup = Variants.seated(game.seatCounts().get(0)).option(option.id(), part.repeat(LONG_TEXT / part.length()));
        try {
          game.start(setup.seed(1));
        } catch (InvalidSetupException refused) {
          String said = String.valueOf(refused.getMessage());
          require(said.length() < LONG_TEXT / 2, "a refusal must not repeat a long text of option " + option.id(), said);
        }
      }
    }
  }

  /** Checks what a look-up of installed games refuses. */
  private static void isInstallable(Game game) {
    require(game.id().matches("[a-z][a-z0-9-]{0,59}"), "id must be 1..60 lower-case letters, digits and hyphens", game.id());
    int text = Math.max(game.title().length(), game.version().length());
    require(text <= MAX_DECLARED, "title and version must be at most " + MAX_DECLARED + " characters", text);
    int size = Stream.of(game.seatCounts(), game.options(), game.phases(), game.keywords(), game.languages())
        .mapToInt(List::size).max().orElse(0);
    require(size <= MAX_DECLARED, "a declared list must be at most " + MAX_DECLARED + " elements", size);
  }

  private static void require(boolean holds, String what, Object was) {
    if (!holds) {
      throw new AssertionError(what + ", was " + was);
    }
  }
}
