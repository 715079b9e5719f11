package games.kumite.bigtrouble.text;

import games.kumite.bigtrouble.content.vocabulary.Clause;
import games.kumite.bigtrouble.content.vocabulary.Context;
import games.kumite.bigtrouble.content.vocabulary.Effect;
import games.kumite.bigtrouble.content.vocabulary.Part;
import games.kumite.bigtrouble.content.vocabulary.Scope;
import games.kumite.bigtrouble.content.vocabulary.Verb;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Occasion;
import games.kumite.bigtrouble.state.Sheet;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.bigtrouble.state.Word;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;
import org.jspecify.annotations.Nullable;

/** The special abilities of heroes and companions, each used once (BT-SET-16, BT-SET-22, DEC-28). */
public final class Specials {

  /** The moment at which a special may be used, in its hero's turn. */
  public enum Moment {
    /** Between actions: all specials that do not concern one roll. */
    IN_TURN,
    /** Before a roll: specials that change its dice, for it alone or to the end of the turn. */
    BEFORE_ROLL,
    /** After a roll: specials that add successes to it, likewise. */
    AFTER_ROLL
  }

  private static final Refusal SPENT = new Refusal("BT-SET-16", "ability-spent");
  private static final Refusal CALLED_BEFORE = new Refusal("BT-SET-22", "ability-spent");
  private static final Refusal NO_SPECIAL = new Refusal("BT-SET-15", "no-special");
  private static final Refusal NOT_WITH_HERO = new Refusal("BT-SET-22", "companion-elsewhere");
  private static final Refusal OTHER_MOMENT = new Refusal("BT-RUL-90", "other-moment");
  private static final Refusal NOTHING = new Refusal("BT-RUL-108", "changes-nothing");
  private static final EventType USED = EventType.of("ability-used", "BT-SET-16").seat("who");
  private static final EventType CALLED = EventType.of("companion-used", "BT-SET-22").seat("who").card("companion");

  private Specials() {}

  /** Adds the specials that a hero may use at a moment; the context is that of the roll, {@code all} without one. */
  public static void options(Trouble trouble, int seat, Moment moment, Context context, Options out) {
    Refusal refusal = ability(trouble, seat, moment, context);
    if (refusal == null || out.isExplaining()) {
      out.add(trouble.terms().actions.of(Word.ABILITY), refusal);
    }
    for (int companion = 0; companion < trouble.content().companions().size(); companion++) {
      refusal = companion(trouble, seat, companion, moment, context);
      if (refusal == null || out.isExplaining()) {
        out.add(trouble.terms().actions.of(Word.CALL, companion), refusal);
      }
    }
  }

  /** Returns whether a hero may use any special at a moment. */
  public static boolean isAny(Trouble trouble, int seat, Moment moment, Context context) {
    if (ability(trouble, seat, moment, context) == null) {
      return true;
    }
    var cards = trouble.cards();
    for (int token = cards.top(trouble.zones().withHero[seat]); token >= 0; token = cards.next(token)) {
      if (companion(trouble, seat, trouble.zones().companion(cards.face(token)), moment, context) == null) {
        return true;
      }
    }
    return false;
  }

  private static @Nullable Refusal ability(Trouble trouble, int seat, Moment moment, Context context) {
    if (trouble.seat(seat, Num.SIDE) != Num.SPECIAL) {
      return NO_SPECIAL;
    }
    return trouble.seat(seat, Num.SPENT) == 1 ? SPENT
        : refusal(trouble, seat, trouble.terms().sheets.special(trouble.seat(seat, Num.HERO)), moment, context);
  }

  private static @Nullable Refusal companion(
      Trouble trouble, int seat, int companion, Moment moment, Context context) {
    if (Holdings.token(trouble, seat, companion) < 0) {
      return NOT_WITH_HERO;
    }
    return (trouble.get(Num.SPENT_COMPANIONS) >> companion & 1) != 0 ? CALLED_BEFORE
        : refusal(trouble, seat, trouble.terms().sheets.companionSpecial(companion), moment, context);
  }

  private static @Nullable Refusal refusal(Trouble trouble, int seat, Sheet sheet, Moment moment, Context context) {
    Moment own = Moment.IN_TURN;
    boolean fits = false;
    boolean changesRoll = false;
    for (Clause clause : sheet.clauses) {
      for (Part part : clause.effects().of(trouble.get(Num.ACT))) {
        if (part.scope() == Scope.ROLL) {
          for (Effect effect : part.effects()) { // specials that add dice come before the throw, even if they also add successes
            own = effect.verb() == Verb.ADD_SUCC && own != Moment.BEFORE_ROLL ? Moment.AFTER_ROLL : Moment.BEFORE_ROLL;
            fits |= covers(effect, context);
          }
        } else if (part.scope() == Scope.TURN || part.scope() == Scope.ROUND) {
          for (Effect effect : part.effects()) {
            changesRoll |= isOfRoll(effect) && covers(effect, context)
                && moment == (effect.verb() == Verb.ADD_SUCC ? Moment.AFTER_ROLL : Moment.BEFORE_ROLL);
          }
        }
      }
    }
    boolean isNow = own == moment && (own == Moment.IN_TURN || fits);
    if (!isNow && !changesRoll) { // effects to the end of the turn may come in the middle of an action (BT-RUL-08)
      return OTHER_MOMENT;
    }
    return Possible.changes(trouble, sheet.clauses, Occasion.of(seat)) ? null : NOTHING;
  }

  private static boolean isOfRoll(Effect effect) {
    return effect instanceof Effect.Roll || effect instanceof Effect.EpicAll;
  }

  private static boolean covers(Effect effect, Context context) {
    return effect instanceof Effect.Roll roll ? roll.context().covers(context)
        : !(effect instanceof Effect.EpicAll epic) || epic.context().covers(context);
  }

  /** Returns the display text of a special; empty for any other action of a hero. */
  public static String remark(Trouble trouble, int seat, VerbAction action) {
    return action.verb() == Word.ABILITY ? trouble.terms().printed.specials.get(trouble.seat(seat, Num.HERO))
        : action.verb() == Word.CALL ? trouble.terms().printed.companions.get(action.first()) : "";
  }

  /** Uses a special of a hero. Its effects are put on the agenda. */
  public static void use(Trouble trouble, int seat, VerbAction action) {
    Sheet sheet;
    if (action.verb() == Word.ABILITY) {
      trouble.setSeat(seat, Num.SPENT, 1);
      trouble.tell(USED, seat);
      sheet = trouble.terms().sheets.special(trouble.seat(seat, Num.HERO));
    } else {
      trouble.set(Num.SPENT_COMPANIONS, trouble.get(Num.SPENT_COMPANIONS) | 1 << action.first());
      trouble.tell(CALLED, seat, Holdings.token(trouble, seat, action.first()));
      sheet = trouble.terms().sheets.companionSpecial(action.first());
    }
    for (int clause = 0; clause < sheet.clauses.size(); clause++) {
      Carry.clause(trouble, sheet, clause, Occasion.of(seat));
    }
  }
}
