package games.kumite.tmnt;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Event;
import games.kumite.api.Viewer;
import games.kumite.spi.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What partners are told of a bargain, no more and no less, and the least that a sale is worth. */
final class BargainTests {

  private static List<Object> told(Played game, String type, String argument) {
    return game.events().stream().filter(event -> event.type().equals(type))
        .map((Event event) -> (Object) event.arguments().get(argument)).toList();
  }

  @Test
  @Rule({"MT-TMU-04", "MT-TMU-06"})
  void offerAndCounter_tellWhatTheyNameAndNothingElse() {
    Played game = Scene.of(3).player("A", "L3 I22 ~I08 | L01 L02").player("B", "CH1 L1").fight("M22")
        .play("A ask seat:2", "A treasures 0", "A add card:I22", "A add card:L01", "A send");
    assertThat(told(game, "help-offered-card", "card")).containsExactlyInAnyOrder("card:I22", "card:L01");
    assertThat(game.match().decision().prompt().chooser()).contains("Sai", "Training Montage")
        .doesNotContain("Samurai Armor", "Sensei's Praise");
    game.play("B counter", "B treasures 1", "B pick-order fighter-first", "B add card:I08", "B send");
    assertThat(told(game, "help-offered-card", "card")).as("its own picks").containsExactly("card:I08");
    game.play("A decline");
    assertThat(told(game, "help-declined", "by")).containsExactly("seat:1");
    game = Scene.of(3).player("A", "L3 I22").player("B", "CH1 L1").player("C", "| L03").fight("M22")
        .play("A ask seat:2", "A treasures 0", "A send");
    assertThat(told(game, "help-offered", "partner")).containsExactly("seat:2");
    game.play("B counter", "B treasures 1", "B pick-order helper-first", "B send");
    assertThat(told(game, "help-offered", "partner")).as("the fighter").containsExactly("seat:1");
    game.play("A accept");
    assertThat(told(game, "help-declined", "by")).isEmpty();
  }

  @Test
  @Rule({"MT-TMU-06", "MT-RUL-51"})
  void counterThatIsGivenUp_isTold_andLeavesTheOffer() {
    Played game = Scene.of(3).player("A", "L3 I22").player("B", "CH1 L1").player("C", "| L03").fight("M22")
        .play("A ask seat:2", "A treasures 1", "A pick-order helper-first", "A send", "B counter", "B back");
    assertThat(told(game, "offer-given-up", "by")).containsExactly("seat:2");
    assertThat(game.options()).containsExactlyInAnyOrder("accept", "decline");
    assertThat(game.attribute("token:talk", "of")).isEqualTo("offer");
    game.play("B accept");
    assertThat(game.attribute("token:combat", "promised-treasures")).isEqualTo(1);
  }

  @Test
  @Rule({"MT-TRD-01", "MT-TRD-04"})
  void trade_tellsWhoWouldGiveWhat_andAsksAboutIt() {
    Played game = Scene.of(3).player("A", "I22 ~I08").player("C", "I21 ~I09").turn()
        .play("A trade seat:3", "A give card:I08", "A done");
    assertThat(game.events()).as("nothing is proposed yet").isEmpty();
    game.play("A take card:I21", "A send");
    List<Event> events = game.events();
    assertThat(events).extracting(Event::type).containsExactly("trade-proposed", "trade-item-offered", "trade-item-offered");
    assertThat(events.subList(1, 3))
        .extracting(event -> event.arguments().get("owner") + " " + event.arguments().get("card"))
        .containsExactlyInAnyOrder("seat:1 card:I08", "seat:3 card:I21");
    assertThat(game.match().decision().prompt().chooser()).contains("gives Samurai Armor and wants Katana.");
  }

  @Test
  @Rule({"MT-SEL-01", "MT-SEL-02"})
  void itemsOfJustEnough_areForSale_alsoByDoubling() {
    assertThat(Scene.of(3).player("A", "CH3 L1 ~I20").turn().options()).as("twice 500").contains("sell");
    assertThat(Scene.of(3).player("A", "CH3 L1 ~I21 ~I32 | L01").turn().options()).as("400, twice, and 100")
        .doesNotContain("sell");
    assertThat(Scene.of(3).player("A", "CH5 L1 ~I21 ~I08").turn().options()).as("400 and 600").contains("sell");
    assertThat(Scene.of(3).player("A", "CH5 L1 ~I20 ~I18 | L01").turn().options()).as("900").doesNotContain("sell");
  }

  @ParameterizedTest
  @ValueSource(strings = {"helper-first", "fighter-first", "alternate-helper", "alternate-fighter"})
  @Rule({"MT-TMU-06", "MT-TMU-17"})
  void offerThatIsDeclined_leavesNothingBehind_alsoNotInTheKey(String order) {
    Played game = Scene.of(3).player("A", "L1 I22 | L01").player("C", "L1").fight("M22")
        .play("A ask seat:2", "A treasures 1", "A pick-order " + order, "A send", "B decline");
    Played other = Scene.of(3).player("A", "L1 I22 | L01").player("C", "L1").fight("M22")
        .play("A ask seat:2", "A treasures 0", "A send", "B decline");
    assertThat(game.table()).isEqualTo(other.table());
    assertThat(game.match().search().observationKey(Viewer.spectator())).isEqualTo(other.match().search().observationKey(Viewer.spectator()));
  }

  @Test
  @Rule({"MT-TMU-17", "MT-TMU-16"})
  void agreementWithAHelperWhoLeaves_leavesNothingBehind_alsoNotInTheKey() {
    long[] keys = new long[2];
    for (int i = 0; i < 2; i++) {
      String order = i == 0 ? "helper-first" : "alternate-fighter";
      Played game = Scene.of(4).leaving().player("A", "L1 I22 | L01").player("B", "L2").player("C", "L3")
          .player("D", "L4").fight("M22")
          .play("A ask seat:2", "A treasures 1", "A pick-order " + order, "A send", "B accept", "A pass", "B leave");
      keys[i] = game.match().search().observationKey(Viewer.spectator());
    }
    assertThat(keys[0]).isEqualTo(keys[1]);
  }
}
