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
  @Nullable ListedActions<S> listing;

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
   * that waits for a reaction, the activation in which it is made.
   *
   * @param type the class of the locals
   * @param <T> the class of the locals
   * @return a new list, the innermost first; empty if no script has such locals
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
   * Shuffles a zone, and emits an event.
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
    if (sink != null) {
      sink.rolled(label, seat, sides, new int[] {face});
    }
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
    if (sink != null && count > 0) {
      sink.rolled(label, seat, sides, faces.clone());
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
    int[] faces = sink == null ? null : new int[count];
    for (int i = 0; i < count; i++) {
      int face = random.die(label, seat + 1, sides);
      sum += face;
      if (faces != null) {
        faces[i] = face;
      }
    }
    if (sink != null && faces != null && count > 0) {
      sink.rolled(label, seat, sides, faces);
    }
    return sum;
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
