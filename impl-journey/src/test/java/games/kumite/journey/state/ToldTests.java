package games.kumite.journey.state;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.journey.SetupGame;
import games.kumite.journey.content.Content;
import games.kumite.journey.turn.ByTheRules;
import games.kumite.spi.EventType;
import games.kumite.spi.Texts;
import java.lang.reflect.Field;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Events and the words in them. */
final class ToldTests {

  private final Terms terms = new Terms(new Settings(1, "", ""), Content.shelf().of(""), ByTheRules.RULES);
  private final Texts texts = Texts.of(SetupGame.class, "journey");

  @Test
  void everyEvent_hasItsText() throws IllegalAccessException {
    List<Field> fields = Arrays.stream(Told.class.getFields()).toList();
    assertThat(fields).isNotEmpty();
    for (Field field : fields) {
      EventType type = (EventType) field.get(terms.told);
      assertThat(texts.has("event." + type.name())).as(type.name()).isTrue();
    }
    for (Field field : Reports.class.getFields()) {
      EventType type = (EventType) field.get(terms.reports);
      assertThat(texts.has("event." + type.name())).as(type.name()).isTrue();
    }
    for (String other : List.of("renewed", "rage-begun", "rage-ended")) {
      assertThat(texts.has("event." + other)).as(other).isTrue();
    }
  }

  @Test
  void everyMiniatureAndGate_hasAWord() {
    for (int figure = 0; figure < terms.figures(); figure++) {
      assertThat(texts.has("word." + terms.figure(figure).id())).as(terms.figure(figure).id()).isTrue();
    }
    for (int scene = 0; scene < terms.scenes(); scene++) {
      for (int piece = 0; piece < terms.scene(scene).pieces(); piece++) {
        Piece token = terms.scene(scene).piece(piece);
        if (token.kind == Piece.Kind.GATE) {
          assertThat(texts.has("word.token:" + token.name)).as(token.name).isTrue();
        }
      }
    }
  }
}
