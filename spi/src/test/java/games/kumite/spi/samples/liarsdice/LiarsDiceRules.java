package games.kumite.spi.samples.liarsdice;

import games.kumite.api.Element.Kind;
import games.kumite.spi.MatchConfig;
import games.kumite.spi.Rules;
import games.kumite.spi.Step;
import games.kumite.spi.TableBuilder;
import games.kumite.spi.cards.SecretNumber;
import games.kumite.spi.learn.ActionSet;
import jakarta.inject.Inject;

/** How liar's dice begin and look. */
final class LiarsDiceRules implements Rules<Claims> {

  @Inject
  LiarsDiceRules() {}

  /** Rolls both dice: LD-01. */
  private enum Roll implements Step<Claims> {
    ROLL;

    @Override
    public void run(Claims state) {
      for (SecretNumber die : state.definition.dice) {
        state.roll(state.dice, die, "cup");
      }
      state.ask(TakeTurn.TURN);
    }
  }

  @Override
  public Claims initialState(MatchConfig config) {
    Claims state = new Claims(config);
    state.then(Roll.ROLL);
    return state;
  }

  @Override
  public ActionSet actionSet(Claims state) {
    return state.definition.actions;
  }

  @Override
  public void describe(Claims state, TableBuilder table) {
    for (int seat = 0; seat < Claims.SEATS; seat++) {
      TableBuilder.Node node = table.seat(seat).set("turn", seat == state.player());
      SecretNumber die = state.definition.dice.get(seat);
      if (!state.dice.isEmpty(die) && table.isVisibleTo(state.dice.knownBy(die))) {
        node.add(Kind.DIE, die.name()).set("face", state.dice.number(die)).set("sides", Claims.SIDES);
      }
    }
    table.track("count", state.claim() == 0 ? 0 : Claims.count(state.claim()), 0, Claims.SEATS);
    table.track("face", state.claim() == 0 ? 0 : Claims.face(state.claim()), 0, Claims.SIDES);
  }
}
