package games.kumite.bigtrouble.content;

import games.kumite.bigtrouble.content.ContentNames.Spot;
import games.kumite.bigtrouble.content.vocabulary.QuestEvent;
import games.kumite.bigtrouble.content.vocabulary.TextSource;
import games.kumite.spi.content.ContentReader;
import java.util.ArrayList;
import java.util.List;

/** A reader of quests, which reports faults in them. Used during one reading. */
final class QuestReader {

  private final ContentReader reader;
  private final ContentNames names;
  private final EffectTextReader texts;

  QuestReader(ContentReader reader, ContentNames names, EffectTextReader texts) {
    this.reader = reader;
    this.names = names;
    this.texts = texts;
  }

  List<MainQuest> mainQuests(List<MainQuest.Entry> entries) {
    List<MainQuest> quests = new ArrayList<>();
    for (MainQuest.Entry it : entries) {
      String file = "main-quests";
      if (it.hero().isEmpty() == it.boss().isEmpty()) {
        reader.report(file, it.id(), "hero", "must be a quest of a hero or of a boss, and not of both");
      }
      names.chinatown(new Spot(file, it.id(), "start"), it.start());
      List<QuestEvent> events = new ArrayList<>();
      for (String text : it.events()) {
        events.add(texts.event(new Spot(file, it.id(), "events/" + (events.size() + 1)), text, TextSource.QUEST));
      }
      quests.add(new MainQuest(it,
          it.hero().isEmpty() ? -1 : names.hero(new Spot(file, it.id(), "hero"), it.hero()),
          it.boss().isEmpty() ? -1 : names.boss(new Spot(file, it.id(), "boss"), it.boss()),
          List.copyOf(events), texts.now(new Spot(file, it.id(), "reward"), it.reward(), TextSource.QUEST)));
    }
    return List.copyOf(quests);
  }

  List<SideQuest> sideQuests(List<SideQuest.Entry> entries) {
    List<SideQuest> quests = new ArrayList<>();
    for (SideQuest.Entry it : entries) {
      String file = "side-quests";
      names.chinatown(new Spot(file, it.id(), "token"), it.token());
      for (int i = 0; i < it.crates().size(); i++) {
        names.chinatown(new Spot(file, it.id(), "crates/" + (i + 1)), it.crates().get(i));
      }
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
      boolean isOfHero = quest >= 0 && quests.get(quest).boss().isEmpty();
      showdowns.add(new Showdown(it, quest, side(it.id(), "complete", it.complete(), isOfHero),
          side(it.id(), "incomplete", it.incomplete(), isOfHero)));
    }
    return List.copyOf(showdowns);
  }

  private Showdown.Side side(String id, String field, Showdown.SideEntry side, boolean isOfHero) {
    Spot start = new Spot("showdowns", id, field + "/start");
    if (isOfHero) {
      names.lair(start, side.start());
    } else if (!side.start().isEmpty()) {
      names.report(start, "only a hero's card has this");
    }
    for (int i = 0; i < side.enemies().size(); i++) {
      Spot spot = new Spot("showdowns", id, field + "/enemies/" + (i + 1));
      names.enemy(spot, side.enemies().get(i).enemy());
      names.lair(spot, side.enemies().get(i).space());
    }
    return new Showdown.Side(side, texts.event(new Spot("showdowns", id, field + "/objective"), side.objective(), TextSource.OBJECTIVE),
        texts.clauses(new Spot("showdowns", id, field + "/effects"), side.effects(),
            isOfHero ? TextSource.SHOWDOWN : TextSource.BOSS_SHOWDOWN));
  }
}
