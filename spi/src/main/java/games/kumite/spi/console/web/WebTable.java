package games.kumite.spi.console.web;

import games.kumite.api.Action;
import games.kumite.api.ActionTemplate;
import games.kumite.api.Answers;
import games.kumite.api.Decision;
import games.kumite.api.Game;
import games.kumite.api.IllegalActionException;
import games.kumite.api.Match;
import games.kumite.api.Perspective;
import games.kumite.api.Seat;
import games.kumite.api.Turn;
import games.kumite.api.UndoBarrier;
import games.kumite.api.Viewer;
import games.kumite.api.bot.Bot;
import games.kumite.spi.console.texts.ConsoleTexts;
import games.kumite.spi.console.texts.Text;
import java.lang.System.Logger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A match with persons and bots in its seats, used by one thread at a time. Every method may be called from any thread,
 * and returns before its answer is there.
 */
final class WebTable {

  private static final Logger LOG = System.getLogger("games.kumite.console.web");
  private static final int POLLS_OF_A_SEAT = 8;
  private static final int POLLS_OF_SPECTATORS = 400;
  private static final int MOST_FILMS = 6;
  /** Other work of the table comes first after this many choices that no person made. */
  private static final int UNASKED_AT_ONCE = 50;

  /** A client that waits for a state other than the one it has. */
  private record Poll(Viewpoint viewpoint, String tag, int from, CompletableFuture<Reply> reply) {}

  /** A bot's decision that is being thought about. */
  private record Thought(Seat seat, int number) {}

  /** The viewer and the language of a film. */
  private record Audience(Viewer viewer, Locale language) {}

  private final Match match;
  private final TableHost host;
  private final Answers answers;
  private final SeatList seats;
  private final StateView view;
  private final PreviewDesk previews;
  private final long millisToWait;
  private final Executor rules;
  private final Executor thinking;
  private final Map<Viewer, Deque<Poll>> polls = new LinkedHashMap<>();
  private final Map<Audience, Film> films = new LinkedHashMap<>(16, 0.75f, true) {
    @Override
    protected boolean removeEldestEntry(Map.Entry<Audience, Film> eldest) {
      return size() > MOST_FILMS;
    }
  };
  private int choices;
  private @Nullable Thought thought;
  private volatile boolean isClosed;

  WebTable(Match match, Map<Seat, Occupant> occupants, TableHost host, Limits limits, TableThreads threads) {
    this.match = match;
    this.host = host;
    this.answers = match.answers();
    this.seats = new SeatList(match, occupants);
    this.view = new StateView(match, answers, seats);
    this.millisToWait = limits.millisToWait();
    this.rules = new SerialExecutor(threads.rules());
    this.thinking = threads.thinking();
    this.previews = new PreviewDesk(threads.previews(), limits.millisToForesee());
    this.choices = match.record().lines().size() - 1;
  }

  List<Seat> seats() {
    return match.seats();
  }

  Game game() {
    return match.game();
  }

  /** Lets the bots begin. */
  void open() {
    rules.execute(() -> guarded(this::goOn));
  }

  /** Ends the table. Clients that wait hear of it. */
  void close() {
    isClosed = true;
    rules.execute(() -> polls.values().forEach(waiting -> waiting.forEach(poll -> poll.reply().complete(Reply.NOTHING))));
  }

