package games.kumite.spi.access;

import games.kumite.api.Action;
import games.kumite.api.Outcome;
import games.kumite.api.Table;
import games.kumite.api.random.RandomSource;
import games.kumite.spi.EventType;
import games.kumite.spi.IntList;
import games.kumite.spi.Question;
import games.kumite.spi.Rules;
import games.kumite.spi.State;
import games.kumite.spi.Texts;
import games.kumite.spi.cards.HiddenPart;
import games.kumite.spi.cards.SecretNumberLayout;
import games.kumite.spi.cards.Zone;
import java.lang.invoke.MethodHandles;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * The access of the engine to the internals of states, events and texts. There is one object, which the class of states
 * hands over when it is initialised; the result of {@link #get} is a constant to the compiler.
 */
public abstract class Kernel {

  /** The value in place of a key of the public data that asks for a key made from the viewer's table. */
  public static final long BY_TABLE = Long.MIN_VALUE;

  private static final AtomicReference<@Nullable Kernel> GIVEN = new AtomicReference<>();

  /** A holder, initialised when the kernel is first asked for, after the class of states. */
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

  /** Creates the kernel; for the one implementation. */
  protected Kernel() {}

  /** Returns the kernel. */
  public static Kernel get() {
    return Holder.KERNEL;
  }

  /** Hands the kernel over, once. */
  public static void give(Kernel kernel) {
    GIVEN.compareAndSet(null, kernel);
  }

  /** Returns the question that waits, null if the match is over or none is asked. */
  public abstract <S extends State<S>> @Nullable Question<S> question(State<S> state);

  /** Asks a question. */
  public abstract <S extends State<S>> void pose(State<S> state, Question<S> question);

  /** Returns the result of the match, null before its end. */
  public abstract @Nullable Outcome outcome(State<?> state);

  /** Gives a state its random source. */
  public abstract void setRandom(State<?> state, RandomSource random);

  /** Returns the sink of a state's events, null if no viewer reads. */
  public abstract @Nullable EventSink sink(State<?> state);

  /** Sets the sink of a state's events. */
  public abstract void setSink(State<?> state, @Nullable EventSink sink);

  /** Returns every part that may hide something. */
  public abstract List<HiddenPart> hidden(State<?> state);

  /** Returns the secret numbers that a match can have. */
  public abstract List<SecretNumberLayout> cellLayouts(State<?> state);

  /** Returns a key of the public data, or {@link #BY_TABLE}. */
  public abstract long openKey(State<?> state);

  /** Returns a key of the dice that the last rolls have left on the table, 0 if there are none. */
  public abstract long diceKey(State<?> state);

  /** Returns the display name of an element or a word, null for its own name. */
  public abstract @Nullable String called(State<?> state, String id);

  /** Returns whether a selection has ended since {@link #forgetSelected}. */
  public abstract boolean hasSelected(State<?> state);

  /** Forgets that a selection has ended. */
  public abstract void forgetSelected(State<?> state);

  /** Returns whether a window is open or lies on the agenda. */
  public abstract boolean isWindowOpen(State<?> state, Object window);

  /** Returns a run of a state. */
  public abstract <S extends State<S>> Run<S> run(Rules<S> rules, S state);

  /**
   * Returns the label of an action in the texts of a match's game.
   *
   * @param question the question that the action answers; null if it has been answered, which adds nothing to the label
   */
  public abstract <S extends State<S>> String label(S state, @Nullable Question<S> question, Action action);

  /** Returns the table as a viewer may see it. */
  public abstract <S extends State<S>> Table table(Rules<S> rules, S state, int viewer);

  /** Passes everything that lies on the table to a visitor, without labels. */
  public abstract <S extends State<S>> void read(Rules<S> rules, S state, TableVisitor visitor);

  /** Returns the id of a zone. */
  public abstract String id(Zone zone);

  /** Returns the arguments of an event; callers must not change the array. */
  public abstract EventArgument[] declared(EventType type);

  /** Returns a bit for each argument that is neither a seat nor a public number. */
  public abstract int resolved(EventType type);

  /** Returns a key of selected things, in their order. */
  public abstract long key(IntList selected);

  /** Returns the simple name of a class, in small letters with hyphens. */
  public abstract String word(Class<?> type);

  /** Returns the languages, as two letters, of the files of texts that name theirs. */
  public abstract Set<String> shipped(Class<?> anchor, String game);

  /** Returns the kinds of decisions that have both their prompts, in alphabetical order. */
  public abstract List<String> promptedKinds(Texts texts);

  /** Returns the types of events that have a text, in alphabetical order. */
  public abstract List<String> eventTypes(Texts texts);
}
