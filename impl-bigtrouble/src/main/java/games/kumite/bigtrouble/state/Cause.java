package games.kumite.bigtrouble.state;

import games.kumite.bigtrouble.content.vocabulary.Effect;
import games.kumite.spi.Texts;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * In the middle of what something befalls a hero: what is said where the hero may answer it, since it goes on afterwards.
 * Immutable.
 *
 * @param kind what it is
 * @param subject the enemy that attacks or is defeated, the space that is entered, on the board or on the track
 * @param left the points that a move has left then, the minions that may be removed after this one
 * @param effect the effect, null if it is none
 * @param occasion with whom the effect is carried out, null if it is none
 */
public record Cause(Kind kind, int subject, int left, @Nullable Effect effect, @Nullable Occasion occasion) {

  /** What it is. */
  public enum Kind {
    /** Nothing goes on. */
    NONE,
    /** An attack or a strikeback. */
    ATTACK,
    /** A hero leaves a space with enemies. */
    EVASION,
    /** Fast travel. */
    TRAVEL,
    /** An effect of a text. */
    EFFECT,
    /** The defeat of an enemy. */
    KILL,
    /** The audacity token has come to a space with chi for everybody, or past it. */
    AUDACITY
  }

  /** Nothing goes on. */
  public static final Cause NONE = new Cause(Kind.NONE, Trouble.NOBODY, 0, null, null);

  /** An enemy attacks or strikes back. */
  public static Cause attack(int enemy) {
    return new Cause(Kind.ATTACK, enemy, 0, null, null);
  }

  /** A hero is on its way to the next space, with so many points left for others. */
  public static Cause evasion(int space, int points) {
    return new Cause(Kind.EVASION, space, points, null, null);
  }

  /** A hero has come to a space by fast travel. */
  public static Cause travel(int space) {
    return new Cause(Kind.TRAVEL, space, 0, null, null);
  }

  /** An enemy is defeated, and so many more may be removed by the same text: the rest of its reward is still to come. */
  public static Cause kill(int enemy, int more) {
    return new Cause(Kind.KILL, enemy, more, null, null);
  }

  /** The audacity token has come to a bonus space of its track, or past it. */
  public static Cause audacity(int space) {
    return new Cause(Kind.AUDACITY, space, 0, null, null);
  }

  /** An effect is carried out. */
  public static Cause effect(Effect effect, Occasion occasion) {
    return new Cause(Kind.EFFECT, Trouble.NOBODY, 0, effect, occasion);
  }

  /** The same in words, to come after what is asked; empty if nothing goes on. */
  public String words(Trouble trouble) {
    Texts texts = trouble.start().texts();
    return switch (kind) {
      case NONE -> "";
      case ATTACK -> " " + texts.text("cause.attack", trouble.terms().enemyName(subject));
      case EVASION -> " " + texts.text("cause.evasion", trouble.board().name(subject), left);
      case TRAVEL -> " " + texts.text("cause.travel", trouble.board().name(subject));
      case KILL -> " " + texts.text("cause.kill", trouble.terms().enemyName(subject), left);
      case AUDACITY -> " " + texts.text("cause.audacity", subject);
      case EFFECT -> " " + texts.text("cause.effect", trouble.terms().sentences.phrase(Objects.requireNonNull(effect)))
          + Objects.requireNonNull(occasion).cause().words(trouble);
    };
  }
}
