package games.kumite.journey.setup;

import games.kumite.api.Action;
import games.kumite.api.RandomSource;
import games.kumite.journey.content.Content;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Num;
import games.kumite.journey.state.Word;
import games.kumite.spi.Options;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;

/**
 * JW-D-03: the players' choice of the next pilgrim in the order of play (JW-SET-18).
 *
 * @param place the place, from 1
 */
record NextInOrder(int place) implements Together {

  private static final Refusal PLACED = new Refusal("JW-SET-18", "placed");
  private static final NextInOrder[] ALL =
      {new NextInOrder(1), new NextInOrder(2), new NextInOrder(3), new NextInOrder(4)};

  static NextInOrder of(int place) {
    return ALL[place - 1];
  }

  @Override
  public String kind() {
    return "order";
  }

  @Override
  public void options(Journey journey, Options out) {
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      out.add(journey.terms().actions.of(Word.NEXT, pilgrim),
          journey.pilgrim(pilgrim, Num.PLACE) == 0 ? null : PLACED);
    }
  }

  /** Returns an action that puts fighters first, who clear the way. */
  @Override
  public Action sensible(Journey journey, RandomSource random) {
    int next = journey.terms().leader;
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      boolean isFighter = pilgrim != journey.terms().leader && journey.pilgrim(pilgrim, Num.PLACE) == 0;
      next = isFighter && next == journey.terms().leader ? pilgrim : next;
    }
    return journey.terms().actions.of(Word.NEXT, next);
  }

  @Override
  public void chosen(Journey journey, Action action) {
    int pilgrim = ((VerbAction) action).first();
    journey.setPilgrim(pilgrim, Num.PLACE, place);
    journey.tell(journey.terms().told.ordered, pilgrim, place);
  }
}
