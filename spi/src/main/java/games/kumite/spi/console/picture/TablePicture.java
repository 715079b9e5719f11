package games.kumite.spi.console.picture;

import games.kumite.api.Element;
import games.kumite.api.Element.Kind;
import games.kumite.api.Table;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * A picture of the tables of one match, of any game: seats with their possessions, hands with backs, piles, tracks,
 * dice, and boards with their pieces.
 *
 * <p>Confined to one thread at a time: it keeps the places of the spaces of a board without places, and the colours of
 * kinds of ground.
 */
public final class TablePicture {

  private static final int SHEET = 1240;
  private static final int PANEL = 600;
  private static final int GAP = 10;
  private static final int PAD = 8;
  private static final int LEGEND = 400;
  private static final int MANY_EMPTY = 3;

  private final Function<Table, Captions> captions;
  private final Map<List<String>, StressLayout> spreads = new LinkedHashMap<>();
  private final Map<String, Integer> colours = new LinkedHashMap<>();

  /**
   * Creates a picture.
   *
   * @param captions returns the captions of a table's elements
   */
  public TablePicture(Function<Table, Captions> captions) {
    this.captions = captions;
  }

  /**
   * Returns one table as a separate picture.
   *
   * @param table the table that a viewer sees
   * @return a file of SVG
   */
  public String svg(Table table) {
    return Svg.document(box(table), Resource.text("picture.css"));
  }

  /** Returns the whole table. */
  Box box(Table table) {
    Drawing drawing = new Drawing(table, captions.apply(table));
    Box inside = drawing.rows(table.elements(), SHEET);
    return new Box(Math.max(SHEET, inside.width()) + 2 * PAD, inside.height() + 2 * PAD, inside.at(PAD, PAD));
  }

  private static boolean isEmpty(Element element) {
    return (element.kind() == Kind.PILE || element.kind() == Kind.DECK || element.kind() == Kind.HAND)
        && element.children().isEmpty() && Integer.valueOf(0).equals(element.get("count"));
  }

  /** The drawing of one table. */
  private final class Drawing {

    private final Table table;
    private final Captions names;
    private final ComponentShapes things;

    Drawing(Table table, Captions names) {
      this.table = table;
      this.names = names;
      this.things = new ComponentShapes(table, names);
    }

    /**
     * Returns elements in rows. Boards and panels begin rows of their own, panels after a board beside it where they
     * have room, and many empty piles share one place.
     */
    Box rows(List<Element> elements, int width) {
      List<Box> rows = new ArrayList<>();
      boolean afterBoard = false;
      for (List<Element> block : blocks(elements)) {
        Box before = rows.isEmpty() ? null : rows.get(rows.size() - 1);
        if (afterBoard && before != null && isPanel(block.get(0)) && before.width() + GAP + PANEL <= width) {
          Box beside = Box.flow(boxes(block), width - before.width() - GAP, GAP);
          rows.set(rows.size() - 1, Box.flow(List.of(before, beside), width, GAP));
        } else {
          rows.add(Box.flow(boxes(block), width, GAP));
        }
        afterBoard = block.get(0).kind() == Kind.BOARD;
      }
      return Box.flow(rows, 0, GAP);
    }

    /** Returns neighbours that share a row. */
    private List<List<Element>> blocks(List<Element> elements) {
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

    /** Returns whether an element has a frame around its content. */
    private static boolean isPanel(Element element) {
      return switch (element.kind()) {
        case SEAT -> true;
        case BOARD, CARD, HAND, DECK, PILE -> false;
        default -> !element.children().isEmpty();
      };
    }

    private List<Box> boxes(List<Element> elements) {
      List<Element> empty = elements.stream().filter(TablePicture::isEmpty).toList();
      boolean areMany = empty.size() >= MANY_EMPTY;
      List<Box> boxes = new ArrayList<>();
      elements.stream().filter(element -> !areMany || !isEmpty(element)).forEach(element -> boxes.add(draw(element)));
      if (areMany) {
        String words = names.say().text("empty-ones", empty.stream().map(names::name).collect(Collectors.joining(", ")));
        boxes.add(ComponentShapes.words(words, words));
      }
      return boxes;
    }

    private Box draw(Element element) {
      return element.kind() == Kind.BOARD ? board(element) : isPanel(element) ? panel(element) : things.small(element);
    }

    private Box panel(Element holder) {
      boolean isActive = Boolean.TRUE.equals(holder.get("active"));
      Box title = ComponentShapes.heading(names.name(holder), holder.id());
      String details = names.details(holder);
      Box said = details.isEmpty() ? new Box(0, 0, List.of()) : ComponentShapes.words(details, things.said(holder));
      Box inside = rows(holder.children(), PANEL - 2 * PAD);
      int width = Math.max(Math.max(title.width(), said.width()), inside.width()) + 2 * PAD;
      int height = title.height() + said.height() + inside.height() + 2 * PAD + 4;
      List<String> parts = new ArrayList<>();
      parts.add(Svg.rect("panel" + (isActive ? " active" : ""), 0, 0, width, height));
      parts.add(Svg.rect("stripe " + SeatColors.of(holder, table), 0, 0, 4, height));
      parts.addAll(title.at(PAD, PAD - 2));
      parts.addAll(said.at(PAD, PAD + title.height()));
      parts.addAll(inside.at(PAD, PAD + title.height() + said.height() + 4));
      return new Box(width, height, parts);
    }

    private Box board(Element board) {
      BoardPieces pieces = new BoardPieces(table, things, colours);
      Box drawn;
      if (board.get("columns") instanceof Integer columns && board.get("rows") instanceof Integer rows
          && columns > 0 && rows > 0) {
        drawn = new SquaresPicture(board, columns, rows, pieces).box();
      } else if (board.get("width") instanceof Integer width && board.get("height") instanceof Integer height
          && width > 0 && height > 0) {
        drawn = new PlanPicture(board, width, height, pieces).box();
      } else {
        drawn = new LinksPicture(board, pieces, spread(board)).box();
      }
      Box title = ComponentShapes.heading(names.name(board), things.said(board));
      Box legend = pieces.legend(Math.max(LEGEND, drawn.width()));
      List<String> parts = new ArrayList<>(title.parts());
      parts.addAll(drawn.at(0, title.height() + 2));
      int height = title.height() + 2 + drawn.height() + PAD;
      parts.addAll(legend.at(0, height));
      return new Box(Math.max(Math.max(title.width(), drawn.width()), legend.width()), height + legend.height(), parts);
    }

    private StressLayout spread(Element board) {
      return spreads.computeIfAbsent(StressLayout.links(board), StressLayout::of);
    }
  }
}
