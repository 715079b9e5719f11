package games.kumite.tmnt.state;

import games.kumite.tmnt.content.ConditionWord;
import games.kumite.tmnt.content.EffectCondition.Scope;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A word of conditions with its test. One object says all of it: how it is written, of whom it may be said and when it
 * holds. Immutable.
 */
public class ConditionTest implements ConditionWord {

  /** A test of a player. */
  @FunctionalInterface
  public interface OfPlayer {

    /** Returns whether a seat passes. */
    boolean holds(GameState state, int argument, int seat);
  }

  /** A test of a monster. */
  @FunctionalInterface
  public interface OfMonster {

    /** Returns whether a monster passes. */
    boolean holds(Face face, int argument);
  }

  /** The subjects that are players. */
  public static final Set<Scope> PLAYERS = Collections.unmodifiableSet(EnumSet.of(Scope.SELF, Scope.SIDE, Scope.TARGET));

  /** The test that always holds. */
  static final ConditionTest ANY =
      new ConditionTest("ANY", "ANY", Argument.NONE, ConditionWord.ANY.scopes(), (state, it, seat) -> true, (face, it) -> true);

  private final String word;
  private final String pattern;
  private final Argument argument;
  private final Set<Scope> scopes;
  private final @Nullable OfPlayer player;
  private final @Nullable OfMonster monster;

  /**
   * Creates a word.
   *
   * @param word the word
   * @param pattern a regular expression for its text; the argument is its group
   * @param argument what the argument is
   * @param scopes the subjects of which it may be said
   * @param player the test of a player, null if it is not said of players
   * @param monster the test of a monster, null if it is not said of one
   */
  public ConditionTest(String word, String pattern, Argument argument, Set<Scope> scopes, @Nullable OfPlayer player,
      @Nullable OfMonster monster) {
    this.word = word;
    this.pattern = pattern;
    this.argument = argument;
    this.scopes = scopes;
    this.player = player;
    this.monster = monster;
  }

  /** Returns the test of a word. */
  static ConditionTest of(ConditionWord word) {
    return word == ConditionWord.ANY ? ANY : (ConditionTest) word;
  }

  /** Returns whether a seat passes. */
  public final boolean holds(GameState state, int number, int seat) {
    if (player == null) {
      throw new IllegalStateException("a player cannot be tested for " + word);
    }
    return player.holds(state, number, seat);
  }

  /** Returns whether a monster passes; its Level is the printed one (MT-MON-16). */
  public final boolean holds(Face face, int number) {
    if (monster == null) {
      throw new IllegalStateException("a monster cannot be tested for " + word);
    }
    return monster.holds(face, number);
  }

  @Override
  public final String word() {
    return word;
  }

  @Override
  public final String pattern() {
    return pattern;
  }

  @Override
  public final Argument argument() {
    return argument;
  }

  @Override
  public final Set<Scope> scopes() {
    return scopes;
  }

  @Override
  public final String toString() {
    return word;
  }
}
