package games.kumite.journey.attack;

import games.kumite.journey.content.Content;
import games.kumite.journey.state.GameState;
import games.kumite.journey.state.TableDice;
import games.kumite.journey.state.TableDice.Colour;
import games.kumite.spi.IntList;
import java.util.List;

/**
 * Dice that lie on the table.
 *
 * @param red the faces of attack or cleanse dice
 * @param special the face of the white or black die, 0 for none
 * @param blue the faces of defense dice
 * @param rerolling bits of the colours whose dice a card lets be rolled again now: 1 red, 2 white, 4 blue
 */
record Dice(IntList red, int special, IntList blue, int rerolling) {

  static final Dice NONE = new Dice(IntList.NONE, 0, IntList.NONE, 0);
  static final int SIDES = 6;
  static final int RED = 0;
  static final int WHITE = 1;
  static final int BLUE = 2;

  /** Returns the total of red dice (JW-ATK-08). */
  int redTotal(GameState state) {
    return total(red, state.definition().content.dice().red());
  }

  /** Returns the total of blue dice (JW-ATK-11). */
  int blueTotal(GameState state) {
    return total(blue, state.definition().content.dice().blue());
  }

  private static int total(IntList faces, List<Integer> values) {
    int sum = 0;
    for (int i = 0; i < faces.size(); i++) {
      sum += values.get(faces.get(i) - 1);
    }
    return sum;
  }

  /** Lays these dice on the table in place of those that lie there: attack or cleanse dice, then defense dice. */
  void show(GameState state, int roller, int defender) {
    TableDice.clear(state);
    for (int i = 0; i < red.size(); i++) {
      TableDice.lay(state, roller, Colour.RED, red.get(i));
    }
    if (special > 0) {
      TableDice.lay(state, roller, roller < Content.PILGRIMS ? Colour.WHITE : Colour.BLACK, special);
    }
    for (int i = 0; i < blue.size(); i++) {
      TableDice.lay(state, defender, Colour.BLUE, blue.get(i));
    }
  }

  Dice withRerolling(int colours) {
    return new Dice(red, special, blue, colours);
  }

  Dice withRed(IntList faces) {
    return new Dice(faces, special, blue, rerolling);
  }

  Dice withSpecial(int face) {
    return new Dice(red, face, blue, rerolling);
  }

  Dice withBlue(IntList faces) {
    return new Dice(red, special, faces, rerolling);
  }
}
