package games.kumite.api.picture;

import games.kumite.api.Element;
import games.kumite.api.Element.Kind;
import java.util.ArrayList;
import java.util.List;

/** The layout of a whole table: rows of boxes, boards, and panels for seats and for other elements with children. */
final class SheetLayout {

  private static final int MAX_PANEL = 600;
  /** Two panels of this width and more stand beside each other; a panel beside a board has it too. */
  private static final int MIN_PANEL = 430;
  private static final int GAP = 10;
  private static final int PAD = 8;
  private static final int LEGEND = 400;
  private static final int MANY_EMPTY = 3;
  /** The least width that panels inside panels get. */
  private static final int LEAST = 112;

  private final Scene scene;
  private final int width;
  private final ComponentShapes shapes;

  SheetLayout(Scene scene, int width) {
    this.scene = scene;
    this.width = width;
    this.shapes = new ComponentShapes(scene, this::draw);
  }

  /** Draws the elements of a table. */
  Box box(List<Element> elements) {
    Box inside = rows(ordered(elements), width - 2 * PAD);
    return new Box(Math.max(width, inside.width() + 2 * PAD), inside.height() + 2 * PAD, inside.at(PAD, PAD));
  }

  /** Returns the elements with texts of rules after all others, so that they push no board out of sight. */
  private static List<Element> ordered(List<Element> elements) {
    List<Element> ordered = new ArrayList<>(elements);
    ordered.removeIf(SheetLayout::isRulesText);
    elements.stream().filter(SheetLayout::isRulesText).forEach(ordered::add);
    return ordered;
  }

  private static boolean isRulesText(Element element) {
    return element.kind() == Kind.TOKEN && element.get("text") != null && element.children().isEmpty();
  }

  /**
   * Puts elements in rows; boards and panels begin rows of their own, panels after a board beside it where they have room,
   * and many empty piles share one place.
   */
  private Box rows(List<Element> elements, int available) {
    List<Box> rows = new ArrayList<>();
    boolean isAfterBoard = false;
    for (List<Element> block : blocks(elements)) {
      Box before = rows.isEmpty() ? null : rows.get(rows.size() - 1);
      if (isAfterBoard && before != null && isPanel(block.get(0)) && before.width() + GAP + MIN_PANEL <= available) {
        int beside = available - before.width() - GAP;
        Box panels = Box.flow(boxes(block, beside), beside, GAP);
        rows.set(rows.size() - 1, Box.flow(List.of(before, panels), available, GAP));
      } else {
        rows.add(Box.flow(boxes(block, available), available, GAP));
      }
      isAfterBoard = block.get(0).kind() == Kind.BOARD;
    }
    return Box.flow(rows, 0, GAP);
  }

  /** Returns the elements in groups of neighbours that share a row. */
  private static List<List<Element>> blocks(List<Element> elements) {
    List<List<Element>> blocks = new ArrayList<>();
    for (Element element : elements) {
      if (blocks.isEmpty() || order(blocks.get(blocks.size() - 1).get(0)) != order(element)) {
        blocks.add(new ArrayList<>());
      }
      blocks.get(blocks.size() - 1).add(element);
    }
    return blocks;
  }

  private static int order(Element element) {
    return element.kind() == Kind.BOARD ? 1 : isPanel(element) ? 2 : 0;
  }

  /** Returns whether an element has a frame around all that it holds. */
  private static boolean isPanel(Element element) {
    return switch (element.kind()) {
      case SEAT -> true;
      case BOARD, CARD, HAND, DECK, PILE -> false;
      default -> !element.children().isEmpty();
    };
  }

  private static boolean isEmpty(Element element) {
    return (element.kind() == Kind.PILE || element.kind() == Kind.DECK || element.kind() == Kind.HAND)
        && element.children().isEmpty() && Integer.valueOf(0).equals(element.get("count"));
  }

  private List<Box> boxes(List<Element> elements, int available) {
    List<Element> empty = elements.stream().filter(SheetLayout::isEmpty).toList();
    boolean areMany = empty.size() >= MANY_EMPTY;
    int texts = elements.size(); // where the texts begin that end the list
    while (texts > 0 && isRulesText(elements.get(texts - 1))) {
      texts--;
    }
    List<Box> boxes = new ArrayList<>();
    elements.subList(0, texts).stream().filter(element -> !areMany || !isEmpty(element))
        .forEach(element -> boxes.add(draw(element, available)));
    if (areMany) {
      List<Box> named = new ArrayList<>();
      named.add(ComponentShapes.text(scene.texts().text("empty-ones", "").strip(), available));
      empty.forEach(element -> named.add(shapes.named(element, available)));
      boxes.add(Box.flow(named, available, GAP));
    }
    elements.subList(texts, elements.size()).forEach(element -> boxes.add(draw(element, available)));
    return boxes;
  }

