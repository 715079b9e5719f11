package games.kumite.spi.console.web;

import games.kumite.api.Action;
import games.kumite.api.Answers;
import games.kumite.api.Decision;
import games.kumite.api.IllegalActionException;
import games.kumite.api.Match;
import games.kumite.api.Perspective;
import games.kumite.api.Seat;
import games.kumite.api.Turn;
import games.kumite.api.Viewer;
import games.kumite.api.bot.Bot;
import games.kumite.spi.console.texts.ConsoleTexts;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A match with persons and bots in its seats, in a thread of its own. Every method may be called from any thread, and
 * returns before its answer is there.
 */
final class WebTable implements AutoCloseable {

  private static final int POLLS_OF_A_SEAT = 8;
  private static final int POLLS_OF_SPECTATORS = 400;

  /** A client that waits for a state other than the one it has. */
  private record Poll(Viewpoint viewpoint, String tag, int from, CompletableFuture<Reply> reply) {}

  /** A bot's decision that is being thought about. */
  private record Thought(Seat seat, int number) {}

  private final Match match;
  private final List<Seat> persons;
  private final TableHost host;
  private final Answers answers;
  private final StateView view;
  private final long millisToWait;
  private final ExecutorService rules = Executors.newSingleThreadExecutor(work -> daemon(work, "kumite-table"));
  private final ExecutorService thinking = Executors.newSingleThreadExecutor(work -> daemon(work, "kumite-bots"));
  private final Map<Viewer, Deque<Poll>> polls = new LinkedHashMap<>();
  private int choices;
  private @Nullable Thought thought;

  WebTable(Match match, List<Seat> persons, TableHost host, long millisToWait) {
    this.match = match;
    this.persons = List.copyOf(persons);
    this.host = host;
    this.answers = match.answers();
    this.view = new StateView(match, answers);
    this.millisToWait = millisToWait;
    this.choices = match.record().lines().size() - 1;
  }

  private static Thread daemon(Runnable work, String name) {
    Thread thread = new Thread(work, name);
    thread.setDaemon(true);
    return thread;
  }

  /** Lets the bots begin. */
  void open() {
    rules.execute(this::goOn);
  }

  @Override
  public void close() {
    rules.shutdownNow();
    thinking.shutdownNow();
  }

  /** Returns the state, at once if it is another than the tag's, and otherwise when it has become another. */
  CompletableFuture<Reply> state(Viewpoint viewpoint, String tag, int from) {
    CompletableFuture<Reply> reply = new CompletableFuture<>();
    later(reply, () -> {
      if (!tag.equals(view.tag(viewpoint))) {
        return Reply.json(view.json(viewpoint, from));
      }
      Deque<Poll> waiting = polls.computeIfAbsent(viewpoint.viewer(), first -> new ArrayDeque<>());
      waiting.removeIf(poll -> poll.reply().isDone());
      if (waiting.size() >= (viewpoint.viewer() instanceof Seat ? POLLS_OF_A_SEAT : POLLS_OF_SPECTATORS)) {
        waiting.remove().reply().complete(Reply.NOTHING);
      }
      waiting.add(new Poll(viewpoint, tag, from, reply));
      reply.completeOnTimeout(Reply.NOTHING, millisToWait, TimeUnit.MILLISECONDS);
      return null;
    });
    return reply;
  }

  /** Plays an action that a seat means for one of its decisions. */
  CompletableFuture<Reply> play(Seat seat, int number, String notation, ConsoleTexts say) {
    return asked(say, () -> {
      if (!answers.pendingSeats().contains(seat)) {
        return Reply.refused(Reply.REFUSED, say, match.isOver() ? "over" : "unasked");
      }
      Decision spoken = match.in(say.language()).answers().decision(seat);
      if (spoken.number() != number) {
        return Reply.refused(Reply.REFUSED, say, "late");
      }
      Action action = spoken.parse(notation);
      answers.submit(seat, answers.decision(seat).parse(action.notation()));
      choices++;
      goOn();
      return Reply.NOTHING;
    });
  }

  /** Takes the last action back, if it is the seat's own and can be taken back. */
  CompletableFuture<Reply> undo(Seat seat, ConsoleTexts say) {
    return asked(say, () -> {
      if (!match.canUndo(seat)) {
        return Reply.refused(Reply.REFUSED, say, "undo");
      }
      match.undo();
      choices--;
      changed();
      return Reply.NOTHING;
    });
  }

  /** Returns the record, which holds hidden information, once the match is over. */
  CompletableFuture<Reply> record(ConsoleTexts say) {
    return asked(say, () -> match.isOver() ? new Reply(Reply.OK, "text/plain; charset=utf-8", match.record().text())
        : Reply.refused(Reply.FORBIDDEN, say, "record"));
  }

  private CompletableFuture<Reply> asked(ConsoleTexts say, Supplier<Reply> work) {
    CompletableFuture<Reply> reply = new CompletableFuture<>();
    later(reply, () -> {
      try {
        return work.get();
      } catch (IllegalActionException refused) {
        String rule = refused.rule().orElse("");
        return Reply.refused(Reply.REFUSED, String.valueOf(refused.getMessage()), rule,
            match.in(say.language()).game().rule(rule).orElse(""));
      }
    });
    return reply;
  }

  /** Does something in the match's thread; null is an answer that comes later. */
  private void later(CompletableFuture<Reply> reply, Supplier<@Nullable Reply> work) {
    try {
      rules.execute(() -> {
        try {
          Reply now = work.get();
          if (now != null) {
            reply.complete(now);
          }
        } catch (RuntimeException | Error broken) {
          reply.completeExceptionally(broken);
        }
      });
    } catch (RejectedExecutionException closed) {
      reply.completeExceptionally(closed);
    }
  }

  /** Plays what needs no person, shows what has changed, and lets a bot think if it is its turn. */
  private void goOn() {
    while (!match.isOver() && persons.contains(match.actor()) && answers.pendingSeats().contains(match.actor())) {
      Optional<Action> idle = host.idle(match, match.actor());
      if (idle.isEmpty()) {
        break;
      }
      answers.submit(match.actor(), idle.get());
      choices++;
    }
    changed();
    if (!match.isOver() && !persons.contains(match.actor())) {
      think(match.actor());
    }
  }

  private void think(Seat seat) {
    Thought now = new Thought(seat, match.decision().number());
    if (now.equals(thought)) {
      return;
    }
    thought = now;
    Perspective perspective = match.perspective(seat);
    Bot bot = host.bot(seat, choices);
    thinking.execute(() -> {
      if (perspective.turn() instanceof Turn.Yours yours) {
        Action action = bot.choose(perspective, yours.decision());
        rules.execute(() -> played(now, action));
      }
    });
  }

  private void played(Thought by, Action action) {
    if (!by.equals(thought)) {
      return;
    }
    thought = null;
    if (answers.pendingSeats().contains(by.seat()) && answers.decision(by.seat()).number() == by.number()) {
      answers.submit(by.seat(), action);
      choices++;
    }
    goOn();
  }

  private void changed() {
    host.save(match.record());
    view.change();
    for (Deque<Poll> waiting : polls.values()) {
      for (Poll poll : new ArrayList<>(waiting)) {
        if (poll.reply().isDone()) {
          waiting.remove(poll);
        } else if (!poll.tag().equals(view.tag(poll.viewpoint()))) {
          waiting.remove(poll);
          poll.reply().complete(Reply.json(view.json(poll.viewpoint(), poll.from())));
        }
      }
    }
  }
}
