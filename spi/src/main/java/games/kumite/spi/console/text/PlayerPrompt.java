package games.kumite.spi.console.text;

import games.kumite.api.Action;
import games.kumite.api.Decision;
import games.kumite.api.Element;
import games.kumite.api.Match;
import games.kumite.api.Seat;
import games.kumite.api.Table;
import games.kumite.api.UndoBarrier;
import games.kumite.api.bot.StandingOrders;
import games.kumite.api.display.Preview;
import games.kumite.spi.console.table.CardTexts;
import games.kumite.spi.console.table.SeenTexts;
import games.kumite.spi.console.table.TableText;
import games.kumite.spi.console.texts.PreviewPhrases;
import games.kumite.spi.console.texts.Terminal;
import games.kumite.spi.console.texts.Text;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A prompt that asks a player for one choice. */
final class PlayerPrompt {

  /** The number of worlds of a preview. */
  private static final int WORLDS = 64;
  private static final String RULE = "[A-Za-z]{2}-[A-Za-z]+-?[0-9]+[a-z]?";

  private final Terminal terminal;
  private final Match match;
  private final Seat seat;
  private final Narrator narrator;
  private final List<Seat> persons;
  private final @Nullable Seat before;
  private final StandingOrders orders;
  private final SeenTexts familiar;
  private final Decision decision;
  private final List<Action> actions;

  /** Creates a prompt after an earlier one; the first prompt of a session explains what may be typed. */
  PlayerPrompt(Terminal terminal, Match match, Seat seat, List<Seat> persons, Narrator narrator,
      StandingOrders orders, SeenTexts familiar, @Nullable Seat before) {
    this.orders = orders;
    this.familiar = familiar;
    this.persons = persons;
    this.before = before;
    this.terminal = terminal;
    this.match = match;
    this.seat = seat;
    this.narrator = narrator;
    this.decision = match.decision();
    this.actions = decision.actions();
  }

  /** Asks until the input is a valid answer. */
  Answer answer() {
    terminal.gap();
    Table table = match.table(seat);
    TableText above = TableText.above(table, familiar, terminal.say(), seat, actions, listed(table).lines("").size());
    if (!seat.equals(before) || narrator.hasMuch()) {
      terminal.lines(above.lines());
      familiar.note(above.shown());
      terminal.gap();
    }
    List<String> texts = new CardTexts(table, above.shown(), actions, narrator.recent(), terminal.say()).newTo(familiar);
    if (!texts.isEmpty()) {
      terminal.lines(texts);
      terminal.gap();
    }
    terminal.print(decision.prompt().chooser() + (decision.isGroup() ? " (" + terminal.text("speaks-for-all", seat) + ")" : ""));
    list("");
    if (before == null) {
      terminal.print(terminal.text("type"));
    }
    while (true) {
      String typed = terminal.ask(seat.name() + "> ", this::suggestions);
      if (typed == null) {
        return new Answer.Leave();
      }
      String line = typed.strip().replaceAll("\\s+", " ");
      Optional<Answer> answer = line.isEmpty() ? Optional.empty()
          : isCommand(line) ? command(line.startsWith("/") ? line.substring(1) : line) : action(line);
      if (answer.isPresent()) {
        return answer.get();
      }
    }
  }

  /** Returns what may be typed: commands, actions, and what can be asked about. */
  private List<String> suggestions() {
    List<String> lines = new ArrayList<>(Commands.WORDS);
    for (Action action : actions) {
      lines.add(action.notation());
      lines.add("why " + action.notation());
      lines.add("order " + action.notation());
    }
    match.table(seat).all().keySet().forEach(id -> lines.add("show " + id));
    return lines;
  }

  private boolean isCommand(String line) {
    String word = line.split(" ", 2)[0];
    if (word.startsWith("/")) {
      return true;
    }
    String verb = word + " ";
    return Commands.WORDS.contains(word)
        && actions.stream().noneMatch(action -> (action.notation() + " ").startsWith(verb))
        && decision.templates().stream().noneMatch(form -> (form.start() + " ").startsWith(verb));
  }

