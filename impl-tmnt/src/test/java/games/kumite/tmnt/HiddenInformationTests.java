package games.kumite.tmnt;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Element;
import games.kumite.api.Event;
import games.kumite.api.EventReader;
import games.kumite.api.References;
import games.kumite.api.Table;
import games.kumite.api.Turn;
import games.kumite.api.Viewer;
import games.kumite.api.random.RandomSource;
import games.kumite.spi.testkit.Rule;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Who sees what: the ledger's table of hidden information, line by line, on the tables and in the events. */
final class HiddenInformationTests {

  private static Viewer observer(Played game, String name) {
    return name.equals("?") ? Viewer.spectator() : game.match().seats().get("ABCDEF".indexOf(name));
  }

  private static Table table(Played game, String name) {
    return game.match().table(observer(game, name));
  }

  /** The observers of three players and a spectator who see a card somewhere on their table. */
  private static String whoSees(Played game, String card) {
    return Stream.of("A", "B", "C", "?").filter(name -> table(game, name).find("card:" + card).isPresent())
        .collect(Collectors.joining());
  }

  /** The ids of the cards that an observer sees in a zone. */
  private static List<String> cards(Played game, String observer, String zone) {
    return table(game, observer).find(zone).orElseThrow().children().stream().map(Element::id).toList();
  }

  @Nested
  final class Hands {

    @Test
    @Rule("MT-SET-14")
    void hand_isSeenByItsOwner_itsSizeByAll() {
      Played game = Scene.of(3).player("A", "S2 | I22 K01 T01").turn();
      assertThat(whoSees(game, "I22")).isEqualTo("A");
      assertThat(whoSees(game, "K01")).isEqualTo("A");
      for (String name : "A B C ?".split(" ")) {
        assertThat(table(game, name).find("hand:1").orElseThrow().number("count")).isEqualTo(3);
      }
      assertThat(cards(game, "B", "hand:1")).isEmpty();
    }

    @Test
    @Rule("MT-SET-14")
    void imaginedHands_differ_whereNobodyKnowsThem() {
      Played game = Scene.of(3).player("A", "S2 | E01").player("B", "| I22 K01").turn();
      List<String> hands = Stream.of(1, 2, 3, 4, 5, 6).map(seed -> {
        Table imagined = game.match().perspective(observer(game, "A")).imagine(RandomSource.seeded(seed))
            .table(observer(game, "B"));
        assertThat(imagined.find("hand:2").orElseThrow().children()).as("a Door and a Treasure card").hasSize(2);
        return imagined.find("hand:2").orElseThrow().children().toString();
      }).distinct().toList();
      assertThat(hands).hasSizeGreaterThan(1);
    }

    @Test
    @Rule({"MT-KAT-11", "MT-SET-13"})
    void cardPaidOrLostFromAHand_liesFaceUp() {
      Played game = Scene.of(3).player("A", "CH5 L2 K09 | E01 O13").fight("M22")
          .play("A use card:K09", "A pay card:O13");
      assertThat(whoSees(game, "O13")).isEqualTo("ABC?");
      assertThat(cards(game, "C", "pile:treasure-discard")).containsExactly("card:O13");
      assertThat(whoSees(game, "E01")).isEqualTo("A");
      game = Scene.of(3).player("A", "L2 | O03 O04").player("B", "| T16").turn().play("A pass",
          "B trap card:T16 seat:1 ; random-loss-1=0 random-loss-1=0");
      assertThat(whoSees(game, "O03")).isEqualTo("ABC?");
    }
  }

  @Nested
  final class DecksAndPiles {

    @Test
    @Rule({"MT-SET-02", "MT-SET-13"})
    void decks_showTheirCountsAlone() {
      Played game = Scene.of(3).player("A", "S2").doors("M22 E01").treasures("I22").turn();
      for (String name : "A B C ?".split(" ")) {
        assertThat(cards(game, name, "deck:door")).isEmpty();
        assertThat(cards(game, name, "deck:treasure")).isEmpty();
        assertThat(table(game, name).find("deck:door").orElseThrow().number("count")).isEqualTo(94);
        assertThat(table(game, name).find("deck:treasure").orElseThrow().number("count")).isEqualTo(73);
      }
      assertThat(whoSees(game, "M22")).isEmpty();
    }

    @Test
    @Rule({"MT-SET-13", "MT-SET-10"})
    void topOfADiscardPile_isSeenByAll() {
      Played game = Scene.of(3).player("A", "L2 K01 S2").turn().play("A discard card:K01");
      assertThat(whoSees(game, "K01")).isEqualTo("ABC?");
      assertThat(cards(game, "?", "pile:door-discard")).containsExactly("card:K01");
    }

