package games.kumite.brawler;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Element;
import games.kumite.api.Event;
import games.kumite.api.EventReader;
import games.kumite.api.Match;
import games.kumite.api.Table;
import games.kumite.api.Viewer;
import games.kumite.api.random.RandomSource;
import games.kumite.spi.testkit.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What seats, host and spectator may see. */
final class HiddenInformationTests {

  private static final Viewer SPECTATOR = Viewer.spectator();

  private static StackedGame withHost() {
    return Deal.bosses("KS").host().hands("S4 H6 H2", "D8 C2 C3").begin("speed-1=20 speed-2=19");
  }

  private static List<String> cards(Table table, String zone) {
    return table.find(zone).orElseThrow().children().stream().map(Element::id).sorted().toList();
  }

  @Test
  @Rule("BR-RUL-14")
  void hands_areOpen_toBothHeroesAndTheHost() {
    Match match = withHost().match();

    assertThat(match.seats()).hasSize(3).allSatisfy(seat -> {
      assertThat(cards(match.table(seat), "hand:1")).containsExactly("card:H2", "card:H6", "card:S4");
      assertThat(cards(match.table(seat), "hand:2")).containsExactly("card:C2", "card:C3", "card:D8");
    });
  }

  @Test
  @Rule("BR-RUL-14")
  void hands_areHidden_fromTheSpectator() {
    Table table = withHost().match().table(SPECTATOR);

    for (String hand : List.of("hand:1", "hand:2")) {
      assertThat(table.find(hand).orElseThrow().children()).isEmpty();
      assertThat(table.find(hand).orElseThrow().number("count")).isEqualTo(3);
    }
    assertThat(table.toString()).doesNotContain("S4", "H6", "H2", "D8", "C2", "C3");
  }

  @Test
  void decks_areHidden_fromEverybody() {
    Match match = withHost().match();

    for (Viewer viewer : List.of(match.seats().get(0), match.seats().get(1), match.seats().get(2), SPECTATOR)) {
      for (String deck : List.of("deck:boss", "deck:S", "deck:C", "deck:H", "deck:D")) {
        assertThat(match.table(viewer).find(deck).orElseThrow().children()).as(deck).isEmpty();
      }
      assertThat(match.table(viewer).find("deck:boss").orElseThrow().number("count")).isEqualTo(11);
    }
  }

  @Test
  void faceUpThings_areSeen_byEverybody() {
    StackedGame game = withHost().play("P1 play card:S4\nP2 play card:D8 ; target=2 damage=3");
    Match match = game.match();

    for (Viewer viewer : List.of(match.seats().get(0), match.seats().get(1), match.seats().get(2), SPECTATOR)) {
      Table table = match.table(viewer);
      assertThat(cards(table, "pile:played")).containsExactly("card:D8", "card:S4");
      assertThat(cards(table, "pile:boss")).containsExactly("card:KS");
      assertThat(table.find("card:KS").orElseThrow().number("damage")).isEqualTo(12);
      assertThat(table.find("seat:1").orElseThrow().number("speed")).isEqualTo(20);
      assertThat(table.find("seat:2").orElseThrow().number("health")).isEqualTo(27);
      assertThat(table.find("seat:2").orElseThrow().get("conscious")).isEqualTo(true);
    }
  }

  @Test
  void spectator_isTold_drawsWithoutFaces() {
    StackedGame game = Deal.bosses("KS").hands("S4 H6 H2", "D8 C2 C3").chosen();
    EventReader hero = game.match().events(game.match().seats().get(1));
    EventReader outside = game.match().events(SPECTATOR);
    hero.read();
    outside.read();

    game.play("P1 draw deck:S");

    List<Event> open = hero.read();
    List<Event> hidden = outside.read();
    assertThat(open).anySatisfy(event -> assertThat(event.arguments()).containsValue("card:S4"));
    assertThat(hidden).hasSameSizeAs(open);
    assertThat(hidden.toString()).doesNotContain("S4").doesNotContainIgnoringCase("four of spades");
    assertThat(hidden).noneSatisfy(event -> assertThat(event.arguments()).containsValue("card:S4"));
  }

