package games.kumite.api.bot;

import games.kumite.api.Decision;
import games.kumite.api.Match;
import games.kumite.api.Perspective;
import games.kumite.api.Turn;

/** What a bot is asked: a decision of a match as its seat sees it. */
record Asked(Perspective perspective, Decision decision) {

  static Asked in(Match match) {
    Perspective perspective = match.perspective(match.actor());
    return new Asked(perspective, ((Turn.Yours) perspective.turn()).decision());
  }

  Analysis of(ThinkingBot bot) {
    return bot.analyze(perspective, decision);
  }

  String choice(Bot bot) {
    return bot.choose(perspective, decision).notation();
  }
}
