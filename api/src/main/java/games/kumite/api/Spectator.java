package games.kumite.api;

/** The observer without a seat. */
enum Spectator implements Observer {
  INSTANCE;

  @Override
  public String toString() {
    return "spectator";
  }
}
