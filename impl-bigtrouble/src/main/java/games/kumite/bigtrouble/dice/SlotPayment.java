package games.kumite.bigtrouble.dice;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.bigtrouble.content.vocabulary.Attribute;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;

/** The slotting of dice for a price or a requirement (BT-ACT-12). */
public final class SlotPayment {

  /** No die fits. */
  public static final Refusal NO_DIE = HeroSlots.NO_DIE;
  private static final Refusal OTHER_ATTRIBUTE = new Refusal("BT-TSK-02", "other-attribute");
  private static final int ANY = Attribute.ANY.ordinal();

  private SlotPayment() {}

  /**
   * Returns a filter of the dice that pay one of several attributes: their own in a normal slot, any in an epic one
   * (BT-UPG-15, BT-TSK-02).
   *
   * @param attributes bits of the requested attributes, {@code any} among them
   */
  private static DiceFit fit(int attributes) {
    return (state, seat, kind, track) -> (attributes >> ANY & 1) != 0 || (attributes >> track & 1) != 0
        || attributes != 0 && HeroSlots.isNextEpic(state, seat, track) ? null : OTHER_ATTRIBUTE;
  }

  /** Adds the dice that pay one of several attributes. */
  public static void options(GameState state, int seat, int attributes, ActionCollector out) {
    HeroSlots.options(state, seat, fit(attributes), out);
  }

  /**
   * Returns a prompt for a die for a purpose, such as {@code to work} on a quest, which names the next slot of each
   * track.
   */
  public static Prompt prompt(GameState state, int seat, String goal) {
    return HeroSlots.prompt(state, seat, goal);
  }

  /** Returns whether any die is suitable. */
  public static boolean isAny(GameState state, int seat, int attributes) {
    return HeroSlots.isAny(state, seat, fit(attributes));
  }

  /** Slots a die. */
  public static PlacedDie place(GameState state, int seat, Action action) {
    return HeroSlots.place(state, seat, (VerbAction) action);
  }
}
