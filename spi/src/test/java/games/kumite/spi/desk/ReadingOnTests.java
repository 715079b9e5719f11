package games.kumite.spi.desk;

import static games.kumite.spi.desk.Workbench.play;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.kumite.api.Action;
import games.kumite.api.Event;
import games.kumite.api.EventReader;
import games.kumite.api.Game;
import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.api.Viewer;
import games.kumite.api.random.RandomSource;
import games.kumite.api.random.SeededRandom;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Question;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A recorded match tells itself while somebody reads after every decision, and nobody can tell that from what he reads. */
final class ReadingOnTests {

  private static final EventType COUNTED = EventType.of("counted", "DK-02").number("count");
  private static final Game GAME = new Workbench(desk -> desk.ask(new Next(0)));

  /** How often actions were carried out, in the match or in a second run of it. */
  private static int carriedOut;

  /** Asks again and again: to roll a die, to count, to count and fail, to do what nobody is told. */
  private record Next(int count) implements Question<Desk> {

    @Override
    public int seat(Desk desk) {
      return count % 2;
    }

    @Override
    public void collectActions(Desk desk, ActionCollector out) {
      out.add(new Word("count"));
      out.add(new Word("roll"));
      out.add(new Word("fail"));
      out.add(new Word("hush"));
    }

    @Override
    public void execute(Desk desk, Action action) {
      carriedOut++;
      if (action.notation().equals("hush")) {
        desk.then(new Next(count));
        return;
      }
      desk.emit(COUNTED, count);
      if (action.notation().equals("roll")) {
        desk.roll("strength", 1, 6);
      }
      if (action.notation().equals("fail")) {
        throw new IllegalStateException("counted wrong");
      }
      desk.emit(COUNTED, count);
      desk.then(new Next(count + 1));
    }
  }

  /** Dice of somebody else, who reads when they are thrown. */
  private static final class ReadingDice implements RandomSource {

    private EventReader reader;
    private final List<Integer> read = new ArrayList<>();

    @Override
    public int die(String label, int subject, int sides) {
      read.add(reader.read().size());
      return 1;
    }

    @Override
    public int pick(String label, int subject, int count) {
      return 0;
    }

    @Override
    public int[] permutation(String label, int subject, int count) {
      throw new UnsupportedOperationException("nothing is shuffled here");
    }

    @Override
    public RandomSource split(String name) {
      return this;
    }

    @Override
    public RandomSource copy() {
      return this;
    }
  }

  private static Match match() {
    return GAME.start(Workbench.seated(2));
  }

  private static List<Event> toldAnew(Match match) {
    return GAME.resume(match.record()).events(Viewer.spectator()).read();
  }

  private static List<Event> onTheLine(Match match) {
    return match.perspective(Viewer.spectator()).events();
  }

