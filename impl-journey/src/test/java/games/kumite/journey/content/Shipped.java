package games.kumite.journey.content;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.journey.ShippedWords;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** The shipped files, for content of one's own that is made of them. */
public final class Shipped {

  private Shipped() {}

  /** The text of a file that is named without its ending. */
  public static String text(String file) throws IOException {
    try (InputStream in = Content.class.getResourceAsStream("/META-INF/kumite/journey/" + file + ".json")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  /** Content of a directory's own, in which every place of a text in one file is another one. */
  public static Content with(Path directory, String file, String from, String to) throws IOException {
    String text = text(file);
    assertThat(text).contains(from);
    Files.writeString(directory.resolve(file + ".json"), text.replace(from, to));
    return Content.shelf(ShippedWords.ALL).of(directory.toString());
  }
}
