package games.kumite.spi.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.kumite.api.Action;
import games.kumite.api.Game;
import games.kumite.api.Match;
import games.kumite.api.PastDecision;
import games.kumite.api.Seat;
import games.kumite.api.Setup;
import games.kumite.api.Viewer;
import games.kumite.api.learn.ActionFactors;
import games.kumite.api.learn.Encoding;
import games.kumite.api.learn.Feature;
import games.kumite.api.learn.FeatureGrid;
import games.kumite.api.learn.Observation;
import games.kumite.spi.features.FeatureScale;
import games.kumite.spi.samples.connectfour.ConnectFour;
import games.kumite.spi.samples.discduel.DiscDuel;
import games.kumite.spi.samples.kuhnpoker.KuhnPoker;
import games.kumite.spi.samples.masks.Masks;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What programs that learn are shown of the samples. */
final class EncodingTests {

  private static final Game POKER = new KuhnPoker();
  private static final Game FOUR = new ConnectFour();
  private static final Game MASKS = new Masks();

  private static Match match(Game game, long seed) {
    return game.start(Setup.seats(2).seed(seed).withoutRecord());
  }

  /** The entries that are not 0, with their values. */
  private static List<String> shown(Match match, Viewer viewer) {
    Encoding encoding = Encoding.of(match);
    float[] values = encoding.observation(viewer).of(match);
    List<String> shown = new ArrayList<>();
    for (int i = 0; i < values.length; i++) {
      if (values[i] != 0) {
        shown.add(encoding.features().get(i).name() + " " + values[i]);
      }
    }
    return shown;
  }

  private static void play(Match match, String notation) {
    match.play(match.decision().parse(notation));
  }

  @Test
  void view_ofASeat_holdsItsOwnCardAndNoOther() {
    Match match = match(POKER, 1);
    String own = match.table(match.seats().get(0)).all().keySet().stream().filter(id -> id.startsWith("card:"))
        .findFirst().orElseThrow();

    assertThat(shown(match, match.seats().get(0))).containsExactly("decision open 1.0", "asked seat:1 1.0",
        "phase play 1.0", "deck:deck count 1.0", "hand:1 count 1.0", "hand:1 " + own + " 1.0", "hand:2 count 1.0");
    assertThat(shown(match, Viewer.spectator())).containsExactly("decision open 1.0", "asked seat:1 1.0",
        "phase play 1.0", "deck:deck count 1.0", "hand:1 count 1.0", "hand:2 count 1.0");
  }

  @Test
  void view_afterTheShowdown_holdsBothCards_andNoDecision() {
    Match match = match(POKER, 1);
    Observation view = Encoding.of(match).observation(match.seats().get(1));
    view.of(match);
    play(match, "bet");
    play(match, "call");
    Encoding encoding = Encoding.of(match);
    float[] values = view.of(match);

    assertThat(shown(match, match.seats().get(1))).hasSize(8).noneMatch(entry -> entry.startsWith("decision")
        || entry.startsWith("asked")).contains("seat 1 stake 1.0", "seat 2 stake 1.0");
    assertThat(values).isEqualTo(encoding.observation(match.seats().get(1)).of(match));
  }

  @Test
  void secretNumber_isShownToWhomItIsKnown() {
    Match match = match(MASKS, 1);

    assertThat(shown(match, match.seats().get(0))).contains("cup-1 known 1.0")
        .noneMatch(entry -> entry.startsWith("cup-2"));
    assertThat(shown(match, match.seats().get(1))).contains("cup-2 known 1.0")
        .noneMatch(entry -> entry.startsWith("cup-1"));
  }

