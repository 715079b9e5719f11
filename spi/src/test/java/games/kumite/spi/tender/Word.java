package games.kumite.spi.tender;

import games.kumite.spi.actions.Argument;
import games.kumite.spi.actions.Verb;
import java.util.List;

/** What seats do, and what none ever can. */
enum Word implements Verb {
  BID(Argument.number(0, Yard.MAX_BID)), LEND(Argument.CARD), WAIT, SHOUT;

  private final List<Argument> arguments;

  Word(Argument... arguments) {
    this.arguments = List.of(arguments);
  }

  @Override
  public List<Argument> arguments() {
    return arguments;
  }
}
