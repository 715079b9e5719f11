package stranger;

import games.kumite.api.Decision;
import games.kumite.api.Game;
import games.kumite.api.Games;
import games.kumite.api.Match;
import games.kumite.api.Setup;

/** The first program of a consumer: a whole match, always the first action. */
public final class Main {

  private Main() {}

  public static void main(String[] args) {
    Game game = Games.named("brawler");
    Match match = game.start(Setup.seats("Ana", "Bo").seed(42));
    while (!match.isOver()) {
      Decision decision = match.decision();
      match.play(decision.actions().get(0));
    }
    System.out.println("found as module: " + game.getClass().getModule().isNamed());
    System.out.println("outcome: " + match.outcome());
  }
}
