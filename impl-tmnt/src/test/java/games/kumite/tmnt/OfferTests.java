package games.kumite.tmnt;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Action;
import games.kumite.api.Event;
import games.kumite.api.EventReader;
import games.kumite.api.References;
import games.kumite.api.Table;
import games.kumite.api.Viewer;
import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Offers of help as data: what they contain, the answers, the counter-offer, and how they are kept. */
final class OfferTests {

  private static Object talk(Table table, String name) {
    return table.find("token:talk").orElseThrow().get(name);
  }

  @Nested
  final class Contents {

    @Test
    @Rule("MT-TMU-04")
    void offer_isItemsTreasuresAndLevelCards() {
      Played game = Scene.of(3).player("A", "L1 I22 ~I21 O03 S1 K01 | L01 L02 O04 I41 M01").fight("M24")
          .play("A ask seat:2");
      assertThat(game.options())
          .containsExactlyInAnyOrder("treasures 0", "treasures 1", "treasures 2", "treasures 3", "back");
      game.play("A treasures 0");
      assertThat(game.options()).containsExactlyInAnyOrder("add card:I21", "add card:I22", "add card:O03",
          "add card:L01", "add card:L02", "send", "back");
      game.play("A add card:I22", "A add card:O03", "A add card:L02");
      assertThat(game.options()).containsExactlyInAnyOrder("add card:I21", "add card:L01", "send", "back");
    }

    @Test
    @Rule({"MT-TMU-04", "MT-MON-05"})
    void treasures_areThoseTheMonstersShowNow() {
      Played game = Scene.of(3).player("A", "L1 | E01 E06").fight("M22").play("A play card:E01", "A ask seat:2");
      assertThat(game.options()).contains("treasures 3").doesNotContain("treasures 4");
    }

    @Test
    @Rule("MT-TMU-05")
    void pickingOrder_isAskedWhereTreasureIsOffered() {
      Played game = Scene.of(3).player("A", "L1").fight("M22").play("A ask seat:2", "A treasures 1");
      assertThat(game.options()).containsExactlyInAnyOrder("pick-order helper-first", "pick-order fighter-first",
          "pick-order alternate-helper", "pick-order alternate-fighter", "back");
      game = Scene.of(3).player("A", "L1").fight("M22").play("A ask seat:2", "A treasures 0");
      assertThat(game.options()).contains("send");
    }

    @Test
    @Rule({"MT-TMU-04", "MT-RUL-57"})
    void offer_isHeardAsItIsSaid_butForWhatIsPicked() {
      Played game = Scene.of(3).player("A", "L1 I22 | L01").fight("M22").play("A ask seat:2");
      assertThat(game.asked()).isEqualTo("A offer-treasures");
      assertThat(game.match().decision().prompt().chooser())
          .isEqualTo("How many Treasures do you offer B? The monsters show 2.");
      game.play("A treasures 2");
      assertThat(game.asked()).isEqualTo("A offer-order");
      assertThat(game.match().decision().prompt().chooser())
          .isEqualTo("2 Treasures go to B: in which order do the two of you pick?");
      assertThat(game.match().decision().prompt().waiting()).isEqualTo("A puts an offer for B together: 2 Treasures.");
      game.play("A pick-order helper-first", "A add card:I22");
      assertThat(game.asked()).isEqualTo("A offer-cards");
      assertThat(game.match().decision().prompt().chooser())
          .isEqualTo("You offer B 2 Treasures; the helper picks first; also Sai. Add a card or send it.");
      assertThat(game.match().decision().prompt().waiting())
          .isEqualTo("A puts an offer for B together: 2 Treasures; the helper picks first.");
      assertThat(game.match().decision().selected()).extracting(Action::notation).containsExactly("add card:I22");
    }

