/** A Fistful of Kung Fu, a plugin: nothing is exported, the game is found as a service. */
module games.kumite.kungfu {
  requires games.kumite.spi;
  requires static org.jspecify;

  provides games.kumite.api.Game with games.kumite.kungfu.KungFuGame;

  opens games.kumite.kungfu to com.google.guice;
  opens games.kumite.kungfu.content to games.kumite.spi;
  opens games.kumite.kungfu.geometry to games.kumite.spi;
  opens games.kumite.kungfu.table to com.google.guice;
}
