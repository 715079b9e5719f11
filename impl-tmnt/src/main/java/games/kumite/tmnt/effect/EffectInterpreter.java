package games.kumite.tmnt.effect;

import games.kumite.spi.Step;
import games.kumite.tmnt.content.Clause;
import games.kumite.tmnt.content.Effect;
import games.kumite.tmnt.content.EffectCondition;
import games.kumite.tmnt.loss.StateCleanup;
import games.kumite.tmnt.state.Ability;
import games.kumite.tmnt.state.Face;
import games.kumite.tmnt.state.GameState;
import games.kumite.tmnt.strength.ConditionTests;
import org.jspecify.annotations.Nullable;

/**
 * The interpreter, a step that carries out the effects of a card one after another, each with its consequences before
 * the next. Where a card breaks a general rule, the class of that rule asks the card, such as
 * {@code strength.AbilityUse} (MT-CON-01).
 *
 * @param face the index of the card's face
 * @param part the text of the card
 * @param place the index of the next effect
 * @param user the seat that uses the card; of Bad Stuff and Traps the victim
 * @param target a monster's slot, a seat, or NONE for the players' side or no target
 */
public record EffectInterpreter(int face, Part part, int place, int user, int target) implements Step<GameState> {

  /** A text of a card. */
  public enum Part { PLAY, BAD, AFTER_KILL, TEAM_UP, ACTIVATE, LOOT }

  /** Returns the step for the first effect of a text. */
  public static EffectInterpreter of(Face face, Part part, int user, int target) {
    return new EffectInterpreter(face.index, part, 0, user, target);
  }

  @Override
  public void run(GameState state) {
    if (StateCleanup.isBroken(state)) {
      state.then(StateCleanup.LIMITS, this);
      return;
    }
    Face card = state.definition().face(face);
    Ability @Nullable [] list = list(card);
    if (list == null) {
      apply(state, single(card).effect());
      return;
    }
    if (place >= list.length || !state.isAlive(user)) {
      return;
    }
    Clause clause = list[place].clause();
    if (clause.effect() instanceof Effect.Change change && change.aim() == Effect.Aim.TARGET) {
      Levels.raise(state, target, gain(state, card, user, target));
      return;
    }
    if (ConditionTests.hold(state, list[place].need(), user)) {
      apply(state, clause.effect());
    } else if (clause.hasElse()) {
      apply(state, clause.otherwise());
    }
    if (place + 1 < list.length) {
      state.then(new EffectInterpreter(face, part, place + 1, user, target));
    }
  }

  private Ability @Nullable [] list(Face card) {
    return switch (part) {
      case PLAY -> card.play;
      case BAD -> card.bad;
      case AFTER_KILL -> card.afterKill;
      default -> null;
    };
  }

  private Ability single(Face card) {
    Ability ability = switch (part) {
      case TEAM_UP -> card.teamUp;
      case LOOT -> card.onLoot;
      default -> card.activate;
    };
    if (ability == null) {
      throw new IllegalStateException(card.id + " has no such ability");
    }
    return ability;
  }

  /** Returns all Levels of a card at once, because LOWEST is tested before the effect. */
  private static int gain(GameState state, Face card, int user, int target) {
    int sum = 0;
    for (Ability each : card.play) {
      Clause clause = each.clause();
      boolean isOfTarget = each.need().scope() == EffectCondition.Scope.TARGET;
      boolean holds = ConditionTests.holdOncePlayed(state, each.need(), isOfTarget ? target : user, user, card);
      if (holds || clause.hasElse()) {
        sum += ((Effect.Change) (holds ? clause.effect() : clause.otherwise())).amount();
      }
    }
    return sum;
  }

  /** Returns whether a level card gives a player a Level, as far as the conditions on it say. */
  static boolean raises(GameState state, Face face, int user, int target) {
    return !face.isConditional || gain(state, face, user, target) > 0;
  }

  private void apply(GameState state, Effect effect) {
    ((CardWord) effect.verb()).execute(state, effect, this);
  }
}
