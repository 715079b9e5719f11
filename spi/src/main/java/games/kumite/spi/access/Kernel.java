package games.kumite.spi.access;

import games.kumite.api.Action;
import games.kumite.api.Outcome;
import games.kumite.api.Table;
import games.kumite.api.random.RandomSource;
import games.kumite.spi.EventType;
import games.kumite.spi.IntList;
import games.kumite.spi.MatchConfig;
import games.kumite.spi.Question;
import games.kumite.spi.Rules;
import games.kumite.spi.State;
import games.kumite.spi.Texts;
import games.kumite.spi.cards.HiddenPart;
import games.kumite.spi.cards.SecretNumberLayout;
import games.kumite.spi.cards.Zone;
import java.lang.invoke.MethodHandles;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * What states, events and texts hold and show to the engine alone. There is one object, which the class of states hands
 * over when it is initialised; what {@link #get} returns is a constant to the compiler.
 */
public abstract class Kernel {

  /** In place of a key of the open things: it is made from the observer's table. */
  public static final long BY_TABLE = Long.MIN_VALUE;

  private static final AtomicReference<@Nullable Kernel> GIVEN = new AtomicReference<>();

  /** Initialised when the kernel is asked for first, after the class of states. */
  private static final class Holder {
    static final Kernel KERNEL = given();

    private static Kernel given() {
      try {
        MethodHandles.lookup().ensureInitialized(State.class);
      } catch (IllegalAccessException impossible) {
        throw new IllegalStateException(impossible);
      }
      return Objects.requireNonNull(GIVEN.get());
    }
  }

  /** For the one implementation. */
  protected Kernel() {}

  /** The kernel. */
  public static Kernel get() {
    return Holder.KERNEL;
  }

  /** Hands the kernel over, once. */
  public static void give(Kernel kernel) {
    GIVEN.compareAndSet(null, kernel);
  }

  /** The question that waits, null if the match is over or none is asked. */
  public abstract <S extends State<S>> @Nullable Question<S> question(State<S> state);

  /** Puts a question. */
  public abstract <S extends State<S>> void pose(State<S> state, Question<S> question);

  /** How the match ended, null before. */
  public abstract @Nullable Outcome outcome(State<?> state);

  /** Gives a state its source of chance. */
  public abstract void setRandom(State<?> state, RandomSource random);

  /** Where a state emits its events, null if no observer reads. */
  public abstract @Nullable EventSink sink(State<?> state);

  /** Says where a state emits its events. */
  public abstract void setSink(State<?> state, @Nullable EventSink sink);

  /** Everything that may hide something. */
  public abstract List<HiddenPart> hidden(State<?> state);

  /** The secret numbers that a match can have. */
  public abstract List<SecretNumberLayout> cellLayouts(State<?> state);

  /** A key of the open things, or {@link #BY_TABLE}. */
  public abstract long openKey(State<?> state);

  /** What people call an element or a word, null for its name. */
  public abstract @Nullable String called(State<?> state, String id);

  /** Whether a selection has ended since {@link #forgetSelected}. */
  public abstract boolean hasSelected(State<?> state);

  /** Forgets that a selection has ended. */
  public abstract void forgetSelected(State<?> state);

  /** Whether a window is open or lies on the agenda. */
  public abstract boolean isWindowOpen(State<?> state, Object window);

  /** A run of a state. */
  public abstract <S extends State<S>> Run<S> run(Rules<S> rules, S state);

  /** The label of an action of every game in the words of a match's game, null of all others. */
  public abstract @Nullable String label(Action action, MatchConfig config);

  /** The table as an observer may see it. */
  public abstract <S extends State<S>> Table table(Rules<S> rules, S state, int observer);

  /** Shows a reader all that lies on the table, without labels. */
  public abstract <S extends State<S>> void read(Rules<S> rules, S state, TableVisitor visitor);

  /** The id of a zone. */
  public abstract String id(Zone zone);

  /** The arguments of an event; callers change nothing in the array. */
  public abstract EventArgument[] declared(EventType type);

  /** A bit for each argument that is more than a seat or a number for everybody. */
  public abstract int resolved(EventType type);

  /** A key of picks, in their order. */
  public abstract long key(IntList selected);

  /** The simple name of a class, in small letters with hyphens. */
  public abstract String word(Class<?> type);

  /** Whether a game has texts in a language. */
  public abstract boolean isShipped(Locale language, Class<?> anchor, String game);

  /** The kinds of decisions that have both their prompts, in alphabetical order. */
  public abstract List<String> promptedKinds(Texts texts);

  /** The types of events that have a text, in alphabetical order. */
  public abstract List<String> eventTypes(Texts texts);
}
