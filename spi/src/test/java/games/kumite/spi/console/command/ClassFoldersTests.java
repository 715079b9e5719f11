package games.kumite.spi.console.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A folder of classes while a compiler writes into it. */
final class ClassFoldersTests {

  @TempDir
  private Path folder;
  private ClassFolders folders;

  @BeforeEach
  void load() throws IOException {
    write("Game.class", "old");
    write("Rules.class", "old");
    folders = new ClassFolders(List.of(folder));
    folders.load();
  }

  private void write(String name, String text) throws IOException {
    Files.writeString(folder.resolve(name), text);
  }

  private void look(int times) {
    for (int i = 0; i < times; i++) {
      assertThat(folders.hasChanged()).isFalse();
    }
  }

  @Test
  void changedClass_isReported_whenItStaysAsItIs() throws IOException {
    look(3);
    write("Game.class", "changed");
    look(1);
    assertThat(folders.hasChanged()).isTrue();
  }

  @Test
  void deletedClasses_areWaitedFor_whileTheCompilerWorks() throws IOException {
    Files.delete(folder.resolve("Game.class"));
    Files.delete(folder.resolve("Rules.class"));
    write("new.txt", "something that is there meanwhile");
    look(ClassFolders.REMOVED_AFTER);
    write("Game.class", "changed");
    look(ClassFolders.REMOVED_AFTER);
    write("Rules.class", "changed");
    look(1);
    assertThat(folders.hasChanged()).isTrue();
  }

  @Test
  void classThatStaysAway_countsAsRemoved() throws IOException {
    Files.delete(folder.resolve("Rules.class"));
    look(ClassFolders.REMOVED_AFTER);
    assertThat(folders.hasChanged()).isTrue();
  }
}
