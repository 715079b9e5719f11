import games.kumite.api.*;
import games.kumite.api.bot.Bot;
import games.kumite.api.bot.Bots;
import games.kumite.api.record.MatchRecord;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * A frontend in the terminal for any installed game: a human player has the first seat, and bots have the others.
 *
 * <p>It draws the table as that seat sees it, with a star at the elements that the listed actions name. It prints
 * events and changes, explains refusals, takes back actions, and saves after every action. Started again with the same
 * file, it continues the match.
 *
 * <p>Arguments: a game, a file for the record, the number of seats.
 */
public final class GenericFrontend {

  private final Match match;
  private final Seat me;
  private final Path file;
  private final Bot others = Bots.named("random").create(1);
  private final BufferedReader typed = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
  private final EventReader events;
  private Table shown = Table.of(List.of());

  private GenericFrontend(Match match, Path file) {
    this.match = match;
    this.me = match.seats().get(0);
    this.file = file;
    this.events = match.events(me);
  }

  public static void main(String[] args) throws IOException {
    if (args.length < 3) {
      System.err.println("usage: GenericFrontend GAME RECORD SEATS, such as GenericFrontend brawler record.txt 2");
      System.exit(2);
    }
    Path file = Path.of(args[1]);
    Match match;
    if (Files.exists(file)) {
      MatchRecord record = MatchRecord.read(file);
      match = Games.named(record.gameId()).resume(record.asTrusted());
    } else {
      match = Games.named(args[0]).start(Setup.seats(Integer.parseInt(args[2])));
    }
    new GenericFrontend(match, file).run();
  }

  private void run() throws IOException {
    draw(match.table(me).elements(), "", Set.of());
    shown = match.table(me);
    while (!match.isOver()) {
      Perspective perspective = match.perspective(match.actor());
      if (match.actor().equals(me)) {
        if (!ask(match.decision())) {
          return;
        }
      } else if (perspective.turn() instanceof Turn.Yours yours) {
        match.play(others.choose(perspective, yours.decision()));
      }
      match.record().write(file);
      tell();
    }
    System.out.println("Over: " + match.outcome().standing(me));
  }

  /** Asks until an action has been played or taken back. Returns false if the player quits. */
  private boolean ask(Decision decision) throws IOException {
    System.out.println(decision.prompt().chooser());
    List<Action> actions = decision.actions();
    for (int i = 0; i < actions.size(); i++) {
      System.out.println("  " + (i + 1) + " " + decision.label(actions.get(i)) + " [" + actions.get(i).notation() + "]");
    }
    decision.templates().forEach(form -> System.out.println("  or " + form.start() + " and numbers: " + form.slots()));
    decision.anytimeActions().forEach(besides -> System.out.println("  or " + besides.notation() + ": " + decision.label(besides)));
    for (String line = typed.readLine(); line != null && !line.equals("quit"); line = typed.readLine()) {
      if (line.equals("table")) {
        draw(match.table(me).elements(), "", targets(actions));
      } else if (line.startsWith("why ")) {
        why(decision, line.substring(4));
      } else if (line.equals("undo") && match.undoBarrier() != UndoBarrier.NONE) {
        System.out.println("No undo: " + match.undoBarrier().reason());
      } else if (line.equals("undo")) {
        match.undo();
        return true;
      } else {
        try {
          match.play(line.matches("[1-9][0-9]{0,5}") && Integer.parseInt(line) <= actions.size()
              ? actions.get(Integer.parseInt(line) - 1) : decision.parse(line));
          return true;
        } catch (IllegalActionException refused) {
          System.out.println("No: " + refused.getMessage() + rule(refused));
        }
      }
    }
    return false;
  }

  /** Prints, for each verb of the listed actions, whether it is legal with this element or why not. */
  private void why(Decision decision, String element) {
    Set<String> verbs = new TreeSet<>();
    decision.actions().forEach(action -> verbs.add(action.notation().split(" ")[0]));
    for (String verb : verbs) {
      try {
        System.out.println(verb + ": legal, " + decision.label(decision.parse(verb + " " + element)));
      } catch (IllegalActionException refused) {
        System.out.println(verb + ": " + refused.getMessage() + rule(refused));
      }
    }
  }

  private String rule(IllegalActionException refused) {
    return refused.rule().flatMap(id -> match.game().rule(id).map(text -> " (" + id + ": " + text + ")")).orElse("");
  }

  /** Prints the new events and the changes of the table. */
  private void tell() {
    events.read().stream().filter(event -> !event.text().isEmpty())
        .forEach(event -> System.out.println("> " + event.text()));
    Table now = match.table(me);
    for (Table.Change change : Table.diff(shown, now)) {
      System.out.println("  " + change.difference() + " " + change.id()
          + (change.difference() == Table.ChangeType.MOVED ? " to " + change.to().parent() : ""));
    }
    shown = now;
  }

  /** Returns the elements that listed actions name. */
  private static Set<String> targets(List<Action> actions) {
    Set<String> targets = new TreeSet<>();
    actions.forEach(action -> targets.addAll(List.of(action.notation().split("[ ,=]"))));
    return targets;
  }

  private static void draw(List<Element> elements, String indent, Set<String> targets) {
    for (Element element : elements) {
      System.out.println(indent + (targets.contains(element.id()) ? "* " : "  ") + element.label() + " ["
          + element.id() + "] " + element.attributes());
      draw(element.children(), indent + "  ", targets);
    }
  }
}
