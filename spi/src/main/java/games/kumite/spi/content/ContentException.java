package games.kumite.spi.content;

import java.util.List;
import java.util.stream.Collectors;

/** An exception for unusable content, with all its problems or the first thousand. */
public final class ContentException extends IllegalArgumentException {

  private static final long serialVersionUID = 1L;
  private static final int MAX_SHOWN = 50;

  private final transient List<ContentProblem> problems;

  /** Creates an exception for at least one problem. */
  ContentException(List<ContentProblem> problems) {
    this(problems, false);
  }

  /** Creates an exception for problems, after which more may follow. */
  ContentException(List<ContentProblem> problems, boolean isCut) {
    super(message(problems, isCut));
    this.problems = List.copyOf(problems);
  }

  private static String message(List<ContentProblem> problems, boolean isCut) {
    int found = problems.size();
    String shown = problems.stream().limit(MAX_SHOWN).map(ContentProblem::toString)
        .collect(Collectors.joining("\n  "));
    if (found == 1) {
      return shown;
    }
    String least = isCut ? "at least " : "";
    String rest = found > MAX_SHOWN ? "\n  and " + least + (found - MAX_SHOWN) + " more" : "";
    return "the content has " + least + found + " problems:\n  " + shown + rest;
  }

  /** Returns every problem, in the order of the files and of their entries, but no more than a thousand. */
  List<ContentProblem> problems() {
    return problems == null ? List.of() : problems;
  }
}
