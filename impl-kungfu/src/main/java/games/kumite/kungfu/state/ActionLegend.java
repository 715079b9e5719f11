package games.kumite.kungfu.state;

import games.kumite.api.Action;
import games.kumite.kungfu.geometry.Board;
import games.kumite.spi.Texts;
import games.kumite.spi.actions.Argument;
import games.kumite.spi.actions.VerbAction;
import java.util.ArrayList;
import java.util.List;

/** The meaning of the numbers and names in an action: the kind of a thing or a weapon, and the name of a figure. */
public final class ActionLegend {

  private ActionLegend() {}

  /** Returns a remark in words for an action of a figure; empty if it names nothing. */
  public static String remark(GameState state, int figure, Action action) {
    if (!(action instanceof VerbAction named)) {
      return "";
    }
    List<Argument> arguments = named.verb().arguments();
    int[] values = {named.first(), named.second(), named.third()};
    List<String> words = new ArrayList<>();
    for (int i = 0; i < arguments.size() && i < values.length; i++) {
      String word = word(state, figure, arguments.get(i), values[i]);
      if (!word.isEmpty()) {
        words.add(word);
      }
    }
    return String.join(", ", words);
  }

  private static String word(GameState state, int figure, Argument argument, int value) {
    Board board = state.board();
    if (argument.equals(Arguments.PIECE) || argument.equals(Arguments.PROP)) {
      return value >= 1 && value <= board.pieces() ? SceneryNames.of(state).of(board.piece(value - 1).id) : "";
    }
    if (argument.equals(Arguments.ITEM)) {
      return item(state, value - 1);
    }
    if (argument.equals(Arguments.WEAPON)) {
      boolean isOne = figure != Figures.NOBODY && value <= state.figures().arms().weaponPlaces(figure);
      return isOne ? weapon(state, figure, value - 1) : "";
    }
    int other = argument.equals(Arguments.FIGURE) ? FigureNames.figure(state.figures(), value) : Figures.NOBODY;
    return other == Figures.NOBODY ? "" : state.called(other);
  }

  private static String weapon(GameState state, int figure, int place) {
    Texts texts = state.config().texts();
    String word = state.figures().arms().weapon(figure, place).word();
    return texts.has("word." + word) ? texts.text("word." + word) : word.replace('-', ' ');
  }

  /** Returns the display name of a scenic item by its number, counted from 0; empty if there is none. */
  public static String item(GameState state, int item) {
    return SceneryNames.of(state).of(Whereabouts.item(state, item + 1).replace(Whereabouts.TERRAIN, ""));
  }
}
