package games.kumite.spi.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Records that are written while a match is played, shown again, and gone on from. */
final class RecordingTests {

  private static final String[] DUEL = {"play", "discduel", "--option", "pushes=6", "--seed", "11"};

  @TempDir
  Path folder;
  private Path file;

  @BeforeEach
  void nameFile() {
    file = folder.resolve("a match.txt");
  }

  private static String[] with(String[] args, Object... more) {
    return Stream.concat(Arrays.stream(args), Arrays.stream(more).map(String::valueOf)).toArray(String[]::new);
  }

  private byte[] recorded() throws IOException {
    Run.of("", with(DUEL, "--record", file)).well();
    return Files.readAllBytes(file);
  }

  private static String told(Run run) {
    return run.out().substring(run.out().indexOf("\n== Play"), run.out().lastIndexOf("\nSeed "));
  }

  @Test
  void record_ofAMatch_isShownAgainAlike() throws IOException {
    Run played = Run.of("", with(DUEL, "--record", file)).well();
    Run replayed = Run.of("", "replay", file.toString()).well();

    assertThat(told(replayed)).isEqualTo(told(played));
    assertThat(played.out()).contains("\nRecorded. To see it again:").endsWith("replay \"" + file + "\"\n");
    assertThat(Run.of("", "play", "--replay", file.toString())).isEqualTo(replayed);
  }

  @Test
  void record_ofAnUnfinishedMatch_stopsAndGoesOn() throws IOException {
    Run left = Run.of("1\nquit\n", with(DUEL, "-p", "Ana", "--record", file)).well();
    assertThat(left.out()).contains("\nTo go on:").endsWith("replay \"" + file + "\" --resume --person Ana\n");
    String before = Files.readString(file);

    Run shown = Run.of("", "replay", file.toString()).well();
    assertThat(shown.out()).contains("\nThe record stops here.\nTo go on:")
        .endsWith("replay \"" + file + "\" --resume\n");
    assertThat(Files.readString(file)).isEqualTo(before);

    Run resumed = Run.of("2\nquit\n", "replay", file.toString(), "--resume", "-p", "Ana").well();
    assertThat(resumed.out()).contains("Push your disc.");
    assertThat(Files.readString(file)).startsWith(before).hasSizeGreaterThan(before.length());
  }

  @Test
  void record_thatAnEditorHasSavedOnWindows_goesOn() throws IOException {
    Run.of("1\nquit\n", with(DUEL, "-p", "Ana", "--record", file)).well();
    String before = Files.readString(file);
    Files.writeString(file, before.replace("\n", "\r\n"));

    assertThat(Run.of("", "replay", file.toString()).well().out()).contains("\nThe record stops here.\n")
        .doesNotContain("broken off");
    Run.of("2\nquit\n", "replay", file.toString(), "--resume", "-p", "Ana").well();
    assertThat(Files.readString(file)).startsWith(before).hasSizeGreaterThan(before.length()).doesNotContain("\r");
  }

  @Test
  void record_cutAtEveryByteOfTheFirstLines_goesOnAsIfItHadNotBeen() throws IOException {
    byte[] whole = recorded();
    String text = new String(whole, StandardCharsets.UTF_8);
    int firstWhole = text.indexOf('\n', text.indexOf("\n0 start") + 1) + 1;
    int thirdWhole = text.indexOf('\n', text.indexOf('\n', firstWhole) + 1) + 1;
    for (int length = firstWhole; length <= thirdWhole; length++) {
      Files.write(file, Arrays.copyOf(whole, length));
      Run run = Run.of("", "replay", file.toString(), "--resume", "--quiet");
      assertThat(run.err()).as("cut at byte %d", length).isEmpty();
      assertThat(Files.readAllBytes(file)).as("cut at byte %d", length).isEqualTo(whole);
    }
  }

  @Test
  void record_cutBeforeItsStart_isRefusedWithTheLine() throws IOException {
    byte[] whole = recorded();
    int end = new String(whole, StandardCharsets.UTF_8).indexOf("\n0 start") + 4;
    for (int length = 0; length <= end; length += 7) {
      Files.write(file, Arrays.copyOf(whole, length));
      Run run = Run.of("", "replay", file.toString());
      assertThat(run.code()).as("cut at byte %d", length).isEqualTo(Main.FAILED);
      assertThat(run.err().replaceAll("\n +", " ")).startsWith(file + ", line ");
    }
  }