  @Test
  void view_ofAnEarlierPosition_afterALater_isAsANewOne() {
    Match early = match(FOUR, 1);
    play(early, "drop space:d1");
    Match late = early.copy();
    for (String disc : List.of("d2", "d3", "a1", "g1")) {
      play(late, "drop space:" + disc);
    }
    Observation view = Encoding.of(early).observation(early.seats().get(0));
    float[] of = Encoding.of(early).observation(early.seats().get(0)).of(early).clone();

    view.of(late);

    assertThat(view.of(early)).isEqualTo(of);
    assertThat(shown(early, early.seats().get(0))).containsExactly("decision drop 1.0", "asked seat:2 1.0",
        "phase play 1.0", "first d1 1.0");
  }

  @Test
  void encoding_ofEqualSetups_isOne_alsoWhereEachMatchHasALayoutOfItsOwn() {
    assertThat(Encoding.of(match(MASKS, 1))).isSameAs(Encoding.of(match(MASKS, 2)));
    Match one = match(MASKS, 1);
    Match other = match(MASKS, 2);
    Action action = other.decision().actions().get(0);

    assertThat(Encoding.of(one).notation(Encoding.of(one).actionIndex(action))).isEqualTo(action.notation());
    assertThat(Encoding.of(one).observation(one.seats().get(0)).of(other))
        .isEqualTo(Encoding.of(other).observation(other.seats().get(0)).of(other));
    assertThat(Encoding.of(one)).isNotSameAs(Encoding.of(MASKS.start(Setup.seats(3).seed(1))));
  }

  @Test
  void numbers_ofActions_areDense_andFoldPoints() {
    Encoding four = Encoding.of(match(FOUR, 1));
    assertThat(four.distinctActionCount()).isEqualTo(42 + 2);
    assertThat(four.notation(0)).isEqualTo("drop space:a1");
    assertThat(four.notation(42)).isEqualTo("pass");

    Match duel = match(new DiscDuel(), 1);
    List<Action> pushes = duel.decision().actions();
    assertThat(pushes).hasSizeGreaterThan(1).allMatch(push -> Encoding.of(duel).actionIndex(push) == 0);
    assertThat(Encoding.of(duel).actions(duel.decision(), 0)).isEqualTo(pushes);
    assertThat(Encoding.of(duel).notation(0)).isEqualTo("push *");
  }

