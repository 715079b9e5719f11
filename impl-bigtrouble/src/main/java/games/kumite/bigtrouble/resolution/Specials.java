package games.kumite.bigtrouble.resolution;

import games.kumite.bigtrouble.content.vocabulary.Effect;
import games.kumite.bigtrouble.content.vocabulary.EffectDuration;
import games.kumite.bigtrouble.content.vocabulary.LastingWord;
import games.kumite.bigtrouble.content.vocabulary.Part;
import games.kumite.bigtrouble.content.vocabulary.RollContext;
import games.kumite.bigtrouble.state.ActionVerb;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.EffectContext;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.bigtrouble.state.UsableTexts;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;
import java.util.List;
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
  public static void options(GameState state, int seat, Moment moment, RollContext context, ActionCollector out) {
    Refusal refusal = ability(state, seat, moment, context);
    if (refusal == null || out.isExplaining()) {
      out.add(state.definition().actions.of(ActionVerb.ABILITY), refusal);
    }
    int with = HeroCards.companions(state, seat);
    for (int left = out.isExplaining() ? (1 << state.content().companions().size()) - 1 : with; left != 0; left &= left - 1) {
      int companion = Integer.numberOfTrailingZeros(left);
      refusal = (with >> companion & 1) == 0 ? NOT_WITH_HERO : companion(state, seat, companion, moment, context);
      if (refusal == null || out.isExplaining()) {
        out.add(state.definition().actions.of(ActionVerb.CALL, companion), refusal);
      }
    }
  }

  /** Returns whether a hero may use any special at a moment. */
  public static boolean isAny(GameState state, int seat, Moment moment, RollContext context) {
    if (ability(state, seat, moment, context) == null) {
      return true;
    }
    var cards = state.cards();
    for (int token = cards.top(state.zones().withHero[seat]); token >= 0; token = cards.next(token)) {
      if (companion(state, seat, state.zones().companion(cards.face(token)), moment, context) == null) {
        return true;
      }
    }
    return false;
  }

  private static @Nullable Refusal ability(GameState state, int seat, Moment moment, RollContext context) {
    if (state.seat(seat, Counters.SIDE) != Counters.SPECIAL) {
      return NO_SPECIAL;
    }
    return state.seat(seat, Counters.SPENT) == 1 ? SPENT
        : refusal(state, seat, state.definition().sheets.special(state.seat(seat, Counters.HERO)), moment, context);
  }

  /** Returns why the special of a companion that is with a hero cannot be used, null if it can. */
  private static @Nullable Refusal companion(
      GameState state, int seat, int companion, Moment moment, RollContext context) {
    return (state.get(Counters.SPENT_COMPANIONS) >> companion & 1) != 0 ? CALLED_BEFORE
        : refusal(state, seat, state.definition().sheets.companionSpecial(companion), moment, context);
  }

  private static @Nullable Refusal refusal(GameState state, int seat, UsableTexts sheet, Moment moment, RollContext context) {
    Moment own = Moment.IN_TURN;
    boolean fits = false;
    boolean changesRoll = false;
    for (int clause = 0; clause < sheet.clauses.size(); clause++) {
      List<Part> parts = sheet.clauses.get(clause).effects().of(state.get(Counters.ACT));
      for (int i = 0; i < parts.size(); i++) {
        Part part = parts.get(i);
        if (part.scope() == EffectDuration.ROLL) {
          for (Effect effect : part.effects()) { // specials that add dice come before the throw, even if they also add successes
            own = effect.verb() == LastingWord.ADD_SUCC && own != Moment.BEFORE_ROLL ? Moment.AFTER_ROLL : Moment.BEFORE_ROLL;
            fits |= effect.context().covers(context);
          }
        } else if (part.scope() == EffectDuration.TURN || part.scope() == EffectDuration.ROUND) {
          for (Effect effect : part.effects()) {
            changesRoll |= effect.verb().shape().isOfRolls() && effect.context().covers(context)
                && moment == (effect.verb() == LastingWord.ADD_SUCC ? Moment.AFTER_ROLL : Moment.BEFORE_ROLL);
          }
        }
      }
    }
    boolean isNow = own == moment && (own == Moment.IN_TURN || fits);
    if (!isNow && !changesRoll) { // effects to the end of the turn may come in the middle of an action (BT-RUL-08)
      return OTHER_MOMENT;
    }
    return EffectImpact.anyChanges(state, sheet.clauses, EffectContext.of(seat)) ? null : NOTHING;
  }

  /** Returns the display text of a special; empty for any other action of a hero. */
  public static String remark(GameState state, int seat, VerbAction action) {
    return action.verb() == ActionVerb.ABILITY ? state.definition().printed.specials.get(state.seat(seat, Counters.HERO))
        : action.verb() == ActionVerb.CALL ? state.definition().printed.companions.get(action.first()) : "";
  }

  /** Uses a special of a hero. Its effects are put on the agenda. */
  public static void use(GameState state, int seat, VerbAction action) {
    UsableTexts sheet;
    if (action.verb() == ActionVerb.ABILITY) {
      state.setSeat(seat, Counters.SPENT, 1);
      state.emit(USED, seat);
      sheet = state.definition().sheets.special(state.seat(seat, Counters.HERO));
    } else {
      state.set(Counters.SPENT_COMPANIONS, state.get(Counters.SPENT_COMPANIONS) | 1 << action.first());
      state.emit(CALLED, seat, HeroCards.token(state, seat, action.first()));
      sheet = state.definition().sheets.companionSpecial(action.first());
    }
    for (int clause = 0; clause < sheet.clauses.size(); clause++) {
      TextExecutor.clause(state, sheet, clause, EffectContext.of(seat));
    }
  }
}
