package games.kumite.spi.console.text;

import games.kumite.api.record.MatchRecord;
import games.kumite.spi.console.texts.ConsoleException;
import games.kumite.spi.console.texts.FileErrors;
import games.kumite.spi.console.texts.Replacement;
import games.kumite.spi.console.texts.Text;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The file of a match's record, written while it is played. Lines are appended, and removed from the end by an undo.
 * Where more than the end changes, the whole text is written to a second file, which then replaces the first at once.
 * So the file is a valid record at any moment, and nothing is lost before its replacement is complete.
 */
public final class RecordFile implements AutoCloseable {

  private static final byte[] MARK = "[Kumite \"".getBytes(StandardCharsets.UTF_8);

  /** A character that no text contains. */
  private static final char GARBLED = '\uffff';

  private final @Nullable Path path;
  private @Nullable FileChannel channel;
  private String recorded;
  private String written;

  /** Creates a file with the record that it holds, and its whole content, which may be longer. */
  private RecordFile(@Nullable Path path, @Nullable FileChannel channel, String recorded, String written) {
    this.path = path;
    this.channel = channel;
    this.recorded = recorded;
    this.written = written;
  }

  /** Returns a file that writes nothing. */
  public static RecordFile none() {
    return new RecordFile(null, null, "", "");
  }

  /** Returns a new record file. An existing file with content is not touched. */
  public static RecordFile create(Path path) {
    try {
      if (Files.isDirectory(path)) {
        throw ConsoleException.file("is-directory", path);
      }
      if (Files.exists(path) && Files.size(path) > 0) {
        throw startsLikeARecord(path) ? ConsoleException.file("holds-record", path, Text.quoted(path.toString()))
            : ConsoleException.file("no-record", path);
      }
      return new RecordFile(path, open(path), "", "");
    } catch (IOException failure) {
      throw unwritable(path, failure);
    }
  }

  private static boolean startsLikeARecord(Path path) throws IOException {
    try (var in = Files.newInputStream(path)) {
      return Arrays.equals(in.readNBytes(MARK.length), MARK);
    }
  }

  /**
   * Returns a record that continues in its own file. A broken last line is removed at the next write, and line breaks
   * are normalised.
   */
  public static RecordFile continuing(Path path, MatchRecord record) {
    try {
      byte[] known = record.text().getBytes(StandardCharsets.UTF_8);
      byte[] there = Files.readAllBytes(path);
      String all = new String(there, StandardCharsets.UTF_8);
      boolean isText = all.startsWith(record.text()) && Arrays.equals(bytes(all), there);
      boolean isSame = there.length >= known.length && Arrays.equals(known, Arrays.copyOf(there, known.length));
      if (!isSame && !all.replace("\r\n", "\n").startsWith(record.text())) {
        throw ConsoleException.file("changed", path);
      }
      return new RecordFile(path, open(path), record.text(), isText ? all : record.text() + GARBLED);
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
      // Locks of this JVM belong to another writer too.
    }
    channel.close();
    throw ConsoleException.file("taken", path);
  }

  /** Updates the file. */
  public void write(MatchRecord record) {
    String text = record.text();
    if (channel == null || path == null || text.equals(recorded)) {
      return;
    }
    try {
      if (text.startsWith(written)) {
        channel.position(channel.size());
        write(text.substring(written.length()), channel);
      } else if (written.startsWith(text)) {
        channel.truncate(bytes(text).length);
      } else {
        channel = replaced(path, channel, text);
      }
      recorded = text;
      written = text;
    } catch (IOException failure) {
      throw unwritable(path, failure);
    }
  }

  private static void write(String text, FileChannel channel) throws IOException {
    ByteBuffer added = ByteBuffer.wrap(bytes(text));
    while (added.hasRemaining()) {
      channel.write(added);
    }
  }

  /** Replaces one file by another, and returns its channel. */
  private static FileChannel replaced(Path path, FileChannel old, String text) throws IOException {
    try (Replacement fresh = Replacement.of(path)) {
      fresh.write(text);
      if (fresh.channel().tryLock() == null) {
        throw ConsoleException.file("taken", path);
      }
      old.close();
      fresh.takePlace();
      return fresh.channel();
    }
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static ConsoleException unwritable(Path path, IOException failure) {
    return failure instanceof NoSuchFileException ? ConsoleException.file("no-directory", path)
        : ConsoleException.file("unwritable", path, FileErrors.of(failure));
  }

  /** Returns whether there is a file. */
  public boolean isWritten() {
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
