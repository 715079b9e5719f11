package games.kumite.spi.numbers;

import games.kumite.spi.features.FeatureReader;
import games.kumite.spi.features.FeatureScale;
import games.kumite.spi.features.Features;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A reader of the declared numbers, as features. Numbers {@linkplain NumberGroup.Builder#ofCards of cards} are summed
 * by the names of the cards that the viewer knows. Updates only what has changed. Confined to one thread.
 */
final class NumberFeatureReader implements FeatureReader<Numbers> {

  private final float[] values;
  private final short[] seen;
  private final int[] entryOf;
  private final int[] groupOf;
  private final Part[] parts;
  private final @Nullable FeatureReader<?> cards;

  /** The numbers of one group in the observation. */
  private static final class Part {

    final NumberGroup group;
    final int first;
    final int base;
    final int[] sums;
    final int[] names;

    Part(NumberGroup group, int first, int base, int tokens, int names) {
      this.group = group;
      this.first = first;
      this.base = base;
      sums = new int[names * group.size()];
      this.names = new int[tokens];
      Arrays.fill(this.names, -1);
    }
  }

  /**
   * Creates a reader for a part of an observation.
   *
   * @param layout the numbers
   * @param cards the reader of the cards of the same observation, null if there are none
   * @param named the features of the cards, null if there are none
   * @param values the observation
   * @param base where the part begins
   */
  NumberFeatureReader(NumberLayout layout, @Nullable FeatureReader<?> cards, @Nullable Features<?> named, float[] values,
      int base) {
    this.cards = cards;
    this.values = values;
    seen = layout.start();
    entryOf = new int[seen.length];
    groupOf = new int[seen.length];
    parts = new Part[layout.groups().size()];
    int at = base;
    for (int g = 0; g < parts.length; g++) {
      NumberGroup group = layout.groups().get(g);
      int count = layout.count(g);
      int first = layout.offset(group);
      boolean isOfCards = named != null && group.isOfCards();
      parts[g] = new Part(group, first, at, isOfCards ? count : 0, isOfCards ? named.names() : 0);
      for (int place = first; place < first + count * group.width(); place++) {
        groupOf[place] = g;
        int thing = (place - first) / group.width();
        entryOf[place] = isOfCards ? -1 : at + thing * group.size() + (place - first) % group.width();
        if (!isOfCards) {
          show(place, seen[place]);
        }
      }
      at += isOfCards ? named.names() * group.size() : count * group.size();
    }
  }

  @Override
  public void read(Numbers numbers) {
    for (int place = numbers.nextChange(0, seen); place >= 0; place = numbers.nextChange(place + 1, seen)) {
      int value = numbers.get(place);
      if (entryOf[place] >= 0) {
        show(place, value);
        seen[place] = (short) value;
      } else {
        Part part = parts[groupOf[place]];
        int token = (place - part.first) / part.group.width();
        take(part, token);
        seen[place] = (short) value;
        add(part, token);
      }
    }
    for (int i = 0; cards != null && i < cards.changes(); i++) {
      for (Part part : parts) {
        if (part.names.length > 0) {
          take(part, cards.changed(i));
          add(part, cards.changed(i));
        }
      }
    }
  }

  private void show(int place, int value) {
    NumberGroup group = parts[groupOf[place]].group;
    int entry = entryOf[place];
    if (!group.isPacked()) {
      int index = (place - parts[groupOf[place]].first) % group.width();
      values[entry] = FeatureScale.of(value, group.min(index), group.max(index));
      return;
    }
    for (int i = 0; i < group.size(); i++) {
      values[entry + i] = FeatureScale.of(field(group, i, value), 0, group.max(i));
    }
  }

  private static int field(NumberGroup group, int index, int word) {
    return word >> (group.place(index) >> 16) & group.place(index) & 0xFFFF;
  }

  /** Subtracts a card's contribution from the sums of its name. */
  private void take(Part part, int token) {
    count(part, token, -1);
    part.names[token] = -1;
  }

  /** Adds a card's contribution to the sums of the name under which it is known. */
  private void add(Part part, int token) {
    part.names[token] = cards == null ? -1 : cards.shown(token);
    count(part, token, 1);
  }

  private void count(Part part, int token, int sign) {
    int name = part.names[token];
    NumberGroup group = part.group;
    for (int i = 0; name >= 0 && i < group.size(); i++) {
      int place = part.first + token * group.width() + (group.isPacked() ? 0 : i);
      int value = group.isPacked() ? field(group, i, seen[place]) : seen[place];
      boolean isWide = FeatureScale.isWide(group.min(i), group.max(i));
      int more = isWide ? value == group.start(i) ? 0 : 1 : value - group.min(i);
      int at = name * group.size() + i;
      part.sums[at] += sign * more;
      int unit = isWide ? 1 : Math.max(1, group.max(i) - group.min(i));
      values[part.base + at] = (float) part.sums[at] / unit;
    }
  }
}
