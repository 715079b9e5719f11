package games.kumite.kungfu.effect;

import games.kumite.kungfu.state.GameState;
import games.kumite.spi.IntList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What one effect of an attack needs and does: a row of {@link EffectRules}.
 *
 * @param need what it needs so that it would do something
 * @param rest what is left of that need when its turn comes, null for the same
 * @param deed what it does
 * @param names what its inflictor names besides it
 * @param marks what else is true of it
 */
record EffectRule(Need need, @Nullable Rest rest, Deed deed, Names names, Set<Mark> marks) {

  /** Whether an effect would do something to a figure, after those announced before it. */
  interface Need {
    boolean isMet(GameState state, int by, int on, IntList before);
  }

  /** Whether an announced effect still does something now that those before it have been carried out (KF-RUL-23). */
  interface Rest {
    boolean isMet(GameState state, int on, int announced);
  }

  /** What an announced effect does to a figure. */
  interface Deed {
    void carryOut(GameState state, Source source, int on, int announced);
  }

  /** What is named besides an effect. */
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
