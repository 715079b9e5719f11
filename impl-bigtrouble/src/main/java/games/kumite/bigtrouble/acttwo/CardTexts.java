package games.kumite.bigtrouble.acttwo;

import games.kumite.api.Action;
import games.kumite.bigtrouble.content.vocabulary.Clause;
import games.kumite.bigtrouble.content.vocabulary.Part;
import games.kumite.bigtrouble.content.vocabulary.Trigger;
import games.kumite.bigtrouble.showdown.Showdowns;
import games.kumite.bigtrouble.state.GroupQuestion;
import games.kumite.bigtrouble.state.Occasion;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.bigtrouble.state.Word;
import games.kumite.bigtrouble.text.Carry;
import games.kumite.bigtrouble.text.Due;
import games.kumite.spi.Options;
import games.kumite.spi.actions.VerbAction;
import java.util.ArrayList;
import java.util.List;

/**
 * The texts of showdown cards at one moment: one card after the other, in the order that the group chooses (DEC-35).
 * Texts that need no order come first (BT-RUL-133).
 *
 * @param trigger the moment
 * @param slots bits of the slots whose cards have yet to be carried out
 */
public record CardTexts(Trigger trigger, int slots) implements GroupQuestion {

  /** Carries out all cards that have a text for a trigger. */
  public static void carryOut(Trouble trouble, Trigger trigger) {
    int slots = 0;
    for (int slot = 0; slot < trouble.questSlots(); slot++) {
      slots |= hasClause(trouble, slot, trigger) ? 1 << slot : 0;
    }
    if (slots != 0) {
      trouble.ask(new CardTexts(trigger, slots));
    }
  }

  private static boolean hasClause(Trouble trouble, int slot, Trigger trigger) {
    if (Showdowns.isThere(trouble, slot)) {
      for (Clause clause : Showdowns.side(trouble, slot).clauses()) {
        if (clause.trigger() == trigger) {
          return true;
        }
      }
    }
    return false;
  }

  @Override
  public String kind() {
    return "card-order";
  }

  @Override
  public void run(Trouble trouble) {
    int still = still(trouble);
    int ordered = Integer.bitCount(still) > 1 ? (int) texts(trouble, still).ordered() : still;
    for (int left = still & ~ordered; left != 0; left &= left - 1) {
      carryOut(trouble, Integer.numberOfTrailingZeros(left));
    }
    if (ordered != slots) {
      trouble.then(new CardTexts(trigger, ordered));
    } else if (slots != 0) {
      GroupQuestion.super.run(trouble);
    }
  }

  /** Returns the texts of the cards in some slots. */
  private Due texts(Trouble trouble, int some) {
    Due texts = new Due(trouble);
    for (int left = some; left != 0; left &= left - 1) {
      int slot = Integer.numberOfTrailingZeros(left);
      List<Part> parts = new ArrayList<>();
      for (Clause clause : Showdowns.side(trouble, slot).clauses()) {
        if (clause.trigger() == trigger) {
          parts.addAll(clause.effects().of(2));
        }
      }
      texts.add(slot, parts, occasion(trouble, slot));
    }
    return texts;
  }

  private static Occasion occasion(Trouble trouble, int slot) {
    return Occasion.nobodys().withOwner(Showdowns.owner(trouble, slot));
  }

  /** Returns the slots of cards that were not completed in the meantime; completed ones do nothing (BT-ACT2-31). */
  private int still(Trouble trouble) {
    int still = 0;
    for (int left = slots; left != 0; left &= left - 1) {
      int slot = Integer.numberOfTrailingZeros(left);
      still |= Showdowns.isThere(trouble, slot) ? 1 << slot : 0;
    }
    return still;
  }

  @Override
  public void options(Trouble trouble, Options out) {
    long offered = Integer.bitCount(slots) > 1 ? texts(trouble, slots).distinct() : slots;
    for (long left = offered; left != 0; left &= left - 1) {
      out.add(trouble.terms().actions.of(Word.CARRY_OUT, trouble.questNumber(Long.numberOfTrailingZeros(left))));
    }
  }

  @Override
  public void chosen(Trouble trouble, Action action) {
    int slot = trouble.slotOf(((VerbAction) action).first());
    carryOut(trouble, slot);
    int rest = slots & ~(1 << slot);
    if (rest != 0) {
      trouble.ask(new CardTexts(trigger, rest));
    }
  }

  private void carryOut(Trouble trouble, int slot) {
    for (Clause clause : Showdowns.side(trouble, slot).clauses()) {
      if (clause.trigger() == trigger) {
        Carry.out(trouble, clause.effects(), occasion(trouble, slot));
      }
    }
  }
}
