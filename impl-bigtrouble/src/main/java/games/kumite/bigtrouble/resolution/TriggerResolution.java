package games.kumite.bigtrouble.resolution;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.bigtrouble.content.vocabulary.Part;
import games.kumite.bigtrouble.content.vocabulary.Trigger;
import games.kumite.bigtrouble.state.ActionVerb;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.EffectContext;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.bigtrouble.state.GroupChoice;
import games.kumite.bigtrouble.state.UsableTexts;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Question;
import games.kumite.spi.actions.VerbAction;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import java.util.stream.IntStream;

/**
 * A hero's texts for a trigger, one after the other in an order of the group's choice (DEC-35). Texts that need no
 * order come first (BT-RUL-133).
 *
 * @param trigger the trigger
 * @param hero the seat of the hero
 * @param due bits of the places of {@link HeroCards} that are still to come
 */
record TriggerResolution(Trigger trigger, int hero, long due) implements GroupChoice {

  /** Returns bits of the hero's places with a clause of the trigger. */
  static long due(GameState state, Trigger trigger, int seat) {
    long due = 0;
    int owned = state.seat(seat, Counters.OWNED);
    int under = owned == 0 ? 0 : owned & state.definition().sheets.upgradesWith(
        trigger, state.seat(seat, Counters.HERO), state.seat(seat, Counters.EPIC));
    for (int left = under; left != 0; left &= left - 1) {
      due |= bit(state, trigger, seat, Integer.numberOfTrailingZeros(left));
    }
    var cards = state.cards();
    for (int token = cards.top(state.zones().withHero[seat]); token >= 0; token = cards.next(token)) {
      due |= bit(state, trigger, seat, HeroCards.ofCompanion(state, state.zones().companion(cards.face(token))));
    }
    if (state.seat(seat, Counters.SIDE) == Counters.COOP) {
      due |= bit(state, trigger, seat, HeroCards.ofCoop(state));
    }
    return due;
  }

  private static long bit(GameState state, Trigger trigger, int seat, int place) {
    return isDue(state, trigger, seat, place) ? 1L << place : 0;
  }

  /** Returns whether a place has a clause with the trigger that is not used up. */
  private static boolean isDue(GameState state, Trigger trigger, int seat, int place) {
    UsableTexts sheet = HeroCards.sheet(state, seat, place);
    if (!sheet.has(trigger)) {
      return false;
    }
    boolean isAny = false;
    for (int clause = 0; clause < sheet.clauses.size(); clause++) {
      isAny |= isDue(state, sheet, clause, trigger, seat);
    }
    return isAny;
  }

  private static boolean isDue(GameState state, UsableTexts sheet, int clause, Trigger trigger, int seat) {
    return sheet.clauses.get(clause).trigger() == trigger && TextExecutor.isLeft(state, sheet, clause, seat);
  }

  @Override
  public String kind() {
    return "next-effect";
  }

  @Override
  public void run(GameState state) {
    long still = due & due(state, trigger, hero); // an earlier effect may have ended the condition of another
    long ordered = Long.bitCount(still) > 1 ? texts(state, still).ordered() : still;
    for (long left = still & ~ordered; left != 0; left &= left - 1) {
      carryOut(state, Long.numberOfTrailingZeros(left));
    }
    if (ordered != due) {
      state.then(new TriggerResolution(trigger, hero, ordered));
    } else if (due != 0) {
      GroupChoice.super.run(state);
    }
  }

  /** Returns the texts at some places. */
  private PendingTexts texts(GameState state, long places) {
    PendingTexts texts = new PendingTexts(state);
    for (long left = places; left != 0; left &= left - 1) {
      int place = Long.numberOfTrailingZeros(left);
      UsableTexts sheet = HeroCards.sheet(state, hero, place);
      List<Part> parts = new ArrayList<>();
      for (int clause = 0; clause < sheet.clauses.size(); clause++) {
        if (sheet.clauses.get(clause).trigger() == trigger) {
          TextExecutor.addLeft(state, sheet, clause, hero, parts);
        }
      }
      texts.add(place, parts, occasion(state, hero, place));
    }
    return texts;
  }

  private static EffectContext occasion(GameState state, int seat, int place) {
    return HeroCards.isUpgrade(state, place) ? EffectContext.ofUpgrade(seat) : EffectContext.of(seat);
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    for (int number = 1; number <= Long.bitCount(offered(state)); number++) {
      out.add(state.definition().actions.of(ActionVerb.NEXT, number));
    }
  }

  private long offered(GameState state) {
    return Long.bitCount(due) > 1 ? texts(state, due).distinct() : due;
  }

  private int place(GameState state, int number) {
    long left = offered(state);
    for (int i = 1; i < number; i++) {
      left &= left - 1;
    }
    return Long.numberOfTrailingZeros(left);
  }

  @Override
  public void execute(GameState state, Action action) {
    int place = place(state, ((VerbAction) action).first());
    carryOut(state, place);
    state.then(new TriggerResolution(trigger, hero, due & ~(1L << place)));
  }

  private void carryOut(GameState state, int place) {
    UsableTexts sheet = HeroCards.sheet(state, hero, place);
    for (int clause = 0; clause < sheet.clauses.size(); clause++) {
      if (sheet.clauses.get(clause).trigger() == trigger) {
        TextExecutor.clause(state, sheet, clause, occasion(state, hero, place));
      }
    }
  }

  private String words(GameState state, int number) {
    UsableTexts sheet = HeroCards.sheet(state, hero, place(state, number));
    return state.definition().sentences.of(IntStream.range(0, sheet.clauses.size())
        .filter(clause -> isDue(state, sheet, clause, trigger, hero)).mapToObj(sheet.clauses::get).toList());
  }

  @Override
  public String detail(GameState state, Action action) {
    return words(state, ((VerbAction) action).first());
  }

  @Override
  public Prompt prompt(GameState state) {
    StringJoiner texts = new StringJoiner(" ");
    for (int number = 1; number <= Long.bitCount(offered(state)); number++) {
      texts.add(number + ": " + words(state, number));
    }
    return Question.prompt(state, kind(), seat(state), texts.toString());
  }
}
