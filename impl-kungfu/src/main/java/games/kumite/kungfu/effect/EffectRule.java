package games.kumite.kungfu.effect;

import games.kumite.kungfu.state.GameState;
import games.kumite.spi.IntList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The rule of one effect of an attack, its need and its deed: a row of {@link EffectRules}.
 *
 * @param need the need without which it would do nothing
 * @param rest the part of that need that is left when its turn comes, null for all of it
 * @param deed the deed
 * @param names the thing that its inflictor names besides it
 * @param marks its marks
 */
record EffectRule(Need need, @Nullable Rest rest, Deed deed, Names names, Set<Mark> marks) {

  /** The need of an effect: whether it would do something to a figure, after those announced before it. */
  interface Need {
    boolean isMet(GameState state, int by, int on, IntList before);
  }

  /** The need of an announced effect once those before it have been carried out (KF-RUL-23). */
  interface Rest {
    boolean isMet(GameState state, int on, int announced);
  }

  /** The deed of an announced effect on a figure. */
  interface Deed {
    void carryOut(GameState state, Source source, int on, int announced);
  }

  /** The thing that is named besides an effect. */
  enum Names {
    /** Nothing. */
    NOTHING,
    /** A direction (D-30). */
    DIRECTION,
    /** A weapon of the victim, and a direction if it lands S away (D-68, KF-H2H-25c). */
    WEAPON,
    /** A prop (D-39). */
    PROP
  }

  /** A mark of an effect. */
  enum Mark {
    /** It may be announced again in the same blow. */
    REPEATS,
    /** It puts an Extra out, so that nothing can follow (KF-RUL-23). */
    FELLS_EXTRA,
    /** It sends a spirit back (KF-RUL-158). */
    BANISHES
  }

  static EffectRule of(Need need, Deed deed) {
    return new EffectRule(need, null, deed, Names.NOTHING, EnumSet.noneOf(Mark.class));
  }

  EffectRule with(Mark... more) {
    return new EffectRule(need, rest, deed, names, EnumSet.copyOf(List.of(more)));
  }

  EffectRule naming(Names named, @Nullable Rest left) {
    return new EffectRule(need, left, deed, named, marks);
  }

  boolean is(Mark mark) {
    return marks.contains(mark);
  }
}
