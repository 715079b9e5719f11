package games.kumite.journey.setup;

import games.kumite.api.Action;
import games.kumite.journey.content.QuestEntry;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Num;
import games.kumite.spi.Options;
import games.kumite.spi.Question;

/** JW-D-01: the players choose a quest (JW-SET-01). */
enum ChooseQuest implements Question<Journey> {
  CHOOSE;

  @Override
  public String kind() {
    return "quest";
  }

  @Override
  public int seat(Journey journey) {
    return 0;
  }

  @Override
  public boolean isGroup() {
    return true;
  }

  @Override
  public boolean answersItself() {
    return true;
  }

  @Override
  public void options(Journey journey, Options out) {
    for (int quest = 0; quest < journey.terms().scenes(); quest++) {
      QuestEntry entry = journey.terms().scene(quest).quest.entry();
      out.add(new Chosen(Chosen.Verb.CHOOSE, quest, 0, entry.id(), entry.title()));
    }
  }

  @Override
  public void chosen(Journey journey, Action action) {
    journey.set(Num.QUEST, ((Chosen) action).first() + 1);
  }
}
