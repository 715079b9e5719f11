package games.kumite.journey.content;

import games.kumite.journey.map.Ray;
import games.kumite.spi.content.ContentReader;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** A reader of the sheets of pilgrims and demons and of the weapon cards, which finds contradictions. */
final class SheetChecks {

  /** The greatest number of miniatures, since sets of them are the bits of a number. */
  static final int MAX_MINIATURES = 60;

  private static final int MAX_ON_A_FACE = 9;
  private static final int FACES = 6;

  private final ContentReader reader;
  private final Vocabulary vocabulary;
  private final List<DemonEntry> demons;
  private final Set<String> demonNames = new LinkedHashSet<>();
  private final Set<String> conditions = new LinkedHashSet<>();

  SheetChecks(ContentReader reader, Vocabulary vocabulary, List<DemonEntry> demons, List<ConditionEntry> conditions) {
    this.reader = reader;
    this.vocabulary = vocabulary;
    this.demons = demons;
    demons.forEach(demon -> demonNames.add(demon.name()));
    conditions.forEach(condition -> this.conditions.add(condition.id()));
  }

  DiceEntry dice(DiceEntry dice) {
    faces("red", dice.red());
    faces("blue", dice.blue());
    return dice;
  }

  private void faces(String field, List<Integer> faces) {
    if (faces.stream().anyMatch(face -> face < 0 || face > MAX_ON_A_FACE)) {
      reader.report("dice", "", field, "faces must be 0.." + MAX_ON_A_FACE + ", was " + faces);
    }
  }

  List<Pilgrim> pilgrims(List<PilgrimEntry> entries, List<WeaponEntry> weapons) {
    if (entries.size() != Content.PILGRIMS) {
      reader.report("pilgrims", "", "", "must be 4 entries (JW-SET-11), was " + entries.size());
    }
    if (entries.stream().filter(PilgrimEntry::leader).count() != 1) {
      reader.report("pilgrims", "", "", "must have exactly one leader");
    }
    List<Pilgrim.Weapon> read = new ArrayList<>();
    for (WeaponEntry weapon : weapons) {
      read.add(new Pilgrim.Weapon(weapon, rows("weapons", weapon.id(), weapon.rows())));
    }
    List<Pilgrim> pilgrims = new ArrayList<>();
    for (PilgrimEntry entry : entries) {
      List<Pilgrim.Weapon> own = new ArrayList<>();
      for (String id : entry.weapons()) {
        read.stream().filter(weapon -> weapon.entry().id().equals(id)).forEach(own::add);
      }
      for (int level = 1; level <= own.size(); level++) {
        if (own.get(level - 1).entry().level() != level) {
          reader.report("pilgrims", entry.id(), "weapons", "must name cards of the levels 1, 2, 3, was "
              + entry.weapons());
        }
      }
      pilgrims.add(new Pilgrim(entry, icon("pilgrims", entry.id(), entry.icon()), List.copyOf(own)));
    }
    return List.copyOf(pilgrims);
  }

  List<Demon> demons() {
    int miniatures = Content.PILGRIMS;
    Set<Integer> ranks = new LinkedHashSet<>();
    List<Demon> read = new ArrayList<>();
    for (DemonEntry entry : demons) {
      miniatures += entry.count();
      if (entry.rank() > 0 && !ranks.add(entry.rank())) {
        reader.report("demons", entry.id(), "rank", "another entry has the rank " + entry.rank());
      }
      if (entry.rank() == 0 && !entry.track()) {
        reader.report("demons", entry.id(), "track", "must be true for a lord, who has no rank");
      }
      if (!entry.rows().isEmpty() && entry.rows().size() != FACES) {
        reader.report("demons", entry.id(), "rows", "must be 6 rows or none, was " + entry.rows().size());
      }
      read.add(new Demon(entry, icon("demons", entry.id(), entry.icon()),
          rows("demons", entry.id(), entry.rows())));
    }
    if (demonNames.size() < demons.size()) {
      reader.report("demons", "", "name", "two entries have one name; effects name demons by it");
    }
    if (miniatures > MAX_MINIATURES) {
      reader.report("demons", "", "count",
          "pilgrims and demons must be at most " + MAX_MINIATURES + " miniatures, was " + miniatures);
    }
    return List.copyOf(read);
  }

  private List<Ray> icon(String file, String id, String text) {
    try {
      return Ray.icon(text);
    } catch (IllegalArgumentException wrong) {
      reader.report(file, id, "icon", String.valueOf(wrong.getMessage()));
      return List.of();
    }
  }

  private List<List<Effect>> rows(String file, String id, List<String> texts) {
    List<List<Effect>> rows = new ArrayList<>();
    for (String text : texts) {
      try {
        List<Effect> row = vocabulary.row(text);
        row.forEach(effect -> refers(file, id, "rows", effect));
        if (file.equals("demons") && row.stream().anyMatch(effect -> effect.verb() == EffectVerb.ADD_CLEANSE_DICE)) {
          reader.report(file, id, "rows", "a demon does not cleanse, was \"" + text + "\"");
        }
        rows.add(row);
      } catch (IllegalArgumentException wrong) {
        reader.report(file, id, "rows", String.valueOf(wrong.getMessage()));
      }
    }
    return List.copyOf(rows);
  }

  /** Checks that the names in an effect exist. */
  void refers(String file, String id, String field, Effect effect) {
    if (effect instanceof Effect.Inflict inflict && !conditions.contains(inflict.condition())) {
      reader.report(file, id, field, "a condition must be one of " + String.join(", ", conditions) + ", was \""
          + inflict.condition() + "\"");
    }
    if (effect instanceof Effect.Spawn spawn && !demonNames.contains(spawn.type())) {
      reader.report(file, id, field, "a demon must be one of " + String.join(", ", demonNames) + ", was \""
          + spawn.type() + "\"");
    }
  }

  /** Returns whether a demon of this name is a lord. */
  boolean isLord(String name) {
    return demons.stream().anyMatch(demon -> demon.name().equals(name) && demon.rank() == 0);
  }
}
