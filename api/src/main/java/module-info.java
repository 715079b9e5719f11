/**
 * What a bot or a frontend compiles against: games, their matches, decisions and tables. It depends on nothing but the
 * Java platform; games are found at run time by {@link java.util.ServiceLoader}.
 */
module games.kumite.api {
  requires static org.jspecify;

  exports games.kumite.api;
  exports games.kumite.api.arena;
  exports games.kumite.api.bot;
  exports games.kumite.api.data;
  exports games.kumite.api.learn;
  exports games.kumite.api.picture;
  exports games.kumite.api.random;
  exports games.kumite.api.record;

  uses games.kumite.api.Game;
}
