package games.kumite.spi.testkit;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The rules that a test shows, by their ids in the game's ledger.
 *
 * <p>Write the ids as literals, so that a text search finds the test; {@link LedgerContract} compares them with the
 * ledger. A worked example of a numbered list is cited by its number: {@code "BR-EX-07"}.
 *
 * <pre>{@code
 * @Test
 * @Rule({"BR-ATK-02", "BR-ATK-03"})
 * void attack_withAce_addsADie() { ... }
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE, ElementType.METHOD})
public @interface Rule {

  /**
   * Returns the ids of the rules.
   *
   * @return at least one id of the ledger
   */
  String[] value();
}