    @Test
    @Rule({"MT-TMU-06", "MT-RUL-57"})
    void counterOffer_isHeardAsOne_andSaysOfWhomSomethingIsWanted() {
      Played game = Scene.of(3).player("A", "L1 I22 | L01").fight("M22")
          .play("A ask seat:2", "A treasures 0", "A send", "B counter");
      assertThat(game.match().decision().prompt().chooser())
          .isEqualTo("How many Treasures do you want of A? The monsters show 2.");
      game.play("B treasures 1");
      assertThat(game.match().decision().prompt().chooser())
          .isEqualTo("1 Treasure goes to you: in which order do the two of you pick?");
      assertThat(game.match().decision().prompt().waiting())
          .isEqualTo("B puts a counter-offer to A together: 1 Treasure.");
      game.play("B pick-order fighter-first", "B add card:I22");
      assertThat(game.match().decision().prompt().chooser())
          .isEqualTo("You want of A 1 Treasure; the fighter picks first; also Sai. Add a card or send it.");
      assertThat(game.match().decision().prompt().waiting())
          .isEqualTo("B puts a counter-offer to A together: 1 Treasure; the fighter picks first.");
    }

    @Test
    @Rule({"MT-TMU-04", "MT-TMU-06"})
    void offer_isPublic_butForTheNamesOfLevelCards() {
      Played game = Scene.of(3).player("A", "L1 I22 | L01 L02").fight("M22")
          .play("A ask seat:2", "A treasures 1", "A pick-order fighter-first", "A add card:I22", "A add card:L01");
      Table partner = game.match().table(game.match().seats().get(1));
      assertThat(talk(partner, "level-card-names")).as("not yet sent").isNull();
      game.play("A send");
      assertThat(game.events()).extracting(Event::type).contains("help-offered");
      Table all = game.match().table(Viewer.spectator());
      assertThat(talk(all, "treasures")).isEqualTo(1);
      assertThat(talk(all, "picking-order")).isEqualTo("fighter-first");
      assertThat(talk(all, "items")).isEqualTo(References.to("card:I22"));
      assertThat(talk(all, "level-cards")).isEqualTo(1);
      assertThat(talk(all, "level-card-names")).isNull();
      assertThat(all.find("card:L01")).isEmpty();
      assertThat(game.match().table(game.match().seats().get(2)).find("card:L01")).isEmpty();
      partner = game.match().table(game.match().seats().get(1));
      assertThat(talk(partner, "level-card-names")).isEqualTo(References.to("card:L01"));
      assertThat(partner.find("card:L01")).isPresent();
      assertThat(partner.find("card:L02")).isEmpty();
    }
  }

  @Nested
  final class Seen {

    @Test
    @Rule({"MT-TMU-04", "MT-TMU-01"})
    void whoWasAskedBefore_doesNotSeeTheNamesOfTheNextOffer() {
      Played game = Scene.of(3).player("A", "L1 | L01 L02").fight("M22")
          .play("A ask seat:3", "A treasures 0", "A add card:L01", "A send", "C decline",
              "A ask seat:2", "A treasures 0", "A add card:L01", "A send");
      Table third = game.match().table(game.match().seats().get(2));
      assertThat(third.find("card:L01")).as("it was shown to C").isPresent();
      assertThat(talk(third, "level-card-names")).isNull();
      assertThat(talk(third, "level-cards")).isEqualTo(1);
    }
  }

  @Nested
  final class Answers {

    private Played offered() {
      return Scene.of(3).player("A", "L1 I22 I41 | L01 L02").player("B", "L9 | O03").treasures("O04 O05").fight("M22")
          .play("A ask seat:2", "A treasures 1", "A pick-order helper-first", "A add card:L01", "A send");
    }

    @Test
    @Rule("MT-TMU-06")
    void askedPlayer_acceptsDeclinesOrCounters() {
      Played game = offered();
      assertThat(game.asked()).isEqualTo("B help-answer");
      assertThat(game.options()).containsExactlyInAnyOrder("accept", "counter", "decline");
      game.play("B decline");
      assertThat(game.strengths()).as("nothing else has changed").isEqualTo("4:8");
      assertThat(game.table("A")).isEqualTo("I22 I41");
      assertThat(game.asked()).isEqualTo("A window-combat");
      assertThat(game.helper()).isEqualTo("nobody");
      assertThat(game.table().find("token:talk")).isEmpty();
    }

