package games.kumite.spi.console.table;

import games.kumite.api.Element;
import games.kumite.spi.console.texts.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A board without a shape: its spaces one by one, with the pieces on them and the spaces reachable from them; unchanged
 * empty ones by name alone.
 */
final class SpacesText implements BoardText {

  private final Element board;
  private final ElementNames names;

  SpacesText(Element board, ElementNames names) {
    this.board = board;
    this.names = names;
  }

  @Override
  public List<String> lines(int width) {
    List<String> lines = new ArrayList<>();
    List<String> empty = new ArrayList<>();
    for (Element child : board.children()) {
      String pieces = child.children().stream().filter(BoardText::isPiece)
          .map(piece -> names.name(piece)).collect(Collectors.joining(", "));
      if (pieces.isEmpty() && names.isFamiliar(child)) {
        empty.add(names.name(child));
        continue;
      }
      String details = names.details(child);
      String text = names.name(child) + (details.isEmpty() ? "" : " (" + details + ")")
          + (pieces.isEmpty() ? "" : ": " + pieces);
      lines.addAll(Text.wrap(text, "", "    ", width));
    }
    if (!empty.isEmpty()) {
      lines.addAll(Text.wrap(names.say().text("empty-ones", String.join(", ", empty)), "", "    ", width));
    }
    return lines;
  }
}