  private Optional<Answer> command(String line) {
    String[] words = line.split(" ", 2);
    String rest = words.length > 1 ? words[1] : "";
    switch (words[0]) {
      case "list" -> list(rest);
      case "table" -> showTable();
      case "show" -> show(rest);
      case "why" -> why(rest);
      case "what" -> what(rest);
      case "undo" -> {
        return undo();
      }
      case "order" -> {
        return new OrderCommands(terminal, match, seat, orders).give(rest);
      }
      case "orders" -> new OrderCommands(terminal, match, seat, orders).list();
      case "cancel" -> new OrderCommands(terminal, match, seat, orders).cancel(rest);
      case "quit" -> {
        return Optional.of(new Answer.Leave());
      }
      case "help", "?" -> terminal.lines(Commands.help(terminal.say()));
      default -> terminal.print("  ", terminal.text("no-command", words[0], Commands.NAMES));
    }
    return Optional.empty();
  }

  private Optional<Answer> action(String line) {
    ParsedAction reading = new Notations(decision, match.table(seat), () -> Vocabulary.of(match)).read(line);
    if (reading instanceof ParsedAction.Found found) {
      return Optional.of(new Answer.Play(found.action()));
    }
    terminal.print("  ", reading.complaint(terminal.say()));
    return Optional.empty();
  }

  private void list(String filter) {
    terminal.lines(listed(match.table(seat)).lines(filter));
    if (filter.isEmpty()) {
      decision.anytimeActions().forEach(besides -> terminal.print("  ",
          terminal.text("or") + "  " + besides.notation() + "  (" + decision.label(besides) + ")"));
    }
  }

  private NumberedActions listed(Table table) {
    return new NumberedActions(actions, decision.templates(), decision::label, id -> called(table, id), terminal.say());
  }

  private static String called(Table table, String id) {
    return table.find(id).map(element -> element.get("label")).map(Object::toString).orElse(id);
  }

  private void showTable() {
    terminal.lines(new TableText(match.table(seat), terminal.say()).lines());
  }

  private void show(String name) {
    Table table = match.table(seat);
    List<String> named = Notations.ids(table, name);
    List<String> ids = named.isEmpty() ? Notations.called(table, name) : named;
    ids.forEach(id -> terminal.lines(TableText.everything(table, id, terminal.say())));
    if (ids.isEmpty()) {
      terminal.print("  ", name.isEmpty()
          ? terminal.text("show-what", table.elements().stream().map(Element::id).findFirst().orElse("card:S7"))
          : terminal.text("nothing-called", name));
    }
  }

  private void why(String notation) {
    if (notation.isEmpty()) {
      narrator.explain();
      return;
    }
    Optional<String> rule = match.game().rule(notation.toUpperCase(Locale.ROOT));
    if (rule.isPresent()) {
      terminal.print("  ", Text.printable(rule.get()));
      return;
    }
    ParsedAction reading = Notations.asked(decision, match.table(seat), () -> Vocabulary.of(match)).read(notation);
    terminal.print("  ", reading instanceof ParsedAction.Found found ? terminal.text("legal", decision.label(found.action()))
        : notation.matches(RULE) ? terminal.text("no-rule", notation) : reading.complaint(terminal.say()));
  }

  private void what(String notation) {
    if (notation.isEmpty()) {
      terminal.print("  ", terminal.text("what-which"));
      return;
    }
    ParsedAction reading = new Notations(decision, match.table(seat), () -> Vocabulary.of(match)).read(notation);
    if (reading instanceof ParsedAction.Found found) {
      Preview preview = Preview.of(match.perspective(seat), found.action(), WORLDS);
      terminal.lines(new PreviewText(new PreviewPhrases(preview, match.table(seat), terminal.say()), terminal.say()).lines());
    } else {
      terminal.print("  ", reading.complaint(terminal.say()));
    }
  }

  private Optional<Answer> undo() {
    UndoBarrier barrier = persons.stream().map(match::undoBarrier).min(Comparator.naturalOrder()).orElse(UndoBarrier.OTHER_SEAT);
    if (barrier == UndoBarrier.NONE) {
      return Optional.of(new Answer.Undo());
    }
    terminal.print("  ", terminal.text("no-undo", terminal.text("undo." + barrier.name())));
    return Optional.empty();
  }
}
