package games.kumite.spi.engine.start;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Rules by their ids. */
final class RuleBookTests {

  private static final RuleBook BOOK = RuleBook.parse("""
      # A game

      1. Nobody rules here: **XX-SET-09** is only mentioned.

      ### SET - setup
      - **XX-SET-01** Everybody draws (see **XX-SET-02**).
        They draw three cards.
      - **XX-SET-02a** Then they look.
      Not before.

      This belongs to no rule.
      **XX-EX-01 A first draw.** Ana draws.
      | XX-TAB-01 | a table |
      - **XX-SET-01** Told again.
      """);

  @Test
  void rule_goesOnUntilSomethingElseBegins() {
    assertThat(BOOK.text("XX-SET-01")).contains("Everybody draws (see **XX-SET-02**). They draw three cards.");
    assertThat(BOOK.text("XX-SET-02a")).contains("Then they look. Not before.");
    assertThat(BOOK.text("XX-EX-01")).contains("A first draw. Ana draws.");
  }

  @Test
  void ids_areThoseThatBeginALine_inTheirOrder() {
    assertThat(BOOK.ids()).containsExactly("XX-SET-01", "XX-SET-02a", "XX-EX-01");
    assertThat(BOOK.text("XX-SET-09")).isEmpty();
  }

  @Test
  void text_hasNoSources_andNoReasons() {
    RuleBook book = RuleBook.parse("""
        - **XX-SET-01** Draw a card (source: Setup (end); Cards). The hand is open. (seed, XX-RUL-02)
          Decided here (also on XX-SET-02): cards are drawn one by one. Why: the ledger does not say.
        - **XX-SET-02** The deck is shuffled. (source: Setup) - see XX-RUL-01
        - **XX-EX-01** (book) Ana draws.
        """);

    assertThat(book.text("XX-SET-01")).contains("Draw a card. The hand is open. Cards are drawn one by one.");
    assertThat(book.text("XX-SET-02")).contains("The deck is shuffled. - see XX-RUL-01");
    assertThat(book.text("XX-EX-01")).contains("Ana draws.");
  }

  @Test
  void plugin_withoutRules_hasNone() {
    assertThat(RuleBook.of(RuleBookTests.class, "no-such-game").ids()).isEmpty();
  }
}
