package games.kumite.tmnt.combat;

import games.kumite.spi.Step;
import games.kumite.tmnt.state.Num;
import games.kumite.tmnt.state.Party;
import games.kumite.tmnt.window.Priority;

/** Running Away begins, for each player of the side. */
enum Flight implements Step<Party> {
  FIGHTER {
    @Override
    int runner(Party party) {
      return party.fighter();
    }
  },
  HELPER {
    @Override
    int runner(Party party) {
      return party.helper();
    }
  };

  abstract int runner(Party party);

  @Override
  public void run(Party party) {
    int runner = runner(party);
    if (runner < 0 || !party.isAlive(runner) || party.isGone(party.fighter())
        || (party.get(Num.ESCAPED) >> runner & 1) != 0) {
      return; // MT-RUN-13, MT-RUL-15
    }
    party.set(Num.RUNNER, runner);
    party.set(Num.FACED, 0);
    party.then(Priority.opening(Priority.RUN), RunOrder.RUN_ORDER);
  }
}
