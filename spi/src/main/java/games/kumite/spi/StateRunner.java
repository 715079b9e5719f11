package games.kumite.spi;

import games.kumite.api.Action;
import games.kumite.api.ActionTemplate;
import games.kumite.api.IllegalActionException;
import games.kumite.api.Outcome;
import games.kumite.spi.access.Quoting;
import games.kumite.spi.access.Run;
import games.kumite.spi.learn.ActionSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A runner that takes a state from question to question. The legal actions of a question are listed once, into a
 * collector of its own; a list that a caller has got is shared with copies.
 */
final class StateRunner<S extends State<S>> extends Run<S> {

  /** The number of steps without a question after which an agenda is reported as endless. */
  private static final int MAX_STEPS = 1_000_000;
  private static final int LAST_STEPS = 8;
  private static final int MAX_SHOWN = 8;
  private static final int LONGEST_NOTATION = 1000;
  private static final int MAX_WORDS = 64;

  private final Rules<S> rules;
  private @Nullable ActionCollector listing;

  /** The legal actions that another run has listed for the same question, null for none. */
  private @Nullable ActionList kept;

  private int keptLeading;

  StateRunner(Rules<S> rules, S state) {
    super(state);
    this.rules = rules;
  }

  @Override
  public Question<S> question() {
    Question<S> question = state.question;
    if (question == null) {
      throw new IllegalStateException("the match is over");
    }
    return question;
  }

  @Override
  public boolean isAsking() {
    return state.question != null;
  }

  @Override
  public boolean hasAllOf(S earlier) {
    return state.hasAllOf(earlier);
  }

  @Override
  public @Nullable Outcome outcome() {
    return state.outcome;
  }

  /** Returns the listed actions of the question that waits. */
  private ActionCollector options() {
    ActionCollector room = listing;
    ActionList given = kept;
    return given != null ? new ActionCollector(given, keptLeading) : room != null && room.isListed ? room : listed();
  }

  @Override
  public @Nullable Action listedAt(int index) {
    ActionList given = kept;
    if (given != null) {
      return index >= 0 && index < given.size() ? given.get(index) : null;
    }
    ActionCollector room = listing;
    return room != null && room.isListed && index >= 0 && index < room.size() ? room.get(index) : null;
  }

  @Override
  public int listedSize() {
    ActionCollector room = listing;
    ActionList given = kept;
    return given != null ? given.size() : room != null && room.isListed ? room.size() : -1;
  }

  @Override
  public Action at(int index) {
    Action known = listedAt(index);
    if (known != null) {
      return known;
    }
    ActionCollector legal = options();
    if (index < 0 || index >= legal.size()) {
      throw new IllegalActionException("the index must be 0.." + (legal.size() - 1) + ", was " + index, null);
    }
    return legal.get(index);
  }

  @Override
  public int size() {
    int listed = listedSize();
    return listed >= 0 ? listed : options().size();
  }

  @Override
  public int leading() {
    return kept != null ? keptLeading : options().leading();
  }

  @Override
  public List<Action> actions() {
    return kept != null ? kept : options().toList();
  }

  private ActionCollector listed() {
    Question<S> question = question();
    ActionCollector legal = list(question);
    if (legal.size() == 0) {
      throw new IllegalStateException("decision " + question.kind() + " lists no action");
    }
    return legal;
  }

  @Override
  public @Nullable List<Action> kept() {
    ActionCollector room = listing;
    return kept != null ? kept : room != null && room.isListed && room.isKept() ? room.toList() : null;
  }

  @Override
  public void list(List<Action> given, int leading) {
    kept = (ActionList) given;
    keptLeading = leading;
  }

  @Override
  public void reset(S other) {
    state = other;
    kept = null;
    ActionCollector room = listing;
    if (room != null) {
      room.leave();
      other.listing = room;
    }
  }

  @Override
  public void advance() {
    advance(null);
  }

  private void advance(@Nullable Step<S> before) {
    Step<S> last = before;
    S running = state;
    for (int steps = 0; steps < MAX_STEPS; steps++) {
      Question<S> question = running.question;
      if (question != null) {
        if (!running.mayAnswerItself()) {
          return;
        }
        ActionCollector legal = list(question);
        if (legal.size() != 1) {
          return;
        }
        Action only = legal.get(0);
        forget();
        running.choose(question, only);
        tellMotions(running);
        last = question;
      } else if (running.outcome != null) {
        return;
      } else {
        last = running.step(last);
        tellMotions(running);
      }
    }
    throw endless(running);
  }

