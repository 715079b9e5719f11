package games.kumite.tmnt.state;

import java.util.Arrays;

/**
 * A number that counts while a condition holds.
 *
 * @param amount the number to add
 * @param need the condition
 */
public record ConditionalBonus(int amount, ResolvedCondition need) {

  /** Returns a copy of some numbers with one more. */
  public static ConditionalBonus[] more(ConditionalBonus[] some, int amount, ResolvedCondition need) {
    ConditionalBonus[] more = Arrays.copyOf(some, some.length + 1);
    more[some.length] = new ConditionalBonus(amount, need);
    return more;
  }
}
