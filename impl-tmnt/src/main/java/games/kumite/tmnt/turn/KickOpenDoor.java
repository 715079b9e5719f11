package games.kumite.tmnt.turn;

import games.kumite.api.Action;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Refusal;
import games.kumite.spi.Step;
import games.kumite.spi.actions.VerbAction;
import games.kumite.tmnt.combat.CombatStart;
import games.kumite.tmnt.content.CardType;
import games.kumite.tmnt.content.DeckKind;
import games.kumite.tmnt.deck.DrawCards;
import games.kumite.tmnt.effect.TrapHit;
import games.kumite.tmnt.state.ActionVerb;
import games.kumite.tmnt.state.CardChoice;
import games.kumite.tmnt.state.Counters;
import games.kumite.tmnt.state.Face;
import games.kumite.tmnt.state.GameState;
import games.kumite.tmnt.window.PlayCard;
import games.kumite.tmnt.window.PriorityWindow;
import games.kumite.tmnt.window.Receive;

/**
 * Phase 1, in which the active player kicks open the door: the top Door card is turned up. A monster is fought, a Trap
 * hits, any other card is taken or played (MT-PHS-03 to MT-PHS-06).
 */
public record KickOpenDoor() implements Step<GameState> {

  /** The step. */
  public static final KickOpenDoor KICK_OPEN_DOOR = new KickOpenDoor();

  private static final EventType TURNED_UP = EventType.of("door-opened", "MT-PHS-03").seat("who").card("card");

  @Override
  public void run(GameState state) {
    if (!state.isAlive(state.active())) {
      return;
    }
    int token = DrawCards.top(state, DeckKind.DOOR);
    if (token < 0) {
      state.then(PriorityWindow.DOOR.opening()); // MT-RUL-20
      return;
    }
    state.move(token, state.zones().open);
    state.emit(TURNED_UP, state.active(), token);
    if (state.face(token).type == CardType.MONSTER) {
      CombatStart.begin(state, token); // MT-PHS-04
    } else if (state.face(token).type == CardType.TRAP) { // MT-PHS-05
      state.then(new TrapHit(state.active(), token), Receive.ALL, PriorityWindow.DOOR.opening());
    } else {
      state.then(new DoorCard(token), Receive.ALL, PriorityWindow.DOOR.opening()); // MT-PHS-06
    }
  }

  /**
   * The choice about a card turned up that is neither monster nor Trap (MT-D03): it goes to the hand, or is played at
   * once if that is legal.
   */
  private record DoorCard(int token) implements CardChoice {

    private static final Refusal UNFIT = new Refusal("MT-PHS-06", "not-at-the-door");
    private static final EventType TAKEN = EventType.of("door-card-taken", "MT-PHS-06").seat("by").card("card");

    @Override
    public int seat(GameState state) {
      return state.active();
    }

    @Override
    public void collectActions(GameState state, ActionCollector out) {
      out.refuseOthers(UNFIT);
      Face face = state.face(token);
      out.add(state.actions().of(ActionVerb.TO_HAND));
      out.add(state.actions().of(ActionVerb.PLAY_IT), PlayCard.atTheDoor(state, face));
    }

    @Override
    public void execute(GameState state, Action action) {
      if (((VerbAction) action).verb() == ActionVerb.TO_HAND) {
        DrawCards.receive(state, state.active(), token);
        state.emit(TAKEN, state.active(), token);
        state.unmark(token, Counters.FRESH); // it has been offered already
        state.set(Counters.RECEIVED, 0);
      } else {
        PlayCard.play(state, state.active(), token, PriorityWindow.DOOR);
      }
    }
  }
}
