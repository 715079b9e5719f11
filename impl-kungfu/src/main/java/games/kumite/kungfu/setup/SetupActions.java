package games.kumite.kungfu.setup;

import games.kumite.api.Action;
import games.kumite.kungfu.geometry.Place;
import games.kumite.spi.actions.Actions;
import games.kumite.spi.learn.ActionSet;

/**
 * Every action of a match with its number: those from the first turn on, then the choices before it, by their verb and what they
 * stand for, a number of the content, of a figure or an item. Where a figure is deployed is not a part of it.
 *
 * @param turns the actions from the first turn on
 */
public record SetupActions(Actions turns) implements ActionSet {

  /** The number of things that an order can stand for, and one more for none. */
  private static final int THINGS = 256;

  @Override
  public int count() {
    return turns.count() + SetupAction.Verb.values().length * THINGS;
  }

  @Override
  public int indexOf(Action action) {
    return action instanceof SetupAction order
        ? turns.count() + order.verb().ordinal() * THINGS + Math.min(order.value() + 1, THINGS - 1)
        : turns.indexOf(action);
  }

  @Override
  public int[] coordinates(Action action) {
    if (!(action instanceof SetupAction order)) {
      return turns.coordinates(action);
    }
    long place = order.place();
    return place == Place.NOWHERE ? new int[0] : new int[] {Place.x(place), Place.y(place), Place.level(place)};
  }

  @Override
  public String notation(int number) {
    return number < turns.count() ? turns.notation(number)
        : SetupAction.Verb.values()[(number - turns.count()) / THINGS].word() + "*";
  }
}
