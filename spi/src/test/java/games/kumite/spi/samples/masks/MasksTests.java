package games.kumite.spi.samples.masks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.kumite.api.Action;
import games.kumite.api.Element;
import games.kumite.api.IllegalActionException;
import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.api.Turn;
import games.kumite.api.Viewer;
import games.kumite.api.random.RandomSource;
import games.kumite.api.random.ScriptedRandom;
import games.kumite.api.random.SeededRandom;
import games.kumite.spi.Inspection;
import games.kumite.spi.testkit.Rule;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** The rules of masks, with a stacked deck. */
final class MasksTests {

  private static final int DUKE = 0;
  private static final int THIEF = 4;
  private static final int GUARD = 8;
  private static final int ENVOY = 12;

  /** Three seats: Ana with Duke and Thief, Bo with Guard and Envoy, Cy with two Envoys; no six under a cup. */
  private static Match three(int... dice) {
    ScriptedRandom random = new ScriptedRandom(RandomSource.seeded(4))
        .putPermutation("deck", DUKE, THIEF, GUARD, ENVOY, ENVOY + 1, ENVOY + 2, GUARD + 1, ENVOY + 3)
        .put("cup-1", dice.length > 0 ? dice[0] : 1).put("cup-2", dice.length > 1 ? dice[1] : 2)
        .put("cup-3", dice.length > 2 ? dice[2] : 3);
    return new Masks().start(Setup.seats("Ana", "Bo", "Cy").random(random));
  }

  private static void play(Match match, String... notations) {
    for (String notation : notations) {
      match.play(match.decision().parse(notation));
    }
  }

  private static Court court(Match match) {
    return (Court) Inspection.state(match);
  }

  private static int cards(Match match, int seat) {
    return court(match).cards().count(court(match).hand(seat));
  }

  private static Set<String> kindsOf(Match match, Viewer viewer, Element.Kind kind) {
    Set<String> ids = new TreeSet<>();
    match.table(viewer).all().values().stream().filter(element -> element.kind() == kind)
        .forEach(element -> ids.add(element.id()));
    return ids;
  }

  @Test
  @Rule("MA-01")
  void deal_givesTwoCardsTwoCoinsAndADie_thatTheSeatAloneSees() {
    Match match = three(6, 2, 3);
    for (int seat = 0; seat < 3; seat++) {
      assertThat(cards(match, seat)).isEqualTo(2);
      assertThat(court(match).coins(seat)).isEqualTo(2);
    }
    assertThat(court(match).cards().count(court(match).board.deck)).isEqualTo(10);
    assertThat(kindsOf(match, match.seats().get(0), Element.Kind.CARD)).containsExactly("card:duke", "card:thief");
    assertThat(kindsOf(match, match.seats().get(1), Element.Kind.DIE)).containsExactly("die:cup-2");
    assertThat(kindsOf(match, Viewer.spectator(), Element.Kind.DIE)).isEmpty();
  }

  @Test
  @Rule("MA-02")
  void turns_goRound_andWhoIsRichMustStrike() {
    Match match = three();
    play(match, "coin");
    assertThat(court(match).coins(0)).isEqualTo(3);
    assertThat(match.actor().name()).isEqualTo("Bo");
    play(match, "coin", "coin");
    court(match).addCoins(0, 7);
    assertThat(match.actor().name()).isEqualTo("Ana");
    assertThat(match.decision().actions()).extracting(Action::notation).containsExactly("strike seat:2", "strike seat:3");
    assertThatThrownBy(() -> match.decision().parse("coin")).isInstanceOf(IllegalActionException.class)
        .extracting("rule").isEqualTo("MA-02");
  }