  private static void tellMotions(State<?> running) {
    if (running.sink != null) {
      running.emitMotions();
    }
  }

  private IllegalStateException endless(S running) {
    return new IllegalStateException("after " + MAX_STEPS + " steps the agenda has come to no question; the last steps"
        + " were " + lastSteps(running) + "; next are " + running.next());
  }

  /** Runs a few more steps, to name them in an error. */
  private List<String> lastSteps(S running) {
    List<String> steps = new ArrayList<>();
    while (steps.size() < LAST_STEPS && running.outcome == null) {
      Question<S> question = running.question;
      if (question == null) {
        steps.add(String.valueOf(running.step(null)));
      } else {
        steps.add("question " + question.kind());
        Action first = list(question).get(0);
        forget();
        running.choose(question, first);
      }
    }
    return steps;
  }

  @Override
  public int seat() {
    Question<S> question = question();
    int seat = question.seat(state);
    int seats = state.seats;
    if (seat < 0 || seat >= seats) {
      throw new IllegalStateException("question " + question.kind() + " asks seat index " + seat + " of " + seats
          + " seats: " + question + "; next on the agenda are " + state.next());
    }
    return seat;
  }

  @Override
  public void commit(Action action) {
    Question<S> question = question();
    forget();
    if (action instanceof AnytimeAction<?> besides) {
      interrupt(question, besides);
    } else {
      state.choose(question, action);
    }
    tellMotions(state);
    advance(question);
  }

  @SuppressWarnings("unchecked")
  private void interrupt(Question<S> question, AnytimeAction<?> besides) {
    state.interrupt(question, (AnytimeAction<S>) besides);
  }

  private void forget() {
    ActionCollector room = listing;
    if (kept != null) {
      kept = null;
      room().isWanted = true;
    } else if (room != null) {
      room.forget();
    }
  }

  private ActionCollector room() {
    ActionCollector room = listing;
    if (room == null) {
      room = new ActionCollector();
      listing = room;
      state.listing = room;
    }
    return room;
  }

  private ActionCollector list(Question<S> question) {
    ActionCollector room = room();
    if (!room.isListed) {
      room.clear();
      question.collectActions(state, room);
      room.isListed = room.size() != 0;
    }
    return room;
  }

  @Override
  public boolean isListedFor(int seat) {
    return listedSize() > 0 && state.question != null && seat() == seat;
  }

  @Override
  public Action find(@Nullable String notation) {
    Question<S> question = question();
    if (notation == null || notation.isEmpty()) {
      throw new IllegalActionException(text("illegal.empty", legal()), null);
    }
    if (notation.length() > LONGEST_NOTATION) {
      throw new IllegalActionException(text("illegal.long", LONGEST_NOTATION, notation.length(), legal()), null);
    }
    List<String> words = List.of(notation.split(" ", -1));
    ActionCollector search = new ActionCollector(notation);
    Action parsed = words.size() > MAX_WORDS ? null : question.parse(state, words, search);
    if (parsed != null && search.indexOf(parsed) >= 0 && parsed.notation().equals(notation)) {
      return parsed;
    }
    Refusal reason = search.reason();
    if (reason == null) {
      Action action = options().named(notation);
      AnytimeAction<S> besides = anytime(notation);
      if (action == null && besides != null) {
        reason = besides.refusal(state, seat());
        action = reason == null ? besides : null;
      }
      if (action != null) {
        return action;
      }
    }
    if (reason == null) {
      search = new ActionCollector(notation);
      question.collectActions(state, search);
      reason = search.reason();
    }
    if (reason == null && search.others() != null && isUnderstood(notation) && inAnotherOrder(notation).isEmpty()) {
      reason = search.others();
    }
    if (reason != null) {
      String told = text("refusal." + reason.key(), reason.arguments().toArray());
      throw new IllegalActionException(text("illegal.refused", Quoting.quoted(notation), told),
          reason.rule().isEmpty() ? null : reason.rule());
    }
    throw new IllegalActionException(
        text("illegal.unknown", Quoting.quoted(notation), inAnotherOrder(notation), legal(notation)), null);
  }

  private @Nullable AnytimeAction<S> anytime(String notation) {
    for (AnytimeAction<S> besides : rules.anytimeActions()) {
      if (besides.notation().equals(notation)) {
        return besides;
      }
    }
    return null;
  }

