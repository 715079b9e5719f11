package games.kumite.tmnt;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Action;
import games.kumite.api.Element;
import games.kumite.api.Element.Kind;
import games.kumite.spi.Texts;
import games.kumite.spi.testkit.Rule;
import java.util.Set;
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

  @Test
  @Rule("MT-WHN-01")
  void whatIsAlwaysPossible_isIdle_andACardPlayedIsNot() {
    Played game = Scene.of(3).player("A", "I41").player("B", "I22 ~I01 K01 A07 | L01 T01").turn().pass("A");
    Set<String> idle = game.match().decision().actions().stream().filter(Action::isIdle).map(Action::notation)
        .map(notation -> notation.split(" ")[0]).collect(Collectors.toSet());
    Set<String> other = game.match().decision().actions().stream().filter(action -> !action.isIdle())
        .map(action -> action.notation().split(" ")[0]).collect(Collectors.toSet());
    assertThat(idle).containsExactlyInAnyOrder("discard", "sideways", "equip", "trade", "gift");
    assertThat(other).containsExactlyInAnyOrder("team-up", "play", "trap", "pass");
  }
}
