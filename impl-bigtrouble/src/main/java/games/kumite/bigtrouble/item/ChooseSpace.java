package games.kumite.bigtrouble.item;

import games.kumite.api.Action;
import games.kumite.bigtrouble.content.ItemKind;
import games.kumite.bigtrouble.dice.PlainRoll;
import games.kumite.bigtrouble.resolution.HeroPlacement;
import games.kumite.bigtrouble.state.ActionVerb;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.bigtrouble.state.PlayerChoice;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.actions.VerbAction;

/**
 * DEC-24 and DEC-25: the destination of a Huge Buzz, and the space of fireworks.
 *
 * @param item the kind of item, one of the two
 * @param player the seat of its owner
 */
record ChooseSpace(ItemKind item, int player) implements PlayerChoice {

  private static final int FIREWORKS = 5;

  @Override
  public String kind() {
    return item == ItemKind.HUGE_BUZZ ? "huge-buzz" : "fireworks";
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    long spaces = item == ItemKind.HUGE_BUZZ ? HeroPlacement.buzz(state, player)
        : state.board().sight(state.seat(player, Counters.SPACE));
    for (long left = spaces; left != 0; left &= left - 1) {
      out.add(state.actionAt(ActionVerb.AT, Long.numberOfTrailingZeros(left)));
    }
  }

  @Override
  public void execute(GameState state, Action action) {
    int space = state.spaceOf((VerbAction) action);
    if (item == ItemKind.HUGE_BUZZ) {
      HeroPlacement.put(state, player, space); // BT-SHP-09
    } else {
      state.then(SpaceAttack.BLAST.start(SpaceAttack.of(player, PlainRoll.Purpose.FIREWORKS, FIREWORKS, space))); // BT-SHP-14
    }
  }
}
