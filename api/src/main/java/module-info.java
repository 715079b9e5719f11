/**
 * The API for bots, frontends and servers: games, their matches, decisions and tables. It depends only on the Java
 * platform and finds games at run time with {@link java.util.ServiceLoader}.
 */
module games.kumite.api {
  requires static org.jspecify;
  exports games.kumite.api;
  exports games.kumite.api.arena;
  exports games.kumite.api.bot;
  exports games.kumite.api.data;
  exports games.kumite.api.display;
  exports games.kumite.api.learn;
  exports games.kumite.api.picture;
  exports games.kumite.api.random;
  exports games.kumite.api.record;

  uses games.kumite.api.Game;
}
