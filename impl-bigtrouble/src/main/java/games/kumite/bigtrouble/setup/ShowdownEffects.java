package games.kumite.bigtrouble.setup;

import games.kumite.api.Action;
import games.kumite.bigtrouble.content.vocabulary.Clause;
import games.kumite.bigtrouble.content.vocabulary.Trigger;
import games.kumite.bigtrouble.resolution.PendingTexts;
import games.kumite.bigtrouble.resolution.Showdowns;
import games.kumite.bigtrouble.resolution.TextExecutor;
import games.kumite.bigtrouble.state.ActionVerb;
import games.kumite.bigtrouble.state.EffectContext;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.bigtrouble.state.GroupChoice;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Step;
import games.kumite.spi.actions.VerbAction;

/**
 * The texts of showdown cards at one moment: one card after the other, in the order that the group chooses (DEC-35).
 * Texts that need no order come first (BT-RUL-133).
 *
 * @param trigger the moment
 * @param slots bits of the slots whose cards have yet to be carried out
 */
public record ShowdownEffects(Trigger trigger, int slots) implements GroupChoice {

  /** Carries out all cards that have a text for a trigger. */
  public static void carryOut(GameState state, Trigger trigger) {
    int slots = 0;
    for (int slot = 0; slot < state.questSlots(); slot++) {
      slots |= hasClause(state, slot, trigger) ? 1 << slot : 0;
    }
    if (slots != 0) {
      state.ask(new ShowdownEffects(trigger, slots));
    }
  }

  private static boolean hasClause(GameState state, int slot, Trigger trigger) {
    if (Showdowns.isThere(state, slot)) {
      for (Clause clause : Showdowns.side(state, slot).clauses()) {
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
  public void run(GameState state) {
    int still = still(state);
    int ordered = Integer.bitCount(still) > 1 ? (int) texts(state, still).ordered() : still;
    for (int left = still & ~ordered; left != 0; left &= left - 1) {
      carryOut(state, Integer.numberOfTrailingZeros(left));
    }
    if (ordered != slots) {
      state.then(new ShowdownEffects(trigger, ordered));
    } else if (slots != 0) {
      GroupChoice.super.run(state);
    }
  }

  /** Returns the texts of the cards in some slots. */
  private PendingTexts texts(GameState state, int some) {
    PendingTexts texts = new PendingTexts(state);
    for (int left = some; left != 0; left &= left - 1) {
      int slot = Integer.numberOfTrailingZeros(left);
      texts.add(slot, Showdowns.parts(state, slot, trigger), occasion(state, slot));
    }
    return texts;
  }

  private static EffectContext occasion(GameState state, int slot) {
    return EffectContext.ofGroup().withOwner(Showdowns.owner(state, slot));
  }

  /** Returns the slots of cards that were not completed in the meantime; completed ones do nothing (BT-ACT2-31). */
  private int still(GameState state) {
    int still = 0;
    for (int left = slots; left != 0; left &= left - 1) {
      int slot = Integer.numberOfTrailingZeros(left);
      still |= Showdowns.isThere(state, slot) ? 1 << slot : 0;
    }
    return still;
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    long offered = Integer.bitCount(slots) > 1 ? texts(state, slots).distinct() : slots;
    for (long left = offered; left != 0; left &= left - 1) {
      out.add(state.definition().actions.of(ActionVerb.CARRY_OUT, state.questNumber(Long.numberOfTrailingZeros(left))));
    }
  }

  @Override
  public void execute(GameState state, Action action) {
    int slot = state.slotOf(((VerbAction) action).first());
    carryOut(state, slot);
    int rest = slots & ~(1 << slot);
    if (rest != 0) {
      state.ask(new ShowdownEffects(trigger, rest));
    }
  }

  /** The event that names a card: a step, since the texts of earlier cards may still be on the agenda. */
  private record Announcement(int card, Trigger trigger) implements Step<GameState> {

    @Override
    public void run(GameState state) {
      state.emit(state.definition().events.showdown, card, trigger.ordinal());
    }
  }

  private void carryOut(GameState state, int slot) {
    state.then(new Announcement(state.questNumber(slot), trigger));
    for (Clause clause : Showdowns.side(state, slot).clauses()) {
      if (clause.trigger() == trigger) {
        TextExecutor.execute(state, clause.effects(), occasion(state, slot));
      }
    }
  }
}
