package games.kumite.kungfu.turn;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Element;
import games.kumite.api.Match;
import games.kumite.api.Outcome;
import games.kumite.api.Viewer;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.end.MatchEnd;
import games.kumite.kungfu.setup.SetupGame;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.FigureRelations.Relation;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Plot;
import games.kumite.spi.Inspection;
import games.kumite.spi.testkit.LoadedDice;
import games.kumite.spi.testkit.Rule;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Three to six seats, and gangs with several Protagonists. */
final class SidesTests {

  private static final Consumer<GameState> PLAIN = state -> { };
  /** A figure of each of four gangs, far apart. */
  private static final String[] FOUR =
      {"1 detective 1000 1000", "2 student 8000 8000", "3 detective 3000 1000", "4 student 8000 5000"};

  private static Match opened(LoadedDice dice, int seats, Object... options) {
    games.kumite.api.Setup setup =
        games.kumite.api.Setup.seats(List.of("Ana", "Bo", "Cy", "Di", "Ed", "Fay").subList(0, seats).toArray(String[]::new))
            .random(dice);
    for (int i = 0; i < options.length; i += 2) {
      setup = setup.option((String) options[i], options[i + 1]);
    }
    return new SetupGame().start(setup);
  }

  private static void play(Match match, String... notations) {
    for (String notation : notations) {
      match.play(match.decision().parse(notation));
    }
  }

  private static GameState fight(Match match) {
    return (GameState) Inspection.state(match);
  }

  @Test
  @Rule({"KF-MUL-01a", "KF-MUL-01b", "KF-MUL-02b"})
  void everyGang_hasItsOwnFigures_andAChiForEachHundredPointsBegun() {
    LoadedDice dice = new LoadedDice();
    dice.lay("attacker=1");
    Match match = opened(dice, 3, "budget", 400);
    assertThat(match.actor().name()).isEqualTo("Ana");
    play(match, "gang token:gang-police");
    assertThat(match.actor().name()).isEqualTo("Bo");
    play(match, "gang token:gang-martial");
    assertThat(match.actor().name()).isEqualTo("Cy");
    play(match, "gang token:gang-yakuza");
    assertThat(match.actor().name()).as("the second gang of the smaller side").isEqualTo("Bo");
    play(match, "recruit token:profile-dim-mak-master");
    for (int i = 0; i < 5; i++) {
      play(match, "recruit token:profile-student");
    }
    play(match, "done");
    GameState state = fight(match);
    assertThat(state.gang(0, Counters.CHI_LEVEL)).as("389 points").isEqualTo(4);
    assertThat(state.gang(3, Counters.POINTS)).isEqualTo(113 + 5 * 19);
    assertThat(state.gang(3, Counters.CHI)).as("rounded up").isEqualTo(3);
  }

  @ParameterizedTest
  @CsvSource({"1, Ana, Bo", "2, Bo, Ana", "5, Ana, Bo", "6, Bo, Ana"})
  @Rule({"KF-MUL-03a", "KF-RUL-167"})
  void aDie_saysWhichSideAttacks_andItsLowestSeatChoosesThePlot(int die, String attacker, String defender) {
    LoadedDice dice = new LoadedDice();
    dice.lay("attacker=" + die);
    Match match = opened(dice, 4);
    for (int gang = 0; gang < 4; gang++) {
      play(match, "gang token:gang-police");
    }
    assertThat(match.decision().kind()).isEqualTo("plot");
    assertThat(match.actor().name()).isEqualTo(attacker);
    play(match, "plot revenge");
    assertThat(match.decision().kind()).isEqualTo("location");
    assertThat(match.actor().name()).isEqualTo(defender);
  }

  @ParameterizedTest
  @CsvSource({"2, 9000, 9000, 0, 0", "3, 12000, 12000, 1500, 1500", "4, 12000, 12000, 1500, 1500",
      "5, 18000, 12000, 4500, 1500", "6, 18000, 12000, 4500, 1500"})
  @Rule({"KF-MUL-02a", "KF-RUL-77"})
  void tables_growWithTheSeats_andTheirSceneryLiesInTheMiddle(int seats, int width, int height, int dx, int dy) {
    LoadedDice dice = new LoadedDice();
    dice.lay(seats == 2 ? "attacker=6,1" : "attacker=1");
    Match match = opened(dice, seats, "table", "street");
    while (!match.decision().kind().startsWith("deploy")) {
      match.play(0);
    }
    Element board = match.table(Viewer.spectator()).find("board:table").orElseThrow();
    assertThat(board.attributes().get("width")).isEqualTo(width);
    assertThat(board.attributes().get("height")).isEqualTo(height);
    games.kumite.kungfu.geometry.Piece piece = fight(match).definition().content.tables().get("street").board().piece(0);
    Element shown = match.table(Viewer.spectator()).find("terrain:" + piece.id).orElseThrow();
    assertThat(shown.attributes().get("x")).isEqualTo(piece.outline.left() + dx);
    assertThat(shown.attributes().get("y")).isEqualTo(piece.outline.low() + dy);
  }

