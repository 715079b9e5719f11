package games.kumite.spi.console.web;

import games.kumite.api.Action;
import games.kumite.api.Match;
import games.kumite.api.Seat;
import games.kumite.api.bot.Bot;
import games.kumite.api.record.MatchRecord;
import java.util.Optional;

/** The decisions of a table's owner: the bots of seats without a person, and the place of the record. */
public interface TableHost {

  /**
   * Returns the bot that makes a choice.
   *
   * @param seat a seat without a person
   * @param choices the number of choices made so far
   * @return a bot, used for this choice alone
   */
  Bot bot(Seat seat, int choices);

  /**
   * Returns the pass of a person who is asked, if nothing else is worth a question.
   *
   * @param match the match, which asks the person
   * @param seat the person's seat
   * @return the action to play without asking, usually none
   */
  Optional<Action> idle(Match match, Seat seat);

  /**
   * Saves the record after each change.
   *
   * @param record the record of the match so far
   */
  void save(MatchRecord record);
}
