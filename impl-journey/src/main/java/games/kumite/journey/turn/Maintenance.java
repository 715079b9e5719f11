package games.kumite.journey.turn;

import games.kumite.journey.condition.Affliction;
import games.kumite.journey.content.Content;
import games.kumite.journey.defeat.Falling;
import games.kumite.journey.gate.DemonCards;
import games.kumite.journey.gate.Gates;
import games.kumite.journey.gate.Rage;
import games.kumite.journey.map.Pose;
import games.kumite.journey.quest.Ending;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Num;
import games.kumite.journey.state.Sequel;
import games.kumite.spi.Picks;
import games.kumite.spi.Script;
import games.kumite.spi.Step;

/**
 * The Maintenance phase: cards expire, those that remain do their damage, the unconscious track, the rage card, special
 * demon cards, gates that a quest wakes (JW-RUL-01).
 *
 * @param since the time at which the phase began; a pilgrim that falls later does not step along the track in it
 *     (JW-RUL-03)
 * @param next the next figure, by its place: pilgrims in the order of play, then demons
 */
record Maintenance(int since, int next) {

  private static final Script<Journey, Maintenance> SCRIPT = Script.<Journey, Maintenance>of("maintenance")
      .act((journey, upkeep) -> Affliction.expire(journey)) // JW-TRN-04, JW-TRN-05
      .loop((journey, upkeep) -> upkeep.next < journey.terms().figures(), each -> each
          .act(Maintenance::suffer)
          .set((journey, upkeep) -> upkeep.from(upkeep.next + 1)))
      .set((journey, upkeep) -> upkeep.from(0))
      .loop((journey, upkeep) -> upkeep.next < Content.PILGRIMS, each -> each
          .act(Maintenance::worsen)
          .set((journey, upkeep) -> upkeep.from(upkeep.next + 1)))
      .act((journey, upkeep) -> Rage.end(journey)) // JW-TRN-10
      .act((journey, upkeep) -> DemonCards.clear(journey)) // JW-TRN-11
      .act((journey, upkeep) -> Gates.awaken(journey))
      .end();

  /** The phase without its quiet points. */
  enum Begin implements Step<Journey> {
    PHASE;

    @Override
    public void run(Journey journey) {
      journey.then(SCRIPT.with(new Maintenance(journey.get(Num.ENTRIES), 0)));
    }
  }

  /** Applies the conditions of a figure, in initiative order (JW-TRN-03, JW-TRN-06, JW-TRN-09). */
  private static void suffer(Journey journey, Maintenance upkeep) {
    int figure = figure(journey, upkeep.next);
    if (suffers(journey, figure)) {
      Picks later = Picks.NONE;
      for (int next = upkeep.next + 1; next < journey.terms().figures(); next++) {
        later = suffers(journey, figure(journey, next)) ? later.and(figure(journey, next)) : later;
      }
      Affliction.suffer(journey, figure, Sequel.NONE.afterAny(Sequel.Kind.MAINTENANCE, Journey.NOBODY, later));
    }
  }

  private static int figure(Journey journey, int place) {
    return place < Content.PILGRIMS ? journey.inOrder(place + 1) : place;
  }

  private static boolean suffers(Journey journey, int figure) {
    return journey.pose(figure) != Pose.NONE && Affliction.suffers(journey, figure);
  }

  /**
   * Moves pilgrims along the unconscious track that were unconscious before this phase (JW-TRN-07, JW-RUL-03), one
   * after the other (JW-TRN-03).
   */
  private static void worsen(Journey journey, Maintenance upkeep) {
    int pilgrim = journey.inOrder(upkeep.next + 1);
    if (!journey.isConscious(pilgrim) && journey.isStill(pilgrim, upkeep.since)) {
      Falling.worsen(journey, pilgrim);
      Ending.check(journey); // JW-RUL-81
    }
  }

  private Maintenance from(int place) {
    return new Maintenance(since, place);
  }
}
