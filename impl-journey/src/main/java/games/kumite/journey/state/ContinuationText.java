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
import org.jspecify.annotations.Nullable;

/** Sequels as display texts. Stateless. */
public final class ContinuationText {

  private ContinuationText() {}

  /** Returns the prompt of a question, followed by its continuation. */
  public static Prompt prompt(GameState state, Continuation continuation, String kind, int seat, Object... more) {
    return with(state, continuation, Question.prompt(state, kind, seat, more));
  }

  /** Returns the dice on the table in words, for questions after a roll. */
  public static String dice(GameState state) {
    return TableDice.text(state);
  }

  /** Returns a prompt, followed by a continuation. */
  public static Prompt with(GameState state, Continuation continuation, Prompt prompt) {
    String text = text(state, continuation);
    return text.isEmpty() ? prompt : new Prompt(prompt.chooser() + " " + text, prompt.waiting() + " " + text);
  }

  private static String text(GameState state, Continuation continuation) {
    Texts texts = state.config().texts();
    List<String> parts = new ArrayList<>();
    for (@Nullable Continuation next = continuation; next != null; next = next.then()) {
      if (next.kind() != Continuation.Kind.NOTHING && next.kind() != Continuation.Kind.ATTACK) {
        parts.add(part(state, texts, next));
      }
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
      case NOTHING, PHASE, ATTACK, ACTIVATION, WAY -> "";
    };
    return texts.wordText("sequel", continuation.kind(), whose, told);
  }

  private static String listed(IntList things, IntFunction<String> name) {
    return Arrays.stream(things.toArray()).mapToObj(name).collect(Collectors.joining(", "));
  }
}
