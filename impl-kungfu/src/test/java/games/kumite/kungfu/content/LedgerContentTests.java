package games.kumite.kungfu.content;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.spi.content.ContentReader;
import games.kumite.spi.content.ContentSource;
import games.kumite.spi.testkit.LedgerTables;
import games.kumite.spi.testkit.Rule;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** What the content holds is what the ledger's tables print. */
final class LedgerContentTests {

  private static final Content CONTENT = Content.shelf().of("");

  private static String word(String name) {
    return name.toLowerCase(Locale.ROOT).replace("'", "").replaceAll("[^a-z0-9]+", "-").replaceAll("^-|-$", "");
  }

  private static ContentReader reader() {
    return ContentSource.shipped(Content.class, "kungfu").open();
  }

  private static String dash(String cell) {
    return cell.isEmpty() ? "-" : cell;
  }

  private static List<List<String>> rows(String line) {
    return LedgerTables.below(line).stream().map(row -> List.copyOf(row.values())).toList();
  }

  @Test
  @Rule({"KF-GANG-05", "KF-GANG-07", "KF-GANG-19", "KF-RUL-49"})
  void traits_costWhatTheTablePrints() {
    Map<String, String> printed = new TreeMap<>();
    for (List<String> row : rows("- **KF-GANG-19**")) {
      for (int column = 0; column < row.size(); column += 4) {
        if (!row.get(column).isEmpty()) {
          String name = row.get(column).replace(" (each)", "");
          String price = name.equals("Animal") ? "-" : row.get(column + 2); // KF-GANG-07
          printed.put(name, dash(row.get(column + 1)) + " " + dash(price));
        }
      }
    }
    Map<String, String> read = new TreeMap<>();
    for (TraitEntry entry : CONTENT.traits()) {
      read.put(entry.name(), (entry.extra() == null ? "-" : entry.extra()) + " "
          + (entry.protagonist() == null ? "-" : entry.protagonist()) + (entry.starred() ? "*" : ""));
    }
    assertThat(read).isEqualTo(printed).hasSize(Trait.values().length);
  }

  @Test
  @Rule("KF-GANG-06")
  void starredTraits_areTheTwelveOfTheBruisers() {
    String line = LedgerTables.line("- **KF-GANG-06**");
    String list = line.substring(line.indexOf("cost shown: ") + 12, line.indexOf(". (source"));
    assertThat(CONTENT.traits().stream().filter(TraitEntry::starred).map(TraitEntry::name))
        .containsExactlyInAnyOrder(list.split(", "));
  }

  @TestFactory
  @Rule({"KF-SET-06", "KF-GANG-04", "KF-GANG-08", "KF-GANG-18", "KF-RUL-50"})
  Stream<DynamicTest> profile_isTheLedgersLine() {
    ContentReader reader = reader();
    Map<String, ProfileEntry> entries = new LinkedHashMap<>();
    ProfileChecks checks = new ProfileChecks(reader, reader.list("traits", TraitEntry.class));
    List<ProfileEntry> profiles = reader.list("profiles", ProfileEntry.class).stream().filter(ProfileEntry::printed).toList();
    List<List<String>> rows = rows("## Sample profiles");
    assertThat(profiles).hasSameSizeAs(rows);
    for (int i = 0; i < rows.size(); i++) {
      entries.put(rows.get(i).get(0), profiles.get(i));
    }
    return rows.stream().map(row -> DynamicTest.dynamicTest(row.get(2), () -> {
      ProfileEntry entry = entries.get(row.get(0));
      assertThat(row.get(2)).containsIgnoringCase(entry.name());
      assertThat(word(row.get(1))).isEqualTo(entry.group());
      assertThat(entry.type().name()).startsWith(row.get(3));
      assertThat(List.of(entry.points(), entry.quality(), entry.combat()))
          .isEqualTo(Stream.of(row.get(4), row.get(5), row.get(6)).map(Integer::valueOf).toList());
      assertThat(texts(entry)).isEqualTo(row.get(7));
      assertThat(ProfileChecks.cost(checks.costs(), entry)).isEqualTo(sum(row.get(8)));
      assertThat(entry.printed()).isTrue();
    }));
  }

