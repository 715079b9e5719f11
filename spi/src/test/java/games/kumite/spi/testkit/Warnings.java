package games.kumite.spi.testkit;

import games.kumite.api.Action;
import games.kumite.api.Event;
import games.kumite.api.Game;
import games.kumite.api.Match;
import games.kumite.api.Viewer;
import games.kumite.api.learn.Encoding;
import games.kumite.spi.Inspection;
import games.kumite.spi.Window;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Warnings about suspicious but possibly intended findings, which are never failures. */
final class Warnings {

  private static final Set<String> ALWAYS = Set.of("pass", "done");

  private static final int KEYED_TRIALS = 2;
  private static final int MAX_LISTED = 12;

  private final TrialMatches trials;
  private final Set<String> declared = new TreeSet<>();
  private final Set<String> offered = new TreeSet<>();
  private final Set<String> cited = new TreeSet<>();
  private final Map<String, Set<String>> askersByKind = new TreeMap<>();
  private final Set<String> windows = new TreeSet<>();

  private Warnings(TrialMatches trials) {
    this.trials = trials;
  }

  /** Returns the warnings on all matches. */
  static List<String> on(TrialMatches trials) {
    Warnings remarks = new Warnings(trials);
    for (TrialMatch trial : trials.all()) {
      remarks.declare(Encoding.of(trial.start()));
      trial.walk((match, position) -> remarks.look(match));
      remarks.cite(trial.at(trial.actions().size()));
    }
    List<String> all = remarks.list();
    Set<String> unkeyed = new TreeSet<>();
    trials.few().stream().limit(KEYED_TRIALS).forEach(trial -> unkeyed.addAll(UnkeyedFields.in(trial)));
    if (!unkeyed.isEmpty()) {
      all.add("with another value of " + unkeyed + " all keys stay, and something else follows: is it in a table, a declared"
          + " number, or openKey()?");
    }
    return all;
  }

  private void declare(Encoding encoding) {
    for (int number = 0; number < encoding.distinctActionCount(); number++) {
      String notation = encoding.notation(number);
      int end = notation.indexOf(' ');
      declared.add((end < 0 ? notation : notation.substring(0, end)).replace("*", ""));
    }
  }

  private void look(Match match) {
    for (Action action : ListingProperty.listed(match)) {
      offered.add(TrialMatch.verb(action));
    }
    if (!match.isOver()) {
      if (Inspection.question(Inspection.state(match)).isWindow()) {
        windows.add(match.decision().kind());
      }
      askersByKind.computeIfAbsent(match.decision().kind(), any -> new TreeSet<>())
          .add(Inspection.asker(Inspection.state(match)));
    }
  }

  private void cite(Match match) {
    for (Event event : match.events(Viewer.spectator()).read()) {
      if (!event.rule().isBlank()) {
        cited.add(event.rule());
      }
    }
  }

  private List<String> list() {
    List<String> remarks = new ArrayList<>();
    Set<String> never = new TreeSet<>(declared);
    never.removeAll(offered);
    never.removeAll(ALWAYS);
    if (!never.isEmpty()) {
      remarks.add("declared and never offered in " + trials.all().size() + " matches: the verbs "
          + never.stream().limit(MAX_LISTED).toList() + (never.size() > MAX_LISTED ? " and more" : ""));
    }
    Game game = trials.all().get(0).game();
    boolean isDiscreet = game.options().stream().anyMatch(option -> option.id().equals(Window.OPTION.id()));
    if (!windows.isEmpty() && game.properties().hasHiddenInformation() && !isDiscreet) {
      remarks.add("the windows " + windows + " ask only seats that can act; where that depends on hidden things, an open window"
          + " tells of them: declare Window.OPTION among the options, so that the owner of a match can have all asked who might");
    }
    String id = game.id();
    if (!cited.isEmpty() && trials.all().get(0).game().ruleIds().isEmpty()) {
      remarks.add("events cite rules such as " + cited.iterator().next() + ", but there are none in META-INF/kumite/" + id
          + "/RULES.md");
    }
    askersByKind.forEach((kind, askers) -> {
      if (askers.size() > 1) {
        remarks.add("several choices are of the kind " + kind + " and share the texts prompt." + kind + ": " + askers);
      }
    });
    return remarks;
  }
}
