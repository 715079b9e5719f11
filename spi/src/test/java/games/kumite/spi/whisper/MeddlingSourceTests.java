package games.kumite.spi.whisper;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.kumite.api.Game;
import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.api.Viewer;
import games.kumite.api.random.RandomSource;
import games.kumite.api.random.RecordingRandom;
import games.kumite.api.random.ScriptedRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Sources of chance that give nothing, or reach for the match while they are asked. */
final class MeddlingSourceTests {

  private final Game game = new Whisper();

  /** Dice that somebody else has made. */
  private static final class Dice implements RandomSource {
    private @Nullable Match match;
    private boolean givesOrders = true;
    private boolean givesCopies = true;
    private Consumer<Match> meddling = match -> {};

    @Override
    public int die(String label, int subject, int sides) {
      if (match != null) {
        meddling.accept(match);
      }
      return 1;
    }

    @Override
    public int pick(String label, int subject, int count) {
      return 0;
    }

    @Override
    public int[] permutation(String label, int subject, int count) {
      return givesOrders ? new int[] {1, 2, 0} : null;
    }

    @Override
    public RandomSource split(String name) {
      return this;
    }

    @Override
    public RandomSource copy() {
      return givesCopies ? this : null;
    }
  }

  private static Setup with(Dice dice) {
    return Setup.seats("Ana", "Bo", "Cy").option("die", true).random(dice);
  }

  private static String picture(Match match) {
    return match.table(Viewer.spectator()) + " " + match.decision().actions() + " " + match.actor();
  }

  @Test
  void order_thatIsNull_isRefused() {
    Dice dice = new Dice();
    dice.givesOrders = false;
    for (Setup setup : List.of(with(dice), with(dice).withoutRecord())) {
      assertThatThrownBy(() -> game.start(setup)).isInstanceOf(IllegalStateException.class)
          .hasMessage("deck must be a permutation of 0..2, was null");
    }
    assertThatThrownBy(() -> new RecordingRandom(dice).permutation("deck", 0, 3)).isInstanceOf(IllegalStateException.class);
  }

  @Test
  void copy_thatIsNull_isRefused_andNothingHasChanged() {
    Dice dice = new Dice();
    Match recorded = game.start(with(dice));
    Match unrecorded = game.start(with(dice).withoutRecord());
    String before = picture(recorded);
    dice.givesCopies = false;
    assertThatThrownBy(() -> unrecorded.play(0)).isInstanceOf(IllegalStateException.class)
        .hasMessageStartingWith("RandomSource.copy() must not return null");
    for (Match match : List.of(recorded, unrecorded)) {
      assertThatThrownBy(() -> match.play(match.decision().parse("stay"))).isInstanceOf(IllegalStateException.class)
          .hasMessageStartingWith("RandomSource.copy() must not return null");
      assertThatThrownBy(match::copy).isInstanceOf(IllegalStateException.class);
      assertThat(picture(match)).isEqualTo(before);
    }
    for (Setup setup : List.of(with(dice), Setup.seats(3).random(new ScriptedRandom(new ScriptedRandom(dice))))) {
      assertThatThrownBy(() -> game.start(setup)).isInstanceOf(IllegalStateException.class)
          .hasMessageStartingWith("RandomSource.copy() must not return null");
    }
    assertThatThrownBy(() -> game.resume(recorded.record(), dice)).isInstanceOf(IllegalStateException.class);
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void key_thatItsSourceAsksForInTheMiddle_isThatOfTheMiddle_andIsNotKept(boolean isRecorded) {
    Dice dice = new Dice();
    Match match = game.start(isRecorded ? with(dice) : with(dice).withoutRecord());
    List<Long> before = keys(match);
    List<Long> middle = new ArrayList<>();
    dice.match = match;
    dice.meddling = inTheMiddle -> {
      middle.addAll(keys(inTheMiddle));
      throw new IllegalStateException("no die");
    };
    assertThatThrownBy(() -> match.play(match.decision().parse("stay"))).hasMessage("no die");
    dice.match = null;
    assertThat(middle).isNotEmpty().isNotEqualTo(before);
    assertThat(keys(match)).isEqualTo(before).isEqualTo(keys(match.copy()));
    match.play(match.decision().parse("stay"));
    assertThat(keys(match)).isEqualTo(keys(match.copy())).isNotEqualTo(before);
  }

  private static List<Long> keys(Match match) {
    return match.seats().stream()
        .flatMap(seat -> Stream.of(match.search().observationKey(seat), match.search().privateObservationKey(seat)))
        .toList();
  }

  @ParameterizedTest
  @ValueSource(strings = {"undo", "play", "copy", "seenBy"})
  void match_thatItsSourceReachesFor_isAsItWas(String what) {
    for (boolean isRecorded : new boolean[] {true, false}) {
      Dice dice = new Dice();
      Match match = game.start(isRecorded ? with(dice) : with(dice).withoutRecord());
      String before = picture(match);
      dice.match = match;
      dice.meddling = inTheMiddle -> {
        switch (what) {
          case "undo" -> inTheMiddle.undo();
          case "play" -> inTheMiddle.play(0);
          case "copy" -> inTheMiddle.copy();
          default -> inTheMiddle.perspective(Viewer.spectator());
        }
      };
      assertThatThrownBy(() -> match.play(match.decision().parse("stay")))
          .isInstanceOf(isRecorded ? IllegalStateException.class : RuntimeException.class);
      assertThat(picture(match)).isEqualTo(before);

      dice.meddling = inTheMiddle -> inTheMiddle.table(Viewer.spectator());
      match.play(match.decision().parse("stay"));
      assertThat(picture(match)).isNotEqualTo(before);
      if (isRecorded) {
        assertThat(game.resume(match.record()).table(Viewer.spectator()))
            .isEqualTo(match.table(Viewer.spectator()));
      }
    }
  }

  /** It swallows the refusal and goes on, as a careless source would. */
  @Test
  void undo_triedAndForgotten_changesNothing() {
    Dice dice = new Dice();
    Match match = game.start(with(dice));
    Match other = game.start(with(new Dice()));
    dice.match = match;
    dice.meddling = inTheMiddle -> assertThatThrownBy(inTheMiddle::undo).isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("in the middle of an action");
    for (Match played : List.of(match, other)) {
      played.play(played.decision().parse("stay"));
    }
    assertThat(match.record()).isEqualTo(other.record());
  }
}
