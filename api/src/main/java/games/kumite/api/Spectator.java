package games.kumite.api;

/** The viewer without a seat. */
enum Spectator implements Viewer {
  INSTANCE;

  @Override
  public String toString() {
    return "spectator";
  }
}
