package games.kumite.spi.engine.match;

import games.kumite.api.Action;
import games.kumite.api.Answers;
import games.kumite.api.Decision;
import games.kumite.api.IllegalActionException;
import games.kumite.api.Seat;
import games.kumite.spi.Pass;
import games.kumite.spi.State;
import games.kumite.spi.access.Kernel;
import games.kumite.spi.access.PendingDecision;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A collector of answers of several seats, which holds them until their turn. */
public final class EngineAnswers<S extends State<S>> implements Answers {

  private static final Kernel KERNEL = Kernel.get();

  private final EngineMatch<S> match;

  /** By seat: its answer, until another seat acts. */
  private final @Nullable Action[] held;

  /** By seat: the window in which it passes unconditionally. */
  private final @Nullable Object[] passing;

  private @Nullable Object window;
  private int version;

  public EngineAnswers(EngineMatch<S> match) {
    this.match = match;
    int seats = match.seats().size();
    held = new Action[seats];
    passing = new Object[seats];
    version = match.version();
    window = current();
  }

  @Override
  public List<Seat> pendingSeats() {
    look();
    List<Seat> open = new ArrayList<>();
    for (int seat : asked()) {
      if (held[seat] == null && (window == null || passing[seat] != window)) {
        open.add(match.seats().get(seat));
      }
    }
    return List.copyOf(open);
  }

  @Override
  public Decision decision(Seat seat) {
    return of(seat).decision();
  }

  /** Returns the match as it would be on a seat's turn. */
  private EngineMatch<S> of(Seat seat) {
    look();
    Objects.requireNonNull(seat, "seat must not be null");
    if (!match.seats().contains(seat)) {
      throw new IllegalActionException(seat + " is not a seat of this match", null);
    }
    int index = seat.index();
    if (!asked().contains(index)) {
      throw new IllegalActionException(seat.name() + " is not asked now", null);
    }
    if (index == match.run().seat()) {
      return match;
    }
    EngineMatch<S> turned = EngineMatch.asked(match.engine(), match.state().copy(), match.number(index));
    PendingDecision<S> pending = pending();
    KERNEL.pose(turned.state(), pending == null ? match.run().question() : pending.turnOf(index));
    return turned;
  }

  @Override
  public void submit(Seat seat, Action action) {
    EngineMatch<S> turned = of(seat);
    if (turned == match) {
      play(action);
    } else {
      held[seat.index()] = turned.run().check(action);
      passing[seat.index()] = null;
    }
    goOn();
  }

  @Override
  public void passUntilClosed(Seat seat) {
    of(seat);
    Object now = window;
    if (now == null) {
      throw new IllegalActionException("there is no window in which " + seat.name() + " could pass", null);
    }
    held[seat.index()] = null;
    passing[seat.index()] = now;
    goOn();
  }

  @Override
  public void withdraw(Seat seat) {
    Objects.requireNonNull(seat, "seat must not be null");
    look();
    int index = match.engine().index(seat, match.seats());
    held[index] = null;
    passing[index] = null;
  }

  /** Plays the held answers as long as the asked seat has one. */
  private void goOn() {
    while (current() != null) {
      int seat = match.run().seat();
      Action action = passing[seat] != null && passing[seat] == window ? Pass.PASS : held[seat];
      if (action == null) {
        return;
      }
      play(action);
    }
  }

  private void play(Action action) {
    match.play(action);
    if (action != Pass.PASS) {
      forget();
    }
    version = match.version();
    changeWindow();
  }

  /** Drops outdated answers, because a seat may have acted in the match itself. */
  private void look() {
    if (version != match.version()) {
      version = match.version();
      forget();
      changeWindow();
    }
  }

  private void forget() {
    Arrays.fill(held, null);
  }

  private void changeWindow() {
    Object now = current();
    if (now != window) {
      window = now;
      forget();
    }
    for (int seat = 0; seat < passing.length; seat++) {
      if (passing[seat] != null && passing[seat] != now && !KERNEL.isWindowOpen(match.state(), passing[seat])) {
        passing[seat] = null;
      }
    }
  }

  /** Returns the opening of the asking window, null if no window asks. */
  private @Nullable Object current() {
    PendingDecision<S> pending = pending();
    return pending == null ? null : pending.window();
  }

  private @Nullable PendingDecision<S> pending() {
    return PendingDecision.of(KERNEL.question(match.state()));
  }

  private List<Integer> asked() {
    if (match.isOver()) {
      return List.of();
    }
    PendingDecision<S> pending = pending();
    List<Integer> asked = pending == null ? null : pending.asked(match.state());
    return asked != null ? asked : List.of(match.run().seat());
  }
}
