package games.kumite.kungfu.state;

import games.kumite.kungfu.content.Trait;
import games.kumite.spi.actions.Argument;

/** The arguments that verbs share: a constant of an enum cannot name one that is declared after it. */
final class Arguments {

  /** No attack is won by more, and no effect has less than a point. */
  static final int MAX_EFFECTS = 24;
  static final Argument FIGURE = Argument.element(FigureNames.LIST);
  /** One of the 24 directions (KF-RUL-15). */
  static final Argument DIRECTION = Argument.element("directions");
  static final Argument OBJECT = Argument.element(FigureNames.OBJECTS);
  static final String[] AILMENTS = {"stunned", "wound", "limping", "knocked-out", "knocked-down", "blinded",
      "poisoned"};
  static final String[] SPELLS = {"fireball", "transfix", "gong", "shift", "stop-rain", "shatter", "slam", "door",
      "shove", "prop", "lights"};
  /** The words for uses of props, in the order of {@link games.kumite.kungfu.content.PropUse}. */
  static final String[] PROP_USES = {"throw-hard", "throw-soft", "hold", "throw-brazier", "as-whip", "as-cuffs", "kick-up",
      "break-off"};
  static final String[] USES = {"throw-thing", "arm", "hurl-bin", "dump-bin", "lift-cover", "climb-down", "switch-off", "jet",
      "uproot", "push", "breathe-incense"};
  static final String[] LOSABLE = Trait.SPELLS.stream().map(Trait::word).toArray(String[]::new);
  static final Argument PIECE = Argument.number(1, 400);
  /** A prop or another thing that one does something with. */
  static final Argument PROP = Argument.number(1, 250);
  /** A weapon by its place. */
  static final Argument WEAPON = Argument.number(1, 16);
  static final Argument ITEM = Argument.number(1, 60);
  static final String[] EFFECTS = EffectNames.words();

  private Arguments() {}
}