    @Test
    @Rule("MT-TMU-06")
    void counter_namesItems_butOnlyLevelCardsOfTheOffer() {
      Played game = offered().play("B counter", "B treasures 2", "B pick-order fighter-first");
      assertThat(game.options()).containsExactlyInAnyOrder("add card:I22", "add card:I41", "add card:L01",
          "send", "back");
      game.play("B add card:I41", "B send");
      assertThat(game.asked()).isEqualTo("A counter-answer");
      assertThat(game.options()).as("it ends this asking").containsExactlyInAnyOrder("accept", "decline");
      assertThat(talk(game.table(), "counter-treasures")).isEqualTo(2);
      assertThat(talk(game.table(), "counter-items")).hasToString("card:I41");
      game.play("A decline");
      assertThat(game.helper()).isEqualTo("nobody");
      assertThat(game.options()).as("once more").contains("ask seat:2");
    }

    @Test
    @Rule({"MT-TMU-06", "MT-TMU-05"})
    void counterAccepted_bringsItsOrder() {
      Played game = offered().play("B counter", "B treasures 1", "B pick-order fighter-first", "B send", "A accept")
          .closes();
      assertThat(game.asked()).isEqualTo("A treasure-pick");
    }

    @Test
    @Rule("MT-TMU-06")
    void counterGivenUp_leavesTheOffer_withoutAnotherCounter() {
      Played game = offered().play("B counter", "B treasures 2", "B back");
      assertThat(game.asked()).isEqualTo("B help-answer");
      assertThat(game.options()).containsExactlyInAnyOrder("accept", "decline");
      game.play("B accept");
      assertThat(game.attribute("token:combat", "promised-treasures")).isEqualTo(1);
    }

    @Test
    @Rule({"MT-TMU-06", "MT-TMU-13"})
    void counterAccepted_isWhatCounts() {
      Played game = offered().play("B counter", "B treasures 0", "B add card:I22", "B send", "A accept");
      assertThat(game.attribute("token:combat", "promised-treasures")).isEqualTo(0);
      assertThat(game.attribute("token:combat", "promised-items")).isEqualTo("card:I22");
      assertThat(game.attribute("token:combat", "promised-level-cards")).isEqualTo(0);
      assertThat(game.attribute("token:combat", "picking-order")).as("it was not spoken of").isEqualTo("helper-first");
      game.closes();
      assertThat(game.hand("A")).as("both Treasures, and L01 was not agreed").isEqualTo("L01 L02 O04 O05");
      assertThat(game.asked()).isEqualTo("B place-item");
      game.play("B equip card:I22");
      assertThat(game.table("B")).isEqualTo("I22");
    }
  }

  @Nested
  final class Sharing {

    private Played won(String terms) {
      return Scene.of(3).player("A", "L4 I41").player("B", "L9 | M01").treasures("O01 O02 O04").fight("M24")
          .play("A ask seat:2", terms.split(",")[0], terms.split(",")[1], "A send", "B accept");
    }

    @Test
    @Rule({"MT-TMU-11", "MT-TMU-05"})
    void helperFirst_takesTheWholeShare() {
      Played game = won("A treasures 2,A pick-order helper-first");
      assertThat(game.asked()).isEqualTo("B treasure-pick");
      assertThat(game.options()).containsExactlyInAnyOrder("take card:O01", "take card:O02", "take card:O04");
      assertThat(game.refused("take card:M01").rule()).as("no Treasure of the fight").contains("MT-TMU-11");
      game.play("B take card:O04", "B take card:O01");
      assertThat(game.hand("A")).isEqualTo("O02");
      assertThat(game.hand("B")).isEqualTo("M01 O01 O04");
    }