  /** Where the result stands. */
  private static int endOfPlay(byte[] record) {
    return new String(record, StandardCharsets.ISO_8859_1).indexOf("\n[Result ") + 1;
  }

  @Test
  void record_brokenOff_isShownWithANote() throws IOException {
    byte[] whole = recorded();
    Files.write(file, Arrays.copyOf(whole, endOfPlay(whole) - 3));

    assertThat(Run.of("", "replay", file.toString()).well().out().replaceAll("\n +", " "))
        .contains("The last line of " + file + " is broken off; it is left out.").contains("The record stops here.");
  }

  @Test
  void record_withASwappedLine_isRefusedWithThatLine() throws IOException {
    String[] lines = new String(recorded(), StandardCharsets.UTF_8).split("\n");
    int last = lines.length - 1;
    String swapped = lines[last];
    lines[last] = lines[last - 1];
    lines[last - 1] = swapped;
    Files.writeString(file, String.join("\n", lines) + "\n");

    Run run = Run.of("", "replay", file.toString(), "--resume");
    assertThat(run.code()).isEqualTo(Main.FAILED);
    assertThat(run.err()).startsWith(file + ", line " + last + ": ");
  }

  @Test
  void record_ofAGameThatIsNotInstalled_namesIt() throws IOException {
    Files.writeString(file, new String(recorded(), StandardCharsets.UTF_8).replace("discduel", "chess"));

    Run run = Run.of("", "replay", file.toString());
    assertThat(run.code()).isEqualTo(Main.WRONG_ARGUMENTS);
    assertThat(run.err()).startsWith("unknown game \"chess\"");
  }

  @Test
  void file_withARecord_isNotOverwritten() throws IOException {
    byte[] whole = recorded();
    Run run = Run.of("", with(DUEL, "--record", file));

    assertThat(run.code()).isEqualTo(Main.FAILED);
    assertThat(run.err().replaceAll("\n +", " "))
        .isEqualTo(file + " already holds a record; to go on with it: replay \"" + file + "\" --resume\n");
    assertThat(Files.readAllBytes(file)).isEqualTo(whole);
  }

  @ParameterizedTest
  @ValueSource(strings = {"a letter", "[Kumite", "\n"})
  void file_ofSomebodyElse_isNotOverwritten(String text) throws IOException {
    Files.writeString(file, text);
    Run run = Run.of("", with(DUEL, "--record", file));

    assertThat(run.code()).isEqualTo(Main.FAILED);
    assertThat(run.err().replaceAll("\n +", " ")).isEqualTo(file + " exists and is not a record; it is left as it is\n");
    assertThat(Files.readString(file)).isEqualTo(text);
  }

  @Test
  void file_thatIsEmpty_isUsed() throws IOException {
    Files.createFile(file);

    assertThat(recorded()).isNotEmpty();
  }

  @Test
  void file_thatCannotBeThere_isNamed() {
    assertThat(Run.of("", with(DUEL, "--record", folder.resolve("no/where"))).err().replaceAll("\n +", " "))
        .isEqualTo(folder.resolve("no/where") + " cannot be written: its directory does not exist\n");
    assertThat(Run.of("", with(DUEL, "--record", folder)).err().replaceAll("\n +", " "))
        .isEqualTo(folder + " is a directory\n");
    assertThat(Run.of("", "replay", folder.toString()).err().replaceAll("\n +", " "))
        .isEqualTo(folder + " is a directory\n");
    assertThat(Run.of("", "replay", file.toString()).err().replaceAll("\n +", " "))
        .isEqualTo("there is no file " + file + "\n");
  }

  @Test
  void undo_takesTheLineOffTheFile() throws IOException {
    String[] persons = {"play", "tictactoe", "--seed", "3", "-p", "Ana", "-p", "Bo"};
    Run.of("5\n1\n", with(persons, "--record", file)).well();
    String two = Files.readString(file);
    Files.delete(file);
    Run.of("5\n1\n7\nundo\n", with(persons, "--record", file)).well();

    assertThat(Files.readString(file)).isEqualTo(two);
  }

