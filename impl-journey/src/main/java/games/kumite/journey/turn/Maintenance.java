package games.kumite.journey.turn;

import games.kumite.journey.condition.Affliction;
import games.kumite.journey.content.Content;
import games.kumite.journey.defeat.PilgrimDefeat;
import games.kumite.journey.gate.DemonCards;
import games.kumite.journey.gate.Rage;
import games.kumite.journey.map.Pose;
import games.kumite.journey.quest.QuestEnd;
import games.kumite.journey.quest.QuestRules;
import games.kumite.journey.state.Continuation;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.GameState;
import games.kumite.spi.IntList;
import games.kumite.spi.Script;
import games.kumite.spi.Step;

/**
 * The Maintenance phase: cards expire, those that remain do their damage, the unconscious track, the rage card, special
 * demon cards, gates that a quest wakes (JW-RUL-01).
 *
 * @param phaseBeganAt the time at which the phase began; a pilgrim that falls later does not step along the track in it
 *     (JW-RUL-03)
 * @param next the next figure, by its place: pilgrims in the order of play, then demons
 */
record Maintenance(int phaseBeganAt, int next) {

  private static final Script<GameState, Maintenance> SCRIPT = Script.<GameState, Maintenance>of("maintenance")
      .act((state, upkeep) -> Affliction.expire(state)) // JW-TRN-04, JW-TRN-05
      .repeatWhile((state, upkeep) -> upkeep.next < state.definition().figures(), each -> each
          .act(Maintenance::suffer)
          .update((state, upkeep) -> upkeep.from(upkeep.next + 1)))
      .update((state, upkeep) -> upkeep.from(0))
      .repeatWhile((state, upkeep) -> upkeep.next < Content.PILGRIMS, each -> each
          .act(Maintenance::worsen)
          .update((state, upkeep) -> upkeep.from(upkeep.next + 1)))
      .act((state, upkeep) -> Rage.end(state)) // JW-TRN-10
      .act((state, upkeep) -> DemonCards.clear(state)) // JW-TRN-11
      .act((state, upkeep) -> QuestRules.maintenance(state))
      .build();

  /** The phase without its quiet points. */
  enum Begin implements Step<GameState> {
    PHASE;

    @Override
    public void run(GameState state) {
      state.then(SCRIPT.start(new Maintenance(state.get(Counters.ENTRIES), 0)));
    }
  }

  /** Applies the conditions of a figure, in initiative order (JW-TRN-03, JW-TRN-06, JW-TRN-09). */
  private static void suffer(GameState state, Maintenance upkeep) {
    int figure = figure(state, upkeep.next);
    if (suffers(state, figure)) {
      IntList later = IntList.NONE;
      for (int next = upkeep.next + 1; next < state.definition().figures(); next++) {
        later = suffers(state, figure(state, next)) ? later.and(figure(state, next)) : later;
      }
      state.then(Affliction.suffering(state, figure), Continuation.Kind.MAINTENANCE, GameState.NOBODY, later);
    }
  }

  private static int figure(GameState state, int place) {
    return place < Content.PILGRIMS ? state.inOrder(place + 1) : place;
  }

  private static boolean suffers(GameState state, int figure) {
    return state.pose(figure) != Pose.NONE && Affliction.suffers(state, figure);
  }

  /**
   * Moves pilgrims along the unconscious track that were unconscious before this phase (JW-TRN-07, JW-RUL-03), one
   * after the other (JW-TRN-03).
   */
  private static void worsen(GameState state, Maintenance upkeep) {
    int pilgrim = state.inOrder(upkeep.next + 1);
    if (!state.isConscious(pilgrim) && state.isStill(pilgrim, upkeep.phaseBeganAt)) {
      PilgrimDefeat.worsen(state, pilgrim);
      QuestEnd.check(state); // JW-RUL-81
    }
  }

  private Maintenance from(int place) {
    return new Maintenance(phaseBeganAt, place);
  }
}
