package games.kumite.bigtrouble.content;

import games.kumite.bigtrouble.content.vocabulary.Vocabulary;
import games.kumite.spi.content.ContentReader;
import games.kumite.spi.content.ContentSource;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** A reader of the files in two passes: first the contents of each, then the texts with the names in them. Used once. */
final class ContentLoader {

  private final ContentReader reader;
  private final Vocabulary vocabulary;
  private final DiceFaces dice;
  private final Tracks tracks;
  private final List<PlayerCountEntry> players;
  private final List<FateSlot.Entry> fateSlots;
  private final List<Level> levels;
  private final List<Hero.Entry> heroes;
  private final List<Upgrade.OwnEntry> upgrades;
  private final List<Upgrade.UniqueEntry> uniques;
  private final List<Companion.Entry> companions;
  private final List<Minion> minions;
  private final List<Boss.Entry> bosses;
  private final LoPan loPan;
  private final List<Item> items;
  private final List<Crate.Entry> crates;
  private final List<BigTroubleCard.Entry> bigTrouble;
  private final List<HellCard.Entry> hells;
  private final List<MainQuest.Entry> mainQuests;
  private final List<SideQuest.Entry> sideQuests;
  private final List<Showdown.Entry> showdowns;
  private final List<ActTwo.Entry> actTwo;
  private final Chinatown chinatown;
  private final Lair lair;

  /** Reads the contents of each file. */
  ContentLoader(String directory, Vocabulary vocabulary) {
    this.vocabulary = vocabulary;
    reader = ContentSource.shipped(Content.class, Content.GAME).withDirectory(directory).open();
    players = reader.list("players", PlayerCountEntry.class);
    fateSlots = reader.list("fate-slots", FateSlot.Entry.class);
    levels = reader.list("levels", Level.class);
    heroes = reader.list("heroes", Hero.Entry.class);
    upgrades = reader.list("upgrades", Upgrade.OwnEntry.class);
    uniques = reader.list("unique-upgrades", Upgrade.UniqueEntry.class);
    companions = reader.list("companions", Companion.Entry.class);
    minions = reader.list("minions", Minion.class);
    bosses = reader.list("bosses", Boss.Entry.class);
    items = reader.list("items", Item.class);
    crates = reader.list("crates", Crate.Entry.class);
    bigTrouble = reader.list("big-trouble", BigTroubleCard.Entry.class);
    hells = reader.list("hells", HellCard.Entry.class);
    mainQuests = reader.list("main-quests", MainQuest.Entry.class);
    sideQuests = reader.list("side-quests", SideQuest.Entry.class);
    showdowns = reader.list("showdowns", Showdown.Entry.class);
    actTwo = reader.list("act-two", ActTwo.Entry.class);
    var readDice = reader.one("dice", DiceFaces.class);
    var readTracks = reader.one("tracks", Tracks.class);
    var readLoPan = reader.one("lo-pan", LoPan.class);
    var readChinatown = reader.one("chinatown", Chinatown.class);
    var readLair = reader.one("lair", Lair.class);
    ContentNames.add(reader, minions, bosses, readChinatown.map(Chinatown::zones).orElse(List.of()),
        readLair.map(Lair::zones).orElse(List.of()));
    if (!reader.isValid()) { // references wait for the other checks, so that an owner sees all problems at once
      reader.requireValid();
    }
    dice = readDice.orElseThrow();
    tracks = readTracks.orElseThrow();
    loPan = readLoPan.orElseThrow();
    chinatown = readChinatown.orElseThrow();
    lair = readLair.orElseThrow();
  }

  /** Reads the texts, and checks the content as a whole. */
  Content content() {
    BoardChecks boards = new BoardChecks(reader);
    boards.chinatown(chinatown);
    boards.lair(lair);
    List<Minion> chain = sorted(minions, Comparator.comparing(Minion::level));
    List<String> heroIds = heroes.stream().map(Hero.Entry::id).toList();
    List<String> abbreviations = chain.stream().map(Minion::abbreviation).toList();
    EffectTextReader texts = new EffectTextReader(reader, vocabulary, heroIds, abbreviations);
    QuestReader quests = new QuestReader(reader, texts, heroIds, bosses.stream().map(Boss.Entry::id).toList());
    List<MainQuest> readQuests = quests.mainQuests(mainQuests);
    Content content = new Content(dice, tracks, sorted(players, Comparator.comparing(PlayerCountEntry::players)),
        texts.fateSlots(fateSlots), sorted(levels, Comparator.comparing(Level::level)), texts.heroes(heroes),
        texts.upgrades(upgrades, uniques), texts.companions(companions),
        chain, texts.bosses(bosses), loPan, byKind(items),
        texts.crates(crates), texts.bigTrouble(bigTrouble), texts.hells(hells), readQuests,
        quests.sideQuests(sideQuests), quests.showdowns(showdowns, mainQuests), texts.actTwo(actTwo), chinatown,
        lair);
    new ContentChecks(reader, content).all();
    reader.requireValid();
    return content;
  }

  private static <E> List<E> sorted(List<E> entries, Comparator<E> order) {
    return entries.stream().sorted(order).toList();
  }

  private static List<Item> byKind(List<Item> items) {
    List<Item> sorted = new ArrayList<>(items);
    sorted.sort(Comparator.comparing(item -> ItemKind.shopWords().indexOf(item.id())));
    return List.copyOf(sorted);
  }
}
