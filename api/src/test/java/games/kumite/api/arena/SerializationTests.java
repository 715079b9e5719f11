package games.kumite.api.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import games.kumite.api.UnknownGameException;
import games.kumite.api.bot.BotFactory;
import games.kumite.api.bot.Bots;
import games.kumite.api.handmade.HandMadeGames;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Tasks and results travel. */
final class SerializationTests {

  private static final BotFactory LAMBDA = seed -> (perspective, decision) -> decision.actions().get(0);

  @SuppressWarnings("unchecked")
  private static <T> T sent(T value) throws IOException, ClassNotFoundException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(value);
    }
    try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
      return (T) in.readObject();
    }
  }

  private static MatchTask task() {
    return Arena.of(HandMadeGames.pile()).bot("mcts", Bots.named("mcts:9")).bot("lambda", LAMBDA)
        .optionSet(Map.of("size", 5)).matches(1).keepRecords().tasks().get(0);
  }

  @Test
  void tasks_thatWereSentTogether_areTheSame() throws Exception {
    List<MatchTask> tasks = Arena.of(HandMadeGames.pile()).bot("mcts", Bots.named("mcts:9")).tasks();
    assertThat(sent(tasks)).hasSameSizeAs(tasks);
  }

  @Test
  void result_thatWasSent_isTheSame() throws Exception {
    MatchResult result = task().call();
    assertThat(sent(result)).isEqualTo(result);
  }

  @Test
  void failure_thatWasSent_isTheSame() throws Exception {
    BotFactory broken = seed -> (perspective, decision) -> null;
    MatchResult result = Arena.of(HandMadeGames.pile()).bot("broken", broken).tasks().get(0).call();
    assertThat(result.failure()).isNotNull();
    assertThat(sent(result)).isEqualTo(result);
  }

  @Test
  void task_thatWasSent_asksForItsGameById() throws Exception {
    MatchTask task = task();
    MatchTask received = sent(task);
    assertThat(received.fixture()).isEqualTo(task.fixture());
    assertThatExceptionOfType(UnknownGameException.class).isThrownBy(received::call).withMessageContaining("pile");
  }

  @Test
  void bundledBots_thatWereSent_areTheSame() throws Exception {
    for (String name : List.of("random", "greedy:5", "flat:5c", "mcts:250ms:score")) {
      assertThat(sent(Bots.named(name))).isEqualTo(Bots.named(name));
    }
  }
}