  private static String texts(ProfileEntry entry) {
    List<String> texts = new ArrayList<>();
    long grenades = entry.traits().stream().filter(trait -> trait == Trait.GRENADE).count();
    for (Trait trait : entry.traits()) {
      String text = trait == Trait.GRENADE ? grenades + "x Grenade" : name(trait);
      if (!texts.contains(text)) {
        texts.add(text);
      }
    }
    entry.forms().forEach(form -> texts.add("(" + form.name() + " form: "
        + form.traits().stream().map(LedgerContentTests::name).collect(Collectors.joining(", ")) + ")"));
    return texts.isEmpty() ? "(none)" : String.join(", ", texts);
  }

  private static String name(Trait trait) {
    return CONTENT.traits().stream().filter(entry -> entry.id().equals(trait.word())).findFirst().orElseThrow().name();
  }

  private static int sum(String check) {
    return Integer.parseInt(check.substring(check.indexOf("= ") + 2).split(" ")[0]);
  }

  @Test
  @Rule("KF-RUL-50")
  void profiles_thatDoNotAddUp_areTheSevenOfTheLedger() {
    ContentReader reader = reader();
    ProfileChecks checks = new ProfileChecks(reader, reader.list("traits", TraitEntry.class));
    List<String> wrong = reader.list("profiles", ProfileEntry.class).stream()
        .filter(entry -> ProfileChecks.cost(checks.costs(), entry) != entry.points())
        .map(entry -> entry.name() + " (sum " + ProfileChecks.cost(checks.costs(), entry) + ", printed "
            + entry.points() + ")").toList();
    assertThat("Mismatching: " + String.join("; ", wrong) + ".").isEqualTo(LedgerTables.line("Mismatching:"));
  }

  @Test
  @Rule("KF-RUL-48")
  void marks_areTheLedgersDefaults() {
    assertThat(marked(Mark.DEMON)).containsExactlyInAnyOrder("dragon", "great-demon", "giant-demon", "armoured-demon",
        "minor-demon", "flying-demon", "princess-iron-fan");
    assertThat(marked(Mark.VAMPIRE)).containsExactlyInAnyOrder("hopping-vampire-master", "hopping-vampire");
    assertThat(marked(Mark.GOOD)).hasSize(20).contains("detective", "student");
    assertThat(marked(Mark.CRIMINAL)).hasSize(11).contains("oyabun", "dragon-head").doesNotContain("ninja-chunin");
    assertThat(marked(Mark.ROBOT)).isEmpty();
    assertThat(CONTENT.profiles().stream().filter(profile -> profile.sex == Sex.FEMALE).map(profile -> profile.id))
        .containsExactly("princess-iron-fan");
    assertThat(CONTENT.profiles().stream().filter(profile -> profile.sex == Sex.NONE)).hasSize(10);
  }

  @Test
  @Rule({"KF-GANG-05", "KF-GANG-06", "KF-GANG-07"})
  void everyTrait_standsInAProfile() {
    for (Trait trait : Trait.values()) {
      assertThat(CONTENT.profiles()).as(trait.word()).anyMatch(profile -> profile.traits(0).contains(trait));
    }
  }

  private static List<String> marked(Mark mark) {
    return CONTENT.profiles().stream().filter(profile -> profile.is(mark)).map(profile -> profile.id).toList();
  }

  @Test
  @Rule({"KF-SET-12", "KF-SET-13"})
  void sampleGangs_areTheLedgers_andLegal() {
    List<String> printed = rows("### Sample gangs").stream()
        .map(row -> row.get(0) + " " + row.get(2) + " " + row.get(3)).toList();
    List<String> read = CONTENT.gangs().stream().map(gang -> gang.id() + " " + members(gang).stream()
        .mapToInt(profile -> profile.points).sum() + " " + gang.members().size()).toList();
    assertThat(read).isEqualTo(printed);
    assertThat(CONTENT.gangs()).allMatch(gang -> GangLimits.of(400, 1).fault(members(gang)) == null);
  }

