package games.kumite.spi.badinput.plugins;

import games.kumite.api.Option;
import java.util.Arrays;
import java.util.List;

/** A game that does not say which options it has. */
public final class VagueGame extends StubGame {

  @Override
  public String id() {
    return "vague";
  }

  @Override
  public List<Option> options() {
    return Arrays.asList(Option.flag("known", "known", true), null);
  }
}
