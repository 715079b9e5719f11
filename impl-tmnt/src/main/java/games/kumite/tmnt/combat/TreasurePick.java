package games.kumite.tmnt.combat;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.Step;
import games.kumite.spi.cards.Zone;
import games.kumite.tmnt.deck.DrawCards;
import games.kumite.tmnt.state.ActionVerb;
import games.kumite.tmnt.state.Counters;
import games.kumite.tmnt.state.ForcedChoice;
import games.kumite.tmnt.state.GameState;

/**
 * The choice of a Treasure (MT-D15). Treasures lie face up and are taken as agreed. Once only one player still gets
 * any, that player receives the rest without being asked.
 *
 * @param share the number of Treasures that the helper still gets
 * @param taken the number of Treasures taken so far
 */
record TreasurePick(int share, int taken) implements ForcedChoice {

  private static final Refusal UNFIT = new Refusal("MT-TMU-11", "not-won");
  private static final EventType TOOK = EventType.of("took", "MT-TMU-11").seat("by").card("card");

  /** The step that fixes the helper's share and begins the picking (MT-TMU-12). */
  enum Divide implements Step<GameState> {
    DIVIDE;

    @Override
    public void run(GameState state) {
      int count = state.cards().count(state.zones().spread);
      state.then(new TreasurePick(Math.min(count, state.get(Counters.OFFER_TREASURES)), 0));
    }
  }

  @Override
  public int seat(GameState state) {
    boolean isHelper = switch (ActionVerb.ORDERS.get(state.get(Counters.OFFER_ORDER))) {
      case "helper-first" -> true;
      case "fighter-first" -> false;
      case "alternate-helper" -> taken % 2 == 0;
      default -> taken % 2 == 1;
    };
    return isHelper ? state.helper() : state.fighter();
  }

  @Override
  public void run(GameState state) {
    int count = state.cards().count(state.zones().spread);
    if (share == 0 || share == count) {
      int to = share == 0 ? state.fighter() : state.helper();
      Zone spread = state.zones().spread;
      for (int token = state.top(spread); token >= 0; token = state.top(spread)) {
        take(state, to, token);
      }
    } else {
      ForcedChoice.super.run(state);
    }
  }

  @Override
  public Prompt prompt(GameState state) {
    int left = state.cards().count(state.zones().spread);
    return Question.prompt(state, kind(), seat(state), seat(state) == state.helper() ? share : left - share);
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    out.refuseOthers(UNFIT);
    state.list(state.zones().spread, ActionVerb.TAKE, seat(state), out);
  }

  @Override
  public void execute(GameState state, Action action) {
    int by = seat(state);
    take(state, by, state.find(state.zones().spread, action, by));
    state.then(new TreasurePick(by == state.helper() ? share - 1 : share, taken + 1));
  }

  private static void take(GameState state, int by, int token) {
    DrawCards.receive(state, by, token);
    state.emit(TOOK, by, token);
  }
}
