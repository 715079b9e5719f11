/** Munchkin Teenage Mutant Ninja Turtles, in work: nothing is exported, and the game is not found yet. */
module games.kumite.tmnt {
  requires games.kumite.spi;
  requires static org.jspecify;

  opens games.kumite.tmnt to com.google.guice;
  opens games.kumite.tmnt.content to com.google.guice, games.kumite.spi;
  opens games.kumite.tmnt.table to com.google.guice;
}
