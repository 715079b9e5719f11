package games.kumite.journey.gate;

import games.kumite.journey.content.Card;
import games.kumite.journey.content.Effect;
import games.kumite.journey.content.EffectForm;
import games.kumite.journey.content.EffectPlacement;
import games.kumite.journey.content.EffectRow;
import games.kumite.journey.content.EffectWord;
import games.kumite.journey.state.GameState;
import java.util.List;

/** The words of special demon cards that act at a gate. */
public final class GateWords {

  /** The words. */
  public static final List<EffectWord> ALL = List.of(new SpawnLord(), new FloodGate());

  private GateWords() {}

  /** The word {@code spawnLord}: the guest lord of the quest comes into play. */
  private static final class SpawnLord extends EffectWord implements DemonCardWord {

    SpawnLord() {
      super(EffectRow.of("spawnLord", EffectForm.GUEST, EffectPlacement.DEMON));
    }

    @Override
    public int only(GameState state, Effect effect, Card card) {
      return state.definition().type(state.scene().quest.entry().guestLord());
    }

    @Override
    public void open(GameState state, Effect effect, int gate, int card) {
      Spawning.guest(state, only(state, effect, state.face(card).card), gate);
    }
  }
}
