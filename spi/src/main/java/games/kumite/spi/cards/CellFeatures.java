package games.kumite.spi.cards;

import games.kumite.api.learn.Feature;
import games.kumite.spi.features.FeatureReader;
import games.kumite.spi.features.FeatureScale;
import games.kumite.spi.features.Features;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The features of secret numbers: each number if it is known, and whether it is known. Immutable. */
record CellFeatures(SecretNumberLayout layout) implements Features<SecretNumbers> {

  @Override
  public int size() {
    return 2 * layout.cells().size();
  }

  @Override
  public void name(List<Feature> out) {
    for (SecretNumber cell : layout.cells()) {
      out.add(FeatureScale.entry(cell.name() + " number", 0, cell.sides()));
      out.add(new Feature(cell.name() + " known", 0, 1));
    }
  }

  @Override
  public FeatureReader<SecretNumbers> reader(int viewer, float[] values, int base, @Nullable FeatureReader<?> cards) {
    return cells -> read(cells, viewer, values, base);
  }

  private void read(SecretNumbers cells, int viewer, float[] values, int base) {
    int at = base;
    for (SecretNumber cell : layout.cells()) {
      boolean isKnown = !cells.isEmpty(cell) && cells.isKnown(cell, viewer);
      values[at++] = isKnown ? FeatureScale.of(cells.number(cell), 0, cell.sides()) : 0;
      values[at++] = isKnown || cells.isEmpty(cell) ? 1 : 0;
    }
  }
}
