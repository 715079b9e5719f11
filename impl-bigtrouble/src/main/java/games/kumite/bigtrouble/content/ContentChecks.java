package games.kumite.bigtrouble.content;

import games.kumite.bigtrouble.content.vocabulary.Attribute;
import games.kumite.spi.content.ContentReader;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.IntStream;

/** A check for contradictions in content whose texts are read. Used during one reading. */
final class ContentChecks {

  /** The greatest number of unique upgrades: the upgrades that a hero owns are one number of 16 bits. */
  static final int MAX_UNIQUES = 10;
  /** The greatest number of companions: the spent ones are one number of 16 bits. */
  static final int MAX_COMPANIONS = 15;
  /** The greatest number of cards of one kind. */
  static final int MAX_CARDS = 60;

  private final ContentReader reader;
  private final Content content;

  ContentChecks(ContentReader reader, Content content) {
    this.reader = reader;
    this.content = content;
  }

  void all() {
    dice();
    numbered("players", content.players().stream().map(PlayerCountEntry::players).toList(), 1, PlayerCountEntry.MAX);
    numbered("levels", content.levels().stream().map(Level::level).toList(), 2, Level.HIGHEST);
    numbered("minions", content.minions().stream().map(Minion::level).toList(), 1, Minion.TYPES);
    numbered("fate-slots", content.fateSlots().stream().map(slot -> number(slot.entry().id())).toList(),
        1, DiceFaces.FATE_DICE);
    tracks();
    heroes();
    enemies();
    items();
    cards();
    quests();
    oneEach("act-two", content.actTwo().stream().map(side -> side.entry().id()).toList(), ActTwo.SIDES);
  }

  private static int number(String text) {
    return text.matches("[1-9]") ? Integer.parseInt(text) : 0;
  }

  private void numbered(String file, List<Integer> numbers, int first, int last) {
    List<Integer> expected = IntStream.rangeClosed(first, last).boxed().toList();
    if (!numbers.equals(expected)) {
      reader.report(file, "", "", "must be one entry each for " + expected + ", was " + numbers);
    }
  }

  private void oneEach(String file, List<String> ids, List<String> expected) {
    if (!ids.equals(expected)) {
      reader.report(file, "", "", "must be " + expected + " in this order, was " + ids);
    }
  }

  private void dice() {
    DiceFaces dice = content.dice();
    if (dice.action().contains(Attribute.ANY)) {
      reader.report("dice", "", "action", "must be body, mind or spirit, was any");
    }
    successes("skill", dice.skill());
    successes("epicSkill", dice.epicSkill());
    faces("ghostAttacks", dice.skill(), content.loPan().ghostAttacks().stream().map(LoPan.Attack::successes).toList());
    faces("fleshSpaces", dice.epicSkill(),
        content.loPan().fleshSpaces().stream().map(LoPan.Landing::successes).toList());
  }

  private void successes(String field, List<Integer> faces) {
    if (faces.stream().anyMatch(face -> face < 0 || face > 2)) {
      reader.report("dice", "", field, "must be 0..2 successes, was " + faces); // BT-ACT-13
    }
  }

  private void faces(String field, List<Integer> faces, List<Integer> given) {
    if (!new TreeSet<>(faces).equals(new TreeSet<>(given)) || new TreeSet<>(given).size() < given.size()) {
      reader.report("lo-pan", "", field, "must be one each for the faces " + new TreeSet<>(faces) + ", was " + given);
    }
  }

  private void tracks() {
    Tracks tracks = content.tracks();
    if (tracks.chiBonusSpaces().stream().anyMatch(space -> space < 1 || space > tracks.audacity())
        || !new TreeSet<>(tracks.chiBonusSpaces()).stream().toList().equals(tracks.chiBonusSpaces())) {
      reader.report("tracks", "", "chiBonusSpaces",
          "must be rising spaces 1.." + tracks.audacity() + ", was " + tracks.chiBonusSpaces());
    }
    for (Level level : content.levels()) {
      if (level.rewards().stream().distinct().count() < level.rewards().size()) {
        reader.report("levels", "", "rewards", "must be different kinds, was " + level.rewards());
      }
    }
    for (PlayerCountEntry players : content.players()) {
      if (players.loPanHealth() <= content.loPan().flip()) { // BT-ACT2-23
        reader.report("players", "", "loPanHealth", "for " + players.players() + " players must be more than "
            + content.loPan().flip() + ", at which he is made flesh, was " + players.loPanHealth());
      }
      if (players.audacity() >= tracks.audacity() || players.secondActThreat() >= tracks.threat()) {
        reader.report("players", "", "", "for " + players.players()
            + " players the tokens must begin before the last space of their track");
      }
      if (players.companions() > content.companions().size() - players.players()) {
        reader.report("players", "", "", "for " + players.players() + " players the companions must be at most "
            + (content.companions().size() - players.players()) + ", was " + players.companions());
      }
    }
  }

