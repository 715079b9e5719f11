package games.kumite.journey.state;

import games.kumite.api.Keys;
import games.kumite.spi.IntList;
import games.kumite.spi.Step;
import java.util.Arrays;

/**
 * A step that does nothing: its place on the agenda says what is publicly known to follow the steps before it. Questions
 * name all of them, the next one first, and they are a part of the position, so that positions with different futures are
 * different.
 *
 * @param kind the kind of what follows
 * @param figure the acting figure, {@link GameState#NOBODY} for none
 * @param what the figures or numbers that the kind names
 */
public record Continuation(Kind kind, int figure, IntList what) implements Step<GameState> {

  /** The kind of what follows. */
  public enum Kind {
    /** The end of a card, which is not displayed. */
    END,
    /** The phase that begins. */
    PHASE,
    /** The rest of a single attack on a figure: damage so far, whether dice did any, the special die, cards. */
    BLOW,
    /** Figures that an attack action has still to attack. */
    TARGETS,
    /** A demon's activation: AP, attack actions, closing pose; the quarry, and its distance. */
    POINTS,
    /** The activation of a demon. */
    ACTIVATION,
    /** Demons that are activated later. */
    DEMONS,
    /** Poses through which a moving pilgrim has still to go. */
    WAY,
    /**
     * The rest of a card: its face, the next word, the figures that caused and suffered the event that it answers, the
     * time since when.
     */
    WORDS,
    /** Other figures to which a word of a card applies. */
    OTHERS,
    /** The number of repetitions left. */
    AGAIN,
    /** Conditions that hurt a figure in Maintenance. */
    CONDITIONS,
    /** Figures whose Maintenance comes later. */
    MAINTENANCE
  }

  /** The beginning of a phase. */
  public static final Continuation PHASE = new Continuation(Kind.PHASE, GameState.NOBODY, IntList.NONE);

  /** The end of a card. */
  public static final Continuation END = new Continuation(Kind.END, GameState.NOBODY, IntList.NONE);

  /** Returns the elements from a place on. */
  public static IntList from(IntList all, int place) {
    return place >= all.size() ? IntList.NONE : IntList.of(Arrays.copyOfRange(all.toArray(), place, all.size()));
  }

  @Override
  public void run(GameState state) {}

  /** Returns whether the continuation before this one names it already: the figures of a word, the rest of an attack. */
  boolean isTold(Continuation before) {
    return (kind == Kind.OTHERS || kind == Kind.BLOW) && kind == before.kind && figure == before.figure;
  }

  /** Returns its key, the same on every JVM. */
  long key() {
    long key = Keys.join(kind.ordinal(), figure);
    for (int i = 0; i < what.size(); i++) {
      key = Keys.join(key, what.get(i));
    }
    return key;
  }
}
