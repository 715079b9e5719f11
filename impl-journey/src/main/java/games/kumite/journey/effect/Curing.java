package games.kumite.journey.effect;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.journey.condition.Affliction;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Sequel;
import games.kumite.journey.state.Sequels;
import games.kumite.journey.state.Word;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.actions.VerbAction;

/**
 * The removal of conditions from a figure; the owner of the card chooses which (JW-D-23).
 *
 * @param owner the owner of the card
 * @param figure the figure that has them
 * @param count the number of conditions
 * @param sequel the sequel
 */
record Curing(int owner, int figure, int count, Sequel sequel) implements Question<Journey> {

  /** Returns whether a figure has a condition. */
  static boolean has(Journey journey, int figure) {
    return number(journey, figure) > 0;
  }

  private static int number(Journey journey, int figure) {
    int number = 0;
    for (int condition = 0; condition < journey.terms().conditions; condition++) {
      number += journey.turnTokens(figure, condition) >= 0 ? 1 : 0;
    }
    return number;
  }

  /** Asks only if there is a choice. */
  @Override
  public void run(Journey journey) {
    if (number(journey, figure) > count) {
      Question.super.run(journey);
      return;
    }
    for (int condition = 0; condition < journey.terms().conditions; condition++) {
      if (journey.turnTokens(figure, condition) >= 0) {
        Affliction.cure(journey, figure, condition);
      }
    }
  }

  @Override
  public String kind() {
    return "cure";
  }

  @Override
  public int seat(Journey journey) {
    return journey.controller(owner);
  }

  @Override
  public Prompt prompt(Journey journey) {
    return Sequels.prompt(journey, sequel.afterAgain(figure, count - 1), kind(), seat(journey),
        journey.terms().label(figure));
  }

  @Override
  public void options(Journey journey, Options out) {
    for (int condition = 0; condition < journey.terms().conditions; condition++) {
      if (journey.turnTokens(figure, condition) >= 0) {
        out.add(journey.terms().actions.of(Word.CURE, condition));
      }
    }
  }

  @Override
  public void chosen(Journey journey, Action action) {
    Affliction.cure(journey, figure, ((VerbAction) action).first());
    if (count > 1) {
      journey.then(new Curing(owner, figure, count - 1, sequel));
    }
  }
}
