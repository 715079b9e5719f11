/** Big Trouble in Little China, a plugin: nothing is exported, the game is found as a service. */
module games.kumite.bigtrouble {
  requires games.kumite.spi;
  requires static org.jspecify;

  provides games.kumite.api.Game with games.kumite.bigtrouble.BigTroubleGame;

  opens games.kumite.bigtrouble to com.google.guice;
  opens games.kumite.bigtrouble.content to games.kumite.spi;
  opens games.kumite.bigtrouble.state to com.google.guice;
  opens games.kumite.bigtrouble.table to com.google.guice;
}
