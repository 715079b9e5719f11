package games.kumite.journey.state;

import games.kumite.api.Prompt;
import games.kumite.spi.IntList;
import games.kumite.spi.Question;
import games.kumite.spi.Texts;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;

/** Continuations as display texts. Stateless. */
public final class ContinuationText {

  private ContinuationText() {}

  /** Returns the prompt of a question, followed by all continuations. */
  public static Prompt prompt(GameState state, String kind, int seat, Object... more) {
    return with(state, Question.prompt(state, kind, seat, more));
  }

  /** Returns the prompt of a question that is asked a number of times more, followed by all continuations. */
  public static Prompt again(GameState state, int times, String kind, int seat, int figure) {
    List<Continuation> all = new ArrayList<>(state.currentLocals(Continuation.class));
    if (times > 0) {
      all.add(0, new Continuation(Continuation.Kind.AGAIN, figure, IntList.of(times)));
    }
    return with(state, all, Question.prompt(state, kind, seat, state.definition().label(figure)));
  }

  /** Returns the dice on the table in words, for questions after a roll. */
  public static String dice(GameState state) {
    return TableDice.text(state);
  }

  /** Returns a prompt, followed by all continuations. */
  public static Prompt with(GameState state, Prompt prompt) {
    return with(state, state.currentLocals(Continuation.class), prompt);
  }

  private static Prompt with(GameState state, List<Continuation> continuations, Prompt prompt) {
    String text = text(state, continuations);
    return text.isEmpty() ? prompt : new Prompt(prompt.chooser() + " " + text, prompt.waiting() + " " + text);
  }

  private static String text(GameState state, List<Continuation> continuations) {
    Texts texts = state.config().texts();
    List<String> parts = new ArrayList<>();
    Continuation before = Continuation.END;
    for (Continuation next : continuations) {
      if (next.kind() != Continuation.Kind.END && !next.isTold(before)) {
        parts.add(part(state, texts, next));
      }
      before = next;
    }
    return parts.isEmpty() ? "" : texts.text("sequel", String.join(texts.text("sequel.and"), parts));
  }

  private static String part(GameState state, Texts texts, Continuation continuation) {
    String whose = continuation.figure() < 0 ? "" : state.definition().label(continuation.figure());
    IntList what = continuation.what();
    Object told = switch (continuation.kind()) {
      case TARGETS, DEMONS, OTHERS, MAINTENANCE -> listed(what, state.definition()::label);
      case CONDITIONS -> listed(what, condition -> RulesText.named(texts, state.definition().content.conditions().get(condition).entry().id()));
      case WORDS -> state.definition().sentences.rest(state.definition().face(what.get(0)).card, what.get(1));
      case POINTS, AGAIN, BLOW -> what.get(0);
      case END, PHASE, ACTIVATION, WAY -> "";
    };
    return texts.wordText("sequel", continuation.kind(), whose, told);
  }

  private static String listed(IntList things, IntFunction<String> name) {
    return Arrays.stream(things.toArray()).mapToObj(name).collect(Collectors.joining(", "));
  }
}
