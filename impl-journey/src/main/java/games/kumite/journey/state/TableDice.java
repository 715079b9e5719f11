package games.kumite.journey.state;

import games.kumite.journey.content.Effect;
import games.kumite.journey.state.Counters.DieNumber;
import games.kumite.spi.Texts;
import games.kumite.spi.numbers.NumberGroup;
import java.util.ArrayList;
import java.util.List;

/**
 * The dice of the last roll, which lie on the table until the next one: the attack dice of a single attack together with
 * the defense dice against it, cleanse dice, the spinner. Stateless; everything is in the numbers of the match.
 */
public final class TableDice {

  static final int SIDES = 6;

  private static final int WIDTH = Counters.DIE.size();

  private TableDice() {}

  /** A kind of die; the spinner has a white half, face 1, and a black one, face 2. */
  public enum Colour { RED, WHITE, BLACK, BLUE, SPINNER }

  /** Takes all dice off the table, before a new roll. */
  public static void clear(GameState state) {
    for (int die = count(state) - 1; die >= 0; die--) {
      set(state, die, Counters.FACE, 0);
      set(state, die, Counters.ROLLER, NumberGroup.NONE);
      set(state, die, Counters.COLOUR, 0);
    }
  }

  /** Lays a die beside those that lie there. */
  public static void lay(GameState state, int roller, Colour colour, int face) {
    int die = count(state);
    if (die < Counters.MAX_DICE) {
      set(state, die, Counters.COLOUR, colour.ordinal() + 1);
      set(state, die, Counters.FACE, face);
      set(state, die, Counters.ROLLER, roller);
    }
  }

  /** Returns the number of dice on the table. */
  public static int count(GameState state) {
    int count = 0;
    while (count < Counters.MAX_DICE && get(state, count, Counters.COLOUR) != 0) {
      count++;
    }
    return count;
  }

  /** Returns the colour of a die. */
  public static Colour colour(GameState state, int die) {
    return Colour.values()[get(state, die, Counters.COLOUR) - 1];
  }

  /** Returns the face on top of a die, from 1. */
  public static int face(GameState state, int die) {
    return get(state, die, Counters.FACE);
  }

  /** Returns the figure that has rolled a die. */
  public static int roller(GameState state, int die) {
    return get(state, die, Counters.ROLLER);
  }

  /** Returns what the face on top shows: a number, X, or the name of a half of the spinner. */
  public static String symbol(GameState state, int die) {
    int face = face(state, die);
    return switch (colour(state, die)) {
      case RED -> points(state.definition().content.dice().red().get(face - 1));
      case BLUE -> points(state.definition().content.dice().blue().get(face - 1));
      case WHITE, BLACK -> String.valueOf(face);
      case SPINNER -> Texts.word(face == 1 ? Colour.WHITE : Colour.BLACK);
    };
  }

  /** Returns what the face on top shows, as a word of the table: a number, miss, or a half of the spinner. */
  public static String word(GameState state, int die) {
    Colour colour = colour(state, die);
    String symbol = colour == Colour.SPINNER ? face(state, die) == 1 ? "white" : "black" : symbol(state, die);
    return symbol.equals("X") ? "miss" : symbol;
  }

  private static String points(int points) {
    return points == 0 ? "X" : String.valueOf(points);
  }

  /** Returns the dice in words, colour by colour: {@code red 1, 2, X; black 6: 2 more damage}. */
  static String text(GameState state) {
    Texts texts = state.config().texts();
    List<String> parts = new ArrayList<>();
    int count = count(state);
    int from = 0;
    while (from < count) {
      Colour colour = colour(state, from);
      List<String> symbols = new ArrayList<>();
      int next = from;
      while (next < count && colour(state, next) == colour) {
        symbols.add(colour == Colour.SPINNER ? texts.text("die." + symbol(state, next)) : symbol(state, next));
        next++;
      }
      String row = row(state, from);
      parts.add(texts.text(row.isEmpty() ? "dice" : "dice.row", texts.wordText("die", colour), String.join(", ", symbols), row));
      from = next;
    }
    return String.join("; ", parts);
  }

  /** Returns the row of a weapon card or of a demon's sheet that a white or black die names; empty for none and for other dice. */
  public static String row(GameState state, int die) {
    int roller = roller(state, die);
    int face = face(state, die);
    RulesText sentences = state.definition().sentences;
    List<Effect> row = switch (colour(state, die)) {
      case WHITE -> state.definition().pilgrim(roller).weapons().get(state.pilgrim(roller, Counters.LEVEL) - 1).rows()
          .get(face - 1);
      case BLACK -> state.definition().demon(state.definition().figure(roller).type).rows().get(face - 1);
      case RED, BLUE, SPINNER -> List.of();
    };
    return row.isEmpty() ? "" : sentences.row(row);
  }

  private static int get(GameState state, int die, DieNumber number) {
    return state.get(state.definition().diceAt + die * WIDTH + number.place());
  }

  private static void set(GameState state, int die, DieNumber number, int value) {
    state.set(state.definition().diceAt + die * WIDTH + number.place(), value);
  }
}
