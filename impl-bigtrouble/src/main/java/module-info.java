/** Big Trouble in Little China: its content, state, setup and table. No package is exported, no game provided. */
module games.kumite.bigtrouble {
  requires games.kumite.spi;
  requires static org.jspecify;

  opens games.kumite.bigtrouble to com.google.guice;
  opens games.kumite.bigtrouble.content to games.kumite.spi;
  opens games.kumite.bigtrouble.state to com.google.guice;
  opens games.kumite.bigtrouble.table to com.google.guice;
}
