package games.kumite.spi.badinput.plugins;

/** A game whose id is none. */
public final class ShoutingGame extends StubGame {

  @Override
  public String id() {
    return "Good Game!";
  }
}