    @Test
    @Rule({"MT-TMU-04", "MT-TMU-06"})
    void answers_areAskedWithTheTerms() {
      Played game = Scene.of(3).player("A", "L1 I22").player("B", "L2").fight("M24").play("A ask seat:2", "A treasures 1",
          "A pick-order fighter-first", "A add card:I22", "A send");
      assertThat(game.match().decision().prompt().chooser()).startsWith("A asks for your help and offers 1 Treasure")
          .contains("fighter picks first", "also ").endsWith("Will you help?");
      game.play("B counter", "B treasures 0", "B send");
      assertThat(game.match().decision().prompt().chooser())
          .isEqualTo("B would help for no Treasure. Do you accept?");
    }

    @Test
    @Rule({"MT-TMU-11", "MT-TMU-05"})
    void fighterFirst_leavesTheRest() {
      Played game = won("A treasures 2,A pick-order fighter-first").play("A take card:O02");
      assertThat(game.hand("A")).isEqualTo("O02");
      assertThat(game.hand("B")).isEqualTo("M01 O01 O04");
    }

    @Test
    @Rule({"MT-TMU-11", "MT-TMU-05"})
    void alternation_beginsWithTheNamedOne() {
      Played game = won("A treasures 1,A pick-order alternate-fighter").play("A take card:O01", "B take card:O04");
      assertThat(game.hand("A")).isEqualTo("O01 O02");
      game = won("A treasures 1,A pick-order alternate-helper").play("B take card:O02");
      assertThat(game.hand("A")).as("the rest goes to the fighter").isEqualTo("O01 O04");
    }

    @Test
    @Rule("MT-TMU-12")
    void fewerTreasuresThanPromised_goToTheHelper_moreToTheFighter() {
      Played game = Scene.of(3).player("A", "L4 I41").player("B", "L9").player("C", "| E06 E01 O03")
          .treasures("O01 O02 O04 O05").fight("M24")
          .play("A ask seat:2", "A treasures 3", "A pick-order fighter-first", "A send", "B accept",
              "C play card:E06", "C pass");
      assertThat(game.handSize("A")).isZero();
      assertThat(game.hand("B")).isEqualTo("O01 O02");
      game = Scene.of(3).player("A", "L6 I41").player("B", "L9").player("C", "| E06 E01 O03")
          .treasures("O01 O02 O04 O05").fight("M24")
          .play("A ask seat:2", "A treasures 3", "A pick-order helper-first", "A send", "B accept",
              "C play card:E01", "C pass", "B take card:O05", "B take card:O04", "B take card:O01");
      assertThat(game.hand("A")).isEqualTo("O02");
    }

    @Test
    @Rule({"MT-TMU-11", "MT-CBT-17", "MT-TMU-13"})
    void winWithoutAKill_isShared_butPromisesAreNotPaid() {
      Played game = Scene.of(3).player("A", "L1 I22 | O10 L01").player("B", "L2").treasures("O01 O02 O04").fight("M24")
          .play("A ask seat:2", "A treasures 1", "A pick-order helper-first", "A add card:I22", "A add card:L01",
              "A send", "B accept", "A play card:O10");
      assertThat(game.asked()).isEqualTo("B treasure-pick");
      game.play("B take card:O02");
      assertThat(game.table("A")).isEqualTo("I22");
      assertThat(game.hand("A")).isEqualTo("L01 O01 O04");
      assertThat(game.level("B")).isEqualTo(2);
    }
  }

  @Nested
  final class Promises {

    private Played won(String fighter, String helper, String... added) {
      Played game = Scene.of(3).player("A", fighter).player("B", helper).player("C", "| O03 T08 T07 T16 L08")
          .treasures("O01 O02").fight("M22").play("A ask seat:2", "A treasures 0");
      for (String card : added) {
        game.play("A add card:" + card);
      }
      return game.play("A send", "B accept");
    }

