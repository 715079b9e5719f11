/** Munchkin Teenage Mutant Ninja Turtles, a plugin: it exports nothing and is found as a service. */
module games.kumite.tmnt {
  requires games.kumite.spi;
  requires static org.jspecify;

  provides games.kumite.api.Game with games.kumite.tmnt.TmntGame;

  opens games.kumite.tmnt to com.google.guice;
  opens games.kumite.tmnt.content to games.kumite.spi;
  opens games.kumite.tmnt.table to com.google.guice;
}
