package games.kumite.tmnt;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.kumite.api.Element;
import games.kumite.api.Event;
import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.spi.testkit.LoadedDice;
import games.kumite.spi.testkit.LoadedDice.Roll;
import games.kumite.spi.testkit.Rule;
import games.kumite.tmnt.content.Card;
import games.kumite.tmnt.content.Content;
import games.kumite.tmnt.content.DeckKind;
import games.kumite.tmnt.effect.CardWords;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What happens before the first turn, with the real game and decks laid in order; and what decks are. */
final class SetupTests {

  private static final TmntGame GAME = new TmntGame();

  /** A match of seats A, B, C... whose decks begin with these cards, and whose first-player dice are laid. */
  static Played start(int seats, String characters, String doors, String treasures, String dice) {
    LoadedDice loaded = new LoadedDice();
    loaded.layOrder("door-deck", places(Cardbox.SHIPPED.doors(), doors));
    loaded.layOrder("treasure-deck", places(Cardbox.SHIPPED.treasures(), treasures));
    loaded.layOrder("characters");
    loaded.lay(dice);
    Setup setup = Setup.seats("ABCDEF".substring(0, seats).split("")).option("characters", characters).random(loaded);
    return new Played(GAME.start(setup), loaded, false);
  }

  private static int[] places(List<Card> cards, String ids) {
    List<String> deck = new ArrayList<>();
    cards.forEach(card -> deck.addAll(Collections.nCopies(card.entry().copies(), card.entry().id())));
    List<Integer> places = new ArrayList<>();
    for (String id : Scene.words(ids)) {
      int place = deck.indexOf(id);
      deck.set(place, "taken");
      places.add(place);
    }
    return places.stream().mapToInt(Integer::intValue).toArray();
  }

  private static List<String> ofDeck(Match match, int seat, String letters) {
    Element hand = match.table(match.seats().get(seat - 1)).find("hand:" + seat).orElseThrow();
    return hand.children().stream().map(Element::id).filter(id -> id.matches("card:[" + letters + "].*")).toList();
  }

  @Nested
  final class Players {

    @Test
    @Rule("MT-SET-01")
    void seats_areThreeToSix() {
      assertThat(GAME.seatCounts()).containsExactly(3, 4, 5, 6);
      assertThatThrownBy(() -> GAME.start(Setup.seats(2).seed(1))).hasMessageContaining("2");
      assertThatThrownBy(() -> GAME.start(Setup.seats(7).seed(1))).hasMessageContaining("7");
      assertThat(GAME.start(Setup.seats(6).seed(1)).seats()).hasSize(6);
    }

    @Test
    @Rule({"MT-SET-04", "MT-SET-05", "MT-RUL-01"})
    void characters_areChosenInSeatOrder_eachOnce() {
      Played game = start(3, "chosen", "M01 M02 M03", "L01 L02 L03", "first-player=6,1,1");
      assertThat(game.phase()).isEqualTo("characters");
      assertThat(game.options()).hasSize(6).contains("choose card:CH1", "choose card:CH6");
      assertThat(game.table().find("hand:1").orElseThrow().number("count")).as("before the deal").isZero();
      game.play("A choose card:CH6");
      assertThat(game.actor()).isEqualTo("B");
      assertThat(game.options()).hasSize(5).doesNotContain("choose card:CH6");
      assertThat(game.refused("choose card:CH6").rule()).contains("MT-SET-04");
      for (String garbled : List.of("choose", "choose seat:1", "choose card:Leonardo", "choose card:CH99")) {
        assertThat(game.refused(garbled)).hasMessageContainingAll("legal are: ", "[choose card:CH");
      }
      game.play("B choose card:CH1");
      assertThat(game.actor()).isEqualTo("C");
      assertThat(game.options())
          .containsExactlyInAnyOrder("choose card:CH2", "choose card:CH3", "choose card:CH4", "choose card:CH5");
    }

    @Test
    @Rule({"MT-SET-04", "MT-SET-05"})
    void lastOfSix_getsTheCharacterThatIsLeft() {
      Played game = start(6, "chosen", "", "", "first-player=6,1,1,1,1,1").play("A choose card:CH6",
          "B choose card:CH1", "C choose card:CH2", "D choose card:CH3");
      game.match().play(game.match().decision().parse("choose card:CH4"));
      assertThat(game.phase()).isEqualTo("opening");
      for (int seat = 1; seat <= 6; seat++) {
        int character = List.of(6, 1, 2, 3, 4, 5).get(seat - 1);
        assertThat(game.table().find("pile:table-" + seat).orElseThrow().children()).extracting(Element::id)
            .containsExactly("card:CH" + character);
      }
    }

