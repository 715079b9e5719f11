package games.kumite.spi.console.texts;

import games.kumite.api.random.RandomSource;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;

/**
 * A new file that replaces another one as soon as it is complete. Until then it lies in the same folder under a unique
 * name. So the older file stays as it is if the disk is full, and no other file is overwritten.
 */
public final class Replacement implements AutoCloseable {

  private final Path target;
  private final Path beside;
  private final FileChannel channel;
  private boolean isInPlace;

  private Replacement(Path target, Path beside, FileChannel channel) {
    this.target = target;
    this.beside = beside;
    this.channel = channel;
  }

  /** Creates an empty file that is to replace another one, or none; in place of a link, the file that it leads to. */
  public static Replacement of(Path path) throws IOException {
    Path target = Files.exists(path) ? path.toRealPath() : path.toAbsolutePath();
    if (Files.exists(target) && !Files.isWritable(target)) {
      throw new AccessDeniedException(path.toString());
    }
    Path beside = target.resolveSibling(".kumite-" + Long.toHexString(RandomSource.newSeed()) + ".new");
    Replacement begun = new Replacement(target, beside,
        FileChannel.open(beside, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)); // never an existing file
    try {
      begun.keepPermissions();
      return begun;
    } catch (IOException failure) {
      begun.close();
      throw failure;
    }
  }

  /** Replaces the content of a file by a text. A special file, such as a pipe, is written directly. */
  public static void write(Path path, String text) throws IOException {
    if (Files.exists(path) && !Files.isRegularFile(path)) {
      Files.writeString(path, text);
      return;
    }
    try (Replacement fresh = of(path)) {
      fresh.write(text);
      fresh.takePlace();
      fresh.channel.close();
    }
  }

  private void keepPermissions() throws IOException {
    if (Files.exists(target) && Files.getFileAttributeView(target, PosixFileAttributeView.class) != null) {
      Files.setPosixFilePermissions(beside, Files.getPosixFilePermissions(target));
    }
  }

  public FileChannel channel() {
    return channel;
  }

  public void write(String text) throws IOException {
    ByteBuffer added = ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
    while (added.hasRemaining()) {
      channel.write(added);
    }
  }

  /** Replaces the older file; the channel stays open. */
  public void takePlace() throws IOException {
    channel.force(true);
    try {
      Files.move(beside, target, StandardCopyOption.ATOMIC_MOVE);
    } catch (AtomicMoveNotSupportedException unsupported) {
      Files.move(beside, target, StandardCopyOption.REPLACE_EXISTING);
    }
    isInPlace = true;
  }

  /** Deletes the new file if it has not replaced the older one. */
  @Override
  public void close() throws IOException {
    if (!isInPlace) {
      channel.close();
      Files.deleteIfExists(beside);
    }
  }
}
