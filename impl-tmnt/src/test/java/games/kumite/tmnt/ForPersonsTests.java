package games.kumite.tmnt;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Action;
import games.kumite.api.Decision;
import games.kumite.api.Element;
import games.kumite.api.Element.Kind;
import games.kumite.api.EventReader;
import games.kumite.api.Match;
import games.kumite.api.Seat;
import games.kumite.api.Setup;
import games.kumite.api.Table;
import games.kumite.api.bot.StandingOrder;
import games.kumite.api.bot.StandingOrders;
import games.kumite.api.random.SeededRandom;
import games.kumite.spi.Texts;
import games.kumite.spi.testkit.Rule;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** What frontends need for persons: names of everything, and which questions are hardly worth asking. */
final class ForPersonsTests {

  @Test
  void everyThingOnTheTable_hasANameFromTheBundle() {
    Played game = Scene.of(3).player("A", "L1 T13 | O03").player("B", "I22 | W01 M02").fight("M18")
        .play("A ask seat:2", "A treasures 0", "A send");
    Texts texts = Texts.of(TmntGame.class, "tmnt");
    Set<String> named = texts.keys().stream().filter(key -> key.startsWith("table.")).map(texts::text)
        .collect(Collectors.toSet());
    for (Element element : game.table().all().values()) {
      if (element.kind() != Kind.SEAT && element.kind() != Kind.CARD && !element.id().startsWith("token:monster")) {
        assertThat(named).as(element.id()).contains(String.valueOf(element.get("label")));
      }
    }
  }

  /** Proposals on their way, which are told when they are sent, and a counter-offer begun are all that changes in silence. */
  @Test
  void whatAPlayerChanges_isTold() {
    Set<String> silent = new TreeSet<>();
    for (int seed = 1; seed <= 3; seed++) {
      Match match = new TmntGame().start(Setup.seats(2 + seed).seed(seed));
      SeededRandom random = new SeededRandom(seed);
      for (int step = 0; step < 1500 && !match.isOver(); step++) {
        Seat actor = match.actor();
        EventReader events = match.events(actor);
        events.read();
        Table before = match.table(actor);
        Action action = match.playRandom(random);
        if (events.read().stream().allMatch(event -> event.text().isEmpty()) && !match.table(actor).equals(before)) {
          silent.add(action.notation().split(" ")[0]);
        }
      }
    }
    assertThat(silent).isSubsetOf("trade", "gift", "back", "counter");
  }

  @Test
  @Rule("MT-WHN-01")
  void whatIsAlwaysPossible_isIdle_andACardPlayedIsNot() {
    Played game = Scene.of(3).player("A", "I41").player("B", "I22 ~I01 K01 A07 | L01 T01").turn().pass("A");
    Set<String> idle = game.match().decision().actions().stream().filter(Action::isLowPriority).map(Action::notation)
        .map(notation -> notation.split(" ")[0]).collect(Collectors.toSet());
    Set<String> other = game.match().decision().actions().stream().filter(action -> !action.isLowPriority())
        .map(action -> action.notation().split(" ")[0]).collect(Collectors.toSet());
    assertThat(idle).containsExactlyInAnyOrder("discard", "sideways", "equip", "trade", "gift");
    assertThat(other).containsExactlyInAnyOrder("team-up", "play", "trap", "pass");
  }

  @Test
  @Rule("MT-SET-10")
  void freeCharactersAndDiscardPiles_areFolded_andNothingElse() {
    Played game = Scene.of(3).player("A", "I41").turn();
    assertThat(game.table().all().values()).filteredOn(element -> Boolean.TRUE.equals(element.get("folded")))
        .extracting(Element::id)
        .containsExactlyInAnyOrder("pile:characters", "pile:door-discard", "pile:treasure-discard");
  }

  /** A fight of A, in which B is asked. */
  private static Played fight(String ofB) {
    return Scene.of(3).player("A", "I41").player("B", ofB).fight("M18").pass("A");
  }

  private static boolean isAskedUnlessSum(Played game) {
    StandingOrders orders = new StandingOrders();
    orders.give(StandingOrder.parse("pass in any unless sum"));
    Decision decision = game.match().decision();
    return orders.answer(game.match().perspective(decision.seat()), decision).isEmpty();
  }

  @Test
  @Rule("MT-INT-01")
  void orderToPassUnlessTheSumChanges_asksWhoHoldsACardForTheFight() {
    assertThat(isAskedUnlessSum(fight("I22 ~I01 I02 K01 | M03 I03"))).as("Items to turn and to trade").isFalse();
    assertThat(isAskedUnlessSum(fight("| O03"))).as("a One-Shot").isTrue();
    assertThat(isAskedUnlessSum(fight("| E01"))).as("an enhancer").isTrue();
    assertThat(isAskedUnlessSum(fight("| A01"))).as("an Ally of no fighter").isFalse();
    assertThat(isAskedUnlessSum(fight("| L01"))).as("a level card for the fighter").isTrue();
    assertThat(isAskedUnlessSum(Scene.of(3).player("B", "I22 | O03").turn().pass("A"))).as("no fight").isFalse();
  }

  @Test
  @Rule({"MT-CBT-03", "MT-CBT-05"})
  void questionOfAFight_saysHowItStands_toBothSidesOfTheTable() {
    Played game = Scene.of(3).player("A", "L4 I22 | O03").fight("M22");
    assertThat(game.match().decision().prompt().chooser()).isEqualTo("The fight stands 6 to 8: act or pass.");
    assertThat(game.match().decision().prompt().waiting()).isEqualTo("The fight stands 6 to 8; players may act.");
  }
}
