package games.kumite.spi.desk;

import games.kumite.spi.Candidates;
import games.kumite.spi.IntList;
import games.kumite.spi.Selection;
import java.util.Arrays;

/**
 * Things and which sets of them are legal: by a rule, or anyhow.
 *
 * @param things how many there are
 * @param faces how many of them look different: copies lie beside each other
 * @param seed what decides which sets are legal
 * @param share how many of a hundred sets are
 * @param isOrdered whether the order of picking matters
 */
record Family(int things, int faces, long seed, int share, boolean isOrdered) {

  int face(int thing) {
    return thing * faces / things;
  }

  /** How many things bear a face. */
  int copies(int face) {
    int copies = 0;
    for (int thing = 0; thing < things; thing++) {
      copies += face(thing) == face ? 1 : 0;
    }
    return copies;
  }

  /** Whether so many of each face are a legal set; the whole of it always is. */
  boolean isLegal(int[] counts) {
    if (Arrays.stream(counts).sum() == things) {
      return true;
    }
    long mixed = seed * 0x9E3779B97F4A7C15L + Arrays.hashCode(counts) * 0xBF58476D1CE4E5B9L;
    mixed = (mixed ^ mixed >>> 31) * 0x94D049BB133111EBL;
    return Math.floorMod(mixed ^ mixed >>> 29, 100) < share;
  }

  private int[] counts(IntList selected) {
    int[] counts = new int[faces];
    for (int i = 0; i < selected.size(); i++) {
      counts[face(selected.get(i))]++;
    }
    return counts;
  }

  /** Selects some of them, and says which. */
  enum Select implements Selection<Desk, Family> {
    SET;

    @Override
    public String kind() {
      return "select";
    }

    @Override
    public int seat(Desk desk, Family family) {
      return 0;
    }

    @Override
    public void collectCandidates(Desk desk, Family family, Candidates out) {
      for (int thing = family.things() - 1; thing >= 0; thing--) { // the canonical order is made by the keys
        out.add(thing, family.face(thing), new Word("take-" + family.face(thing)));
      }
    }

    @Override
    public boolean isLegal(Desk desk, Family family, IntList selected) {
      return family.isLegal(family.counts(selected));
    }

    @Override
    public boolean canBecomeLegal(Desk desk, Family family, IntList selected, Candidates rest) {
      int[] left = new int[family.faces()];
      for (int place = 0; place < rest.size(); place++) {
        left[family.face(rest.get(place))] += rest.isAvailable(place) ? 1 : 0;
      }
      return family.canGrow(family.counts(selected), left, 0);
    }

    @Override
    public boolean isOrdered() {
      return false;
    }

    @Override
    public boolean isAutoPlayed() {
      return true;
    }

    @Override
    public Family localsAfter(Desk desk, Family family, IntList selected) {
      desk.say(Arrays.toString(family.counts(selected)));
      return family;
    }
  }

  /** The same where the order matters. */
  enum Line implements Selection<Desk, Family> {
    LINE;

    @Override
    public String kind() {
      return "select";
    }

    @Override
    public int seat(Desk desk, Family family) {
      return 0;
    }

    @Override
    public void collectCandidates(Desk desk, Family family, Candidates out) {
      Select.SET.collectCandidates(desk, family, out);
    }

    @Override
    public boolean isLegal(Desk desk, Family family, IntList selected) {
      return Select.SET.isLegal(desk, family, selected);
    }

    @Override
    public boolean canBecomeLegal(Desk desk, Family family, IntList selected, Candidates rest) {
      return Select.SET.canBecomeLegal(desk, family, selected, rest);
    }

    @Override
    public boolean isOrdered() {
      return true;
    }

    @Override
    public Family localsAfter(Desk desk, Family family, IntList selected) {
      desk.say(selected.toString());
      return family;
    }
  }

  private boolean canGrow(int[] counts, int[] left, int from) {
    if (isLegal(counts)) {
      return true;
    }
    for (int face = from; face < faces; face++) {
      if (left[face] > 0) {
        left[face]--;
        counts[face]++;
        boolean grows = canGrow(counts, left, face);
        left[face]++;
        counts[face]--;
        if (grows) {
          return true;
        }
      }
    }
    return false;
  }

  /** What every legal set that holds these has at least; null if there is none. */
  int[] closure(int[] counts) {
    int[] min = new int[faces];
    Arrays.fill(min, Integer.MAX_VALUE);
    lower(counts.clone(), 0, min);
    return min.length > 0 && min[0] == Integer.MAX_VALUE ? new int[0] : min;
  }

  private void lower(int[] counts, int face, int[] min) {
    if (face == faces) {
      if (isLegal(counts)) {
        for (int i = 0; i < faces; i++) {
          min[i] = Math.min(min[i], counts[i]);
        }
      }
      return;
    }
    int before = counts[face];
    for (int count = before; count <= copies(face); count++) {
      counts[face] = count;
      lower(counts, face + 1, min);
    }
    counts[face] = before;
  }

  /** How many legal sets there are. */
  int legalSets() {
    return count(new int[faces], 0);
  }

  private int count(int[] counts, int face) {
    if (face == faces) {
      return isLegal(counts) ? 1 : 0;
    }
    int all = 0;
    for (int count = 0; count <= copies(face); count++) {
      counts[face] = count;
      all += count(counts, face + 1);
    }
    counts[face] = 0;
    return all;
  }
}
