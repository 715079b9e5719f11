package games.kumite.spi.cards;

import games.kumite.api.learn.Entry;
import games.kumite.spi.features.FeatureReader;
import games.kumite.spi.features.Features;
import games.kumite.spi.features.Scale;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The features of secret numbers: each number if it is known, and whether it is. Immutable. */
record CellFeatures(CellLayout layout) implements Features<Cells> {

  @Override
  public int size() {
    return 2 * layout.cells().size();
  }

  @Override
  public void name(List<Entry> out) {
    for (Cell cell : layout.cells()) {
      out.add(Scale.entry(cell.name() + " number", 0, cell.sides()));
      out.add(new Entry(cell.name() + " known", 0, 1));
    }
  }

  @Override
  public FeatureReader<Cells> reader(int observer, float[] values, int base, @Nullable FeatureReader<?> cards) {
    return cells -> read(cells, observer, values, base);
  }

  private void read(Cells cells, int observer, float[] values, int base) {
    int at = base;
    for (Cell cell : layout.cells()) {
      boolean isKnown = !cells.isEmpty(cell) && cells.isKnown(cell, observer);
      values[at++] = isKnown ? Scale.of(cells.number(cell), 0, cell.sides()) : 0;
      values[at++] = isKnown || cells.isEmpty(cell) ? 1 : 0;
    }
  }
}