  private static List<Profile> members(Gang gang) {
    return gang.members().stream().map(CONTENT.profiles()::get).toList();
  }

  @Test
  @Rule("KF-RUL-36")
  void kinds_areTheLedgers() {
    List<String> printed = rows("### Kinds of pieces").stream()
        .map(row -> row.get(0) + " " + row.get(1) + " " + row.get(2)).toList();
    List<String> read = reader().list("kinds", KindEntry.class).stream().map(kind -> kind.id() + " " + kind.top() + " "
        + kind.flags().stream().map(Flag::name).collect(Collectors.joining(" "))
        + (kind.compound() ? " (compound)" : "")).toList();
    assertThat(read).isEqualTo(printed);
  }

  @TestFactory
  Stream<DynamicTest> table_isTheLedgers() {
    ContentReader reader = reader();
    Map<String, KindEntry> kinds = new LinkedHashMap<>();
    reader.list("kinds", KindEntry.class).forEach(kind -> kinds.put(kind.id(), kind));
    List<TableEntry> tables = reader.list("tables", TableEntry.class);
    assertThat(LedgerTables.lines().stream().filter(line -> line.startsWith("#### Table"))).hasSameSizeAs(tables);
    return tables.stream().map(table -> DynamicTest.dynamicTest(table.id(), () -> {
      String heading = "#### Table `" + table.id() + "` - " + table.name();
      List<String> lines = LedgerTables.lines();
      String line = lines.get(lines.indexOf(heading) + 2);
      assertThat(line).isEqualTo("Width " + table.width() + ", height " + table.height() + ", "
          + (table.indoors() ? "in" : "out") + "doors. Traits: " + traits(line, table.traits()) + ".");
      assertThat(table.pieces().stream().map(piece -> printed(piece, kinds.get(piece.kind()))))
          .isEqualTo(rows(heading).stream().map(row -> String.join(" ", row).strip()).toList());
    }));
  }

  /** The traits as the line prints them, if they are the same. */
  private static String traits(String line, List<LocationTrait> traits) {
    String list = line.substring(line.indexOf("Traits: ") + 8, line.length() - 1);
    assertThat(traits.stream().map(LocationTrait::word))
        .containsExactlyElementsOf(Stream.of(list.split(", ")).map(LedgerContentTests::word).toList());
    return list;
  }

  private static String printed(PieceEntry piece, KindEntry kind) {
    List<String> differs = new ArrayList<>();
    if (piece.top() != null) {
      differs.add("top " + piece.top());
    }
    new TreeMap<>(piece.openings()).forEach((side, opening) ->
        differs.add(opening.name().toLowerCase(Locale.ROOT) + " " + side.name().charAt(0)));
    differs.sort(null); // the door before the window
    if (piece.flags() != null) {
      differs.add(difference(piece.flags(), kind.flags()));
    }
    String corners = piece.rect().stream().map(String::valueOf).collect(Collectors.joining(" "));
    return (piece.id() + " " + piece.kind() + " " + corners + " " + String.join(", ", differs)).strip();
  }

  private static String difference(List<Flag> flags, List<Flag> usual) {
    TreeSet<Flag> more = new TreeSet<>(flags);
    usual.forEach(more::remove);
    TreeSet<Flag> less = new TreeSet<>(usual);
    flags.forEach(less::remove);
    return less.isEmpty() ? "also " + more.first() : more.first() + " instead of " + less.first();
  }

