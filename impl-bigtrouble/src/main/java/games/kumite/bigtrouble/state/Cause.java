package games.kumite.bigtrouble.state;

import games.kumite.bigtrouble.content.vocabulary.Effect;
import games.kumite.spi.Texts;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The cause of an effect on a hero. It is displayed where the hero may react, since the interrupted procedure continues
 * afterwards. Immutable.
 *
 * @param kind the kind
 * @param subject the enemy that attacks or is defeated, the space that is entered, on the board or on the track
 * @param left the points that a move has left afterwards, the minions that may be removed after this one
 * @param effect the effect, null if there is none
 * @param occasion the occasion of the effect, null if there is none
 */
public record Cause(Kind kind, int subject, int left, @Nullable Effect effect, @Nullable EffectContext occasion) {

  /** The kind of a cause. */
  public enum Kind {
    /** No cause. */
    NONE,
    /** An attack or a strikeback. */
    ATTACK,
    /** Leaving a space with enemies. */
    EVASION,
    /** Fast travel. */
    TRAVEL,
    /** An effect of a text. */
    EFFECT,
    /** The defeat of an enemy. */
    KILL,
    /** The arrival of the audacity token at a space with chi for all heroes, or past it. */
    AUDACITY
  }

  /** The absence of a cause. */
  public static final Cause NONE = new Cause(Kind.NONE, GameState.NONE, 0, null, null);

  /** Returns the cause of an attack or strikeback of an enemy. */
  public static Cause attack(int enemy) {
    return new Cause(Kind.ATTACK, enemy, 0, null, null);
  }

  /** Returns the cause of a hero's step to the next space, with the number of points left afterwards. */
  public static Cause evasion(int space, int points) {
    return new Cause(Kind.EVASION, space, points, null, null);
  }

  /** Returns the cause of a hero's arrival by fast travel. */
  public static Cause travel(int space) {
    return new Cause(Kind.TRAVEL, space, 0, null, null);
  }

  /**
   * Returns the cause of an enemy's defeat, with the number of minions that the same text may still remove; the rest of
   * the reward is still to come.
   */
  public static Cause kill(int enemy, int more) {
    return new Cause(Kind.KILL, enemy, more, null, null);
  }

  /** Returns the cause of the audacity token at a bonus space of its track, or past it. */
  public static Cause audacity(int space) {
    return new Cause(Kind.AUDACITY, space, 0, null, null);
  }

  /** Returns the cause of an effect that is carried out. */
  public static Cause effect(Effect effect, EffectContext occasion) {
    return new Cause(Kind.EFFECT, GameState.NONE, 0, effect, occasion);
  }

  /** Returns the cause as a display text that follows the question; empty if there is none. */
  public String words(GameState state) {
    Texts texts = state.config().texts();
    return switch (kind) {
      case NONE -> "";
      case ATTACK -> " " + texts.text("cause.attack", state.definition().enemyName(subject));
      case EVASION -> " " + texts.text("cause.evasion", state.board().name(subject), left);
      case TRAVEL -> " " + texts.text("cause.travel", state.board().name(subject));
      case KILL -> " " + texts.text("cause.kill", state.definition().enemyName(subject), left);
      case AUDACITY -> " " + texts.text("cause.audacity", subject);
      case EFFECT -> " " + texts.text("cause.effect", state.definition().sentences.phrase(Objects.requireNonNull(effect)))
          + Objects.requireNonNull(occasion).cause().words(state);
    };
  }
}
