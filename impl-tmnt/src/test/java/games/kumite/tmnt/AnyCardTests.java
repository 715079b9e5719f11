package games.kumite.tmnt;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Action;
import games.kumite.api.Decision;
import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.api.Viewer;
import games.kumite.tmnt.content.Card;
import games.kumite.tmnt.content.CardEntry;
import games.kumite.tmnt.content.CardType;
import games.kumite.tmnt.content.LegalTexts;
import games.kumite.tmnt.content.PlayTime;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever the vocabulary can say where it may say it is carried out: cards printed at random are played at random. */
final class AnyCardTests {

  private static final int DECISIONS = 1000;
  private static final int LOOKS = 50;

  @TempDir
  private Path directory;

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6})
  void cards_ofAnyLegalText_arePlayedToTheEnd(int seed) throws IOException {
    Random random = new Random(seed);
    List<String> prints = prints(random);
    Cardbox.write(directory, prints);
    Match match = new TmntGame().start(Setup.seats(3 + random.nextInt(4)).seed(seed)
        .option("content", directory.toString()).option("characters", "random").option("turnLimit", 40));
    for (int i = 0; i < DECISIONS && !match.isOver(); i++) {
      Decision decision = match.decision();
      Action choice = choice(decision, random);
      try {
        match.play(choice);
        if (i % LOOKS == 0) {
          assertThat(match.table(Viewer.spectator()).elements()).isNotEmpty();
        }
      } catch (IllegalStateException | IndexOutOfBoundsException | ClassCastException broken) {
        throw new AssertionError(decision.kind() + " " + choice + ": " + prints, broken);
      }
    }
  }

  /** Rather something else than talk about Items and giving up. */
  private static Action choice(Decision decision, Random random) {
    assertThat(decision.actions()).isNotEmpty();
    List<Action> actions = decision.actions().stream()
        .filter(action -> !action.notation().matches("(trade|gift|discard|sideways|sell) .*")).toList();
    List<? extends Action> from = actions.isEmpty() ? decision.actions() : actions;
    return from.get(random.nextInt(from.size()));
  }

  private static List<String> prints(Random random) {
    List<String> prints = new ArrayList<>();
    for (Card card : Cardbox.all(Cardbox.SHIPPED)) {
      CardEntry entry = card.entry();
      PlayTime when = PlayTime.NONE;
      if (entry.type() == CardType.ONE_SHOT || entry.type() == CardType.SPECIAL) {
        when = PlayTime.values()[1 + random.nextInt(PlayTime.values().length - 1)];
      } else if (entry.type() == CardType.LEVEL_CARD) {
        when = PlayTime.ANY;
      }
      String text = LegalTexts.draw(entry.type(), when, random);
      if (!text.isEmpty()) {
        prints.add(entry.id() + " effects: " + text);
        if (when != PlayTime.NONE) {
          prints.add(entry.id() + " when: " + when.name().toLowerCase(Locale.ROOT).replace('_', '-'));
        }
      }
      if (entry.type() == CardType.MONSTER) {
        prints.add(entry.id() + " badStuff: " + LegalTexts.draw(null, PlayTime.NONE, random));
      }
    }
    return prints;
  }
}
