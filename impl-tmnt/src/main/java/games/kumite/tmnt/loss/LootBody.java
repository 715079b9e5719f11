package games.kumite.tmnt.loss;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.tmnt.deck.Discards;
import games.kumite.tmnt.deck.DrawCards;
import games.kumite.tmnt.state.ActionVerb;
import games.kumite.tmnt.state.ForcedChoice;
import games.kumite.tmnt.state.GameState;
import java.util.ArrayList;
import java.util.List;

/**
 * The looting of a body (MT-D23): one card for each other living player.
 *
 * @param victim the seat that died
 * @param looters the seats that have still to take a card, in their order
 */
record LootBody(int victim, List<Integer> looters) implements ForcedChoice {

  private static final int SIDES = 6;
  private static final Refusal UNFIT = new Refusal("MT-DTH-03", "not-in-body");
  private static final EventType TIE = EventType.of("loot-order-rolled", "MT-RUL-45").seat("who").number("die");
  private static final EventType TOOK = EventType.of("looted", "MT-DTH-03").seat("by").card("card");

  /** Lets the others take cards of the body that is laid out, if there are any (MT-RUL-45). */
  static void begin(GameState state, int victim) {
    if (!state.cards().isEmpty(state.zones().body)) {
      state.then(new LootBody(victim, List.copyOf(order(state))));
    }
  }

  /** Returns the looters by Level, ties by a die, still tied ones again among themselves (MT-DTH-03, MT-RUL-45). */
  private static List<Integer> order(GameState state) {
    List<Integer> order = new ArrayList<>();
    for (int level = GameState.GOAL; level >= 1; level--) {
      order(state, state.livingAt(level), order);
    }
    return order;
  }

  private static void order(GameState state, int group, List<Integer> order) {
    if (Integer.bitCount(group) > 1) {
      int[] dice = new int[state.seats()];
      for (int left = group; left != 0; left &= left - 1) {
        int seat = Integer.numberOfTrailingZeros(left);
        dice[seat] = state.roll("loot-order", seat, SIDES);
        state.emit(TIE, seat, dice[seat]);
      }
      for (int face = SIDES; face >= 1; face--) {
        int tied = 0;
        for (int left = group; left != 0; left &= left - 1) {
          int seat = Integer.numberOfTrailingZeros(left);
          tied |= dice[seat] == face ? 1 << seat : 0;
        }
        order(state, tied, order);
      }
    } else if (group != 0) {
      order.add(Integer.numberOfTrailingZeros(group));
    }
  }

  @Override
  public String kind() {
    return "loot-body";
  }

  @Override
  public int seat(GameState state) {
    return looters.get(0);
  }

  @Override
  public Prompt prompt(GameState state) {
    return Question.prompt(state, kind(), seat(state), state.name(victim));
  }

  @Override
  public void run(GameState state) {
    if (state.cards().isEmpty(state.zones().body) || looters.isEmpty()) {
      Discards.discardAll(state, state.zones().body); // MT-DTH-05
    } else {
      ForcedChoice.super.run(state);
    }
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) { // MT-DTH-06
    out.refuseOthers(UNFIT);
    state.list(state.zones().body, ActionVerb.TAKE, seat(state), out);
  }

  @Override
  public void execute(GameState state, Action action) {
    int by = seat(state);
    int token = state.find(state.zones().body, action, by);
    DrawCards.receive(state, by, token); // MT-DTH-04
    state.emit(TOOK, by, token);
    state.then(new LootBody(victim, looters.subList(1, looters.size())));
  }
}
