package games.kumite.spi.console;

import games.kumite.api.Action;
import java.util.List;
import java.util.stream.Collectors;

/** What a typed action turned out to be. */
sealed interface Reading {

  /** What to say to the person. */
  String complaint();

  /** A legal action. */
  record Found(Action action) implements Reading {
    @Override
    public String complaint() {
      return "";
    }
  }

  /** One of several legal actions. */
  record Unclear(List<Action> actions) implements Reading {
    @Override
    public String complaint() {
      return "That may be " + actions.stream().limit(6).map(Action::notation).collect(Collectors.joining(" or "))
          + (actions.size() > 6 ? " or " + (actions.size() - 6) + " others" : "") + ".";
    }
  }

  /** No legal action. */
  record Refused(String complaint) implements Reading {}
}