  @Test
  @Rule("MA-03")
  void claims_thatNobodyDoubts_haveTheirEffect() {
    Match match = three();
    play(match, "duke", "pass", "pass");
    assertThat(court(match).coins(0)).isEqualTo(5);
    court(match).addCoins(0, -4);
    play(match, "thief seat:1", "pass", "pass");
    assertThat(court(match).coins(1)).isEqualTo(3);
    assertThat(court(match).coins(0)).isZero();
    assertThatThrownBy(() -> match.decision().parse("thief seat:1")).extracting("rule").isEqualTo("MA-03");
    play(match, "envoy", "pass", "pass");
    assertThat(match.decision().kind()).isEqualTo("return");
    assertThat(cards(match, 2)).isEqualTo(4);
    play(match, "return card:envoy", "return card:envoy.2");
    assertThat(cards(match, 2)).isEqualTo(2);
    assertThat(court(match).cards().count(court(match).board.deck)).isEqualTo(10);
  }

  @Test
  @Rule("MA-03")
  void envoy_choosesInAnyOrder_unseenByOthers() {
    Match match = three();
    play(match, "envoy", "pass", "pass");
    assertThat(match.decision().actions()).extracting(Action::notation)
        .containsExactlyInAnyOrder("return card:duke", "return card:thief", "return card:guard", "return card:envoy");
    play(match, "return card:thief");
    assertThat(match.decision().actions()).extracting(Action::notation)
        .containsExactlyInAnyOrder("return card:duke", "return card:guard", "return card:envoy");
    Set<String> thieves = new TreeSet<>();
    SeededRandom random = new SeededRandom(3);
    for (int i = 0; i < 300; i++) {
      Match world = match.perspective(match.seats().get(1)).imagine(random);
      thieves.add(String.valueOf(court(world).held(0, Role.THIEF) >= 0));
      world.playRandom(random);
    }
    assertThat(thieves).as("the pick tells nothing of the hand").containsExactly("false", "true");
    play(match, "return card:duke");
    assertThat(court(match).held(0, Role.DUKE)).isNegative();
    assertThat(court(match).held(0, Role.ENVOY)).isNotNegative();
  }

  @Test
  @Rule("MA-04")
  void doubt_ofATruth_costsTheDoubterACard_andTheCardIsReplaced() {
    Match match = three();
    play(match, "duke", "doubt");
    assertThat(match.actor().name()).isEqualTo("Bo");
    assertThat(match.decision().kind()).isEqualTo("lose");
    play(match, "lose card:envoy");
    assertThat(cards(match, 1)).isEqualTo(1);
    assertThat(cards(match, 0)).isEqualTo(2);
    assertThat(court(match).coins(0)).as("the claim stands").isEqualTo(5);
  }

  @Test
  @Rule("MA-04")
  void doubt_ofALie_costsTheClaimerACard_andTheClaimIsVoid() {
    Match match = three();
    play(match, "coin", "duke", "pass", "doubt");
    assertThat(match.actor().name()).isEqualTo("Bo");
    play(match, "lose card:guard");
    assertThat(cards(match, 1)).isEqualTo(1);
    assertThat(court(match).coins(1)).isEqualTo(2);
    assertThat(match.actor().name()).isEqualTo("Cy");
  }

  @Test
  @Rule("MA-04")
  void doubters_areAskedInOrder_afterTheClaimer() {
    Match match = three();
    play(match, "coin", "duke");
    assertThat(match.actor().name()).isEqualTo("Cy");
    assertThat(match.decision().prompt().chooser()).isEqualTo("Do you doubt Bo's claim of the Duke?");
    play(match, "pass");
    assertThat(match.actor().name()).isEqualTo("Ana");
  }

  @Test
  @Rule("MA-05")
  void theft_isStoppedByAGuard_whichIsReplaced() {
    Match match = three();
    play(match, "thief seat:3", "pass", "pass");
    assertThat(match.decision().kind()).isEqualTo("stop");
    assertThat(match.actor().name()).isEqualTo("Bo");
    assertThat(match.perspective(match.seats().get(2)).turn()).isInstanceOf(Turn.Window.class);
    play(match, "guard");
    assertThat(court(match).coins(2)).isEqualTo(2);
    assertThat(cards(match, 1)).isEqualTo(2);
    assertThat(match.actor().name()).isEqualTo("Bo");
  }

