package stranger.barter;

import games.kumite.spi.actions.Argument;
import games.kumite.spi.actions.Verb;
import java.util.List;

/** The verbs. */
enum Word implements Verb {
  DRAW, BARTER(Argument.SEAT), GIVE(Argument.CARD), RETURN(Argument.CARD), SNATCH;

  private final List<Argument> arguments;

  Word(Argument... arguments) {
    this.arguments = List.of(arguments);
  }

  @Override
  public List<Argument> arguments() {
    return arguments;
  }
}