  /** Returns the state, at once if it is another than the tag's, and otherwise when it has become another. */
  CompletableFuture<Reply> state(Viewpoint viewpoint, String tag, int from) {
    CompletableFuture<Reply> reply = new CompletableFuture<>();
    later(reply, () -> {
      if (!tag.equals(view.tag(viewpoint))) {
        return view.reply(viewpoint, from);
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

  /** Returns a step of the match so far as the viewer saw it; the last one for a number that is none. */
  CompletableFuture<Reply> frame(Viewpoint viewpoint, int step) {
    return asked(viewpoint.say(), () -> {
      Audience audience = new Audience(viewpoint.viewer(), viewpoint.say().language());
      Film film = films.computeIfAbsent(audience, first -> new Film(match, first.viewer(), first.language()));
      film.follow(match.record());
      return view.frame(viewpoint, film, step < 0 || step >= film.size() ? film.size() - 1 : step);
    });
  }

  /** Plays an action that a seat means for one of its decisions. */
  CompletableFuture<Reply> play(Seat seat, int number, String notation, ConsoleTexts say) {
    return asked(say, () -> {
      Reply refusal = refusal(seat, number, say);
      if (refusal != null) {
        return refusal;
      }
      Action action = match.in(say.language()).answers().decision(seat).parse(notation);
      answers.submit(seat, answers.decision(seat).parse(action.notation()));
      choices++;
      goOn();
      return Reply.NOTHING;
    });
  }

  /** Says what an action would lead to, without playing it. */
  CompletableFuture<Reply> preview(Seat seat, int number, String notation, ConsoleTexts say) {
    CompletableFuture<Reply> reply = new CompletableFuture<>();
    asked(reply, say, () -> {
      Reply refusal = refusal(seat, number, say);
      if (refusal == null) {
        Action action = match.in(say.language()).answers().decision(seat).parse(notation);
        previews.make(seat, number, perspective(seat, say), action, say, reply);
      }
      return refusal;
    });
    return reply;
  }

  /** Refuses an element with the first rule that refuses it after a verb of the decision; says nothing if none does. */
  CompletableFuture<Reply> why(Seat seat, int number, String element, ConsoleTexts say) {
    return asked(say, () -> {
      Reply refusal = refusal(seat, number, say);
      if (refusal != null) {
        return refusal;
      }
      Decision decision = match.in(say.language()).answers().decision(seat);
      Stream.concat(decision.actions().stream().map(Action::notation), decision.templates().stream().map(ActionTemplate::start))
          .map(notation -> notation.split(" ", 2)[0]).distinct().forEach(verb -> refuse(decision, verb + " " + element));
      return Reply.NOTHING;
    });
  }

  /** Lets a rule refuse an action, if one does. */
  private static void refuse(Decision decision, String notation) {
    try {
      decision.parse(notation);
    } catch (IllegalActionException refused) {
      if (refused.rule().isPresent()) {
        throw refused;
      }
    }
  }

  /** Returns what a seat knows on its turn in a window: the seats before it are taken to pass. */
  private Perspective perspective(Seat seat, ConsoleTexts say) {
    Match turned = match.in(say.language()).copy();
    Answers passing = turned.answers();
    while (!turned.actor().equals(seat)) {
      passing.passUntilClosed(turned.actor());
    }
    return turned.perspective(seat);
  }

  /** Returns why a seat cannot answer a decision; null if it can. */
  private @Nullable Reply refusal(Seat seat, int number, ConsoleTexts say) {
    if (!answers.pendingSeats().contains(seat) || seats.occupant(seat).isBot()) {
      return Reply.refused(Reply.REFUSED, say, match.isOver() ? "over" : "unasked");
    }
    return answers.decision(seat).number() == number ? null : Reply.refused(Reply.REFUSED, say, "late");
  }

  /** Takes the last action back, if it is the seat's own and can be taken back. */
  CompletableFuture<Reply> undo(Seat seat, ConsoleTexts say) {
    return asked(say, () -> {
      if (match.undoBarrier(seat) != UndoBarrier.NONE) {
        return Reply.refused(Reply.REFUSED, say, "undo");
      }
      match.undo();
      choices--;
      changed();
      return Reply.NOTHING;
    });
  }

  /** Gives a standing order, which may answer what the seat is asked now. */
  CompletableFuture<Reply> order(Seat seat, String order, ConsoleTexts say) {
    return asked(say, () -> {
      try {
        seats.give(seat, order);
      } catch (IllegalArgumentException unknown) {
        return Reply.refused(Reply.REFUSED, Text.capital(say.library(String.valueOf(unknown.getMessage()))), "", "");
      }
      goOn();
      return Reply.NOTHING;
    });
  }

  /** Cancels a standing order. */
  CompletableFuture<Reply> cancel(Seat seat, String order, ConsoleTexts say) {
    return asked(say, () -> {
      seats.cancel(seat, order);
      changed();
      return Reply.NOTHING;
    });
  }

  /** Gives an empty seat to a spectator; {@code link} returns the secret of a seat. */
  CompletableFuture<Reply> sit(String id, Function<Seat, String> link, ConsoleTexts say) {
    return asked(say, () -> {
      Seat seat = seats.seat(id);
      if (seat == null || seats.occupant(seat).kind() != Occupant.Kind.EMPTY) {
        return Reply.refused(Reply.REFUSED, say, "taken");
      }
      seats.occupy(seat, Occupant.PERSON);
      changed();
      return Reply.json(Json.text(Map.of("key", link.apply(seat))));
    });
  }

  /** Puts another player into a seat. */
  CompletableFuture<Reply> occupy(String id, Occupant occupant, ConsoleTexts say) {
    return asked(say, () -> {
      Seat seat = seats.seat(id);
      if (seat == null) {
        return Reply.refused(Reply.NOT_FOUND, say, "path");
      }
      seats.occupy(seat, occupant);
      thought = null;
      goOn();
      return Reply.NOTHING;
    });
  }

  /** Returns the record, which holds hidden information: to the owner always, to others once the match is over. */
  CompletableFuture<Reply> record(boolean isOwner, ConsoleTexts say) {
    return asked(say, () -> isOwner || match.isOver() ? new Reply(Reply.OK, Reply.TEXT, match.record().text())
        : Reply.refused(Reply.FORBIDDEN, say, "record"));
  }

  /** Returns what the start page says about the table. */
  CompletableFuture<Map<String, Object>> summary(ConsoleTexts say) {
    CompletableFuture<Map<String, Object>> summary = new CompletableFuture<>();
    rules.execute(() -> {
      try {
        Map<String, Object> fields = new LinkedHashMap<>();
        Match spoken = match.in(say.language());
        fields.put("title", spoken.game().title());
        fields.put("phase", match.isOver() ? "" : StateView.path(spoken.phase()));
        fields.put("over", match.isOver());
        fields.put("seats", seats.data());
        summary.complete(fields);
      } catch (RuntimeException | Error broken) {
        summary.completeExceptionally(broken);
      }
    });
    return summary;
  }

  private CompletableFuture<Reply> asked(ConsoleTexts say, Supplier<@Nullable Reply> work) {
    CompletableFuture<Reply> reply = new CompletableFuture<>();
    asked(reply, say, work);
    return reply;
  }

  private void asked(CompletableFuture<Reply> reply, ConsoleTexts say, Supplier<@Nullable Reply> work) {
    later(reply, () -> {
      try {
        return work.get();
      } catch (IllegalActionException refused) {
        String rule = refused.rule().orElse("");
        return Reply.refused(Reply.REFUSED, Text.capital(say.refusal(refused, match.game())), rule,
            match.game().rule(rule).orElse(""));
      }
    });
  }

  /** Does something in the match's thread; null is an answer that comes later. */
  private void later(CompletableFuture<Reply> reply, Supplier<@Nullable Reply> work) {
    if (isClosed) {
      reply.completeExceptionally(new IllegalStateException("the table is closed"));
      return;
    }
    rules.execute(() -> {
      try {
        Reply now = work.get();
        if (now != null) {
          reply.complete(now);
        }
      } catch (RuntimeException | Error broken) {
        LOG.log(Logger.Level.ERROR, "a table of " + match.game().id() + " has failed", broken);
        reply.completeExceptionally(broken);
      }
    });
  }

  private static void guarded(Runnable work) {
    try {
      work.run();
    } catch (RuntimeException | Error broken) {
      LOG.log(Logger.Level.ERROR, "a table has failed", broken);
    }
  }

  /** Plays what needs no person, shows what has changed, and lets a bot think if it is its turn. */
  private void goOn() {
    int unasked = 0;
    while (unasked < UNASKED_AT_ONCE && playsUnasked()) {
      unasked++;
    }
    changed();
    if (unasked == UNASKED_AT_ONCE) {
      rules.execute(() -> guarded(this::goOn));
    } else if (!match.isOver() && seats.occupant(match.actor()).isBot()) {
      think(match.actor());
    }
  }

  /** Plays one choice of a seat that need not be asked: a standing order, or a pass. */
  private boolean playsUnasked() {
    if (match.isOver()) {
      return false;
    }
    for (Seat seat : answers.pendingSeats()) {
      if (!seats.occupant(seat).isBot()) {
        Optional<Action> unasked = seats.answer(seat, answers);
        if (unasked.isEmpty() && seat.equals(match.actor())) {
          unasked = host.idle(match, seat);
        }
        if (unasked.isPresent()) {
          answers.submit(seat, unasked.get());
          choices++;
          return true;
        }
      }
    }
    return false;
  }

  private void think(Seat seat) {
    Thought now = new Thought(seat, match.decision().number());
    if (now.equals(thought)) {
      return;
    }
    thought = now;
    Perspective perspective = match.perspective(seat);
    Bot bot = host.bot(seats.occupant(seat).bot(), match, seat, choices);
    thinking.execute(() -> guarded(() -> {
      if (!isClosed && perspective.turn() instanceof Turn.Yours yours) {
        Action action = bot.choose(perspective, yours.decision());
        rules.execute(() -> guarded(() -> played(now, action)));
      }
    }));
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
    host.save(match);
    view.change();
    previews.change(answers);
    for (Deque<Poll> waiting : polls.values()) {
      for (Poll poll : new ArrayList<>(waiting)) {
        if (poll.reply().isDone()) {
          waiting.remove(poll);
        } else if (!poll.tag().equals(view.tag(poll.viewpoint()))) {
          waiting.remove(poll);
          poll.reply().complete(view.reply(poll.viewpoint(), poll.from()));
        }
      }
    }
  }
}
