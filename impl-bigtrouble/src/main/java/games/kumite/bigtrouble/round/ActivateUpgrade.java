package games.kumite.bigtrouble.round;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.bigtrouble.content.vocabulary.Attribute;
import games.kumite.bigtrouble.content.vocabulary.Clause;
import games.kumite.bigtrouble.content.vocabulary.Trigger;
import games.kumite.bigtrouble.dice.PlacedDie;
import games.kumite.bigtrouble.dice.SlotPayment;
import games.kumite.bigtrouble.resolution.TextExecutor;
import games.kumite.bigtrouble.state.ActionVerb;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.bigtrouble.state.PlayerChoice;
import games.kumite.bigtrouble.state.UsableTexts;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Refusal;
import org.jspecify.annotations.Nullable;

/**
 * DEC-34: the die that activates an upgrade card (BT-UPG-14). A card with several prices has the effects for which the
 * die pays.
 *
 * @param player the seat of the player
 * @param bit the upgrade, by its bit
 */
public record ActivateUpgrade(int player, int bit) implements PlayerChoice {

  private static final Refusal NOT_OWNED = new Refusal("BT-UPG-14", "not-owned");
  private static final Refusal PASSIVE = new Refusal("BT-UPG-16", "passive-card");
  private static final Refusal NOTHING = new Refusal("BT-RUL-134", "changes-nothing");

  @Override
  public String kind() {
    return "slot";
  }

  @Override
  public Prompt prompt(GameState state) {
    return SlotPayment.prompt(state, player, state.config().texts().text("slot.to.activate",
        state.definition().named(state.content().upgrades().get(state.upgrade(player, bit)).name())));
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    SlotPayment.options(state, player, prices(state, player, bit), out);
  }

  @Override
  public void execute(GameState state, Action action) {
    PlacedDie die = SlotPayment.place(state, player, action);
    state.emit(state.definition().events.upgradeUsed, player, state.upgrade(player, bit));
    UsableTexts sheet = TextExecutor.upgrade(state, player, bit);
    for (int clause = 0; clause < sheet.clauses.size(); clause++) {
      Clause text = sheet.clauses.get(clause);
      if (text.trigger() == Trigger.COST && isPaid(text.price(), die)) {
        TextExecutor.upgradeClause(state, player, bit, clause);
      }
    }
  }

  private static boolean isPaid(Attribute price, PlacedDie die) {
    return price == Attribute.ANY || die.isEpic() || price.ordinal() == die.attribute();
  }

  /** Returns bits of the attributes that activate an upgrade, without texts that would change nothing (BT-RUL-134). */
  private static int prices(GameState state, int seat, int bit) {
    UsableTexts sheet = TextExecutor.upgrade(state, seat, bit);
    int prices = 0;
    for (int clause = 0; clause < sheet.clauses.size(); clause++) {
      Clause text = sheet.clauses.get(clause);
      if (text.trigger() == Trigger.COST && TextExecutor.changesByUpgrade(state, sheet, clause, seat)) {
        prices |= 1 << text.price().ordinal();
      }
    }
    return prices;
  }

  /** Returns whether an upgrade has a price, with a text that has not happened for good. */
  private static boolean hasPrice(GameState state, int seat, int bit) {
    UsableTexts sheet = TextExecutor.upgrade(state, seat, bit);
    for (int clause = 0; clause < sheet.clauses.size(); clause++) {
      if (sheet.clauses.get(clause).trigger() == Trigger.COST && TextExecutor.isLeft(state, sheet, clause, seat)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Adds the upgrade cards that a hero may activate.
   *
   * @param refusal the reason why the hero may take no task action at all, null if it may
   */
  public static void options(GameState state, int seat, @Nullable Refusal refusal, ActionCollector out) {
    for (int bit = 0; bit < state.upgradeBits(); bit++) {
      if (state.owns(seat, bit) || out.isExplaining()) {
        @Nullable Refusal own = refusal(state, seat, bit);
        out.add(state.definition().actions.of(ActionVerb.ACTIVATE, state.upgrade(seat, bit)),
            refusal != null ? refusal : own);
      }
    }
  }

  private static @Nullable Refusal refusal(GameState state, int seat, int bit) {
    if (!state.owns(seat, bit)) {
      return NOT_OWNED;
    }
    int prices = prices(state, seat, bit); // BT-RUL-63: as often as dice pay for it
    if (prices == 0) {
      return hasPrice(state, seat, bit) ? NOTHING : PASSIVE;
    }
    return SlotPayment.isAny(state, seat, prices) ? null : SlotPayment.NO_DIE;
  }
}