  @Test
  @Rule("MA-05")
  void theft_isStoppedByASix_whichIsRolledAgain() {
    Match match = three(1, 2, 6);
    play(match, "thief seat:3", "pass", "pass", "pass");
    assertThat(match.actor().name()).isEqualTo("Cy");
    play(match, "lift");
    assertThat(court(match).coins(2)).isEqualTo(2);
    assertThat(kindsOf(match, match.seats().get(0), Element.Kind.DIE)).containsExactly("die:cup-1");
  }

  @Test
  @Rule("MA-05")
  void imaginedTheft_isOneThatSomebodyCanStop() {
    Match match = three(1, 2, 3);
    play(match, "thief seat:3", "pass", "pass");
    SeededRandom random = new SeededRandom(8);
    for (int i = 0; i < 500; i++) {
      Match world = match.perspective(match.seats().get(0)).imagine(random);
      assertThat(world.actionCount()).as("a pass and something else").isGreaterThan(1);
    }
  }

  @Test
  @Rule("MA-06")
  void strike_costsSevenCoins_andACard() {
    Match match = three();
    assertThatThrownBy(() -> match.decision().parse("strike seat:2")).extracting("rule").isEqualTo("MA-06");
    Match rich = three();
    court(rich).addCoins(0, 5);
    play(rich, "strike seat:2", "lose card:guard");
    assertThat(court(rich).coins(0)).isZero();
    assertThat(cards(rich, 1)).isEqualTo(1);
  }

  @Test
  @Rule("MA-07")
  void lastCard_goesUnasked_andTheSeatIsOut() {
    Match match = three();
    court(match).addCoins(0, 12);
    play(match, "strike seat:2", "lose card:guard", "coin", "coin", "strike seat:2");
    assertThat(court(match).isInPlay(1)).isFalse();
    assertThat(match.actor().name()).as("Bo has no turn any more").isEqualTo("Cy");
    play(match, "coin");
    assertThatThrownBy(() -> match.decision().parse("strike seat:2")).extracting("rule").isEqualTo("MA-07");
    play(match, "duke");
    assertThat(match.actor().name()).as("nor a doubt").isEqualTo("Cy");
  }

  @Test
  @Rule("MA-08")
  void lastInPlay_wins() {
    Match match = new Masks().start(Setup.seats("Ana", "Bo").random(new ScriptedRandom(RandomSource.seeded(4))
        .putPermutation("deck", DUKE, THIEF, GUARD, ENVOY)));
    court(match).addCoins(0, 12);
    play(match, "strike seat:2", "lose card:guard", "coin", "strike seat:2");
    assertThat(match.isOver()).isTrue();
    assertThat(match.outcome().standing(match.seats().get(0)).score()).isEqualTo(3);
    assertThat(match.outcome().standing(match.seats().get(1)).score()).isZero();
  }

  @Test
  @Rule("MA-08")
  void thirtyTurns_endTheMatch_byCards() {
    Match match = three();
    for (int turn = 0; turn < 30; turn++) {
      assertThat(match.isOver()).isFalse();
      court(match).addCoins(match.actor().index(), -court(match).coins(match.actor().index()));
      play(match, "coin");
    }
    assertThat(match.isOver()).isTrue();
    assertThat(List.of(0, 1, 2)).allSatisfy(seat ->
        assertThat(match.outcome().standing(match.seats().get(seat)).score()).isEqualTo(2));
  }

  /** Two matches that go on from one record draw the same, and leave the source to its owner as it was. */
  @Test
  void source_ofAResumption_isCopied() {
    Match match = new Masks().start(Setup.seats("Ana", "Bo", "Cy").random(RandomSource.secure()));
    SeededRandom source = RandomSource.seeded(11);
    Match one = match.game().resume(match.record(), source);
    Match other = match.game().resume(match.record(), source);
    SeededRandom player = RandomSource.seeded(5);
    while (!one.isOver()) {
      other.play(one.playRandom(player));
    }
    assertThat(other.record()).isEqualTo(one.record());
    assertThat(source.nextLong()).isEqualTo(RandomSource.seeded(11).nextLong());
  }

