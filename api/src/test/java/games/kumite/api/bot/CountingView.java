package games.kumite.api.bot;

import games.kumite.api.Decision;
import games.kumite.api.Event;
import games.kumite.api.Game;
import games.kumite.api.Match;
import games.kumite.api.Perspective;
import games.kumite.api.Phase;
import games.kumite.api.Seat;
import games.kumite.api.Table;
import games.kumite.api.Turn;
import games.kumite.api.Viewer;
import games.kumite.api.random.RandomSource;
import java.util.List;

/** A perspective that counts how many worlds it has imagined. */
final class CountingView implements Perspective {

  private final Perspective perspective;
  private int imagined;

  CountingView(Perspective perspective) {
    this.perspective = perspective;
  }

  int imagined() {
    return imagined;
  }

  Decision decision() {
    return ((Turn.Yours) turn()).decision();
  }

  @Override
  public Match imagine(RandomSource random) {
    imagined++;
    return perspective.imagine(random);
  }

  @Override
  public Game game() {
    return perspective.game();
  }

  @Override
  public Viewer viewer() {
    return perspective.viewer();
  }

  @Override
  public List<Seat> seats() {
    return perspective.seats();
  }

  @Override
  public Phase phase() {
    return perspective.phase();
  }

  @Override
  public Table table() {
    return perspective.table();
  }

  @Override
  public List<Event> events() {
    return perspective.events();
  }

  @Override
  public Turn turn() {
    return perspective.turn();
  }
}
