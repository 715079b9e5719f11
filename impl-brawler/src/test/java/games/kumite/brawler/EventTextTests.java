package games.kumite.brawler;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Event;
import games.kumite.api.Viewer;
import games.kumite.spi.testkit.Rule;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** What each event says, word for word, in both languages. */
final class EventTextTests {

  private static List<String> texts(StackedGame game, Locale language, Viewer viewer, String type) {
    return game.match().in(language).events(viewer).read().stream()
        .filter(event -> event.type().equals(type)).map(Event::text).toList();
  }

  /** The latest event of a type as the first seat reads it. */
  private static void assertSaid(StackedGame game, String type, String english, String german) {
    assertSaid(game, game.match().seats().get(0), type, english, german);
  }

  private static void assertSaid(StackedGame game, Viewer viewer, String type, String english, String german) {
    assertThat(texts(game, Locale.ENGLISH, viewer, type)).last().isEqualTo(english);
    assertThat(texts(game, Locale.GERMAN, viewer, type)).last().isEqualTo(german);
  }

  @Test
  @Rule({"BR-SET-04", "BR-SET-05", "BR-SET-08", "BR-SET-10"})
  void setup_isSaid() {
    StackedGame game = Deal.bosses("KS").hands("SA S2 H2", "CA C2 D2").health(2, "6,6,6")
        .begin("speed-1=10 speed-2=9");

    assertSaid(game, "shuffled", "The diamonds deck is shuffled.", "Deck Karo wird gemischt.");
    assertSaid(game, "decks-chosen", "Bo takes the clubs deck and the diamonds deck.",
        "Bo nimmt: Deck Kreuz, Deck Karo.");
    assertSaid(game, "health-rolled", "Bo starts with 38 Health.", "Bo beginnt mit 38 Leben.");
    assertSaid(game, "drew", "Bo draws the two of diamonds from the diamonds deck.",
        "Bo zieht Karo 2 von: Deck Karo.");
    assertSaid(game, Viewer.spectator(), "drew", "Bo draws a card from the diamonds deck.",
        "Bo zieht eine Karte von: Deck Karo.");
  }

  @Test
  @Rule({"BR-RND-01", "BR-TRN-01", "BR-TRN-05", "BR-TRN-07"})
  void orderWithTheBossBetween_isSaid() {
    StackedGame game = Deal.bosses("KS").begin("speed-1=10 speed-2=9");

    assertSaid(game, "boss-revealed", "Round 1: the king of spades appears, with 20 Health and Speed 10.",
        "Runde 1: Pik König erscheint, mit 20 Leben und Tempo 10.");
    assertSaid(game, "speed-rolled", "Bo rolls 9 for Speed.", "Bo würfelt 9 für das Tempo.");
    assertSaid(game, "boss-between-heroes", "Ana acts first, then the boss, then Bo.",
        "Zuerst ist Ana am Zug, dann der Boss, dann Bo.");
  }

  @Test
  @Rule("BR-TRN-05")
  void everyOtherOrder_isSaid() {
    assertSaid(Deal.bosses("QD").begin("speed-1=12 speed-2=13"), "heroes-before-boss",
        "Bo acts first, then Ana, then the boss.", "Zuerst ist Bo am Zug, dann Ana, dann der Boss.");
    assertSaid(Deal.bosses("JD").begin("speed-1=12 speed-2=13 target=6 damage=1"), "boss-before-heroes",
        "The boss acts first, then Bo, then Ana.", "Zuerst ist der Boss am Zug, dann Bo, dann Ana.");
    assertSaid(Deal.bosses("QD").loneHero().begin("speed-1=11 damage=1"), "boss-before-hero",
        "The boss acts before Ana.", "Der Boss ist vor Ana am Zug.");
    assertSaid(Deal.bosses("QD").loneHero().begin("speed-1=12"), "hero-before-boss",
        "Ana acts before the boss.", "Ana ist vor dem Boss am Zug.");
  }

