package games.kumite.api.record;

import games.kumite.api.random.Draw;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The text of a record: the format of its tags, and saving it to a file. */
final class RecordText {

  private static final int USUAL_LENGTH = 64;

  private RecordText() {}

  static String header(String game, String version, List<String> seats, Map<String, Object> options, @Nullable Long seed) {
    StringBuilder text = new StringBuilder();
    text.append(tag("Kumite", String.valueOf(MatchRecord.FORMAT))).append(tag("Game", game)).append(tag("Version", version));
    seats.forEach(seat -> text.append(tag("Seat", seat)));
    options.forEach((id, value) -> text.append(tag("Option", id, String.valueOf(value))));
    return seed == null ? text.toString() : text.append(tag("Seed", seed.toString())).toString();
  }

  /** Returns a tag as a line with its line break. */
  static String tag(String name, String... values) {
    StringBuilder text = new StringBuilder("[").append(name);
    for (String value : values) {
      text.append(" \"").append(value.replace("\\", "\\\\").replace("\"", "\\\"")
          .replace("\n", "\\n").replace("\r", "\\r")).append('"');
    }
    return text.append("]\n").toString();
  }

  /** Returns a line of play with its line break. */
  static String line(MatchRecord.Line line) {
    StringBuilder text = new StringBuilder(USUAL_LENGTH).append(line.seat()).append(' ').append(line.notation());
    List<Draw> draws = line.draws();
    for (int i = 0; i < draws.size(); i++) {
      add(text.append(i == 0 ? " ; " : " "), draws.get(i));
    }
    return text.append(" #").append(line.checksum()).append('\n').toString();
  }

  /** Adds a result as {@link Draw#toString} writes it, without a text of its own. */
  private static void add(StringBuilder text, Draw draw) {
    text.append(draw.label());
    if (draw.subject() != 0) {
      text.append('-').append(draw.subject());
    }
    text.append('=');
    List<Integer> results = draw.results();
    for (int i = 0; i < results.size(); i++) {
      text.append(i == 0 ? "" : ",").append(results.get(i).intValue());
    }
  }

  /** Converts Windows line ends. Values never contain line breaks, since these are written as escapes. */
  static String withLineFeeds(String text) {
    return text.indexOf('\r') < 0 ? text : text.replace("\r\n", "\n");
  }

  /** A way to write the content of a new file. */
  interface Writing {
    void into(FileChannel channel) throws IOException;
  }

  /** Writes a text to a file and replaces its content. */
  static void write(String text, Path file) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    replace(file, channel -> {
      ByteBuffer left = ByteBuffer.wrap(bytes);
      while (left.hasRemaining()) {
        channel.write(left);
      }
    });
  }

  /**
   * Replaces the content of a file. The content goes to a new file in the same folder, is forced to the disk and moved
   * into place. So the file always holds the old or the new text. The new file gets a unique name, so that nothing is
   * overwritten, no link is followed, and concurrent writers do not collide.
   */
  static void replace(Path file, Writing writing) throws IOException {
    Path target = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
    boolean isReplaced = Files.exists(target);
    if (isReplaced && !Files.isRegularFile(target)) {
      try (FileChannel channel = FileChannel.open(target, StandardOpenOption.WRITE)) { // a pipe or a device cannot be replaced
        writing.into(channel);
      }
      return;
    }
    Path beside = Files.createTempFile(target.getParent(), "record", ".part"); // readable by the owner only
    boolean isMoved = false;
    try {
      try (FileChannel channel = FileChannel.open(beside, StandardOpenOption.WRITE)) {
        writing.into(channel);
        channel.force(true);
      }
      if (isReplaced) {
        keepPermissions(target, beside);
      }
      move(beside, target);
      isMoved = true;
    } finally {
      if (!isMoved) {
        Files.deleteIfExists(beside);
      }
    }
  }

  private static void keepPermissions(Path from, Path to) throws IOException {
    PosixFileAttributeView old = Files.getFileAttributeView(from, PosixFileAttributeView.class);
    PosixFileAttributeView fresh = Files.getFileAttributeView(to, PosixFileAttributeView.class);
    if (old != null && fresh != null) {
      fresh.setPermissions(old.readAttributes().permissions());
    }
  }

  private static void move(Path beside, Path target) throws IOException {
    try {
      Files.move(beside, target, StandardCopyOption.ATOMIC_MOVE);
    } catch (AtomicMoveNotSupportedException unsupported) {
      Files.move(beside, target, StandardCopyOption.REPLACE_EXISTING);
    }
  }
}
