package games.kumite.journey.action;

import games.kumite.journey.content.CardKind;
import games.kumite.journey.content.Trigger.Event;
import games.kumite.journey.deck.DrawCards;
import games.kumite.journey.karma.Karma;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.EventTypes;
import games.kumite.journey.state.GameState;
import games.kumite.spi.EventType;
import games.kumite.spi.Refusal;
import org.jspecify.annotations.Nullable;

/** The action Master skill: good karma for a one-time skill card (JW-ACT-23, JW-ACT-24). Stateless. */
final class MasterSkill {

  private static final EventType SKILL_MASTERED = EventTypes.figure("mastered", "JW-ACT-23").card("card");

  /** Good karma for Master skill (JW-ACT-23). */
  private static final int COST = 4;

  private static final Refusal MASTERED = new Refusal("JW-ACT-24", "mastered");
  private static final Refusal NO_KARMA = new Refusal("JW-KAR-08", "no-karma");
  private static final Refusal NO_SKILL = new Refusal("JW-RUL-36", "no-skill");

  private MasterSkill() {}

  /** Returns why Master skill is impossible, null if it is possible. */
  static @Nullable Refusal refusal(GameState state, int pilgrim) {
    if (state.pilgrim(pilgrim, Counters.MASTERED) != 0) {
      return MASTERED;
    }
    if (state.pilgrim(pilgrim, Counters.GOOD) < COST) {
      return NO_KARMA;
    }
    return DrawCards.canFind(state, pilgrim, CardKind.ONE_TIME) ? null : NO_SKILL;
  }

  static void execute(GameState state, int pilgrim) {
    state.setPilgrim(pilgrim, Counters.MASTERED, 1);
    Karma.loseGood(state, pilgrim, COST);
    int card = DrawCards.search(state, pilgrim, CardKind.ONE_TIME);
    state.emit(SKILL_MASTERED, pilgrim, card);
    state.after(Event.DRAW_SKILL, pilgrim, pilgrim);
  }
}
