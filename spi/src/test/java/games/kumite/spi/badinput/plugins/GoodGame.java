package games.kumite.spi.badinput.plugins;

/** A game as it should be. */
public final class GoodGame extends StubGame {

  @Override
  public String id() {
    return "good";
  }
}
