package games.kumite.journey.state;

import games.kumite.spi.Picks;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * What is still to come after what a question is about, as far as everybody can see it: a part of what is asked, so that
 * positions with different futures are different ones, and told with the question. A chain, what comes first in front.
 *
 * @param kind what it is
 * @param figure whose it is, {@link Journey#NOBODY} for nobody's
 * @param what figures, or the numbers that the kind names
 * @param then what comes after it, null for nothing
 */
public record Sequel(Kind kind, int figure, Picks what, @Nullable Sequel then) {

  /** What may be still to come. */
  public enum Kind {
    /** Nothing. */
    NOTHING,
    /** The phase that begins. */
    PHASE,
    /** The rest of a single attack on a figure: damage so far, whether dice did any, the special die, cards. */
    BLOW,
    /** The end of an attack action, which is not said. */
    ATTACK,
    /** Figures that an attack action has still to attack. */
    TARGETS,
    /** A demon's activation: AP, attack actions, closing pose; whom it is after, from how far away. */
    POINTS,
    /** The activation of a demon. */
    ACTIVATION,
    /** Demons that are activated later. */
    DEMONS,
    /** Poses that a walker has still to go through. */
    WAY,
    /** What a card has still to do: its face, the next word, by whom and to whom was done what it answers, since when. */
    WORDS,
    /** Other figures for whom a word of a card is. */
    OTHERS,
    /** How often the same comes again. */
    AGAIN,
    /** Conditions that hurt a figure in Maintenance. */
    CONDITIONS,
    /** Figures whose Maintenance comes later. */
    MAINTENANCE
  }

  /** Nothing is known to come. */
  public static final Sequel NONE = new Sequel(Kind.NOTHING, Journey.NOBODY, Picks.NONE, null);

  /** Returns whether an attack is being resolved, in which no card is played that waits for a quiet moment (JW-D-25). */
  public boolean isWithinAttack() {
    return kind == Kind.ATTACK || then != null && then.isWithinAttack();
  }

  /** The beginning of a phase. */
  public static final Sequel PHASE = NONE.after(Kind.PHASE, Journey.NOBODY, Picks.NONE);

  /** Those of several things that come from a place on. */
  public static Picks from(Picks all, int place) {
    return place >= all.size() ? Picks.NONE : Picks.of(Arrays.copyOfRange(all.toArray(), place, all.size()));
  }

  /** This, after something else. */
  public Sequel after(Kind sooner, int whose, Picks things) {
    return new Sequel(sooner, whose, things, kind == Kind.NOTHING ? null : this);
  }

  /** This, after something else that is nothing if it has no parts. */
  public Sequel afterAny(Kind sooner, int whose, Picks things) {
    return things.size() == 0 ? this : after(sooner, whose, things);
  }

  /** This, after so many times more of what is going on. */
  public Sequel afterAgain(int whose, int times) {
    return times <= 0 ? this : after(Kind.AGAIN, whose, Picks.of(times));
  }
}
