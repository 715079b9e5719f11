package games.kumite.spi.cards;

import games.kumite.api.learn.Entry;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * What one observer knows of cards, as numbers of a view: how many lie in each zone, and of each name how many it knows
 * to lie there. Follows by what has changed. For the engine; used by one thread.
 */
public final class CardView {

  private static final int NEW = -1;

  private final CardLayout layout;
  private final int observer;
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
   * A part of a view.
   *
   * @param layout the cards
   * @param observer who looks
   * @param values the view
   * @param base where the part begins
   */
  public CardView(CardLayout layout, int observer, float[] values, int base) {
    this.layout = layout;
    this.observer = observer;
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

  /**
   * How long the part is.
   *
   * @param layout the cards
   * @return the number of entries
   */
  public static int size(CardLayout layout) {
    return layout.zones().size() * (1 + layout.nameCount());
  }

  /**
   * Names the part.
   *
   * @param layout the cards
   * @param out where its entries go
   */
  public static void name(CardLayout layout, List<Entry> out) {
    for (Zone zone : layout.zones()) {
      String of = zone.kind().name().toLowerCase(Locale.ROOT) + ":" + zone.name() + " ";
      out.add(new Entry(of + "count", 0, layout.size()));
      for (int name = 0; name < layout.nameCount(); name++) {
        out.add(new Entry(of + id(layout, name), 0, layout.numbers.copiesOf(name)));
      }
    }
  }

  /**
   * What cards of a name are called.
   *
   * @param layout the cards
   * @param name the number of the name
   * @return the id of the first of them
   */
  public static String id(CardLayout layout, int name) {
    return layout.element(layout.numbers.first(name)).id();
  }

  /**
   * How many names there are.
   *
   * @param layout the cards
   * @return the number
   */
  public static int names(CardLayout layout) {
    return layout.nameCount();
  }

  /**
   * How many cards have a name.
   *
   * @param layout the cards
   * @param name the number of the name
   * @return at least 1
   */
  public static int copies(CardLayout layout, int name) {
    return layout.numbers.copiesOf(name);
  }

  /**
   * Fills the part in.
   *
   * @param cards cards of the layout
   */
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
    int name = cards.isKnown(token, observer) ? layout.nameId(cards.spread.bears(token)) : NEW;
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

  /**
   * How many cards have become known, or unknown, or another, since the last reading.
   *
   * @return the number of {@link #changed}
   */
  public int changes() {
    return changes;
  }

  /**
   * One of those.
   *
   * @param index from 0
   * @return its token
   */
  public int changed(int index) {
    return changed[index];
  }

  /**
   * As what a card is known.
   *
   * @param token the card
   * @return the number of its name, -1 if the observer does not know it
   */
  public int shown(int token) {
    return shown[token];
  }
}
