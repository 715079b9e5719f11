/** A game of a stranger: it requires the SPI alone. */
module stranger.barter {
  requires games.kumite.spi;

  exports stranger.barter;

  opens stranger.barter to com.google.guice;

  provides games.kumite.api.Game with stranger.barter.Barter;
}
