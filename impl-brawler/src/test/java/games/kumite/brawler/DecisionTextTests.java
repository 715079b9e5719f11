package games.kumite.brawler;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.kumite.api.Decision;
import games.kumite.spi.testkit.Rule;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What each decision asks, what its options are called and what is refused, word for word, in both languages. */
final class DecisionTextTests {

  private static Decision in(StackedGame game, Locale language) {
    return game.match().in(language).decision();
  }

  private static void assertAsked(StackedGame game, String english, String waiting, String german, String wartend) {
    assertThat(in(game, Locale.ENGLISH).prompt().chooser()).isEqualTo(english);
    assertThat(in(game, Locale.ENGLISH).prompt().waiting()).isEqualTo(waiting);
    assertThat(in(game, Locale.GERMAN).prompt().chooser()).isEqualTo(german);
    assertThat(in(game, Locale.GERMAN).prompt().waiting()).isEqualTo(wartend);
  }

  private static void assertCalled(StackedGame game, String notation, String english, String german) {
    assertCalled(in(game, Locale.ENGLISH), notation, english);
    assertCalled(in(game, Locale.GERMAN), notation, german);
  }

  private static void assertCalled(Decision decision, String notation, String label) {
    assertThat(decision.label(decision.parse(notation))).isEqualTo(label);
  }

  @Test
  @Rule({"BR-SET-06", "BR-SET-10"})
  void setup_isAsked() {
    StackedGame game = Deal.bosses("KS").start();
    assertAsked(game, "Choose your two Damage Decks.", "Ana chooses two Damage Decks.",
        "Wähle deine zwei Schadensdecks.", "Ana wählt zwei Schadensdecks.");
    assertCalled(game, "choose deck:C deck:D", "Take the clubs deck and the diamonds deck",
        "Deck Kreuz und Deck Karo nehmen");

    StackedGame drawing = Deal.bosses("KS").chosen();
    String health = "Ana, health 3, 3, 4; Bo, health 3, 3, 4";
    String leben = "Ana, Leben 3, 3, 4; Bo, Leben 3, 3, 4";
    assertAsked(drawing, "Choose the deck to draw from. (Rolled: " + health + ".)",
        "Ana chooses the deck to draw from. (Rolled: " + health + ".)",
        "Wähle das Deck, von dem du ziehst. (Gewürfelt: " + leben + ".)",
        "Ana wählt das Deck, von dem gezogen wird. (Gewürfelt: " + leben + ".)");
    assertCalled(drawing, "draw deck:H", "Draw from the hearts deck", "Ziehen von: Deck Herz");
  }

  @Test
  @Rule({"BR-ATK-02", "BR-ATK-04", "BR-ATK-05"})
  void attack_isAsked() {
    StackedGame game = Deal.bosses("KS").hands("SA H10 H2", "C2 C3 D2").begin("speed-1=20 speed-2=19");

    String speed = "Ana, speed 20; Bo, speed 19";
    String tempo = "Ana, Tempo 20; Bo, Tempo 19";
    assertAsked(game, "Choose your attack. (Rolled: " + speed + ".)", "Ana chooses an attack. (Rolled: " + speed + ".)",
        "Wähle deinen Angriff. (Gewürfelt: " + tempo + ".)", "Ana wählt einen Angriff. (Gewürfelt: " + tempo + ".)");
    assertCalled(game, "play card:SA", "Play the ace of spades, which rolls for its damage",
        "Pik Ass (sein Schaden wird gewürfelt) spielen");
    assertCalled(game, "play card:H10", "Play the ten of hearts", "Herz 10 spielen");
    assertCalled(game, "top deck:S", "Play the top card of the spades deck", "Oberste Karte spielen von: Deck Pik");
  }

  @Test
  @Rule({"BR-WEX-04", "BR-WEX-06", "BR-WEX-07", "BR-WEX-08", "BR-WEX-09"})
  void bonus_isAsked() {
    StackedGame game = Deal.bosses("KS").hands("S5 S2 H2", "C5 C4 D2").begin("speed-1=20 speed-2=19")
        .play("P1 play card:S5\nP2 play card:C5");
    assertAsked(game, "Your card and the one before it form a pair. Choose a bonus, or decline.",
        "Bo may roll a bonus for the pair of cards.",
        "Deine Karte bildet mit der vorigen ein Paar: Wähle einen Bonus oder verzichte.",
        "Bo darf für das Kartenpaar einen Bonus würfeln.");
    assertCalled(game, "bonus mirror", "Roll 1d8 for the Mirror bonus: both cards have the same rank",
        "Würfeln: 1W8 für den Bonus Spiegel: beide Karten haben denselben Rang");
    assertCalled(game, "bonus kindred", "Roll 1d4 for the Kindred bonus: both cards have the same colour",
        "Würfeln: 1W4 für den Bonus Verwandte: beide Karten haben dieselbe Farbe");
    assertCalled(game, "decline", "Roll no bonus", "Keinen Bonus würfeln");

    StackedGame chain = Deal.bosses("KS").hands("S5 S2 H2", "C5 C4 D2").begin("speed-1=20 speed-2=19")
        .play("P1 play card:S5\nP2 play card:C4");
    assertCalled(chain, "bonus chain", "Roll 1d6 for the Chain bonus: the ranks of the cards are neighbours",
        "Würfeln: 1W6 für den Bonus Kette: die Ränge der Karten sind benachbart");
  }

