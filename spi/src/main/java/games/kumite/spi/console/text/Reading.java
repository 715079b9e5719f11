package games.kumite.spi.console.text;

import games.kumite.api.Action;
import games.kumite.spi.console.texts.Say;
import games.kumite.spi.console.texts.Text;
import java.util.List;
import java.util.stream.Collectors;

/** What a typed action turned out to be. */
sealed interface Reading {

  /** What to say to the person. */
  String complaint(Say say);

  /** A legal action. */
  record Found(Action action) implements Reading {
    @Override
    public String complaint(Say say) {
      return "";
    }
  }

  /** One of several legal actions. */
  record Unclear(List<Action> actions) implements Reading {
    @Override
    public String complaint(Say say) {
      String or = " " + say.text("or") + " ";
      return say.text("may-be", actions.stream().limit(6).map(Action::notation).collect(Collectors.joining(or))
          + (actions.size() > 6 ? or + say.text("others", actions.size() - 6) : ""));
    }
  }

  /** A number of no action. */
  record NoNumber(int last) implements Reading {
    @Override
    public String complaint(Say say) {
      return say.text("numbers", last);
    }
  }

  /** Nothing that could be an action. */
  record Unknown(String typed, List<String> legal) implements Reading {
    private static final int MAX_SHOWN = 8;
    private static final int LONGEST = 60;

    @Override
    public String complaint(Say say) {
      String shown = typed.length() > LONGEST ? typed.substring(0, LONGEST) + "..." : typed;
      String some = legal.stream().limit(MAX_SHOWN).collect(Collectors.joining(", "));
      return say.text("no-action", Text.printable(shown), legal.size() > MAX_SHOWN
          ? some + " " + say.text("and") + " " + say.text("others", legal.size() - MAX_SHOWN) : some);
    }
  }

  /**
   * No legal action.
   *
   * @param reason why not
   * @param isByRule whether a rule refuses it; else it is garbled, or nothing here
   */
  record Refused(String reason, boolean isByRule) implements Reading {
    @Override
    public String complaint(Say say) {
      return reason;
    }
  }
}
