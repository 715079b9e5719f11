package games.kumite.spi.console.table;

import games.kumite.api.Action;
import games.kumite.api.Element;
import games.kumite.api.Element.Kind;
import games.kumite.api.Event;
import games.kumite.api.Table;
import games.kumite.spi.console.texts.ConsoleTexts;
import games.kumite.spi.console.texts.Text;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The texts of cards, shown once to each reader: when cards come to the hand, lie open, can be chosen, or an event
 * names them. For games whose cards have a {@code text}; cards that look alike are shown once.
 */
public final class CardTexts {

  static final String TEXT = "text";

  private final Table table;
  private final List<Element> shown;
  private final ElementNames names;
  private final ConsoleTexts say;
  private final Set<String> named = new LinkedHashSet<>();
  private final List<String> lines = new ArrayList<>();

  /** Creates the texts of a table's cards, given a decision's actions and the recent events. */
  CardTexts(Table table, List<Action> actions, List<Event> news, ConsoleTexts say) {
    this(table, table.elements(), actions, news, say);
  }

  /** Creates the texts of the cards on some elements of a table's top. */
  public CardTexts(Table table, List<Element> shown, List<Action> actions, List<Event> news, ConsoleTexts say) {
    this.table = table;
    this.shown = shown;
    this.say = say;
    names = new ElementNames(table, new SeenTexts(), say);
    actions.forEach(action -> named.addAll(List.of(action.notation().split(" "))));
    news.forEach(event -> event.arguments().values().forEach(value -> named.add(value.toString())));
  }

  /** Returns the texts that are new to a reader, and notes them as read. */
  public List<String> newTo(SeenTexts reader) {
    lines.clear();
    if (table.all().values().stream().anyMatch(element -> isCard(element) && element.get(TEXT) != null)) {
      shown.forEach(element -> tell(element, false, reader));
    }
    if (!lines.isEmpty()) {
      lines.add(0, "  " + say.text("new-cards"));
    }
    return lines;
  }

  private static boolean isCard(Element element) {
    return element.kind() == Kind.CARD;
  }

  private void tell(Element element, boolean isFolded, SeenTexts reader) {
    if (isCard(element) && (!isFolded || named.contains(element.id()))) {
      Object text = element.get(TEXT);
      String details = names.details(element, TEXT);
      String said = names.name(element) + (details.isEmpty() ? "" : " (" + details + ")")
          + (text == null ? "" : ": " + Text.printable(text.toString()));
      if (!said.equals(names.name(element)) && reader.reads(said)) {
        lines.addAll(Text.wrap(said, "    ", "      ", say.width()));
      }
    }
    boolean isInside = isFolded || Boolean.TRUE.equals(element.get("folded"));
    element.children().forEach(child -> tell(child, isInside, reader));
  }
}
