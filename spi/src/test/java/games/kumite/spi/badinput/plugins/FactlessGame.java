package games.kumite.spi.badinput.plugins;

import games.kumite.api.Facts;
import org.jspecify.annotations.Nullable;

/** A game without facts. */
public final class FactlessGame extends StubGame {

  @Override
  public String id() {
    return "factless";
  }

  @Override
  public @Nullable Facts facts() {
    return null;
  }
}
