package games.kumite.bigtrouble.content.vocabulary;

import java.util.List;

/** The form of a word's arguments: what is written in brackets. */
public enum Shape {
  PLAIN(10),
  AMOUNT(1, ArgumentKind.AMOUNT),
  SIGNED(1, ArgumentKind.SIGNED),
  CONTEXT(3, 2, ArgumentKind.CONTEXT),
  ROLL(11, ArgumentKind.CONTEXT, ArgumentKind.AMOUNT),
  HEROES(4, ArgumentKind.HEROES),
  HEROES_AMOUNT(5, ArgumentKind.HEROES, ArgumentKind.AMOUNT),
  HEROES_PLACE(13, 24, ArgumentKind.HEROES, ArgumentKind.PLACE),
  SPAWN(12, 19, ArgumentKind.MINION, ArgumentKind.AMOUNT, ArgumentKind.PLACE),
  PLACE(8, ArgumentKind.PLACE),
  AMOUNT_PLACE(9, ArgumentKind.AMOUNT, ArgumentKind.PLACE),
  ITEM(6, 25, ArgumentKind.ITEM, ArgumentKind.HEROES),
  UPGRADE(14, 33, ArgumentKind.UPGRADE),
  /** With an item that is excepted, after the brackets. */
  FREE_ACTION(7, 42, ArgumentKind.FREE_ACTION, ArgumentKind.EXCEPTION),
  BOSS(2, 52, ArgumentKind.BOSS, ArgumentKind.SIGNED);

  /** The arguments, in the order in which they are written. */
  public final List<ArgumentKind> arguments;
  /** The number of the shape in keys; like {@link #unkeyed}, it never changes. */
  final int key;
  /** The number of the word for which the number of the shape alone stands in keys, -1 for none. */
  final int unkeyed;

  Shape(int key, ArgumentKind... arguments) {
    this(key, -1, arguments);
  }

  Shape(int key, int unkeyed, ArgumentKind... arguments) {
    this.arguments = List.of(arguments);
    this.key = key;
    this.unkeyed = unkeyed;
  }

  /** Returns whether a word of this shape names the heroes to whom it applies. */
  boolean hasTarget() {
    return arguments.contains(ArgumentKind.HEROES);
  }

  /** Returns whether a word of this shape is about rolls. */
  public boolean isOfRolls() {
    return arguments.contains(ArgumentKind.CONTEXT);
  }
}
