package games.kumite.journey.setup;

import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import games.kumite.api.Action;
import games.kumite.api.Element;
import games.kumite.api.IllegalActionException;
import games.kumite.api.Match;
import games.kumite.api.Table;
import games.kumite.api.Viewer;
import games.kumite.journey.SetupGame;
import games.kumite.spi.testkit.LoadedDice;
import java.util.List;

/** Matches that are being set up, with decks laid in order; what a test asks them. */
abstract class SettingUp {

  static final List<String> PILGRIMS = List.of("tripitaka", "monkey-king", "monk-sha", "cho-hakkai");
  static final SetupGame GAME = new SetupGame();

  final LoadedDice dice = new LoadedDice();

  /** Decks in the order of the ledger, but for those that are laid already. */
  final Match start(int seats, String quest) {
    for (String deck : List.of("corruption-deck", "fortune-deck", "misfortune-deck", "demon-deck")) {
      dice.layOrder(deck);
    }
    for (int pilgrim = 1; pilgrim <= PILGRIMS.size(); pilgrim++) {
      dice.layOrder("skill-deck-" + pilgrim);
    }
    String[] names = "ABCD".substring(0, seats).split("");
    return GAME.start(games.kumite.api.Setup.seats(names).option("quest", quest).random(dice));
  }

  static Match play(Match match, String... notations) {
    for (String notation : notations) {
      match.play(match.decision().parse(notation));
    }
    return match;
  }

  static List<String> options(Match match) {
    return match.decision().actions().stream().map(Action::notation).toList();
  }

  static Table table(Match match) {
    return match.table(Viewer.spectator());
  }

  static Element element(Match match, String id) {
    return table(match).find(id).orElseThrow();
  }

  static List<String> inside(Match match, String id) {
    return element(match, id).children().stream().map(Element::id).toList();
  }

  static String refusal(Match match, String notation) {
    IllegalActionException[] refusal = new IllegalActionException[1];
    assertThatExceptionOfType(IllegalActionException.class)
        .isThrownBy(() -> match.decision().parse(notation)).satisfies(thrown -> refusal[0] = thrown);
    return String.valueOf(refusal[0].getMessage());
  }

  /** One seat; the order of play is that of the sheets. */
  final Match ordered(String quest) {
    return play(start(1, quest), "next figure:tripitaka", "next figure:monkey-king", "next figure:monk-sha");
  }
}
