/**
 * What a game is written with. A plugin requires this module alone, provides {@link games.kumite.api.Game}, opens its
 * wired packages to {@code com.google.guice} and its content to {@code games.kumite.spi}.
 *
 * <p>Package {@code games.kumite.spi} is what an author meets; beside his types it holds what runs a state (agenda,
 * listing, pending choices), not public. The engine lies below {@code games.kumite.spi.engine} and is not exported: what
 * it needs of a state no author can reach, since it asks through {@code games.kumite.spi.access}, which is not exported
 * either. {@code games.kumite.spi.plugin} stands above both and puts them together. Weighed and rejected: a public type in
 * an exported package, which authors would meet in every completion, and an accessor for each field, a call on a
 * playout's path; what playouts meet is {@code access.Run} alone.
 */
module games.kumite.spi {
  requires transitive games.kumite.api;
  requires transitive com.google.guice;
  requires transitive jakarta.inject;
  requires com.google.common; // for Guice, which cannot ask for it
  requires tools.jackson.databind;
  requires org.slf4j;
  requires static info.picocli;
  requires static org.eclipse.jetty.server;
  requires static org.jspecify;

  exports games.kumite.spi;
  exports games.kumite.spi.actions;
  exports games.kumite.spi.cards;
  exports games.kumite.spi.content;
  exports games.kumite.spi.learn;
  exports games.kumite.spi.marks;
  exports games.kumite.spi.numbers;
  exports games.kumite.spi.plugin;

  opens games.kumite.spi.console.command to info.picocli;
}
