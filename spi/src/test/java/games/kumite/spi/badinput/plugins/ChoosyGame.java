package games.kumite.spi.badinput.plugins;

import games.kumite.api.Action;
import games.kumite.api.GameProperties;
import games.kumite.api.InvalidSetupException;
import games.kumite.api.Option;
import games.kumite.api.Outcome;
import games.kumite.api.Phase;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.MatchConfig;
import games.kumite.spi.Pass;
import games.kumite.spi.Question;
import games.kumite.spi.Rules;
import games.kumite.spi.SmallGame;
import games.kumite.spi.State;
import games.kumite.spi.TableBuilder;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;

/** A game with an option of each type, two or four seats, and a single decision. */
public final class ChoosyGame extends SmallGame {

  /** A new game. */
  public ChoosyGame() {
    super("choosy", "Choosy", List.of(2, 4), Phase.of("play", "Play"), ChoosyRules.class);
  }

  @Override
  public List<Option> options() {
    return List.of(Option.number("rounds", "how many rounds", -3, 12, 3),
        Option.flag("open", "whether hands are open", false),
        Option.choice("dice", "which dice", "D20", "3D6"),
        Option.text("house", "whose house", "mine"));
  }

  @Override
  public GameProperties properties() {
    return GameProperties.ofMaxDecisions(1);
  }

  @Override
  protected void validate(int seats, Map<String, Object> options) {
    if (seats == 4 && options.get("dice").equals("3D6")) {
      throw new InvalidSetupException("dice 3D6 need 2 seats, were 4");
    }
  }

  /** The state: nothing. */
  static final class Nothing extends State<Nothing> {

    Nothing(MatchConfig config) {
      super(config);
    }

    private Nothing(Nothing other) {
      super(other);
    }

    @Override
    public Nothing copy() {
      return new Nothing(this);
    }
  }

  /** The only question. */
  enum OnlyQuestion implements Question<Nothing> {
    ONLY_QUESTION;

    @Override
    public String kind() {
      return "only";
    }

    @Override
    public int seat(Nothing nothing) {
      return 0;
    }

    @Override
    public void collectActions(Nothing nothing, ActionCollector out) {
      out.add(Pass.PASS);
    }

    @Override
    public void execute(Nothing nothing, Action action) {
      nothing.finish(Outcome.byScore("over", new int[nothing.config().seats().size()]));
    }
  }

  /** How it begins and looks. */
  static final class ChoosyRules implements Rules<Nothing> {

    @Inject
    ChoosyRules() {}

    @Override
    public Nothing initialState(MatchConfig config) {
      Nothing nothing = new Nothing(config);
      nothing.ask(OnlyQuestion.ONLY_QUESTION);
      return nothing;
    }

    @Override
    public void describe(Nothing nothing, TableBuilder table) {
      for (int seat = 0; seat < nothing.config().seats().size(); seat++) {
        table.seat(seat);
      }
    }
  }
}
