package games.kumite.tmnt.loss;

import games.kumite.api.Prompt;
import games.kumite.spi.Candidates;
import games.kumite.spi.EventType;
import games.kumite.spi.IntList;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.Selection;
import games.kumite.spi.Step;
import games.kumite.tmnt.content.CardType;
import games.kumite.tmnt.deck.Discards;
import games.kumite.tmnt.state.ActionVerb;
import games.kumite.tmnt.state.Face;
import games.kumite.tmnt.state.GameState;
import games.kumite.tmnt.strength.AbilityUse;

/**
 * The cost of an ability (MT-D11), paid before the effect with any of the user's cards in hand or in play, except the
 * one whose ability is used (MT-KAT-11, MT-KAT-14, MT-RUL-39).
 *
 * @param user the seat that pays
 * @param source the card whose ability is used
 * @param count the number of cards
 */
public record Pay(int user, int source, int count) {

  private static final Refusal UNFIT = new Refusal("MT-RUL-39", "not-payable");
  private static final EventType PAID = EventType.of("paid", "MT-KAT-11").seat("by").card("card").card("for");

  private enum Choice implements Selection<GameState, Pay> {
    COST;

    @Override
    public int seat(GameState state, Pay pay) {
      return pay.user;
    }

    @Override
    public void collectCandidates(GameState state, Pay pay, Candidates out) {
      state.offer(state.hand(pay.user), ActionVerb.PAY, pay.user, out);
      for (int token = state.top(state.table(pay.user)); token >= 0; token = state.next(token)) {
        Face face = state.face(token);
        if (token != pay.source && face.type != CardType.CHARACTER) {
          state.offer(token, face.type == CardType.STANCE ? ActionVerb.PAY_STANCE : ActionVerb.PAY, pay.user, out);
        }
      }
    }

    @Override
    public int min(GameState state, Pay pay) {
      return Math.min(pay.count, AbilityUse.payable(state, pay.user, pay.source));
    }

    @Override
    public int max(GameState state, Pay pay) {
      return pay.count;
    }

    @Override
    public Refusal otherRefusal(GameState state, Pay locals) {
      return UNFIT;
    }

    @Override
    public Prompt prompt(GameState state, Pay pay, IntList selected) {
      return Question.prompt(state, kind(), pay.user, state.face(pay.source).label, pay.count - selected.size());
    }

    @Override
    public Pay localsAfter(GameState state, Pay pay, IntList selected) {
      for (int i = 0; i < selected.size(); i++) {
        int token = selected.get(i);
        boolean isOnAnother = !state.face(token).isItem && state.attached(token) >= 0;
        if (isOnAnother) {
          pay(state, pay, token); // discarded before its Item takes it along
        }
      }
      for (int i = 0; i < selected.size(); i++) {
        int token = selected.get(i);
        int owner = state.cards().zoneOf(token).owner();
        if (owner == pay.user) {
          pay(state, pay, token);
        }
      }
      state.then(StateCleanup.LIMITS);
      return pay;
    }

    private static void pay(GameState state, Pay pay, int token) {
      Discards.discard(state, token);
      state.emit(PAID, pay.user, token, pay.source);
    }
  }

  /** Returns the payment of a seat for an ability of a card. */
  public static Step<GameState> of(int user, int source, int count) {
    return Choice.COST.with(new Pay(user, source, count));
  }
}
