package games.kumite.spi.cards;

import games.kumite.spi.features.FeatureReader;
import java.util.Arrays;

/**
 * A reader of what one viewer knows of cards, as features: the number of cards in each zone, and for each name the
 * number of cards that the viewer knows to lie there. Updates only what has changed. Confined to one thread.
 */
final class CardFeatureReader implements FeatureReader<Cards> {

  private static final int NEW = -1;

  private final CardLayout layout;
  private final int viewer;
  private final float[] values;
  private final int base;
  private final int width;
  private final int[] narrow;
  private final long[] wide;
  private final int[] shown;
  private final int[] places;
  private final int[] changed;
  private int changes;

  /**
   * Creates a reader for a part of an observation.
   *
   * @param layout the cards
   * @param viewer the viewer
   * @param values the observation
   * @param base where the part begins
   */
  CardFeatureReader(CardLayout layout, int viewer, float[] values, int base) {
    this.layout = layout;
    this.viewer = viewer;
    this.values = values;
    this.base = base;
    width = 1 + layout.nameCount();
    int nodes = layout.size() + layout.zones().size();
    narrow = new int[layout.isNarrow() ? nodes : 0];
    wide = new long[layout.isNarrow() ? 0 : nodes];
    Arrays.fill(narrow, NEW);
    Arrays.fill(wide, NEW);
    shown = new int[layout.size()];
    places = new int[layout.size()];
    changed = new int[layout.size()];
    Arrays.fill(shown, NEW);
    Arrays.fill(places, NEW);
  }

  @Override
  public void read(Cards cards) {
    changes = 0;
    for (int node = cards.spread.nextChange(0, narrow, wide); node >= 0; node = cards.spread.nextChange(node + 1, narrow, wide)) {
      if (node >= layout.size()) {
        values[base + (node - layout.size()) * width] = cards.spread.counted(node - layout.size());
      } else {
        follow(cards, node);
      }
    }
  }

  private void follow(Cards cards, int token) {
    int name = cards.isKnown(token, viewer) ? layout.nameId(cards.spread.bears(token)) : NEW;
    int place = name < 0 ? NEW : base + cards.spread.zone(token) * width + 1 + name;
    int before = places[token];
    if (place == before) {
      return;
    }
    if (before >= 0) {
      values[before]--;
    }
    if (place >= 0) {
      values[place]++;
    }
    places[token] = place;
    if (shown[token] != name) {
      shown[token] = name;
      changed[changes++] = token;
    }
  }

  @Override
  public int changes() {
    return changes;
  }

  @Override
  public int changed(int index) {
    return changed[index];
  }

  @Override
  public int shown(int token) {
    return shown[token];
  }
}