  @Test
  @Rule({"BR-ATK-02", "BR-ATK-04", "BR-ATK-05", "BR-BOS-01", "BR-BOS-04", "BR-BOS-06"})
  void turns_areSaid() {
    StackedGame game = Deal.bosses("KS").hands("SA S2 H2", "C9 C2 D2").next("D10").begin("speed-1=20 speed-2=19")
        .play("P1 play card:SA ; ace-1=4\nP2 top deck:D ; target=4 damage=12");

    assertSaid(game, "card-played", "Ana plays the ace of spades.", "Ana spielt Pik Ass.");
    assertSaid(game, "ace-rolled", "Ana rolls 4 for the ace.", "Ana würfelt 4 für das Ass.");
    assertSaid(game, "top-played", "Bo plays the top card of the diamonds deck: the ten of diamonds.",
        "Bo spielt die oberste Karte (Deck Karo): Karo 10.");
    assertSaid(game, "boss-damaged", "The boss takes 10 damage, 14 in all; 20 defeat it.",
        "Der Boss nimmt 10 Schaden, zusammen 14; 20 besiegen ihn.");
    assertSaid(game, "target-rolled", "The boss rolls 4 for its target: Bo.",
        "Der Boss würfelt 4 für sein Ziel: Bo.");
    assertSaid(game, "boss-attacked", "The boss hits Bo for 12; Bo has 18 Health left.",
        "Der Boss trifft Bo, Schaden 12; Bo hat noch 18 Leben.");
  }

  @Test
  @Rule({"BR-WEX-04", "BR-WEX-09"})
  void bonuses_areSaid() {
    StackedGame game = Deal.bosses("KS").hands("S4 S6 H2", "C5 C2 D2").begin("speed-1=20 speed-2=19")
        .play("P1 play card:S4\nP2 play card:C5\nP2 decline ; target=1 damage=1\nP1 play card:S6");
    assertSaid(game, "bonus-declined", "The last two cards form a pair, but Bo rolls no bonus.",
        "Die letzten beiden Karten bilden ein Paar, aber Bo würfelt keinen Bonus.");

    game.play("P1 bonus kindred ; bonus-1=3");

    assertSaid(game, "bonus-rolled", "The last two cards form a pair: Ana rolls 3 for the Kindred bonus.",
        "Die letzten beiden Karten bilden ein Paar: Ana würfelt 3 für den Bonus Verwandte.");
  }

  @Test
  @Rule({"BR-BOS-01", "BR-RPL-01", "BR-RST-04"})
  void reset_afterASingleCard_isSaid() {
    StackedGame game = Deal.bosses("JS", "JH", "KS").hands("S10 S2 H2", "C5 C2 D2").next("H10")
        .begin("speed-1=2 speed-2=1 target=2 damage=6")
        .play("""
            P1 play card:S10
            P1 draw deck:H ; speed-1=20 speed-2=1
            P1 play card:H10
            P1 draw deck:S ; rest-2=3 speed-1=20 speed-2=1
            """);

    assertSaid(game, "boss-defeated", "The jack of hearts is defeated, boss 2 of 12.",
        "Herz Bube ist besiegt, Boss 2 von 12.");
    assertSaid(game, "flipped", "The boss and the cards played against it leave the game; Damage Cards: 1.",
        "Der Boss und die Karten, die gegen ihn gespielt wurden, verlassen das Spiel; Schadenskarten: 1.");
    assertSaid(game, "rested", "Bo has rested, rolls 3 and now has 27 Health.",
        "Bo hat ausgeruht, würfelt 3 und hat jetzt 27 Leben.");
  }

