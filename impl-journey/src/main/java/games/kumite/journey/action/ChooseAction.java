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
    return ContinuationText.prompt(state, act.continuation(), isOwn ? kind() : "granted", seat(state),
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
    add(state, act, Deed.ATTACK, all.of(ActionVerb.ATTACK), FeasibleActions.attack(state, pilgrim), out);
    Refusal box = FeasibleActions.box(state, pilgrim);
    add(state, act, Deed.PRAY, all.of(ActionVerb.PRAY), box != null ? box : FeasibleActions.pray(state, pilgrim), out);
    add(state, act, Deed.MEDITATE, all.of(ActionVerb.MEDITATE), box, out);
    add(state, act, Deed.REST, all.of(ActionVerb.REST), FeasibleActions.rest(state, pilgrim), out);
    add(state, act, Deed.MASTER_SKILL, all.of(ActionVerb.MASTER), FeasibleActions.master(state, pilgrim), out);
    for (int piece = 0; piece < state.scene().pieces(); piece++) {
      token(state, act, piece, out);
    }
    for (int other = 0; other < Content.PILGRIMS && (out.isExplaining() || FeasibleActions.isAnybodyLying(state)); other++) {
      add(state, act, Deed.REVIVE, all.of(ActionVerb.REVIVE, other), FeasibleActions.revive(state, pilgrim, other), out);
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
    Refusal refusal = FeasibleActions.token(state, act.pilgrim(), piece);
    if (refusal == null || out.isExplaining()) {
      add(state, act, deed(kind), state.definition().actions.of(word(kind), state.wordOf(piece)), refusal, out);
    }
  }

  static ActionVerb word(QuestToken.Kind kind) {
    return switch (kind) {
      case GATE -> ActionVerb.CLOSE;
      case SUTRA -> ActionVerb.COLLECT;
      case VILLAGER -> ActionVerb.RESCUE;
      case WELL -> ActionVerb.RECOVER;
      case DOOR -> ActionVerb.BREAK;
      case BOX -> ActionVerb.PRAY;
    };
  }

  static Deed deed(QuestToken.Kind kind) {
    return switch (kind) {
      case GATE -> Deed.CLOSE_GATE;
      case SUTRA -> Deed.COLLECT;
      case VILLAGER -> Deed.RESCUE;
      case WELL -> Deed.RECOVER;
      case DOOR -> Deed.BREAK_DOOR;
      case BOX -> Deed.PRAY;
    };
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
        state.then(Attacks.byPilgrim(state, pilgrim, act.continuation()));
      }
      case PRAY -> {
        ActionLimits.spend(state, act, Deed.PRAY, 1);
        SimpleActions.pray(state, act);
      }
      case MEDITATE -> {
        ActionLimits.spend(state, act, Deed.MEDITATE, 1);
        state.then(Spin.of(state, act));
      }
      case REST -> {
        ActionLimits.spend(state, act, Deed.REST, 1);
        SimpleActions.rest(state, pilgrim);
      }
      case MASTER -> {
        ActionLimits.spend(state, act, Deed.MASTER_SKILL, 1);
        SimpleActions.masterSkill(state, act);
      }
      case REVIVE -> {
        ActionLimits.spend(state, act, Deed.REVIVE, 1);
        state.ask(new Reviving(pilgrim, done.first(), act.continuation()));
      }
      case PLAY -> {
        Face face = CardPlay.pay(state, pilgrim, CardPlay.token(state, pilgrim, done.first()));
        AT_ONCE.played(state, act, pilgrim, face);
      }
      case END -> state.set(Counters.POINTS, 0); // JW-TRN-15
      case DECLINE -> { }
      default -> {
        int piece = state.pieceOf(done.first());
        ActionLimits.spend(state, act, deed(state.scene().piece(piece).kind), 1);
        SimpleActions.token(state, act, piece);
        QuestEnd.check(state); // JW-RUL-64
      }
    }
    return act;
  }
}
