package games.kumite.api.bot;

import games.kumite.api.Decision;
import games.kumite.api.Event;
import games.kumite.api.Game;
import games.kumite.api.Match;
import games.kumite.api.Observer;
import games.kumite.api.Perspective;
import games.kumite.api.Phase;
import games.kumite.api.RandomSource;
import games.kumite.api.Seat;
import games.kumite.api.Table;
import games.kumite.api.Turn;
import java.util.List;

/** A perspective that counts how many worlds it has imagined. */
final class CountingView implements Perspective {

  private final Perspective view;
  private int imagined;

  CountingView(Perspective view) {
    this.view = view;
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
    return view.imagine(random);
  }

  @Override
  public Game game() {
    return view.game();
  }

  @Override
  public Observer observer() {
    return view.observer();
  }

  @Override
  public List<Seat> seats() {
    return view.seats();
  }

  @Override
  public Phase phase() {
    return view.phase();
  }

  @Override
  public Table table() {
    return view.table();
  }

  @Override
  public List<Event> events() {
    return view.events();
  }

  @Override
  public Turn turn() {
    return view.turn();
  }
}
