package games.kumite.spi.console.web;

import games.kumite.api.Action;
import games.kumite.api.Answers;
import games.kumite.api.Perspective;
import games.kumite.api.Seat;
import games.kumite.api.display.Preview;
import games.kumite.spi.console.texts.ConsoleTexts;
import games.kumite.spi.console.texts.PreviewPhrases;
import java.lang.System.Logger;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;

/**
 * The previews that the seats of one table wait for, one a seat. They are made in another thread, from a copy of what the
 * seat knows, with the same seed for all: so they tell nothing else. Used by the thread that uses the match.
 */
final class PreviewDesk {

  private static final Logger LOG = System.getLogger("games.kumite.console.web");
  private static final int WORLDS = 64;
  private static final int FIRST_WORLDS = 8;
  private static final long NANOS_OF_A_MILLISECOND = 1_000_000;
  private static final int MAX_CHANGES = 6;

  /** A preview on its way, and the number of the decision that it belongs to. */
  private record Wanted(int number, CompletableFuture<Reply> reply) {}

  private final Executor threads;
  private final long nanos;
  private final Map<Seat, Wanted> wanted = new LinkedHashMap<>();

  PreviewDesk(Executor threads, long millisToForesee) {
    this.threads = threads;
    this.nanos = millisToForesee * NANOS_OF_A_MILLISECOND;
  }

  /** Makes a preview in place of the one that the seat has asked for before. */
  void make(Seat seat, int number, Perspective perspective, Action action, ConsoleTexts say, CompletableFuture<Reply> reply) {
    Wanted earlier = wanted.put(seat, new Wanted(number, reply));
    if (earlier != null) {
      earlier.reply().complete(Reply.NOTHING);
    }
    threads.execute(() -> {
      if (reply.isDone()) {
        return;
      }
      try {
        Preview preview = preview(perspective, action, reply);
        if (!reply.isDone()) {
          reply.complete(reply(preview, perspective, say));
        }
      } catch (RuntimeException | Error broken) {
        LOG.log(Logger.Level.ERROR, "a preview of " + perspective.game().id() + " has failed", broken);
        reply.completeExceptionally(broken);
      }
    });
  }

  /** Returns a preview with as many worlds as there is time for, by the time that the first few take; with these alone if no one waits. */
  private Preview preview(Perspective perspective, Action action, CompletableFuture<Reply> reply) {
    long begin = System.nanoTime();
    Preview first = Preview.of(perspective, action, FIRST_WORLDS);
    long each = Math.max(1, (System.nanoTime() - begin) / FIRST_WORLDS);
    int worlds = (int) Math.min(WORLDS, nanos / each - FIRST_WORLDS);
    return worlds > FIRST_WORLDS && !reply.isDone() ? Preview.of(perspective, action, worlds) : first;
  }

  /** Ends the previews of decisions that are over. */
  void change(Answers answers) {
    if (wanted.isEmpty()) {
      return;
    }
    List<Seat> pending = answers.pendingSeats();
    wanted.entrySet().removeIf(entry -> {
      Wanted one = entry.getValue();
      boolean isOver = !pending.contains(entry.getKey()) || answers.decision(entry.getKey()).number() != one.number();
      if (isOver) {
        one.reply().complete(Reply.NOTHING);
      }
      return isOver || one.reply().isDone();
    });
  }

  private static Reply reply(Preview preview, Perspective perspective, ConsoleTexts say) {
    PreviewPhrases phrases = new PreviewPhrases(preview, perspective.table(), say);
    List<String> harm = phrases.harm();
    List<String> others = phrases.others();
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("action", preview.action().notation());
    fields.put("success", phrases.success().orElse(""));
    fields.put("harm", harm.stream().limit(MAX_CHANGES).toList());
    fields.put("changes", others.stream().limit(MAX_CHANGES).toList());
    fields.put("nothing", harm.isEmpty() && others.isEmpty() ? say.text("what-nothing") : "");
    fields.put("worlds", say.text("web.worlds", preview.worlds()));
    return Reply.json(Json.text(fields));
  }
}