    @Test
    @Rule({"MT-SET-04", "MT-SET-05"})
    void characters_setUpSo_areDealt() {
      LoadedDice loaded = new LoadedDice();
      loaded.layOrder("door-deck");
      loaded.layOrder("treasure-deck");
      loaded.layOrder("characters", 3, 5, 0);
      loaded.lay("first-player=1,6,1");
      Match match = GAME.start(Setup.seats("A", "B", "C").option("characters", "random").random(loaded));
      assertThat(match.phase().id()).isEqualTo("opening");
      List<String> dealt = new ArrayList<>();
      for (int seat = 1; seat <= 3; seat++) {
        dealt.add(match.table(match.actor()).find("pile:table-" + seat).orElseThrow().children().get(0).id());
      }
      assertThat(dealt).containsExactly("card:CH4", "card:CH6", "card:CH1");
    }

    @Test
    @Rule("MT-RUL-11")
    void characters_haveAbilities_andADataFileWithoutThemIsLegal(@TempDir Path directory) throws IOException {
      assertThat(Scene.of(3).player("A", "CH2 L1").fight("M22").strengths()).as("Raphael alone").isEqualTo("3:8");
      List<String> plain = new ArrayList<>();
      for (Card card : Cardbox.SHIPPED.characters()) {
        String word = card.entry().name().replaceAll("[^A-Za-z ]", "").replace(' ', '_').toUpperCase(Locale.ROOT);
        plain.add("{\"id\": \"%s\", \"name\": \"%s\", \"word\": \"%s\", \"kind\": \"%s\"}".formatted(card.entry().id(),
            card.entry().name(), word, card.kind().name().toLowerCase(Locale.ROOT)));
      }
      Files.writeString(directory.resolve("characters.json"), plain.toString());
      Content content = Content.shelf(CardWords.ALL).of(directory.toString());
      assertThat(Scene.of(3).cards(content).player("A", "CH2 L1").fight("M22").strengths()).isEqualTo("1:8");
      Setup setup = Setup.seats(3).seed(1).option("content", directory.toString());
      assertThat(GAME.start(setup).actionCount()).as("six characters").isEqualTo(6);
    }

    @Test
    @Rule({"MT-SET-06", "MT-LVL-01"})
    void everybody_startsAtLevelOne_withNothingInPlay() {
      Played game = start(4, "random", "", "", "first-player=6,1,1,1");
      for (int seat = 1; seat <= 4; seat++) {
        assertThat(game.attribute("seat:" + seat, "level")).isEqualTo(1);
        assertThat(game.table().find("pile:table-" + seat).orElseThrow().children()).hasSize(1);
        assertThat(game.attribute("pile:traps-" + seat, "count")).isEqualTo(0);
      }
    }
  }

  @Nested
  final class Deal {

    @Test
    @Rule({"MT-SET-02", "MT-SET-03"})
    void decks_areShuffledEach_andGiveFourCards() {
      Played game = start(3, "random", "M05 M01 M02 M03 M04 M06 M07 M08 M09 M10 M11 M12 K01",
          "I05 I01 I02 I03 I04 I06 I07 I08 I09 I10 I11 I12 I13", "first-player=6,1,1");
      assertThat(game.attribute("deck:door", "count")).isEqualTo(95 - 12);
      assertThat(game.attribute("deck:treasure", "count")).isEqualTo(73 - 12);
      List<String> doors = new ArrayList<>();
      List<String> treasures = new ArrayList<>();
      for (int seat = 1; seat <= 3; seat++) {
        assertThat(ofDeck(game.match(), seat, "M")).hasSize(4);
        assertThat(ofDeck(game.match(), seat, "I")).hasSize(4);
        doors.addAll(ofDeck(game.match(), seat, "M"));
        treasures.addAll(ofDeck(game.match(), seat, "I"));
      }
      assertThat(doors).hasSize(12).doesNotContain("card:K01").contains("card:M05", "card:M12");
      assertThat(treasures).hasSize(12).doesNotContain("card:I13").contains("card:I05", "card:I12");
    }

    @Test
    @Rule("MT-SET-02")
    void shuffles_areTwo_oneOfEachDeck() {
      LoadedDice loaded = new LoadedDice();
      loaded.layOrder("door-deck");
      loaded.layOrder("treasure-deck");
      Match match = GAME.start(Setup.seats("A", "B", "C").random(loaded));
      assertThat(loaded.take()).extracting(Roll::die).containsExactly("door-deck d95", "treasure-deck d73");
      assertThat(match.phase().id()).isEqualTo("characters");
    }

