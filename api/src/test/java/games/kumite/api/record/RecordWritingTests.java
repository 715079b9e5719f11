package games.kumite.api.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What writing a record does to the file, and to the files beside it. */
final class RecordWritingTests {

  private static final String HEAD = "[Kumite \"1\"]\n[Game \"brawler\"]\n[Version \"1.0\"]\n0 start #9a3f01\n";
  private static final MatchRecord SHORT = MatchRecord.parse(HEAD);
  private static final MatchRecord LONG = SHORT.append("1 top deck:S #02be77\n".repeat(2_000));

  @TempDir
  private Path folder;

  private Path file;

  @BeforeEach
  void name() {
    file = folder.resolve("match.record");
  }

  private List<String> files() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(path -> path.getFileName().toString()).sorted().toList();
    }
  }

  private static boolean hasPermissions() {
    return FileSystems.getDefault().supportedFileAttributeViews().contains("posix");
  }

  @Test
  void fileBesideIt_isLeftAlone_whateverItsName() throws IOException {
    Path part = folder.resolve("match.record.part");
    Files.writeString(part, "somebody's own");

    SHORT.write(file);
    LONG.write(file);

    assertThat(part).hasContent("somebody's own");
    assertThat(MatchRecord.read(file)).isEqualTo(LONG);
    assertThat(files()).containsExactly("match.record", "match.record.part");
  }

  @Test
  void plantedLink_isNotFollowed() throws IOException {
    assumeThat(hasPermissions()).isTrue();
    Path victim = Files.writeString(folder.resolve("victim"), "kept");
    Path link = Files.createSymbolicLink(folder.resolve("match.record.part"), victim);

    LONG.write(file);

    assertThat(victim).hasContent("kept");
    assertThat(Files.isSymbolicLink(link)).isTrue();
    assertThat(Files.isSymbolicLink(file)).isFalse();
    assertThat(MatchRecord.read(file)).isEqualTo(LONG);
  }

  @Test
  void linkThatIsTheFile_staysOne_andItsTargetIsWritten() throws IOException {
    assumeThat(hasPermissions()).isTrue();
    Path target = folder.resolve("2026").resolve("final.record");
    Files.createDirectory(target.getParent());
    Files.writeString(target, "old");
    Files.createSymbolicLink(file, target);

    LONG.write(file);

    assertThat(Files.isSymbolicLink(file)).isTrue();
    assertThat(MatchRecord.read(target)).isEqualTo(LONG);
  }

  @Test
  void writersAtOnce_leaveOneWholeRecord_andNothingElse() throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(2);
    try {
      List<Future<?>> writers = new ArrayList<>();
      for (MatchRecord record : List.of(SHORT, LONG)) {
        writers.add(threads.submit((Callable<Void>) () -> {
          for (int i = 0; i < 40; i++) {
            record.write(file);
            assertThat(MatchRecord.read(file)).isIn(SHORT, LONG);
          }
          return null;
        }));
      }
      for (Future<?> writer : writers) {
        writer.get();
      }
    } finally {
      threads.shutdown();
    }
    assertThat(files()).containsExactly("match.record");
  }

  @Test
  void writeThatFailsHalfWay_keepsTheOlderFile() throws IOException {
    LONG.write(file);
    assertThatThrownBy(() -> RecordText.replace(file, channel -> {
      channel.write(ByteBuffer.wrap(new byte[100]));
      throw new IOException("No space left on device");
    })).isInstanceOf(IOException.class).hasMessage("No space left on device");
    assertThat(MatchRecord.read(file)).isEqualTo(LONG);
    assertThat(files()).containsExactly("match.record");
  }

  @Test
  void interruptedWriter_keepsTheOlderFile() throws IOException {
    LONG.write(file);
    Thread.currentThread().interrupt();
    try {
      assertThatThrownBy(() -> SHORT.write(file)).isInstanceOf(IOException.class);
    } finally {
      assertThat(Thread.interrupted()).isTrue();
    }
    assertThat(MatchRecord.read(file)).isEqualTo(LONG);
    assertThat(files()).containsExactly("match.record");
  }

  @Test
  void permissions_areKept_andOfANewFileThoseOfItsOwner() throws IOException {
    assumeThat(hasPermissions()).isTrue();
    SHORT.write(file);
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file))).isEqualTo("rw-------");

    Set<PosixFilePermission> shared = PosixFilePermissions.fromString("rw-r--r--");
    Files.setPosixFilePermissions(file, shared);
    LONG.write(file);
    assertThat(Files.getPosixFilePermissions(file)).isEqualTo(shared);
  }

  @Test
  void folder_isRefused() {
    assertThatThrownBy(() -> SHORT.write(folder)).isInstanceOf(IOException.class);
    assertThatThrownBy(() -> SHORT.write(folder.resolve("no").resolve("where"))).isInstanceOf(IOException.class);
  }
}
