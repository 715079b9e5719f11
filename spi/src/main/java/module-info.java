/**
 * What a game is written with. A plugin requires this module alone, provides {@link games.kumite.api.Game}, opens its
 * wired packages to {@code com.google.guice} and its content to {@code games.kumite.spi}.
 */
module games.kumite.spi {
  requires transitive games.kumite.api;
  requires transitive com.google.guice;
  requires transitive jakarta.inject;
  requires com.google.common; // for Guice, which cannot ask for it
  requires tools.jackson.databind;
  requires org.slf4j;
  requires static info.picocli;
  requires static org.jspecify;

  exports games.kumite.spi;
  exports games.kumite.spi.actions;
  exports games.kumite.spi.cards;
  exports games.kumite.spi.content;
  exports games.kumite.spi.learn;
  exports games.kumite.spi.marks;
  exports games.kumite.spi.numbers;

  opens games.kumite.spi.console to info.picocli;
}