  @Test
  @Rule({"KF-LOC-01b", "KF-LOC-02"})
  void locations_areTheLedgersTable() {
    String line = LedgerTables.line("- **KF-LOC-02**");
    String list = line.substring(line.indexOf("table: ") + 7);
    List<String> printed = Stream.of(list.split("\\. ")).map(LedgerContentTests::word).toList();
    assertThat(CONTENT.locations().stream().map(location -> word(location.name()) + "-"
        + location.traits().stream().map(LocationTrait::word).collect(Collectors.joining("-")))).isEqualTo(printed);
    assertThat(CONTENT.locations()).allMatch(location -> location.traits().size() >= 4).hasSize(11);
  }

  @Test
  @Rule("KF-EX-71")
  void street_has16Items_andTheDoorAndRoofOfTheHouse() {
    Board street = CONTENT.tables().get("street").board();
    assertThat(TableLayout.scenicItems(street)).hasSize(16);
    Piece door = street.piece(street.find("u1.door"));
    assertThat(List.of(door.outline.left(), door.outline.low(), door.outline.right(), door.outline.high()))
        .containsExactly(2840, 7150, 2900, 7650);
    Piece roof = street.piece(street.find("u1.roof"));
    assertThat(roof.top).isEqualTo(720);
    assertThat(street.isStandingLevel(1500, 7400, 720, 300)).isTrue();
    assertThat(street.isStandingLevel(1500, 7400, 0, 300)).isTrue();
    assertThat(street.isStandingLevel(1500, 7400, 0, 800)).as("not Huge").isFalse();
  }

  @TestFactory
  Stream<DynamicTest> effect_costsWhatItsLineSays() {
    return CONTENT.attacks().values().stream().filter(attack -> !attack.id().equals("soft-missile"))
        .flatMap(attack -> attack.effects().stream()
        .map(effect -> DynamicTest.dynamicTest(attack.id() + " " + effect.effect(), () -> {
          String line = LedgerTables.line("- **" + effect.rule() + "**");
          assertThat(line).containsPattern("\\b" + effect.points() + "\\b");
        })));
  }

  @Test
  @Rule({"KF-LOC-46b", "KF-RUL-94"})
  void softMissiles_doWhatTheirPropDoes() {
    String row = rows("### What a prop does").stream().filter(cells -> cells.get(0).equals("SOFTM"))
        .findFirst().orElseThrow().get(1);
    assertThat(row).isEqualTo("a C2 attack: Recoil S or Distracted (1), Humbled or Knocked Down (2), Stunned (3)");
    assertThat(CONTENT.attacks().get("soft-missile").effects().stream()
        .map(effect -> effect.points() + " " + effect.effect()))
        .containsExactly("1 Recoil[stick=SHORT]", "1 DISTRACTED", "2 HUMBLED", "2 KNOCKED_DOWN", "3 STUNNED");
  }

  @Test
  @Rule("KF-TRT-23b")
  void eagleClaw_isTheOrdinaryTable_withoutWhatItMayNotDo() {
    assertThat(CONTENT.attacks().get("hand-to-hand").effects())
        .containsAll(CONTENT.attacks().get("eagle-claw").effects());
    assertThat(CONTENT.attacks().get("eagle-claw").effects()).hasSize(7);
  }

  @Test
  void words_ofTheEffectVocabulary_areAllUsed() {
    List<Effect> used = CONTENT.attacks().values().stream().flatMap(attack -> attack.effects().stream())
        .map(PricedEffect::effect).toList();
    assertThat(used).as("what a palm plants costs what KF-RUL-81 says, and stands in no table")
        .doesNotContain(Effect.Plain.VIBRATIONS);
    assertThat(used).containsAll(Stream.of(Effect.Plain.values()).filter(word -> word != Effect.Plain.VIBRATIONS).toList());
    assertThat(used.stream().filter(effect -> effect instanceof Effect.Disarm)
        .map(effect -> ((Effect.Disarm) effect).weapon())).contains(Effect.Fate.values());
  }