  @Test
  void coordinates_ofActions_areThoseOfTheirPoints() {
    Match duel = match(new DiscDuel(), 1);
    for (Action push : duel.decision().actions()) {
      int[] point = Encoding.of(duel).coordinates(push);
      assertThat(push.notation()).isEqualTo("push " + point[0] + " " + point[1]);
    }
    assertThat(Encoding.of(match(FOUR, 1)).coordinates(match(FOUR, 1).decision().actions().get(0))).isEmpty();
    assertThatThrownBy(() -> Encoding.of(duel).coordinates(match(POKER, 1).decision().actions().get(0)))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void history_holdsSeatsAndNumbers_andHidesWhatIsHidden() {
    Match match = match(MASKS, 1);
    match.search().trackDecisions();
    Encoding encoding = Encoding.of(match);
    play(match, "envoy");
    play(match, "pass");
    while (match.decision().kind().equals("return")) {
      match.play(0);
    }
    for (Seat seat : match.seats()) {
      List<PastDecision> known = match.perspective(seat).pastDecisions();
      int[] history = encoding.history(match.perspective(seat));
      assertThat(history).hasSize(2 * known.size());
      for (int i = 0; i < known.size(); i++) {
        Action action = known.get(i).action();
        assertThat(history[2 * i]).isEqualTo(known.get(i).seat().index());
        assertThat(history[2 * i + 1]).isEqualTo(action == null ? -1 : encoding.actionIndex(action));
      }
    }
    assertThat(encoding.history(match.perspective(match.seats().get(1)))).endsWith(0, -1);
    assertThat(encoding.history(match.perspective(match.seats().get(0)))).doesNotContain(-1);
    assertThatThrownBy(() -> encoding.history(match(POKER, 1).perspective(Viewer.spectator())))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void grids_holdTheSpacesOfABoard() {
    Match match = match(FOUR, 1);
    Encoding encoding = Encoding.of(match);
    assertThat(encoding.grids()).extracting(FeatureGrid::name).containsExactly("first", "second");
    for (FeatureGrid grid : encoding.grids()) {
      for (int column = 0; column < 7; column++) {
        for (int row = 0; row < 6; row++) {
          assertThat(encoding.features().get(grid.first() + column * grid.columns() + row).name())
              .isEqualTo(grid.name() + " " + (char) ('a' + column) + (row + 1));
        }
      }
    }
    assertThat(Encoding.of(match(POKER, 1)).grids()).isEmpty();
    assertThatThrownBy(() -> new FeatureGrid("board", 0, 0, 3)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void factors_giveBackEachNotation_andOneWordForWhatIsAlike() {
    for (Match match : List.of(match(FOUR, 1), match(MASKS, 1), match(new DiscDuel(), 1))) {
      Encoding encoding = Encoding.of(match);
      ActionFactors factors = ActionFactors.of(encoding);
      assertThat(factors.words()).allSatisfy(words -> assertThat(words).startsWith("").doesNotHaveDuplicates());
      for (int number = 0; number < encoding.distinctActionCount(); number++) {
        List<String> words = new ArrayList<>();
        for (int i = 0; i < factors.words().size(); i++) {
          words.add(factors.words().get(i).get(factors.of(number)[i]));
        }
        assertThat(String.join(" ", words).strip()).isEqualTo(encoding.notation(number));
      }
    }
    ActionFactors four = ActionFactors.of(Encoding.of(match(FOUR, 1)));
    assertThat(four.words().get(0)).containsExactly("", "drop", "pass", "done");
    assertThat(four.of(0)).containsExactly(1, 1);
    assertThat(four.of(42)).containsExactly(2, 0);
    assertThatThrownBy(() -> four.of(44)).isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void mask_marksTheListedActions_andUnmarksTheLastOnes() {
    Match match = match(FOUR, 1);
    boolean[] mask = new boolean[Encoding.of(match).distinctActionCount()];
    Encoding.of(match).mask(match.decision(), mask);
    play(match, "drop space:a1");
    Encoding.of(match).mask(match.decision(), mask);

    assertThat(mask[0]).isFalse();
    assertThat(mask[1]).isTrue();
    int marked = 0;
    for (boolean isMarked : mask) {
      marked += isMarked ? 1 : 0;
    }
    assertThat(marked).isEqualTo(7);
  }

  @Test
  void foreignThings_areRefused() {
    Match four = match(FOUR, 1);
    Match poker = match(POKER, 1);
    Seat ana = four.seats().get(0);
    Observation view = Encoding.of(four).observation(ana);

    assertThatThrownBy(() -> view.of(poker)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> view.of(four.perspective(four.seats().get(1)))).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Encoding.of(four).actionIndex(poker.decision().actions().get(0)))
        .isInstanceOf(IllegalArgumentException.class).hasMessageContaining("is of another game or setup");
    assertThatThrownBy(() -> Encoding.of(MASKS.start(Setup.seats(3).seed(1))).observation(ana).of(match(MASKS, 1)))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Encoding.of(four).notation(44)).isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void scale_ofWideRanges_isBoundedAndKeepsTheOrder() {
    assertThat(FeatureScale.of(3, 0, 4)).isEqualTo(0.75f);
    assertThat(FeatureScale.of(5, 5, 5)).isZero();
    assertThat(FeatureScale.of(255, 0, 255)).isOne();
    assertThat(FeatureScale.of(-1, -1, Short.MAX_VALUE)).isNegative();
    assertThat(FeatureScale.of(8, 0, 9999)).isEqualTo(0.5f);
    assertThat(FeatureScale.of(9999, 0, 9999)).isLessThan(1);
    assertThat(FeatureScale.entry("n", -1, 9999)).isEqualTo(new Feature("n", -1, 1));
  }
}
