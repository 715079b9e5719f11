package games.kumite.brawler;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.kumite.api.Game;
import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.api.UndoBarrier;
import games.kumite.api.record.MatchRecord;
import games.kumite.api.record.MatchRecord.Note;
import games.kumite.api.record.RecordException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What an owner says about a match stays in its record and changes nothing; a match says how it ended. */
final class NoteTests {

  private static final Game GAME = new BrawlerGame();

  private final Match match = GAME.start(Setup.seats("Ana", "Bo").seed(42));

  private static Match again(MatchRecord record) {
    return GAME.resume(MatchRecord.parse(record.text()));
  }

  private void playToTheEnd() {
    while (!match.isOver()) {
      match.play(0);
    }
  }

  @Test
  void note_isKept_andTheMatchIsTheSame() {
    Match silent = match.copy();
    match.addNote("Event", "Club evening");
    match.play(0);
    silent.play(0);
    match.addNote("Takeover", "2", "greedy:100");
    match.play(0);
    silent.play(0);

    assertThat(match.record().notes()).extracting(Note::name).containsExactly("Event", "Takeover");
    assertThat(match.record().notes()).extracting(Note::after).containsExactly(0, 2);
    assertThat(match.record().text().lines().filter(line -> !line.startsWith("[Event") && !line.startsWith("[Takeover")))
        .containsExactlyElementsOf(silent.record().text().lines().toList());
    assertThat(again(match.record()).record()).isEqualTo(match.record());
    assertThat(match.copy().record()).isEqualTo(match.record());
    assertThat(silent.record().notes()).isEmpty();
  }

  @Test
  void note_madeWhenTheRecordWasReadAlready_isInTheNextOne() {
    MatchRecord before = match.record();
    match.addNote("Event", "Club evening");
    assertThat(match.record().text()).contains("[Event \"Club evening\"]\n0 start");
    assertThat(match.record().textAfter(before)).isEmpty();
    match.play(0);
    MatchRecord played = match.record();
    match.addNote("Remark", "a daring choice");
    assertThat(match.record().textAfter(played)).contains("[Remark \"a daring choice\"]\n");
    assertThat(again(match.record()).record()).isEqualTo(match.record());
  }

  @Test
  void undo_takesNoNoteBack() {
    do {
      match.play(0);
    } while (match.undoBarrier() != UndoBarrier.NONE);
    int lines = match.record().lines().size();
    match.addNote("Remark", "too fast");
    match.undo();
    assertThat(match.record().lines()).hasSize(lines - 1);
    assertThat(match.record().notes()).extracting(Note::after).containsExactly(lines - 1);
    assertThat(again(match.record()).record()).isEqualTo(match.record());
    match.play(0);
    assertThat(again(match.record()).record()).isEqualTo(match.record());
  }

  @Test
  void match_atItsEnd_saysItsResult() {
    playToTheEnd();
    MatchRecord record = match.record();
    int score = match.outcome().standing(match.seats().get(0)).score();
    String result = match.outcome().standing(match.seats().get(0)).result().name().toLowerCase(java.util.Locale.ROOT) + " " + score;

    assertThat(record.notes()).singleElement().satisfies(note -> {
      assertThat(note.name()).isEqualTo(MatchRecord.RESULT);
      assertThat(note.values()).isEqualTo(List.of(result, result));
      assertThat(note.after()).isEqualTo(record.lines().size());
    });
    assertThat(again(record).record()).isEqualTo(record);
    match.addNote("Event", "after the match");
    assertThat(again(match.record()).record()).isEqualTo(match.record());
    String other = record.text().replace("\"" + result + "\" \"" + result, "\"" + result + "\" \"win 99");
    assertThatThrownBy(() -> GAME.resume(MatchRecord.parse(other))).isInstanceOf(RecordException.class)
        .hasMessageContaining("the result is [" + result + ", " + result + "]");
    String twice = record.text().replaceFirst("\n1 ", "\n[Result \"" + result + "\"]\n1 ");
    assertThatThrownBy(() -> MatchRecord.parse(twice)).isInstanceOf(RecordException.class)
        .hasMessageContaining("a record has one result");
    String early = twice.substring(0, twice.lastIndexOf("[Result "));
    assertThatThrownBy(() -> GAME.resume(MatchRecord.parse(early))).isInstanceOf(RecordException.class)
        .hasMessageContaining("the match is not over before this line");
  }

  /** A stranger's note is a text, whatever it is called. */
  @Test
  void note_thatLooksLikeAnOption_readsNoPath() {
    match.addNote("Content", "/no/such/directory");
    match.addNote("Directory", "content", "/no/such/directory");
    assertThat(again(match.record()).record().notes()).hasSize(2);
    assertThatThrownBy(() -> match.addNote("Option", "content", "/tmp")).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> match.addNote("Result", "win 12")).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void matchWithoutARecord_keepsNoNotes() {
    Match unrecorded = GAME.start(Setup.seats("Ana", "Bo").seed(42).withoutRecord());
    assertThatThrownBy(() -> unrecorded.addNote("Event", "x")).isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("keeps no record");
  }
}
