package games.kumite.spi.samples.masks;

import games.kumite.spi.actions.Argument;
import games.kumite.spi.actions.Verb;
import java.util.List;

/** The verbs of actions. */
enum Word implements Verb {
  COIN, DUKE, ENVOY, THIEF(Argument.SEAT), STRIKE(Argument.SEAT), DOUBT, GUARD, LIFT, LOSE(Argument.CARD),
  RETURN(Argument.CARD);

  private final List<Argument> arguments;

  Word(Argument... arguments) {
    this.arguments = List.of(arguments);
  }

  @Override
  public List<Argument> arguments() {
    return arguments;
  }
}
