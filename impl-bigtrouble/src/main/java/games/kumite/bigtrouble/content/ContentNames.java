package games.kumite.bigtrouble.content;

import games.kumite.spi.content.ContentReader;
import java.util.ArrayList;
import java.util.List;

/** The kinds of names that content refers to, besides the ids of files. */
final class ContentNames {

  static final String ABBREVIATION = "the abbreviation of a minion";
  static final String ENEMY = "the abbreviation of a minion or the id of a boss";
  static final String SHOP_ITEM = "a shop item";
  static final String ITEM = "an item";
  static final String SHOP = "a zone with a shop";
  static final String STREET = "a space of the streets";
  static final String CHINATOWN = "a space of Chinatown";
  static final String LAIR = "a space of the lair";
  static final String SPACE = "a space of Chinatown or of the lair";
  static final String LAIR_ZONE = "the id of a zone of the lair";

  private ContentNames() {}

  /** Adds all kinds. */
  static void add(ContentReader reader, List<Minion> minions, List<Boss.Entry> bosses, List<ZoneEntry> chinatown,
      List<ZoneEntry> lair) {
    List<String> abbreviations = minions.stream().map(Minion::abbreviation).toList();
    reader.names(ABBREVIATION, abbreviations);
    reader.names(ENEMY, joined(abbreviations, bosses.stream().map(Boss.Entry::id).toList()));
    reader.names(SHOP_ITEM, ItemKind.shopWords());
    reader.names(ITEM, joined(ItemKind.shopWords(), ItemKind.crateWords()));
    reader.names(SHOP, chinatown.stream().filter(zone -> zone.action() == ZoneAction.SHOP).map(ZoneEntry::id).toList());
    reader.names(STREET, spaces(chinatown.stream().filter(zone -> zone.id().equals(Chinatown.STREETS)).toList()));
    reader.names(CHINATOWN, spaces(chinatown));
    reader.names(LAIR, spaces(lair));
    reader.names(SPACE, joined(spaces(chinatown), spaces(lair)));
    reader.names(LAIR_ZONE, lair.stream().map(ZoneEntry::id).toList());
  }

  private static List<String> spaces(List<ZoneEntry> zones) {
    return zones.stream().flatMap(zone -> zone.spaces().stream()).toList();
  }

  private static List<String> joined(List<String> some, List<String> others) {
    List<String> all = new ArrayList<>(some);
    all.addAll(others);
    return all;
  }
}
