/**
 * What a game is written with. A plugin requires this module alone, provides {@link games.kumite.api.Game}, opens its
 * wired packages to {@code com.google.guice} and its content to {@code games.kumite.spi}.
 *
 * <p>The engine lies in package {@code games.kumite.spi} itself, where no class of it is public: what it needs of a
 * state (agenda, question, teller, listing) no author can reach. Weighed and rejected: a package of its own that is not
 * exported, because states, questions, options and scripts would have to make public what the engine alone may call,
 * and authors would meet it in every completion; and accessors handed over at start, a call through an interface for
 * each field on a playout's path. The console and its pictures need no such access: they are packages of their own and
 * not exported.
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

  opens games.kumite.spi.console.command to info.picocli;
}