    @Test
    @Rule({"MT-SET-07", "MT-KAT-04"})
    void opening_letsEverybodyPlayLegalCards_inSeatOrder() {
      Played game = start(3, "random", "M01 K01 S1 A01 M02 K06 S2 T01 M03 M04 M05 M06",
          "I01 I08 L01 C01 L02 P01 L03 O13 L04 L05 L06 L07", "first-player=1,1,6");
      assertThat(game.asked()).isEqualTo("A window-setup");
      assertThat(game.options()).containsExactlyInAnyOrder("play card:K01", "play card:S1", "play card:A01",
          "play card:I01", "play card:I08", "pass");
      game.play("A play card:S1", "A play card:K01", "A play card:A01", "A play card:I01", "A equip card:I01",
          "A play card:I08", "A sideways card:I08");
      assertThat(game.table("A")).isEqualTo("A01 I01 ~I08 K01 S1");
      assertThat(game.asked()).as("A has played everything, B is next").isEqualTo("B window-setup");
      assertThat(game.options()).containsExactlyInAnyOrder("play card:S2", "play card:O13", "pass");
      assertThat(game.refused("play card:K06").rule()).contains("MT-KAT-04");
      assertThat(game.refused("play card:T01").rule()).contains("MT-SET-07");
      game.refused("trap card:T01 seat:1");
      game.refused("play card:L02");
      game.play("B pass");
      assertThat(game.asked()).as("C has nothing to play, the first turn begins").isEqualTo("C window-arrange");
      assertThat(game.hand("B")).isEqualTo("K06 L02 L03 M02 O13 P01 S2 T01");
    }
  }

  @Nested
  final class FirstHand {

    @Test
    @Rule({"MT-WHN-06", "MT-SET-07"})
    void startingHand_isNotJustReceivedLater() {
      Played game = start(3, "random", "A07 K01 E01 T01 T02 T03 T04 T05 T06 T07 T08 T09 K02 E02",
          "L01 L02 L03 L04 L05 L06 L07 L08 L09 C01 P01 I01", "first-player=6,1,1")
          .play("A play card:A07", "A pass", "C pass");
      assertThat(game.asked()).isEqualTo("A window-arrange");
      game.play("A team-up card:A07");
      assertThat(game.asked()).isEqualTo("A window-receive");
      assertThat(game.options()).containsExactlyInAnyOrder("play card:K02", "pass");
      assertThat(game.refused("play card:K01").rule()).contains("MT-WHN-06");
    }
  }

  @Nested
  final class FirstPlayer {

    private Played roll(String dice) {
      return start(3, "random", "T01 T02 T03 T04 T05 T06 T07 T08 T09 T10 T11 T12",
          "L01 L02 L03 L04 L05 L06 L07 L08 L09 C01 P01 I01", dice);
    }

    @Test
    @Rule("MT-SET-08")
    void firstPlayer_hasTheHighestRoll() {
      Played game = roll("first-player-1=2 first-player-2=5 first-player-3=4");
      assertThat(game.rolls()).endsWith("first-player-1=2", "first-player-2=5", "first-player-3=4");
      game.pass(game.asked().equals("C window-setup") ? new String[] {"C"} : new String[0]);
      assertThat(game.active()).isEqualTo("B");
    }

    @Test
    @Rule("MT-SET-08")
    void firstPlayer_tied_rollsAgainAmongTheTied() {
      Played game = roll("first-player-1=5 first-player-2=3 first-player-3=5"
          + " first-player-1=2 first-player-3=2 first-player-1=1 first-player-3=4");
      assertThat(game.rolls()).endsWith("first-player-1=5", "first-player-2=3", "first-player-3=5",
          "first-player-1=2", "first-player-3=2", "first-player-1=1", "first-player-3=4");
      assertThat(game.active()).isEqualTo("C");
    }

    @Test
    @Rule({"MT-SET-09", "MT-PHS-01"})
    void turns_goClockwise() {
      Played game = Scene.of(3).active("B").player("A", "CH1 | O13").player("B", "CH2 | O02")
          .player("C", "CH3 | O14").doors("E01 E02 E03 E04 E05 E06").closing();
      List<String> turns = new ArrayList<>();
      while (turns.size() < 5) {
        if (turns.isEmpty() || !turns.get(turns.size() - 1).equals(game.active())) {
          turns.add(game.active());
        }
        game.pass(game.actor());
      }
      assertThat(turns).containsExactly("B", "C", "A", "B", "C");
    }
  }

  @Nested
  final class Decks {

