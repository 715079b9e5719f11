package games.kumite.journey.state;

import games.kumite.spi.IntList;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The steps that are publicly known to follow a question. They are a part of the question, so that positions with
 * different futures are different, and they are shown with it. A chain, the next step first.
 *
 * @param kind the kind of step
 * @param figure the acting figure, {@link GameState#NOBODY} for none
 * @param what the figures or numbers that the kind names
 * @param then the continuation after it, null for none
 */
public record Continuation(Kind kind, int figure, IntList what, @Nullable Continuation then) {

  /** The kind of a step in a continuation. */
  public enum Kind {
    /** Nothing. */
    NOTHING,
    /** The phase that begins. */
    PHASE,
    /** The rest of a single attack on a figure: damage so far, whether dice did any, the special die, cards. */
    BLOW,
    /** The end of an attack action, which is not displayed. */
    ATTACK,
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

  /** No known continuation. */
  public static final Continuation NONE = new Continuation(Kind.NOTHING, GameState.NOBODY, IntList.NONE, null);

  /**
   * Returns whether an attack is being resolved, in which cards that wait for a quiet moment are not played (JW-D-25).
   */
  public boolean isWithinAttack() {
    return kind == Kind.ATTACK || then != null && then.isWithinAttack();
  }

  /** The beginning of a phase. */
  public static final Continuation PHASE = NONE.after(Kind.PHASE, GameState.NOBODY, IntList.NONE);

  /** Returns the elements from a place on. */
  public static IntList from(IntList all, int place) {
    return place >= all.size() ? IntList.NONE : IntList.of(Arrays.copyOfRange(all.toArray(), place, all.size()));
  }

  /** Returns this continuation after another step. */
  public Continuation after(Kind sooner, int whose, IntList things) {
    return new Continuation(sooner, whose, things, kind == Kind.NOTHING ? null : this);
  }

  /** Returns this continuation after another step, which is left out if it has no parts. */
  public Continuation afterAny(Kind sooner, int whose, IntList things) {
    return things.size() == 0 ? this : after(sooner, whose, things);
  }

  /** Returns this continuation after a number of repetitions of the present step. */
  public Continuation afterAgain(int whose, int times) {
    return times <= 0 ? this : after(Kind.AGAIN, whose, IntList.of(times));
  }
}
