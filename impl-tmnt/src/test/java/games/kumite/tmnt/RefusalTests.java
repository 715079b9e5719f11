package games.kumite.tmnt;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Action;
import games.kumite.api.Decision;
import games.kumite.api.Element;
import games.kumite.api.IllegalActionException;
import games.kumite.api.Match;
import games.kumite.api.Perspective;
import games.kumite.api.Setup;
import games.kumite.api.Turn;
import games.kumite.api.learn.Encoding;
import games.kumite.api.random.SeededRandom;
import games.kumite.spi.testkit.Rule;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Why an action is refused: each refusal names its own rule and its own reason. */
final class RefusalTests {

  private static void refuses(Played game, String... lines) {
    for (String line : lines) {
      String[] parts = line.split(" \\| ");
      IllegalActionException refusal = game.refused(parts[0]);
      assertThat(refusal.rule().orElse("no rule") + " | " + refusal.getMessage().replaceFirst("^.*?: ", "")
          .replaceFirst(" \\(MT-[A-Z]+-\\d+\\)$", ""))
          .as(parts[0]).isEqualTo(parts[1] + " | " + parts[2]);
    }
  }

  @Nested
  final class Windows {

    @Test
    void cards_inAnotherPlace() {
      refuses(Scene.of(3).player("A", "S1 I22 T15 A01 | M01 K06 E01 W01 T01 L01 O03 O01").player("B", "L1 | S2").turn(),
          "play card:I22 | MT-SET-14 | that card is already in play",
          "play card:I21 | MT-SET-14 | that card is not in your hand",
          "play card:S2 | MT-SET-14 | that card is not in your hand",
          "play card:T15 | MT-SET-14 | that card is not in your hand",
          "discard card:K06 | MT-WHN-01 | you have no such card in play",
          "equip card:I21 | MT-WHN-01 | you have no such card in play",
          "use card:K06 | MT-WHN-01 | you have no such card in play",
          "trap card:T02 seat:1 | MT-SET-14 | that card is not in your hand",
          "trap card:M01 seat:1 | MT-TRP-02 | that card is not a Trap",
          "play card:T01 | MT-TRP-02 | a Trap needs a living player as its victim",
          "play card:M01 | MT-MON-03 | a monster is played by looking for trouble or with a Wandering Monster",
          "play card:E01 | MT-RUL-22 | that card needs a combat",
          "play card:wandering | MT-RUL-22 | that card needs a combat",
          "play card:K06 | MT-KAT-04 | the Ranks of your Katas would exceed your Level",
          "use card:S1 | MT-CON-01 | that card has no ability to use in this way",
          "use card:A01 | MT-CON-01 | that card has no ability to use in this way",
          "team-up card:S1 | MT-TAB-01 | that card has no Team-up ability",
          "team-up card:A01 | MT-TAB-02 | that ability can have no effect now",
          "equip card:CH5 | MT-ITM-02 | only Items can be equipped or turned sideways",
          "equip card:A01 | MT-ITM-02 | only Items can be equipped or turned sideways",
          "sideways card:A01 | MT-ITM-02 | only Items can be equipped or turned sideways",
          "equip card:I22 | MT-ITM-02 | that Item is already equipped",
          "discard card:I22 | MT-ITM-09 | an Item cannot be discarded without a reason",
          "discard card:CH5 | MT-WHN-01 | only a Stance, a Kata or an Ally can be given up",
          "sell | MT-SEL-01 | that is worth less than 1,000 Gold Pieces",
          "ask seat:2 | MT-TMU-01 | only the fighter can ask for help, in combat",
          "face 3 | MT-RUN-02 | no die lies on the table",
          "reroll card:S1 | MT-RUN-02 | no die lies on the table",
          "leave | MT-END-05 | players may leave only in a match with the option leaving");
    }

    @Test
    void cardsThatLookAlike_areJudgedByTheOneInHand() {
      refuses(Scene.of(3).player("A", "L1 | I41").player("B", "| S1 A01").player("C", "S1").turn().pass("A"),
          "play card:S1 | MT-STN-06 | that card can be played only in your own turn or when you receive it");
      refuses(Scene.of(3).player("A", "L1 | I41 W01").turn(),
          "play card:wandering | MT-RUL-22 | that card needs a combat");
    }

