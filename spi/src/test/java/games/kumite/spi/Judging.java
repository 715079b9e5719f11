package games.kumite.spi;

import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Compares what a selection lists with what its legal sets hold, by trying them all: for the conformance kit. */
final class Judging {

  private Judging() {}

  /** What is listed wrongly, found by trying all sets of so many things at most; null if nothing is. */
  static <S extends State<S>> @Nullable String misjudged(PendingSelection<S, ?> selecting, S state, int max) {
    Candidates things = selecting.find(state, new Candidates());
    if (things.remaining() > max || selecting.isOrdered()) {
      return null;
    }
    int[] left = IntStream.range(0, things.size()).filter(things::isAvailable).toArray();
    boolean[] leads = new boolean[things.size()];
    boolean isAny = false;
    for (int set = 0; set < 1 << left.length; set++) {
      IntList whole = selecting.selected();
      for (int i = 0; i < left.length; i++) {
        whole = (set >> i & 1) != 0 ? whole.and(things.get(left[i])) : whole;
      }
      if (selecting.isLegal(state, whole)) {
        isAny = true;
        for (int i = 0; i < left.length; i++) {
          leads[left[i]] |= (set >> i & 1) != 0;
        }
      }
    }
    if (!isAny) { // it may be given up
      return selecting.back(state, selecting.selected()) != null ? null
          : "no set that is legal holds the picks " + selecting.selected();
    }
    return listedWrongly(selecting, state, things, left, leads);
  }

  private static <S extends State<S>> @Nullable String listedWrongly(
      PendingSelection<S, ?> selecting, S state, Candidates things, int[] left, boolean[] leads) {
    ActionCollector listed = new ActionCollector();
    selecting.collectActions(state, listed);
    for (int place : left) {
      boolean isListed = listed.indexOf(things.action(place)) >= 0;
      if (isListed != leads[place] && !things.isRepeated(place)) {
        return "the pick " + things.action(place).notation() + (isListed
            ? " is listed, but no legal set holds it and the picks " : " is not listed, but a legal set holds it and the"
            + " picks ") + selecting.selected();
      }
    }
    return null;
  }
}
