package games.kumite.spi.console.web;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Match;
import games.kumite.api.Seat;
import games.kumite.api.Setup;
import games.kumite.spi.console.texts.ConsoleTexts;
import games.kumite.spi.samples.discduel.DiscDuel;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

/** The order and the end of previews, with a thread that runs when the test says so. */
final class PreviewDeskTests {

  private final Deque<Runnable> work = new ArrayDeque<>();
  private final PreviewDesk desk = new PreviewDesk(work::add, 60_000);
  private final Match match = new DiscDuel().start(Setup.seats("Ana", "Bo").seed(1));

  private CompletableFuture<Reply> make(int index) {
    Seat seat = match.actor();
    CompletableFuture<Reply> reply = new CompletableFuture<>();
    desk.make(seat, match.decision().number(), match.perspective(seat), match.decision().actions().get(index),
        ConsoleTexts.ENGLISH, reply);
    return reply;
  }

  @Test
  void preview_isMadeInTheOtherThread() {
    CompletableFuture<Reply> reply = make(0);

    assertThat(reply).isNotDone();
    work.remove().run();
    assertThat(reply.join().status()).isEqualTo(200);
  }

  @Test
  void preview_withoutTime_hasAFewWorlds() {
    PreviewDesk hurried = new PreviewDesk(Runnable::run, 0);
    CompletableFuture<Reply> reply = new CompletableFuture<>();

    hurried.make(match.actor(), match.decision().number(), match.perspective(match.actor()), match.decision().actions().get(0),
        ConsoleTexts.ENGLISH, reply);

    assertThat(new String(reply.join().plain(), StandardCharsets.UTF_8)).contains("Estimated from 8 ");
  }

  @Test
  void laterPreview_ofTheSeat_endsTheEarlier() {
    CompletableFuture<Reply> earlier = make(0);
    CompletableFuture<Reply> later = make(1);

    assertThat(earlier).isCompleted();
    assertThat(earlier.join().status()).isEqualTo(204);
    work.forEach(Runnable::run);
    assertThat(later.join().status()).isEqualTo(200);
  }

  @Test
  void preview_endsWithItsDecision_andNotBefore() {
    CompletableFuture<Reply> reply = make(0);
    desk.change(match.answers());
    assertThat(reply).as("the decision is still open").isNotDone();

    match.play(0);
    desk.change(match.answers());

    assertThat(reply).isCompleted();
    work.remove().run();
    assertThat(reply.join().status()).isEqualTo(204);
  }
}
