package games.kumite.spi.console.picture;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Element;
import games.kumite.api.Element.Kind;
import games.kumite.api.Table;
import games.kumite.api.picture.TablePicture;
import games.kumite.spi.console.texts.ConsoleTexts;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The page that steps through a match. */
final class ReplayPageTests {

  /** Each step of the page, put together as its script does it, is the picture of its table. */
  @Test
  void page_givesEachPictureBack() {
    ReplayPage film = new ReplayPage();
    List<String> pictures = new ArrayList<>();
    for (int i = 0; i < 150; i++) {
      List<Element> tracks = new ArrayList<>();
      for (int j = 0; j < 1 + i % 7; j++) {
        tracks.add(new Element(Kind.TRACK, "track:" + j, Map.of("value", i / 3 * j % 5), List.of()));
      }
      String picture = TablePicture.of(Table.of(tracks)).svg();
      film.add(picture, List.of(), "phase", "turn");
      if (pictures.isEmpty() || !pictures.get(pictures.size() - 1).equals(picture)) {
        pictures.add(picture);
      }
    }
    String page = film.page("x", ConsoleTexts.ENGLISH);
    int start = page.indexOf("id=\"data\">") + "id=\"data\">".length();
    JsonNode data = JsonMapper.builder().build().readTree(page.substring(start, page.indexOf("</script>", start)));

    assertThat(data.get("steps")).hasSize(pictures.size());
    List<String> now = List.of();
    for (int i = 0; i < pictures.size(); i++) {
      JsonNode step = data.get("steps").get(i);
      List<String> before = i % data.get("every").asInt() == 0 ? List.of() : now;
      List<String> lines = new ArrayList<>(before.subList(0, step.get("k").asInt()));
      step.get("p").forEach(part -> lines.add(data.get("parts").get(part.asInt()).asString()));
      lines.addAll(before.subList(before.size() - step.get("e").asInt(), before.size()));
      assertThat(data.get("parts").get(step.get("r").asInt()).asString() + "\n" + String.join("\n", lines) + "\n")
          .isEqualTo(pictures.get(i));
      now = lines;
    }
  }
}
