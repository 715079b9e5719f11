package stranger;

import games.kumite.api.Decision;
import games.kumite.api.Game;
import games.kumite.api.Games;
import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.api.record.MatchRecord;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The first program of a consumer: plays a whole match, always the first action; saves it, goes on from it, replays it. */
public final class Main {

  private Main() {}

  public static void main(String[] args) throws IOException {
    Game game = Games.named("brawler");
    Match match = start(game);
    Path saved = Files.createTempFile("match", ".txt");
    for (int played = 0; !match.isOver(); played++) {
      Decision decision = match.decision();
      match.play(decision.actions().get(0));
      if (played == 10) {
        Files.writeString(saved, match.record().text());
      }
    }
    System.out.println("found as module: " + game.getClass().getModule().isNamed());
    System.out.println("outcome: " + match.outcome());

    Match resumed = game.resume(MatchRecord.read(saved));
    boolean wasInTheMiddle = !resumed.isOver();
    while (!resumed.isOver()) {
      resumed.play(0);
    }
    System.out.println("resumed in the middle: " + (wasInTheMiddle && resumed.record().text().equals(match.record().text())));

    Match again = start(game);
    match.record().lines().stream().skip(1).forEach(line -> again.play(again.decision().parse(line.notation())));
    System.out.println("replayed: " + (again.isOver() && again.outcome().equals(match.outcome())));
    Files.delete(saved);
  }

  private static Match start(Game game) {
    return game.start(Setup.seats("Ana", "Bo").seed(42));
  }
}
