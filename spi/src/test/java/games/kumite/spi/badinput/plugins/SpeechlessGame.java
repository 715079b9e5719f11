package games.kumite.spi.badinput.plugins;

/** A game whose constructor throws something that cannot even say what it is. */
public final class SpeechlessGame extends StubGame {

  private static final class Silence extends Error {
    private static final long serialVersionUID = 1L;

    @Override
    public String toString() {
      throw this;
    }
  }

  @Override
  public String id() {
    throw new Silence();
  }
}