  private static List<Event> lineAnew(Match match) {
    return onTheLine(GAME.resume(match.record()));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 5, 31, 32, 33, 34, 70})
  void reader_whoPausesAndReadsOn_isToldEverything(int pause) {
    Match match = match();
    EventReader reader = match.events(Viewer.spectator());
    List<Event> read = new ArrayList<>(reader.read());
    for (int i = 0; i < 200; i++) {
      play(match, i % 3 == 0 ? "roll" : "count");
      if (i < 5 || i % (pause + 1) == 0 || i > 150) {
        read.addAll(reader.read());
        assertThat(reader.position()).isEqualTo(read.size());
      }
    }
    assertThat(read).isEqualTo(toldAnew(match)).isEqualTo(match.events(Viewer.spectator()).read());
    assertThat(onTheLine(match)).isEqualTo(read);
  }

  @Test
  void actions_afterWhichSomebodyReads_areCarriedOutOnce_andAgainWhereNobodyHasReadForLong() {
    Match match = match();
    EventReader reader = match.events(Viewer.spectator());
    reader.read();
    onTheLine(match);
    carriedOut = 0;
    for (int i = 0; i < 100; i++) {
      play(match, "roll");
      reader.read();
      onTheLine(match);
    }
    assertThat(carriedOut).as("the first one twice").isEqualTo(101);
    carriedOut = 0;
    for (int i = 0; i < 100; i++) {
      play(match, "roll");
    }
    assertThat(carriedOut).isEqualTo(100);
    reader.read();
    assertThat(carriedOut).as("what was not told while it happened").isBetween(150, 190);
  }

  /** What copies are told may be asked for in other threads, so the match does not tell itself any more. */
  @Test
  void match_thatWasCopied_isFollowed() {
    Match match = match();
    EventReader reader = match.events(Viewer.spectator());
    for (int i = 0; i < 10; i++) {
      play(match, "roll");
      reader.read();
    }
    Match copy = match.copy();
    carriedOut = 0;
    assertThat(copy.events(Viewer.spectator()).read()).hasSize(30);
    assertThat(carriedOut).as("what the match has told").isZero();
    for (int i = 0; i < 10; i++) {
      play(match, "roll");
      reader.read();
    }
    assertThat(carriedOut).isEqualTo(20);
    assertThat(copy.events(Viewer.spectator()).read()).hasSize(30);
  }

  /** Whatever is undone, has failed, is copied or seen: what led to the position is what its record tells. */
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void line_afterAllThatMayHappen_isThatOfTheRecord(long seed) {
    SeededRandom random = new SeededRandom(seed);
    Match match = match();
    List<Match> copies = new ArrayList<>();
    EventReader reader = match.events(Viewer.spectator());
    for (int i = 0; i < 150; i++) {
      switch (random.nextInt(14)) {
        case 0, 1 -> {
          if (match.undoBarrier() == games.kumite.api.UndoBarrier.NONE) {
            match.undo();
          }
        }
        case 2 -> assertThatThrownBy(() -> play(match, "fail")).hasMessage("counted wrong");
        case 3 -> assertThat(onTheLine(match)).isEqualTo(lineAnew(match));
        case 4 -> {
          if (seed % 2 == 0) {
            copies.add(match.copy());
          }
        }
        case 5 -> play(match, "count", "count", "roll");
        default -> {
          play(match, random.nextInt(3) == 0 ? "roll" : "count");
          reader.read();
        }
      }
    }
    assertThat(onTheLine(match)).isEqualTo(lineAnew(match));
    for (Match copy : copies) {
      play(copy, "count");
      assertThat(onTheLine(copy)).isEqualTo(lineAnew(copy)).isEqualTo(copy.events(Viewer.spectator()).read());
    }
  }

  @Test
  void action_thatFails_leavesNothingTold() {
    Match match = match();
    EventReader reader = match.events(Viewer.spectator());
    List<Event> read = new ArrayList<>(reader.read());
    for (int i = 0; i < 5; i++) {
      play(match, "count");
      read.addAll(reader.read());
    }
    assertThatThrownBy(() -> play(match, "fail")).hasMessage("counted wrong");
    assertThat(reader.read()).isEmpty();
    play(match, "count");
    read.addAll(reader.read());
    play(match, "count");
    read.addAll(reader.read());
    assertThat(read).hasSize(14).isEqualTo(toldAnew(match));
  }

  @Test
  void whatIsUndone_hasBeenToldBefore() {
    Match match = match();
    EventReader reader = match.events(Viewer.spectator());
    reader.read();
    for (int i = 0; i < 3; i++) {
      play(match, "count");
      assertThat(reader.read()).hasSize(2);
    }
    match.undo();
    assertThat(reader.read()).extracting(Event::type).containsExactly("undone");
    play(match, "roll");
    assertThat(reader.read()).extracting(Event::type).containsExactly("counted", "rolled", "counted");
    assertThat(onTheLine(match)).isEqualTo(toldAnew(match));
  }

  @Test
  void whatNobodyWasTold_isTakenBackInSilence() {
    Match match = match();
    EventReader reader = match.events(Viewer.spectator());
    play(match, "count");
    reader.read();
    int position = reader.position();
    play(match, "hush");
    assertThat(reader.read()).isEmpty();
    match.undo();
    assertThat(reader.read()).isEmpty();
    assertThat(reader.position()).isEqualTo(position);
    play(match, "count");
    assertThat(reader.read()).hasSize(2);
    match.undo();
    assertThat(reader.read()).as("what had been told").extracting(Event::type).containsExactly("undone");
    assertThat(onTheLine(match)).isEqualTo(toldAnew(match));
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void readerInTheMiddleOfAnAction_isToldWhatIsOver(boolean isReadBetween) {
    ReadingDice dice = new ReadingDice();
    Match match = GAME.start(Setup.seats("Ana", "Bo").random(dice));
    dice.reader = match.events(Viewer.spectator());
    EventReader other = match.events(Viewer.spectator());
    List<Event> read = new ArrayList<>();
    for (int i = 0; i < 12; i++) {
      play(match, i % 3 == 2 || i == 10 ? "roll" : "count");
      if (isReadBetween) {
        read.addAll(other.read());
      }
    }
    assertThat(dice.read).containsExactly(4, 7, 7, 5, 3);
    dice.reader = match.events(Viewer.spectator());
    read.addAll(other.read());
    assertThat(read).hasSize(29).isEqualTo(dice.reader.read()).isEqualTo(onTheLine(match));
  }
}
