package games.kumite.spi.cards;

import games.kumite.api.learn.Feature;
import games.kumite.spi.features.FeatureReader;
import games.kumite.spi.features.Features;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * The features of cards: the number of cards in each zone, and for each name the number that are known to lie there.
 * Immutable.
 */
record CardFeatures(CardLayout layout) implements Features<Cards> {

  @Override
  public int size() {
    return layout.zones().size() * (1 + layout.nameCount());
  }

  @Override
  public void name(List<Feature> out) {
    for (Zone zone : layout.zones()) {
      String of = zone.kind().name().toLowerCase(Locale.ROOT) + ":" + zone.name() + " ";
      out.add(new Feature(of + "count", 0, layout.size()));
      for (int name = 0; name < layout.nameCount(); name++) {
        out.add(new Feature(of + id(name), 0, copies(name)));
      }
    }
  }

  @Override
  public FeatureReader<Cards> reader(int viewer, float[] values, int base, @Nullable FeatureReader<?> cards) {
    return new CardFeatureReader(layout, viewer, values, base);
  }

  @Override
  public int names() {
    return layout.nameCount();
  }

  @Override
  public String id(int name) {
    return layout.element(layout.numbers.first(name)).id();
  }

  @Override
  public int copies(int name) {
    return layout.numbers.copiesOf(name);
  }
}