  @Test
  @Rule({"KF-MUL-02a", "KF-GEN-02"})
  void generatedTables_growToo() {
    Match match = new SetupGame().start(
        games.kumite.api.Setup.seats("Ana", "Bo", "Cy", "Di", "Ed").seed(3).option("table", "generated"));
    while (!match.decision().kind().startsWith("deploy")) {
      match.play(0);
    }
    GameState state = fight(match);
    assertThat(state.board().width).isEqualTo(18_000);
    assertThat(state.board().height).isEqualTo(12_000);
    long items = java.util.stream.IntStream.range(0, state.board().pieces())
        .mapToObj(i -> state.board().piece(i).item).distinct().count();
    assertThat(items).as("12 for each table of 900 mm in it").isEqualTo(32);
  }

  @Test
  @Rule({"KF-MUL-04a", "KF-MUL-04b", "KF-MUL-05", "KF-RUL-169", "KF-EX-70"})
  void cards_sayWhoseTurnItIs_andNobodyActsTwiceRunning() {
    Ring ring = Ring.ofSeats(4, "initiative-card=1", PLAIN, FOUR);
    assertThat(ring.actor()).as("B").isEqualTo("Bo");
    ring.dice("initiative-card=0").play("end-turn");
    assertThat(ring.actor()).as("A, the first of the three left").isEqualTo("Ana");
    ring.dice("initiative-card=1").play("end-turn");
    assertThat(ring.actor()).as("D").isEqualTo("Di");
    ring.dice("initiative-card=0").play("end-turn");
    assertThat(ring.actor()).as("C is left").isEqualTo("Cy");
    assertThat(ring.fight().get(Counters.TURNS)).isEqualTo(4);
    ring.dice("initiative-card=2,3").play("end-turn");
    assertThat(ring.actor()).as("C goes back, then D").isEqualTo("Di");
    ring.dice("initiative-card=2").play("end-turn");
    assertThat(ring.actor()).as("later in the round a card counts whoever acted last").isEqualTo("Cy");
  }

  @Test
  @Rule({"KF-MUL-05", "KF-MUL-02b"})
  void theOtherGangOfTheSamePlayer_goesBackToo() {
    Ring ring = Ring.ofSeats(3, "initiative-card=0", PLAIN, FOUR);
    ring.dice("initiative-card=0").play("end-turn").dice("initiative-card=0").play("end-turn");
    ring.dice("initiative-card=0").play("end-turn");
    assertThat(ring.fight().get(Counters.ACTIVE)).isEqualTo(3);
    assertThat(ring.actor()).isEqualTo("Bo");
    ring.dice("initiative-card=1,0").play("end-turn");
    assertThat(ring.fight().get(Counters.ACTIVE)).as("gang 2 is Bo's too").isZero();
  }

  @Test
  @Rule({"KF-MUL-05", "KF-MUL-02b"})
  void withinARound_aPlayerWithTwoGangs_mayActTwiceRunning() {
    Ring ring = Ring.ofSeats(3, "initiative-card=1", PLAIN, FOUR);
    assertThat(ring.fight().get(Counters.ACTIVE)).isEqualTo(1);
    ring.dice("initiative-card=2").play("end-turn");
    assertThat(ring.fight().get(Counters.ACTIVE)).as("Bo's other gang").isEqualTo(3);
    assertThat(ring.actor()).isEqualTo("Bo");
  }

