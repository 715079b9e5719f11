package games.kumite.journey.content;

import games.kumite.journey.map.BasePoses;
import games.kumite.journey.map.EdgeKind;
import games.kumite.journey.map.Ground;
import games.kumite.journey.map.Pose;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;

/**
 * A check that the rules and goals of a quest name existing things, and could ever matter (JW-RUL-136). Each of them
 * says what to check; what is wrong is reported for the field that is being checked. Used once.
 */
public final class QuestCheck {

  private final QuestEntry entry;
  private final Ground ground;
  private final List<Pilgrim> pilgrims;
  private final List<Demon> demons;
  private final Set<String> appearing;
  private final List<Card> cards;
  private final BiConsumer<String, String> wrong;
  private String field = "rules";

  /**
   * Creates the check of a quest.
   *
   * @param entry the quest
   * @param ground its map
   * @param pilgrims the pilgrims
   * @param demons the types of demons
   * @param appearing the ids of the types that the quest may ever see
   * @param cards the cards of all decks
   * @param wrong the receiver of a field and its fault
   */
  QuestCheck(QuestEntry entry, Ground ground, List<Pilgrim> pilgrims, List<Demon> demons, Set<String> appearing, List<Card> cards,
      BiConsumer<String, String> wrong) {
    this.entry = entry;
    this.ground = ground;
    this.pilgrims = pilgrims;
    this.demons = demons;
    this.appearing = appearing;
    this.cards = cards;
    this.wrong = wrong;
  }

  void check() {
    entry.rules().forEach(rule -> rule.check(this));
    decks();
    goals("victory", entry.victory());
    goals("heroic", entry.heroic());
    goals("failure", entry.failure());
    for (Goal goal : entry.failure()) {
      if (goal.holdsAtFirst(this)) {
        wrong("must not hold from the start, was " + word(goal));
      }
    }
    if (entry.victory().stream().allMatch(goal -> goal.holdsAtFirst(this))) {
      wrong.accept("victory", "must not hold from the start, was " + entry.victory().stream().map(QuestCheck::word).toList());
    }
  }

  private void goals(String in, List<Goal> goals) {
    field = in;
    goals.forEach(goal -> goal.check(this));
  }

  /** Finds decks of which nothing would be left. */
  private void decks() {
    Set<String> removed = new LinkedHashSet<>();
    entry.rules().forEach(rule -> removed.addAll(rule.removedCards()));
    cards.stream().collect(Collectors.groupingBy(QuestCheck::deck, LinkedHashMap::new, Collectors.toList())).forEach((deck, all) -> {
      if (all.stream().allMatch(card -> removed.contains(card.id()))) {
        wrong("must leave a card in the deck of " + deck + " cards");
      }
    });
  }

  private static String deck(Card card) {
    String deck = card.deck().name().toLowerCase(Locale.ROOT);
    return card.pilgrim().isEmpty() ? deck : deck + " (" + card.pilgrim() + ")";
  }

  /** Reports a fault. */
  public void wrong(String fault) {
    wrong.accept(field, fault);
  }

  private static String word(QuestWord word) {
    return QuestWord.text(word.getClass());
  }

  /** Returns the quest. */
  public QuestEntry entry() {
    return entry;
  }

  /** Returns whether all pilgrims start on a tile. */
  public boolean doAllStartOn(String tile) {
    return pilgrims.stream().allMatch(pilgrim -> startsOn(pilgrim, tile));
  }

  private boolean startsOn(Pilgrim pilgrim, String id) {
    QuestEntry.Stand stand = entry.pilgrims().get(pilgrim.entry().id());
    int square = stand == null ? Ground.NONE : ground.square(stand.x(), stand.y());
    if (stand == null || square == Ground.NONE) {
      return false;
    }
    BasePoses footing = new BasePoses(ground, pilgrim.entry().width(), pilgrim.entry().length(), EdgeKind.OPEN);
    int pose = Pose.of(square, stand.facing().ordinal());
    for (int tile = 0; tile < entry.tiles().size() && footing.isPossible(pose); tile++) {
      if (entry.tiles().get(tile).tile().equals(id) && footing.isOn(pose, tile)) {
        return true;
      }
    }
    return false;
  }

  /** Checks that there is something without which a demand means nothing. */
  public void has(String what, List<?> there, QuestWord demand) {
    if (there.isEmpty()) {
      wrong(word(demand) + " means nothing without a " + what);
    }
  }

  /** Checks that a number is not greater than what is there. */
  public void atMost(String what, List<?> there, int number, String besides) {
    if (number > there.size()) {
      wrong("must be at most " + there.size() + " " + what + besides + ", was " + number);
    }
  }

  /** Checks that no rule keeps gates open. */
  public void closable(QuestWord demand) {
    if (entry.rules().stream().anyMatch(QuestRule::keepsGatesOpen)) {
      wrong(word(demand) + " means nothing where gates stay open");
    }
  }

  /** Checks that a type of demon may appear. */
  public void demon(String type) {
    if (!appearing.contains(type)) {
      wrong("must be a demon that the quest, a card or promotion may bring, was \"" + type + "\"");
    }
  }

  /** Checks that a type of demon is a lord, and may appear. */
  public void lord(String type) {
    demon(type);
    if (demons.stream().anyMatch(demon -> demon.entry().id().equals(type) && !demon.isLord())) {
      wrong("must be a demon lord, was \"" + type + "\"");
    }
  }

  /** Checks that a gate exists. */
  public void gate(String id) {
    if (entry.gates().stream().noneMatch(gate -> gate.id().equals(id))) {
      wrong("must be a gate of the quest, was \"" + id + "\"");
    }
  }

  /** Checks that a gate exists and is inactive at first. */
  public void inactiveGate(String id) {
    gate(id);
    if (entry.gates().stream().anyMatch(gate -> gate.id().equals(id) && gate.active())) {
      wrong("must be a gate that is inactive at first, was \"" + id + "\"");
    }
  }

  /** Checks that a door exists and is closed at first. */
  public void closedDoor(String id) {
    if (entry.doors().stream().noneMatch(door -> door.id().equals(id))) {
      wrong("must be a door of the quest, was \"" + id + "\"");
    } else if (entry.doors().stream().anyMatch(door -> door.id().equals(id) && door.open())) {
      wrong("must be a door that is closed at first, was \"" + id + "\"");
    }
  }

  /** Checks that a tile lies on the map once. */
  public void tile(String id) {
    if (entry.tiles().stream().filter(tile -> tile.tile().equals(id)).count() != 1) {
      wrong("must be a tile of the quest that lies there once, was \"" + id + "\"");
    }
  }

  /** Checks that an area lies on the map. */
  public void area(QuestRule.Area area) {
    if (area.x() + area.width() > ground.width() || area.y() + area.height() > ground.height()) {
      wrong("an area must lie on the map, was " + area);
    }
  }

  /** Checks that a number is that of a sutra, or 0 for each. */
  public void sutra(int sutra) {
    if (!entry.sutras().isEmpty() && sutra > entry.sutras().size()) {
      wrong("must be a sutra from 1 to " + entry.sutras().size() + ", or 0 for each, was " + sutra);
    }
  }

  /** Checks that a card is in a deck. */
  public void card(String id) {
    if (cards.stream().noneMatch(card -> card.id().equals(id))) {
      wrong("must be the id of a card of a deck, was \"" + id + "\"");
    }
  }
}
