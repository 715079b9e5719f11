package games.kumite.bigtrouble.dice;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.bigtrouble.content.vocabulary.Attribute;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.spi.Options;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;

/** The slotting of dice for a price or a requirement (BT-ACT-12). */
public final class Slotting {

  /** No die fits. */
  public static final Refusal NO_DIE = Slots.NO_DIE;
  private static final Refusal OTHER_ATTRIBUTE = new Refusal("BT-TSK-02", "other-attribute");
  private static final int ANY = Attribute.ANY.ordinal();

  private Slotting() {}

  /**
   * Returns a filter of the dice that pay one of several attributes: their own in a normal slot, any in an epic one
   * (BT-UPG-15, BT-TSK-02).
   *
   * @param attributes bits of the requested attributes, {@code any} among them
   */
  private static Fit fit(int attributes) {
    return (trouble, seat, kind, track) -> (attributes >> ANY & 1) != 0 || (attributes >> track & 1) != 0
        || attributes != 0 && Slots.isNextEpic(trouble, seat, track) ? null : OTHER_ATTRIBUTE;
  }

  /** Adds the dice that pay one of several attributes. */
  public static void options(Trouble trouble, int seat, int attributes, Options out) {
    Slots.options(trouble, seat, fit(attributes), out);
  }

  /**
   * Returns a prompt for a die for a purpose, such as {@code to work} on a quest, which names the next slot of each
   * track.
   */
  public static Prompt prompt(Trouble trouble, int seat, String goal) {
    return Slots.prompt(trouble, seat, goal);
  }

  /** Returns whether any die is suitable. */
  public static boolean isAny(Trouble trouble, int seat, int attributes) {
    return Slots.isAny(trouble, seat, fit(attributes));
  }

  /** Slots a die. */
  public static Placed place(Trouble trouble, int seat, Action action) {
    return Slots.place(trouble, seat, (VerbAction) action);
  }
}
