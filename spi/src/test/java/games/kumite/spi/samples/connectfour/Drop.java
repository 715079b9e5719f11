package games.kumite.spi.samples.connectfour;

import games.kumite.api.Action;
import games.kumite.spi.Texts;
import games.kumite.spi.learn.ActionSet;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Drops a disc.
 *
 * @param space the bit of the space where it comes to rest
 */
record Drop(int space) implements Action {

  private static final Texts TEXTS = Texts.of(Drop.class, "connectfour");
  private static final Drop[] ALL = IntStream.range(0, Rack.COLUMNS * Rack.STRIDE).mapToObj(Drop::new).toArray(Drop[]::new);
  private static final ActionSet ALL_SPACES = ActionSet.of(
      Arrays.stream(ALL).filter(drop -> drop.space % Rack.STRIDE < Rack.ROWS).toList());

  /** Every disc that can come to rest in a space of the rack. */
  static ActionSet all() {
    return ALL_SPACES;
  }

  /** Returns the actions by space. */
  static Action[] bySpace() {
    return ALL;
  }

  static Action of(int space) {
    return ALL[space];
  }

  static String name(int space) {
    return "" + (char) ('a' + space / Rack.STRIDE) + (1 + space % Rack.STRIDE);
  }

  @Override
  public String notation() {
    return "drop space:" + name(space);
  }

  @Override
  public String label() {
    return TEXTS.text("label.drop", name(space));
  }
}