  @Test
  void resume_thatIsLeftAtOnce_leavesABrokenLineAsItIs() throws IOException {
    byte[] whole = recorded();
    byte[] cut = Arrays.copyOf(whole, whole.length - 3);
    Files.write(file, cut);
    Run.of("quit\n", "replay", file.toString(), "--resume", "-p", "Ana", "-p", "Bo").well();

    assertThat(Files.readAllBytes(file)).isEqualTo(cut);
  }

  @Test
  void brokenLine_andAnotherChoice_isReplaced() throws IOException {
    String[] persons = {"play", "tictactoe", "--seed", "3", "-p", "Ana", "-p", "Bo"};
    Run.of("5\n1\n", with(persons, "--record", file)).well();
    String whole = Files.readString(file);
    Files.delete(file);
    Run.of("5\n8\n", with(persons, "--record", file)).well();
    String other = Files.readString(file);
    Files.writeString(file, whole.substring(0, whole.length() - 3) + "\u00e4");
    Run.of("8\n", "replay", file.toString(), "--resume", "-p", "Ana", "-p", "Bo").well();

    assertThat(Files.readString(file)).isEqualTo(other);
    assertThat(folder).isDirectoryNotContaining("glob:**.new");
  }

  @Test
  void recordThatIsReplaced_leavesEveryOtherFileAsItIs() throws IOException {
    byte[] whole = recorded();
    byte[] cut = Arrays.copyOf(whole, endOfPlay(whole) - 3);
    cut[cut.length - 1] = '?';
    Files.write(file, cut);
    Path mine = Files.writeString(folder.resolve("mine.txt"), "mine");
    Path linked = Files.createSymbolicLink(folder.resolve("a match.txt.new"), mine);
    Run.of("", "replay", file.toString(), "--resume").well();

    assertThat(Files.readAllBytes(file)).isEqualTo(whole);
    assertThat(mine).hasContent("mine");
    assertThat(folder).isDirectoryContaining(linked::equals);
    try (Stream<Path> left = Files.list(folder)) {
      assertThat(left).containsExactlyInAnyOrder(file, mine, linked);
    }
  }

  @Test
  void resume_intoAnotherFile_leavesTheFirstAsItIs() throws IOException {
    byte[] whole = recorded();
    byte[] cut = Arrays.copyOf(whole, whole.length - 30);
    Files.write(file, cut);
    Path other = folder.resolve("other.txt");
    Run.of("", "replay", file.toString(), "--resume", "--record", other.toString()).well();

    assertThat(Files.readAllBytes(file)).isEqualTo(cut);
    assertThat(Files.readAllBytes(other)).isEqualTo(whole);
  }

  @Test
  void replay_withArgumentsOfANewMatch_isRefused() throws IOException {
    recorded();
    String record = file.toString();

    assertThat(Run.of("", "play", "--replay", record, "--seed", "3", "--seats", "A,B").err())
        .isEqualTo("the record says what is played; leave out --seats, --seed\n");
    assertThat(Run.of("", "play", "tictactoe", "--replay", record).err().replaceAll("\n +", " "))
        .isEqualTo(file + " is a record of discduel, not of tictactoe\n");
    assertThat(Run.of("", "replay", record, "--record", folder.resolve("x").toString()).err())
        .startsWith("--record needs --resume");
    assertThat(Run.of("", "replay", record, "--person", "1").err()).startsWith("--person needs --resume");
  }

  @Test
  void replay_ofSecrets_showsWhatTheViewerSaw() throws IOException {
    Run.of("", "play", "kuhnpoker", "--seed", "5", "--record", file.toString()).well();

    String showdown = "Jack is shown";
    assertThat(Run.of("", "replay", file.toString()).well().out().split(showdown)[0]).doesNotContain("King");
    assertThat(Run.of("", "replay", file.toString(), "--view", "Bo").well().out().split(showdown)[0])
        .contains("King").doesNotContain("Queen");
  }

  @Test
  void replay_stepByStep_canBeLeft() throws IOException {
    recorded();
    Run run = Run.of("\n\nquit\n", "replay", file.toString(), "--step").well();

    assertThat(run.out().split("\\[Enter] next", -1)).hasSize(4);
    assertThat(run.out()).contains("To go on:");
  }
}
