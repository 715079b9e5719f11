package games.kumite.bigtrouble.content;

import games.kumite.bigtrouble.content.EffectTextReader.Spot;
import games.kumite.bigtrouble.content.vocabulary.QuestEvent;
import games.kumite.bigtrouble.content.vocabulary.TextSource;
import games.kumite.spi.content.ContentReader;
import java.util.ArrayList;
import java.util.List;

/** A reader of quests, which reports faults in them. Used during one reading. */
final class QuestReader {

  private final ContentReader reader;
  private final EffectTextReader texts;
  private final List<String> heroes;
  private final List<String> bosses;

  QuestReader(ContentReader reader, EffectTextReader texts, List<String> heroes, List<String> bosses) {
    this.reader = reader;
    this.texts = texts;
    this.heroes = heroes;
    this.bosses = bosses;
  }

  List<MainQuest> mainQuests(List<MainQuest.Entry> entries) {
    List<MainQuest> quests = new ArrayList<>();
    for (MainQuest.Entry it : entries) {
      String file = "main-quests";
      if (it.hero().isEmpty() == it.boss().isEmpty()) {
        reader.report(file, it.id(), "hero", "must be a quest of a hero or of a boss, and not of both");
      }
      List<QuestEvent> events = new ArrayList<>();
      for (String text : it.events()) {
        events.add(texts.event(new Spot(file, it.id(), "events/" + (events.size() + 1)), text, TextSource.QUEST));
      }
      quests.add(new MainQuest(it, heroes.indexOf(it.hero()), bosses.indexOf(it.boss()), List.copyOf(events),
          texts.now(new Spot(file, it.id(), "reward"), it.reward(), TextSource.QUEST)));
    }
    return List.copyOf(quests);
  }

  List<SideQuest> sideQuests(List<SideQuest.Entry> entries) {
    List<SideQuest> quests = new ArrayList<>();
    for (SideQuest.Entry it : entries) {
      String file = "side-quests";
      quests.add(new SideQuest(it, texts.event(new Spot(file, it.id(), "event"), it.event(), TextSource.QUEST),
          texts.now(new Spot(file, it.id(), "reward"), it.reward(), TextSource.QUEST)));
    }
    return List.copyOf(quests);
  }

  List<Showdown> showdowns(List<Showdown.Entry> entries, List<MainQuest.Entry> quests) {
    List<String> ids = quests.stream().map(MainQuest.Entry::id).toList();
    List<Showdown> showdowns = new ArrayList<>();
    for (Showdown.Entry it : entries) {
      int quest = ids.indexOf(it.quest());
      if (quest >= 0) { // otherwise the reference is reported, and the kind of card is unknown
        boolean isOfHero = quests.get(quest).boss().isEmpty();
        showdowns.add(new Showdown(it, quest, side(it.id(), "complete", it.complete(), isOfHero),
            side(it.id(), "incomplete", it.incomplete(), isOfHero)));
      }
    }
    return List.copyOf(showdowns);
  }

  private Showdown.Side side(String id, String field, Showdown.SideEntry side, boolean isOfHero) {
    if (isOfHero == side.start().isEmpty()) {
      reader.report("showdowns", id, field + "/start",
          isOfHero ? "must be " + ContentNames.LAIR + " on a hero's card" : "only a hero's card has this");
    }
    return new Showdown.Side(side, texts.event(new Spot("showdowns", id, field + "/objective"), side.objective(), TextSource.OBJECTIVE),
        texts.clauses(new Spot("showdowns", id, field + "/effects"), side.effects(),
            isOfHero ? TextSource.SHOWDOWN : TextSource.BOSS_SHOWDOWN));
  }
}
