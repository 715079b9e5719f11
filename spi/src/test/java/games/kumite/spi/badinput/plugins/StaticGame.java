package games.kumite.spi.badinput.plugins;

/** A game whose class cannot be set up. */
public final class StaticGame extends StubGame {

  private static final int TABLES = Integer.parseInt("none");

  @Override
  public String id() {
    return "static" + TABLES;
  }
}
