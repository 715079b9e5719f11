package games.kumite.tmnt.state;

import games.kumite.tmnt.content.CardType;
import games.kumite.tmnt.content.Effect;
import games.kumite.tmnt.content.EffectCondition;
import games.kumite.tmnt.content.EffectWord;
import games.kumite.tmnt.state.Face.Aim;

/** A word with what it means for the face of a card: what always counts there, and the choice before it. */
public interface FaceWord extends EffectWord {

  /** Adds an effect that counts while a condition holds to a face. */
  default void fill(Face face, Effect effect, ResolvedCondition need) {
    if (face.type != CardType.TRAP) {
      throw new IllegalStateException(word() + " is no constant effect");
    }
  }

  /** Returns the choice before an effect. */
  default Aim aim(Effect effect) {
    return Aim.NONE;
  }

  /** Returns the condition on the monster of the choice {@link Aim#FITTING}. */
  default EffectCondition fitting(Effect effect) {
    return EffectCondition.ALWAYS;
  }

  @Override
  default String choice(Effect effect) {
    return switch (aim(effect)) {
      case NONE -> "";
      case FITTING -> fitting(effect).toString();
      default -> aim(effect).name();
    };
  }
}
