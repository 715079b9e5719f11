package games.kumite.spi.cards.belief;

import java.util.Arrays;

/**
 * The aliases of cards: the face with the same printed name under which each viewer is shown a card, where several
 * cards look alike.
 *
 * <p>A card gets the first free face of its name when a viewer comes to know it, and keeps it until the viewer is no
 * longer sure of it. So its id stays when another one turns up, and two cards that a viewer knows never share one. But
 * an id ends with the viewer's certainty, so that no id marks the back of a card. Tried and rejected: the true faces (a
 * viewer who has seen a card once would recognise it among its copies for the rest of the match), tokens (they reveal
 * when a card came into a hand), and counting at each look (a card gets another id when one like it is turned up).
 */
public final class Aliases {

  private static final int FREE = -1;

  private final LayoutNumbers layout;

  /** By viewer and face that shares its name with others: the token that is shown as this face. */
  private final short[] tokens;

  /** Creates aliases with no card known. */
  public Aliases(LayoutNumbers layout) {
    this.layout = layout;
    tokens = new short[(layout.seats() + 1) * layout.alikes()];
    Arrays.fill(tokens, (short) FREE);
  }

  /** Creates a copy. */
  public Aliases(Aliases other) {
    layout = other.layout;
    tokens = other.tokens.clone();
  }

  /** Returns whether all viewers are shown the same faces as by others. */
  public boolean equalTo(Aliases other) {
    return Arrays.equals(tokens, other.tokens);
  }

  /** Copies other aliases into these. */
  public void takeOver(Aliases other) {
    System.arraycopy(other.tokens, 0, tokens, 0, tokens.length);
  }

  private int place(int face, int viewer) {
    return viewer * layout.alikes() + layout.alike(face);
  }

  /**
   * Returns the face under which a viewer is shown a card with look-alikes, the first of them if it does not know the
   * card.
   */
  public int of(int token, int face, int viewer) {
    short[] copies = layout.copies(layout.nameId(face));
    for (short copy : copies) {
      if (tokens[place(copy, viewer)] == token) {
        return copy;
      }
    }
    return copies[0];
  }

  /** Notes that some viewers come to know a card. */
  public void give(int token, int face, int viewers) {
    if (layout.alike(face) >= 0) {
      for (int left = viewers; left != 0; left &= left - 1) {
        give(token, layout.copies(layout.nameId(face)), Integer.numberOfTrailingZeros(left));
      }
    }
  }

  private void give(int token, short[] copies, int viewer) {
    int free = FREE;
    for (int i = copies.length - 1; i >= 0; i--) {
      int place = place(copies[i], viewer);
      if (tokens[place] == token) {
        return;
      }
      free = tokens[place] == FREE ? place : free;
    }
    if (free >= 0) {
      tokens[free] = (short) token;
    }
  }

  /** Notes that a viewer is no longer sure of a card. */
  public void take(int token, int face, int viewer) {
    put(FREE, token, face, viewer);
  }

  /** Hands an alias over: as far as a viewer can tell, a card is the one for which it took another of that name. */
  public void handOver(int from, int to, int face, int viewer) {
    put(to, from, face, viewer);
  }

  private void put(int token, int shown, int face, int viewer) {
    if (layout.alike(face) >= 0) {
      for (short copy : layout.copies(layout.nameId(face))) {
        int place = place(copy, viewer);
        if (tokens[place] == shown) {
          tokens[place] = (short) token;
        }
      }
    }
  }

  /** Gives all viewers but one their aliases again, in the order of the tokens, whatever they had before. */
  public void renew(CardAccess cards, int except) {
    int others = layout.everybody & ~(except < 0 ? 0 : 1 << except);
    for (int left = others; left != 0; left &= left - 1) {
      int from = Integer.numberOfTrailingZeros(left) * layout.alikes();
      Arrays.fill(tokens, from, from + layout.alikes(), (short) FREE);
    }
    for (int token = 0; token < layout.size(); token++) {
      give(token, cards.bears(token), cards.knownBy(token) & others);
    }
  }
}
