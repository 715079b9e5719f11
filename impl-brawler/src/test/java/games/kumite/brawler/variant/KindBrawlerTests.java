package games.kumite.brawler.variant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.kumite.api.Game;
import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.api.Viewer;
import games.kumite.brawler.BrawlerGame;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** What a variant replaces, and what it leaves to the game. */
final class KindBrawlerTests {

  private static final Game ORIGINAL = new BrawlerGame();
  private static final Game KIND = new KindBrawler();
  private static final String BOSS = "track:boss-damage";
  private static final Setup SETUP = Setup.seats("Ana", "Bo").seed(5);

  private static Match begun(Game game) {
    Match match = game.start(SETUP);
    while (match.table(Viewer.spectator()).find(BOSS).isEmpty()) {
      match.play(0);
    }
    return match;
  }

  private static int bossHealth(Match match) {
    return (Integer) match.table(Viewer.spectator()).find(BOSS).orElseThrow().attributes().get("max");
  }

  @Test
  void content_isReplaced_inTheVariantAlone() {
    assertThat(bossHealth(begun(KIND))).isEqualTo(bossHealth(begun(ORIGINAL)) - KindBrawler.LESS_HEALTH);
  }

  @Test
  void estimate_isThatOfTheVariant() {
    double original = begun(ORIGINAL).search().estimate(begun(ORIGINAL).seats().get(0)).orElseThrow();
    assertThat(begun(KIND).search().estimate(begun(KIND).seats().get(0)).orElseThrow()).isGreaterThan(original);
  }

  @Test
  void record_namesTheVariant_andIsNotTakenByTheOriginal() {
    Match match = begun(KIND);
    assertThat(match.record().text()).contains("[Game \"kind-brawler\"]");
    assertThat(KIND.resume(match.record()).table(Viewer.spectator())).isEqualTo(match.table(Viewer.spectator()));
    assertThatThrownBy(() -> ORIGINAL.resume(match.record())).hasMessageContaining("kind-brawler");
  }

  @Test
  void texts_lieOverThoseOfTheOriginal_inEveryLanguage() {
    assertThat(KIND.title()).isEqualTo("Kind Brawler");
    assertThat(KIND.languages()).isEqualTo(ORIGINAL.languages());
    assertThat(KIND.in(Locale.GERMAN).title()).isEqualTo("Freundlicher Brawler");
    assertThat(KIND.start(SETUP).decision().prompt()).isEqualTo(ORIGINAL.start(SETUP).decision().prompt());
    assertThat(KIND.in(Locale.GERMAN).start(SETUP).decision().prompt())
        .isEqualTo(ORIGINAL.in(Locale.GERMAN).start(SETUP).decision().prompt());
  }

  @Test
  void rules_areItsOwn_thenThoseOfTheOriginal() {
    assertThat(KIND.rule("KB-01").orElseThrow()).contains("3 Health fewer");
    assertThat(KIND.rule("BR-ATK-01")).isEqualTo(ORIGINAL.rule("BR-ATK-01")).isPresent();
    assertThat(ORIGINAL.rule("KB-01")).isEmpty();
  }
}
