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

  /** Returns the prompt of a question, followed by its sequel. */
  public static Prompt prompt(GameState state, Continuation sequel, String kind, int seat, Object... more) {
    return with(state, sequel, Question.prompt(state, kind, seat, more));
  }

  /** Returns the dice on the table in words, for questions after a roll. */
  public static String dice(GameState state) {
    return TableDice.text(state);
  }

  /** Returns a prompt, followed by a sequel. */
  public static Prompt with(GameState state, Continuation sequel, Prompt prompt) {
    String text = text(state, sequel);
    return text.isEmpty() ? prompt : new Prompt(prompt.chooser() + " " + text, prompt.waiting() + " " + text);
  }

  private static String text(GameState state, Continuation sequel) {
    Texts texts = state.config().texts();
    List<String> parts = new ArrayList<>();
    for (@Nullable Continuation next = sequel; next != null; next = next.then()) {
      if (next.kind() != Continuation.Kind.NOTHING && next.kind() != Continuation.Kind.ATTACK) {
        parts.add(part(state, texts, next));
      }
    }
    return parts.isEmpty() ? "" : texts.text("sequel", String.join(texts.text("sequel.and"), parts));
  }

  private static String part(GameState state, Texts texts, Continuation sequel) {
    String whose = sequel.figure() < 0 ? "" : state.definition().label(sequel.figure());
    IntList what = sequel.what();
    Object told = switch (sequel.kind()) {
      case TARGETS, DEMONS, OTHERS, MAINTENANCE -> listed(what, state.definition()::label);
      case CONDITIONS -> listed(what, condition -> state.definition().content.conditions().get(condition).entry().id());
      case WORDS -> state.definition().sentences.rest(state.definition().face(what.get(0)).card, what.get(1));
      case POINTS, AGAIN, BLOW -> what.get(0);
      case NOTHING, PHASE, ATTACK, ACTIVATION, WAY -> "";
    };
    return texts.wordText("sequel", sequel.kind(), whose, told);
  }

  private static String listed(IntList things, IntFunction<String> name) {
    return Arrays.stream(things.toArray()).mapToObj(name).collect(Collectors.joining(", "));
  }
}