  @Override
  public List<AnytimeAction<S>> anytime() {
    List<AnytimeAction<S>> legal = new ArrayList<>();
    for (AnytimeAction<S> besides : rules.anytimeActions()) {
      if (options().named(besides.notation()) == null && besides.refusal(state, seat()) == null) {
        legal.add(besides);
      }
    }
    return legal;
  }

  @Override
  public boolean isLegal(Action action) {
    if (options().indexOf(action) >= 0 || action instanceof AnytimeAction<?> besides && anytime().contains(besides)) {
      return true;
    }
    String notation = action.notation();
    if (notation == null || notation.length() > LONGEST_NOTATION) {
      return false; // an action object that another program implements
    }
    List<String> words = List.of(notation.split(" ", -1));
    ActionCollector search = new ActionCollector(notation);
    Action parsed = words.size() > MAX_WORDS ? null : question().parse(state, words, search);
    return parsed != null && search.indexOf(parsed) >= 0 && parsed.equals(action);
  }

  private String text(String key, Object... arguments) {
    return state.config().texts().text(key, arguments);
  }

  /**
   * Returns whether a notation is that of an action of the game with a verb that is listed, or lacks some of its arguments. Any
   * other has no reason of the rules against it.
   */
  private boolean isUnderstood(String notation) {
    String verb = notation.split(" ", 2)[0];
    ActionSet all = rules.actionSet(state);
    return options().toList().stream().anyMatch(action -> action.notation().split(" ", 2)[0].equals(verb))
        && (all == null || IntStream.range(0, all.count()).mapToObj(all::notation).anyMatch(known -> isLike(known, notation)));
  }

  private static boolean isLike(String known, String notation) {
    boolean isCutOrLonger = notation.contains(" ") && (known.startsWith(notation + " ") || notation.startsWith(known + " "));
    return isCutOrLonger || known.equals(notation)
        || known.endsWith("*") && notation.startsWith(known.substring(0, known.length() - 1));
  }

  /**
   * Returns a notation with its arguments in another order. Only the game knows whether they are a set or a sequence,
   * so the game is asked.
   */
  private String inAnotherOrder(String notation) {
    List<String> words = sorted(notation);
    for (Action action : options().toList()) {
      if (sorted(action.notation()).equals(words)) {
        return text("illegal.meant", action.notation()) + " ";
      }
    }
    return "";
  }

  private static List<String> sorted(String notation) {
    return Arrays.stream(notation.split(" ", -1)).sorted().toList();
  }

  @Override
  public Action check(@Nullable Action action) {
    if (action == null) {
      throw new IllegalActionException("the action must not be null; " + legal(), null);
    }
    ActionCollector room = kept != null ? options() : listing;
    Action listed = room == null || !room.isListed ? null : room.listed(action);
    if (listed != null) {
      return listed;
    }
    Action found = find(action.notation());
    if (!found.equals(action)) {
      throw new IllegalActionException(text("illegal.foreign", Quoting.quoted(action.notation()), legal()), null);
    }
    return found;
  }

  private String legal() {
    return legal("");
  }

  /** Returns the legal actions in words and in short; of the forms with free numbers those with which a notation begins, if it does so. */
  private String legal(String notation) {
    List<ActionTemplate> forms = question().templates(state);
    List<ActionTemplate> meant = forms.stream().filter(form -> notation.startsWith(form.start() + " ")).toList();
    return text("illegal.legal", Stream.of(shortened(options().toList(), this::labelled),
            shortened(meant.isEmpty() ? forms : meant, StateRunner::written), shortened(anytime(), this::labelled))
        .filter(some -> !some.isEmpty()).collect(Collectors.joining("; ")));
  }

  /** Returns the label of an action, with what can be typed for it. */
  private String labelled(Action action) {
    String label = ActionLabels.of(state, question(), action);
    return label.equalsIgnoreCase(action.notation()) ? action.notation() : label + " [" + action.notation() + "]";
  }

  private static String written(ActionTemplate form) {
    return form.start() + form.slots().stream().map(slot -> " <" + slot.name() + " " + slot.min() + ".." + slot.max() + ">")
        .collect(Collectors.joining());
  }

  private <T> String shortened(List<T> legal, Function<? super T, String> say) {
    String shown = legal.stream().limit(MAX_SHOWN).map(say).collect(Collectors.joining("; "));
    return legal.size() > MAX_SHOWN ? text("illegal.more", shown, legal.size() - MAX_SHOWN) : shown;
  }
}
