package games.kumite.journey;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Action;
import games.kumite.api.Game;
import games.kumite.api.Games;
import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.api.random.RandomSource;
import games.kumite.api.random.SeededRandom;
import games.kumite.spi.testkit.LedgerTables;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The decisions that the ledger gives to players, against those that are asked. */
final class DecisionsTests {

  private static final Game GAME = Games.named("journey");
  /** By the ledger's id the kinds of decisions by which it is asked; nobody is asked JW-D-27. */
  private static final Map<String, List<String>> KINDS = new TreeMap<>();

  static {
    asked("01", "quest");
    asked("02", "assign");
    asked("03", "order");
    asked("04", "upgrade");
    asked("05", "act");
    asked("06", "pose");
    asked("07", "targets");
    asked("08", "declare", "before-attack");
    asked("09", "before-attack");
    asked("10", "attack-rolled");
    asked("11", "defense-rolled");
    asked("12", "lethal");
    asked("13", "verdict");
    asked("14", "order-targets");
    asked("15", "before-cleanse", "cleanse-rolled");
    asked("16", "follow");
    asked("17", "ray");
    asked("18", "keep");
    asked("19", "spun");
    asked("20", "revive");
    asked("21", "act");
    asked("22", "discard");
    asked("23", "for-whom", "landing", "cure", "seal");
    asked("24", "reroll");
    asked("25", "quiet");
    asked("26", "between");
    asked("27");
    asked("28", "pose");
    asked("29", "before-move");
    asked("30", "before-defense");
    asked("31", "after-damage", "after-kill", "after-draw-fortune");
    asked("32", "act");
    asked("33", "victims");
  }

  private static void asked(String number, String... kinds) {
    KINDS.put("JW-D-" + number, List.of(kinds));
  }

  /** What the ledger's column says about leaving it, by kind: several rows of a kind are put together. */
  private static Map<String, String> passes() {
    Map<String, String> passes = new TreeMap<>();
    for (Map<String, String> row : LedgerTables.below("Decisions")) {
      for (String kind : KINDS.get(row.get("Id"))) {
        passes.merge(kind, row.get("Pass"), (one, other) -> one + ", " + other);
      }
    }
    return passes;
  }

  @Test
  void everyDecisionOfTheLedger_hasAKind() {
    assertThat(LedgerTables.below("Decisions")).extracting(row -> row.get("Id")).containsExactlyElementsOf(KINDS.keySet());
  }

  @ParameterizedTest
  @ValueSource(strings = {"Q1", "Q2", "Q3", "Q4", "Q5", "Q6", "Q7", "Q8", "Q9", "Q10"})
  void everyDecisionOfAMatch_isOneOfTheLedger_andMayBePassedAsItSays(String quest) {
    Map<String, String> passes = passes();
    for (int seed = 0; seed < 8; seed++) {
      Match match = GAME.start(Setup.seats(1 + seed % 4).option("quest", seed == 0 ? "" : quest).seed(seed).withoutRecord());
      SeededRandom random = RandomSource.seeded(seed).split("play");
      while (!match.isOver()) {
        String pass = passes.get(match.decision().kind());
        assertThat(pass).as(match.decision().kind()).isNotNull();
        if (!match.decision().kind().equals("pose")) {
          assertThat(leaving(match)).as(match.decision().kind()).isEqualTo(!pass.startsWith("no"));
        }
        match.play(random.nextInt(match.actionCount()));
      }
    }
  }

  private static boolean leaving(Match match) {
    return match.decision().actions().stream().map(Action::notation)
        .anyMatch(List.of("pass", "stay", "end", "decline")::contains);
  }
}
