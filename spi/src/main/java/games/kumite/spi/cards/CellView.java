package games.kumite.spi.cards;

import games.kumite.api.learn.Entry;
import games.kumite.spi.learn.Scale;
import java.util.List;

/** What one observer knows of secret numbers, as numbers of a view. For the engine; used by one thread. */
public final class CellView {

  private final CellLayout layout;
  private final int observer;
  private final float[] values;
  private final int base;

  /**
   * A part of a view.
   *
   * @param layout the cells
   * @param observer who looks
   * @param values the view
   * @param base where the part begins
   */
  public CellView(CellLayout layout, int observer, float[] values, int base) {
    this.layout = layout;
    this.observer = observer;
    this.values = values;
    this.base = base;
  }

  /**
   * How long the part is.
   *
   * @param layout the cells
   * @return the number of entries
   */
  public static int size(CellLayout layout) {
    return 2 * layout.cells().size();
  }

  /**
   * Names the part.
   *
   * @param layout the cells
   * @param out where its entries go
   */
  public static void name(CellLayout layout, List<Entry> out) {
    for (Cell cell : layout.cells()) {
      out.add(Scale.entry(cell.name() + " number", 0, cell.sides()));
      out.add(new Entry(cell.name() + " known", 0, 1));
    }
  }

  /**
   * The cells.
   *
   * @return their layout
   */
  public CellLayout layout() {
    return layout;
  }

  /**
   * Fills the part in.
   *
   * @param cells cells of the layout
   */
  public void read(Cells cells) {
    int at = base;
    for (int i = 0; i < layout.cells().size(); i++) {
      Cell cell = layout.cells().get(i);
      boolean isKnown = !cells.isEmpty(cell) && cells.isKnown(cell, observer);
      values[at++] = isKnown ? Scale.of(cells.number(cell), 0, cell.sides()) : 0;
      values[at++] = isKnown || cells.isEmpty(cell) ? 1 : 0;
    }
  }
}
