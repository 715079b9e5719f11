package games.kumite.spi.cards.belief;

import games.kumite.spi.marks.Immutable;
import java.util.Arrays;
import java.util.function.IntFunction;

/** The beliefs of all viewers about the cards that they do not know. Immutable. */
@Immutable
public final class Beliefs {

  private final Belief[] byObserver;

  /** Returns whether for every viewer all cards of a family are in the one pool. */
  public final boolean arePlain;

  private Beliefs(Belief[] byObserver) {
    this.byObserver = byObserver;
    boolean plain = true;
    for (Belief belief : byObserver) {
      plain &= belief.isPlain;
    }
    arePlain = plain;
  }

  static Beliefs all(Belief belief, int viewers) {
    Belief[] same = new Belief[viewers];
    Arrays.fill(same, belief);
    return new Beliefs(same);
  }

  Belief of(int viewer) {
    return byObserver[viewer];
  }

  Beliefs with(int viewer, Belief belief) {
    Belief[] changed = byObserver.clone();
    changed[viewer] = belief;
    return new Beliefs(changed);
  }

  /**
   * Writes the beliefs of the viewers as text, one line for each.
   *
   * @param numbers the layout
   * @param names the printed name of a face
   * @param text the text to append the lines to
   */
  public void write(LayoutNumbers numbers, IntFunction<String> names, StringBuilder text) {
    for (int viewer = 0; viewer < byObserver.length; viewer++) {
      write(byObserver[viewer], numbers, names, text.append("observer ").append(viewer).append(':'));
    }
  }

  private static void write(Belief belief, LayoutNumbers numbers, IntFunction<String> names, StringBuilder text) {
    for (int urn = 0; urn < belief.urns(); urn++) {
      text.append(" [");
      for (int name = 0; name < numbers.nameCount(); name++) {
        if (belief.names[urn][name] != 0) {
          text.append(names.apply(numbers.first(name))).append('*').append(belief.names[urn][name]).append(' ');
        }
      }
      for (int from = 0; from < urn; from++) {
        if (belief.poured[urn][from] != 0) {
          text.append('(').append(from).append(")*").append(belief.poured[urn][from]).append(' ');
        }
      }
      text.append('|');
      for (int token = 0; token < belief.urnOf.length; token++) {
        text.append(belief.urnOf[token] == urn ? " @" + token : "");
      }
      text.append(']');
    }
    text.append('\n');
  }
}