  @Test
  @Rule({"BR-SET-10", "BR-RPL-03"})
  void draws_areSaid_byTheRuleOfTheirTime() {
    StackedGame game = Deal.bosses("JS", "JH").hands("S10 S2 H2", "C5 C2 D2").begin("speed-1=20 speed-2=1")
        .play("P1 play card:S10\nP1 draw deck:H ; rest-2=1 speed-1=20 speed-2=1");

    assertThat(game.match().events(Viewer.spectator()).read().stream()
        .filter(event -> event.type().equals("drew")).map(Event::rule)).containsExactly(
            "BR-SET-10", "BR-SET-10", "BR-SET-10", "BR-SET-10", "BR-SET-10", "BR-SET-10", "BR-RPL-03");
  }

  @Test
  @Rule({"BR-ATK-09", "BR-RPL-01"})
  void reset_afterBareAttacksAlone_countsNoCards() {
    StackedGame game = Stories.lastThreeCards(Stories.fourKings())
        .play("P1 play card:S3 ; damage=1\nP1 play card:S2 ; damage=1 damage=1 attack-1=6 damage=1 attack-1=6 "
            + "speed-1=20 attack-1=6 damage=1 attack-1=6 damage=1 attack-1=6 speed-1=20 attack-1=1 damage=6 "
            + "attack-1=1 damage=6");

    assertSaid(game, "bare-attack", "Ana has no cards left and attacks with the bare die: 1.",
        "Ana hat keine Karten mehr und greift mit dem bloßen Würfel an: 1.");
    assertSaid(game, "flipped", "The boss and the cards played against it leave the game; Damage Cards: 0.",
        "Der Boss und die Karten, die gegen ihn gespielt wurden, verlassen das Spiel; Schadenskarten: 0.");
    assertSaid(game, "lost", "No hero is left standing. The game is lost; bosses defeated: 6.",
        "Kein Held steht mehr. Das Spiel ist verloren; besiegte Bosse: 6.");
  }

  @Test
  @Rule({"BR-KO-01", "BR-KO-03", "BR-KO-04", "BR-KO-05", "BR-KO-06", "BR-KO-07"})
  void fallAndRecovery_areSaid() {
    StackedGame refused = Stories.partnerToRescue("JS").play("P1 refuse ; speed-1=20");
    assertSaid(refused, "unconscious", "Bo falls unconscious.", "Bo wird bewusstlos.");
    assertSaid(refused, "assist-refused", "Ana does not assist Bo.", "Ana hilft Bo nicht.");

    StackedGame failed = Stories.partnerToRescue("JS").play("P1 assist seat:2 ; recovery-2=1 speed-1=20");
    assertSaid(failed, "assisted", "Ana assists Bo.", "Ana hilft Bo.");
    assertSaid(failed, "not-recovered", "Bo rolls 1 for Recovery, which takes 4, and stays unconscious.",
        "Bo würfelt 1 für die Erholung, für die es 4 braucht, und bleibt bewusstlos.");

    StackedGame up = Stories.partnerToRescue("JS")
        .play("P1 assist seat:2 ; recovery-2=5 recovery-health-2=1 speed-1=20 speed-2=19");
    assertSaid(up, "recovered", "Bo rolls 5 for Recovery and is up again with 1 Health.",
        "Bo würfelt 5 für die Erholung und steht mit 1 Leben wieder auf.");
  }

  @Test
  @Rule("BR-END-01")
  void victory_isSaid() {
    StackedGame game = Deal.bosses("JS").option("bossCount", 1).hands("S10 S2 H2", "C2 C3 D2")
        .begin("speed-1=18 speed-2=5").play("P1 play card:S10");

    assertSaid(game, Viewer.spectator(), "boss-defeated", "The jack of spades is defeated, boss 1 of 1.",
        "Pik Bube ist besiegt, Boss 1 von 1.");
    assertSaid(game, "won", "The last boss has fallen. The game is won; bosses defeated: 1.",
        "Der letzte Boss ist gefallen. Das Spiel ist gewonnen; besiegte Bosse: 1.");
  }
}
