package games.kumite.tmnt.content;

/**
 * A condition of an effect, evaluated again whenever a strength or a roll is computed.
 *
 * @param scope the subject of the test
 * @param test the test
 * @param word the Stance, kind, character, tag, slot or monster in question, else empty
 * @param number the number in question, else 0
 */
public record EffectCondition(Scope scope, ConditionWord test, String word, int number) {

  /** Always true. */
  public static final EffectCondition ALWAYS = new EffectCondition(Scope.SELF, ConditionWord.ANY, "", 0);

  /** A subject of a test. */
  public enum Scope { SELF, SIDE, MONSTER, OTHER_MONSTER, TARGET }
}