    @Test
    @Rule("MT-SET-10")
    void discards_goToThePileOfTheirDeck() {
      Played game = Scene.of(3).player("A", "I22 K01 | L01").turn().play("A discard card:K01", "A play card:L01",
          "A level seat:1");
      assertThat(game.zone("door-discard")).isEqualTo("K01");
      assertThat(game.zone("treasure-discard")).isEqualTo("L01");
      assertThat(game.table().find("card:K01")).as("face up").isPresent();
    }

    @Test
    @Rule({"MT-SET-11", "MT-SET-13"})
    void emptyDeck_isRefilledInTheMiddleOfADraw() {
      Played game = Scene.of(3).player("A", "A07 | O13").doors("K01").nothingElseIn(DeckKind.DOOR).discarded("E01 E02 E03")
          .turn();
      assertThat(game.table().find("card:E03")).isPresent();
      game.dice().layOrder("door-deck", 2, 1, 0);
      game.match().play(game.match().decision().parse("team-up card:A07"));
      assertThat(game.dice().take()).extracting(Roll::die).containsExactly("door-deck d3");
      assertThat(game.handSize("A")).isEqualTo(3);
      assertThat(game.hand("A")).contains("K01").doesNotContain("A07");
      assertThat(game.zone("door").length()).isEqualTo("E01 E02".length());
      assertThat(game.zone("door-discard")).as("the card that draws cannot draw itself").isEqualTo("A07");
      assertThat(game.table().find("card:E01")).as("once shuffled nobody sees it").isEmpty();
      assertThat(game.table().find("card:E03")).isEmpty();
    }

    @Test
    @Rule({"MT-SET-11", "MT-SET-10"})
    void refilledDeck_isNamed_andIsTheOneThatWasEmpty() {
      Played game = Scene.of(3).player("A", "K01 A07 | L01 L02 P01 O13").doors("").nothingElseIn(DeckKind.DOOR)
          .treasures("I22").nothingElseIn(DeckKind.TREASURE).turn()
          .play("A discard card:K01", "A play card:L01", "A level seat:2", "A play card:L02", "A level seat:3");
      game.dice().layOrder("treasure-deck", 1, 0);
      game.match().play(game.match().decision().parse("play card:P01"));
      assertThat(game.dice().take()).extracting(Roll::die).containsExactly("treasure-deck d2");
      assertThat(game.events()).extracting(Event::text).contains("The Treasure deck is refilled with its discards.");
      assertThat(game.zone("door-discard")).isEqualTo("K01");
      assertThat(game.zone("treasure")).as("one of the two is drawn").hasSize(3);
    }

    @Test
    @Rule({"MT-SET-11", "MT-SET-12"})
    void emptyDeckAndPile_giveNothing_withoutPenalty() {
      Played game = Scene.of(3).player("A", "A07 | P01 O13").doors("K01").nothingElseIn(DeckKind.DOOR)
          .treasures("").nothingElseIn(DeckKind.TREASURE).turn();
      game.play("A play card:P01");
      assertThat(game.hand("A")).isEqualTo("O13");
      game.play("A team-up card:A07");
      assertThat(game.hand("A")).isEqualTo("K01 O13");
      assertThat(game.level("A")).isEqualTo(1);
    }

    @Test
    @Rule("MT-SET-13")
    void discardPile_isNothingToLookThrough() {
      Played game = Scene.of(3).player("A", "| O13").discarded("E01 K01 A01").turn();
      assertThat(game.topDiscard("door")).isEqualTo("A01");
      for (String notation : List.of("play card:E01", "play card:K01", "play card:A01", "take card:A01")) {
        game.refused(notation);
      }
      assertThat(game.options()).noneMatch(option -> option.contains("E01") || option.contains("A01"));
    }

    @Test
    @Rule("MT-SET-14")
    void cardsInHand_areNotInPlay() {
      Played game = Scene.of(3).player("A", "CH4 L1 | I22 K01 A01 S2 M01").fight("M22");
      assertThat(game.strengths()).isEqualTo("1:8");
      game.refused("team-up card:A01");
      game.refused("discard card:K01");
    }

    @Test
    @Rule("MT-SET-14")
    void cardsInPlay_neverReturnToAHand() {
      Played game = Scene.of(3).player("A", "CH4 L4 I22 K01 A01 S2 | L01 K02 A03 S1").turn()
          .play("A play card:A03", "A play card:S1", "A discard card:K01", "A play card:K02", "A sideways card:I22");
      assertThat(game.hand("A")).isEqualTo("L01");
      assertThat(game.table("A")).isEqualTo("A03 ~I22 K02 S1");
      assertThat(game.options()).noneMatch(option -> option.startsWith("take"));
    }
  }
}
