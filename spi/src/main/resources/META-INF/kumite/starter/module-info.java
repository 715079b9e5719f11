/** A game for Kumite. */
module {package} {
  requires games.kumite.spi;

  exports {package};

  opens {package} to com.google.guice;

  provides games.kumite.api.Game with {package}.{title}Game;
}
