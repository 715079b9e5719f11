package games.kumite.journey.state;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.journey.SetupGame;
import games.kumite.journey.ShippedWords;
import games.kumite.journey.content.Content;
import games.kumite.journey.turn.Wiring;
import games.kumite.spi.Texts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Events and the words in them. */
final class ToldTests {

  private static final Pattern DECLARED =
      Pattern.compile("(?:EventTypes?\\.\\w+|EventType \\w+ = (?:at\\()?\\w+)\\(\\s*\"([a-z-]+)\"");

  private final MatchDefinition definition = new MatchDefinition(new Settings(1, "", ""), Content.shelf(ShippedWords.ALL).of(""), Wiring.RULES);
  private final Texts texts = Texts.of(SetupGame.class, "journey");

  /** Every type of event is declared by the rule that emits it, with its name as the first text. */
  @Test
  void everyEvent_hasItsText() throws IOException {
    Set<String> names = new TreeSet<>();
    try (Stream<Path> files = Files.walk(Path.of("src/main/java"))) {
      for (Path file : files.filter(each -> each.toString().endsWith(".java")).toList()) {
        DECLARED.matcher(Files.readString(file)).results().forEach(declared -> names.add(declared.group(1)));
      }
    }
    assertThat(names).hasSizeGreaterThan(80).contains("renewed", "rage-begun", "strode", "laid-out", "hunts");
    assertThat(names).allSatisfy(name -> assertThat(texts.has("event." + name)).as(name).isTrue());
  }

  @Test
  void everyMiniatureAndGate_hasAWord() {
    for (int figure = 0; figure < definition.figures(); figure++) {
      assertThat(texts.has("word." + definition.figure(figure).id())).as(definition.figure(figure).id()).isTrue();
    }
    for (int scene = 0; scene < definition.scenes(); scene++) {
      for (int piece = 0; piece < definition.scene(scene).pieces(); piece++) {
        QuestToken token = definition.scene(scene).piece(piece);
        if (token.kind == QuestToken.Kind.GATE) {
          assertThat(texts.has("word.token:" + token.name)).as(token.name).isTrue();
        }
      }
    }
  }
}
