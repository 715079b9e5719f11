package games.kumite.kungfu.content;

import games.kumite.spi.content.ContentCache;
import games.kumite.spi.content.ContentException;
import games.kumite.spi.content.ContentReader;
import games.kumite.spi.content.ContentSource;
import games.kumite.spi.marks.Immutable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * All content of the game, checked. Immutable and thread-safe.
 *
 * @param traits the prices, in the order of the file
 * @param profiles the figures of gangs: Protagonists, then Bruisers, then Extras, more expensive before cheaper
 * @param gangs the gangs that are ready, in the order of the file
 * @param guests the figures that no gang pays for
 * @param attacks the effect tables by their ids
 * @param props the effects of props, by the word of their flag
 * @param kinds the kinds of scenery by their ids
 * @param tables the tables by their ids
 * @param locations the locations, in the order of the file
 */
@Immutable
public record Content(
    List<TraitEntry> traits,
    List<Profile> profiles,
    List<Gang> gangs,
    List<Profile> guests,
    Map<String, AttackEntry> attacks,
    Map<String, PropEntry> props,
    Map<String, KindEntry> kinds,
    Map<String, TableLayout> tables,
    List<LocationEntry> locations) {

  private static final String GAME = "kungfu";

  /** The maximum number of equal figures in a gang: more than the highest budget allows in all. */
  private static final int MAX_ALIKE = 60;

  /** Returns the shelf of all matches of a plugin object. */
  public static ContentCache<Content> shelf() {
    return new ContentCache<>(Content::read);
  }

  /**
   * Reads the files.
   *
   * @param directory the directory of files that replace the shipped ones; an empty text for none
   * @return the content
   * @throws ContentException if anything is wrong; it names all of it
   */
  static Content read(String directory) {
    ContentReader reader = ContentSource.shipped(Content.class, GAME).withDirectory(directory).open();
    return new Reading(reader).content();
  }

  /** Returns the number of a profile. */
  public int profile(String id) {
    for (int i = 0; i < profiles.size(); i++) {
      if (profiles.get(i).id.equals(id)) {
        return i;
      }
    }
    throw new IllegalArgumentException("there is no profile " + id);
  }

  /** Returns the entry of each trait. */
  public Map<Trait, TraitEntry> prices() {
    Map<Trait, TraitEntry> prices = new EnumMap<>(Trait.class);
    traits.forEach(entry -> prices.put(entry.trait(), entry));
    return prices;
  }

  /** Returns the display name of a location or a table that is offered under an id, null for any other id. */
  public @Nullable String called(String id) {
    for (LocationEntry location : locations) {
      if (location.tokenId().equals(id)) {
        return location.name();
      }
    }
    for (TableLayout table : tables.values()) {
      if (table.tokenId().equals(id)) {
        return table.name();
      }
    }
    return null;
  }

  /** One reading of all files. */
  private static final class Reading {

    private final ContentReader reader;
    private final List<TraitEntry> traits;
    private final List<KindEntry> kinds;
    private final List<AttackEntry> attacks;
    private final List<PropEntry> props;
    private final List<TableEntry> tables;
    private final List<LocationEntry> locations;
    private final List<ProfileEntry> profiles;
    private final List<GangEntry> gangs;
    private final List<GuestEntry> guests;

    Reading(ContentReader reader) {
      this.reader = reader;
      traits = reader.list("traits", TraitEntry.class);
      kinds = reader.list("kinds", KindEntry.class);
      attacks = reader.list("attacks", AttackEntry.class);
      props = reader.list("props", PropEntry.class);
      tables = reader.list("tables", TableEntry.class);
      locations = reader.list("locations", LocationEntry.class);
      profiles = reader.list("profiles", ProfileEntry.class);
      gangs = reader.list("gangs", GangEntry.class);
      guests = reader.list("guests", GuestEntry.class);
    }

    Content content() {
      ProfileChecks checks = new ProfileChecks(reader, traits);
      profiles.forEach(checks::check);
      guests.forEach(guest -> checks.together("guests", guest.id(), guest.traits()));
      RequiredEntries.check(reader, attacks, props, guests, locations);
      Map<String, TableLayout> layouts = layouts();
      RequiredEntries.fits(reader, locations, layouts);
      reader.requireValid(); // from here on every reference holds
      List<Profile> sorted = sorted();
      List<Gang> ready = gangs(sorted);
      reader.requireValid();
      return new Content(traits, sorted, ready, guests.stream().map(Profile::of).toList(),
          byId(attacks, AttackEntry::id), byId(props, PropEntry::id), byId(kinds, KindEntry::id), layouts,
          locations);
    }

    private Map<String, TableLayout> layouts() {
      TableChecks checks = new TableChecks(reader, kinds);
      Map<String, TableLayout> layouts = new LinkedHashMap<>();
      for (TableEntry entry : tables) {
        if (checks.isSound(entry) && checks.kinds().keySet().containsAll(List.of("WALL", "DOOR", "WINDOW"))) {
          TableLayout layout = TableLayout.of(entry, checks.kinds());
          checks.layout(entry, layout);
          layouts.put(entry.id(), layout);
        }
      }
      return Collections.unmodifiableMap(layouts);
    }

    private List<Profile> sorted() {
      List<Profile> sorted = new ArrayList<>(profiles.stream().map(Profile::of).toList());
      sorted.sort((a, b) -> a.type != b.type ? b.type.compareTo(a.type) : Integer.compare(b.points, a.points));
      return List.copyOf(sorted);
    }

    private List<Gang> gangs(List<Profile> sorted) {
      gangs.forEach(this::counts);
      reader.requireValid(); // from here on every gang fits into memory
      List<Gang> ready = new ArrayList<>();
      for (GangEntry entry : gangs) {
        List<Integer> members = new ArrayList<>();
        for (int i = 0; i < sorted.size(); i++) {
          int count = entry.figures().getOrDefault(sorted.get(i).id, 0);
          for (int n = 0; n < count; n++) {
            members.add(i);
          }
        }
        GangFault fault = GangLimits.memberFault(members.stream().map(sorted::get).toList());
        if (fault != null) {
          reader.report("gangs", entry.id(), "figures", "is no legal gang: " + fault.key() + " (" + fault.rule() + ")");
        }
        ready.add(new Gang(entry.id(), entry.name(), List.copyOf(members)));
      }
      return List.copyOf(ready);
    }

    private void counts(GangEntry entry) {
      entry.figures().forEach((profile, count) -> {
        if (count < 1 || count > MAX_ALIKE) {
          reader.report("gangs", entry.id(), "figures/" + profile, "must be 1.." + MAX_ALIKE + ", was " + count);
        }
      });
    }

    private static <T> Map<String, T> byId(List<T> entries, Function<T, String> id) {
      Map<String, T> map = new LinkedHashMap<>();
      entries.forEach(entry -> map.put(id.apply(entry), entry));
      return Collections.unmodifiableMap(map);
    }
  }
}