    @Test
    @Rule("MT-RUL-50")
    void dealings() {
      refuses(Scene.of(4).player("B", "I22").player("C", "dead I21").player("A", "| I41").turn(),
          "trade seat:1 | MT-TRD-02 | a player cannot trade alone",
          "gift seat:1 | MT-TRD-02 | a player cannot trade alone",
          "trade seat:4 | MT-TRD-01 | neither of you has an Item in play",
          "gift seat:2 | MT-TRD-04 | you have no Item in play to give");
      refuses(Scene.of(3).player("A", "L3 I22").player("B", "dead | I41").closing(),
          "trade seat:2 | MT-RUL-42 | that player is dead", "gift seat:2 | MT-RUL-42 | that player is dead");
      refuses(Scene.of(3).player("A", "L1 I22 | O03").player("B", "I21").fight("M22").pass("A"),
          "trade seat:1 | MT-TRD-02 | players in combat cannot trade, and no player can trade while another runs away");
      refuses(Scene.of(3).player("A", "L1 I22").player("B", "I21").turn()
              .play("A gift seat:2", "A back", "A gift seat:2", "A back", "A gift seat:2", "A back"),
          "trade seat:2 | MT-RUL-50 | you have made three proposals in this window",
          "gift seat:3 | MT-RUL-50 | you have made three proposals in this window");
      refuses(Scene.of(3).player("A", "L1 I08 I22").player("B", "I21").turn().play("A sell", "A back"),
          "sell | MT-RUL-50 | you have given up a sale in this window");
    }

    @Test
    @Rule("MT-RUL-42")
    void theDead_gainAndLoseNoLevels() {
      refuses(Scene.of(4).player("A", "L3 | L01").player("D", "dead L3").closing().play("A play card:L01"),
          "level seat:4 | MT-RUL-42 | that player is dead");
      refuses(Scene.of(4).player("A", "L3 | L09").player("B", "L2").player("C", "L2").player("D", "dead L3").closing()
          .play("A play card:L09"), "steal seat:4 | MT-RUL-42 | that player is dead");
    }

    @Test
    void help() {
      Played game = Scene.of(4).player("A", "L1 | O15 O03").player("B", "L1 | O14").player("C", "dead").fight("M22");
      refuses(game, "ask seat:1 | MT-TMU-03 | only another living player who is not in combat can help",
          "ask seat:3 | MT-TMU-03 | only another living player who is not in combat can help");
      game.play("A ask seat:2", "A back", "A ask seat:2", "A back");
      refuses(game, "ask seat:2 | MT-RUL-50 | that player has been asked twice in this combat");
      game.play("A ask seat:4", "A treasures 0", "A send", "D accept");
      refuses(game, "ask seat:2 | MT-TMU-02 | another player is already helping",
          "play card:O15 | MT-TMU-02 | another player is already helping");
      refuses(Scene.of(3).player("A", "L9 | O15 E06").player("B", "| E01").fight("M01"),
          "ask seat:2 | MT-TMU-01 | you are winning and cannot ask for help",
          "play card:O15 | MT-TMU-15 | no player can be forced to help in a combat for the win");
      refuses(Scene.of(3).player("A", "L1 | O15 O03").fight("M16"),
          "ask seat:2 | MT-CON-01 | a monster in this combat forbids help",
          "play card:O15 | MT-CON-01 | a monster in this combat forbids help");
      refuses(Scene.of(3).player("A", "L1 | O15 O03").player("B", "dead").player("C", "dead").fight("M22"),
          "play card:O15 | MT-TMU-03 | no player is free to be forced to help");
    }

    @Test
    void abilities() {
      refuses(Scene.of(3).player("A", "L3 S3 K09 ~I22 | O01").fight("M33"),
          "use card:S3 | MT-RUL-30 | a monster in this combat lets only Levels count",
          "play card:O01 | MT-ONE-07 | that card can be played only at the time it names",
          "equip card:I22 | MT-ITM-07 | equipment cannot be changed in combat");
      Played game = Scene.of(3).player("A", "L4 S3 K12 K01 | E01 E06 M01 M02 O03").fight("M22")
          .play("A use card:S3", "A pay card:E01", "A use card:S3", "A pay card:E06", "A use card:S3", "A pay card:M01");
      refuses(game, "use card:S3 | MT-RUL-36 | that ability has already been used up",
          "use card:K12 | MT-RUN-13 | that ability is for your own Running Away, while there is something to escape from");
      refuses(Scene.of(3).player("A", "L2 S3 | O03").fight("M22").play("A play card:O03", "A target side"),
          "use card:S3 | MT-RUL-39 | you have too few other cards to pay with");
      refuses(Scene.of(3).player("A", "L2 K03 S2 | O03 O14").player("B", "S3 | O04").turn(),
          "use card:K03 | MT-RUN-07 | that ability is for another moment",
          "use card:S2 | MT-RUN-07 | that ability is for another moment",
          "use card:O14 | MT-TRP-08 | that cancels a Trap that is about to hit you or, outside combat, one that you keep");
      refuses(Scene.of(3).player("A", "L1 | O03 O14").player("B", "S3 | O04").fight("M22").pass("A"),
          "use card:S3 | MT-RUL-33 | that ability is for a combat of your own");
    }

