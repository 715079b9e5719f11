/** Journey: Wrath of Demons, a plugin: nothing is exported. It provides no game yet. */
module games.kumite.journey {
  requires games.kumite.spi;
  requires static org.jspecify;

  opens games.kumite.journey.content to games.kumite.spi;
  opens games.kumite.journey.setup to com.google.guice;
  opens games.kumite.journey.table to com.google.guice;
}
