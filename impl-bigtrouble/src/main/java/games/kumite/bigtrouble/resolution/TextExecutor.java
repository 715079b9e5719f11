package games.kumite.bigtrouble.resolution;

import games.kumite.bigtrouble.content.vocabulary.EffectDuration;
import games.kumite.bigtrouble.content.vocabulary.EffectPlacement;
import games.kumite.bigtrouble.content.vocabulary.EffectTarget;
import games.kumite.bigtrouble.content.vocabulary.Effects;
import games.kumite.bigtrouble.content.vocabulary.Part;
import games.kumite.bigtrouble.content.vocabulary.Trigger;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.EffectContext;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.bigtrouble.state.UsableTexts;
import java.util.List;

/** The execution of texts, part by part in print order: each part is a step, and so is each effect on each hero. */
public final class TextExecutor {

  private TextExecutor() {}

  /** Carries out the effects of a text in the present act, which are put on the agenda. */
  public static void execute(GameState state, Effects effects, EffectContext occasion) {
    List<Part> parts = effects.of(state.get(Counters.ACT));
    for (int part = 0; part < parts.size(); part++) {
      int peekBottom = peekBottom(parts, part);
      state.then(new ExecutePart(parts.get(part), occasion, peekBottom < 0 ? Bottom.FORBIDDEN : bottom(parts, peekBottom)));
    }
  }

  /** Returns the part {@code peekBottom} that belongs to a part {@code peekBT}, -1 for none. */
  private static int peekBottom(List<Part> parts, int peek) {
    if (!isPlain(parts.get(peek), EffectPlacement.PEEK)) {
      return GameState.NONE;
    }
    int next = peek + 1;
    while (next < parts.size() && !isPlain(parts.get(next), EffectPlacement.PEEK)) {
      if (isPlain(parts.get(next), EffectPlacement.PEEK_BOTTOM)) {
        return next;
      }
      next++;
    }
    return GameState.NONE;
  }

  private static boolean isPlain(Part part, String word) {
    return part.effect().is(word) && !part.isChoice() && part.each() == EffectTarget.SELF;
  }

  private static Bottom bottom(List<Part> parts, int peekBottom) {
    return parts.get(peekBottom).scope() == EffectDuration.IF_MOVED ? Bottom.IF_MOVED : Bottom.ALLOWED;
  }

  /** Carries out everything that a hero has for a trigger, in an order of the group's choice (DEC-35). */
  public static void onTrigger(GameState state, Trigger trigger, int seat) {
    long due = TriggerResolution.due(state, trigger, seat);
    if (due != 0) {
      state.then(new TriggerResolution(trigger, seat, due));
    }
  }

  /** Returns the active side of an owned upgrade, by its bit (BT-UPG-13). */
  public static UsableTexts upgrade(GameState state, int seat, int bit) {
    return HeroCards.upgrade(state, seat, bit);
  }

  /** Carries out a clause of an owned upgrade. Its effects are put on the agenda. */
  public static void upgradeClause(GameState state, int seat, int bit, int clause) {
    clause(state, HeroCards.upgrade(state, seat, bit), clause, EffectContext.ofUpgrade(seat));
  }

  /** Carries out a clause of a card that a hero has, without the parts that have happened. */
  static void clause(GameState state, UsableTexts sheet, int clause, EffectContext occasion) {
    int act = state.get(Counters.ACT);
    List<Part> parts = sheet.clauses.get(clause).effects().of(act);
    for (int part = 0; part < parts.size(); part++) {
      int mark = sheet.mark(clause, act, part);
      if (isLeft(state, occasion.self(), mark)) {
        int peekBottom = peekBottom(parts, part);
        boolean isBottom = peekBottom >= 0 && isLeft(state, occasion.self(), sheet.mark(clause, act, peekBottom));
        happen(state, parts.get(part), occasion.self(), mark);
        state.then(new ExecutePart(parts.get(part), occasion, isBottom ? bottom(parts, peekBottom) : Bottom.FORBIDDEN));
      }
    }
  }

  /** Returns whether a clause of an owned upgrade would change anything: any of its parts that have not happened. */
  public static boolean changesByUpgrade(GameState state, UsableTexts sheet, int clause, int seat) {
    int act = state.get(Counters.ACT);
    List<Part> parts = sheet.clauses.get(clause).effects().of(act);
    for (int part = 0; part < parts.size(); part++) {
      if (isLeft(state, seat, sheet.mark(clause, act, part))
          && EffectImpact.changes(state, parts.get(part), EffectContext.ofUpgrade(seat))) {
        return true;
      }
    }
    return false;
  }

  /** Adds the parts of a clause that have not happened. */
  static void addLeft(GameState state, UsableTexts sheet, int clause, int seat, List<Part> out) {
    int act = state.get(Counters.ACT);
    List<Part> parts = sheet.clauses.get(clause).effects().of(act);
    for (int part = 0; part < parts.size(); part++) {
      if (isLeft(state, seat, sheet.mark(clause, act, part))) {
        out.add(parts.get(part));
      }
    }
  }

  private static boolean isLeft(GameState state, int seat, int mark) {
    return mark == UsableTexts.NONE || !state.hasHappened(seat, mark);
  }

  private static void happen(GameState state, Part part, int seat, int mark) {
    if (mark != UsableTexts.NONE) {
      switch (part.scope()) {
        case FIRST_EACH_TURN -> state.happenedThisTurn(seat, mark);
        default -> state.happenedForGood(seat, mark);
      }
    }
  }

  /** Returns whether any part of a clause has not happened yet. */
  public static boolean isLeft(GameState state, UsableTexts sheet, int clause, int seat) {
    int act = state.get(Counters.ACT);
    int parts = sheet.clauses.get(clause).effects().of(act).size();
    for (int part = 0; part < parts; part++) {
      if (isLeft(state, seat, sheet.mark(clause, act, part))) {
        return true;
      }
    }
    return false;
  }
}
