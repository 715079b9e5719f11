package games.kumite.api.picture;

import games.kumite.api.Game;
import games.kumite.api.Table;
import java.util.Collection;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A table of any game as SVG: seats with what belongs to them, hands, piles, tracks, dice, and boards with their pieces.
 * Immutable.
 *
 * <pre>{@code
 * String svg = TablePicture.of(perspective.table()).width(900).theme(Theme.DARK).highlight(ids).svg();
 * }</pre>
 *
 * <p>The package describes what a page can do with the picture.
 */
public final class TablePicture {

  private static final int DEFAULT_WIDTH = 1240;
  private static final int MIN_WIDTH = 200;
  private static final int MAX_WIDTH = 10_000;

  private final Table table;
  private final int width;
  private final Theme theme;
  private final Locale language;
  private final @Nullable Game game;
  private final Set<String> highlighted;

  private TablePicture(Table table, int width, Theme theme, Locale language, @Nullable Game game, Set<String> highlighted) {
    this.table = table;
    this.width = width;
    this.theme = theme;
    this.language = language;
    this.game = game;
    this.highlighted = highlighted;
  }

  /**
   * Returns a picture of a table, 1,240 pixels wide, light, in English, with nothing highlighted.
   *
   * @param table the table as one viewer may see it
   * @return the picture
   */
  public static TablePicture of(Table table) {
    return new TablePicture(Objects.requireNonNull(table, "table must not be null"), DEFAULT_WIDTH, Theme.LIGHT,
        Locale.ENGLISH, null, Set.of());
  }

  /**
   * Returns a copy with another width. The height follows from what is on the table.
   *
   * @param pixels the width in pixels, 200 to 10,000
   * @return the picture
   * @throws IllegalArgumentException if the width is out of range
   */
  public TablePicture width(int pixels) {
    if (pixels < MIN_WIDTH || pixels > MAX_WIDTH) {
      throw new IllegalArgumentException("width must be " + MIN_WIDTH + ".." + MAX_WIDTH + ", was " + pixels);
    }
    return new TablePicture(table, pixels, theme, language, game, highlighted);
  }

  /**
   * Returns a copy with other colours.
   *
   * @param colours the theme
   * @return the picture
   */
  public TablePicture theme(Theme colours) {
    return new TablePicture(table, width, Objects.requireNonNull(colours, "theme must not be null"), language, game,
        highlighted);
  }

  /**
   * Returns a copy with the picture's own words in another language. Labels are in the language of the table.
   *
   * @param locale the language; one without texts gets English
   * @return the picture
   */
  public TablePicture language(Locale locale) {
    return new TablePicture(table, width, theme, Objects.requireNonNull(locale, "language must not be null"), game,
        highlighted);
  }

  /**
   * Returns a copy that names attributes and their values with the words of a game. They are the texts
   * {@code attribute.<name>}, {@code flag.<name>} and {@code value.<name>.<word>} of the game.
   *
   * @param played the game of the table, in any language
   * @return the picture
   */
  public TablePicture game(Game played) {
    return new TablePicture(table, width, theme, language, Objects.requireNonNull(played, "game must not be null"),
        highlighted);
  }

  /**
   * Returns a copy that highlights these elements instead of others. Elements that a folded pile would hide are drawn
   * when they are highlighted.
   *
   * @param ids the ids of the elements; ids that are not on the table are ignored
   * @return the picture
   */
  public TablePicture highlight(Collection<String> ids) {
    return new TablePicture(table, width, theme, language, game, Set.copyOf(ids));
  }

  /**
   * Draws the picture. The time grows with the number of elements; 4,000 elements take a fraction of a second.
   *
   * @return an SVG document, which is also well-formed inside an HTML page; equal pictures give equal texts
   */
  public String svg() {
    Captions captions = new Captions(table, PictureTexts.of(language, game));
    Box box = new SheetLayout(new Scene(table, captions, highlighted), width).box(table.elements());
    return Svg.document(box, width, theme, language);
  }
}