  @Test
  @Rule("MA-09")
  void seats_concedeAtAnyDecision_untilOneIsLeft() {
    Match match = three();
    play(match, "concede");
    assertThat(match.actor().name() + " " + match.decision().kind()).as("asked again").isEqualTo("Ana turn");
    assertThat(match.decision().anytimeActions()).as("not twice").isEmpty();
    assertThatThrownBy(() -> play(match, "concede")).isInstanceOf(IllegalActionException.class)
        .hasMessageContaining("conceded already").extracting(refused -> ((IllegalActionException) refused).rule().orElse(""))
        .isEqualTo("MA-09");
    play(match, "duke");
    assertThat(match.actor().name() + " " + match.decision().kind()).isEqualTo("Bo doubt");
    play(match, "concede");
    assertThat(match.isOver()).isTrue();
    assertThat(match.outcome().standings()).extracting(standing -> standing.score()).containsExactly(0, 0, 3);
  }

  @Test
  @Rule("MA-09")
  void conceding_thatEndsTheMatch_asksNothingMore() {
    Match match = three();
    play(match, "concede", "duke", "concede");
    assertThat(match.isOver()).isTrue();
    assertThat(match.actionCount()).isZero();
    assertThatThrownBy(match::decision).isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(match::actor).isInstanceOf(IllegalStateException.class);
    assertThat(match.answers().pendingSeats()).isEmpty();
  }

  @Test
  @Rule("MA-09")
  void conceding_inASelection_asksTheSameAgain() {
    Match match = three();
    play(match, "duke", "doubt");
    assertThat(match.actor().name() + " " + match.decision().kind()).as("Ana had the Duke").isEqualTo("Bo lose");
    List<Action> listed = match.decision().actions();
    play(match, "concede");
    assertThat(match.actor().name() + " " + match.decision().kind()).isEqualTo("Bo lose");
    assertThat(match.decision().actions()).isEqualTo(listed);
    int cards = cards(match, 1);
    play(match, "lose card:guard");
    assertThat(cards(match, 1)).isEqualTo(cards - 1);
    assertThat(match.isOver()).isFalse();
    assertThat(match.search().pastDecisions(Viewer.spectator())).extracting(past -> past.seat().name() + " " + past.action())
        .contains("Bo concede");
    assertThat(match.events(Viewer.spectator()).read()).extracting(event -> event.text()).contains("Bo concedes.");
  }

  @Test
  @Rule("MA-09")
  void conceding_isBesideTheList_inEachLanguageAndOnAPerspective() {
    Match match = three();
    assertThat(match.decision().actions()).extracting(Action::notation).doesNotContain("concede");
    assertThat(match.decision().anytimeActions()).hasSize(1);
    Action concede = match.decision().anytimeActions().get(0);
    assertThat(match.decision().label(concede)).isEqualTo("Concede");
    assertThat(match.decision().isLegal(concede)).isTrue();
    Turn turn = match.perspective(match.actor()).turn();
    assertThat(((Turn.Yours) turn).decision().anytimeActions()).containsExactly(concede);
    assertThat(match.in(java.util.Locale.GERMAN).decision().anytimeActions()).hasSize(1);
    match.in(java.util.Locale.GERMAN).play(concede);
    assertThat(match.decision().isLegal(concede)).isFalse();
    assertThatThrownBy(() -> match.play(concede)).isInstanceOf(IllegalActionException.class);
    assertThatThrownBy(() -> match.decision().parse("nothing")).hasMessageNotContaining("concede");
    match.undo();
    assertThatThrownBy(() -> match.decision().parse("nothing")).hasMessageContaining("; concede");
  }
}
