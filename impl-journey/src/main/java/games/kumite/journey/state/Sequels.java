package games.kumite.journey.state;

import games.kumite.api.Prompt;
import games.kumite.spi.Picks;
import games.kumite.spi.Question;
import games.kumite.spi.Texts;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Sequels as display texts. Stateless. */
public final class Sequels {

  private Sequels() {}

  /** Returns the prompt of a question, followed by its sequel. */
  public static Prompt prompt(Journey journey, Sequel sequel, String kind, int seat, Object... more) {
    return with(journey, sequel, Question.prompt(journey, kind, seat, more));
  }

  /** Returns a prompt, followed by a sequel. */
  public static Prompt with(Journey journey, Sequel sequel, Prompt prompt) {
    String text = text(journey, sequel);
    return text.isEmpty() ? prompt : new Prompt(prompt.chooser() + " " + text, prompt.waiting() + " " + text);
  }

  private static String text(Journey journey, Sequel sequel) {
    Texts texts = journey.start().texts();
    List<String> parts = new ArrayList<>();
    for (@Nullable Sequel next = sequel; next != null; next = next.then()) {
      if (next.kind() != Sequel.Kind.NOTHING && next.kind() != Sequel.Kind.ATTACK) {
        parts.add(part(journey, texts, next));
      }
    }
    return parts.isEmpty() ? "" : texts.text("sequel", String.join(texts.text("sequel.and"), parts));
  }

  private static String part(Journey journey, Texts texts, Sequel sequel) {
    String whose = sequel.figure() < 0 ? "" : journey.terms().label(sequel.figure());
    Picks what = sequel.what();
    Object told = switch (sequel.kind()) {
      case TARGETS, DEMONS, OTHERS, MAINTENANCE -> listed(what, journey.terms()::label);
      case CONDITIONS -> listed(what, condition -> journey.terms().content.conditions().get(condition).entry().id());
      case WORDS -> journey.terms().sentences.rest(journey.terms().face(what.get(0)).card, what.get(1));
      case POINTS, AGAIN, BLOW -> what.get(0);
      case NOTHING, PHASE, ATTACK, ACTIVATION, WAY -> "";
    };
    return texts.named("sequel", sequel.kind(), whose, told);
  }

  private static String listed(Picks things, IntFunction<String> name) {
    return Arrays.stream(things.toArray()).mapToObj(name).collect(Collectors.joining(", "));
  }
}
