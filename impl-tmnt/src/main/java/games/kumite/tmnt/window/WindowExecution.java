package games.kumite.tmnt.window;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Done;
import games.kumite.spi.EventType;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.Step;
import games.kumite.spi.actions.VerbAction;
import games.kumite.tmnt.bargain.HelpOffer;
import games.kumite.tmnt.bargain.Sale;
import games.kumite.tmnt.bargain.Trade;
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

/** The execution of the actions of windows. */
final class WindowExecution {

  private static final EventType TRAPPED =
      EventType.of("trap-played", "MT-TRP-02").seat("by").card("card").seat("victim");
  private static final EventType GAVE_UP = EventType.of("discarded", "MT-WHN-01").seat("by").card("card");
  private static final EventType TURNED = EventType.of("turned-sideways", "MT-ITM-07").seat("by").card("card");
  private static final EventType EQUIPPED = EventType.of("equipped", "MT-ITM-07").seat("by").card("card");

  /** The step in which the runner's die is rolled again. */
  private enum Reroll implements Step<GameState> {
    REROLL;

    private static final EventType ROLLED = EventType.of("run-rerolled", "MT-RUN-02").seat("runner").number("die");

    @Override
    public void run(GameState state) {
      int runner = state.get(Counters.RUNNER);
      state.set(Counters.DIE, state.roll("run", runner, 6));
      state.emit(ROLLED, runner, state.get(Counters.DIE));
    }
  }

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

  /**
   * The choice of the card that sets the die (MT-D22). It is asked even with a single one, since the number in hand is
   * hidden (MT-RUL-58).
   */
  private record DieSetter(int by, int face) implements ForcedChoice {

    private static final Refusal UNFIT = new Refusal("MT-ONE-07", "no-setter");
    private static final EventType SET = EventType.of("die-set", "MT-CON-01").seat("by").number("die");

    @Override
    public int seat(GameState state) {
      return by;
    }

    @Override
    public boolean isAutoPlayed() {
      return false;
    }

    @Override
    public boolean isPossible(GameState state, int viewer) {
      return DieActions.maySet(state, by);
    }

    @Override
    public Prompt prompt(GameState state) {
      return Question.prompt(state, kind(), by, face);
    }

    @Override
    public void collectActions(GameState state, ActionCollector out) {
      out.refuseOthers(UNFIT);
      DieActions.setters(state, by, out);
      if (out.size() == 0) {
        out.add(Done.DONE); // happens only where a bot imagines this hand
      }
    }

    @Override
    public void execute(GameState state, Action action) {
      if (action != Done.DONE) {
        int held = state.find(state.hand(by), action, by);
        int token = held >= 0 ? held : state.find(state.table(by), action, by);
        Discards.spend(state, by, token);
        state.emit(CardEvents.PLAYED, by, token);
      }
      state.set(Counters.DIE, face);
      state.turnDie("run", 0, face);
      state.emit(SET, by, face);
    }
  }

  private WindowExecution() {}

  static void perform(GameState state, int seat, VerbAction deed, PriorityWindow window) {
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
      case TEAM_UP -> TeamUp.use(state, seat, deed);
      case SELL -> Sale.begin(state, seat);
      case TRADE, GIFT -> Trade.begin(
          state, seat, deed.first(), deed.verb() == ActionVerb.GIFT ? Trade.Way.GIFT : Trade.Way.TRADE);
      case LEAVE -> GameEnd.leave(state, seat);
      case ASK -> HelpOffer.begin(state, deed.first());
      case FACE -> state.ask(new DieSetter(seat, deed.first()));
      case REROLL -> {
        int token = state.find(state.table(seat), deed, seat);
        reroll(state, seat, token >= 0 ? token : state.find(state.hand(seat), deed, seat));
      }
      default -> throw new IllegalStateException(deed + " is no action of a window");
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

  private static void reroll(GameState state, int seat, int token) {
    Face face = state.face(token);
    boolean isOneShot = face.type == CardType.ONE_SHOT;
    if (isOneShot || face.teamsUp(EffectVerb.REROLL)) {
      Discards.spend(state, seat, token);
      state.emit(isOneShot ? CardEvents.PLAYED : CardEvents.TEAMED, seat, token);
      state.then(Reroll.REROLL);
    } else {
      state.use(token);
      state.emit(CardEvents.USED, seat, token);
      state.then(Pay.of(seat, token, AbilityUse.activate(face).clause().cost()), Reroll.REROLL);
    }
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
