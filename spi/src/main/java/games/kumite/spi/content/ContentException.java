package games.kumite.spi.content;

import java.util.List;
import java.util.stream.Collectors;

/** Content that cannot be used, with all that is wrong in it. */
public final class ContentException extends IllegalArgumentException {

  private static final long serialVersionUID = 1L;
  private static final int MOST_SHOWN = 50;

  private final transient List<ContentProblem> problems;

  /**
   * A refusal.
   *
   * @param problems what is wrong, at least one
   */
  public ContentException(List<ContentProblem> problems) {
    super(message(problems));
    this.problems = List.copyOf(problems);
  }

  private static String message(List<ContentProblem> problems) {
    String shown = problems.stream().limit(MOST_SHOWN).map(ContentProblem::toString)
        .collect(Collectors.joining("\n  "));
    if (problems.size() == 1) {
      return shown;
    }
    String rest = problems.size() > MOST_SHOWN
        ? "\n  and " + (problems.size() - MOST_SHOWN) + " more" : "";
    return "the content has " + problems.size() + " problems:\n  " + shown + rest;
  }

  /**
   * What is wrong.
   *
   * @return every problem, in the order of the files and of their entries; an immutable list
   */
  public List<ContentProblem> problems() {
    return problems == null ? List.of() : problems;
  }
}
