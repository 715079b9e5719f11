package games.kumite.tmnt.window;

import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;
import games.kumite.spi.cards.Zone;
import games.kumite.tmnt.content.CardType;
import games.kumite.tmnt.deck.Discards;
import games.kumite.tmnt.state.ActionVerb;
import games.kumite.tmnt.state.Counters;
import games.kumite.tmnt.state.Face;
import games.kumite.tmnt.state.GameState;
import org.jspecify.annotations.Nullable;

/**
 * The actions with cards of a seat's hand and table in a window: a card's actions are listed together. Cards that the seat could
 * never use are examined only for an explanation.
 */
final class CardActions {

  private static final int ALL = -1;
  private static final Refusal IN_PLAY = new Refusal("MT-SET-14", "in-play");
  private static final Refusal NOT_IN_PLAY = new Refusal("MT-WHN-01", "not-in-play");
  private static final Refusal NOT_GIVEN_UP = new Refusal("MT-WHN-01", "not-given-up");
  private static final Refusal NO_REASON = new Refusal("MT-ITM-09", "no-reason");
  private static final Refusal NO_ITEM = new Refusal("MT-ITM-02", "no-item");
  private static final Refusal NO_TRAP = new Refusal("MT-TRP-02", "no-trap");
  private static final EventType GAVE_UP = EventType.of("discarded", "MT-WHN-01").seat("by").card("card");

  private CardActions() {}

  /** Lists the actions with cards. */
  static void list(GameState state, int seat, PriorityWindow window, ActionCollector out) {
    hand(state, seat, window, out);
    if (!out.isSatisfied()) {
      table(state, seat, window, out);
    }
  }

  private static void hand(GameState state, int seat, PriorityWindow window, ActionCollector out) {
    Zone hand = state.hand(seat);
    int timely = PlayCard.timely(state, seat, window);
    int looked = out.isExplaining() ? ALL : timely;
    for (int token = state.top(hand, looked); token >= 0 && !out.isSatisfied(); token = state.next(token, looked)) {
      Face face = state.face(token);
      add(state, ActionVerb.PLAY, token, seat, PlayCard.refusal(state, seat, face, window, timely), out);
      if (face.type == CardType.TRAP) {
        for (int victim = 0; victim < state.seats(); victim++) {
          out.add(state.actions().of(ActionVerb.TRAP, state.shown(token, seat), victim), PlayCard.trapRefusal(state, victim, window));
        }
      } else if (face.type == CardType.ONE_SHOT) {
        add(state, ActionVerb.USE, token, seat, UseInPlay.refusal(state, seat, token, hand, window), out);
      }
    }
  }

  private static void table(GameState state, int seat, PriorityWindow window, ActionCollector out) {
    Zone table = state.table(seat);
    boolean mayTurn = TurnItem.mayTurn(state, seat) || out.isExplaining();
    int looked = out.isExplaining() ? ALL : Face.ACTS | Face.ITEM;
    for (int token = state.top(table, looked); token >= 0 && !out.isSatisfied(); token = state.next(token, looked)) {
      Face face = state.face(token);
      boolean mayUse = face.activate != null || face.type == CardType.ONE_SHOT || out.isExplaining();
      if (face.type == CardType.STANCE || face.type == CardType.KATA || face.type == CardType.ALLY) {
        out.add(state.deed(ActionVerb.DISCARD, token, seat), // MT-STN-04, MT-KAT-05, MT-ALY-04
            window == PriorityWindow.DIE ? PlayCard.DIE_ONLY : null);
      } else if (face.type == CardType.ONE_SHOT) { // MT-ONE-02
        out.add(state.deed(ActionVerb.PLAY, token, seat), PlayCard.oneShot(state, seat, face, window));
      }
      if (mayUse) {
        add(state, ActionVerb.USE, token, seat, UseInPlay.refusal(state, seat, token, table, window), out);
      }
      if (face.teamUp != null) {
        add(state, ActionVerb.TEAM_UP, token, seat, TeamUpAbility.refusal(state, seat, face, window), out);
      } else if (face.type == CardType.ITEM && mayTurn) {
        turns(state, seat, token, out);
      }
      if (out.isExplaining()) {
        inPlay(state, seat, token, window, out);
      }
    }
  }

