package games.kumite.api.bot;

import java.io.Serializable;

/**
 * A factory of bots that differ only in their seed. An arena uses it, and sends it to the machines on which matches are
 * played.
 *
 * <p>Implementers must be immutable and thread-safe. A lambda or a constructor reference is enough, such as {@code seed
 * -> new MyBot(seed)}. On another machine its class must be on the class path too. {@link Bots} has the factories of
 * the bundled bots.
 */
@FunctionalInterface
public interface BotFactory extends Serializable {

  /**
   * Creates a new bot.
   *
   * @param seed the seed of the bot's random source
   * @return a bot that is not shared
   */
  Bot create(long seed);
}
