package stranger.barter;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.kumite.api.Action;
import games.kumite.api.Game;
import games.kumite.api.Games;
import games.kumite.api.IllegalActionException;
import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.api.Table;
import games.kumite.api.Viewer;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** A stranger's game is found, refuses with its own rules, and speaks the language of whoever plays. */
final class BarterTests {

  @Test
  void game_ofAPlugin_isFoundAndPlayedToTheEnd() {
    Game game = Games.named("barter");
    for (int seats = 2; seats <= 6; seats++) {
      Match match = game.start(Setup.seats(seats).seed(7));
      while (!match.isOver()) {
        match.play(match.actionCount() - 1);
      }
      assertThat(match.outcome().standings()).hasSize(seats);
    }
  }

  @Test
  void exchange_ofSeveralCards_happensWhenBothHaveChosen() {
    Match match = barter("en");
    Table before = match.table(Viewer.spectator());
    match.play(match.decision().actions().get(0));
    match.play(match.decision().actions().get(0));
    assertThat(match.table(Viewer.spectator())).isEqualTo(before);
    match.play(match.decision().parse("done"));
    assertThat(match.table(Viewer.spectator())).isNotEqualTo(before);
  }

  @Test
  void refusal_ofARule_namesIt() {
    Match match = new Barter().start(Setup.seats("Ana", "Bo").seed(3));
    for (int drawn = 0; drawn < 4; drawn++) {
      match.play(match.decision().parse("draw"));
    }
    assertThatThrownBy(() -> match.decision().parse("draw")).isInstanceOfSatisfying(IllegalActionException.class,
        refused -> assertThat(refused.rule()).contains("BT-02"));
  }

  @Test
  void texts_followTheLanguageOfTheGame() {
    assertThat(barter("en").decision().prompt().chooser()).isEqualTo("What do you give?");
    Match german = barter("de");
    Action first = german.decision().actions().get(0);
    assertThat(german.decision().prompt().chooser()).isEqualTo("Was gibst du?");
    assertThat(german.decision().label(first)).endsWith(" geben");
  }

  /** Ana barters with Bo. */
  private static Match barter(String language) {
    Match match = new Barter().in(Locale.forLanguageTag(language)).start(Setup.seats("Ana", "Bo").seed(3));
    match.play(match.decision().parse("barter seat:2"));
    return match;
  }
}
