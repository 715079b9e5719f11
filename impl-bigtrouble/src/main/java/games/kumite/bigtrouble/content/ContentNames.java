package games.kumite.bigtrouble.content;

import games.kumite.spi.content.ContentReader;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/** The names that texts and lists may use. Unknown names are reported. Used during one reading. */
final class ContentNames {

  private static final int MAX_LISTED = 30;

  private final ContentReader reader;
  private final Map<String, Integer> heroes;
  private final Map<String, Integer> bosses;
  private final Map<String, Integer> minions;
  private final Map<String, Integer> abbreviations;
  private final Set<String> uniques;
  private final Set<String> chinatown = new LinkedHashSet<>();
  private final Set<String> lair = new LinkedHashSet<>();
  private final Set<String> street = new LinkedHashSet<>();
  private final Set<String> shops = new LinkedHashSet<>();

  ContentNames(ContentReader reader, List<Hero.Entry> heroes, List<Upgrade.UniqueEntry> uniques, List<Minion> minions,
      List<Boss.Entry> bosses, Chinatown chinatown, Lair lair) {
    this.reader = reader;
    this.heroes = indexes(heroes, Hero.Entry::id);
    this.bosses = indexes(bosses, Boss.Entry::id);
    List<Minion> chain = minions.stream().sorted((a, b) -> a.level() - b.level()).toList();
    this.minions = indexes(chain, Minion::id);
    this.abbreviations = indexes(chain, Minion::abbreviation);
    this.uniques = indexes(uniques, Upgrade.UniqueEntry::id).keySet();
    for (ZoneEntry zone : chinatown.zones()) {
      this.chinatown.addAll(zone.spaces());
      if (zone.id().equals(Chinatown.STREETS)) {
        street.addAll(zone.spaces());
      }
      if (zone.action() == ZoneAction.SHOP) {
        shops.add(zone.id());
      }
    }
    lair.zones().forEach(zone -> this.lair.addAll(zone.spaces()));
  }

  private static <E> Map<String, Integer> indexes(List<E> entries, Function<E, String> name) {
    Map<String, Integer> indexes = new LinkedHashMap<>();
    entries.forEach(entry -> indexes.put(name.apply(entry), indexes.size()));
    return indexes;
  }

  /** The location of a name, for reports. */
  record Spot(String file, String entry, String field) {
    Spot inner(int number) {
      return new Spot(file, entry, field + "/" + number);
    }
  }

  void report(Spot spot, String message) {
    reader.report(spot.file, spot.entry, spot.field, message);
  }

  private boolean isKnown(Spot spot, String what, Collection<String> known, String name) {
    if (known.contains(name)) {
      return true;
    }
    String listed = String.join(", ", known.stream().limit(MAX_LISTED).toList());
    report(spot, "must be " + what + " (" + listed + (known.size() > MAX_LISTED ? "..." : "") + "), was \"" + name
        + "\"");
    return false;
  }

  /** Returns the index of a hero, -1 if there is none. */
  int hero(Spot spot, String id) {
    return isKnown(spot, "the id of a hero", heroes.keySet(), id) ? heroes.get(id) : -1;
  }

  /** Returns the index of a boss, -1 if there is none. */
  int boss(Spot spot, String id) {
    return isKnown(spot, "the id of a boss", bosses.keySet(), id) ? bosses.get(id) : -1;
  }

  /** Returns the index of a type of minion by its abbreviation, 0 if there is none. */
  int abbreviation(Spot spot, String name) {
    return isKnown(spot, "the abbreviation of a minion", abbreviations.keySet(), name) ? abbreviations.get(name) : 0;
  }

  void minion(Spot spot, String id) {
    isKnown(spot, "the id of a minion", minions.keySet(), id);
  }

  /** Checks the name of a type of minion, by its abbreviation, or of a boss. */
  void enemy(Spot spot, String name) {
    if (!bosses.containsKey(name)) {
      abbreviation(spot, name);
    }
  }

  void item(Spot spot, String word) {
    isKnown(spot, "a shop item", ItemKind.shopWords(), word);
  }

  /** Checks the name of an item of shops or crates. */
  void keptItem(Spot spot, String word) {
    if (!ItemKind.shopWords().contains(word)) {
      isKnown(spot, "an item", ItemKind.crateWords(), word);
    }
  }

  void unique(Spot spot, String id) {
    isKnown(spot, "the id of a unique upgrade", uniques, id);
  }

  void street(Spot spot, String id) {
    isKnown(spot, "a space of the streets", street, id);
  }

  void shop(Spot spot, String id) {
    isKnown(spot, "a zone with a shop", shops, id);
  }

  void chinatown(Spot spot, String id) {
    isKnown(spot, "a space of Chinatown", chinatown, id);
  }

  void lair(Spot spot, String id) {
    isKnown(spot, "a space of the lair", lair, id);
  }

  /** Checks the name of a space of either board. */
  void space(Spot spot, String id) {
    if (!lair.contains(id)) {
      isKnown(spot, "a space of Chinatown or of the lair", chinatown, id);
    }
  }
}
