package games.kumite.journey.table;

import games.kumite.journey.state.Figure;
import games.kumite.journey.state.GameState;
import games.kumite.journey.state.TableDice;
import games.kumite.spi.TableBuilder;
import games.kumite.spi.Texts;

/** The description of the dice of the last roll. Stateless. */
final class DiceDescription {

  private static final int SIDES = 6;
  private static final int HALVES = 2;

  private DiceDescription() {}

  /**
   * Describes the dice from the first that was rolled to the last. A die has its face and what that shows, its colour, and
   * the figure that has rolled it; a white or black one also the row that it names.
   */
  static void describe(GameState state, TableBuilder table) {
    for (int die = 0; die < TableDice.count(state); die++) {
      TableDice.Colour colour = TableDice.colour(state, die);
      Figure roller = state.definition().figure(TableDice.roller(state, die));
      TableBuilder.Node node = table.die(String.valueOf(die + 1), TableDice.face(state, die),
          colour == TableDice.Colour.SPINNER ? HALVES : SIDES)
          .label("table.die." + Texts.word(colour), roller.label).set("symbol", TableDice.word(state, die))
          .set("colour", Texts.word(colour)).set("roller", roller.name).set("roller-text", roller.label)
          .art(Texts.word(colour) + "-" + TableDice.face(state, die));
      if (roller.isPilgrim() && state.controller(roller.index) >= 0) {
        node.set("owner", state.config().seats().get(state.controller(roller.index)).id());
      }
      String row = TableDice.row(state, die);
      if (!row.isEmpty()) {
        node.set("text", row);
      }
    }
  }
}
