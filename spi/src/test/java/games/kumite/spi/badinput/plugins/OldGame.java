package games.kumite.spi.badinput.plugins;

import games.kumite.api.Phase;
import java.util.List;

/** A game that was compiled when there were no phases: what a JVM then does is raise this. */
public final class OldGame extends StubGame {

  @Override
  public String id() {
    return "old";
  }

  @Override
  public List<Phase> phases() {
    throw new AbstractMethodError("phases()");
  }
}
