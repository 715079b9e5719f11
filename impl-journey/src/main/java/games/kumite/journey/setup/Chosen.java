package games.kumite.journey.setup;

import games.kumite.api.Action;
import games.kumite.journey.content.Wording;

/**
 * An action of setup.
 *
 * @param verb what is done; its label is {@code action.<verb>}, {@code action.good} or {@code action.bad}
 * @param first the number of the quest or pilgrim
 * @param second the number of the seat, 1 for good and 0 for bad karma, else 0
 * @param notation the stable text
 * @param name what the label names
 */
record Chosen(String verb, int first, int second, String notation, String name) implements Action {

  @Override
  public String label() {
    return Wording.action(verb, name, second + 1);
  }

  @Override
  public String toString() {
    return notation;
  }
}
