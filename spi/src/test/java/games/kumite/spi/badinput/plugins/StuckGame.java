package games.kumite.spi.badinput.plugins;

/** A game whose constructor returns when a test lets it go. */
public final class StuckGame extends StubGame {

  private static volatile boolean isHeld;

  /** Waits as long as a test wants, whatever else happens. */
  public StuckGame() {
    spin();
  }

  /** Lets what waits go, or holds what comes. */
  public static void hold(boolean hold) {
    isHeld = hold;
  }

  /** Waits without ever looking at interrupts. */
  public static void spin() {
    while (isHeld) {
      Thread.onSpinWait();
    }
  }

  @Override
  public String id() {
    return "stuck";
  }
}
