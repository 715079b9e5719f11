package games.kumite.spi.desk;

import static games.kumite.spi.desk.Workbench.listed;
import static games.kumite.spi.desk.Workbench.match;
import static games.kumite.spi.desk.Workbench.play;
import static games.kumite.spi.desk.Workbench.said;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.kumite.api.Action;
import games.kumite.api.IllegalActionException;
import games.kumite.api.Match;
import games.kumite.spi.Candidates;
import games.kumite.spi.IntList;
import games.kumite.spi.Script;
import games.kumite.spi.Selection;
import games.kumite.spi.Step;
import games.kumite.spi.desk.ScriptTests.End;
import games.kumite.spi.desk.ScriptTests.Marker;
import games.kumite.spi.desk.ScriptTests.Say;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Selections that end a scope or the match, that can be given up for a while, and in which something must be picked. */
final class SelectionEndTests {

  private static final Word BACK = new Word("back");

  /** Picks some of five things for the last of three seats. */
  enum Pick implements Selection<Desk, Sum> {
    ENDS_THE_MATCH((desk, selected) -> desk.end()),
    LEAVES((desk, selected) -> desk.leave(Marker.INNER)),
    SAYS((desk, selected) -> desk.say(selected.toString())) {
      @Override
      public @Nullable Action cancel(Desk desk, Sum sum, IntList selected) {
        return selected.size() == 0 ? BACK : null;
      }
    },
    WITH_TWO_THAT_MUST_BE_IN((desk, selected) -> desk.say(selected.toString())) {
      @Override
      public int min(Desk desk, Sum sum) {
        return 4;
      }

      @Override
      public int max(Desk desk, Sum sum) {
        return 4;
      }

      @Override
      public boolean isLegal(Desk desk, Sum sum, IntList selected) {
        return selected.contains(1) && selected.contains(3);
      }

      @Override
      public boolean canBecomeLegal(Desk desk, Sum sum, IntList selected, Candidates rest) {
        return has(1, selected, rest) && has(3, selected, rest);
      }
    };

    private final BiConsumer<Desk, IntList> carriedOut;

    Pick(BiConsumer<Desk, IntList> carriedOut) {
      this.carriedOut = carriedOut;
    }

    static boolean has(int thing, IntList selected, Candidates rest) {
      boolean isLeft = false;
      for (int place = 0; place < rest.size(); place++) {
        isLeft |= rest.get(place) == thing && rest.isAvailable(place);
      }
      return isLeft || selected.contains(thing);
    }

    @Override
    public String kind() {
      return "select";
    }

    @Override
    public int seat(Desk desk, Sum sum) {
      return 2;
    }

    @Override
    public void collectCandidates(Desk desk, Sum sum, Candidates out) {
      for (int thing = 0; thing < 5; thing++) {
        out.add(thing, thing, new Word("take-" + thing));
      }
    }

    @Override
    public Sum localsAfter(Desk desk, Sum sum, IntList selected) {
      carriedOut.accept(desk, selected);
      return sum;
    }

    @Override
    public Sum cancelled(Desk desk, Sum sum) {
      desk.say("given up");
      return sum;
    }

    /** In a script that goes on inside of a scope, or without one. */
    Match inAScript() {
      Script<Desk, Sum> script = Script.<Desk, Sum>of("picking").select(this).act((desk, sum) -> desk.say("goes on")).build();
      return in(script.start(Sum.ZERO));
    }

    Match alone() {
      return in(with(Sum.ZERO));
    }

    private static Match in(Step<Desk> selecting) {
      return match(3, desk -> {
        desk.then(selecting, new Say("inside"), Marker.INNER);
        desk.then(new Say("outside"), End.END);
      });
    }
  }

  @Test
  void script_whoseSelectionEndsTheMatch_doesNotGoOn() {
    for (Match match : new Match[] {Pick.ENDS_THE_MATCH.inAScript(), Pick.ENDS_THE_MATCH.alone()}) {
      play(match, "take-4", "done");
      assertThat(match.isOver()).isTrue();
      assertThat(said(match)).isEmpty();
    }
  }

  @Test
  void script_whoseSelectionLeavesItsScope_doesNotGoOn() {
    for (Match match : new Match[] {Pick.LEAVES.inAScript(), Pick.LEAVES.alone()}) {
      play(match, "take-4", "take-1", "done");
      assertThat(said(match)).containsExactly("outside", "end");
    }
  }

  @Test
  void wayBack_isOfferedAsLongAsTheSelectionSays() {
    Match match = Pick.SAYS.inAScript();
    assertThat(match.actor().index()).isEqualTo(2);
    assertThat(listed(match)).contains("back");
    Match given = match.copy();
    play(given, "back");
    assertThat(said(given)).containsExactly("given up", "goes on", "inside", "outside", "end");
    play(match, "take-3");
    assertThat(listed(match)).containsExactlyInAnyOrder("take-0", "take-1", "take-2", "take-4", "done");
    assertThatThrownBy(() -> match.decision().parse("back")).isInstanceOf(IllegalActionException.class);
    assertThatThrownBy(() -> match.play(BACK)).isInstanceOf(IllegalActionException.class);
    play(match, "take-0", "done");
    assertThat(said(match)).containsExactly("[3, 0]", "goes on", "inside", "outside", "end");
  }

  @Test
  void things_thatEverySetHolds_arePickedUnasked_andTheOthersAreLeft() {
    Match match = Pick.WITH_TWO_THAT_MUST_BE_IN.inAScript();
    assertThat(listed(match)).containsExactly("take-0", "take-2", "take-4");
    assertThat(match.search().searchActionCount()).isEqualTo(2);
    play(match, "take-4");
    assertThat(listed(match)).containsExactlyInAnyOrder("take-0", "take-2");
    play(match, "take-0");
    assertThat(said(match).get(0)).isEqualTo("[1, 3, 4, 0]");
    Match other = Pick.WITH_TWO_THAT_MUST_BE_IN.alone();
    play(other, "take-0", "take-2");
    assertThat(said(other).get(0)).isEqualTo("[1, 3, 0, 2]");
  }
}
