package games.kumite.tmnt;

import games.kumite.spi.content.ContentCache;
import games.kumite.tmnt.content.Card;
import games.kumite.tmnt.content.Content;
import games.kumite.tmnt.effect.CardWords;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The shipped cards, the same with one of them changed, and an owner's directory in which some are printed anew. */
final class Cardbox {

  private static final ContentCache<Content> SHELF = Content.shelf(CardWords.ALL);
  private static final List<String> FILES = List.of("characters.json", "doors.json", "treasures.json");

  /** As they are shipped. */
  static final Content SHIPPED = SHELF.of("");

  private Cardbox() {}

  /** Every card that a content holds, characters first. */
  static List<Card> all(Content content) {
    return Stream.of(content.characters(), content.doors(), content.treasures()).flatMap(List::stream).toList();
  }

  /** The card with an id. */
  static Card card(Content content, String id) {
    return all(content).stream().filter(card -> card.entry().id().equals(id)).findFirst()
        .orElseThrow(() -> new IllegalArgumentException("there is no card " + id));
  }

  /** The shipped cards, but for this one, which stands in for the one with its id. */
  static Content with(Card changed) {
    return new Content(replaced(SHIPPED.characters(), changed), replaced(SHIPPED.doors(), changed),
        replaced(SHIPPED.treasures(), changed));
  }

  private static List<Card> replaced(List<Card> cards, Card changed) {
    return cards.stream().map(card -> card.entry().id().equals(changed.entry().id()) ? changed : card).toList();
  }

  /**
   * The cards of an owner's directory: the shipped files, in which some fields are printed anew.
   *
   * @param prints such as {@code K06 effects: STR +2}: an id, a field, its text or number; {@code A01 file: treasures.json}
   *     moves an entry
   */
  static Content printed(List<String> prints) {
    try {
      Path directory = Files.createTempDirectory("cards");
      try {
        write(directory, prints);
        return SHELF.of(directory.toString());
      } finally {
        for (String file : FILES) {
          Files.deleteIfExists(directory.resolve(file));
        }
        Files.delete(directory);
      }
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /** Writes such a directory. */
  static void write(Path directory, List<String> prints) throws IOException {
    List<String> moves = prints.stream().filter(print -> print.contains(" file: ")).toList();
    List<String> changes = prints.stream().filter(print -> !moves.contains(print)).toList();
    for (String file : FILES) {
      Files.writeString(directory.resolve(file), printed(moved(file, moves), changes));
    }
  }

  /** A file without what goes to another, and with what comes. */
  private static String moved(String file, List<String> moves) throws IOException {
    String text = shipped(file);
    for (String move : moves) {
      String entry = "  {\"id\": \"" + move.substring(0, move.indexOf(' ')) + "\"";
      boolean isGoal = move.endsWith(file);
      for (String other : FILES) {
        String line = shipped(other).lines().filter(some -> some.startsWith(entry)).findFirst().orElse("");
        if (isGoal && !line.isEmpty()) {
          text = text.replaceFirst("\\[\n", Matcher.quoteReplacement("[\n" + line.replaceFirst(",?$", ",") + "\n"));
        } else if (!line.isEmpty()) {
          text = text.replace(line + "\n", "");
        }
      }
    }
    return text.replaceFirst(",\n]", "\n]");
  }

  private static String shipped(String file) throws IOException {
    try (InputStream in = TmntGame.class.getResourceAsStream("/META-INF/kumite/tmnt/" + file)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private static String printed(String file, List<String> prints) {
    String text = file;
    for (String print : prints) {
      String id = print.substring(0, print.indexOf(' '));
      String field = print.substring(id.length() + 1, print.indexOf(':'));
      String value = print.substring(print.indexOf(':') + 1).strip();
      String written = value.matches("[0-9]+|\\[.*]") ? value : "\"" + value + "\"";
      text = text.lines().map(line -> !line.contains("{\"id\": \"" + id + "\"") ? line
          : line.replaceAll(", \"" + field + "\": (\"[^\"]*\"|[0-9]+|\\[[^]]*])", "").replaceFirst("}(,?)$",
              Matcher.quoteReplacement(", \"" + field + "\": " + written) + "}$1")).collect(Collectors.joining("\n"));
    }
    return text;
  }
}
