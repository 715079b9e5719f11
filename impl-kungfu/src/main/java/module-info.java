/** A Fistful of Kung Fu, whose first floor stands: no package is exported, no game provided. */
module games.kumite.kungfu {
  requires games.kumite.spi;
  requires static org.jspecify;

  opens games.kumite.kungfu.content to games.kumite.spi;
  opens games.kumite.kungfu.geometry to games.kumite.spi;
  opens games.kumite.kungfu.table to com.google.guice;
}