    @Test
    @Rule({"MT-ITM-02", "MT-TRP-03", "MT-LVL-01"})
    void whatIsInPlay_isSeenByAll() {
      Played game = Scene.of(3).player("A", "L6 S2 K01 A01 I22 ~I08 T15").turn();
      for (String card : "S2 K01 A01 I22 I08 T15".split(" ")) {
        assertThat(whoSees(game, card)).as(card).isEqualTo("ABC?");
      }
      assertThat(table(game, "?").find("seat:1").orElseThrow().number("level")).isEqualTo(6);
      assertThat(table(game, "C").find("seat:1").orElseThrow().get("equipped")).isEqualTo(References.to("card:I22"));
      assertThat(cards(game, "C", "pile:traps-1")).containsExactly("card:T15");
    }
  }

  @Nested
  final class Drawn {

    @Test
    @Rule({"MT-PHS-03", "MT-PHS-06"})
    void doorCardOfPhaseOne_isSeenByAll_andRememberedInTheHand() {
      Played game = Scene.of(3).player("A", "L1 S2").doors("K01").kick();
      assertThat(game.asked()).isEqualTo("A door-card");
      assertThat(whoSees(game, "K01")).isEqualTo("ABC?");
      game.play("A to-hand");
      assertThat(cards(game, "B", "hand:1")).containsExactly("card:K01");
    }

    @Test
    @Rule({"MT-PHS-10", "MT-PHS-11"})
    void doorCardOfALoot_isSeenByTheLooterAlone() {
      Played game = Scene.of(3).player("A", "CH1 S2 | M05").doors("K01").second();
      EventReader own = game.match().events(observer(game, "A"));
      EventReader others = game.match().events(observer(game, "B"));
      game.play("A loot");
      assertThat(whoSees(game, "K01")).isEqualTo("A");
      assertThat(own.read()).filteredOn(event -> event.type().equals("drew"))
          .extracting(event -> event.argument("card")).containsExactly("card:K01");
      assertThat(others.read()).filteredOn(event -> event.type().equals("drew"))
          .extracting(event -> event.argument("card")).containsOnlyNulls();
    }

    @Test
    @Rule({"MT-CBT-15", "MT-SET-14"})
    void treasuresWonAlone_areSeenByTheFighterAlone() {
      Played game = Scene.of(3).player("A", "L8 I22 S2").treasures("L01 L02").fight("M22").closes();
      assertThat(game.hand("A")).isEqualTo("L01 L02");
      assertThat(whoSees(game, "L01")).isEqualTo("A");
    }

    @Test
    @Rule({"MT-CBT-15", "MT-TMU-11"})
    void treasuresWonWithAHelper_areSeenByAll_andRemembered() {
      Played game = Scene.of(3).player("A", "L5 S2").player("B", "L6").treasures("L01 L02").fight("M22")
          .play("A ask seat:2", "A treasures 1", "A pick-order helper-first", "A send", "B accept").closes();
      assertThat(game.asked()).isEqualTo("B treasure-pick");
      assertThat(whoSees(game, "L01")).isEqualTo("ABC?");
      game.play("B take card:L02");
      assertThat(cards(game, "C", "hand:2")).containsExactly("card:L02");
      assertThat(cards(game, "?", "hand:1")).containsExactly("card:L01");
    }

    @Test
    @Rule({"MT-DTH-02", "MT-DTH-04"})
    void bodyLaidOut_andWhatIsTaken_areSeenByAll() {
      Played game = Scene.of(3).player("A", "CH5 L6 A01 | L01 L02 O13").player("B", "L3").player("C", "L2")
          .fight("M34").closes();
      game.closes("run-1=1");
      game.closes();
      assertThat(game.asked()).isEqualTo("B loot-body");
      assertThat(whoSees(game, "L01")).isEqualTo("ABC?");
      game.play("B take card:L01");
      assertThat(cards(game, "?", "hand:2")).containsExactly("card:L01");
    }

    @Test
    @Rule("MT-RUL-46")
    void cardsByDraw_areSeenByTheDrawerAlone() {
      Played game = Scene.of(3).player("B", "A07 I22").doors("E01 M05").turn().pass("A").play("B team-up card:A07");
      assertThat(whoSees(game, "E01")).isEqualTo("B");
      assertThat(whoSees(game, "M05")).isEqualTo("B");
      assertThat(table(game, "A").find("hand:2").orElseThrow().number("count")).isEqualTo(2);
    }
  }

  @Nested
  final class Between {

