package games.kumite.api;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The text of a record: how its tags are written, and how it gets into a file. */
final class RecordText {

  private RecordText() {}

  static String header(String game, String version, List<String> seats, Map<String, Object> options, @Nullable Long seed) {
    StringBuilder text = new StringBuilder();
    text.append(tag("Kumite", String.valueOf(MatchRecord.FORMAT))).append(tag("Game", game)).append(tag("Version", version));
    seats.forEach(seat -> text.append(tag("Seat", seat)));
    options.forEach((id, value) -> text.append(tag("Option", id, String.valueOf(value))));
    return seed == null ? text.toString() : text.append(tag("Seed", seed.toString())).toString();
  }

  /** A line with its line break. */
  static String tag(String name, String... values) {
    StringBuilder text = new StringBuilder("[").append(name);
    for (String value : values) {
      text.append(" \"").append(value.replace("\\", "\\\\").replace("\"", "\\\"")
          .replace("\n", "\\n").replace("\r", "\\r")).append('"');
    }
    return text.append("]\n").toString();
  }

  /** No value holds a line break of its own, they are written as escapes. */
  static String withLineFeeds(String text) {
    return text.indexOf('\r') < 0 ? text : text.replace("\r\n", "\n");
  }

  /** Written beside the file first, forced to the disk and then moved: the file holds the old text or the new one. */
  static void write(String text, Path file) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    Path target = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
    if (Files.exists(target) && !Files.isRegularFile(target)) {
      Files.write(target, bytes);
      return;
    }
    Path beside = target.resolveSibling(target.getFileName() + ".part");
    try {
      writeThrough(bytes, beside);
      Files.move(beside, target, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(beside);
    }
  }

  private static void writeThrough(byte[] bytes, Path file) throws IOException {
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE,
        StandardOpenOption.TRUNCATE_EXISTING)) {
      ByteBuffer left = ByteBuffer.wrap(bytes);
      while (left.hasRemaining()) {
        channel.write(left);
      }
      channel.force(true);
    }
  }
}
