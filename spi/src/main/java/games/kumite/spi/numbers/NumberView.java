package games.kumite.spi.numbers;

import games.kumite.api.learn.Entry;
import games.kumite.spi.cards.CardLayout;
import games.kumite.spi.cards.CardView;
import games.kumite.spi.learn.Scale;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The declared numbers, as numbers of a view. Those {@linkplain NumberGroup.Builder#ofCards of cards} are added up by
 * the names of the cards that the observer knows. Follows by what has changed. For the engine; used by one thread.
 */
public final class NumberView {

  private final NumberLayout layout;
  private final float[] values;
  private final short[] seen;
  private final int[] entryOf;
  private final int[] groupOf;
  private final Part[] parts;
  private final @Nullable CardView cards;

  /** The numbers of one group in the view. */
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
   * A part of a view.
   *
   * @param layout the numbers
   * @param cards the cards of the same view, null if there are none
   * @param cardLayout their layout, null if there are none
   * @param values the view
   * @param base where the part begins
   */
  public NumberView(NumberLayout layout, @Nullable CardView cards, @Nullable CardLayout cardLayout, float[] values,
      int base) {
    this.layout = layout;
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
      int first = layout.first(group);
      boolean isOfCards = cardLayout != null && group.isOfCards();
      parts[g] = new Part(group, first, at, isOfCards ? count : 0, isOfCards ? CardView.names(cardLayout) : 0);
      for (int place = first; place < first + count * group.width(); place++) {
        groupOf[place] = g;
        int thing = (place - first) / group.width();
        entryOf[place] = isOfCards ? -1 : at + thing * group.size() + (place - first) % group.width();
        if (!isOfCards) {
          show(place, seen[place]);
        }
      }
      at += isOfCards ? CardView.names(cardLayout) * group.size() : count * group.size();
    }
  }

  /**
   * How long the part is.
   *
   * @param layout the numbers
   * @param cards the cards, null if there are none
   * @return the number of entries
   */
  public static int size(NumberLayout layout, @Nullable CardLayout cards) {
    int size = 0;
    for (int g = 0; g < layout.groups().size(); g++) {
      NumberGroup group = layout.groups().get(g);
      size += group.size() * (cards != null && group.isOfCards() ? CardView.names(cards) : layout.count(g));
    }
    return size;
  }

  /**
   * Names the part.
   *
   * @param layout the numbers
   * @param cards the cards, null if there are none
   * @param out where its entries go
   */
  public static void name(NumberLayout layout, @Nullable CardLayout cards, List<Entry> out) {
    for (int g = 0; g < layout.groups().size(); g++) {
      NumberGroup group = layout.groups().get(g);
      boolean isOfCards = cards != null && group.isOfCards();
      int things = isOfCards ? CardView.names(cards) : layout.count(g);
      for (int thing = 0; thing < things; thing++) {
        String of = isOfCards ? CardView.id(cards, thing) : things == 1 ? group.name() : group.name() + " " + (thing + 1);
        for (int i = 0; i < group.size(); i++) {
          String name = of + " " + group.name(i);
          out.add(isOfCards ? new Entry(name, 0, CardView.copies(cards, thing))
              : Scale.entry(name, group.min(i), group.max(i)));
        }
      }
    }
  }

  /**
   * Fills the part in, after that of the cards.
   *
   * @param numbers numbers of the layout
   */
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
      values[entry] = Scale.of(value, group.min(index), group.max(index));
      return;
    }
    for (int i = 0; i < group.size(); i++) {
      values[entry + i] = Scale.of(field(group, i, value), 0, group.max(i));
    }
  }

  private static int field(NumberGroup group, int index, int word) {
    return word >> (group.place(index) >> 16) & group.place(index) & 0xFFFF;
  }

  /** Takes what a card has given to the sums of its name. */
  private void take(Part part, int token) {
    count(part, token, -1);
    part.names[token] = -1;
  }

  /** Gives what a card has to the sums of the name under which it is known. */
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
      boolean isWide = Scale.isWide(group.min(i), group.max(i));
      int more = isWide ? value == group.start(i) ? 0 : 1 : value - group.min(i);
      int at = name * group.size() + i;
      part.sums[at] += sign * more;
      int unit = isWide ? 1 : Math.max(1, group.max(i) - group.min(i));
      values[part.base + at] = (float) part.sums[at] / unit;
    }
  }

  /**
   * The numbers.
   *
   * @return their layout
   */
  public NumberLayout layout() {
    return layout;
  }
}