    @Test
    void oneShotsAndSpecials() {
      refuses(Scene.of(3).player("A", "L1 | O10 O16 O03 E06 O12").fight("M32"),
          "play card:O16 | MT-CON-01 | a monster in this combat forbids One-Shots for the players");
      refuses(Scene.of(3).player("A", "L1 | O10 O03").fight("M11"),
          "play card:O10 | MT-MON-10 | no monster in the combat can be removed by that card");
      refuses(Scene.of(3).player("A", "L9 | L01 L09 C01 O14").player("B", "L9").player("C", "L9").turn(),
          "play card:L01 | MT-TRE-05 | a card cannot raise any player now",
          "play card:L09 | MT-TRE-06 | a stolen Level cannot be your winning Level",
          "play card:C01 | MT-ITM-06 | you have no Item in play that it could be put on");
      refuses(Scene.of(3).player("A", "L3 | L09 O14").turn(),
          "play card:L09 | MT-LVL-04 | no other player has a Level to lose");
      refuses(Scene.of(3).player("A", "L1 I22 ~I05 ~I41 ~O03 ~I35 | O14").turn(),
          "equip card:I05 | MT-ITM-08 | you do not meet the requirement of the Item",
          "equip card:I35 | MT-ITM-04 | the Item needs a free slot",
          "sideways card:I41 | MT-ITM-02 | that Item already lies sideways",
          "equip card:O03 | MT-ITM-02 | only Items can be equipped or turned sideways");
      Played game = Scene.of(3).player("A", "L1 | O12 E01 O01 O13").player("B", "I22 | O02").fight("M22").closes();
      assertThat(game.asked()).isEqualTo("A window-run");
      refuses(game, "play card:E01 | MT-RUL-43 | after the comparison no monster joins, changes or leaves",
          "play card:O12 | MT-RUL-43 | after the comparison no monster joins, changes or leaves");
      game.play("A play card:O01");
    }

    @Test
    void dice() {
      Played game = Scene.of(3).player("A", "L1 S2 K01 I22 A07 | O03 T01").player("B", "S2 | O13 O14").fight("M22")
          .closes();
      game.dice().layUsual("run-1=2");
      game.until(now -> now.asked().equals("A window-die"), "pass");
      refuses(game, "face 4 | MT-ONE-07 | you have no card that sets the die",
          "reroll card:K01 | MT-ONE-07 | that card does not roll a die again",
          "reroll card:O03 | MT-ONE-07 | that card does not roll a die again",
          "play card:O03 | MT-ONE-07 | only a card that changes the die can be played now",
          "trap card:T01 seat:2 | MT-ONE-07 | only a card that changes the die can be played now",
          "discard card:K01 | MT-ONE-07 | only a card that changes the die can be played now",
          "team-up card:A07 | MT-TAB-02 | that ability can have no effect now",
          "sideways card:I22 | MT-ITM-07 | equipment cannot be changed in combat");
      game.pass("A");
      refuses(game, "reroll card:S2.2 | MT-ONE-07 | that card is for your own die");
    }
  }

  @Test
  @Rule("MT-PHS-10")
  void lootAbilities() {
    Played game = Scene.of(3).player("A", "CH5 L2 I22 K05 | M01 O14").second().play("A loot");
    refuses(game, "use card:I22 | MT-PHS-10 | that card does not change the loot, or cannot be paid for");
    refuses(Scene.of(3).player("A", "L2 | M01").second(), "trouble card:M02 | MT-PHS-09 | trouble needs a monster from your hand");
  }

  @Test
  @Rule({"MT-RUN-07", "MT-TRP-08"})
  void answersToBadStuffAndTraps() {
    Played game = Scene.of(3).player("A", "L3 K03 K01 | O03 M01").fight("M22");
    game.dice().layUsual("run-1=1");
    game.until(now -> now.asked().equals("A window-bad"), "pass");
    refuses(game, "use card:K01 | MT-RUN-07 | that card does not reduce the loss");
    game = Scene.of(3).cards(Cardbox.printed(List.of("K13 effects: ACTIVATE {DISCARD 4} REDUCE_LEVEL_LOSS 1 ON BADSTUFF")))
        .player("A", "L4 K03 K13 | M01 M02").fight("M22");
    game.dice().layUsual("run-1=1");
    game.until(now -> now.asked().equals("A window-bad"), "pass");
    refuses(game, "use card:K13 | MT-RUL-39 | you have too few other cards to pay with");
    game = Scene.of(3).player("A", "L3 K13 K01 | O14 M01 M02").player("B", "| T01").turn();
    game.until(now -> now.asked().equals("B window-arrange"), "pass");
    game.play("B trap card:T01 seat:1");
    refuses(game, "use card:K01 | MT-TRP-08 | that card cancels no Trap");
    game = Scene.of(3).player("A", "L3 K13 | O14").player("B", "| T01").turn();
    game.until(now -> now.asked().equals("B window-arrange"), "pass");
    game.play("B trap card:T01 seat:1");
    refuses(game, "use card:K13 | MT-RUL-39 | you have too few other cards to pay with");
  }

