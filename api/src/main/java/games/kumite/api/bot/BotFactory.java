package games.kumite.api.bot;

import java.io.Serializable;

/**
 * Makes bots of one sort: what an arena gets, and sends to where its matches are played.
 *
 * <p>Implementers must give bots that differ in nothing but their seed, and must be immutable and thread-safe. A
 * lambda or a constructor reference will do, such as {@code seed -> new MyBot(seed)}; on another machine its class
 * must be on the class path too. {@link Bots} has those of the bundled bots.
 */
@FunctionalInterface
public interface BotFactory extends Serializable {

  /**
   * A new bot.
   *
   * @param seed where the bot's chance comes from
   * @return a bot that nobody else uses
   */
  Bot create(long seed);
}
