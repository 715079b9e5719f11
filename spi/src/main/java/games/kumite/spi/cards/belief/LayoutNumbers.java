package games.kumite.spi.cards.belief;

import games.kumite.spi.marks.Immutable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The numbers of a layout that beliefs are made of: which faces look alike, what their backs show, where each card starts,
 * and who sees into which zone. Immutable.
 */
@Immutable
public final class LayoutNumbers {

  /** In a zone's sight: the zone is unordered and some observer cannot look inside. */
  public static final int BLIND = 1 << 15;

  /** A bit for every observer. */
  final int everybody;

  /** What observers may think who remember nothing: each family is one urn. */
  final Belief anything;

  /** By zone: who sees faces there, and {@link #BLIND}. */
  final int[] sights;

  private final int seats;
  private final short[] families;
  private final int familyCount;

  /** By face: the number of what is printed on it. */
  private final short[] nameIds;

  /** By the number of a name: the faces that bear it, ascending. */
  private final short[][] copies;

  /** The faces that are not the only ones of their name, numbered; -1 for the others. */
  private final short[] alike;

  private final int alikes;
  private final Beliefs start;

  /**
   * Numbers what was declared.
   *
   * @param seats how many seats the match has
   * @param sights by zone, a bit for each observer who sees faces there, and {@link #BLIND}
   * @param names by face, what is printed on it
   * @param families by face, what its back shows, numbered from 0
   * @param startZones by face, where it lies before the first shuffle
   */
  public LayoutNumbers(int seats, int[] sights, List<String> names, short[] families, int[] startZones) {
    this.seats = seats;
    this.sights = sights;
    this.families = families;
    everybody = (1 << seats + 1) - 1;
    int cards = families.length;
    nameIds = new short[cards];
    copies = copies(names);
    alike = new short[cards];
    short next = 0;
    int most = -1;
    for (int face = 0; face < cards; face++) {
      alike[face] = copies[nameIds[face]].length > 1 ? next++ : -1;
      most = Math.max(most, families[face]);
    }
    alikes = next;
    familyCount = most + 1;
    int[] byZone = new int[cards];
    int[] byFamily = new int[cards];
    for (int face = 0; face < cards; face++) {
      byZone[face] = startZones[face] * familyCount + families[face];
      byFamily[face] = families[face];
    }
    start = Beliefs.all(Belief.of(this, byZone), seats + 1);
    anything = Belief.of(this, byFamily);
  }

  /** Numbers the printed names, and gathers the faces of each. */
  private short[][] copies(List<String> names) {
    Map<String, List<Integer>> faces = new LinkedHashMap<>();
    for (int face = 0; face < nameIds.length; face++) {
      faces.computeIfAbsent(families[face] + "/" + names.get(face), name -> new ArrayList<>()).add(face);
    }
    short[][] gathered = new short[faces.size()][];
    short id = 0;
    for (List<Integer> same : faces.values()) {
      short[] row = new short[same.size()];
      for (int i = 0; i < row.length; i++) {
        row[i] = same.get(i).shortValue();
        nameIds[row[i]] = id;
      }
      gathered[id++] = row;
    }
    return gathered;
  }

  /** Returns what all observers think who have seen nothing but where the cards start. */
  public Beliefs start() {
    return start;
  }

  /** Returns the number of cards. */
  public int size() {
    return nameIds.length;
  }

  /** Returns the number of what is printed on a card: cards that look alike share it. */
  public int nameId(int face) {
    return nameIds[face];
  }

  /** Returns the number of different cards. */
  public int nameCount() {
    return copies.length;
  }

  /** Returns the number of cards of a name. */
  public int copiesOf(int nameId) {
    return copies[nameId].length;
  }

  /** Returns the first face of a name. */
  public int first(int nameId) {
    return copies[nameId][0];
  }

  /** Returns whether two cards look alike. */
  public boolean isAlike(int face, int other) {
    return nameIds[face] == nameIds[other];
  }

  /** Returns whether a face is the only one of its name. */
  public boolean isOneOfAKind(int face) {
    return alike[face] < 0;
  }

  /** Returns whether some cards look alike. */
  public boolean hasLookAlikes() {
    return alikes > 0;
  }

  int seats() {
    return seats;
  }

  /** The number of zones. */
  int zones() {
    return sights.length;
  }

  /** A bit for each observer who sees faces in a zone. */
  int seers(int zone) {
    return sights[zone] & everybody;
  }

  /** Whether cards lie in no order in a zone, and an observer cannot look inside. */
  boolean isBlind(int zone, int observer) {
    return (sights[zone] & BLIND) != 0 && (sights[zone] >> observer & 1) == 0;
  }

  int family(int card) {
    return families[card];
  }

  int familyCount() {
    return familyCount;
  }

  /** The faces of one name, ascending. */
  short[] copies(int nameId) {
    return copies[nameId];
  }

  /** How many faces are not the only ones of their name. */
  int alikes() {
    return alikes;
  }

  /** Which of these a face is, -1 if it is the only one of its name. */
  int alike(int face) {
    return alike[face];
  }
}
