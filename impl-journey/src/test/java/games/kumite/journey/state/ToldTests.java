package games.kumite.journey.state;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.journey.SetupGame;
import games.kumite.journey.content.Content;
import games.kumite.journey.turn.Wiring;
import games.kumite.spi.EventType;
import games.kumite.spi.Texts;
import java.lang.reflect.Field;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Events and the words in them. */
final class ToldTests {

  private final MatchDefinition definition = new MatchDefinition(new Settings(1, "", ""), Content.shelf().of(""), Wiring.RULES);
  private final Texts texts = Texts.of(SetupGame.class, "journey");

  @Test
  void everyEvent_hasItsText() throws IllegalAccessException {
    List<Field> fields = Arrays.stream(ContentEvents.class.getFields()).toList();
    assertThat(fields).isNotEmpty();
    for (Field field : fields) {
      EventType type = (EventType) field.get(definition.told);
      assertThat(texts.has("event." + type.name())).as(type.name()).isTrue();
    }
    for (Field field : PlayEvents.class.getFields()) {
      EventType type = (EventType) field.get(definition.reports);
      assertThat(texts.has("event." + type.name())).as(type.name()).isTrue();
    }
    for (String other : List.of("renewed", "rage-begun", "rage-ended")) {
      assertThat(texts.has("event." + other)).as(other).isTrue();
    }
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
