package games.kumite.spi;

import games.kumite.api.Outcome;
import games.kumite.api.random.RandomSource;
import games.kumite.spi.access.EventSink;
import games.kumite.spi.access.Kernel;
import games.kumite.spi.access.NoRandom;
import games.kumite.spi.access.PendingDecision;
import games.kumite.spi.cards.Cards;
import games.kumite.spi.cards.HiddenPart;
import games.kumite.spi.cards.SecretNumber;
import games.kumite.spi.cards.SecretNumberLayout;
import games.kumite.spi.cards.SecretNumbers;
import games.kumite.spi.cards.Zone;
import games.kumite.spi.numbers.Numbers;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The state of a match: the game's own data, in a subclass, and the agenda of what the rules still have to do.
 *
 * <p>Subclasses hold plain mutable data that no other state shares; data that never changes is shared. They copy by a
 * chain of copy constructors. A state contains no clock, no texts and no log. Confined to one thread.
 *
 * <p>The rules work with a few verbs. {@link #then} puts steps on the agenda and {@link #ask} puts a question there.
 * {@link #leave} ends a scope at once. {@link #emit} emits an event, {@link #move} moves a card, {@link #show} shows
 * one, and {@link #roll(String, int, int)} rolls a die. Steps that one body puts on the agenda run in reading order,
 * before everything that was on the agenda already.
 *
 * @param <S> the subclass
 */
public abstract class State<S extends State<S>> extends Agenda<S> {

  /** The value of {@link #publicKeyPart} that asks for a key made from the viewer's table, which takes longer. */
  protected static final long BY_TABLE = Kernel.BY_TABLE;

  static {
    Kernel.give(new StateKernel());
  }

  private final MatchConfig config;
  private final boolean discreet;

  /** The number of seats. */
  final int seats;

  RandomSource random;
  @Nullable EventSink sink;

  /** The places that viewers have been told of, null while none reads. */
  private @Nullable Places told;

  /** The dice that the last rolls have left on the table. */
  @Nullable RolledDice dice;

  /** The collector of the runner of this state, with what it has found for the waiting question. */
  @Nullable ActionCollector listing;

  /**
   * Creates a new state with an empty agenda.
   *
   * @param config the agreed setup of the match
   */
  protected State(MatchConfig config) {
    this.config = config;
    this.discreet = "discreet".equals(config.options().get(Window.OPTION.id()));
    this.seats = config.seats().size();
    this.random = NoRandom.INSTANCE;
  }

  /**
   * Creates a copy.
   *
   * @param other the state to copy
   */
  protected State(State<S> other) {
    super(other);
    this.config = other.config;
    this.discreet = other.discreet;
    this.seats = other.seats;
    this.random = other.random;
    this.dice = other.dice;
  }

  /**
   * Returns an independent copy in the same position. The engine gives the copy its own random source.
   *
   * @return the copy
   */
  public abstract S copy();

  /**
   * Returns the cards of the match.
   *
   * @return the cards, null (by default) in a game without cards
   */
  public @Nullable Cards cards() {
    return null;
  }

  /**
   * Returns the declared numbers of the match. The numbers of a scope are cleared when its marker runs or the scope is
   * left.
   *
   * @return the numbers, null (by default) in a game that declares none
   */
  @Override
  public @Nullable Numbers numbers() {
    return null;
  }

  /**
   * Returns the layouts of the secret numbers that a match can have, from its beginning on.
   *
   * @return the layouts, by default those of the {@link SecretNumbers} among the {@linkplain #hiddenParts hidden parts}
   */
  protected List<SecretNumberLayout> secretLayouts() {
    return hiddenParts().stream().filter(SecretNumbers.class::isInstance)
        .map(hidden -> ((SecretNumbers) hidden).layout()).toList();
  }

  /**
   * Returns every part of this state that may hide something from a viewer.
   *
   * @return the cards and secret numbers of this state, by default the {@link #cards()} if there are any
   */
  protected List<HiddenPart> hiddenParts() {
    Cards cards = cards();
    return cards == null ? List.of() : List.of(cards);
  }

  /**
   * Returns a key of the public data that is neither cards, secret numbers nor declared numbers, such as a board in an
   * array. Mix it by {@link games.kumite.api.Keys}; it is 0 where there is no such data. It makes
   * {@link games.kumite.api.MatchSearch#observationKey} cheap. For a large array, keep a running sum by
   * {@link games.kumite.api.Keys#delta} instead of mixing the whole array each time.
   *
   * @return by default {@link #BY_TABLE}
   */
  protected long publicKeyPart() {
    return BY_TABLE;
  }

  /**
   * Returns the display name of an element, or of a word of the content, in the texts of events. Needed only where the
   * name in its id, or the word itself, would mean nothing to players.
   *
   * @param id the id of an element of the table, or a word
   * @return null (by default) for the name in the id, or the word
   */
  protected @Nullable String displayName(String id) {
    return null;
  }

  /**
   * Returns the agreed setup of the match.
   *
   * @return seats, options and texts
   */
  public final MatchConfig config() {
    return config;
  }

  /**
   * Returns the locals of what is under way, for the game's {@linkplain Rules#estimate estimate}. A half-finished
   * action that is paid for is worth its cost. Rules must not ask this: only the step itself knows its progress.
   *
   * @return the locals of the script that waits at a choice or of the pending selection, else the question that waits;
   *     null if nothing waits
   */
  public final @Nullable Object currentLocals() {
    return question instanceof PendingDecision<?> pending && pending.window() == null ? pending.locals() : question;
  }

  /**
   * Returns the locals of a type of all scripts that have begun, for the game's {@linkplain Rules#estimate estimate}: an attack
   * that waits for a reaction, the activation in which it is made. Steps of that type on the agenda count as their own
   * locals: a step that does nothing can mark what follows, for prompts.
   *
   * @param type the class of the locals
   * @param <T> the class of the locals
   * @return a new list, the innermost first; empty if there are none
   */
  public final <T> List<T> currentLocals(Class<T> type) {
    List<T> all = new ArrayList<>(2);
    Object waiting = currentLocals();
    if (type.isInstance(waiting)) {
      all.add(type.cast(waiting));
    }
    addUnderWay(type, all);
    return all;
  }

  /**
   * Returns the random source of this match. Every die, pick and shuffle of the rules draws from it.
   *
   * @return the random source
   */
  public final RandomSource random() {
    return random;
  }

  /**
   * Moves a card to the top of a zone, and emits an event.
   *
   * @param card the card's token
   * @param zone the zone it goes to
   */
  public final void move(int card, Zone zone) {
    Cards cards = requireCards();
    if (sink == null) {
      cards.moveToTop(card, zone);
    } else {
      Zone from = cards.zoneOf(card);
      cards.moveToTop(card, zone);
      sink.moved(this, card, from, zone);
    }
  }

  /**
   * Moves a card to the bottom of a zone, and emits an event.
   *
   * @param card the card's token
   * @param zone the zone it goes to
   */
  public final void moveToBottom(int card, Zone zone) {
    Cards cards = requireCards();
    if (sink == null) {
      cards.moveToBottom(card, zone);
    } else {
      Zone from = cards.zoneOf(card);
      cards.moveToBottom(card, zone);
      sink.moved(this, card, from, zone);
    }
  }

  /**
   * Moves all cards of a zone on top of another, in their order, and emits an event for each.
   *
   * @param from the zone to empty
   * @param to the zone they go to
   */
  public final void moveAll(Zone from, Zone to) {
    Cards cards = requireCards();
    int last = sink == null || from.index() == to.index() ? 0 : cards.count(from);
    cards.moveAll(from, to);
    while (--last >= 0 && sink != null) { // from the bottom
      sink.moved(this, cards.at(to, last), from, to);
    }
  }

  /**
   * Shows a card's face to some viewers, and emits an event.
   *
   * @param card the card's token
   * @param viewers a bit for each viewer: seat i is bit i, the spectator the bit after the last seat
   */
  public final void show(int card, int viewers) {
    Cards cards = requireCards();
    cards.show(card, viewers);
    if (sink != null) {
      sink.shown(this, card);
    }
  }

  /**
   * Shuffles a zone, and emits an event. Not for a seat's hand: see {@link games.kumite.spi.cards}.
   *
   * @param zone the zone
   * @param label what is shuffled, for the random source: lower-case words joined by hyphens
   * @param subject the number of the seat that it belongs to, from 1; 0 for no seat
   */
  public final void shuffle(Zone zone, String label, int subject) {
    requireCards().shuffle(zone, random, label, subject);
    if (sink != null) {
      sink.shuffled(zone);
    }
  }

  /**
   * Rolls one die publicly, and emits an event.
   *
   * @param label what is rolled, lower-case words joined by hyphens
   * @param seat the index of the seat that rolls, -1 for no particular seat
   * @param sides the number of faces, at least 1
   * @return a face, 1 to {@code sides}
   */
  public final int roll(String label, int seat, int sides) {
    int face = random.die(label, seat + 1, sides);
    rolled(label, seat, sides, new int[] {face});
    return face;
  }

  /**
   * Rolls several dice publicly, and emits an event.
   *
   * @param label what is rolled, lower-case words joined by hyphens
   * @param seat the index of the seat that rolls, -1 for no particular seat
   * @param count the number of dice, at least 0
   * @param sides the number of faces of each, at least 1
   * @return their faces in the order of rolling
   */
  public final int[] roll(String label, int seat, int count, int sides) {
    int[] faces = new int[count];
    for (int i = 0; i < count; i++) {
      faces[i] = random.die(label, seat + 1, sides);
    }
    if (count > 0) {
      rolled(label, seat, sides, faces.clone());
    }
    return faces;
  }

  /**
   * Rolls several dice publicly, and emits an event.
   *
   * @param label what is rolled, lower-case words joined by hyphens
   * @param seat the index of the seat that rolls, -1 for no particular seat
   * @param count the number of dice, at least 0
   * @param sides the number of faces of each, at least 1
   * @return the sum of their faces
   */
  public final int rollSum(String label, int seat, int count, int sides) {
    int sum = 0;
    int[] faces = new int[count];
    for (int i = 0; i < count; i++) {
      faces[i] = random.die(label, seat + 1, sides);
      sum += faces[i];
    }
    if (count > 0) {
      rolled(label, seat, sides, faces);
    }
    return sum;
  }

  /**
   * Leaves dice on the table that the rules have drawn from the {@linkplain #random random source} themselves, and emits an
   * event.
   *
   * @param label what is rolled, lower-case words joined by hyphens
   * @param seat the index of the seat that rolls, -1 for no particular seat
   * @param sides the number of faces of each
   * @param faces their faces
   */
  public final void layDice(String label, int seat, int sides, int... faces) {
    rolled(label, seat, sides, faces.clone());
  }

  /** Leaves dice on the table, beside those rolled since the last choice, and emits an event. */
  private void rolled(String label, int seat, int sides, int[] faces) {
    int first = -1;
    if (leavesDice(label)) {
      RolledDice before = hasChosen ? null : dice;
      hasChosen = false;
      first = sink == null ? 0 : RolledDice.count(before, label);
      dice = new RolledDice(label, seat, sides, faces, before);
    }
    if (sink != null) {
      sink.rolled(label, seat, sides, faces, first);
    }
  }

  /**
   * Sets the face of a die of the last roll, where a rule turns it over. Does nothing if the die is not on the table.
   *
   * @param label the label of its roll
   * @param die its number among the dice on the table with that label, from 0
   * @param face the face that is on top now
   */
  public final void turnDie(String label, int die, int face) {
    dice = RolledDice.turned(dice, label, die, face);
  }

  /**
   * Returns whether the engine leaves the dice of a public roll on the table until the next roll. A game that describes
   * these dice itself returns false.
   *
   * @param label the label of the roll
   * @return by default true
   */
  protected boolean leavesDice(String label) {
    return true;
  }

  /**
   * Adds the places of all elements that can move and are not cards, as the table shows them. While a viewer reads, the
   * engine calls this after each step, and emits a motion for each change; so it must be cheap. Changes nothing. The rules
   * themselves {@linkplain #emitMotion(String, Object, Object, List, String) emit} a motion whose way has corners.
   *
   * @param places the receiver
   */
  protected void collectPlaces(Places places) {}

  /** Sets the sink of events; motions are told from the present places on. */
  final void watch(@Nullable EventSink reader) {
    sink = reader;
    told = reader == null ? null : places();
  }

  /** Emits the motions since the last call. */
  final void emitMotions() {
    Places before = told;
    if (before != null) {
      Places now = places();
      before.tell(this, now);
      told = now;
    }
  }

  private Places places() {
    Places places = new Places();
    collectPlaces(places);
    return places;
  }

  /**
   * Returns whether the table shows the dice that the last rolls have left. A game returns false while it describes them
   * itself.
   *
   * @return by default true
   */
  protected boolean showsDice() {
    return true;
  }

  /**
   * Returns whether a viewer reads the events. Rules ask this only before they compute the arguments of an event.
   *
   * @return false in playouts
   */
  public final boolean isWatched() {
    return sink != null;
  }

  /**
   * Emits that an element that is not a card has changed its place: see {@link games.kumite.api.display.Motion}. Costs nothing
   * while no reader is attached, apart from computing the arguments; ask {@link #isWatched} first.
   *
   * @param element the id of the element
   * @param from the place before: a list of x and y on an open table, else the id of the space or of the element that
   *     holds it; an empty text if it comes from off the table
   * @param to the place afterwards, in the same form; an empty text if it leaves the table
   * @param via the places between, where the way has corners
   * @param facing the attribute {@code facing} afterwards, empty for none
   */
  public final void emitMotion(String element, Object from, Object to, List<?> via, String facing) {
    if (sink != null) {
      sink.moved(element, from, to, via, facing);
      if (told != null) {
        told.note(element, to, facing);
      }
    }
  }

  /**
   * Emits that an element that is not a card has changed its place, by the straight way and without a facing.
   *
   * @param element the id of the element
   * @param from the place before
   * @param to the place afterwards
   */
  public final void emitMotion(String element, Object from, Object to) {
    emitMotion(element, from, to, List.of(), "");
  }

  /**
   * Emits that a card goes from one part of a zone to another that the table shows as an element of its own.
   *
   * @param card the card's token
   * @param from the id of the element that held it
   * @param to the id of the element that holds it now
   */
  public final void emitCardMotion(int card, String from, String to) {
    if (sink != null) {
      sink.moved(this, card, from, to);
    }
  }

  /**
   * Rolls a die into a secret cell, and emits an event. Only viewers who see the content of the cell learn the face.
   *
   * @param cells the secret numbers of this state
   * @param cell the cell of the die
   * @param label what is rolled, lower-case words joined by hyphens
   */
  public final void roll(SecretNumbers cells, SecretNumber cell, String label) {
    cells.roll(cell, random, label, cell.owner() + 1);
    if (sink != null) {
      sink.rolled(label, cell.owner(), cell.sides(), cells.number(cell), cells.knownBy(cell));
    }
  }

  /**
   * Emits an event without arguments. Costs nothing while no reader is attached.
   *
   * @param type the type of the event
   */
  public final void emit(EventType type) {
    if (sink != null) {
      sink.told(this, type);
    }
  }

  /**
   * Emits an event with one argument.
   *
   * @param type the type of the event
   * @param a its argument
   */
  public final void emit(EventType type, int a) {
    if (sink != null) {
      sink.told(this, type, a);
    }
  }

  /**
   * Emits an event with two arguments.
   *
   * @param type the type of the event
   * @param a its first argument
   * @param b its second argument
   */
  public final void emit(EventType type, int a, int b) {
    if (sink != null) {
      sink.told(this, type, a, b);
    }
  }

  /**
   * Emits an event with three arguments.
   *
   * @param type the type of the event
   * @param a its first argument
   * @param b its second argument
   * @param c its third argument
   */
  public final void emit(EventType type, int a, int b, int c) {
    if (sink != null) {
      sink.told(this, type, a, b, c);
    }
  }

  /**
   * Emits an event with four arguments.
   *
   * @param type the type of the event
   * @param a its first argument
   * @param b its second argument
   * @param c its third argument
   * @param d its fourth argument
   */
  public final void emit(EventType type, int a, int b, int c, int d) {
    if (sink != null) {
      sink.told(this, type, a, b, c, d);
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
   * @param more its further arguments
   */
  public final void emit(EventType type, int a, int b, int c, int d, int... more) {
    if (sink != null) {
      int[] all = new int[more.length + 4];
      all[0] = a;
      all[1] = b;
      all[2] = c;
      all[3] = d;
      System.arraycopy(more, 0, all, 4, more.length);
      sink.told(this, type, all);
    }
  }

  /** Returns whether windows ask every seat that might act. */
  final boolean asksDiscreetly() {
    return discreet;
  }

  private Cards requireCards() {
    Cards cards = cards();
    if (cards == null) {
      throw new IllegalStateException("this game has no cards");
    }
    return cards;
  }
}
