package games.kumite.api.bot;

import games.kumite.api.Decision;
import games.kumite.api.Match;
import games.kumite.api.Perspective;
import games.kumite.api.Turn;

/** What a bot is asked: a decision of a match as its seat sees it. */
record Asked(Perspective view, Decision decision) {

  static Asked in(Match match) {
    Perspective view = match.seenBy(match.actor());
    return new Asked(view, ((Turn.Yours) view.turn()).decision());
  }

  Thoughts of(ThinkingBot bot) {
    return bot.think(view, decision);
  }

  String choice(Bot bot) {
    return bot.choose(view, decision).notation();
  }
}
