package games.kumite.api;

/** The observer without a seat. */
enum Spectator implements Viewer {
  INSTANCE;

  @Override
  public String toString() {
    return "spectator";
  }
}
