package games.kumite.bigtrouble.resolution;

import games.kumite.bigtrouble.content.vocabulary.Clause;
import games.kumite.bigtrouble.content.vocabulary.Effect;
import games.kumite.bigtrouble.content.vocabulary.EffectDuration;
import games.kumite.bigtrouble.content.vocabulary.EffectTarget;
import games.kumite.bigtrouble.content.vocabulary.Part;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.EffectContext;
import games.kumite.bigtrouble.state.GameState;
import java.util.List;

/** A check whether an effect would change something (BT-RUL-94). Pure functions of the state. */
public final class EffectImpact {

  private EffectImpact() {}

  /** Returns whether any part of any clause would change something. */
  static boolean anyChanges(GameState state, List<Clause> clauses, EffectContext on) {
    int act = state.get(Counters.ACT);
    for (int clause = 0; clause < clauses.size(); clause++) {
      if (changes(state, clauses.get(clause).effects().of(act), on)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether any of some parts would change something. */
  static boolean changes(GameState state, List<Part> parts, EffectContext on) {
    for (int part = 0; part < parts.size(); part++) {
      if (changes(state, parts.get(part), on)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether a part would change something. */
  static boolean changes(GameState state, Part part, EffectContext on) {
    if (part.scope() == EffectDuration.IF_MOVED && part.each() == EffectTarget.SELF
        && (on.self() < 0 || state.seat(on.self(), Counters.MOVED) == 0)) {
      return false;
    }
    if (part.each() != EffectTarget.SELF) {
      return changesForAny(state, part, on);
    }
    for (int effect = 0; effect < part.effects().size(); effect++) {
      if (changes(state, part.effects().get(effect), part.scope(), on)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether an effect would change something, once or for the duration of a scope. */
  static boolean changes(GameState state, Effect effect, EffectDuration scope, EffectContext on) {
    return scope.isDuration() ? scope != EffectDuration.TURN || matters(state, effect, on.self())
        : InstantWord.of(effect).changes(state, effect, on);
  }

  /** Returns whether a word to the end of a turn matters to a hero; in another hero's turn, few do (BT-RUL-132). */
  private static boolean matters(GameState state, Effect effect, int seat) {
    int active = state.get(Counters.ACTIVE);
    return active >= 0 && (seat == active || effect.verb().isOfAnyTurn(effect));
  }

  private static boolean changesForAny(GameState state, Part part, EffectContext on) {
    for (int left = TargetResolution.of(state, part.each(), on); left != 0; left &= left - 1) {
      if (changes(state, part.once(), on.withSelf(Integer.numberOfTrailingZeros(left)))) {
        return true;
      }
    }
    return false;
  }
}
