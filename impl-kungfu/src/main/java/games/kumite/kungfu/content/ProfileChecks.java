package games.kumite.kungfu.content;

import games.kumite.spi.content.ContentReader;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** Conditions that profiles must meet, and their cost (KF-GANG). */
final class ProfileChecks {

  private static final String FILE = "profiles";

  private final ContentReader reader;
  private final Map<Trait, TraitEntry> costs = new EnumMap<>(Trait.class);

  ProfileChecks(ContentReader reader, List<TraitEntry> traits) {
    this.reader = reader;
    for (TraitEntry entry : traits) {
      Trait trait = Trait.of(entry.id());
      if (trait == null) {
        reader.report("traits", entry.id(), "id", "there is no such trait");
      } else {
        costs.put(trait, entry);
      }
    }
    for (Trait trait : Trait.values()) {
      if (!costs.containsKey(trait) && reader.isValid()) {
        reader.report("traits", "", "", "must have an entry " + trait.word());
      }
    }
  }

  Map<Trait, TraitEntry> costs() {
    return costs;
  }

  /** Returns the base cost plus the traits of all forms, a trait that the type may not buy at the other type's price. */
  static int cost(Map<Trait, TraitEntry> costs, ProfileEntry entry) {
    boolean isWeaker = entry.type() == FigureType.PROTAGONIST && entry.combat() < FigureType.PROTAGONIST.combat();
    int sum = entry.type().base() - (isWeaker ? FigureType.WEAKER : 0);
    for (Trait trait : all(entry)) {
      TraitEntry price = costs.get(trait);
      Integer own = entry.type().isExtra() ? price.extra() : price.protagonist();
      Integer other = entry.type().isExtra() ? price.protagonist() : price.extra();
      sum += own != null ? own : other != null ? other : 0;
    }
    return sum;
  }

  private static List<Trait> all(ProfileEntry entry) {
    List<Trait> all = new ArrayList<>(entry.traits());
    entry.forms().forEach(form -> all.addAll(form.traits()));
    return all;
  }

  void check(ProfileEntry entry) {
    together(FILE, entry.id(), entry.traits());
    entry.forms().forEach(form -> together(FILE, entry.id(), form.traits()));
    once(entry);
    boolean isShifting = entry.traits().contains(Trait.SHAPE_SHIFT);
    if (isShifting == entry.forms().isEmpty()) {
      reader.report(FILE, entry.id(), "forms", isShifting
          ? "is missing: with shape-shift there is at least one" : "only a figure with shape-shift has others");
    }
    if (entry.traits().contains(Trait.RARE) != entry.rare() > 0) {
      reader.report(FILE, entry.id(), "rare", "must be above 0 with the trait rare, and only then");
    }
    if (!entry.printed() && reader.isValid()) {
      own(entry);
    }
  }

  /** Checks that traits go together, and that each is there once (KF-GANG-11 to 14). */
  void together(String file, String id, List<Trait> traits) {
    for (Trait trait : Trait.values()) {
      long count = traits.stream().filter(other -> other == trait).count();
      if (count > (trait == Trait.GRENADE ? Blueprint.MAX_GRENADES : 1)) {
        reader.report(file, id, "traits", "has " + trait.word() + " too often");
      }
    }
    for (Blueprint.Conflict conflict : Blueprint.CONFLICTS) {
      if (conflict.isIn(traits)) {
        reader.report(file, id, "traits", "must not have both " + conflict.one().word() + " and " + conflict.other().word());
      }
    }
  }

  /** Checks what a figure has in all its forms together (KF-GANG-08, KF-GANG-11). */
  private void once(ProfileEntry entry) {
    List<Trait> all = all(entry);
    if (!entry.forms().isEmpty() && Collections.frequency(all, Trait.SIGNATURE_WEAPON) > 1
        || Collections.frequency(all, Trait.GRENADE) > Blueprint.MAX_GRENADES) {
      reader.report(FILE, entry.id(), "forms", "have more signature weapons or grenades together than one figure may");
    }
  }

  /**
   * Checks that an owner's profile is bought at the table's prices, as {@link Blueprint} says for built figures (KF-GANG-01
   * to 08).
   */
  private void own(ProfileEntry entry) {
    FigureType type = entry.type();
    if (entry.quality() != type.quality()) {
      reader.report(FILE, entry.id(), "quality", "must be " + type.quality() + ", was " + entry.quality());
    }
    boolean mayBeWeaker = type == FigureType.PROTAGONIST && entry.combat() == type.combat() - 1;
    if (entry.combat() != type.combat() && !mayBeWeaker) {
      reader.report(FILE, entry.id(), "combat", "must be " + type.combat() + ", was " + entry.combat());
    }
    int starred = 0;
    for (Trait trait : all(entry)) {
      TraitEntry price = costs.get(trait);
      starred += Blueprint.isStarred(type, price) ? 1 : 0;
      if (Blueprint.price(type, price) == null) {
        reader.report(FILE, entry.id(), "traits", trait.word() + " is not for this type");
      }
    }
    if (starred > 1) {
      reader.report(FILE, entry.id(), "traits", "a bruiser may have one trait at the protagonists' price");
    }
    int cost = cost(costs, entry);
    if (entry.points() != cost) {
      reader.report(FILE, entry.id(), "points", "must be " + cost + ", the base and the traits, was " + entry.points());
    } else if (cost < type.min() || cost > type.max()) {
      reader.report(FILE, entry.id(), "points", "must be " + type.min() + ".." + type.max() + ", was " + cost);
    }
  }
}
