package games.kumite.bigtrouble.text;

import games.kumite.bigtrouble.content.vocabulary.Effects;
import games.kumite.bigtrouble.content.vocabulary.Part;
import games.kumite.bigtrouble.content.vocabulary.Scope;
import games.kumite.bigtrouble.content.vocabulary.Target;
import games.kumite.bigtrouble.content.vocabulary.Trigger;
import games.kumite.bigtrouble.content.vocabulary.Verb;
import games.kumite.bigtrouble.state.Doing.Bottom;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Occasion;
import games.kumite.bigtrouble.state.Sheet;
import games.kumite.bigtrouble.state.Trouble;
import java.util.List;

/** The execution of texts, part by part in print order: each part is a step, and so is each effect on each hero. */
public final class Carry {

  private Carry() {}

  /** Carries out the effects of a text in the present act, which are put on the agenda. */
  public static void out(Trouble trouble, Effects effects, Occasion occasion) {
    List<Part> parts = effects.of(trouble.get(Num.ACT));
    for (int part = 0; part < parts.size(); part++) {
      int peekBottom = peekBottom(parts, part);
      trouble.then(new PartStep(parts.get(part), occasion, peekBottom < 0 ? Bottom.FORBIDDEN : bottom(parts, peekBottom)));
    }
  }

  /** Returns the part {@code peekBottom} that belongs to a part {@code peekBT}, -1 for none. */
  private static int peekBottom(List<Part> parts, int peek) {
    if (!isPlain(parts.get(peek), Verb.PEEK_BT)) {
      return Trouble.NOBODY;
    }
    int next = peek + 1;
    while (next < parts.size() && !isPlain(parts.get(next), Verb.PEEK_BT)) {
      if (isPlain(parts.get(next), Verb.PEEK_BOTTOM)) {
        return next;
      }
      next++;
    }
    return Trouble.NOBODY;
  }

  private static boolean isPlain(Part part, Verb verb) {
    return part.effect().verb() == verb && !part.isChoice() && part.each() == Target.SELF;
  }

  private static Bottom bottom(List<Part> parts, int peekBottom) {
    return parts.get(peekBottom).scope() == Scope.IF_MOVED ? Bottom.IF_MOVED : Bottom.ALLOWED;
  }

  /** Carries out everything that a hero has for a trigger, in an order of the group's choice (DEC-35). */
  public static void onTrigger(Trouble trouble, Trigger trigger, int seat) {
    long due = Moment.due(trouble, trigger, seat);
    if (due != 0) {
      trouble.then(new Moment(trigger, seat, due));
    }
  }

  /** Returns the active side of an owned upgrade, by its bit (BT-UPG-13). */
  public static Sheet upgrade(Trouble trouble, int seat, int bit) {
    return Holdings.upgrade(trouble, seat, bit);
  }

  /** Carries out a clause of an owned upgrade. Its effects are put on the agenda. */
  public static void upgradeClause(Trouble trouble, int seat, int bit, int clause) {
    clause(trouble, Holdings.upgrade(trouble, seat, bit), clause, Occasion.ofUpgrade(seat));
  }

  /** Carries out a clause of a card that a hero has, without the parts that have happened. */
  static void clause(Trouble trouble, Sheet sheet, int clause, Occasion occasion) {
    int act = trouble.get(Num.ACT);
    List<Part> parts = sheet.clauses.get(clause).effects().of(act);
    for (int part = 0; part < parts.size(); part++) {
      int mark = sheet.mark(clause, act, part);
      if (isLeft(trouble, occasion.self(), mark)) {
        int peekBottom = peekBottom(parts, part);
        boolean isBottom = peekBottom >= 0 && isLeft(trouble, occasion.self(), sheet.mark(clause, act, peekBottom));
        happen(trouble, parts.get(part), occasion.self(), mark);
        trouble.then(new PartStep(parts.get(part), occasion, isBottom ? bottom(parts, peekBottom) : Bottom.FORBIDDEN));
      }
    }
  }

  /** Returns whether a clause of an owned upgrade would change anything: any of its parts that have not happened. */
  public static boolean changesByUpgrade(Trouble trouble, Sheet sheet, int clause, int seat) {
    int act = trouble.get(Num.ACT);
    List<Part> parts = sheet.clauses.get(clause).effects().of(act);
    for (int part = 0; part < parts.size(); part++) {
      if (isLeft(trouble, seat, sheet.mark(clause, act, part))
          && Possible.changes(trouble, parts.get(part), Occasion.ofUpgrade(seat))) {
        return true;
      }
    }
    return false;
  }

  /** Adds the parts of a clause that have not happened. */
  static void addLeft(Trouble trouble, Sheet sheet, int clause, int seat, List<Part> out) {
    int act = trouble.get(Num.ACT);
    List<Part> parts = sheet.clauses.get(clause).effects().of(act);
    for (int part = 0; part < parts.size(); part++) {
      if (isLeft(trouble, seat, sheet.mark(clause, act, part))) {
        out.add(parts.get(part));
      }
    }
  }

  private static boolean isLeft(Trouble trouble, int seat, int mark) {
    return mark == Sheet.NONE || !trouble.hasHappened(seat, mark);
  }

  private static void happen(Trouble trouble, Part part, int seat, int mark) {
    if (mark != Sheet.NONE) {
      switch (part.scope()) {
        case FIRST_EACH_TURN -> trouble.happenedThisTurn(seat, mark);
        default -> trouble.happenedForGood(seat, mark);
      }
    }
  }

  /** Returns whether any part of a clause has not happened yet. */
  public static boolean isLeft(Trouble trouble, Sheet sheet, int clause, int seat) {
    int act = trouble.get(Num.ACT);
    int parts = sheet.clauses.get(clause).effects().of(act).size();
    for (int part = 0; part < parts; part++) {
      if (isLeft(trouble, seat, sheet.mark(clause, act, part))) {
        return true;
      }
    }
    return false;
  }
}