  /** Lists turning an Item sideways or upright. Only an explanation lists the way in which it lies already. */
  private static void turns(GameState state, int seat, int token, ActionCollector out) {
    boolean isUpright = state.has(token, Counters.EQUIPPED);
    if (isUpright || out.isExplaining()) {
      add(state, ActionVerb.SIDEWAYS, token, seat, TurnItem.refusal(state, seat, token, false), out);
    }
    if (!isUpright || out.isExplaining()) {
      add(state, ActionVerb.EQUIP, token, seat, TurnItem.refusal(state, seat, token, true), out);
    }
  }

  /** Adds an action, which is made only if the options look at it: most cards can do nothing most of the time. */
  private static void add(GameState state, ActionVerb word, int token, int seat, @Nullable Refusal refusal, ActionCollector out) {
    if (out.accepts(refusal)) {
      out.add(state.deed(word, token, seat), refusal);
    }
  }

  /** Adds the actions that no card of this type in play can take. */
  private static void inPlay(GameState state, int seat, int token, PriorityWindow window, ActionCollector out) {
    Face face = state.face(token);
    out.add(state.deed(ActionVerb.PLAY, token, seat), IN_PLAY);
    out.add(state.deed(ActionVerb.DISCARD, token, seat), face.isItem ? NO_REASON : NOT_GIVEN_UP);
    out.add(state.deed(ActionVerb.EQUIP, token, seat), NO_ITEM);
    out.add(state.deed(ActionVerb.SIDEWAYS, token, seat), NO_ITEM);
    out.add(state.deed(ActionVerb.TEAM_UP, token, seat), TeamUpAbility.refusal(state, seat, face, window));
  }

  /** Adds the refused actions of cards that are neither in play before the seat nor in its hand. */
  static void elsewhere(GameState state, int seat, ActionCollector out) {
    for (int face = 0; face < state.definition().size(); face++) {
      Refusal held = state.holds(seat, face) ? NO_TRAP : PlayCard.NOT_HELD;
      out.add(state.actions().of(ActionVerb.PLAY, face), PlayCard.NOT_HELD);
      for (ActionVerb word : new ActionVerb[] {ActionVerb.DISCARD, ActionVerb.EQUIP, ActionVerb.SIDEWAYS, ActionVerb.USE, ActionVerb.TEAM_UP}) {
        out.add(state.actions().of(word, face), NOT_IN_PLAY);
      }
      for (int victim = 0; victim < state.seats(); victim++) {
        out.add(state.actions().of(ActionVerb.TRAP, face, victim), held);
      }
    }
  }

  /** Carries out an action with a card. */
  static void execute(GameState state, int seat, VerbAction deed, PriorityWindow window) {
    switch ((ActionVerb) deed.verb()) {
      case PLAY -> {
        int token = state.find(state.hand(seat), deed, seat);
        PlayCard.play(state, seat, token >= 0 ? token : state.find(state.table(seat), deed, seat), window);
      }
      case TRAP -> PlayCard.trap(state, seat, deed);
      case DISCARD -> {
        int token = state.find(state.table(seat), deed, seat);
        Discards.discard(state, token);
        state.emit(GAVE_UP, seat, token);
      }
      case EQUIP, SIDEWAYS -> TurnItem.turn(state, seat, deed);
      case USE -> UseInPlay.use(state, seat, deed);
      case TEAM_UP -> TeamUpAbility.use(state, seat, deed);
      default -> throw new IllegalStateException(deed + " is not an action with a card");
    }
  }
}
