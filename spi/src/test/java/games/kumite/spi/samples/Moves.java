package games.kumite.spi.samples;

import games.kumite.api.Action;
import games.kumite.api.Game;
import games.kumite.api.Match;
import games.kumite.api.Perspective;
import games.kumite.api.Seat;
import games.kumite.api.Setup;
import games.kumite.api.Turn;
import games.kumite.api.Viewer;
import games.kumite.api.random.SeededRandom;
import java.util.ArrayList;
import java.util.List;

/** Plays matches by notation, and takes pictures of them. */
public final class Moves {

  private Moves() {}

  /** A match of Ana and Bo after some actions. */
  public static Match played(Game game, String... notations) {
    Match match = game.start(Setup.seats("Ana", "Bo").seed(1));
    play(match, notations);
    return match;
  }

  /** Plays actions by their notations. */
  public static void play(Match match, String... notations) {
    for (String notation : notations) {
      match.play(match.decision().parse(notation));
    }
  }

  /** Plays listed actions until the match is over. */
  public static void finish(Match match, SeededRandom random) {
    while (!match.isOver()) {
      match.play(random.nextInt(match.actionCount()));
    }
  }

  /** The notations that a match lists now. */
  public static List<String> listed(Match match) {
    return match.decision().actions().stream().map(Action::notation).toList();
  }

  /** Everything that can be asked of a recorded match, as text: two matches of one picture are alike. */
  public static String picture(Match match) {
    StringBuilder text = new StringBuilder();
    List<Viewer> viewers = new ArrayList<>(match.seats());
    viewers.add(Viewer.spectator());
    viewers.forEach(viewer -> text.append(picture(match.perspective(viewer))));
    return text.append(match.undoBarrier()).append('\n').append(match.record()).toString();
  }

  /** Everything that can be asked of a perspective, as text. */
  public static String picture(Perspective perspective) {
    StringBuilder text = new StringBuilder();
    text.append(perspective.viewer()).append(' ').append(perspective.phase()).append('\n').append(perspective.table());
    perspective.events().forEach(event -> text.append(event.type()).append(event.arguments())
        .append(event.text()).append(event.rule()).append('\n'));
    if (perspective.turn() instanceof Turn.Yours yours) {
      text.append(yours.decision().kind()).append(yours.decision().prompt());
      yours.decision().actions().forEach(
          action -> text.append(action.notation()).append(action.label()).append('\n'));
      return text.append(yours.decision().templates()).toString();
    }
    return text.append(perspective.turn()).append('\n').toString();
  }

  /** The seat of that number. */
  public static Seat seat(Match match, int number) {
    return match.seats().get(number - 1);
  }
}