  @Test
  @Rule({"BR-WEX-06", "BR-WEX-08"})
  void bonus_withSixSidedDiceOnly_isAskedWithThoseDice() {
    StackedGame game = Deal.bosses("KS").option("diceSet", "D6_ONLY").hands("S5 S2 H2", "C5 C4 D2")
        .begin("speed-1=6,6,6 speed-2=6,6,5").play("P1 play card:S5\nP2 play card:C5");

    assertCalled(game, "bonus mirror", "Roll 1d6+1 for the Mirror bonus: both cards have the same rank",
        "Würfeln: 1W6+1 für den Bonus Spiegel: beide Karten haben denselben Rang");
    assertCalled(game, "bonus kindred", "Roll 1d6/2 (rounded up) for the Kindred bonus: both cards have the same colour",
        "Würfeln: 1W6/2 (aufgerundet) für den Bonus Verwandte: beide Karten haben dieselbe Farbe");
  }

  @Test
  @Rule({"BR-KO-03", "BR-KO-04"})
  void assist_isAsked() {
    StackedGame game = Stories.partnerToRescue("JS");

    assertAsked(game, "Do you assist the unconscious hero?",
        "Ana decides whether to assist the unconscious hero.",
        "Entscheide, ob du dem bewusstlosen Helden hilfst.",
        "Ana entscheidet, ob dem bewusstlosen Helden geholfen wird.");
    assertCalled(game, "assist seat:2", "Assist Bo", "Bo helfen");
    assertCalled(game, "refuse", "Do not assist", "Nicht helfen");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
    "heroCount | a single seat means one hero | bedeutet ein einziger Platz einen Helden",
    "host | a third seat means a host | bedeutet ein dritter Platz einen Spielleiter"})
  @Rule({"BR-SET-12", "BR-SET-14"})
  void options_sayWhatSeatsMeanWithoutThem(String id, String english, String german) {
    assertThat(description(id, Locale.ENGLISH)).endsWith(english);
    assertThat(description(id, Locale.GERMAN)).endsWith(german);
  }

  private static String description(String id, Locale language) {
    return Deal.GAME.in(language).options().stream().filter(option -> option.id().equals(id)).findFirst().orElseThrow()
        .description();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
    "play card:H6 | that card has already been played | diese Karte ist schon gespielt | BR-RPL-02",
    "play card:D8 | that card is in the other hero's hand | diese Karte hat der andere Held auf der Hand | BR-ATK-12",
    "play card:S9 | that card is not in your hand | diese Karte hast du nicht auf der Hand | BR-ATK-05",
    "play card:KS | a boss is not a Damage Card | ein Boss ist keine Schadenskarte | BR-ATK-02",
    "top deck:C | that deck belongs to the other hero | dieses Deck gehört dem anderen Helden | BR-ATK-12",
    "pass | a hero must attack on every turn | ein Held muss in jedem Zug angreifen | BR-ATK-11"})
  @Rule({"BR-ATK-02", "BR-ATK-05", "BR-ATK-11", "BR-ATK-12", "BR-RPL-02"})
  void refusal_saysWhy(String notation, String english, String german, String rule) {
    StackedGame game = Deal.bosses("KS").hands("S4 H6 H2", "D8 C2 C3").begin("speed-1=20 speed-2=1")
        .play("P1 play card:H6 ; target=1 damage=1\nP2 play card:C3");

    assertThatThrownBy(() -> in(game, Locale.ENGLISH).parse(notation)).hasMessageEndingWith(
        ": " + english + " (" + rule + ")");
    assertThatThrownBy(() -> in(game, Locale.GERMAN).parse(notation)).hasMessageEndingWith(
        ": " + german + " (" + rule + ")");
  }

  @Test
  @Rule({"BR-SET-07", "BR-ATK-05", "BR-ATK-08", "BR-KO-03"})
  void refusal_whereDecksEnd_saysWhy() {
    StackedGame alone = Deal.bosses("KS").loneHero().begin("speed-1=20");
    assertThat(alone.refused("top deck:C")).hasMessageEndingWith(": that deck is out of the game (BR-SET-07)");
    alone.play("P1 play card:S2 ; damage=1\nP1 play card:S3 ; damage=1\nP1 play card:H2 ; damage=1");
    assertThat(alone.refused("roll")).hasMessageEndingWith(
        ": you still have a deck to play from, and the bare die is allowed only without cards (BR-ATK-08)");
    assertThat(Stories.lastThreeCards(Stories.fourKings()).refused("top deck:S"))
        .hasMessageEndingWith(": that deck is empty (BR-ATK-05)");
    assertThat(Stories.partnerToRescue("JS").refused("assist seat:1"))
        .hasMessageEndingWith(": only an unconscious hero can be assisted (BR-KO-03)");
  }

  @Test
  @Rule({"BR-SET-05", "BR-SET-07", "BR-ATK-09", "BR-ATK-12", "BR-WEX-09"})
  void refusal_ofADrawAChoiceOrABonus_saysWhy() {
    assertThat(Deal.bosses("KS").start().refused("choose deck:S deck:S"))
        .hasMessageContaining(": a hero must take exactly two different decks (BR-SET-05)");
    assertThat(Deal.bosses("KS").loneHero().chosen().refused("draw deck:C"))
        .hasMessageEndingWith(": that deck is out of the game (BR-SET-07)");
    assertThat(Deal.bosses("KS").chosen().refused("draw deck:C"))
        .hasMessageEndingWith(": that deck belongs to the other hero (BR-ATK-12)");
    StackedGame game = Deal.bosses("KS").hands("S7 S2 H2", "C7 C2 D2").begin("speed-1=20 speed-2=19");
    assertThat(game.refused("roll")).hasMessageEndingWith(
        ": you still hold cards, and the bare die is allowed only without any (BR-ATK-09)");
    assertThat(game.play("P1 play card:S7\nP2 play card:C7").refused("bonus chain"))
        .hasMessageEndingWith(": the last two cards do not form that pair (BR-WEX-09)");
  }
}
