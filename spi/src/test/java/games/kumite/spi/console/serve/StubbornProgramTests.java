package games.kumite.spi.console.serve;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Action;
import games.kumite.api.Match;
import games.kumite.api.Perspective;
import games.kumite.api.Setup;
import games.kumite.api.Turn;
import games.kumite.api.bot.Bots;
import games.kumite.spi.console.texts.ConsoleTexts;
import games.kumite.spi.samples.tictactoe.TicTacToe;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** Programs that answer only nonsense, and programs that are never asked. */
final class StubbornProgramTests {

  private static final int MANY = 20_000;

  @Test
  void wrongLines_getNoMoreTime() {
    StringWriter out = new StringWriter();
    JsonLines wire = new JsonLines(new StringReader("nonsense\n".repeat(500)
        + "{\"type\":\"play\",\"id\":1,\"action\":\"place space:b2\"}\n"),
        new PrintWriter(out));
    AtomicLong clock = new AtomicLong(); // 100 ms for each look at it
    RemoteBot program = new RemoteBot(wire, Duration.ofMillis(300), (perspective, decision) -> decision.actions().get(0),
        ConsoleTexts.ENGLISH,
        () -> clock.getAndAdd(TimeUnit.MILLISECONDS.toNanos(100)));
    Match match = new TicTacToe().start(Setup.seats("Ana", "Bo").seed(1));
    Perspective perspective = match.perspective(match.actor());
    Action chosen = program.choose(perspective, ((Turn.Yours) perspective.turn()).decision());

    assertThat(chosen).isEqualTo(match.decision().actions().get(0));
    assertThat(out.toString().split("malformed", -1)).as("lines that were read").hasSize(3);
    assertThat(out.toString()).contains("\"timeout\"");
  }

  @Test
  void matches_inWhichTheProgramIsNeverAsked_areAllPlayed() {
    StringWriter out = new StringWriter();
    JsonLines wire = new JsonLines(new StringReader(""), new PrintWriter(out));
    TicTacToe game = new TicTacToe();
    new LearnerSession(wire, number -> new LearnerSession.Running(game.start(Setup.seats("Ana", "Bo").seed(number)), List.of(),
        match -> Bots.step(match, Bots.random().create(0))), MANY, ConsoleTexts.ENGLISH).play(3);

    assertThat(out.toString().split("\"type\":\"end\"", -1)).hasSize(MANY + 1);
    assertThat(out.toString()).endsWith("\n").contains("\"match\":" + MANY + ",");
  }
}
