package games.kumite.tmnt;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.spi.testkit.Rule;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A cost of several cards, worked out by brute force: every set that may pay it can be named in every order. */
final class CostTests {

  private static final String USE = "A use card:K13";

  /** A Trap hits A, who cancels it for two cards. */
  private static Played trapped(String cards) {
    return Scene.of(3).player("A", "L9 K13 " + cards).player("B", "| T15 E01").turn().pass("A")
        .play("B trap card:T15 seat:1", USE);
  }

  /** What may pay by the ledger: hand, Items, Ally, Stance, Katas and attached cards, but not what is used (MT-RUL-39). */
  private static List<String> payable(String cards) {
    List<String> payable = new ArrayList<>();
    for (String card : cards.split("[ |+]+")) {
      payable.add(card.replace("~", ""));
    }
    return payable;
  }

  /** Follows every way to pay, from the question that is asked, and notes where it leads. */
  private static void follow(String cards, List<String> actions, Map<String, Set<String>> ends) {
    Played game = trapped(cards);
    actions.forEach(action -> game.play("A " + action));
    List<String> paid = actions.stream().map(action -> action.substring(action.indexOf(':') + 1)).toList();
    if (!game.asked().equals("A cost")) {
      String left = game.table("A") + " | " + game.hand("A");
      ends.computeIfAbsent(String.join(" ", new TreeSet<>(paid)), key -> new LinkedHashSet<>()).add(left);
      assertThat(game.kept("A")).as("paid with %s", paid).isEmpty();
      return;
    }
    assertThat(game.options()).as("after %s", paid).isNotEmpty().doesNotHaveDuplicates();
    for (String option : game.options()) {
      List<String> more = new ArrayList<>(actions);
      more.add(option);
      follow(cards, more, ends);
    }
  }

  /** The cards left after a set has gone: Cheat! goes with its Item, the Item stays without it. */
  private static String left(String cards, Set<String> paid) {
    Set<String> gone = new TreeSet<>(paid);
    for (String word : cards.split("[ |]+")) {
      int plus = word.indexOf('+');
      if (plus > 0 && paid.contains(word.substring(0, plus).replace("~", ""))) {
        gone.add(word.substring(plus + 1));
      }
    }
    String[] sides = cards.split("\\|", -1);
    return (rest("K13 " + sides[0], gone) + " | " + rest(sides.length > 1 ? sides[1] : "", gone));
  }

  private static String rest(String cards, Set<String> gone) {
    List<String> left = new ArrayList<>();
    for (String word : cards.split("[ +]+")) {
      if (!word.isBlank() && !gone.contains(word.replace("~", ""))) {
        left.add(word);
      }
    }
    left.sort((a, b) -> a.replace("~", "").compareTo(b.replace("~", "")));
    return String.join(" ", left);
  }

  @ParameterizedTest
  @CsvSource({
      "I22+C01, 1", "I22+C01 I41, 3", "I22+C01 | M01, 3", "I22+C01 | M01 M02, 6", "I22+C01 I41 K01 | M01, 10",
      "~I22+C01 S1 A01, 6", "I41 I39+C01 I22 | E02, 10", "| M01 M02 M03, 3"
  })
  @Rule({"MT-RUL-39", "MT-KAT-11", "MT-KAT-14"})
  void everySetOfTwo_paysInEveryOrder_andLeavesTheRest(String cards, int sets) {
    Map<String, Set<String>> ends = new TreeMap<>();
    follow(cards, List.of(), ends);
    List<String> payable = payable(cards.startsWith("|") ? cards.substring(2) : cards);
    Map<String, Set<String>> wanted = new TreeMap<>();
    for (String one : payable) {
      for (String other : payable) {
        Set<String> paid = new TreeSet<>(List.of(one, other).subList(0, one.equals(other) ? 1 : 2));
        if (paid.size() == 2) {
          wanted.put(String.join(" ", paid), Set.of(left(cards, paid)));
        }
      }
    }
    assertThat(wanted).hasSize(sets);
    assertThat(ends).isEqualTo(sets == 1 ? Map.of("", wanted.values().iterator().next()) : wanted);
  }
}
