package games.kumite.tmnt;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Event;
import games.kumite.api.EventReader;
import games.kumite.spi.testkit.Rule;
import games.kumite.tmnt.content.Card;
import games.kumite.tmnt.content.CardType;
import org.junit.jupiter.api.Test;

/** Allies: when they are played and given up, and what they give. */
final class AllyTests {

  @Test
  @Rule({"MT-ALY-01", "MT-ALY-05"})
  void newAlly_replacesTheOldOne_withoutItsTeamUp() {
    Played game = Scene.of(3).player("A", "A07 | A01 A03").turn();
    EventReader others = game.match().events(game.match().seats().get(1));
    game.play("A play card:A01");
    assertThat(others.read()).extracting(Event::text).contains("A replaces Pigeon Pete with Alopex.");
    assertThat(game.table("A")).isEqualTo("A01");
    assertThat(game.topDiscard("door")).isEqualTo("A07");
    assertThat(game.hand("A")).as("nothing was drawn").isEqualTo("A03");
    game.play("A play card:A03");
    assertThat(game.table("A")).isEqualTo("A03");
    assertThat(game.zone("door-discard")).isEqualTo("A01 A07");
  }

  @Test
  @Rule({"MT-ALY-02", "MT-PHS-06"})
  void ally_turnedUp_isPlayedOrKept() {
    Played game = Scene.of(3).player("A", "L1").doors("A01").kick();
    assertThat(game.asked()).isEqualTo("A door-card");
    assertThat(game.options()).containsExactlyInAnyOrder("to-hand", "play");
    assertThat(game.play("A play").table("A")).isEqualTo("A01");
    game = Scene.of(3).player("A", "L1").doors("A01").kick().play("A to-hand");
    assertThat(game.hand("A")).isEqualTo("A01");
    assertThat(game.table("A")).isEmpty();
  }

  @Test
  @Rule("MT-ALY-02")
  void ally_drawnFaceDown_isPlayedOrKept() {
    Played game = Scene.of(3).player("A", "CH1").doors("A01").second();
    assertThat(game.asked()).isEqualTo("A window-receive");
    assertThat(game.options()).containsExactlyInAnyOrder("play card:A01", "pass");
    assertThat(game.play("A play card:A01").table("A")).isEqualTo("A01");
    game = Scene.of(3).player("A", "CH1").doors("A01").second().pass("A");
    assertThat(game.hand("A")).isEqualTo("A01");
  }

  @Test
  @Rule({"MT-ALY-03", "MT-WHN-01", "MT-INT-05"})
  void ally_isPlayedAtAnyTime() {
    Played game = Scene.of(3).player("B", "| A01").turn();
    assertThat(game.asked()).isEqualTo("B window-arrange");
    assertThat(game.play("B play card:A01").table("B")).isEqualTo("A01");
    game = Scene.of(3).player("A", "CH5 L1 | A01").player("B", "| A03").fight("M22").play("A play card:A01");
    assertThat(game.strengths()).isEqualTo("3:8");
    assertThat(game.pass("A").play("B play card:A03").table("B")).isEqualTo("A03");
    game = Scene.of(3).player("A", "L1 | A01").player("B", "| A03").fight("M22").pass("A", "B");
    assertThat(game.asked()).isEqualTo("A window-run");
    assertThat(game.options()).contains("play card:A01");
    assertThat(game.pass("A").asked()).isEqualTo("B window-run");
    assertThat(game.options()).contains("play card:A03");
  }

  @Test
  @Rule({"MT-ALY-04", "MT-WHN-01", "MT-TAB-07"})
  void ally_isGivenUpAtAnyTime() {
    assertThat(Scene.of(3).player("A", "A01").turn().options()).contains("discard card:A01");
    Played game = Scene.of(3).player("B", "A07").turn().play("B discard card:A07");
    assertThat(game.topDiscard("door")).isEqualTo("A07");
    assertThat(game.hand("B")).as("no Team-up by that").isEmpty();
    game = Scene.of(3).player("A", "CH5 L1 A01").fight("M22").play("A discard card:A01");
    assertThat(game.strengths()).isEqualTo("1:8");
    game = Scene.of(3).player("A", "L1 A01").player("B", "A03").fight("M22").pass("A", "B");
    assertThat(game.asked()).isEqualTo("A window-run");
    assertThat(game.options()).contains("discard card:A01");
    assertThat(game.pass("A").options()).contains("discard card:A03");
  }

  @Test
  @Rule("MT-ALY-05")
  void newAlly_inCombat_countsInsteadOfTheOldOne() {
    Played game = Scene.of(3).player("A", "CH5 L1 A02 | A01").fight("M22");
    assertThat(game.strengths()).isEqualTo("4:8");
    game.play("A play card:A01");
    assertThat(game.strengths()).isEqualTo("3:8");
    assertThat(game.topDiscard("door")).isEqualTo("A02");
  }

  @Test
  @Rule("MT-ALY-06")
  void ally_isNeitherTradedNorGiven() {
    Played game = Scene.of(3).player("A", "A01 I22").player("B", "A02 I08").turn().play("A trade seat:2");
    assertThat(game.options()).containsExactlyInAnyOrder("give card:I22", "done", "back");
    game.play("A done");
    assertThat(game.options()).containsExactlyInAnyOrder("take card:I08", "back");
    game.play("A back", "A gift seat:2");
    assertThat(game.options()).containsExactlyInAnyOrder("give card:I22", "back");
  }

  @Test
  @Rule("MT-ALY-07")
  void ally_givesBonusAndAbilities() {
    Played game = Scene.of(3).player("A", "CH5 L3 A03").fight("M22");
    assertThat(game.strengths()).isEqualTo("4:8");
    game.pass("A").play("A pass ; run-1=4").pass("A");
    assertThat(game.level("A")).as("4 and 1 escape").isEqualTo(3);
    assertThat(Scene.of(3).player("A", "CH5 L1 A05 | O13").fight("M23").strengths()).as("a gang").isEqualTo("3:8");
    assertThat(Scene.of(3).player("A", "CH5 L1 A05 | O13").fight("M22").strengths()).isEqualTo("2:8");
  }

  @Test
  @Rule({"MT-ALY-08", "MT-TAB-01", "MT-TAB-03", "MT-TAB-06"})
  void ally_isDiscardedForItsTeamUp() {
    Played game = Scene.of(3).player("A", "CH5 L1 A01 | A02").fight("M22").play("A team-up card:A01");
    assertThat(game.topDiscard("door")).isEqualTo("A01");
    assertThat(game.strengths()).as("five for the constant two").isEqualTo("6:8");
    game.play("A play card:A02");
    assertThat(game.strengths()).isEqualTo("9:8");
  }

  @Test
  @Rule("MT-RUL-06")
  void allies_areDoorCards() {
    assertThat(Cardbox.SHIPPED.doors()).map(Card::entry).filteredOn(card -> card.type() == CardType.ALLY).hasSize(8);
    Played game = Scene.of(3).player("A", "A01").turn().play("A discard card:A01");
    assertThat(game.zone("door-discard")).isEqualTo("A01");
    assertThat(game.zone("treasure-discard")).isEmpty();
  }
}
