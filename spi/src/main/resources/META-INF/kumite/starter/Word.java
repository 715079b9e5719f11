package {package};

import games.kumite.spi.actions.Argument;
import games.kumite.spi.actions.Verb;
import java.util.List;

/** The verbs of the actions: {@code stash card:T3}, {@code raid seat:2}. */
enum Word implements Verb {
  STASH(Argument.CARD), RAID(Argument.SEAT);

  private final List<Argument> arguments;

  Word(Argument... arguments) {
    this.arguments = List.of(arguments);
  }

  @Override
  public List<Argument> arguments() {
    return arguments;
  }
}
