package games.kumite.journey.setup;

import games.kumite.api.Action;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Num;
import games.kumite.journey.state.Word;
import games.kumite.spi.Options;
import games.kumite.spi.actions.VerbAction;

/** JW-D-01: the players' choice of a quest (JW-SET-01). */
enum ChooseQuest implements Together {
  CHOOSE;

  @Override
  public String kind() {
    return "quest";
  }

  @Override
  public void options(Journey journey, Options out) {
    for (int quest = 0; quest < journey.terms().scenes(); quest++) {
      out.add(journey.terms().actions.of(Word.CHOOSE, quest));
    }
  }

  @Override
  public void chosen(Journey journey, Action action) {
    journey.set(Num.QUEST, ((VerbAction) action).first() + 1);
  }
}
