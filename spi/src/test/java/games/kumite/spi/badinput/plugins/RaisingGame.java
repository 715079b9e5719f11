package games.kumite.spi.badinput.plugins;

/** A game whose id raises what no program is expected to catch. */
public final class RaisingGame extends StubGame {

  @Override
  public String id() {
    throw new Error("no name for this");
  }
}
