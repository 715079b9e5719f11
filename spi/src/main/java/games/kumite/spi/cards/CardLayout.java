package games.kumite.spi.cards;

import games.kumite.api.Element;
import games.kumite.spi.cards.belief.Beliefs;
import games.kumite.spi.cards.belief.CardAccess;
import games.kumite.spi.cards.belief.LayoutNumbers;
import games.kumite.spi.features.Featured;
import games.kumite.spi.features.Features;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The cards and zones of a match, declared once and shared by all copies. Immutable.
 *
 * <p>A face is what is printed on one physical card. Several cards may have one printed name, and a viewer who sees one
 * of them knows no more than that name. A family is a design of backs: unknown cards of different families are never
 * mistaken for each other, and never exchange faces.
 *
 * <p>All viewers know which faces start in which zone; no viewer knows their order. So cards that are never mixed, such
 * as the four suits of Brawler, need no more than zones of their own.
 */
public final class CardLayout extends Featured<Cards> {

  private static final int MAX_SEATS = 14;
  private static final int MAX_CARDS = 4096;

  private final int seats;
  private final List<Zone> zones;
  private final CardFaces printed;
  private final short[] families;

  /** The figures of this layout that beliefs need. */
  final LayoutNumbers numbers;

  /** A bit for every viewer. */
  final int everybody;

  /** By zone: the viewers who see faces there, and {@link LayoutNumbers#BLIND}. */
  final int[] sights;

  /** By zone: the amount added to the counters of {@link HiddenPart#handChangeCounters} when a card comes or goes. */
  final long[] lanes;

  /** The beliefs of viewers who have seen nothing but where the cards start. */
  final Beliefs beliefs;

  final CardKeys keys;

  /** The nodes of {@link CardPositions} where all cards lie as they start: each match begins with a copy. */
  final int[] narrow;

  /** The nodes for many cards or seats, like {@link #narrow}; null where {@link #narrow} is used. */
  final long @Nullable [] wide;

  private CardLayout(Builder builder) {
    seats = builder.seats;
    everybody = allViewers(seats);
    zones = List.copyOf(builder.zones);
    printed = new CardFaces(builder.names, builder.labels, builder.attributes, builder.families);
    families = printed.families;
    lanes = zones.stream().mapToLong(zone -> lane(zone.owner(), zone.visibleTo(), seats)).toArray();
    sights = new int[zones.size()];
    for (Zone zone : zones) {
      boolean isBlind = !zone.isOrdered() && zone.visibleTo() != everybody;
      sights[zone.index()] = zone.visibleTo() | (isBlind ? LayoutNumbers.BLIND : 0);
    }
    numbers = new LayoutNumbers(seats, sights, builder.names, families,
        builder.startZones.stream().mapToInt(Integer::intValue).toArray());
    beliefs = numbers.start();
    keys = new CardKeys(this);
    int nodes = printed.names.length + zones.size();
    narrow = new int[isNarrow() ? nodes : 0];
    wide = isNarrow() ? null : new long[nodes];
    new CardPositions(this, narrow, wide, builder.startZones);
  }

  /** A builder of a layout. Confined to one thread. */
  public static final class Builder {

    private final int seats;
    private final List<Zone> zones = new ArrayList<>();
    private final List<String> names = new ArrayList<>();
    private final List<String> labels = new ArrayList<>();
    private final List<Map<String, Object>> attributes = new ArrayList<>();
    private final List<Integer> families = new ArrayList<>();
    private final List<Integer> startZones = new ArrayList<>();
    private final List<String> familyNames = new ArrayList<>();

    private Builder(int seats) {
      this.seats = seats;
    }

    /**
     * Declares a zone.
     *
     * @param kind the kind of zone
     * @param name its name, unique among its kind
     * @param owner the index of the seat it belongs to, {@link Zone#UNOWNED} for none
     * @param seers a bit for each viewer who sees faces in it
     * @return the zone
     * @throws IllegalArgumentException if the kind has a zone of that name, or a viewer or the owner does not exist
     */
    public Zone zone(ZoneKind kind, String name, int owner, int seers) {
      if (zones.stream().anyMatch(zone -> zone.kind() == kind && zone.name().equals(name))) {
        throw new IllegalArgumentException("there are two zones " + kind + " " + name);
      }
      if ((seers & ~allViewers(seats)) != 0) {
        throw new IllegalArgumentException("zone " + name + " is seen by an observer who does not exist: "
            + Integer.toBinaryString(seers) + " with " + seats + " seats");
      }
      if (owner < Zone.UNOWNED || owner >= seats) {
        throw new IllegalArgumentException("zone " + name + " belongs to seat index " + owner + " of " + seats);
      }
      Zone zone = new Zone(zones.size(), name, kind, owner, seers);
      zones.add(zone);
      return zone;
    }

    /**
     * Declares a zone whose viewers follow from its owner.
     *
     * @param kind the kind of zone
     * @param name its name, unique among its kind
     * @param owner the index of the seat it belongs to, {@link Zone#UNOWNED} for none
     * @param sight the viewers who see faces in it
     * @return the zone
     * @throws IllegalArgumentException as {@link #zone(ZoneKind, String, int, int)} does, and if only an owner would
     *     see faces in a zone without an owner
     */
    public Zone zone(ZoneKind kind, String name, int owner, Visibility sight) {
      return zone(kind, name, owner, sight.seers(seats, owner));
    }