  @Test
  @Rule({"KF-MUL-06", "KF-RUL-170"})
  void theSeatsOfTheOtherSide_areAskedInTurn_untilOneReacts() {
    Ring ring = Ring.ofSeats(4, "initiative-card=1", PLAIN, FOUR).play("activate figure:2-1")
        .dice("activation-2=2").play("roll 1");
    assertThat(ring.kind() + ring.actor()).isEqualTo("reactAna");
    assertThat(ring.listed()).containsExactly("react figure:1-1", "decline");
    ring.play("decline");
    assertThat(ring.kind() + ring.actor()).isEqualTo("reactCy");
    ring.dice("reaction-3=3").play("react figure:3-1");
    assertThat(ring.kind() + ring.actor()).as("Cy acts").isEqualTo("actionCy");
    Ring first = Ring.ofSeats(4, "initiative-card=1", PLAIN,
        "1 detective 1000 1000", "2 student 8000 8000", "3 detective 3000 1000", "2 student 8000 5000").play("activate figure:2-1")
        .dice("activation-2=2 reaction-1=1").play("roll 1", "react figure:1-1");
    assertThat(first.is("1-1", Condition.BARRED)).isTrue();
    assertThat(first.kind()).as("the others are not asked").isNotEqualTo("react");
  }

  @Test
  @Rule("KF-RUL-169")
  void whatLastsUntilTheNextTurn_lastsUntilThatOfTheOwnGang() {
    Ring ring = Ring.ofSeats(4, "initiative-card=1", PLAIN, FOUR).play("activate figure:2-1")
        .dice("activation-2=2 reaction-1=1 initiative-card=1").play("roll 1", "react figure:1-1");
    assertThat(ring.actor()).as("his friend's turn").isEqualTo("Cy");
    assertThat(ring.is("1-1", Condition.BARRED)).isTrue();
    ring.dice("initiative-card=0").play("end-turn");
    assertThat(ring.actor()).isEqualTo("Ana");
    assertThat(ring.is("1-1", Condition.BARRED)).isFalse();
  }

  @Test
  @Rule({"KF-RUL-167", "KF-PLT-13"})
  void aPlot_meansTheProtagonistsOfTheLowestSeats() {
    Ring ring = Ring.ofSeats(4, "initiative-card=3", state -> state.set(Counters.PLOT, Plot.CHALLENGE.ordinal()),
        "1 detective 1000 1000", "2 detective 8000 8000", "3 detective 5000 5000", "4 student 1000 1250",
        "4 student 5000 5250", "1 student 1000 1500").play("activate figure:4-1").dice("activation-4=4,4")
        .play("roll 2", "attack");
    assertThat(ring.refused("target figure:1-1 0")).as("the one who is challenged").isEqualTo("KF-PLT-13");
    ring = Ring.ofSeats(4, "initiative-card=3", state -> state.set(Counters.PLOT, Plot.CHALLENGE.ordinal()),
        "1 detective 1000 1000", "2 detective 8000 8000", "3 detective 5000 5000", "4 student 1000 1250",
        "4 student 5000 5250", "1 student 1000 1500").play("activate figure:4-2").dice("activation-4=4,4")
        .play("roll 2", "attack");
    assertThat(ring.refused("target figure:3-1 0")).as("anybody may attack his friend").isEqualTo("legal");
  }

  @Test
  @Rule({"KF-RUL-181", "KF-GANG-17"})
  void ofSeveralProtagonists_aPlotMeansOneThatIsDrawn() {
    Consumer<GameState> challenge = state -> state.set(Counters.PLOT, Plot.CHALLENGE.ordinal());
    String[] figures = {"1 detective 1000 1000", "1 detective 5000 5000", "2 detective 8000 8000", "2 student 1000 1250",
        "2 student 5000 5250", "1 student 1000 1500"};
    Ring first = Ring.ofSeats(2, "protagonist-1=0", challenge.andThen(state -> state.set(Counters.ACTIVE, 1)), figures)
        .play("activate figure:2-2").dice("activation-2=4,4").play("roll 2", "attack");
    assertThat(first.refused("target figure:1-1 0")).isEqualTo("KF-PLT-13");
    Ring second = Ring.ofSeats(2, "protagonist-1=1", challenge.andThen(state -> state.set(Counters.ACTIVE, 1)), figures)
        .play("activate figure:2-2").dice("activation-2=4,4").play("roll 2", "attack");
    assertThat(second.refused("target figure:1-1 0")).isEqualTo("legal");
    assertThat(second.match().table(Viewer.spectator()).find("figure:1-2").orElseThrow().attributes().get("meant"))
        .as("everybody sees whom it means").isEqualTo(true);
  }

