package games.kumite.spi.badinput.plugins;

/** A game without a public constructor. */
public final class ClosedGame extends StubGame {

  private ClosedGame() {}

  @Override
  public String id() {
    return "closed";
  }
}
