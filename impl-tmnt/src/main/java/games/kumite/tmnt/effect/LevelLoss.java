package games.kumite.tmnt.effect;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.Script;
import games.kumite.spi.Step;
import games.kumite.spi.Window;
import games.kumite.tmnt.content.Effect;
import games.kumite.tmnt.content.EffectVerb;
import games.kumite.tmnt.loss.Pay;
import games.kumite.tmnt.state.Ability;
import games.kumite.tmnt.state.ActionVerb;
import games.kumite.tmnt.state.Face;
import games.kumite.tmnt.state.GameState;
import games.kumite.tmnt.strength.AbilityUse;

/**
 * A loss of Levels by Bad Stuff (W-WINDOW_BAD, MT-D28). The victim may make the loss smaller before it hits.
 *
 * @param victim the seat that is hit
 * @param levels the number of Levels about to be lost
 */
record LevelLoss(int victim, int levels) {

  private static final Refusal UNFIT = new Refusal("MT-RUN-07", "no-reduction");
  private static final EventType REDUCED = EventType.of("loss-reduced", "MT-KAT-11").seat("victim").card("card");

  private static final Script<GameState, LevelLoss> HIT = Script.<GameState, LevelLoss>of("level-loss")
      .window(Answers.WINDOW_BAD)
      .act((state, loss) -> Levels.lower(state, loss.victim, loss.levels))
      .build();

  /** The window of the victim alone. A player at Level 1 is not asked, because such a loss is ignored (MT-LVL-04). */
  private enum Answers implements Window<GameState, LevelLoss> {
    WINDOW_BAD;

    @Override
    public int firstSeat(GameState state, LevelLoss loss) {
      return loss.victim;
    }

    @Override
    public boolean staysOpen(GameState state, LevelLoss loss) {
      return loss.levels > 0 && state.level(loss.victim) > 1;
    }

    @Override
    public boolean mightAct(GameState state, LevelLoss loss, int seat) {
      for (int token = state.top(state.table(seat)); token >= 0 && seat == loss.victim; token = state.next(token)) {
        if (isUsable(state, seat, token)) { // Katas lie open, and so does the number of hand cards
          return true;
        }
      }
      return false;
    }

    @Override
    public void collectActions(GameState state, LevelLoss loss, int seat, ActionCollector out) {
      out.refuseOthers(UNFIT);
      for (int token = state.top(state.table(seat)); token >= 0 && seat == loss.victim; token = state.next(token)) {
        Face face = state.face(token);
        if (face.activates(EffectVerb.REDUCE_LEVEL_LOSS)) {
          out.add(state.deed(ActionVerb.USE, token, seat), AbilityUse.refusal(state, seat, token, AbilityUse.activate(face)));
        }
      }
    }

    @Override
    public Prompt prompt(GameState state, LevelLoss loss, int seat) {
      return Question.prompt(state, kind(), GameState.NONE, loss.levels, state.name(loss.victim));
    }

    private static boolean isUsable(GameState state, int seat, int token) {
      Face face = state.face(token);
      return face.activates(EffectVerb.REDUCE_LEVEL_LOSS) && AbilityUse.isReady(state, seat, token, AbilityUse.activate(face));
    }

    @Override
    public LevelLoss localsAfter(GameState state, LevelLoss loss, int seat, Action action) {
      int token = state.find(state.table(seat), action, seat);
      Ability ability = AbilityUse.activate(state.face(token));
      state.use(token);
      state.emit(REDUCED, seat, token);
      state.then(Pay.of(seat, token, ability.clause().cost()));
      return new LevelLoss(seat, Math.max(0, loss.levels - ((Effect.Amount) ability.effect()).amount()));
    }
  }

  /** Returns the step of a loss. */
  static Step<GameState> of(int victim, int levels) {
    return HIT.start(new LevelLoss(victim, levels));
  }
}
