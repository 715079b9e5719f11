package games.kumite.spi.console;

import games.kumite.api.MatchRecord;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The file that a match is written into while it is played. Lines are only ever appended, and taken away
 * from the end by an undo, so that the file is a valid record at any moment.
 */
final class RecordFile implements AutoCloseable {

  private static final byte[] MARK = "[Kumite \"".getBytes(StandardCharsets.UTF_8);

  private final @Nullable Path path;
  private final @Nullable FileChannel channel;
  private String written;

  private RecordFile(@Nullable Path path, @Nullable FileChannel channel, String written) {
    this.path = path;
    this.channel = channel;
    this.written = written;
  }

  /** Nothing is written down. */
  static RecordFile none() {
    return new RecordFile(null, null, "");
  }

  /** A new record. A file that holds something is not touched. */
  static RecordFile create(Path path) {
    try {
      if (Files.isDirectory(path)) {
        throw Refused.file(path + " is a directory");
      }
      if (Files.exists(path) && Files.size(path) > 0) {
        throw Refused.file(path + (startsLikeARecord(path)
            ? " already holds a record; to go on with it: replay " + Text.quoted(path.toString()) + " --resume"
            : " exists and is no record; it is left as it is"));
      }
      return new RecordFile(path, open(path), "");
    } catch (IOException failure) {
      throw unwritable(path, failure);
    }
  }

  private static boolean startsLikeARecord(Path path) throws IOException {
    try (var in = Files.newInputStream(path)) {
      return Arrays.equals(in.readNBytes(MARK.length), MARK);
    }
  }

  /** A record that goes on in its own file; a broken last line is taken away. */
  static RecordFile continuing(Path path, MatchRecord record) {
    try {
      byte[] known = record.text().getBytes(StandardCharsets.UTF_8);
      byte[] there = Files.readAllBytes(path);
      if (there.length < known.length || !Arrays.equals(known, Arrays.copyOf(there, known.length))) {
        throw Refused.file(path + " has changed meanwhile; it is left as it is");
      }
      FileChannel channel = open(path);
      channel.truncate(known.length);
      return new RecordFile(path, channel, record.text());
    } catch (IOException failure) {
      throw unwritable(path, failure);
    }
  }

  private static FileChannel open(Path path) throws IOException {
    FileChannel channel = FileChannel.open(path, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    try {
      if (channel.tryLock() != null) {
        return channel;
      }
    } catch (OverlappingFileLockException taken) {
      // In this JVM too, it is somebody else's.
    }
    channel.close();
    throw Refused.file(path + " is being written by another match");
  }

  /** Brings the file up to date. */
  void write(MatchRecord record) {
    if (channel == null || path == null) {
      return;
    }
    try {
      String text = record.text();
      String common = text.startsWith(written) ? written : commonLines(text, written);
      if (common.length() < written.length()) {
        channel.truncate(bytes(common).length);
      }
      channel.position(channel.size());
      ByteBuffer added = ByteBuffer.wrap(bytes(text.substring(common.length())));
      while (added.hasRemaining()) {
        channel.write(added);
      }
      written = text;
    } catch (IOException failure) {
      throw unwritable(path, failure);
    }
  }

  private static String commonLines(String text, String other) {
    int same = 0;
    while (same < text.length() && same < other.length() && text.charAt(same) == other.charAt(same)) {
      same++;
    }
    return text.substring(0, text.lastIndexOf('\n', same - 1) + 1);
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static Refused unwritable(Path path, IOException failure) {
    String reason = failure instanceof java.nio.file.NoSuchFileException
        ? "its directory does not exist" : failure.toString();
    return Refused.file(path + " cannot be written: " + reason);
  }

  /** Whether there is a file. */
  boolean isWritten() {
    return path != null;
  }

  @Override
  public void close() {
    if (channel != null && path != null) {
      try (FileChannel closing = channel) {
        closing.force(true);
      } catch (IOException failure) {
        throw unwritable(path, failure);
      }
    }
  }

  @Override
  public String toString() {
    return String.valueOf(path);
  }
}
