package games.kumite.journey.attack;

import games.kumite.journey.state.Journey;
import games.kumite.spi.Picks;
import java.util.List;

/**
 * Dice that lie on the table.
 *
 * @param red the faces of attack or cleanse dice
 * @param special the face of the white or black die, 0 for none
 * @param blue the faces of defense dice
 * @param rerolling bits of the colours whose dice a card lets be rolled again now: 1 red, 2 white, 4 blue
 */
record Dice(Picks red, int special, Picks blue, int rerolling) {

  static final Dice NONE = new Dice(Picks.NONE, 0, Picks.NONE, 0);
  static final int SIDES = 6;
  static final int RED = 0;
  static final int WHITE = 1;
  static final int BLUE = 2;

  /** Returns the total of red dice (JW-ATK-08). */
  int redTotal(Journey journey) {
    return total(red, journey.terms().content.dice().red());
  }

  /** Returns the total of blue dice (JW-ATK-11). */
  int blueTotal(Journey journey) {
    return total(blue, journey.terms().content.dice().blue());
  }

  private static int total(Picks faces, List<Integer> values) {
    int sum = 0;
    for (int i = 0; i < faces.size(); i++) {
      sum += values.get(faces.get(i) - 1);
    }
    return sum;
  }

  Dice withRerolling(int colours) {
    return new Dice(red, special, blue, colours);
  }

  Dice withRed(Picks faces) {
    return new Dice(faces, special, blue, rerolling);
  }

  Dice withSpecial(int face) {
    return new Dice(red, face, blue, rerolling);
  }

  Dice withBlue(Picks faces) {
    return new Dice(red, special, faces, rerolling);
  }
}
