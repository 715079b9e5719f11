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
import games.kumite.spi.cards.Zone;
import games.kumite.tmnt.content.CardType;
import games.kumite.tmnt.content.Effect;
import games.kumite.tmnt.content.EffectVerb;
import games.kumite.tmnt.deck.Discards;
import games.kumite.tmnt.loss.Pay;
import games.kumite.tmnt.state.Ability;
import games.kumite.tmnt.state.ActionVerb;
import games.kumite.tmnt.state.CardEvents;
import games.kumite.tmnt.state.Counters;
import games.kumite.tmnt.state.Face;
import games.kumite.tmnt.state.ForcedChoice;
import games.kumite.tmnt.state.GameState;
import games.kumite.tmnt.strength.AbilityUse;
import org.jspecify.annotations.Nullable;

/** The actions on a Run Away die (MT-D22). */
final class DieActions {

  private static final int SIDES = 6;
  private static final Refusal NO_DIE = new Refusal("MT-RUN-02", "no-die");
  private static final Refusal NO_SETTER = new Refusal("MT-ONE-07", "no-setter");
  private static final Refusal NO_REROLL = new Refusal("MT-ONE-07", "no-reroll");
  private static final Refusal OWN_DIE = new Refusal("MT-ONE-07", "own-die");

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
      return maySet(state, by);
    }

    @Override
    public Prompt prompt(GameState state) {
      return Question.prompt(state, kind(), by, face);
    }

    @Override
    public void collectActions(GameState state, ActionCollector out) {
      out.refuseOthers(UNFIT);
      setters(state, by, out);
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

  private DieActions() {}

  /** Lists the sides to which a seat may turn the die. */
  static void faces(GameState state, int seat, PriorityWindow window, ActionCollector out) {
    Refusal setting = maySet(state, seat) ? null : NO_SETTER;
    boolean isListed = window == PriorityWindow.DIE && out.accepts(setting);
    for (int face = 1; face <= SIDES && isListed; face++) {
      out.add(state.actions().of(ActionVerb.FACE, face), setting);
    }
  }

  /** Lists the cards with which a seat may have the die rolled again. */
  static void rerolls(GameState state, int seat, PriorityWindow window, ActionCollector out) {
    if (window == PriorityWindow.DIE) {
      rerolls(state, seat, state.table(seat), out);
      rerolls(state, seat, state.hand(seat), out);
    }
  }

  private static void rerolls(GameState state, int seat, Zone zone, ActionCollector out) {
    for (int token = state.top(zone); token >= 0; token = state.next(token)) {
      Face face = state.face(token);
      if (face.type == CardType.ONE_SHOT || !zone.equals(state.hand(seat))) {
        out.add(state.deed(ActionVerb.REROLL, token, seat), reroll(state, seat, token, face));
      }
    }
  }

  /** Adds the actions that are refused regardless of a seat's cards. */
  static void elsewhere(GameState state, ActionCollector out) {
    boolean isFallen = state.get(Counters.DIE) > 0;
    for (int face = 1; face <= SIDES; face++) {
      out.add(state.actions().of(ActionVerb.FACE, face), isFallen ? NO_SETTER : NO_DIE);
    }
    for (int face = 0; face < state.definition().size(); face++) {
      out.add(state.actions().of(ActionVerb.REROLL, face), isFallen ? NO_REROLL : NO_DIE);
    }
  }

  /** Returns whether a seat has a card that sets the die. */
  static boolean maySet(GameState state, int seat) {
    return setter(state, seat, state.top(state.hand(seat))) >= 0
        || setter(state, seat, state.top(state.table(seat))) >= 0;
  }

  /** Lists the cards of a seat that set the die. */
  static void setters(GameState state, int seat, ActionCollector out) {
    setters(state, seat, state.hand(seat), out);
    setters(state, seat, state.table(seat), out);
  }

  private static void setters(GameState state, int seat, Zone zone, ActionCollector out) {
    for (int token = setter(state, seat, state.top(zone)); token >= 0; token = setter(state, seat, state.next(token))) {
      out.add(state.deed(ActionVerb.USE, token, seat));
    }
  }

  /** Returns the first card from a given one on that sets the die, NONE if there is none. */
  private static int setter(GameState state, int seat, int first) {
    int token = first;
    while (token >= 0 && !isSetter(state, seat, state.face(token))) {
      token = state.next(token);
    }
    return token;
  }

  private static boolean isSetter(GameState state, int seat, Face face) {
    return face.plays(EffectVerb.SETDIE) && AbilityUse.ineffective(state, seat, face) == null;
  }

  private static @Nullable Refusal reroll(GameState state, int seat, int token, Face face) {
    boolean isOwn = seat == state.get(Counters.RUNNER);
    if (face.plays(EffectVerb.REROLL)) {
      return !isOwn && !isAny(face.play[0]) ? OWN_DIE : AbilityUse.ineffective(state, seat, face);
    }
    if (face.teamUp != null && AbilityUse.mayTeamUp(state, seat, face, EffectVerb.REROLL)) {
      return isOwn || isAny(face.teamUp) ? null : OWN_DIE;
    }
    return !face.activates(EffectVerb.REROLL) ? NO_REROLL : !isOwn && !isAny(AbilityUse.activate(face)) ? OWN_DIE
        : AbilityUse.refusal(state, seat, token, AbilityUse.activate(face));
  }

  /** Asks for the card that sets the die. */
  static void set(GameState state, int seat, VerbAction deed, PriorityWindow window) {
    state.ask(new DieSetter(seat, deed.first()));
  }

  /** Rolls the die again. */
  static void reroll(GameState state, int seat, VerbAction deed, PriorityWindow window) {
    int held = state.find(state.table(seat), deed, seat);
    int token = held >= 0 ? held : state.find(state.hand(seat), deed, seat);
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

  private static boolean isAny(Ability ability) {
    return ability.effect() instanceof Effect.OfRun reroll && reroll.any();
  }
}