  @Test
  @Rule("KF-RUL-94")
  void props_areTheLedgersRows() {
    List<String> words = rows("### What a prop does").stream().map(row -> row.get(0))
        .filter(cell -> cell.equals(cell.toUpperCase(Locale.ROOT))).flatMap(cell -> Stream.of(cell.split(", ")))
        .map(word -> word.toLowerCase(Locale.ROOT)).filter(word -> !word.equals("censer")).toList();
    assertThat(CONTENT.props().keySet()).containsAll(words).contains("other").hasSize(words.size() + 1);
    assertThat(CONTENT.props().get("melee").against())
        .isEqualTo(new PropHarm.PropAttack(2, Effect.Plain.WOUNDED));
    assertThat(CONTENT.props().get("door").against())
        .isEqualTo(new PropHarm.PropAttack(1, Effect.Plain.KNOCKED_DOWN));
    assertThat(CONTENT.props().values().stream().map(PropEntry::against)).contains(PropHarm.OwnRule.values());
    assertThat(CONTENT.props().values().stream().flatMap(prop -> prop.used().stream())).contains(PropUse.values());
  }

  @Test
  void guests_areTheLedgersLines() {
    Map<String, String> rules = new LinkedHashMap<>();
    rules.put("hopping-vampire", "KF-VIP-04a");
    rules.put("celebrity", "KF-VIP-05a");
    rules.put("zombie", "KF-VIP-06a");
    rules.put("loved-one", "KF-VIP-07a");
    rules.put("dinosaur", "KF-VIP-08a");
    rules.put("super-soldier", "KF-VIP-09a");
    rules.put("cyborg", "KF-VIP-10a");
    rules.put("time-traveller", "KF-VIP-11a");
    rules.put("hidden-civilian", "KF-PLT-07a");
    rules.put("flying-sword", "KF-TRT-30c");
    rules.forEach((id, rule) -> {
      Profile guest = CONTENT.guests().stream().filter(profile -> profile.id.equals(id)).findFirst().orElseThrow();
      String line = LedgerTables.line("- **" + rule + "**");
      assertThat(line).contains("Q" + guest.quality + " C" + guest.combat);
      guest.traits(0).forEach(trait -> assertThat(line).contains(name(trait)));
    });
    assertThat(CONTENT.guests()).hasSize(rules.size() + 2);
    assertThat(LedgerTables.line("- **KF-VIP-03a**")).contains("C0");
  }

  @Test
  @Rule("KF-SET-25")
  void typicalValues_areThoseOfTheTypes() {
    assertThat(CONTENT.profiles()).allMatch(profile -> profile.quality == profile.type.quality());
    assertThat(FigureType.PROTAGONIST.combat()).isEqualTo(4);
    assertThat(FigureType.BRUISER.combat()).isEqualTo(3);
    assertThat(FigureType.EXTRA.combat()).isEqualTo(2);
  }

  @Test
  @Rule({"KF-GANG-01", "KF-GANG-02", "KF-GANG-03", "KF-GANG-16", "KF-GANG-17", "KF-SET-10"})
  void limits_scaleWithTheBudget() {
    assertThat(GangLimits.of(400, 1)).isEqualTo(new GangLimits(410, 6, 15, 1, 1));
    assertThat(GangLimits.of(800, 1)).isEqualTo(new GangLimits(820, 12, 30, 2, 2));
    assertThat(GangLimits.of(200, 1)).isEqualTo(new GangLimits(205, 3, 7, 1, 0));
    assertThat(GangLimits.of(400, 3)).isEqualTo(new GangLimits(410, 6, 15, 3, 1));
    for (FigureType type : FigureType.values()) {
      String rule = List.of("KF-GANG-01", "KF-GANG-02", "KF-GANG-03").get(type.ordinal());
      assertThat(LedgerTables.line("- **" + rule + "**")).contains("Q" + type.quality() + " C" + type.combat()
          + ", base cost " + type.base() + ", total " + type.min() + "-" + type.max());
    }
  }
}
