package games.kumite.brawler.reset;

import games.kumite.api.Action;
import games.kumite.brawler.state.ActionVerb;
import games.kumite.brawler.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.Actions;
import games.kumite.spi.actions.VerbAction;

/**
 * The choice whether to assist (BR-D5): the conscious hero may assist the unconscious one (BR-KO-03, BR-KO-04), once
 * for each boss defeated (BR-KO-08).
 */
record Assist() implements Question<GameState> {

  static final Assist ASSIST = new Assist();

  private static final Refusal CONSCIOUS = new Refusal("BR-KO-03", "conscious");
  private static final EventType ASSISTED =
      EventType.of("assisted", "BR-KO-03").seat("by").seat("hero");
  private static final EventType REFUSED =
      EventType.of("assist-refused", "BR-KO-04").seat("by").seat("hero");

  /** Returns the conscious hero. There is one, because the boss was defeated. */
  @Override
  public int seat(GameState state) {
    return state.isConscious(0) ? 0 : 1;
  }

  /** Returns whether there is a hero to assist. */
  boolean isDue(GameState state) {
    return state.heroCount() > 1 && !(state.isConscious(0) && state.isConscious(1));
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    int hero = 1 - seat(state);
    Actions actions = state.actions().all();
    out.add(actions.of(ActionVerb.ASSIST, hero));
    out.add(actions.of(ActionVerb.REFUSE));
    if (out.isExplaining()) {
      for (int seat = 0; seat < state.definition().settings().seats(); seat++) {
        if (seat != hero) { // the hero who decides, and a host (BR-SET-12)
          out.add(actions.of(ActionVerb.ASSIST, seat), CONSCIOUS);
        }
      }
    }
  }

  @Override
  public void execute(GameState state, Action action) {
    int by = seat(state);
    int hero = 1 - by;
    if (((VerbAction) action).verb() == ActionVerb.REFUSE) {
      state.emit(REFUSED, by, hero);
    } else {
      state.emit(ASSISTED, by, hero);
      RecoveryRoll.attempt(state, hero);
    }
  }
}
