package games.kumite.journey.effect;

import games.kumite.journey.content.Card;
import games.kumite.journey.content.CardKind;
import games.kumite.journey.content.Effect;
import games.kumite.journey.content.EffectForm;
import games.kumite.journey.content.EffectPlacement;
import games.kumite.journey.content.EffectRow;
import games.kumite.journey.gate.DemonCardWord;
import games.kumite.journey.gate.Gates;
import games.kumite.journey.gate.Rage;
import games.kumite.journey.gate.Spawning;
import games.kumite.journey.state.GameState;

/** The word {@code spawn}: demons of a type come into play, at the gate that drew their card or by a misfortune. */
final class SpawnWord extends OwnerWord implements DemonCardWord {

  SpawnWord() {
    super(EffectRow.of("spawn", EffectForm.TYPE_NUMBER, EffectPlacement.MISFORTUNE, EffectPlacement.DEMON),
        (state, it, owner) -> Gates.nearest(state) != GameState.NOBODY, Test.ALWAYS, SpawnWord::ambush);
  }

  /** Brings demons into play at the nearest active gate; promotion applies, rage does not begin (JW-RUL-74). */
  private static void ambush(GameState state, Effect effect, int owner) {
    int gate = Gates.nearest(state);
    if (gate != GameState.NOBODY) {
      Spawning.several(state, type(state, effect), effect.amount(), gate, owner);
    }
  }

  private static int type(GameState state, Effect effect) {
    return state.definition().typeNamed(((Effect.Spawn) effect).type());
  }

  @Override
  public int only(GameState state, Effect effect, Card card) {
    return card.kind() == CardKind.UNIQUE ? type(state, effect) : GameState.NOBODY;
  }

  /** Brings demons into play. The first one without a free miniature begins rage, except for lords. */
  @Override
  public void open(GameState state, Effect effect, int gate, int card) {
    int type = type(state, effect);
    Spawning.Result last = Spawning.several(state, type, effect.amount(), gate, GameState.NOBODY);
    if (last == Spawning.Result.NO_MINIATURE && !state.definition().demon(type).isLord()) {
      Rage.begin(state); // JW-RAG-02, JW-RUL-29
    }
  }
}
