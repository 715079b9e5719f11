package games.kumite.spi.console.picture;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Element;
import games.kumite.api.Element.Kind;
import games.kumite.api.Table;
import games.kumite.api.picture.TablePicture;
import games.kumite.spi.console.BrokenGame;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Pictures of a table in the words of its game. */
final class PictureWordsTests {

  private static TablePicture picture(Element element) {
    return TablePicture.of(Table.of(List.of(element))).game(new BrokenGame());
  }

  @Test
  void symbolOfADie_isAWordOfTheGame() {
    TablePicture die = picture(new Element(Kind.DIE, "die:a", Map.of("symbol", "two-hits"), List.of()));

    assertThat(die.svg()).contains(">two hits<").doesNotContain(">two-hits<");
    assertThat(die.language(Locale.GERMAN).svg()).contains(">zwei Treffer<").doesNotContain(">two-hits<");
  }

  @Test
  void legend_namesGroundsInTheWordsOfTheGame() {
    Element wall = new Element(Kind.TERRAIN, "terrain:w", Map.of("kind", "wall", "x", 1, "y", 1, "width", 9, "height", 9), List.of());
    TablePicture board = picture(new Element(Kind.BOARD, "board:b", Map.of("width", 90, "height", 90), List.of(wall)));

    assertThat(board.svg()).contains(">brick wall</text>").doesNotContain(">wall<");
  }
}