  private Box draw(Element element, int available) {
    return element.kind() == Kind.BOARD ? board(element, available)
        : isPanel(element) ? panel(element, available) : shapes.small(element, available);
  }

  private static int panelWidth(int available) {
    return Math.min(MAX_PANEL, available < 2 * MIN_PANEL + GAP ? available : (available - GAP) / 2);
  }

  private Box panel(Element holder, int available) {
    int room = Math.max(LEAST, panelWidth(available) - 2 * PAD);
    boolean isActive = Boolean.TRUE.equals(holder.get("active"));
    String begin = scene.begin(holder);
    Box title = ComponentShapes.heading(scene.name(holder), room);
    String details = scene.details(holder);
    Box said = details.isEmpty() ? new Box(0, 0, List.of()) : ComponentShapes.text(details, room);
    Box inside = rows(holder.children(), room);
    int across = Math.max(Math.max(title.width(), said.width()), inside.width()) + 2 * PAD;
    int height = title.height() + said.height() + inside.height() + 2 * PAD + 4;
    List<String> parts = new ArrayList<>();
    parts.add(begin);
    parts.add(Svg.rect("panel" + (isActive ? " active" : ""), 0, 0, across, height));
    parts.add(Svg.rect("stripe " + scene.color(holder), 0, 0, 4, height));
    parts.addAll(title.at(PAD, PAD - 2));
    parts.addAll(said.at(PAD, PAD + title.height()));
    parts.addAll(inside.at(PAD, PAD + title.height() + said.height() + 4));
    parts.add(Svg.END);
    return new Box(across, height, parts);
  }

  /** Draws a board, shrunk if it is too wide, its legend, and the elements on it that have no place on the surface. */
  private Box board(Element board, int available) {
    String begin = scene.begin(board);
    BoardPieces pieces = new BoardPieces(scene, board);
    Box title = ComponentShapes.heading(scene.name(board), available);
    String details = scene.details(board);
    Box said = details.isEmpty() ? new Box(0, 0, List.of()) : ComponentShapes.text(details, available);
    Box drawn = surface(board, available, pieces).within(available);
    List<Box> below = new ArrayList<>();
    below.add(pieces.legend(Math.min(available, Math.max(LEGEND, drawn.width()))));
    below.add(Box.flow(rest(board.children(), available), Math.min(available, Math.max(LEGEND, drawn.width())), GAP));
    Box all = Box.flow(List.of(title, said, drawn, notes(Box.flow(below, 0, PAD))), 0, 4);
    List<String> parts = new ArrayList<>();
    parts.add(begin);
    parts.addAll(all.parts());
    parts.add(Svg.END);
    return new Box(all.width(), all.height(), parts);
  }

  /** Returns a box in a group of its own, which a page may put elsewhere. */
  private static Box notes(Box below) {
    List<String> parts = new ArrayList<>();
    parts.add("<g class=\"notes\">");
    parts.addAll(below.parts());
    parts.add(Svg.END);
    return new Box(below.width(), below.height(), below.parts().isEmpty() ? below.parts() : parts);
  }

  private static Box surface(Element board, int available, BoardPieces pieces) {
    if (board.get("columns") instanceof Integer columns && board.get("rows") instanceof Integer rows
        && columns > 0 && rows > 0) {
      return new SquaresPicture(board, columns, rows, available, pieces).box();
    }
    List<Element> spaces = board.children().stream().filter(child -> child.kind() == Kind.SPACE).toList();
    if (spaces.isEmpty() && board.get("width") instanceof Integer across && board.get("height") instanceof Integer down
        && across > 0 && down > 0) {
      return new PlanPicture(board, across, down, available, pieces).box();
    }
    return new LinksPicture(board, spaces, SpacePlaces.of(spaces, available), pieces).box();
  }

  /** Returns boxes for the elements on a board that have not been drawn on it. */
  private List<Box> rest(List<Element> elements, int available) {
    List<Box> rest = new ArrayList<>();
    for (Element element : elements) {
      if (!scene.isDrawn(element) && !isAnyDrawn(element.children())) {
        rest.add(draw(element, available));
        continue;
      }
      if (!scene.isDrawn(element)) {
        rest.add(shapes.named(element, available));
      }
      rest.addAll(rest(element.children(), available));
    }
    return rest;
  }

  private boolean isAnyDrawn(List<Element> elements) {
    return elements.stream().anyMatch(element -> scene.isDrawn(element) || isAnyDrawn(element.children()));
  }
}
