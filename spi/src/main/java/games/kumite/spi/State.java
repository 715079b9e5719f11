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
 * Everything that changes in a match: the game's own data, in a subclass, and the agenda of what the
 * rules still have to do.
 *
 * <p>Subclasses hold plain mutable data that no other state shares; what never changes is shared. They
 * copy by a chain of copy constructors. No clock, no text, no log belongs in a state. Confined to one
 * thread.
 *
 * <p>The rules work with a few verbs: {@link #then} puts steps on the agenda, {@link #ask} a question,
 * {@link #leave} ends a scope at once, {@link #emit} says what happened, {@link #move} moves a card,
 * {@link #show} shows one, {@link #roll(String, int, int)} rolls a die. Steps put on the agenda by one body run in reading order, before everything
 * that was on the agenda already.
 *
 * @param <S> the subclass
 */
public abstract class State<S extends State<S>> extends Agenda<S> {

  /** In place of a key of the open things: it is made from the observer's table, which takes longer. */
  protected static final long BY_TABLE = Kernel.BY_TABLE;

  static {
    Kernel.give(new StateKernel());
  }

  private final MatchConfig config;
  private final boolean discreet;

  /** How many seats there are. */
  final int seats;

  RandomSource random;
  @Nullable EventSink sink;
  @Nullable ListedActions<S> listing;

  /**
   * A new state with an empty agenda.
   *
   * @param config what is agreed for the match
   */
  protected State(MatchConfig config) {
    this.config = config;
    this.discreet = "discreet".equals(config.options().get(Window.OPTION.id()));
    this.seats = config.seats().size();
    this.random = NoRandom.INSTANCE;
  }

  /**
   * A copy.
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
  @Override
  public @Nullable Numbers numbers() {
    return null;
  }

  /**
   * The secret numbers that a match can have, from its beginning on.
   *
   * @return their layouts, by default those of the {@link SecretNumbers} among what is {@linkplain #hiddenParts hidden}
   */
  protected List<SecretNumberLayout> secretLayouts() {
    return hiddenParts().stream().filter(SecretNumbers.class::isInstance).map(hidden -> ((SecretNumbers) hidden).layout()).toList();
  }

  /**
   * Everything that may hide something from an observer.
   *
   * @return the cards and secret numbers of this state, by default the {@link #cards()} if there are any
   */
  protected List<HiddenPart> hiddenParts() {
    Cards cards = cards();
    return cards == null ? List.of() : List.of(cards);
  }

  /**
   * A key of all that everybody sees of this state and that is neither cards, secret numbers nor declared numbers, such
   * as a board in an array: mixed by {@link games.kumite.api.Keys}, 0 where there is no such thing. Makes {@link
   * games.kumite.api.MatchSearch#key} cheap. Of a large array it is quicker to keep a sum, by {@link
   * games.kumite.api.Keys#change}, than to mix it each time.
   *
   * @return by default {@link #BY_TABLE}
   */
  protected long publicKeyPart() {
    return BY_TABLE;
  }

  /**
   * What people call an element, or a word of the content, in the texts of events, where the name in its id or the word
   * itself would not tell them.
   *
   * @param id the id of an element of the table, or a word
   * @return null (by default) for the name in the id, or the word
   */
  protected @Nullable String displayName(String id) {
    return null;
  }

  /**
   * What is agreed for the match.
   *
   * @return seats, options and texts
   */
  public final MatchConfig config() {
    return config;
  }

  /**
   * What is under way where the match waits, for the game's {@linkplain Rules#estimate estimate}: half of an action that
   * is paid for is worth what it cost. Rules never ask: progress is known to the step alone.
   *
   * @return the locals of the script that waits at a choice, or what the selection is about that is on its way, else the
   *     question that waits; null if none does
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
   * Where every die, pick and shuffle of the rules comes from.
   *
   * @return the source of this match
   */
  public final RandomSource random() {
    return random;
  }

  /**
   * Moves a card to the top of a zone, and tells.
   *
   * @param card the card's token
   * @param zone where it goes
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
   * Moves a card to the bottom of a zone, and tells.
   *
   * @param card the card's token
   * @param zone where it goes
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
   * Moves all cards of a zone on top of another, in their order, and tells of each.
   *
   * @param from the zone to empty
   * @param to where they go
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
   * Shows a card's face to some observers, and tells.
   *
   * @param card the card's token
   * @param viewers a bit for each observer: seat i is bit i, the spectator the bit after the last seat
   */
  public final void show(int card, int viewers) {
    Cards cards = requireCards();
    cards.show(card, viewers);
    if (sink != null) {
      sink.shown(this, card);
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
    if (sink != null) {
      sink.shuffled(zone);
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
    if (sink != null) {
      sink.rolled(label, seat, sides, new int[] {face});
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
    if (sink != null && count > 0) {
      sink.rolled(label, seat, sides, faces.clone());
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
   * Rolls a die into a secret cell, and tells: those learn the face who see what is in the cell.
   *
   * @param cells the secret numbers of this state
   * @param cell where the die comes to lie
   * @param label what is rolled, lower-case words joined by hyphens
   */
  public final void roll(SecretNumbers cells, SecretNumber cell, String label) {
    cells.roll(cell, random, label, cell.owner() + 1);
    if (sink != null) {
      sink.rolled(label, cell.owner(), cell.sides(), cells.number(cell), cells.knownBy(cell));
    }
  }

  /**
   * Says that something happened. Costs nothing while nobody reads.
   *
   * @param type what happened, an event without arguments
   */
  public final void emit(EventType type) {
    if (sink != null) {
      sink.told(this, type);
    }
  }

  /**
   * Says that something happened.
   *
   * @param type what happened
   * @param a its argument
   */
  public final void emit(EventType type, int a) {
    if (sink != null) {
      sink.told(this, type, a);
    }
  }

  /**
   * Says that something happened.
   *
   * @param type what happened
   * @param a its first argument
   * @param b its second argument
   */
  public final void emit(EventType type, int a, int b) {
    if (sink != null) {
      sink.told(this, type, a, b);
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
  public final void emit(EventType type, int a, int b, int c) {
    if (sink != null) {
      sink.told(this, type, a, b, c);
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

  /** Whether windows ask everybody who might act. */
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
