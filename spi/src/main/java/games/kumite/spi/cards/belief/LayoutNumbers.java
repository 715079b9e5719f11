package games.kumite.spi.cards.belief;

import games.kumite.spi.marks.Immutable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The figures of a layout from which beliefs are made: which faces look alike, what their backs show, where each card
 * starts, and which viewers see into which zone. Immutable.
 */
@Immutable
public final class LayoutNumbers {

  /** The bit of a zone's viewers that marks it as unordered, with some viewer who cannot look inside. */
  public static final int BLIND = 1 << 15;

  /** A bit for every viewer. */
  final int everybody;

  /** The belief of a viewer who remembers nothing: each family is one pool. */
  final Belief anything;

  /** By zone: the viewers who see faces there, and {@link #BLIND}. */
  final int[] sights;

  private final int seats;
  private final short[] families;
  private final int familyCount;

  /** By face: the number of its printed name. */
  private final short[] nameIds;

  /** By the number of a name: the faces that bear it, ascending. */
  private final short[][] copies;

  /** The numbers of the faces that share their name with others; -1 for all others. */
  private final short[] alike;

  private final int alikes;
  private final Beliefs start;

  /**
   * Numbers the parts of a layout.
   *
   * @param seats the number of seats
   * @param sights by zone, a bit for each viewer who sees faces there, and {@link #BLIND}
   * @param names by face, the printed name
   * @param families by face, the design of its back, numbered from 0
   * @param startZones by face, the zone where it lies before the first shuffle
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

  /** Numbers the printed names, and collects the faces of each. */
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

  /** Returns the beliefs of viewers who have seen nothing but where the cards start. */
  public Beliefs start() {
    return start;
  }

  /** Returns the number of cards. */
  public int size() {
    return nameIds.length;
  }

  /** Returns the number of a card's printed name: cards that look alike share it. */
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

  /** Returns the number of zones. */
  int zones() {
    return sights.length;
  }

  /** Returns a bit for each viewer who sees faces in a zone. */
  int seers(int zone) {
    return sights[zone] & everybody;
  }

  /** Returns whether a zone is unordered and a viewer cannot look inside. */
  boolean isBlind(int zone, int viewer) {
    return (sights[zone] & BLIND) != 0 && (sights[zone] >> viewer & 1) == 0;
  }

  int family(int card) {
    return families[card];
  }

  int familyCount() {
    return familyCount;
  }

  /** Returns the faces of one name, ascending. */
  short[] copies(int nameId) {
    return copies[nameId];
  }

  /** Returns the number of faces that share their name with others. */
  int alikes() {
    return alikes;
  }

  /** Returns the index of a face among those that share their name with others, -1 if it does not. */
  int alike(int face) {
    return alike[face];
  }
}
