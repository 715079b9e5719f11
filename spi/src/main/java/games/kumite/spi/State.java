package games.kumite.spi;

import games.kumite.api.Outcome;
import games.kumite.api.RandomSource;
import games.kumite.spi.cards.Cards;
import games.kumite.spi.cards.Cell;
import games.kumite.spi.cards.Cells;
import games.kumite.spi.cards.Hidden;
import games.kumite.spi.cards.Zone;
import games.kumite.spi.numbers.Numbers;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Everything that changes in a match: the game's own data, in a subclass, and the agenda of what the
 * rules still have to do.
 *
 * <p>Subclasses hold plain mutable data that no other state shares; what never changes is shared. They
 * copy by a chain of copy constructors. No clock, no text, no log belongs in a state. Confined to one
 * thread.
 *
 * <p>The rules work with a few verbs: {@link #then} puts steps on the agenda, {@link #ask} a question,
 * {@link #leave} ends a scope at once, {@link #tell} says what happened, {@link #move} moves a card,
 * {@link #show} shows one, {@link #roll(String, int, int)} rolls a die. Steps put on the agenda by one body run in reading order, before everything
 * that was on the agenda already.
 *
 * @param <S> the subclass
 */
public abstract class State<S extends State<S>> {

  private static final Step<?>[] NONE = {};
  private static final int MIN_ROOM = 8;
  private static final int MAX_SHOWN = 5;

  private final Start start;
  private final boolean discreet;

  /** How many seats there are. */
  final int seats;

  private Step<?>[] agenda;
  private int depth;
  private int body;
  RandomSource random;
  @Nullable Question<S> question;
  @Nullable Outcome outcome;
  @Nullable Teller teller;
  @Nullable Listing<S> listing;

  /**
   * A new state with an empty agenda.
   *
   * @param start what is agreed for the match
   */
  protected State(Start start) {
    this.start = start;
    this.discreet = "discreet".equals(start.options().get(Window.OPTION.id()));
    this.seats = start.seats().size();
    this.agenda = NONE;
    this.random = NoRandom.INSTANCE;
  }

  /**
   * A copy.
   *
   * @param other the state to copy
   */
  protected State(State<S> other) {
    this.start = other.start;
    this.discreet = other.discreet;
    this.seats = other.seats;
    this.depth = other.depth;
    this.agenda = depth == 0 ? NONE : Arrays.copyOf(other.agenda, depth);
    this.random = other.random;
    this.question = other.question;
    this.outcome = other.outcome;
  }

  /**
   * A state in the same position that shares nothing mutable with this one. The engine gives the copy
   * its own source of chance.
   *
   * @return the copy
   */
  public abstract S copy();

  /**
   * The cards of the match.
   *
   * @return the cards, null (by default) in a game without cards
   */
  public @Nullable Cards cards() {
    return null;
  }

  /**
   * The declared numbers of the match. What a scope clears is cleared when its marker runs or it is left.
   *
   * @return the numbers, null (by default) in a game that declares none
   */
  public @Nullable Numbers numbers() {
    return null;
  }

  /**
   * Everything that may hide something from an observer.
   *
   * @return the cards and secret numbers of this state, by default the {@link #cards()} if there are any
   */
  protected List<Hidden> hidden() {
    Cards cards = cards();
    return cards == null ? List.of() : List.of(cards);
  }

  /**
   * What people call an element in the texts of events, where the name in its id would not tell them.
   *
   * @param id the id of an element of the table
   * @return null (by default) for the name in the id
   */
  protected @Nullable String called(String id) {
    return null;
  }

  /**
   * What is agreed for the match.
   *
   * @return seats, options and texts
   */
  public final Start start() {
    return start;
  }

  /**
   * Where every die, pick and shuffle of the rules comes from.
   *
   * @return the source of this match
   */
  public final RandomSource random() {
    return random;
  }

  /**
   * Puts a step on the agenda.
   *
   * @param step runs after those that this body has put there
   */
  public final void then(Step<S> step) {
    if (depth == agenda.length) {
      agenda = Arrays.copyOf(agenda, Math.max(MIN_ROOM, depth * 2));
    }
    agenda[depth++] = step;
  }

  /**
   * Puts two steps on the agenda.
   *
   * @param first runs first
   * @param second runs when the first and all that it puts on the agenda are done
   */
  public final void then(Step<S> first, Step<S> second) {
    then(first);
    then(second);
  }

  /**
   * Puts three steps on the agenda.
   *
   * @param first runs first
   * @param second runs when the first and all that it puts on the agenda are done
   * @param third runs when the second and all that it puts on the agenda are done
   */
  public final void then(Step<S> first, Step<S> second, Step<S> third) {
    then(first);
    then(second);
    then(third);
  }

  /**
   * Puts steps on the agenda.
   *
   * @param steps run in this order, each when the one before it and all that it puts on the agenda are
   *     done
   */
  @SafeVarargs
  public final void then(Step<S>... steps) {
    for (Step<S> step : steps) {
      then(step);
    }
  }

  /**
   * Puts a question on the agenda.
   *
   * @param asked is asked after the steps that this body has put there
   */
  public final void ask(Question<S> asked) {
    then(asked);
  }

  /**
   * Ends a scope at once: takes everything off the agenda down to its marker, the marker too. What this
   * body puts on the agenda afterwards comes next.
   *
   * @param scope the marker
   * @throws IllegalStateException if the marker is not on the agenda
   */
  public final void leave(Scope<S> scope) {
    int at = Math.min(depth, body);
    while (--at >= 0) {
      if (scope.equals(agenda[at])) {
        clearDownTo(at);
        depth = at;
        body = at;
        return;
      }
    }
    throw new IllegalStateException(scope + " is not on the agenda");
  }

  /** Clears the numbers of all scopes that are left. */
  private void clearDownTo(int at) {
    Numbers numbers = numbers();
    for (int ended = Math.min(depth, body) - 1; numbers != null && ended >= at; ended--) {
      if (agenda[ended] instanceof Scope<?> left) {
        numbers.clear(left);
      }
    }
  }

  /** Clears the numbers that a scope clears. */
  final void ended(Scope<?> scope) {
    Numbers numbers = numbers();
    if (numbers != null) {
      numbers.clear(scope);
    }
  }

  /**
   * Ends the match: nothing on the agenda is done any more.
   *
   * @param result how it ended
   */
  public final void finish(Outcome result) {
    outcome = result;
    depth = 0;
    body = 0;
  }

  /**
   * Moves a card to the top of a zone, and tells.
   *
   * @param card the card's token
   * @param zone where it goes
   */
  public final void move(int card, Zone zone) {
    Cards cards = requireCards();
    if (teller == null) {
      cards.moveToTop(card, zone);
    } else {
      Zone from = cards.zoneOf(card);
      cards.moveToTop(card, zone);
      teller.moved(this, card, from, zone);
    }
  }

  /**
   * Shows a card's face to some observers, and tells.
   *
   * @param card the card's token
   * @param observers a bit for each observer: seat i is bit i, the spectator the bit after the last seat
   */
  public final void show(int card, int observers) {
    Cards cards = requireCards();
    cards.show(card, observers);
    if (teller != null) {
      teller.shown(this, card);
    }
  }

  /**
   * Shuffles a zone, and tells.
   *
   * @param zone the zone
   * @param label what is shuffled, for the source of chance
   * @param subject whose it is, 0 for nobody's
   */
  public final void shuffle(Zone zone, String label, int subject) {
    requireCards().shuffle(zone, random, label, subject);
    if (teller != null) {
      teller.shuffled(zone);
    }
  }

  /**
   * Rolls one die in sight of everybody, and tells.
   *
   * @param label what is rolled, lower-case words joined by hyphens
   * @param seat the index of the seat for whom, -1 for nobody in particular
   * @param sides the number of faces, at least 1
   * @return a face, 1 to {@code sides}
   */
  public final int roll(String label, int seat, int sides) {
    int face = random.die(label, seat + 1, sides);
    if (teller != null) {
      teller.rolled(label, seat, sides, new int[] {face});
    }
    return face;
  }

  /**
   * Rolls several dice in sight of everybody, and tells.
   *
   * @param label what is rolled, lower-case words joined by hyphens
   * @param seat the index of the seat for whom, -1 for nobody in particular
   * @param count how many dice, at least 0
   * @param sides the number of faces of each, at least 1
   * @return their faces in the order of rolling
   */
  public final int[] roll(String label, int seat, int count, int sides) {
    int[] faces = new int[count];
    for (int i = 0; i < count; i++) {
      faces[i] = random.die(label, seat + 1, sides);
    }
    if (teller != null && count > 0) {
      teller.rolled(label, seat, sides, faces.clone());
    }
    return faces;
  }

  /**
   * Rolls several dice in sight of everybody, and tells.
   *
   * @param label what is rolled, lower-case words joined by hyphens
   * @param seat the index of the seat for whom, -1 for nobody in particular
   * @param count how many dice, at least 0
   * @param sides the number of faces of each, at least 1
   * @return the sum of their faces
   */
  public final int rollSum(String label, int seat, int count, int sides) {
    int sum = 0;
    int[] faces = teller == null ? null : new int[count];
    for (int i = 0; i < count; i++) {
      int face = random.die(label, seat + 1, sides);
      sum += face;
      if (faces != null) {
        faces[i] = face;
      }
    }
    if (teller != null && faces != null && count > 0) {
      teller.rolled(label, seat, sides, faces);
    }
    return sum;
  }

  /**
   * Rolls a die into a secret cell, and tells: those learn the face who see what is in the cell.
   *
   * @param cells the secret numbers of this state
   * @param cell where the die comes to lie
   * @param label what is rolled, lower-case words joined by hyphens
   */
  public final void roll(Cells cells, Cell cell, String label) {
    cells.roll(cell, random, label, cell.owner() + 1);
    if (teller != null) {
      teller.rolled(label, cell.owner(), cell.sides(), cells.number(cell), cells.knownBy(cell));
    }
  }

  /**
   * Says that something happened. Costs nothing while nobody reads.
   *
   * @param type what happened, an event without arguments
   */
  public final void tell(EventType type) {
    if (teller != null) {
      teller.told(this, type);
    }
  }

  /**
   * Says that something happened.
   *
   * @param type what happened
   * @param a its argument
   */
  public final void tell(EventType type, int a) {
    if (teller != null) {
      teller.told(this, type, a);
    }
  }

  /**
   * Says that something happened.
   *
   * @param type what happened
   * @param a its first argument
   * @param b its second argument
   */
  public final void tell(EventType type, int a, int b) {
    if (teller != null) {
      teller.told(this, type, a, b);
    }
  }

  /**
   * Says that something happened.
   *
   * @param type what happened
   * @param a its first argument
   * @param b its second argument
   * @param c its third argument
   */
  public final void tell(EventType type, int a, int b, int c) {
    if (teller != null) {
      teller.told(this, type, a, b, c);
    }
  }

  /**
   * Says that something happened.
   *
   * @param type what happened
   * @param a its first argument
   * @param b its second argument
   * @param c its third argument
   * @param d its fourth argument
   */
  public final void tell(EventType type, int a, int b, int c, int d) {
    if (teller != null) {
      teller.told(this, type, a, b, c, d);
    }
  }

  /**
   * Whether the match has ended: {@link #finish} was called.
   *
   * @return true if nothing comes any more
   */
  public final boolean isFinished() {
    return outcome != null;
  }

  final void pose(Question<S> asked) {
    question = asked;
  }

  /** Runs the topmost step and returns it. */
  final Step<S> step(@Nullable Step<S> last) {
    if (depth == 0) {
      throw new IllegalStateException("the agenda is empty and the match has no outcome; "
          + (last == null ? "nothing was ever put on it" : "the last step was " + last));
    }
    @SuppressWarnings("unchecked")
    Step<S> step = (Step<S>) agenda[--depth];
    body = depth;
    step.run(self());
    settle();
    return step;
  }

  /** Carries a choice out. */
  final void choose(Question<S> asked, games.kumite.api.Action action) {
    question = null;
    body = depth;
    asked.chosen(self(), action);
    settle();
  }

  /** Puts what a body has added into reading order. */
  final void settle() {
    int low = body;
    int high = depth - 1;
    while (low < high) {
      Step<?> swapped = agenda[low];
      agenda[low++] = agenda[high];
      agenda[high--] = swapped;
    }
    body = depth;
  }

  /** Whether windows ask everybody who might act. */
  final boolean isDiscreet() {
    return discreet;
  }

  /** Whether the running body has put anything on the agenda. */
  final boolean hasAdded() {
    return depth > body;
  }

  /** Hands a result to the step below that waits for one, after all that this body has put on the agenda. */
  final void deliver(@Nullable Object result) {
    int below = body - 1;
    if (result == null || below < 0 || outcome != null || !(agenda[below] instanceof Called<?, ?> waiting)) {
      return;
    }
    if (depth > body) {
      then(new Delivery<>(result));
      return;
    }
    depth = below;
    body = below;
    @SuppressWarnings("unchecked")
    Called<S, ?> caller = (Called<S, ?>) waiting;
    caller.resume(self(), result);
  }

  /** How deep the agenda was when the running body began; lower once the body has left a scope. */
  final int body() {
    return body;
  }

  /**
   * Where the match is: the innermost scope whose marker lies on the agenda.
   *
   * @return the marker, null outside every scope
   */
  public final @Nullable Scope<?> scope() {
    for (int at = depth - 1; at >= 0; at--) {
      if (agenda[at] instanceof Scope<?> scope) {
        return scope;
      }
    }
    return null;
  }

  /** What lies on the agenda, the next step first. */
  final List<Step<?>> agenda() {
    Step<?>[] next = Arrays.copyOf(agenda, depth);
    java.util.Collections.reverse(Arrays.asList(next));
    return List.of(next);
  }

  /** The next steps, for an error. */
  final List<Step<?>> next() {
    List<Step<?>> all = agenda();
    return all.subList(0, Math.min(all.size(), MAX_SHOWN));
  }

  @SuppressWarnings("unchecked")
  final S self() {
    return (S) this;
  }

  private Cards requireCards() {
    Cards cards = cards();
    if (cards == null) {
      throw new IllegalStateException("this game has no cards");
    }
    return cards;
  }
}