    @Test
    @Rule({"MT-TMU-13", "MT-RUL-05"})
    void promises_arePaidAfterTheTreasure() {
      Played game = won("L1 I22 ~I21 | L01", "L8", "I21", "I22", "L01");
      assertThat(game.attribute("token:combat", "promised-level-cards")).isEqualTo(1);
      EventReader events = game.match().events(Viewer.spectator());
      game.until(now -> !now.asked().endsWith("window-combat"), "pass");
      assertThat(game.asked()).isEqualTo("B place-item");
      assertThat(game.hand("A")).as("the Treasure has come").contains("O01 O02");
      assertThat(events.read()).filteredOn(event -> event.type().equals("promise-kept"))
          .extracting(event -> event.arguments().get("card")).contains("card:I22");
      game.play("B equip card:I22", "B sideways card:I21");
      assertThat(game.level("B")).isEqualTo(9);
      assertThat(game.table("B")).isEqualTo("~I21 I22");
      assertThat(game.topDiscard("treasure")).isEqualTo("L01");
    }

    @Test
    @Rule({"MT-TMU-13", "MT-TMU-11"})
    void promises_arePaidToTheFirstSeatToo() {
      Played game = Scene.of(3).player("A", "L8").player("B", "L1 I22 | L01").player("C", "| O03").active("B")
          .treasures("O01 O02").fight("M22").play("B ask seat:1", "B treasures 1", "B pick-order helper-first",
              "B add card:I22", "B add card:L01", "B send", "A accept");
      game.until(now -> !now.asked().endsWith("window-combat"), "pass");
      assertThat(game.asked()).as("whoever helps takes first").isEqualTo("A treasure-pick");
      game.play("A take card:O01", "A equip card:I22");
      assertThat(game.table("A")).isEqualTo("I22");
      assertThat(game.level("A")).as("by the level card").isEqualTo(9);
      assertThat(game.hand("B")).isEqualTo("O02");
    }

    @Test
    @Rule("MT-TMU-13")
    void lostCombat_paysNothing() {
      Played game = won("L1 I22 | L01", "L2", "I22", "L01");
      game.dice().layUsual("run-1=5 run-2=5");
      game.until(now -> !now.asked().endsWith("window-combat") && !now.asked().endsWith("window-run"), "pass");
      assertThat(game.level("B")).isEqualTo(2);
      assertThat(game.table("A")).isEqualTo("I22");
      assertThat(game.hand("A")).isEqualTo("L01");
    }

    @Test
    @Rule("MT-TMU-14")
    void lostItem_isNotReplaced() {
      Played game = won("L3 I22 I21 | L01", "L8", "I22").play("A pass", "C trap card:T07 seat:1", "A lose card:I22");
      game.until(now -> now.asked().equals("A window-end"), "pass");
      assertThat(game.table("A")).isEqualTo("I21");
      assertThat(game.table("B")).isEmpty();
    }

    @Test
    @Rule({"MT-TMU-14", "MT-TRE-05"})
    void levelCard_thatHasBecomeIllegal_staysInHand() {
      Played game = won("L1 I41 | L01 L02 L03", "L8", "L01", "L02");
      game.until(now -> now.asked().equals("A window-end"), "pass");
      assertThat(game.level("B")).isEqualTo(9);
      assertThat(game.hand("A")).as("the second finds B at Level 9").isEqualTo("L02 L03 O01 O02");
      assertThat(game.zone("treasure-discard")).isEqualTo("L01");
    }

    @Test
    @Rule("MT-TMU-14")
    void agreedCards_areNotLocked() {
      Played game = won("L1 I41 | L01", "L8", "L01");
      assertThat(game.options()).contains("play card:L01");
      game.play("A play card:L01", "A level seat:1");
      game.until(now -> now.asked().equals("A window-end"), "pass");
      assertThat(game.level("A")).isEqualTo(3);
      assertThat(game.level("B")).isEqualTo(8);
    }

    @Test
    @Rule({"MT-TMU-13", "MT-ITM-10"})
    void promisedBelt_leavesTheFighterASurplus() {
      Played game = won("L1 I40 I35 I22", "L8", "I40");
      game.until(now -> !now.asked().endsWith("window-combat"), "pass");
      assertThat(game.asked()).as("at once, before it is placed").isEqualTo("A surplus");
      game.play("A sideways card:I22", "B equip card:I40");
      assertThat(game.table("A")).isEqualTo("~I22 I35");
    }
  }
}
