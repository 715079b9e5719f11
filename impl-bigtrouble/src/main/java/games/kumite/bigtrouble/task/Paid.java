package games.kumite.bigtrouble.task;

import games.kumite.bigtrouble.content.ItemKind;
import games.kumite.bigtrouble.content.ZoneAction;
import games.kumite.bigtrouble.content.ZoneEntry;
import games.kumite.bigtrouble.dice.Dicing;
import games.kumite.bigtrouble.harm.Harm;
import games.kumite.bigtrouble.harm.Hell;
import games.kumite.bigtrouble.item.Items;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.bigtrouble.state.Word;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Refusal;
import games.kumite.spi.Script;
import games.kumite.spi.actions.VerbAction;
import org.jspecify.annotations.Nullable;

/**
 * A paid zone action: dice of any attribute, a fixed result (BT-TSK-10, BT-TSK-11).
 *
 * @param seat the seat of the hero
 * @param action the verb
 * @param subject the kind of item, or the seat whose Hell card is cleared
 */
public record Paid(int seat, Word action, int subject) {

  private static final Refusal NOT_HERE = new Refusal("BT-TSK-10", "zone-elsewhere");
  private static final Refusal NONE_LEFT = new Refusal("BT-TSK-15", "none-left");
  private static final Refusal NO_HELL = new Refusal("BT-TSK-12", "no-hell");
  private static final Refusal HEALTHY = new Refusal("BT-RUL-108", "changes-nothing");
  private static final Refusal TOO_FEW = new Refusal("BT-TSK-13", "too-few-dice");
  private static final EventType PRAYED = EventType.of("prayed", "BT-TSK-12").seat("who").seat("whom");

  /** The procedure: the dice, then the result. */
  public static final Script<Trouble, Paid> PAID = Script.<Trouble, Paid>of("zone-action")
      .call(Dicing.SLOTS, (trouble, paid) -> Dicing.exactly(paid.seat, paid.purpose(), paid.subject, paid.price()),
          (trouble, paid, dice) -> paid)
      .act(Paid::carryOut)
      .end();

  /** Returns the zone action that a hero has chosen. */
  public static Paid of(int seat, VerbAction action) {
    return new Paid(seat, (Word) action.verb(), action.verb() == Word.RECOVER ? seat : action.first());
  }

  /** Returns the number of dice that the action takes (BT-TSK-12, BT-TSK-13). */
  private int price() {
    return action == Word.PRAY && subject != seat ? 2 : 1;
  }

  private Dicing.Purpose purpose() {
    return switch (action) {
      case BUY -> Dicing.Purpose.BUY;
      case PRAY -> Dicing.Purpose.PRAY;
      default -> Dicing.Purpose.RECOVER;
    };
  }

  private static void carryOut(Trouble trouble, Paid paid) {
    switch (paid.action) {
      case BUY -> Items.take(trouble, paid.seat, paid.subject); // BT-TSK-14
      case PRAY -> {
        trouble.tell(PRAYED, paid.seat, paid.subject);
        Hell.clear(trouble, paid.subject);
      }
      default -> Harm.heal(trouble, paid.seat, Trouble.MAX_HEALTH); // BT-TSK-16
    }
  }

  /**
   * Adds the paid zone actions of a hero.
   *
   * @param refusal the reason why the hero may take no task action at all, null if it may
   */
  public static void options(Trouble trouble, int seat, @Nullable Refusal refusal, Options out) {
    ZoneEntry zone = trouble.board().zones().get(trouble.board().zoneOf(trouble.seat(seat, Num.SPACE)));
    ZoneAction here = zone.action(); // BT-ACT2-29: the lair's zones have none
    if (here == ZoneAction.SHOP || out.isExplaining()) {
      shop(trouble, zone, refusal, out);
    }
    if (here == ZoneAction.CLEAR_HELL || out.isExplaining()) {
      for (int other = 0; other < trouble.seats(); other++) {
        int price = other == seat ? 1 : 2;
        out.add(trouble.terms().actions.of(Word.PRAY, other), refusal != null ? refusal
            : here != ZoneAction.CLEAR_HELL ? NOT_HERE : !Hell.isKept(trouble, other) ? NO_HELL
            : Dicing.placeable(trouble, seat) < price ? TOO_FEW : null);
      }
    }
    if (here == ZoneAction.FULL_HEALTH || out.isExplaining()) {
      out.add(trouble.terms().actions.of(Word.RECOVER), refusal != null ? refusal
          : here != ZoneAction.FULL_HEALTH ? NOT_HERE
          : trouble.seat(seat, Num.HEALTH) == Trouble.MAX_HEALTH ? HEALTHY : null);
    }
  }

  private static void shop(Trouble trouble, ZoneEntry zone, @Nullable Refusal refusal, Options out) {
    for (int kind = 0; kind < ItemKind.SHOP_KINDS; kind++) {
      boolean isHere = trouble.get(Num.ACT) == 1 && trouble.content().items().get(kind).zone().equals(zone.id());
      if (isHere || out.isExplaining()) {
        out.add(trouble.terms().actions.of(Word.BUY, kind), refusal != null ? refusal : !isHere ? NOT_HERE
            : trouble.get(Num.STACKS + kind) == 0 ? NONE_LEFT : null);
      }
    }
  }
}
