package games.kumite.spi.console.web;

import games.kumite.api.Action;
import games.kumite.api.Match;
import games.kumite.api.Seat;
import games.kumite.api.bot.Bot;
import java.util.Optional;

/** The decisions of a server's owner: the bots of seats without a person, and the places of records. Called by several threads. */
public interface TableHost {

  /**
   * Returns the bot that makes a choice.
   *
   * @param name the name of the bot, such as {@code mcts:500}
   * @param match the match
   * @param seat the seat of the bot
   * @param choices the number of choices made so far
   * @return a bot, used for this choice alone
   */
  Bot bot(String name, Match match, Seat seat, int choices);

  /**
   * Returns the pass of a seat that is asked, if nothing else is worth a question.
   *
   * @param match the match, which asks the seat
   * @param seat the seat of a person
   * @return the action to play without asking, usually none
   */
  Optional<Action> idle(Match match, Seat seat);

  /**
   * Writes the record of a match down after a change.
   *
   * @param match the match
   */
  void save(Match match);
}