  @Test
  void spectator_isTold_playedCardsWithTheirFaces() {
    StackedGame game = withHost();
    EventReader outside = game.match().events(SPECTATOR);
    outside.read();

    game.play("P1 play card:H6");

    assertThat(outside.read()).anySatisfy(event -> assertThat(event.arguments()).containsValue("card:H6"));
  }

  @Test
  void imaginedWorlds_keepWhatASeatSees_andDifferInTheDecks() {
    Match match = withHost().match();
    Viewer seat = match.seats().get(0);
    Set<String> tops = new TreeSet<>();

    for (int world = 0; world < 30; world++) {
      Match imagined = match.perspective(seat).imagine(RandomSource.seeded(world));
      assertThat(imagined.table(seat)).isEqualTo(match.table(seat));
      imagined.play(imagined.decision().parse("top deck:S"));
      tops.addAll(cards(imagined.table(seat), "pile:played"));
    }

    assertThat(tops).hasSizeGreaterThan(5).doesNotContain("card:S4").allMatch(card -> card.startsWith("card:S"));
  }

  @ParameterizedTest
  @CsvSource({"mirror, kindred", "chain, kindred"})
  @Rule({"BR-WEX-09", "BR-WEX-11"})
  void fight_tellsOnlyByItsDiceWhichBonusWasRolledBefore(String one, String other) {
    String rank = one.equals("mirror") ? "2" : "3";
    StackedGame[] games = new StackedGame[2];
    for (int i = 0; i < 2; i++) {
      games[i] = Deal.bosses("KS").hands("S2 H2 S5", "C%s D8 D9".formatted(rank)).begin("speed-1=20 speed-2=19").play("""
          P1 play card:S2
          P2 play card:C%s
          P2 bonus %s ; bonus-2=3 target=1 damage=1
          P1 play card:H2
          P1 decline
          """.formatted(rank, i == 0 ? one : other));
    }

    assertThat(withoutDice(games[1])).isEqualTo(withoutDice(games[0]));
    assertThat(afterANewRoll(games[1])).isEqualTo(afterANewRoll(games[0]));
  }

  @Test
  @Rule({"BR-RND-05", "BR-RPL-01"})
  void roundsBetweenTwoBosses_tellOnlyByTheirDiceWithHowMuchDamageTheLastOneFell() {
    StackedGame[] games = new StackedGame[2];
    for (int i = 0; i < 2; i++) {
      games[i] = Deal.bosses("JS").hands("SA S3 H7", "C2 C3 D2").begin("speed-1=20 speed-2=19").play("""
          P1 play card:H7
          P2 play card:C2 ; target=1 damage=1
          P1 play card:SA ; ace-1=%d
          """.formatted(5 + i));
    }

    assertThat(withoutDice(games[1])).isEqualTo(withoutDice(games[0]));
    assertThat(afterANewRoll(games[1])).isEqualTo(afterANewRoll(games[0]));
  }

  /** The table but for the dice of the last roll, which lie there until the next one. */
  private static List<String> withoutDice(StackedGame game) {
    return game.match().table(SPECTATOR).toString().lines().filter(line -> !line.strip().startsWith("die:")).toList();
  }

  /** What everybody sees and knows, once damage has been dealt again and its dice lie there in place of the older ones. */
  private static List<Object> afterANewRoll(StackedGame game) {
    String usual = "target=1 damage=1 ace-1=2 ace-2=2 bonus-1=1 bonus-2=1 speed-1=20 speed-2=19";
    int before = targets(game);
    game.quicklyUntil(usual, it -> targets(it) > before, "top", "draw", "play", "decline");
    List<Object> seen = new ArrayList<>();
    for (Viewer viewer : List.of(game.match().seats().get(0), game.match().seats().get(1), SPECTATOR)) {
      seen.add(game.match().table(viewer));
      seen.add(game.match().search().observationKey(viewer));
    }
    assertThat(game.match().table(SPECTATOR).find("die:target-1")).isPresent();
    return seen;
  }

  private static int targets(StackedGame game) {
    return game.match().record().toString().split("target=").length;
  }
}
