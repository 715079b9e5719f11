package games.kumite.brawler;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.kumite.api.Action;
import games.kumite.api.IllegalActionException;
import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.api.learn.Encoding;
import games.kumite.api.random.SeededRandom;
import games.kumite.spi.testkit.Rule;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is refused, by which rule, in words; nothing changes by it. */
final class RefusalTests {

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
    "play card:H6 | BR-RPL-02 | has already been played",
    "play card:D8 | BR-ATK-12 | other hero",
    "play card:S9 | BR-ATK-05 | not in your hand",
    "play card:C9 | BR-ATK-05 | not in your hand",
    "play card:KS | BR-ATK-02 | not a Damage Card",
    "play card:JD | BR-ATK-02 | not a Damage Card",
    "play card:JS | BR-ATK-02 | not a Damage Card",
    "top deck:C   | BR-ATK-12 | other hero",
    "roll         | BR-ATK-09 | bare die",
    "pass         | BR-ATK-11 | must attack"})
  @Rule({"BR-ATK-02", "BR-ATK-05", "BR-ATK-09", "BR-ATK-11", "BR-ATK-12", "BR-RPL-02"})
  void attack_thatIsNotAllowed_isRefusedByItsRule(String notation, String rule, String reason) {
    StackedGame game = Deal.bosses("KS").hands("S4 H6 H2", "D8 C2 C3").begin("speed-1=20 speed-2=1")
        .play("P1 play card:H6 ; target=1 damage=1\nP2 play card:C3");

    IllegalActionException refusal = game.refused(notation);

    assertThat(refusal.rule()).contains(rule);
    assertThat(refusal).hasMessageContainingAll(notation, reason, rule);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
    "choose deck:S deck:S | true", "choose deck:S | true", "choose deck:S deck:Q | false", "choose deck:boss deck:S | false",
    "choose garbage | false", "choose | false", "choose -1 | false", "choose 1 2 | false", "choose seat:1 seat:2 | false", "draw deck:H | false"})
  @Rule("BR-SET-05")
  void rule_ofDecks_isNamedOnlyToNotationsThatNameDecks(String notation, boolean isByRule) {
    Match match = new BrawlerGame().start(Setup.seats(2).seed(1));
    assertThatThrownBy(() -> match.decision().parse(notation)).isInstanceOfSatisfying(IllegalActionException.class, refusal -> {
      assertThat(refusal.rule().isPresent()).isEqualTo(isByRule);
      assertThat(refusal.getMessage().contains("two different decks")).isEqualTo(isByRule);
      assertThat(refusal.getMessage().contains("choose deck:S deck:C")).isEqualTo(!isByRule);
    });
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
    "play card:S99 | attack", "play S4 | attack", "PLAY card:S4 | attack", "play card:S4 card:H2 | attack",
    "play  card:S4 | attack", "play | attack", "top deck:boss | attack", "draw deck:S | attack",
    "bonus mirror | attack", "assist seat:2 | attack", "choose deck:S deck:H | attack"})
  void notation_ofNoAttack_isRefusedWithWhatIsLegal(String notation, String kind) {
    StackedGame game = Deal.bosses("KS").hands("S4 H6 H2", "D8 C2 C3").begin("speed-1=20 speed-2=1");

    IllegalActionException refusal = game.refused(notation);

    assertThat(refusal.rule()).isEmpty();
    assertThat(game.match().decision().kind()).isEqualTo(kind);
    assertThat(refusal).hasMessageContainingAll("is not an action here", "play card:S4");
  }

  @ParameterizedTest
  @ValueSource(strings = {"choose deck:S deck:S", "choose deck:S", "choose deck:S deck:C deck:H"})
  @Rule("BR-SET-05")
  void choiceOfDecks_thatIsNoPair_isRefusedByItsRule(String notation) {
    StackedGame game = Deal.bosses().start();

    assertThat(game.refused(notation)).hasMessageEndingWith(": a hero must take exactly two different decks (BR-SET-05)");
  }

  @ParameterizedTest
  @ValueSource(strings = {"choose deck:H deck:S", "draw deck:S"})
  @Rule("BR-SET-05")
  void choiceOfDecks_inAnotherWay_isRefusedWithWhatIsMeant(String notation) {
    StackedGame game = Deal.bosses().start();

    assertThat(game.refused(notation)).hasMessageContainingAll("is not an action here; ", "choose deck:S deck:H");
  }

  /** Whatever the verbs of the listed actions can say has a rule that refuses it, or is one of them in another order. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void refusals_ofListedVerbs_haveARule(int seats) {
    for (int seed = 1; seed <= 12; seed++) {
      Match match = new BrawlerGame().start(Setup.seats(seats).seed(seed));
      Encoding encoding = Encoding.of(match);
      SeededRandom random = new SeededRandom(seed);
      while (!match.isOver()) {
        List<String> listed = match.decision().actions().stream().map(Action::notation).toList();
        Set<String> verbs = listed.stream().map(RefusalTests::verb).collect(Collectors.toSet());
        for (int i = 0; i < encoding.distinctActionCount(); i++) {
          String notation = encoding.notation(i);
          if (verbs.contains(verb(notation)) && !listed.contains(notation)) {
            assertThatThrownBy(() -> match.decision().parse(notation)).as("seed %d: %s", seed, notation)
                .isInstanceOfSatisfying(IllegalActionException.class, refused ->
                    assertThat(refused.rule().isPresent() || refused.getMessage().contains("did you mean"))
                        .as(refused.getMessage()).isTrue());
          }
        }
        match.play(random.pick("action", 0, listed.size()));
      }
    }
  }

  private static String verb(String notation) {
    return notation.split(" ")[0];
  }

  @Test
  @Rule({"BR-ATK-12", "BR-RPL-03"})
  void draw_fromADeckOfTheOtherHero_isRefused() {
    StackedGame game = Deal.bosses().chosen();

    assertThat(game.refused("draw deck:C").rule()).contains("BR-ATK-12");
    assertThat(game.refused("draw deck:boss").rule()).isEmpty();
  }

  @Test
  @Rule({"BR-SET-07", "BR-ATK-05"})
  void deckThatIsOut_andOneThatIsEmpty_areRefusedByTheirRules() {
    StackedGame game = Stories.lastThreeCards(Stories.fourKings());

    assertThat(game.refused("top deck:C").rule()).contains("BR-SET-07");
    assertThat(game.refused("top deck:S").rule()).contains("BR-ATK-05");
    assertThat(game.refused("roll").rule()).contains("BR-ATK-09");
    assertThat(Deal.bosses("KS").loneHero().hands("S2 S3 H2").chosen().refused("draw deck:D").rule()).contains("BR-SET-07");
  }

  @Test
  @Rule("BR-ATK-08")
  void bareDie_isRefused_whileADeckHasCards() {
    StackedGame game = Deal.bosses("KS").loneHero().hands("S2 S3 H2").next("S4").begin("speed-1=20")
        .quickly("damage=1", "P1 play card:S2\nP1 play card:S3\nP1 play card:H2");

    assertThat(game.options()).containsExactly("top deck:S", "top deck:H");
    assertThat(game.refused("roll").rule()).contains("BR-ATK-08");
  }

  @Test
  @Rule("BR-RPL-04")
  void draw_fromAnEmptyDeck_isNeverAsked() {
    StackedGame game = Stories.oneSpadeLeft().play("P1 play card:S4");

    assertThat(game.asked()).isEqualTo("P1 assist");
    assertThat(game.hand(1)).isEqualTo("S10 H2");
  }

  @Test
  @Rule("BR-KO-03")
  void assisting_aConsciousHero_isRefused() {
    StackedGame game = Stories.partnerToRescue("JS");

    assertThat(game.refused("assist seat:1").rule()).contains("BR-KO-03");
    assertThat(game.refused("assist seat:3").rule()).isEmpty();
  }

  @Test
  void action_ofAnEarlierDecision_isRefused() {
    StackedGame game = Deal.bosses("KS").hands("H2 H3 H4", "C6 C8 C2").begin("speed-1=20 speed-2=19");
    Action old = game.match().decision().parse("play card:H2");
    game.play("P1 play card:H2");

    assertThatThrownBy(() -> game.match().play(old)).isInstanceOf(IllegalActionException.class);
    assertThat(game.asked()).isEqualTo("P2 attack");
  }

  @Test
  void action_afterTheEnd_isRefused() {
    StackedGame game = Deal.bosses("JS").option("bossCount", 1).hands("S10 S2 H2", "C2 C3 D2")
        .begin("speed-1=18 speed-2=5");
    Action attack = game.match().decision().parse("play card:S10");
    game.play("P1 play card:S10");
    Match match = game.match();

    assertThatThrownBy(() -> match.play(attack)).isInstanceOf(IllegalActionException.class)
        .hasMessageContaining("over");
    assertThatThrownBy(() -> match.play(0)).isInstanceOf(IllegalActionException.class);
    assertThatThrownBy(match::decision).isInstanceOf(IllegalStateException.class);
    assertThat(match.actionCount()).isZero();
    assertThat(game.result()).isEqualTo("WIN 1");
  }

  @Test
  @Rule("BR-WEX-09")
  void pass_atAPairBonus_isCalledDecline() {
    StackedGame game = Deal.bosses("KS").hands("S7 S2 H2", "D7 C2 C3").begin("speed-1=20 speed-2=19")
        .play("P1 play card:S7\nP2 play card:D7");

    assertThat(game.refused("pass")).hasMessageContaining("decline");
    assertThat(game.refused("bonus kindred").rule()).isEqualTo(Optional.of("BR-WEX-09"));
  }
}
