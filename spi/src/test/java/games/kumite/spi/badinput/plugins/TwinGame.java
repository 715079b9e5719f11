package games.kumite.spi.badinput.plugins;

/** A game with the id of another one. */
public final class TwinGame extends StubGame {

  @Override
  public String id() {
    return "good";
  }
}
