package games.kumite.tmnt.window;

import games.kumite.api.Action;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;
import games.kumite.spi.cards.Zone;
import games.kumite.tmnt.content.CardType;
import games.kumite.tmnt.content.EffectVerb;
import games.kumite.tmnt.deck.Discards;
import games.kumite.tmnt.effect.EffectInterpreter;
import games.kumite.tmnt.effect.EffectInterpreter.Part;
import games.kumite.tmnt.effect.TrapHit;
import games.kumite.tmnt.loss.Pay;
import games.kumite.tmnt.state.ActionVerb;
import games.kumite.tmnt.state.CardEvents;
import games.kumite.tmnt.state.Counters;
import games.kumite.tmnt.state.Face;
import games.kumite.tmnt.state.ForcedChoice;
import games.kumite.tmnt.state.GameState;
import games.kumite.tmnt.strength.AbilityUse;
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
  private static final Refusal DEAD_VICTIM = new Refusal("MT-TRP-02", "dead-victim");
  private static final EventType TRAPPED =
      EventType.of("trap-played", "MT-TRP-02").seat("by").card("card").seat("victim");
  private static final EventType GAVE_UP = EventType.of("discarded", "MT-WHN-01").seat("by").card("card");
  private static final EventType TURNED = EventType.of("turned-sideways", "MT-ITM-07").seat("by").card("card");
  private static final EventType EQUIPPED = EventType.of("equipped", "MT-ITM-07").seat("by").card("card");

  /** The choice of the kept Trap to cancel (MT-D31). */
  record KeptTrap(int keeper) implements ForcedChoice {

    private static final Refusal UNFIT = new Refusal("MT-TRP-08", "not-kept");
    private static final EventType CANCELLED = EventType.of("kept-trap-cancelled", "MT-TRP-08").seat("by").card("card");

    @Override
    public int seat(GameState state) {
      return keeper;
    }

    @Override
    public void collectActions(GameState state, ActionCollector out) {
      out.refuseOthers(UNFIT);
      state.list(state.kept(keeper), ActionVerb.CANCEL, keeper, out);
    }

    @Override
    public void execute(GameState state, Action action) {
      int token = state.find(state.kept(keeper), action, keeper);
      Discards.discard(state, token);
      state.emit(CANCELLED, keeper, token);
    }
  }

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
        traps(state, seat, token, window, out);
      } else if (face.type == CardType.ONE_SHOT) {
        add(state, ActionVerb.USE, token, seat, UseInPlay.use(state, seat, token, hand, window), out);
      }
    }
  }

  private static void traps(GameState state, int seat, int token, PriorityWindow window, ActionCollector out) {
    int face = state.shown(token, seat);
    for (int victim = 0; victim < state.seats(); victim++) { // MT-TRP-02, MT-RUL-47
      out.add(state.actions().of(ActionVerb.TRAP, face, victim), window == PriorityWindow.DIE ? PlayCard.DIE_ONLY
          : state.isAlive(victim) ? null : DEAD_VICTIM);
    }
  }

  private static void table(GameState state, int seat, PriorityWindow window, ActionCollector out) {
    Zone table = state.table(seat);
    boolean mayTurn = !window.isRun() && !state.isInCombat(seat) || out.isExplaining();
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
        add(state, ActionVerb.USE, token, seat, UseInPlay.use(state, seat, token, table, window), out);
      }
      if (face.teamUp != null) {
        add(state, ActionVerb.TEAM_UP, token, seat, TeamUpAbility.refusal(state, seat, face, window), out);
      } else if (face.type == CardType.ITEM && mayTurn) {
        turns(state, seat, token, window, out);
      }
      if (out.isExplaining()) {
        inPlay(state, seat, token, window, out);
      }
    }
  }

  /** Lists turning an Item sideways or upright. Only an explanation lists the way in which it lies already. */
  private static void turns(GameState state, int seat, int token, PriorityWindow window, ActionCollector out) {
    boolean isUpright = state.has(token, Counters.EQUIPPED);
    if (isUpright || out.isExplaining()) {
      add(state, ActionVerb.SIDEWAYS, token, seat, UseInPlay.turn(state, seat, token, window, false), out);
    }
    if (!isUpright || out.isExplaining()) {
      add(state, ActionVerb.EQUIP, token, seat, UseInPlay.turn(state, seat, token, window, true), out);
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
      case TRAP -> trap(state, seat, deed);
      case DISCARD -> {
        int token = state.find(state.table(seat), deed, seat);
        Discards.discard(state, token);
        state.emit(GAVE_UP, seat, token);
      }
      case EQUIP -> turn(state, seat, deed, true);
      case SIDEWAYS -> turn(state, seat, deed, false);
      case USE -> use(state, seat, deed);
      case TEAM_UP -> TeamUpAbility.use(state, seat, deed);
      default -> throw new IllegalStateException(deed + " is not an action with a card");
    }
  }

  private static void turn(GameState state, int seat, VerbAction deed, boolean upright) {
    int token = state.find(state.table(seat), deed, seat);
    state.mark(token, Counters.TURNED);
    if (upright) {
      state.mark(token, Counters.EQUIPPED);
    } else {
      state.unmark(token, Counters.EQUIPPED);
      state.unsettle(seat);
    }
    state.emit(upright ? EQUIPPED : TURNED, seat, token);
  }

  private static void trap(GameState state, int seat, VerbAction deed) {
    int token = state.find(state.hand(seat), deed, seat);
    state.move(token, state.zones().open);
    state.emit(TRAPPED, seat, token, deed.second());
    state.then(new TrapHit(deed.second(), token));
  }

  private static void use(GameState state, int seat, VerbAction deed) {
    int token = state.find(state.table(seat), deed, seat);
    if (token < 0 || !state.face(token).activates(EffectVerb.STR) && !state.face(token).activates(EffectVerb.ESCAPE)) {
      TrapHit.pay(state, seat, deed);
      state.then(new KeptTrap(seat));
      return;
    }
    Face face = state.face(token);
    state.use(token);
    state.emit(CardEvents.USED, seat, token);
    state.then(
        Pay.of(seat, token, AbilityUse.activate(face).clause().cost()), EffectInterpreter.of(face, Part.ACTIVATE, seat, GameState.NONE));
  }
}
