package games.kumite.spi.console.text;

import games.kumite.api.Action;
import games.kumite.spi.console.texts.ConsoleTexts;
import games.kumite.spi.console.texts.Text;
import java.util.List;
import java.util.stream.Collectors;

/** The meaning of a typed action. */
sealed interface ParsedAction {

  /** Returns the message to the player. */
  String complaint(ConsoleTexts say);

  /** A legal action. */
  record Found(Action action) implements ParsedAction {
    @Override
    public String complaint(ConsoleTexts say) {
      return "";
    }
  }

  /** A text that fits several legal actions. */
  record Unclear(List<Action> actions) implements ParsedAction {
    @Override
    public String complaint(ConsoleTexts say) {
      String or = " " + say.text("or") + " ";
      return say.text("may-be", actions.stream().limit(6).map(Action::notation).collect(Collectors.joining(or))
          + (actions.size() > 6 ? or + say.text("others", actions.size() - 6) : ""));
    }
  }

  /** A number without an action. */
  record NoNumber(int last) implements ParsedAction {
    @Override
    public String complaint(ConsoleTexts say) {
      return say.text("numbers", last);
    }
  }

  /**
   * A text that cannot be an action.
   *
   * @param legal the labels of the legal actions
   */
  record Unknown(String typed, List<String> legal) implements ParsedAction {
    private static final int MAX_SHOWN = 8;
    private static final int LONGEST = 60;

    @Override
    public String complaint(ConsoleTexts say) {
      String shown = typed.length() > LONGEST ? typed.substring(0, LONGEST) + "..." : typed;
      String some = legal.stream().limit(MAX_SHOWN).collect(Collectors.joining("; "));
      return say.text("no-action", Text.printable(shown), legal.size() > MAX_SHOWN
          ? some + " " + say.text("and") + " " + say.text("others", legal.size() - MAX_SHOWN) : some);
    }
  }

  /**
   * An action that is not legal.
   *
   * @param reason the reason
   * @param isByRule whether a rule refuses it; otherwise it is malformed, or has no meaning here
   */
  record Refused(String reason, boolean isByRule) implements ParsedAction {
    @Override
    public String complaint(ConsoleTexts say) {
      return reason;
    }
  }
}
