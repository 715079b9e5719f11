package games.kumite.spi.numbers;

import games.kumite.api.learn.Feature;
import games.kumite.spi.features.FeatureReader;
import games.kumite.spi.features.FeatureScale;
import games.kumite.spi.features.Features;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The features of declared numbers: each of them, or its sum over the cards of a name. Immutable.
 *
 * @param layout the numbers
 * @param cards the features of the cards of the same state, null if it has none
 */
record NumberFeatures(NumberLayout layout, @Nullable Features<?> cards) implements Features<Numbers> {

  @Override
  public int size() {
    int size = 0;
    for (int g = 0; g < layout.groups().size(); g++) {
      NumberGroup group = layout.groups().get(g);
      size += group.size() * (cards != null && group.isOfCards() ? cards.names() : layout.count(g));
    }
    return size;
  }

  @Override
  public void name(List<Feature> out) {
    for (int g = 0; g < layout.groups().size(); g++) {
      NumberGroup group = layout.groups().get(g);
      boolean isOfCards = cards != null && group.isOfCards();
      int things = isOfCards ? cards.names() : layout.count(g);
      for (int thing = 0; thing < things; thing++) {
        String of = isOfCards ? cards.id(thing) : things == 1 ? group.name() : group.name() + " " + (thing + 1);
        for (int i = 0; i < group.size(); i++) {
          String name = of + " " + group.name(i);
          out.add(isOfCards ? new Feature(name, 0, cards.copies(thing)) : FeatureScale.entry(name, group.min(i), group.max(i)));
        }
      }
    }
  }

  @Override
  public FeatureReader<Numbers> reader(int viewer, float[] values, int base, @Nullable FeatureReader<?> known) {
    return new NumberFeatureReader(layout, known, cards, values, base);
  }
}
