package games.kumite.journey.action;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.api.random.RandomSource;
import games.kumite.journey.card.CardPlay;
import games.kumite.journey.content.Trigger.Moment;
import games.kumite.journey.effect.InstantCard;
import games.kumite.journey.state.ActionVerb;
import games.kumite.journey.state.ContinuationText;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.Face;
import games.kumite.journey.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Script;
import games.kumite.spi.actions.VerbAction;

/**
 * JW-D-05: the action of the active pilgrim, or of one to whom an action is granted.
 *
 * @param act the action to be chosen
 */
public record ChooseAction(PilgrimAction act) implements Script.Reply<GameState, PilgrimAction> {

  private static final InstantCard<PilgrimAction> AT_ONCE = new InstantCard<>();

  @Override
  public String kind() {
    return "act";
  }

  @Override
  public int seat(GameState state) {
    return state.controller(act.pilgrim());
  }

  @Override
  public Prompt prompt(GameState state) {
    boolean isOwn = act.source() == PilgrimAction.Source.OWN;
    return ContinuationText.prompt(state, isOwn ? kind() : "granted", seat(state),
        state.definition().figure(act.pilgrim()).label, state.get(Counters.POINTS));
  }

  @Override
  public boolean isAutoPlayed() {
    return true; // JW-RUL-104
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    ActionTable.ALL.list(state, act, out);
    if (act.source() == PilgrimAction.Source.OWN) {
      CardPlay.options(state, act, act.pilgrim(), Moment.ACTIVE, null, AT_ONCE, out);
      out.add(state.definition().actions.of(ActionVerb.END));
    } else {
      out.add(state.definition().actions.of(ActionVerb.DECLINE));
    }
  }

  @Override
  public Action heuristicAction(GameState state, RandomSource random) {
    return HeuristicActions.action(state, act);
  }

  @Override
  public PilgrimAction localsAfter(GameState state, Action action) {
    VerbAction done = (VerbAction) action;
    switch ((ActionVerb) done.verb()) {
      case PLAY -> {
        int pilgrim = act.pilgrim();
        Face face = CardPlay.pay(state, pilgrim, CardPlay.token(state, pilgrim, done.first()));
        AT_ONCE.played(state, act, pilgrim, face);
      }
      case END -> state.set(Counters.POINTS, 0); // JW-TRN-15
      case DECLINE -> { }
      default -> ActionTable.ALL.execute(state, act, done);
    }
    return act;
  }
}
