package games.kumite.bigtrouble.content.vocabulary;

import java.util.List;

/** The form of a word's arguments: what is written in brackets. */
public enum Shape {
  PLAIN(10),
  AMOUNT(1, Argument.AMOUNT),
  SIGNED(1, Argument.SIGNED),
  CONTEXT(3, 2, Argument.CONTEXT),
  ROLL(11, Argument.CONTEXT, Argument.AMOUNT),
  HEROES(4, Argument.HEROES),
  HEROES_AMOUNT(5, Argument.HEROES, Argument.AMOUNT),
  HEROES_PLACE(13, 24, Argument.HEROES, Argument.PLACE),
  SPAWN(12, 19, Argument.MINION, Argument.AMOUNT, Argument.PLACE),
  PLACE(8, Argument.PLACE),
  AMOUNT_PLACE(9, Argument.AMOUNT, Argument.PLACE),
  ITEM(6, 25, Argument.ITEM, Argument.HEROES),
  UPGRADE(14, 33, Argument.UPGRADE),
  /** With an item that is excepted, after the brackets. */
  FREE_ACTION(7, 42, Argument.FREE_ACTION, Argument.EXCEPTION),
  BOSS(2, 52, Argument.BOSS, Argument.SIGNED);

  /** The arguments, in the order in which they are written. */
  public final List<Argument> arguments;
  /** The number of the shape in keys; like {@link #unkeyed}, it never changes. */
  final int key;
  /** The number of the word for which the number of the shape alone stands in keys, -1 for none. */
  final int unkeyed;

  Shape(int key, Argument... arguments) {
    this(key, -1, arguments);
  }

  Shape(int key, int unkeyed, Argument... arguments) {
    this.arguments = List.of(arguments);
    this.key = key;
    this.unkeyed = unkeyed;
  }

  /** Returns whether a word of this shape names the heroes to whom it applies. */
  boolean hasTarget() {
    return arguments.contains(Argument.HEROES);
  }

  /** Returns whether a word of this shape is about rolls. */
  public boolean isOfRolls() {
    return arguments.contains(Argument.CONTEXT);
  }
}
