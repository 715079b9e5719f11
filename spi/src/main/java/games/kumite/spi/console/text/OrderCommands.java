package games.kumite.spi.console.text;

import games.kumite.api.Decision;
import games.kumite.api.Match;
import games.kumite.api.Phase;
import games.kumite.api.Seat;
import games.kumite.api.Turn;
import games.kumite.api.bot.StandingOrder;
import games.kumite.api.bot.StandingOrders;
import games.kumite.spi.console.texts.Terminal;
import games.kumite.spi.console.texts.Text;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The commands for standing orders: give them, list them and cancel them. */
final class OrderCommands {

  private static final Pattern KIND = Pattern.compile(".* in \\S+( until .*| on others| unless sum)?");
  private static final String UNTIL = " until ";
  private static final List<String> WHERE = List.of(" on others", " unless sum");
  private static final List<String> ENDINGS = List.of("in", "on", "unless", "until");

  private final Terminal terminal;
  private final Match match;
  private final Seat seat;
  private final Decision decision;
  private final StandingOrders orders;

  OrderCommands(Terminal terminal, Match match, Seat seat, StandingOrders orders) {
    this.terminal = terminal;
    this.match = match;
    this.seat = seat;
    this.decision = match.decision();
    this.orders = orders;
  }

  /** Gives an order, which may answer the present question. */
  Optional<Answer> give(String text) {
    if (text.isEmpty()) {
      explain();
      return Optional.empty();
    }
    try {
      StandingOrder order = StandingOrder.parse(withKind(text));
      if (endsUnclearly(order)) {
        explain();
        return Optional.empty();
      }
      return isPhase(order) && isReadable(order) ? given(spelled(order)) : Optional.empty();
    } catch (IllegalArgumentException unreadable) {
      terminal.print("  ", Text.capital(terminal.say().library(String.valueOf(unreadable.getMessage()))) + ".");
      return Optional.empty();
    }
  }

  private void explain() {
    terminal.print("  ", terminal.text("order.help", decision.kind()));
    String first = decision.actions().get(decision.actions().size() - 1).notation();
    List.of("", " on others", " unless sum", " until turn", " until times 3", " until phase " + match.phase().id(),
            " in any until event TYPE", " in " + decision.kind() + " until offer NOTATION")
        .forEach(end -> terminal.lines(List.of("    order " + Text.printable(first) + end)));
    terminal.print("  ", terminal.text("order.where"));
  }

  /** Returns an order with the kind of the present question if it names none. */
  private String withKind(String text) {
    if (KIND.matcher(text).matches() || text.endsWith(UNTIL.stripTrailing())) {
      return text;
    }
    int until = WHERE.stream().filter(text::endsWith).map(end -> text.length() - end.length()).findFirst()
        .orElse(text.indexOf(UNTIL));
    return until < 0 ? text + " in " + decision.kind()
        : text.substring(0, until) + " in " + decision.kind() + text.substring(until);
  }

  /** Returns whether a word that begins an ending, such as {@code on}, was taken as part of the action. */
  private boolean endsUnclearly(StandingOrder order) {
    List<String> words = List.of(order.notation().split(" "));
    return words.stream().skip(1).anyMatch(word -> ENDINGS.contains(word) && !match.keywords().contains(word));
  }

  private boolean isPhase(StandingOrder order) {
    if (order.endingPhase().isEmpty()) {
      return true;
    }
    List<Phase> phases = match.game().phases();
    boolean isKnown = phases.stream().anyMatch(phase -> phase.id().equals(order.endingPhase().get()));
    if (!isKnown) {
      terminal.print("  ", terminal.text("order.phases",
          phases.stream().map(Phase::id).collect(Collectors.joining(", "))));
    }
    return isKnown;
  }

  private boolean isForThis(StandingOrder order) {
    return order.kind().equals(decision.kind()) || order.kind().equals(StandingOrder.ANY);
  }

  private boolean isReadable(StandingOrder order) {
    if (isForThis(order) && read(order) instanceof ParsedAction.Unclear unclear) {
      terminal.print("  ", unclear.complaint(terminal.say()));
      return false;
    }
    return true;
  }

  private ParsedAction read(StandingOrder order) {
    return new Notations(decision, match.table(seat), () -> Vocabulary.of(match)).read(order.notation());
  }

  /**
   * Returns an order with the whole notation of an action that is legal now, else with the only possible ids of its
   * words.
   */
  private StandingOrder spelled(StandingOrder order) {
    String notation = isForThis(order) && read(order) instanceof ParsedAction.Found found
        ? found.action().notation() : withIds(order.notation());
    return order.withNotation(notation);
  }

  private String withIds(String notation) {
    String[] words = notation.split(" ");
    for (int i = 1; i < words.length; i++) {
      boolean isOther = words[i].matches("-?[0-9]+") || match.keywords().contains(words[i]);
      List<String> ids = isOther ? List.of() : Notations.ids(match.table(seat), words[i]);
      words[i] = ids.size() == 1 ? ids.get(0) : words[i];
    }
    return String.join(" ", words);
  }

  private Optional<Answer> given(StandingOrder order) {
    orders.give(order);
    Optional<Answer> answer = match.perspective(seat).turn() instanceof Turn.Yours yours
        ? orders.answer(match.perspective(seat), yours.decision()).map(Answer.Play::new) : Optional.empty();
    terminal.print("  ", terminal.text("order.given", order));
    if (answer.isEmpty()) {
      terminal.print("  ", orders.orders().contains(order)
          ? terminal.text("order.not-here") : terminal.text("order.over"));
    }
    return answer;
  }

  /** Lists the standing orders. */
  void list() {
    List<StandingOrder> standing = orders.orders();
    for (int i = 0; i < standing.size(); i++) {
      terminal.print("  ", (i + 1) + "  " + standing.get(i));
    }
    if (standing.isEmpty()) {
      terminal.print("  ", terminal.text("order.none"));
    }
  }

  /** Cancels one order, or all of them. */
  void cancel(String which) {
    List<StandingOrder> standing = orders.orders();
    if (which.equals("all")) {
      standing.forEach(orders::cancel);
    } else if (which.matches("[1-9][0-9]{0,3}") && Integer.parseInt(which) <= standing.size()) {
      orders.cancel(standing.get(Integer.parseInt(which) - 1));
    } else {
      terminal.print("  ", terminal.text("order.cancel"));
    }
    list();
  }
}
