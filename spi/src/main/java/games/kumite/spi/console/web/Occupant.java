package games.kumite.spi.console.web;

/**
 * A person, a bot or no player in a seat. Immutable.
 *
 * @param kind the kind of player
 * @param bot the name of the bot as {@link games.kumite.api.bot.Bots#named} knows it; empty for others
 */
public record Occupant(Kind kind, String bot) {

  /** A kind of player. */
  public enum Kind {
    /** A person, who has the seat's link. */
    PERSON,
    /** A bot of the server. */
    BOT,
    /** No player yet: the first spectator who sits down gets the seat. */
    EMPTY
  }

  /** A person. */
  public static final Occupant PERSON = new Occupant(Kind.PERSON, "");
  /** No player yet. */
  public static final Occupant EMPTY = new Occupant(Kind.EMPTY, "");

  /**
   * Returns a bot.
   *
   * @param name the name of the bot, such as {@code mcts:500}
   * @return the bot
   */
  public static Occupant bot(String name) {
    return new Occupant(Kind.BOT, name);
  }

  boolean isBot() {
    return kind == Kind.BOT;
  }
}
