package games.kumite.spi.badinput.plugins;

/** A game that is there and cannot be played yet. */
public final class WaitingGame extends StubGame {

  @Override
  public String id() {
    return "waiting";
  }

  @Override
  public String obstacle() {
    return "its rules are not finished";
  }
}
