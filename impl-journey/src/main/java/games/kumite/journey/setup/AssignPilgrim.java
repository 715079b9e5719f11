package games.kumite.journey.setup;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.journey.content.Content;
import games.kumite.journey.state.ActionVerb;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.EventTypes;
import games.kumite.journey.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;
import org.jspecify.annotations.Nullable;

/**
 * JW-D-02: the players' choice of the controller of a pilgrim (JW-SET-06).
 *
 * @param pilgrim the pilgrim
 */
record AssignPilgrim(int pilgrim) implements GroupChoice {

  private static final EventType ASSIGNED = EventTypes.pilgrim("assigned", "JW-SET-06").seat("controller");

  /** The greatest number of pilgrims that one player controls, by number of players. */
  private static final int[] MAX = {0, 4, 2, 2, 1}; // JW-SET-07 to JW-SET-10
  private static final Refusal[] FULL = {
    new Refusal("JW-SET-07", "seat-full"), new Refusal("JW-SET-08", "seat-full"),
    new Refusal("JW-SET-09", "seat-full"), new Refusal("JW-SET-10", "seat-full")
  };
  private static final Refusal[] TOO_FEW = {
    new Refusal("JW-SET-07", "seat-empty"), new Refusal("JW-SET-08", "seat-empty"),
    new Refusal("JW-SET-09", "seat-empty"), new Refusal("JW-SET-10", "seat-empty")
  };
  private static final AssignPilgrim[] ALL =
      {new AssignPilgrim(0), new AssignPilgrim(1), new AssignPilgrim(2), new AssignPilgrim(3)};

  static AssignPilgrim of(int pilgrim) {
    return ALL[pilgrim];
  }

  @Override
  public String kind() {
    return "assign";
  }

  @Override
  public Prompt prompt(GameState state) {
    return Question.prompt(state, kind(), seat(state), state.definition().label(pilgrim));
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    for (int seat = 0; seat < state.definition().settings.seats(); seat++) {
      out.add(state.definition().actions.of(ActionVerb.ASSIGN, pilgrim, seat), refusal(state, seat));
    }
  }

  /**
   * Returns why a player cannot have the pilgrim, null if it can: it would have more than allowed, or too few pilgrims
   * would be left for players without one.
   */
  private @Nullable Refusal refusal(GameState state, int seat) {
    int seats = state.definition().settings.seats();
    if (state.controlled(seat) == MAX[seats]) {
      return FULL[seats - 1];
    }
    int empty = 0;
    for (int other = 0; other < seats; other++) {
      empty += other != seat && state.controlled(other) == 0 ? 1 : 0;
    }
    return Content.PILGRIMS - pilgrim - 1 < empty ? TOO_FEW[seats - 1] : null;
  }

  @Override
  public void execute(GameState state, Action action) {
    int seat = ((VerbAction) action).second();
    state.setPilgrim(pilgrim, Counters.CONTROLLER, seat + 1);
    state.emit(ASSIGNED, pilgrim, seat);
  }
}
