package games.kumite.spi.plugin;

import games.kumite.api.Game;

/** The games whose variants are tested. */
public final class Originals {

  private Originals() {}

  /**
   * Returns the game of which another one is a variant.
   *
   * @param game a game
   * @return its original, or the game itself
   */
  public static Game of(Game game) {
    return game instanceof GameVariant variant ? variant.original() : game;
  }
}
