/** Brawler, a plugin: it exports nothing and is found as a service. */
module games.kumite.brawler {
  requires games.kumite.spi;
  requires static org.jspecify;

  provides games.kumite.api.Game with games.kumite.brawler.BrawlerGame;

  opens games.kumite.brawler to com.google.guice;
  opens games.kumite.brawler.content to games.kumite.spi;
  opens games.kumite.brawler.table to com.google.guice;
}
