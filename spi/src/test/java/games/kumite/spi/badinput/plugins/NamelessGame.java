package games.kumite.spi.badinput.plugins;

import org.jspecify.annotations.Nullable;

/** A game without an id. */
public final class NamelessGame extends StubGame {

  @Override
  public @Nullable String id() {
    return null;
  }
}