  private void heroes() {
    if (content.heroes().size() < PlayerCountEntry.MAX || content.heroes().size() > 14) {
      reader.report("heroes", "", "", "must be 4..14 entries, was " + content.heroes().size());
    }
    for (int i = 0; i < content.heroes().size(); i++) {
      Hero.Entry hero = content.heroes().get(i).entry();
      for (Attribute attribute : List.of(Attribute.BODY, Attribute.MIND, Attribute.SPIRIT)) {
        if (!hero.track(attribute).matches("[NE]{" + Hero.SLOTS + "}")) {
          reader.report("heroes", hero.id(), attribute.word(),
              "must be " + Hero.SLOTS + " letters N or E, was \"" + hero.track(attribute) + "\"");
        }
      }
      int index = i;
      long set = content.upgrades().stream().filter(upgrade -> upgrade.hero() == index).count();
      if (set != Upgrade.SET) {
        reader.report("upgrades", "", "", "must be " + Upgrade.SET + " for " + hero.id() + ", was " + set); // BT-SET-09
      }
      if (content.mainQuests().stream().noneMatch(quest -> quest.hero() == index)) {
        reader.report("main-quests", "", "", "must hold a quest of " + hero.id());
      }
    }
    long uniques = content.upgrades().stream().filter(upgrade -> upgrade.hero() == Upgrade.UNIQUE).count();
    if (uniques > MAX_UNIQUES) {
      reader.report("unique-upgrades", "", "", "must be at most " + MAX_UNIQUES + " entries, was " + uniques);
    }
  }

  private void enemies() {
    unique("minions", "abbreviation", content.minions(), Minion::id, Minion::abbreviation);
    if (content.bosses().size() != Boss.MAX) {
      reader.report("bosses", "", "", "must be " + Boss.MAX + " entries, was " + content.bosses().size());
    }
    for (Boss boss : content.bosses()) {
      String id = boss.entry().id();
      if (content.minion(id) >= 0 || content.heroes().stream().anyMatch(hero -> hero.entry().id().equals(id))) {
        reader.report("bosses", id, "id", "a minion or hero has this name");
      }
    }
  }

  private <E> void unique(
      String file, String field, List<E> entries, Function<E, String> id, Function<E, String> name) {
    Set<String> seen = new LinkedHashSet<>();
    for (E entry : entries) {
      if (!seen.add(name.apply(entry))) {
        reader.report(file, id.apply(entry), field, "another entry has \"" + name.apply(entry) + "\"");
      }
    }
  }

  private void items() {
    oneEach("items", content.items().stream().map(Item::id).toList(), ItemKind.shopWords());
    for (Crate crate : content.crates()) {
      boolean isItem = ItemKind.crateWords().contains(crate.entry().id());
      if (isItem != crate.entry().trap().isEmpty()) {
        reader.report("crates", crate.entry().id(), "trap", isItem ? "an item is no trap" : "is missing");
      }
    }
    int tokens = content.crates().stream().mapToInt(crate -> crate.entry().figures()).sum();
    if (tokens > MAX_CARDS) {
      reader.report("crates", "", "", "must be at most " + MAX_CARDS + " tokens, was " + tokens);
    }
  }

  private void cards() {
    count("big-trouble", content.bigTrouble(), 1);
    count("hells", content.hells(), PlayerCountEntry.MAX + 1);
    count("side-quests", content.sideQuests(), 3);
    count("main-quests", content.mainQuests(), 1);
    count("companions", content.companions(), 0);
    if (content.companions().size() > MAX_COMPANIONS) {
      reader.report("companions", "", "", "must be at most " + MAX_COMPANIONS + " entries, was "
          + content.companions().size());
    }
    Set<String> ids = new LinkedHashSet<>();
    content.bigTrouble().forEach(card -> isNew(ids, "big-trouble", card.entry().id()));
    content.hells().forEach(card -> isNew(ids, "hells", card.entry().id()));
    content.mainQuests().forEach(card -> isNew(ids, "main-quests", card.entry().id()));
    content.sideQuests().forEach(card -> isNew(ids, "side-quests", card.entry().id()));
    content.companions().forEach(card -> isNew(ids, "companions", card.entry().id()));
    content.crates().forEach(card -> isNew(ids, "crates", card.entry().id()));
    content.showdowns().forEach(card -> isNew(ids, "showdowns", card.entry().id()));
    content.minions().forEach(card -> isNew(ids, "minions", card.id()));
    content.upgrades().forEach(
        card -> isNew(ids, card.hero() == Upgrade.UNIQUE ? "unique-upgrades" : "upgrades", card.id()));
  }

  private void count(String file, List<?> entries, int min) {
    if (entries.size() < min || entries.size() > MAX_CARDS) {
      reader.report(file, "", "", "must be " + min + ".." + MAX_CARDS + " entries, was " + entries.size());
    }
  }

  private void isNew(Set<String> ids, String file, String id) {
    if (!ids.add(id)) {
      reader.report(file, id, "id", "an entry of another file has this id");
    }
  }

  private void quests() {
    for (Boss boss : content.bosses()) {
      int index = content.boss(boss.entry().id());
      long quests = content.mainQuests().stream().filter(quest -> quest.boss() == index).count();
      if (quests != 1) {
        reader.report("main-quests", "", "", "must be one quest of " + boss.entry().id() + ", was " + quests);
      }
    }
    for (int i = 0; i < content.mainQuests().size(); i++) {
      int quest = i;
      long showdowns = content.showdowns().stream().filter(showdown -> showdown.quest() == quest).count();
      if (showdowns != 1) { // BT-ACT2-08
        reader.report("showdowns", "", "",
            "must be one for " + content.mainQuests().get(i).entry().id() + ", was " + showdowns);
      }
    }
  }
}