    /**
     * Adds a card, below the cards that start in the same zone already.
     *
     * @param family the design of its back
     * @param name the printed name, which is the name of its element on the table
     * @param label its display name
     * @param printed further printed data, as attributes of its element; cards of one name must agree in them
     * @param start the zone where it lies before the first shuffle
     * @return the index of the face, and of the token that bears it at first
     * @throws IllegalArgumentException if there are too many cards
     */
    public int card(
        String family, String name, String label, Map<String, Object> printed, Zone start) {
      if (names.size() == MAX_CARDS) {
        throw new IllegalArgumentException("cards must be at most " + MAX_CARDS);
      }
      if (!familyNames.contains(family)) {
        familyNames.add(family);
      }
      names.add(name);
      labels.add(label);
      attributes.add(Collections.unmodifiableMap(new LinkedHashMap<>(printed)));
      families.add(familyNames.indexOf(family));
      startZones.add(start.index());
      return names.size() - 1;
    }

    /**
     * Returns the layout.
     *
     * @return the layout
     */
    public CardLayout build() {
      return new CardLayout(this);
    }
  }

  /**
   * Returns a builder of a layout.
   *
   * @param seats the number of seats, 1 to 14
   * @return a builder
   * @throws IllegalArgumentException if there are more or fewer seats
   */
  public static Builder forSeats(int seats) {
    if (seats < 1 || seats > MAX_SEATS) {
      throw new IllegalArgumentException("seats must be 1.." + MAX_SEATS + ", was " + seats);
    }
    return new Builder(seats);
  }

  /**
   * Returns a bit for every viewer: all seats and the spectator.
   *
   * @param seats the number of seats
   * @return the mask
   */
  public static int allViewers(int seats) {
    return (1 << seats + 1) - 1;
  }

  /**
   * Returns a bit for every seat, without the spectator.
   *
   * @param seats the number of seats
   * @return the mask
   */
  public static int allSeats(int seats) {
    return (1 << seats) - 1;
  }

  /**
   * Returns whether another layout is equivalent to this one.
   *
   * @param other a layout of the same game
   * @return true if it has equal zones and the same names with the same backs
   */
  public boolean isEquivalentTo(CardLayout other) {
    return this == other || seats == other.seats && zones.equals(other.zones)
        && Arrays.equals(printed.names, other.printed.names) && Arrays.equals(families, other.families);
  }

  /**
   * Returns the number of seats.
   *
   * @return the number
   */
  int seats() {
    return seats;
  }

  /**
   * Returns the number of cards.
   *
   * @return the number of tokens, and of faces
   */
  public int size() {
    return printed.names.length;
  }

  /**
   * Returns the zones.
   *
   * @return an immutable list by index
   */
  public List<Zone> zones() {
    return zones;
  }

  /**
   * Returns the printed name of a card.
   *
   * @param face the face's index
   * @return the name, shared by cards that look alike
   */
  public String name(int face) {
    return printed.names[face];
  }

  /**
   * Returns a card's display name.
   *
   * @param face the face's index
   * @return the label
   */
  public String label(int face) {
    return printed.labels[face];
  }

  /**
   * Returns the further printed data of a card.
   *
   * @param face the face's index
   * @return its attributes, an immutable map in order
   */
  Map<String, Object> attributes(int face) {
    return printed.attributes.get(face);
  }

  /**
   * Returns the element of a card on a table.
   *
   * @param face the face's index
   * @return its element {@code card:name}; of cards that look alike the others are {@code card:name.2},
   *     {@code card:name.3}...: see {@link Cards#aliasFor}
   */
  public Element element(int face) {
    return printed.elements[face];
  }

  /**
   * Returns the family of a card's back. A token never leaves its family.
   *
   * @param card the index of a face or token
   * @return the family's index
   */
  public int back(int card) {
    return families[card];
  }

  /**
   * Returns whether no other card looks like a card.
   *
   * @param face the face's index
   * @return true if no other card has its name
   */
  public boolean isUnique(int face) {
    return numbers.isOneOfAKind(face);
  }

  /**
   * Returns whether two cards are of one family and have one printed name.
   *
   * @param face a face's index
   * @param other another one
   * @return true if no viewer can tell them apart
   */
  public boolean isAlike(int face, int other) {
    return numbers.isAlike(face, other);
  }

  @Override
  protected Features<Cards> features(@Nullable Features<?> cards) {
    return new CardFeatures(this);
  }

  /** Returns the counter of an owner's secrets, 0 where there are none. */
  static long lane(int owner, int seers, int seats) {
    return owner == Zone.UNOWNED || seers == allViewers(seats) ? 0 : 1L << Byte.SIZE * (owner & Byte.SIZE - 1);
  }

  /**
   * Returns whether 8 bits are enough for the number of a card or zone, and for the viewers with a mark beside them.
   */
  boolean isNarrow() {
    return printed.names.length + zones.size() <= CardAccess.MAX_NARROW && everybody <= Byte.MAX_VALUE;
  }

  /** Returns the number of different cards. */
  int nameCount() {
    return numbers.nameCount();
  }

  /** Returns the number of what is printed on a card: cards that look alike share it. */
  int nameId(int face) {
    return numbers.nameId(face);
  }

  /**
   * Returns whether {@link Cards#aliasFor} may return another face than {@link Cards#face}.
   *
   * @return true if some cards look alike
   */
  public boolean hasDuplicates() {
    return numbers.hasLookAlikes();
  }

  @Override
  public String toString() {
    return printed.names.length + " cards in " + zones.size() + " zones";
  }
}
