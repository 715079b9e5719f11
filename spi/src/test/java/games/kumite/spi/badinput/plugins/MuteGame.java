package games.kumite.spi.badinput.plugins;

/** A game that fails when it is asked for its id. */
public final class MuteGame extends StubGame {

  @Override
  public String id() {
    throw new UnsupportedOperationException("mute");
  }
}
