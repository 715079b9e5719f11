package games.kumite.api.handmade;

import games.kumite.api.Action;
import games.kumite.api.Decision;
import games.kumite.api.Element;
import games.kumite.api.Event;
import games.kumite.api.EventReader;
import games.kumite.api.Game;
import games.kumite.api.IllegalActionException;
import games.kumite.api.Match;
import games.kumite.api.MatchSearch;
import games.kumite.api.Outcome;
import games.kumite.api.Perspective;
import games.kumite.api.Phase;
import games.kumite.api.Seat;
import games.kumite.api.Table;
import games.kumite.api.Turn;
import games.kumite.api.UndoBarrier;
import games.kumite.api.Viewer;
import games.kumite.api.random.RandomSource;
import games.kumite.api.random.SeededRandom;
import games.kumite.api.record.MatchRecord;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;

/** A match of a hand-made game. */
final class HandMadeMatch implements Match, MatchSearch {

  private final HandMade game;
  private final List<Seat> seats;
  private final Position position;
  private final SeededRandom chance;
  private final List<Event> events = new ArrayList<>();
  private @Nullable String record;

  HandMadeMatch(HandMade game, List<Seat> seats, Position position, SeededRandom chance, @Nullable String record) {
    this.game = game;
    this.seats = seats;
    this.position = position;
    this.chance = chance;
    this.record = record;
  }

  @Override
  public Game game() {
    return game;
  }

  @Override
  public List<Seat> seats() {
    return seats;
  }

  @Override
  public boolean isOver() {
    return position.choices().isEmpty();
  }

  @Override
  public Decision decision() {
    return new HandMadeDecision(actor(), position.kind(), position.choices());
  }

  @Override
  public Seat actor() {
    return seats.get(position.actor());
  }

  @Override
  public int actionCount() {
    return position.choices().size();
  }

  @Override
  public void play(int index) {
    play(position.choices().get(index));
  }

  @Override
  public void play(@Nullable Action action) {
    if (action == null || !position.choices().contains(action.notation())) {
      throw new IllegalActionException(action + " is not legal", null);
    }
    play(action.notation());
  }

  private void play(String choice) {
    int actor = position.actor();
    position.play(choice, chance);
    if (record != null) {
      record += actor + 1 + " " + choice + " #000000\n";
      events.add(new Event(choice.split(" ")[0], Map.of("by", seats.get(actor).id()), choice, ""));
    }
  }

  @Override
  public Match copy() {
    return new HandMadeMatch(game, seats, position.copy(), chance.copy(), record);
  }

  @Override
  public Phase phase() {
    return Phase.of(position.phase(), position.phase());
  }

  @Override
  public int round() {
    return position.round();
  }

  @Override
  public Action playHeuristic(RandomSource random) {
    if (position.sensible().isEmpty()) {
      return playRandom(random);
    }
    Action action = decision().parse(position.sensible());
    play(action);
    return action;
  }

  @Override
  public Outcome outcome() {
    return position.outcome();
  }

  @Override
  public OptionalDouble estimate(Seat seat) {
    return position.estimate(seat.index());
  }

  @Override
  public Table table(Viewer viewer) {
    return Table.of(position.shown().isEmpty() ? List.of()
        : List.of(new Element(Element.Kind.TOKEN, "token:shown", position.shown(), List.of())));
  }

  @Override
  public EventReader events(Viewer viewer) {
    return new EventReader() {
      private int read;

      @Override
      public List<Event> read() {
        List<Event> news = List.copyOf(events.subList(read, events.size()));
        read = events.size();
        return news;
      }

      @Override
      public int position() {
        return read;
      }
    };
  }

  @Override
  public Perspective perspective(Viewer viewer) {
    Match copy = copy();
    List<Event> seen = List.copyOf(events);
    int index = viewer instanceof Seat seat ? seat.index() : -1;
    return new Perspective() {
      @Override
      public Game game() {
        return game;
      }

      @Override
      public Viewer viewer() {
        return viewer;
      }

      @Override
      public List<Seat> seats() {
        return seats;
      }

      @Override
      public Phase phase() {
        return copy.phase();
      }

      @Override
      public Table table() {
        return copy.table(viewer);
      }

      @Override
      public List<Event> events() {
        return seen;
      }

      @Override
      public Turn turn() {
        return copy.isOver() ? new Turn.Over(copy.outcome()) : copy.actor().index() == index
            ? new Turn.Yours(copy.decision()) : new Turn.Waiting(copy.actor(), "");
      }

      @Override
      public Match imagine(RandomSource random) {
        SeededRandom dealer = new SeededRandom(((SeededRandom) random).nextLong());
        Position known = ((HandMadeMatch) copy).position;
        return new HandMadeMatch(game, seats, known.imagined(index, dealer), dealer, null);
      }
    };
  }

  @Override
  public MatchRecord record() {
    if (record == null) {
      throw new IllegalStateException("this match keeps no record");
    }
    return MatchRecord.parse(record);
  }

  @Override
  public UndoBarrier undoBarrier() {
    return UndoBarrier.UNRECORDED;
  }

  @Override
  public void undo() {
    throw new IllegalStateException("no undo");
  }

  @Override
  public MatchSearch search() {
    return this;
  }

  @Override
  public Match match() {
    return this;
  }
}