  @Test
  @Rule({"KF-RUL-181", "KF-ACT-18"})
  void oneOfSeveralProtagonists_reacts_andEachIsBarredByHisOwnFailure() {
    Ring ring = Ring.ofSeats(2, "protagonist-1=0", state -> state.set(Counters.ACTIVE, 1), "1 detective 1000 1000",
        "1 detective 3000 1000", "2 student 8000 8000", "2 student 8000 7000", "2 student 8000 6000")
        .play("activate figure:2-1").dice("activation-2=2").play("roll 1");
    assertThat(ring.listed()).containsExactly("react figure:1-1", "react figure:1-2", "decline");
    ring.dice("reaction-1=1").play("react figure:1-2", "activate figure:2-2").dice("activation-2=2").play("roll 1");
    assertThat(ring.listed()).as("he is barred, the other is not").containsExactly("react figure:1-1", "decline");
    ring.dice("reaction-1=3").play("react figure:1-1", "stop", "activate figure:2-3").dice("activation-2=2").play("roll 1");
    assertThat(ring.listed()).as("who has passed may react again").containsExactly("react figure:1-1", "decline");
  }

  @Test
  @Rule({"KF-RUL-181", "KF-MOR-02"})
  void withEachProtagonist_theExtrasRollAgain() {
    Ring ring = Ring.ofSeats(2, "protagonist-1=0 protagonist-2=1", state -> state.set(Counters.ACTIVE, 1), "1 detective 1000 1000",
        "1 detective 1000 3000", "1 student 5000 5000", "2 dim-mak-master 1250 1000", "2 dim-mak-master 1250 3000");
    assertThat(ring.fight().gang(0, Counters.SHAKEN)).isZero();
    games.kumite.kungfu.effect.Casualty.kill(ring.fight(), 0, 3);
    games.kumite.kungfu.effect.Casualty.kill(ring.fight(), 1, 4);
    assertThat(ring.fight().gang(0, Counters.SHAKEN)).as("once for each").isEqualTo(2);
  }

  @Test
  @Rule("KF-RUL-171")
  void aSide_isOutWithTheLastFigureOfItsGangs_andScoresAreItsOwn() {
    Ring ring = Ring.ofSeats(4, "initiative-card=1", PLAIN, FOUR);
    games.kumite.kungfu.effect.Casualty.kill(ring.fight(), 0, 1);
    MatchEnd.look(ring.fight());
    assertThat(ring.match().isOver()).as("gang 3 goes on").isFalse();
    Outcome outcome = MatchEnd.outcome(ring.fight(), 1);
    int points = ring.figures().profile(0).points;
    assertThat(outcome.standings().stream().map(Outcome.Standing::score)).containsExactly(0, points, 0, points);
    assertThat(outcome.standings().stream().map(Outcome.Standing::rank)).containsExactly(3, 1, 3, 1);
  }

  @Test
  @Rule({"KF-RUL-47", "KF-RUL-169"})
  void threeIdleTurnsOfEveryGang_endTheMatch() {
    Ring ring = Ring.ofSeats(4, "initiative-card=0", PLAIN, FOUR);
    for (int turn = 1; turn < 12; turn++) {
      assertThat(ring.match().isOver()).isFalse();
      ring.dice("initiative-card=0").play("end-turn");
    }
    ring.play("end-turn");
    assertThat(ring.match().isOver()).isTrue();
  }

  @Test
  @Rule({"KF-RUL-17", "KF-RUL-85"})
  void whatHoldsBetweenFigures_holdsForHundreds() {
    Ring ring = Ring.ofSeats(6, "initiative-card=0", state -> {
      for (int i = 0; i < 300; i++) {
        state.figures().add(state.definition().content.profile("student"), i % 6);
      }
    }, "1 student 1000 1000", "2 student 8000 8000");
    games.kumite.kungfu.state.Figures figures = ring.figures();
    figures.pairs().set(Relation.TOUCHED, 70, 250);
    figures.pairs().set(Relation.HACKED, 299, 64);
    for (int i = 0; i < 200; i++) {
      figures.add(0, 0);
    }
    assertThat(figures.pairs().has(Relation.TOUCHED, 70, 250)).isTrue();
    assertThat(figures.pairs().has(Relation.TOUCHED, 70, 186)).as("64 before").isFalse();
    assertThat(figures.pairs().has(Relation.HACKED, 299, 64)).isTrue();
    assertThat(figures.pairs().has(Relation.HACKED, 299, 0)).isFalse();
    figures.endAttack();
    assertThat(figures.pairs().has(Relation.HACKED, 299, 64)).isFalse();
    assertThat(figures.pairs().has(Relation.TOUCHED, 70, 250)).isTrue();
  }
}
