package games.kumite.tmnt.effect;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.Step;
import games.kumite.spi.actions.VerbAction;
import games.kumite.spi.cards.Zone;
import games.kumite.tmnt.content.EffectVerb;
import games.kumite.tmnt.deck.Discards;
import games.kumite.tmnt.effect.EffectInterpreter.Part;
import games.kumite.tmnt.loss.Pay;
import games.kumite.tmnt.state.ActionVerb;
import games.kumite.tmnt.state.CardEvents;
import games.kumite.tmnt.state.Face;
import games.kumite.tmnt.state.GameState;
import games.kumite.tmnt.strength.AbilityUse;
import org.jspecify.annotations.Nullable;

/** The victim's answer to a Trap that is about to hit (W-TRAP, MT-D09, MT-TRP-08). */
public record TrapHit(int victim, int trap) implements Question<GameState> {

  private static final Refusal UNFIT = new Refusal("MT-TRP-08", "no-answer");
  private static final EventType HIT = EventType.of("trap-hit", "MT-TRP-03").seat("victim").card("card");
  private static final EventType CANCELLED = EventType.of("trap-cancelled", "MT-TRP-08").seat("victim").card("card");

  /** The step in which a Trap that has struck stays with its victim or is discarded (MT-TRP-03). */
  private record Keep(int victim, int trap) implements Step<GameState> {
    @Override
    public void run(GameState state) {
      Face face = state.face(trap);
      if (face.persists || face.next.length > 0 || face.nextRun.length > 0) {
        state.move(trap, state.kept(victim));
      } else {
        Discards.discard(state, trap);
      }
    }
  }

  @Override
  public Prompt prompt(GameState state) {
    return Question.prompt(state, kind(), GameState.NONE, state.face(trap).label, state.name(victim));
  }

  @Override
  public String kind() {
    return "window-trap";
  }

  @Override
  public int seat(GameState state) {
    return victim;
  }

  @Override
  public boolean isWindow() {
    return true;
  }

  @Override
  public void run(GameState state) {
    if (isAsked(state)) {
      Question.super.run(state);
    } else {
      strike(state);
    }
  }

  /** Returns whether the victim is asked: one who can answer, and in discreet windows one with a card in hand. */
  private boolean isAsked(GameState state) {
    return state.definition().settings.discreet() && !state.cards().isEmpty(state.hand(victim))
        || isAble(state, state.hand(victim)) || isAble(state, state.table(victim));
  }

  @Override
  public boolean isPossible(GameState state, int viewer) {
    return viewer == victim || isAsked(state);
  }

  private boolean isAble(GameState state, Zone zone) {
    for (int token = state.top(zone); token >= 0; token = state.next(token)) {
      if (cancels(state, victim, token, zone) != null) {
        return true;
      }
    }
    return false;
  }

  /** Returns how a card of a seat can cancel a Trap, null if it cannot. */
  public static @Nullable ActionVerb cancels(GameState state, int seat, int token, Zone zone) {
    Face face = state.face(token);
    if (face.plays(EffectVerb.CANCELTRAP) && AbilityUse.ineffective(state, seat, face) == null) {
      return ActionVerb.USE;
    }
    if (zone.equals(state.hand(seat))) {
      return null;
    }
    if (AbilityUse.mayTeamUp(state, seat, face, EffectVerb.CANCELTRAP)) {
      return ActionVerb.TEAM_UP;
    }
    return face.activates(EffectVerb.CANCELTRAP) && AbilityUse.isReady(state, seat, token, AbilityUse.activate(face))
        ? ActionVerb.USE : null;
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    out.refuseOthers(UNFIT);
    add(state, out, state.hand(victim));
    add(state, out, state.table(victim));
    out.add(state.actions().of(ActionVerb.ACCEPT));
  }

  private void add(GameState state, ActionCollector out, Zone zone) {
    for (int token = state.top(zone); token >= 0; token = state.next(token)) {
      ActionVerb word = cancels(state, victim, token, zone);
      Face face = state.face(token);
      if (word != null) {
        out.add(state.deed(word, token, victim));
      } else if (face.activates(EffectVerb.CANCELTRAP) && zone.equals(state.table(victim))) {
        out.add(state.deed(ActionVerb.USE, token, victim), AbilityUse.refusal(state, victim, token, AbilityUse.activate(face)));
      }
    }
  }

  @Override
  public void execute(GameState state, Action action) {
    VerbAction deed = (VerbAction) action;
    if (deed.verb() == ActionVerb.ACCEPT) {
      strike(state);
      return;
    }
    pay(state, victim, deed);
    state.emit(CANCELLED, victim, trap);
    state.then(new DiscardPlayedCard(trap));
  }

  /** Pays for a cancellation: with a One-Shot, an Ally, or the cost of an ability. */
  public static void pay(GameState state, int seat, VerbAction deed) {
    int held = state.find(state.hand(seat), deed, seat);
    int token = held >= 0 ? held : state.find(state.table(seat), deed, seat);
    Face face = state.face(token);
    if (deed.verb() == ActionVerb.USE && face.activates(EffectVerb.CANCELTRAP)) {
      state.use(token);
      state.emit(CardEvents.USED, seat, token);
      state.then(Pay.of(seat, token, AbilityUse.activate(face).clause().cost()));
    } else {
      Discards.spend(state, seat, token);
      state.emit(deed.verb() == ActionVerb.TEAM_UP ? CardEvents.TEAMED : CardEvents.PLAYED, seat, token);
    }
  }

  private void strike(GameState state) {
    state.emit(HIT, victim, trap);
    state.then(EffectInterpreter.of(state.face(trap), Part.PLAY, victim, GameState.NONE), new Keep(victim, trap));
  }
}
