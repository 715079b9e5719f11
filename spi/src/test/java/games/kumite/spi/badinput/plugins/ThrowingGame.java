package games.kumite.spi.badinput.plugins;

/** A game that cannot be made. */
public final class ThrowingGame extends StubGame {

  /** Fails. */
  public ThrowingGame() {
    throw new IllegalStateException("no table in the house");
  }

  @Override
  public String id() {
    return "throwing";
  }
}
