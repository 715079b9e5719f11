package games.kumite.journey.action;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.api.random.RandomSource;
import games.kumite.journey.attack.Attacks;
import games.kumite.journey.card.CardPlay;
import games.kumite.journey.content.Content;
import games.kumite.journey.content.Effect.Deed;
import games.kumite.journey.content.Trigger.Moment;
import games.kumite.journey.effect.InstantCard;
import games.kumite.journey.quest.QuestEnd;
import games.kumite.journey.state.ActionVerb;
import games.kumite.journey.state.ContinuationText;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.Face;
import games.kumite.journey.state.GameState;
import games.kumite.journey.state.QuestToken;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Refusal;
import games.kumite.spi.Script;
import games.kumite.spi.actions.Actions;
import games.kumite.spi.actions.VerbAction;
import org.jspecify.annotations.Nullable;

/**
 * JW-D-05: the action of the active pilgrim, or of one to whom an action is granted.
 *
 * @param act the action to be chosen
 */
public record ChooseAction(PilgrimAction act) implements Script.Reply<GameState, PilgrimAction> {

  private static final Refusal NO_TARGET = new Refusal("JW-ATK-02", "no-target-in-range");
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
    int pilgrim = act.pilgrim();
    Actions all = state.definition().actions;
    add(state, act, Deed.MOVE, all.of(ActionVerb.MOVE), PilgrimMove.refusal(state, act), out);
    add(state, act, Deed.ATTACK, all.of(ActionVerb.ATTACK), Attacks.isPossible(state, pilgrim, 1) ? null : NO_TARGET, out);
    Refusal box = MysticalBox.refusal(state, pilgrim);
    add(state, act, Deed.PRAY, all.of(ActionVerb.PRAY), box != null ? box : Pray.refusal(state, pilgrim), out);
    add(state, act, Deed.MEDITATE, all.of(ActionVerb.MEDITATE), box, out);
    add(state, act, Deed.REST, all.of(ActionVerb.REST), Rest.refusal(state, pilgrim), out);
    add(state, act, Deed.MASTER_SKILL, all.of(ActionVerb.MASTER), MasterSkill.refusal(state, pilgrim), out);
    for (int piece = 0; piece < state.scene().pieces(); piece++) {
      token(state, act, piece, out);
    }
    boolean isAnyLying = state.conscious() != Content.ALL_PILGRIMS;
    for (int other = 0; other < Content.PILGRIMS && (out.isExplaining() || isAnyLying); other++) {
      add(state, act, Deed.REVIVE, all.of(ActionVerb.REVIVE, other), Reviving.refusal(state, pilgrim, other), out);
    }
    if (act.source() == PilgrimAction.Source.OWN) {
      CardPlay.options(state, act, pilgrim, Moment.ACTIVE, null, AT_ONCE, out);
      out.add(all.of(ActionVerb.END));
    } else {
      out.add(all.of(ActionVerb.DECLINE));
    }
  }

  private static void token(GameState state, PilgrimAction act, int piece, ActionCollector out) {
    QuestToken.Kind kind = state.scene().piece(piece).kind;
    if (kind == QuestToken.Kind.BOX) {
      return;
    }
    TokenAction action = TokenAction.of(kind);
    Refusal refusal = action.refusal(state, act.pilgrim(), piece);
    if (refusal == null || out.isExplaining()) {
      add(state, act, action.deed(), state.definition().actions.of(action.verb(), state.wordOf(piece)), refusal, out);
    }
  }

  private static void add(GameState state, PilgrimAction act, Deed deed, Action action, @Nullable Refusal onTheMap, ActionCollector out) {
    if (onTheMap == null) {
      out.add(action, ActionLimits.refusal(state, act, deed));
    } else if (out.isExplaining()) {
      out.add(action, onTheMap);
    }
  }

  @Override
  public Action heuristicAction(GameState state, RandomSource random) {
    return HeuristicActions.action(state, act);
  }

  @Override
  public PilgrimAction localsAfter(GameState state, Action action) {
    VerbAction done = (VerbAction) action;
    int pilgrim = act.pilgrim();
    switch ((ActionVerb) done.verb()) {
      case MOVE -> state.then(PilgrimMove.of(act));
      case ATTACK -> {
        ActionLimits.spend(state, act, Deed.ATTACK, 1);
        state.then(Attacks.byPilgrim(state, pilgrim));
      }
      case PRAY -> {
        ActionLimits.spend(state, act, Deed.PRAY, 1);
        Pray.execute(state, pilgrim);
      }
      case MEDITATE -> {
        ActionLimits.spend(state, act, Deed.MEDITATE, 1);
        state.then(Meditate.of(state, pilgrim));
      }
      case REST -> {
        ActionLimits.spend(state, act, Deed.REST, 1);
        Rest.execute(state, pilgrim);
      }
      case MASTER -> {
        ActionLimits.spend(state, act, Deed.MASTER_SKILL, 1);
        MasterSkill.execute(state, pilgrim);
      }
      case REVIVE -> {
        ActionLimits.spend(state, act, Deed.REVIVE, 1);
        state.ask(new Reviving(pilgrim, done.first()));
      }
      case PLAY -> {
        Face face = CardPlay.pay(state, pilgrim, CardPlay.token(state, pilgrim, done.first()));
        AT_ONCE.played(state, act, pilgrim, face);
      }
      case END -> state.set(Counters.POINTS, 0); // JW-TRN-15
      case DECLINE -> { }
      default -> {
        int piece = state.pieceOf(done.first());
        TokenAction token = TokenAction.of(state.scene().piece(piece).kind);
        ActionLimits.spend(state, act, token.deed(), 1);
        token.execute(state, pilgrim, piece);
        QuestEnd.check(state); // JW-RUL-64
      }
    }
    return act;
  }
}
