/** Journey: Wrath of Demons, a plugin: nothing is exported, the game is found as a service. */
module games.kumite.journey {
  requires games.kumite.spi;
  requires static org.jspecify;

  provides games.kumite.api.Game with games.kumite.journey.JourneyGame;

  opens games.kumite.journey to com.google.guice;
  opens games.kumite.journey.content to games.kumite.spi;
  opens games.kumite.journey.setup to com.google.guice;
  opens games.kumite.journey.table to com.google.guice;
}
