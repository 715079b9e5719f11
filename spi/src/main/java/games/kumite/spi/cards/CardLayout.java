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
 * Which cards and zones a match has: declared once, shared by all copies. Immutable.
 *
 * <p>A face is what is printed on one physical card; several cards may have one printed name, and an
 * observer who sees one of them knows no more than that name. A family is what is printed on the backs:
 * unknown cards of different families are never mistaken for each other, and never exchange faces.
 *
 * <p>Which faces start in which zone is known to everybody, their order to nobody: cards that are never
 * mixed, such as the four suits of Brawler, need no more than zones of their own.
 */
public final class CardLayout extends Featured<Cards> {

  private static final int MAX_SEATS = 14;
  private static final int MAX_CARDS = 4096;

  private final int seats;
  private final List<Zone> zones;
  private final CardFaces printed;
  private final short[] families;

  /** What beliefs ask of the layout. */
  final LayoutNumbers numbers;

  /** A bit for every observer. */
  final int everybody;

  /** By zone: who sees faces there, and {@link LayoutNumbers#BLIND}. */
  final int[] sights;

  /** By zone: what is added to the counters of {@link HiddenPart#handChangeCounters} when a card comes or goes. */
  final long[] lanes;

  /** What all observers think who have seen nothing but where the cards start. */
  final Beliefs beliefs;

  final CardKeys keys;

  /** The nodes of {@link CardPositions} where all cards lie as they start: each match begins with a copy. */
  final int[] narrow;

  /** The same for many cards or seats, null where {@link #narrow} is used. */
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

  /** Puts a layout together. Used by one thread. */
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
     * @param kind what it is
     * @param name its name, unique among its kind
     * @param owner the index of the seat it belongs to, {@link Zone#UNOWNED} for nobody's
     * @param seers a bit for each observer who sees faces in it
     * @return the zone
     * @throws IllegalArgumentException if the kind has a zone of that name, or an observer or the owner
     *     does not exist
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
     * Declares a zone whose seers follow from its owner.
     *
     * @param kind what it is
     * @param name its name, unique among its kind
     * @param owner the index of the seat it belongs to, {@link Zone#UNOWNED} for nobody's
     * @param sight who sees faces in it
     * @return the zone
     * @throws IllegalArgumentException as {@link #zone(ZoneKind, String, int, int)} does, and if only an
     *     owner would see faces in a zone of nobody's
     */
    public Zone zone(ZoneKind kind, String name, int owner, Visibility sight) {
      return zone(kind, name, owner, sight.seers(seats, owner));
    }

    /**
     * Adds a card, below the cards that start in the same zone already.
     *
     * @param family what its back shows
     * @param name what is printed on it, the name of its element on the table
     * @param label its name for people
     * @param printed what else is printed on it, as attributes of its element; cards of one name that
     *     look alike must agree in them
     * @param start where it lies before the first shuffle
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
     * The layout.
     *
     * @return the layout
     */
    public CardLayout build() {
      return new CardLayout(this);
    }
  }

  /**
   * Begins a layout.
   *
   * @param seats how many seats the match has, 1 to 14
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
   * A bit for every observer: all seats and the spectator.
   *
   * @param seats how many seats the match has
   * @return the mask
   */
  public static int allViewers(int seats) {
    return (1 << seats + 1) - 1;
  }

  /**
   * A bit for every seat, without the spectator.
   *
   * @param seats how many seats the match has
   * @return the mask
   */
  public static int allSeats(int seats) {
    return (1 << seats) - 1;
  }

  /**
   * Whether another layout means the same.
   *
   * @param other a layout of the same game
   * @return true if it has equal zones and the same names with the same backs
   */
  public boolean isEquivalentTo(CardLayout other) {
    return this == other || seats == other.seats && zones.equals(other.zones)
        && Arrays.equals(printed.names, other.printed.names) && Arrays.equals(families, other.families);
  }

  /**
   * How many seats the match has.
   *
   * @return the number
   */
  int seats() {
    return seats;
  }

  /**
   * How many cards there are.
   *
   * @return the number of tokens, and of faces
   */
  public int size() {
    return printed.names.length;
  }

  /**
   * The zones.
   *
   * @return an immutable list by index
   */
  public List<Zone> zones() {
    return zones;
  }

  /**
   * What is printed on a card.
   *
   * @param face the face's index
   * @return its name, shared by cards that look alike
   */
  public String name(int face) {
    return printed.names[face];
  }

  /**
   * A card's name for people.
   *
   * @param face the face's index
   * @return the label
   */
  public String label(int face) {
    return printed.labels[face];
  }

  /**
   * What else is printed on a card.
   *
   * @param face the face's index
   * @return its attributes, an immutable map in order
   */
  Map<String, Object> attributes(int face) {
    return printed.attributes.get(face);
  }

  /**
   * How a card looks on a table.
   *
   * @param face the face's index
   * @return its element {@code card:name}; of cards that look alike the others are {@code card:name.2}, {@code
   *     card:name.3}...: see {@link Cards#aliasFor}
   */
  public Element element(int face) {
    return printed.elements[face];
  }

  /**
   * What a card's back shows; a token never leaves its family.
   *
   * @param card the index of a face or token
   * @return the family's index
   */
  public int back(int card) {
    return families[card];
  }

  /**
   * Whether no other card looks like a card.
   *
   * @param face the face's index
   * @return true if its name is its own
   */
  public boolean isUnique(int face) {
    return numbers.isOneOfAKind(face);
  }

  /**
   * Whether two cards are of one family and have one printed name.
   *
   * @param face a face's index
   * @param other another one
   * @return true if nobody can tell them apart
   */
  public boolean isAlike(int face, int other) {
    return numbers.isAlike(face, other);
  }

  @Override
  protected Features<Cards> features(@Nullable Features<?> cards) {
    return new CardFeatures(this);
  }

  /** The counter of an owner's secrets, nothing where there are none. */
  static long lane(int owner, int seers, int seats) {
    return owner == Zone.UNOWNED || seers == allViewers(seats) ? 0 : 1L << Byte.SIZE * (owner & Byte.SIZE - 1);
  }

  /** Whether 8 bits are enough for the number of a card or zone, and for the observers with a mark beside them. */
  boolean isNarrow() {
    return printed.names.length + zones.size() <= CardAccess.MAX_NARROW && everybody <= Byte.MAX_VALUE;
  }

  /** How many different cards there are. */
  int nameCount() {
    return numbers.nameCount();
  }

  /** The number of what is printed on a card: cards that look alike share it. */
  int nameId(int face) {
    return numbers.nameId(face);
  }

  /**
   * Whether {@link Cards#aliasFor} may give another face than {@link Cards#face}.
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