    @Test
    @Rule({"MT-CHA-03", "MT-CHA-04", "MT-CHA-06"})
    void cardOfCharity_isSeenByGiverAndReceiver() {
      Played game = Scene.of(4).player("A", "CH5 L5 | E01 E02 E03 E04 E05 E06 E07").player("B", "L1 S2")
          .player("C", "L1")
          .player("D", "L4").charity();
      EventReader giver = game.match().events(observer(game, "A"));
      EventReader others = game.match().events(observer(game, "D"));
      game.play("A give card:E01", "A give card:E02");
      assertThat(table(game, "A").find("hand:2").orElseThrow().children()).extracting(Element::id).contains("card:E01");
      assertThat(whoSees(game, "E01")).as("and so A remembers").isEqualTo("AB");
      assertThat(whoSees(game, "E02")).isEqualTo("AC");
      assertThat(table(game, "D").find("hand:2").orElseThrow().number("count")).isEqualTo(1);
      assertThat(table(game, "D").find("card:E01")).isEmpty();
      assertThat(giver.read()).filteredOn(event -> event.type().equals("charity-given"))
          .extracting(event -> event.argument("card")).containsExactly("card:E01", "card:E02");
      assertThat(others.read()).filteredOn(event -> event.type().equals("charity-given"))
          .extracting(event -> event.argument("card")).containsOnlyNulls();
    }

    @Test
    @Rule({"MT-TMU-04", "MT-TRD-06"})
    void levelCardOfAnOffer_isSeenByTheTwo_itsCountByAll() {
      Played game = Scene.of(3).player("A", "CH5 L1 I22 | L01 L02").player("B", "L6 S2").fight("M22")
          .play("A ask seat:2",
          "A treasures 1", "A pick-order helper-first", "A add card:I22", "A add card:L01");
      assertThat(whoSees(game, "L01")).as("it has not been sent").isEqualTo("A");
      assertThat(table(game, "B").find("token:talk").orElseThrow().get("level-card-names")).isNull();
      game.play("A send");
      assertThat(whoSees(game, "L01")).isEqualTo("AB");
      assertThat(whoSees(game, "L02")).isEqualTo("A");
      Element seenByB = table(game, "B").find("token:talk").orElseThrow();
      Element seenByC = table(game, "C").find("token:talk").orElseThrow();
      assertThat(seenByB.get("level-card-names")).isEqualTo(References.to("card:L01"));
      assertThat(seenByC.get("level-card-names")).isNull();
      assertThat(seenByC.number("level-cards")).isEqualTo(1);
      assertThat(seenByC.get("items")).as("Items are public").isEqualTo(References.to("card:I22"));
      assertThat(seenByC.number("treasures")).isEqualTo(1);
    }

    @Test
    @Rule("MT-TMU-04")
    void offerGivenUp_showsNothing() {
      Played game = Scene.of(3).player("A", "CH5 L1 S2 | L01 L02").player("B", "L6 S2").fight("M22")
          .play("A ask seat:2",
          "A treasures 0", "A add card:L01");
      String before = table(game, "B").toString();
      assertThat(before).doesNotContain("L01");
      game.play("A back");
      assertThat(whoSees(game, "L01")).isEqualTo("A");
    }

    @Test
    @Rule({"MT-TRD-01", "MT-TRD-02"})
    void trade_isPublic() {
      Played game = Scene.of(3).player("A", "I22").player("B", "I08").turn().play("A trade seat:2", "A give card:I22",
          "A done", "A take card:I08", "A send");
      Element talk = table(game, "?").find("token:talk").orElseThrow();
      assertThat(talk.get("gives")).hasToString("card:I22");
      assertThat(talk.get("takes")).hasToString("card:I08");
    }
  }

  @Nested
  final class Windows {

    @Test
    @Rule("MT-WHN-07")
    void window_namesNobody() {
      Played game = Scene.of(3).player("A", "S2").player("B", "| L01 T01").turn().pass("A");
      assertThat(game.asked()).isEqualTo("B window-arrange");
      Turn turn = game.match().perspective(observer(game, "C")).turn();
      assertThat(turn).isInstanceOf(Turn.Window.class);
      assertThat(((Turn.Window) turn).prompt()).doesNotContain("B");
      assertThat(game.match().perspective(observer(game, "B")).turn()).isInstanceOf(Turn.Yours.class);
    }

    @Test
    @Rule("MT-CBT-12")
    void passes_areNotTold() {
      Played game = Scene.of(3).player("A", "S2").player("B", "| L01").player("C", "| T01").turn();
      EventReader events = game.match().events(observer(game, "C"));
      events.read();
      game.pass("A", "B");
      assertThat(events.read()).extracting(Event::type).isEmpty();
    }

    @Test
    @Rule({"MT-TRP-08", "MT-PHS-05"})
    void trapWindow_tellsOthersNothingOfTheVictimsHand() {
      Played game = Scene.of(3).player("A", "L3 S2 | O14").player("B", "| T01").turn()
          .play("A pass", "B trap card:T01 seat:1");
      assertThat(game.asked()).isEqualTo("A window-trap");
      assertThat(whoSees(game, "O14")).isEqualTo("A");
      assertThat(game.match().perspective(observer(game, "C")).turn()).isInstanceOf(Turn.Window.class);
    }
  }
}
