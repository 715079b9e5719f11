package games.kumite.spi;

import games.kumite.api.Element;
import games.kumite.api.References;
import games.kumite.api.Seat;
import games.kumite.api.Sum;
import games.kumite.spi.access.TableVisitor;
import games.kumite.spi.cards.Cards;
import games.kumite.spi.cards.Zone;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A builder of the table that one viewer sees. Used during one call of {@link Rules#describe} only. */
public final class TableBuilder {

  /** The viewer from whom nothing is hidden: the owner of the match. */
  private static final int OWNER = -1;

  private final MatchConfig config;
  private final int viewer;
  private final boolean isSilent;
  private final List<Node> nodes = new ArrayList<>();

  TableBuilder(MatchConfig config, int viewer) {
    this(config, viewer, false);
  }

  private TableBuilder(MatchConfig config, int viewer, boolean isSilent) {
    this.config = config;
    this.viewer = viewer;
    this.isSilent = isSilent;
  }

  /** Returns a builder for the owner of the match, without labels. */
  static TableBuilder silent(MatchConfig config) {
    return new TableBuilder(config, OWNER, true);
  }

  /** An element under construction. */
  public final class Node {

    private final Element.Kind kind;
    private final String id;
    private final Map<String, Object> attributes = new LinkedHashMap<>();

    /** The child elements: nodes, and cards as created by their layout. */
    private final List<Object> children = new ArrayList<>(0);

    private Node(Element.Kind kind, String id) {
      this.kind = kind;
      this.id = id;
      String label = isSilent ? null : config.texts().defaultLabel(kind, id);
      if (label != null) {
        attributes.put("label", label);
      }
    }

    /**
     * Sets a numeric attribute.
     *
     * @param name its name
     * @param value its value
     * @return this element
     */
    public Node set(String name, int value) {
      attributes.put(name, value);
      return this;
    }

    /**
     * Sets a textual attribute.
     *
     * @param name its name
     * @param value its value
     * @return this element
     */
    public Node set(String name, String value) {
      attributes.put(name, value);
      return this;
    }

    /**
     * Sets a yes-or-no attribute.
     *
     * @param name its name
     * @param value its value
     * @return this element
     */
    public Node set(String name, boolean value) {
      attributes.put(name, value);
      return this;
    }

    /**
     * Sets an attribute of several words or numbers.
     *
     * @param name its name
     * @param values Strings or Integers, possibly none
     * @return this element
     */
    public Node set(String name, List<?> values) {
      attributes.put(name, values);
      return this;
    }

    /**
     * Sets the key of this element's picture: see {@link Element#art}.
     *
     * @param key the id of the content that the element shows: letters, digits and {@code .-_}
     * @return this element
     */
    public Node art(String key) {
      return isSilent ? this : set("art", key);
    }

    /**
     * Sets an attribute that names other elements of this table.
     *
     * @param name its name
     * @param ids their ids, possibly none
     * @return this element
     */
    public Node reference(String name, List<String> ids) {
      attributes.put(name, new References(ids));
      return this;
    }

    /**
     * Sets an attribute that names another element of this table.
     *
     * @param name its name
     * @param id its id
     * @return this element
     */
    public Node reference(String name, String id) {
      return reference(name, List.of(id));
    }

    /**
     * Sets an attribute that is a sum of named parts.
     *
     * @param name its name
     * @param sum the parts
     * @return this element
     */
    public Node set(String name, Sum sum) {
      attributes.put(name, sum);
      return this;
    }

    /**
     * Sets the display label of this element. By default an element {@code pile:in-play-1} is labelled by the first
     * existing text of {@code table.pile.in-play-1}, {@code table.pile.in-play} and so on to {@code table.pile}; {0} in
     * it is the rest of the name.
     *
     * @param key the key of the label's text
     * @param arguments the values of {0}, {1}...
     * @return this element
     */
    public Node label(String key, Object... arguments) {
      return isSilent ? this : set("label", config.texts().text(key, arguments));
    }

    /**
     * Puts a track inside this element.
     *
     * @param name its name
     * @param value its current value
     * @param min its least value
     * @param max its greatest value
     * @return the track's element
     */
    public Node track(String name, int value, int min, int max) {
      return add(Element.Kind.TRACK, name).set("value", value).set("min", min).set("max", max);
    }

    /**
     * Puts a die inside this element.
     *
     * @param name its name
     * @param face the face on top
     * @param sides the number of sides
     * @return the die's element
     */
    public Node die(String name, int face, int sides) {
      return add(Element.Kind.DIE, name).set("face", face).set("sides", sides);
    }

    /**
     * Adds an element inside this one, after those already there.
     *
     * @param inner its kind
     * @param name its name; with the kind it must be unique on the table
     * @return the inner element
     */
    public Node add(Element.Kind inner, String name) {
      Node node = new Node(inner, inner.word() + ":" + name);
      children.add(node);
      return node;
    }

    /**
     * Adds an element that was made before, after those already there: one that never changes, such as a square or a card
     * that all viewers see.
     *
     * @param inner the element, the same for all viewers; its texts for display are those of the match's language
     */
    public void add(Element inner) {
      children.add(inner);
    }

    /**
     * Adds a zone of cards inside this element, showing the cards that the viewer knows.
     *
     * @param cards the cards of the match
     * @param zone the zone
     * @return the zone's element
     */
    public Node zone(Cards cards, Zone zone) {
      Node node = zoneNode(cards, zone);
      children.add(node);
      return node;
    }

    private Element build() {
      Element[] built = new Element[children.size()];
      for (int i = 0; i < built.length; i++) {
        built[i] = children.get(i) instanceof Node node ? node.build() : (Element) children.get(i);
      }
      return new Element(kind, id, attributes, List.of(built));
    }

    private void read(TableVisitor visitor) {
      visitor.begin(id, attributes);
      for (Object child : children) {
        if (child instanceof Node node) {
          node.read(visitor);
        } else {
          TableBuilder.read((Element) child, visitor);
        }
      }
      visitor.end();
    }
  }

  /**
   * Returns the agreed setup of the match.
   *
   * @return seats, options and texts
   */
  public MatchConfig start() {
    return config;
  }

  /**
   * Returns whether something that only certain viewers know may be shown on this table.
   *
   * @param viewers a bit for each viewer: seat i is bit i, the spectator the bit after the last seat
   * @return true if the table is for one of them, or for the owner of the match
   */
  public boolean isVisibleTo(int viewers) {
    return viewer == OWNER || (viewers >> viewer & 1) != 0;
  }

  /**
   * Puts an element on the table, after those already there.
   *
   * @param kind its kind
   * @param name its name; with the kind it must be unique on the table
   * @return the element
   */
  public Node add(Element.Kind kind, String name) {
    Node node = new Node(kind, kind.word() + ":" + name);
    nodes.add(node);
    return node;
  }

  /**
   * Puts a track on the table.
   *
   * @param name its name
   * @param value its current value
   * @param min its least value
   * @param max its greatest value
   * @return the track's element
   */
  public Node track(String name, int value, int min, int max) {
    return add(Element.Kind.TRACK, name).set("value", value).set("min", min).set("max", max);
  }

  /**
   * Puts a die on the table.
   *
   * @param name its name
   * @param face the face on top
   * @param sides the number of sides
   * @return the die's element
   */
  public Node die(String name, int face, int sides) {
    return add(Element.Kind.DIE, name).set("face", face).set("sides", sides);
  }

  /**
   * Adds a seat to the table, with its name and team.
   *
   * @param index the seat's index
   * @return the seat's element
   */
  public Node seat(int index) {
    Seat seat = config.seats().get(index);
    return add(Element.Kind.SEAT, String.valueOf(seat.number()))
        .set("name", seat.name()).set("team", seat.team());
  }

  /**
   * Adds a zone of cards to the table, showing the cards that the viewer knows.
   *
   * @param cards the cards of the match
   * @param zone the zone
   * @return the zone's element
   */
  public Node zone(Cards cards, Zone zone) {
    Node node = zoneNode(cards, zone);
    nodes.add(node);
    return node;
  }

  private Node zoneNode(Cards cards, Zone zone) {
    Node node = new Node(kind(zone), id(zone));
    if (zone.owner() != Zone.UNOWNED) {
      node.set("owner", config.seats().get(zone.owner()).id());
    }
    node.set("count", cards.count(zone));
    if (zone.isOrdered()) {
      for (int card = cards.top(zone); card >= 0; card = cards.next(card)) {
        addIfKnown(node, cards, card);
      }
    } else {
      known(cards, zone).stream().sorted(Comparator.comparingInt(card -> shownAs(cards, card)))
          .forEach(card -> addIfKnown(node, cards, card));
    }
    return node;
  }

  private static List<Integer> known(Cards cards, Zone zone) {
    List<Integer> inside = new ArrayList<>();
    for (int card = cards.top(zone); card >= 0; card = cards.next(card)) {
      inside.add(card);
    }
    return inside;
  }

  private void addIfKnown(Node node, Cards cards, int card) {
    if (!isVisibleTo(cards.knownBy(card))) {
      return;
    }
    Element shown = cards.layout().element(shownAs(cards, card));
    node.children.add(shown);
  }

  private int shownAs(Cards cards, int card) {
    return viewer == OWNER ? cards.face(card) : cards.aliasFor(card, viewer);
  }

  /**
   * Returns the id of a card that is on this table, for attributes that {@linkplain Node#reference refer} to it.
   *
   * @param cards the cards of the match
   * @param card the card's token; the viewer knows it
   * @return an id such as {@code card:S7}
   */
  public String id(Cards cards, int card) {
    return cards.layout().element(shownAs(cards, card)).id();
  }

  private static Element.Kind kind(Zone zone) {
    return switch (zone.kind()) {
      case HAND -> Element.Kind.HAND;
      case DECK -> Element.Kind.DECK;
      case PILE -> Element.Kind.PILE;
    };
  }

  static String id(Zone zone) {
    return kind(zone).word() + ":" + zone.name();
  }

  static String label(Cards cards, int token) {
    return cards.layout().label(cards.face(token));
  }

  /** Passes the described elements to a visitor. */
  void read(TableVisitor visitor) {
    for (Node node : nodes) {
      node.read(visitor);
    }
  }

  private static void read(Element element, TableVisitor visitor) {
    visitor.begin(element.id(), element.attributes());
    element.children().forEach(inner -> read(inner, visitor));
    visitor.end();
  }

  List<Element> build() {
    return nodes.stream().map(Node::build).toList();
  }
}