  @Test
  @Rule({"MT-TRD-01", "MT-TMU-04"})
  void whatIsNamedAlready_isRefusedAsThat() {
    Played game = Scene.of(3).player("A", "L1 I22 I21").player("B", "I41").turn()
        .play("A trade seat:2", "A give card:I22");
    refuses(game, "give card:I22 | MT-TRD-01 | that is picked already",
        "give card:I41 | MT-TRD-01 | only Items in play can be traded");
    game = Scene.of(3).player("A", "L1 I22 | O03").fight("M22").play("A ask seat:2", "A treasures 0", "A add card:I22");
    refuses(game, "add card:I22 | MT-TMU-04 | that is picked already");
  }

  /**
   * Of all that the verbs of the listed actions can say, whatever is refused has a rule, a reason that the table bears
   * out, and the same on the perspective.
   */
  @Test
  void refusals_haveARuleAndATrueReason_theSameOnThePerspective() {
    int tried = 0;
    for (int seed = 1; seed <= 4; seed++) {
      Match match = new TmntGame().start(Setup.seats(2 + seed).seed(seed).option("characters", "random"));
      SeededRandom random = new SeededRandom(seed);
      for (int step = 0; step < 1500 && !match.isOver(); step++) {
        if (step % 15 == 0) {
          List<String> others = unlisted(match);
          for (int i = 0; i < 8 && !others.isEmpty(); i++) {
            isRefused(match, others.get(random.pick("notation", 0, others.size())));
            tried++;
          }
        }
        match.play(random.pick("action", 0, match.decision().actions().size()));
      }
    }
    assertThat(tried).isGreaterThan(1500);
  }

  /** What the verbs of the listed actions can say besides these. */
  private static List<String> unlisted(Match match) {
    List<String> listed = match.decision().actions().stream().map(Action::notation).toList();
    Set<String> verbs = listed.stream().map(RefusalTests::verb).collect(Collectors.toSet());
    Encoding encoding = Encoding.of(match);
    return IntStream.range(0, encoding.distinctActionCount()).mapToObj(encoding::notation)
        .filter(notation -> verbs.contains(verb(notation)) && !listed.contains(notation)).toList();
  }

  private static void isRefused(Match match, String notation) {
    Perspective perspective = match.perspective(match.decision().seat());
    IllegalActionException refusal = refusal(match.decision(), notation);
    assertThat(refusal.rule()).as("%s in %s", notation, match.decision().kind()).isPresent();
    assertThat(refusal(((Turn.Yours) perspective.turn()).decision(), notation).getMessage())
        .isEqualTo(refusal.getMessage());
    String place = match.table(match.decision().seat()).parent(notation.replaceFirst("^.* (?=card:)", ""))
        .map(Element::id).orElse("");
    int number = match.decision().seat().number();
    if (refusal.getMessage().contains("that card is not in your hand")) {
      assertThat(place).as(notation).isNotEqualTo("hand:" + number);
    }
    if (refusal.getMessage().contains("you have no such card in play")) {
      assertThat(place).as(notation).isNotEqualTo("pile:table-" + number);
    }
    if (refusal.getMessage().contains("that card is already in play")) {
      assertThat(place).as(notation).isEqualTo("pile:table-" + number);
    }
  }

  private static String verb(String notation) {
    return notation.split(" ")[0];
  }

  private static IllegalActionException refusal(Decision decision, String notation) {
    try {
      decision.parse(notation);
    } catch (IllegalActionException refused) {
      return refused;
    }
    throw new AssertionError(notation + " is legal, but not listed");
  }

  @Test
  @Rule("MT-MON-07")
  void whatIsNoTarget_isRefusedAsThat() {
    Played game = Scene.of(3).player("A", "L4 | O04").fight("M22").play("A play card:O04");
    assertThat(game.asked()).isEqualTo("A target");
    assertThat(game.refused("target card:M05").rule()).contains("MT-MON-07");
  }
}
