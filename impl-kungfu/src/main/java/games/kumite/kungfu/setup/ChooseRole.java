package games.kumite.kungfu.setup;

import games.kumite.api.Action;
import games.kumite.kungfu.setup.SetupAction.Verb;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.GangsAndSides;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Question;

/**
 * The choice between attacker and defender (D-02, KF-SET-14).
 *
 * @param side the side that rolled higher
 */
record ChooseRole(int side) implements Question<GameState> {

  private static final EventType ATTACKS = EventType.of("attacker", "KF-SET-14").seat("who");

  @Override
  public String kind() {
    return "role";
  }

  @Override
  public int seat(GameState state) {
    return state.seat(state.lead(side));
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    out.add(SetupAction.keyword(state, Verb.BE, Keywords.ATTACKER, side));
    out.add(SetupAction.keyword(state, Verb.BE, Keywords.DEFENDER, GangsAndSides.opposing(side)));
  }

  @Override
  public void execute(GameState state, Action action) {
    attack(state, ((SetupAction) action).value());
  }

  /** Makes a side attack. */
  static void attack(GameState state, int attacker) {
    state.set(Counters.ATTACKER, attacker);
    state.set(Counters.SEEKER, attacker);
    state.emit(ATTACKS, state.attacker());
  }
}
