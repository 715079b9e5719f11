package games.kumite.spi.console.text;

import games.kumite.api.Action;
import games.kumite.spi.console.texts.ConsoleTexts;
import games.kumite.spi.console.texts.Text;
import java.util.List;
import java.util.stream.Collectors;

/** What a typed action turned out to be. */
sealed interface ParsedAction {

  /** What to say to the person. */
  String complaint(ConsoleTexts say);

  /** A legal action. */
  record Found(Action action) implements ParsedAction {
    @Override
    public String complaint(ConsoleTexts say) {
      return "";
    }
  }

  /** One of several legal actions. */
  record Unclear(List<Action> actions) implements ParsedAction {
    @Override
    public String complaint(ConsoleTexts say) {
      String or = " " + say.text("or") + " ";
      return say.text("may-be", actions.stream().limit(6).map(Action::notation).collect(Collectors.joining(or))
          + (actions.size() > 6 ? or + say.text("others", actions.size() - 6) : ""));
    }
  }

  /** A number of no action. */
  record NoNumber(int last) implements ParsedAction {
    @Override
    public String complaint(ConsoleTexts say) {
      return say.text("numbers", last);
    }
  }

  /** Nothing that could be an action. */
  record Unknown(String typed, List<String> legal) implements ParsedAction {
    private static final int MAX_SHOWN = 8;
    private static final int LONGEST = 60;

    @Override
    public String complaint(ConsoleTexts say) {
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
  record Refused(String reason, boolean isByRule) implements ParsedAction {
    @Override
    public String complaint(ConsoleTexts say) {
      return reason;
    }
  }
}
