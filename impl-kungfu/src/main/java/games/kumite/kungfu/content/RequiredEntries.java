package games.kumite.kungfu.content;

import games.kumite.kungfu.geometry.Flag;
import games.kumite.spi.content.ContentReader;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The entries that rules ask for by name, and locations that their tables can carry. */
final class RequiredEntries {

  private static final List<String> ATTACKS = List.of("hand-to-hand", "ranged", "shooter", "entangle",
      "throwing-stars", "fireball", "dazzle", "exorcise", "eagle-claw", "southern-dragon-claw", "soft-missile",
      "gravel", "waste", "tank", "bees", "banish", "fall", "wound", "injury");
  private static final List<String> GUESTS = List.of("medic", "hopping-vampire", "celebrity", "zombie", "loved-one",
      "dinosaur", "super-soldier", "cyborg", "time-traveller", "hidden-civilian", "flying-sword", "spirit");
  private static final String OTHER = "other";

  private RequiredEntries() {}

  static void check(ContentReader reader, List<AttackEntry> attacks, List<PropEntry> props, List<GuestEntry> guests,
      List<LocationEntry> locations) {
    if (reader.isValid()) {
      EffectPlacement.check(reader, attacks, props);
      exactly(reader, "attacks", attacks.stream().map(AttackEntry::id).toList(), ATTACKS);
      exactly(reader, "guests", guests.stream().map(GuestEntry::id).toList(), GUESTS);
      exactly(reader, "props", props.stream().map(PropEntry::id).toList(), List.of(OTHER));
    }
    for (PropEntry prop : props) {
      if (!prop.id().equals(OTHER) && flag(prop.id()) == null) {
        reader.report("props", prop.id(), "id", "there is no such flag of scenery");
      }
    }
    if (locations.isEmpty() && reader.isValid()) {
      reader.report("locations", "", "", "must have at least one entry");
    }
  }

  /**
   * Checks that the tables fit: the defender chooses traits first and lays out a table that carries them; the location's own
   * carries all.
   */
  static void fits(ContentReader reader, List<LocationEntry> locations, Map<String, TableLayout> tables) {
    for (LocationEntry location : locations) {
      TableLayout table = tables.get(location.table());
      for (LocationTrait trait : location.traits()) {
        if (table != null && !table.carries(trait)) {
          reader.report("locations", location.id(), "traits", "nothing on its table is there for " + trait.word());
        }
      }
      if (new LinkedHashSet<>(location.traits()).size() < location.traits().size()) {
        reader.report("locations", location.id(), "traits", "must be different ones");
      }
    }
  }

  private static void exactly(ContentReader reader, String file, List<String> there, List<String> wanted) {
    for (String id : wanted) {
      if (!there.contains(id)) {
        reader.report(file, "", "", "must have an entry " + id);
      }
    }
  }

  private static @Nullable Flag flag(String word) {
    for (Flag flag : Flag.values()) {
      if (flag.name().toLowerCase(Locale.ROOT).equals(word)) {
        return flag;
      }
    }
    return null;
  }
}
