package games.kumite.bigtrouble.task;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.bigtrouble.content.vocabulary.Attribute;
import games.kumite.bigtrouble.content.vocabulary.Clause;
import games.kumite.bigtrouble.content.vocabulary.Trigger;
import games.kumite.bigtrouble.dice.Placed;
import games.kumite.bigtrouble.dice.Slotting;
import games.kumite.bigtrouble.text.Carry;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Sheet;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.bigtrouble.state.Word;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import org.jspecify.annotations.Nullable;

/**
 * DEC-34: the die that activates an upgrade card (BT-UPG-14). A card with several prices has the effects for which the
 * die pays.
 *
 * @param player the seat of the player
 * @param bit the upgrade, by its bit
 */
public record Activation(int player, int bit) implements Question<Trouble> {

  private static final Refusal NOT_OWNED = new Refusal("BT-UPG-14", "not-owned");
  private static final Refusal PASSIVE = new Refusal("BT-UPG-16", "passive-card");
  private static final Refusal NOTHING = new Refusal("BT-RUL-134", "changes-nothing");
  private static final Refusal USED = new Refusal("BT-RUL-63", "card-used");

  @Override
  public String kind() {
    return "slot";
  }

  @Override
  public int seat(Trouble trouble) {
    return player;
  }

  @Override
  public boolean answersItself() {
    return true; // BT-RUL-100
  }

  @Override
  public Prompt prompt(Trouble trouble) {
    return Slotting.prompt(trouble, player, trouble.start().texts().text("slot.to.activate",
        trouble.content().upgrades().get(trouble.upgrade(player, bit)).name()));
  }

  @Override
  public void options(Trouble trouble, Options out) {
    Slotting.options(trouble, player, prices(trouble, player, bit), out);
  }

  @Override
  public void chosen(Trouble trouble, Action action) {
    Placed die = Slotting.place(trouble, player, action);
    trouble.setSeat(player, Num.USED, trouble.seat(player, Num.USED) | 1 << bit);
    trouble.tell(trouble.terms().tidings.upgradeUsed, player, trouble.upgrade(player, bit));
    Sheet sheet = Carry.upgrade(trouble, player, bit);
    for (int clause = 0; clause < sheet.clauses.size(); clause++) {
      Clause text = sheet.clauses.get(clause);
      if (text.trigger() == Trigger.COST && isPaid(text.price(), die)) {
        Carry.upgradeClause(trouble, player, bit, clause);
      }
    }
  }

  private static boolean isPaid(Attribute price, Placed die) {
    return price == Attribute.ANY || die.isEpic() || price.ordinal() == die.attribute();
  }

  /** Returns bits of the attributes that activate an upgrade, without texts that would change nothing (BT-RUL-134). */
  private static int prices(Trouble trouble, int seat, int bit) {
    Sheet sheet = Carry.upgrade(trouble, seat, bit);
    int prices = 0;
    for (int clause = 0; clause < sheet.clauses.size(); clause++) {
      Clause text = sheet.clauses.get(clause);
      if (text.trigger() == Trigger.COST && Carry.changesByUpgrade(trouble, sheet, clause, seat)) {
        prices |= 1 << text.price().ordinal();
      }
    }
    return prices;
  }

  /** Returns whether an upgrade has a price, with a text that has not happened for good. */
  private static boolean hasPrice(Trouble trouble, int seat, int bit) {
    Sheet sheet = Carry.upgrade(trouble, seat, bit);
    for (int clause = 0; clause < sheet.clauses.size(); clause++) {
      if (sheet.clauses.get(clause).trigger() == Trigger.COST && Carry.isLeft(trouble, sheet, clause, seat)) {
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
  public static void options(Trouble trouble, int seat, @Nullable Refusal refusal, Options out) {
    if (refusal != null && !out.isExplaining()) {
      return;
    }
    for (int bit = 0; bit < trouble.upgradeBits(); bit++) {
      if (trouble.owns(seat, bit) || out.isExplaining()) {
        @Nullable Refusal own = refusal(trouble, seat, bit);
        out.add(trouble.terms().actions.of(Word.ACTIVATE, trouble.upgrade(seat, bit)),
            refusal != null ? refusal : own);
      }
    }
  }

  private static @Nullable Refusal refusal(Trouble trouble, int seat, int bit) {
    if (!trouble.owns(seat, bit)) {
      return NOT_OWNED;
    }
    boolean isUsed = (trouble.seat(seat, Num.USED) >> bit & 1) != 0;
    int prices = isUsed ? 0 : prices(trouble, seat, bit);
    if (prices == 0) {
      return !hasPrice(trouble, seat, bit) ? PASSIVE : isUsed ? USED : NOTHING;
    }
    return Slotting.isAny(trouble, seat, prices) ? null : Slotting.NO_DIE;
  }
}
