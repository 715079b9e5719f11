package games.kumite.spi.samples.liarsdice;

import games.kumite.spi.actions.Argument;
import games.kumite.spi.actions.Verb;
import java.util.List;

/** The verbs of actions. */
enum Word implements Verb {
  BID(Argument.number(1, Cups.MAX_DICE * Cups.SEATS), Argument.number(1, Cups.SIDES)),
  CHALLENGE;

  private final List<Argument> arguments;

  Word(Argument... arguments) {
    this.arguments = List.of(arguments);
  }

  @Override
  public List<Argument> arguments() {
    return arguments;
  }
}
