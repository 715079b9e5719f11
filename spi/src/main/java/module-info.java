/**
 * The module with which games are written. A plugin requires this module alone, provides {@link games.kumite.api.Game},
 * opens its wired packages to {@code com.google.guice} and its content to {@code games.kumite.spi}.
 *
 * <p>Authors work with the package {@code games.kumite.spi}; besides its public types it holds what runs a state
 * (agenda, listing, pending choices), not public. The engine lies below {@code games.kumite.spi.engine} and is not
 * exported. It reaches the internals of a state, which no author can reach, through {@code games.kumite.spi.access},
 * which is not exported either. {@code games.kumite.spi.plugin} depends on both and connects them. Weighed and
 * rejected: a public type in an exported package, which authors would meet in every completion, and an accessor for
 * each field, a call on a playout's path; playouts meet {@code access.Run} alone.
 */
module games.kumite.spi {
  requires transitive games.kumite.api;
  requires transitive com.google.guice;
  requires transitive jakarta.inject;
  requires com.google.common; // for Guice, which does not require it itself
  requires tools.jackson.databind;
  requires org.slf4j;
  requires static info.picocli;
  requires static org.eclipse.jetty.server;
  requires static org.jline.reader;
  requires static org.jline.terminal;
  requires static org.jspecify;

  exports games.kumite.spi;
  exports games.kumite.spi.actions;
  exports games.kumite.spi.cards;
  exports games.kumite.spi.content;
  exports games.kumite.spi.grid;
  exports games.kumite.spi.learn;
  exports games.kumite.spi.marks;
  exports games.kumite.spi.numbers;
  exports games.kumite.spi.plugin;

  opens games.kumite.spi.console.command to info.picocli;
}
