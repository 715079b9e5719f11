package games.kumite.spi.desk;

import static games.kumite.spi.desk.Workbench.desk;
import static games.kumite.spi.desk.Workbench.listed;
import static games.kumite.spi.desk.Workbench.match;
import static games.kumite.spi.desk.Workbench.play;
import static games.kumite.spi.desk.Workbench.said;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.kumite.api.Action;
import games.kumite.api.IllegalActionException;
import games.kumite.api.Match;
import games.kumite.api.Seat;
import games.kumite.api.Viewer;
import games.kumite.api.bot.Analysis;
import games.kumite.api.bot.Bots;
import games.kumite.api.bot.ThinkingBot;
import games.kumite.api.random.RandomSource;
import games.kumite.api.random.SeededRandom;
import games.kumite.spi.Candidates;
import games.kumite.spi.Inspection;
import games.kumite.spi.IntList;
import games.kumite.spi.NoLocals;
import games.kumite.spi.Selection;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Selections: which picks are listed, what is picked unasked, and what others know. */
@Execution(ExecutionMode.CONCURRENT)
final class SelectionTests {

  private static Match select(Family family) {
    return match(2, desk -> desk.then(
        family.isOrdered() ? Family.Line.LINE.with(family) : Family.Select.SET.with(family), ScriptTests.End.END));
  }

  @Nested
  class AnyOrder {

    private final Set<String> seen = new HashSet<>();

    @ParameterizedTest
    @CsvSource({"1, 1", "2, 2", "3, 3", "4, 4", "5, 5", "6, 6", "4, 2", "6, 3", "7, 3", "8, 4", "9, 2", "6, 1"})
    void picks_inEveryOrder_areListedIfASetCanBeCompleted(int things, int faces) {
      for (int seed = 0; seed < 24; seed++) {
        Family family = new Family(things, faces, seed, 3 + seed % 8 * 8, false);
        seen.clear();
        walk(family, select(family), new int[faces], "");
      }
    }

    /** Plays every pick from here on, as far as the picks so far and the last one are new. */
    private void walk(Family family, Match match, int[] picked, String last) {
      int[] counts = family.closure(picked);
      List<String> expected = expected(family, counts);
      if (expected.equals(List.of("done"))) {
        assertThat(said(match)).as("%s after %s", family, last).containsExactly(Arrays.toString(counts), "end");
        return;
      }
      if (!seen.add(Arrays.toString(counts) + last)) {
        return;
      }
      assertThat(match.isOver()).as("%s after %s %s", family, last, Arrays.toString(counts)).isFalse();
      assertThat(listed(match)).as("%s with %s", family, Arrays.toString(counts))
          .containsExactlyInAnyOrderElementsOf(expected);
      assertThat(faces(match.decision().selected(), counts.length)).as("%s after %s", family, last).isEqualTo(counts);
      for (Action action : match.decision().actions()) {
        Match next = match.copy();
        next.play(action);
        if (action.notation().equals("done")) {
          assertThat(said(next)).containsExactly(Arrays.toString(counts), "end");
        } else {
          int[] more = counts.clone();
          more[Integer.parseInt(action.notation().substring(5))]++;
          walk(family, next, more, action.notation());
        }
      }
    }

    private static int[] faces(List<Action> picked, int faces) {
      int[] counts = new int[faces];
      picked.forEach(action -> counts[Integer.parseInt(action.notation().substring(5))]++);
      return counts;
    }

    private static List<String> expected(Family family, int[] counts) {
      List<String> expected = new ArrayList<>();
      for (int face = 0; face < family.faces(); face++) {
        int[] more = counts.clone();
        more[face]++;
        if (more[face] <= family.copies(face) && family.closure(more).length > 0) {
          expected.add("take-" + face);
        }
      }
      if (family.isLegal(counts)) {
        expected.add("done");
      }
      return expected;
    }

    @Test
    void picks_ofTwelveThings_reachWhatTheyBeginWith() {
      for (int seed = 0; seed < 6; seed++) {
        Family family = new Family(12, 12, seed, 1 + seed, false);
        SeededRandom random = new SeededRandom(seed);
        for (int run = 0; run < 12; run++) {
          Match match = select(family);
          int[] counts = family.closure(new int[12]);
          while (!match.isOver()) {
            assertThat(listed(match)).containsExactlyInAnyOrderElementsOf(expected(family, counts));
            Action action = match.playRandom(random);
            if (!action.notation().equals("done")) {
              counts[Integer.parseInt(action.notation().substring(5))]++;
              counts = family.closure(counts);
            }
          }
          assertThat(said(match)).containsExactly(Arrays.toString(counts), "end");
        }
      }
    }
  }

  @Nested
  class Leading {

    @ParameterizedTest
    @CsvSource({"1, 1", "2, 2", "3, 3", "5, 5", "8, 8", "10, 10", "12, 12", "4, 2", "6, 3", "8, 4", "9, 2", "12, 5"})
    void leadingPicks_meetEachSetOnce(int things, int faces) {
      for (int seed = 0; seed < (things > 9 ? 3 : 24); seed++) {
        Family family = new Family(things, faces, seed, 3 + seed % 8 * 12, false);
        TreeMap<String, Integer> met = new TreeMap<>();
        follow(select(family), met);
        assertThat(met.values()).as("%s: %s", family, met).containsOnly(1);
        assertThat(met).as("%s", family).hasSize(family.legalSets());
      }
    }

    private static void follow(Match match, TreeMap<String, Integer> met) {
      if (match.isOver()) {
        met.merge(said(match).get(0), 1, Integer::sum);
        return;
      }
      assertThat(match.search().searchActionCount()).isBetween(1, match.actionCount()).isEqualTo(match.decision().searchActionCount());
      for (int i = 0; i < match.search().searchActionCount(); i++) {
        Match next = match.copy();
        next.play(i);
        follow(next, met);
      }
    }

    @Test
    void leadingPick_afterAnyOtherPick_isThereStill() {
      for (int seed = 0; seed < 60; seed++) {
        SeededRandom random = new SeededRandom(seed);
        Match match = select(new Family(9, 9, seed, 4 + seed % 5, false));
        while (!match.isOver()) {
          assertThat(match.search().searchActionCount()).isBetween(1, match.actionCount());
          match.playRandom(random);
        }
      }
    }

    @Test
    void search_followsLeadingPicksAlone() {
      Match match = select(new Family(6, 6, 0, 100, false));
      play(match, "take-2");
      assertThat(match.actionCount()).isEqualTo(6);
      Analysis thoughts = ((ThinkingBot) Bots.named("mcts:300").create(5))
          .analyze(match.perspective(match.actor()), match.decision());
      assertThat(thoughts.considered()).extracting(considered -> considered.action().notation())
          .containsExactlyInAnyOrder("take-3", "take-4", "take-5", "done");
    }

    @Test
    void orderedPicks_allLead_andAreMadeByTheSeat() {
      Family all = new Family(3, 3, 1, 0, true); // nothing but the whole is legal
      Match match = select(all);
      assertThat(listed(match)).containsExactly("take-0", "take-1", "take-2");
      assertThat(match.search().searchActionCount()).isEqualTo(3);
      play(match, "take-2", "take-0", "take-1");
      assertThat(said(match)).containsExactly("[2, 0, 1]", "end");
      assertThat(select(new Family(3, 3, 1, 0, false)).isOver()).as("unordered: all is certain").isTrue();
    }
  }

  /**
   * Picks cards of a hand.
   *
   * @param seat whose
   * @param min how many at least
   * @param max how many at most
   */
  record Discard(int seat, int min, int max) implements Selection<Desk, NoLocals> {

    @Override
    public String kind() {
      return "select";
    }

    @Override
    public int seat(Desk desk, NoLocals locals) {
      return seat;
    }

    @Override
    public void collectCandidates(Desk desk, NoLocals locals, Candidates out) {
      for (int card = desk.cards.top(desk.places.hands().get(seat)); card >= 0; card = desk.cards.next(card)) {
        int face = desk.cards.face(card);
        if (face % 2 == 0) {
          out.add(card, face, new Word("drop-" + face));
        }
      }
    }

    @Override
    public int min(Desk desk, NoLocals locals) {
      return min;
    }

    @Override
    public int max(Desk desk, NoLocals locals) {
      return max;
    }

    @Override
    public NoLocals localsAfter(Desk desk, NoLocals locals, IntList selected) {
      for (int i = 0; i < selected.size(); i++) {
        desk.move(selected.get(i), desk.places.pile());
      }
      return locals;
    }
  }

  /** Seat 1 has the even cards 0, 2, 4, 6, seat 2 the cards 1, 3, 8, 5; then a selection, twice. */
  private static Match hands(Discard... discards) {
    return match(2, desk -> {
      for (int card : new int[] {0, 2, 4, 6}) {
        desk.cards.moveToTop(card, desk.places.hands().get(0));
      }
      for (int card : new int[] {1, 3, 8, 5}) {
        desk.cards.moveToTop(card, desk.places.hands().get(1));
      }
      for (Discard discard : discards) {
        desk.then(discard.with(NoLocals.NOTHING));
      }
      desk.then(ScriptTests.End.END);
    });
  }

  @Nested
  class OfAHand {

    @Test
    void nothingHappens_beforeTheSetIsComplete() {
      Match match = hands(new Discard(0, 2, 3));
      play(match, "drop-4", "drop-0");
      assertThat(desk(match).cards.count(desk(match).places.hands().get(0))).isEqualTo(4);
      play(match, "drop-2");
      assertThat(desk(match).cards.count(desk(match).places.hands().get(0))).isEqualTo(1);
      assertThat(match.isOver()).isTrue();
    }

    @Test
    void min_isMetBeforeDone_andSaysSo() {
      Match match = hands(new Discard(0, 2, 3));
      play(match, "drop-6");
      assertThatThrownBy(() -> match.decision().parse("done")).isInstanceOf(IllegalActionException.class)
          .hasMessageContaining("not a set that the rules allow");
      play(match, "drop-0");
      assertThat(listed(match)).containsExactlyInAnyOrder("drop-2", "drop-4", "done");
    }

    @Test
    void whatIsPicked_isRefusedAsThat() {
      Match match = hands(new Discard(0, 2, 3));
      play(match, "drop-6");
      assertThatThrownBy(() -> match.decision().parse("drop-6")).isInstanceOf(IllegalActionException.class)
          .hasMessageContaining("that is picked already");
      assertThatThrownBy(() -> match.decision().parse("drop-8")).isInstanceOf(IllegalActionException.class)
          .hasMessageContaining("is not an action here");
    }

    @Test
    void prompt_saysHowManyArePicked() {
      Match match = hands(new Discard(0, 2, 3));
      play(match, "drop-6");
      assertThat(match.decision().prompt().chooser()).isEqualTo("Pick, 1 so far.");
    }

    @Test
    void allThings_thatAreNeeded_arePickedUnasked() {
      Match match = hands(new Discard(0, 4, 4));
      assertThat(match.isOver()).isTrue();
      assertThat(desk(match).cards.count(desk(match).places.pile())).isEqualTo(4);
      assertThat(hands(new Discard(0, 0, 0)).isOver()).isTrue();
    }

    @Test
    void pick_canBeTakenBack() {
      Match match = hands(new Discard(0, 2, 3));
      play(match, "drop-6");
      match.undo();
      assertThat(listed(match)).containsExactly("drop-0", "drop-2", "drop-4", "drop-6");
      play(match, "drop-4", "drop-2");
      match.undo();
      assertThat(listed(match)).containsExactlyInAnyOrder("drop-0", "drop-2", "drop-6");
    }

    @Test
    void record_inTheMiddle_goesOn() {
      Match match = hands(new Discard(0, 2, 3));
      play(match, "drop-6");
      Match resumed = match.game().resume(match.record(), RandomSource.seeded(3));
      assertThat(listed(resumed)).isEqualTo(listed(match));
      play(resumed, "drop-0", "done");
      play(match, "drop-0", "done");
      assertThat(resumed.record()).isEqualTo(match.record());
      Match afterUndo = hands(new Discard(0, 2, 3));
      play(afterUndo, "drop-6", "drop-2");
      afterUndo.undo();
      assertThat(afterUndo.game().resume(afterUndo.record(), RandomSource.seeded(3)).record())
          .isEqualTo(afterUndo.record());
    }

    @Test
    void toOthers_aSelectionOnItsWay_hasNotBegun() {
      Match match = hands(new Discard(0, 2, 3));
      String before = held(match, match.seats().get(1));
      String spectators = held(match, Viewer.spectator());
      play(match, "drop-6", "drop-2");
      assertThat(held(match, match.seats().get(1))).isEqualTo(before);
      assertThat(held(match, Viewer.spectator())).isEqualTo(spectators);
      assertThat(held(match, match.seats().get(0))).isNotEqualTo(before).contains("selected=[");
    }

    private static String held(Match match, Viewer viewer) {
      return String.valueOf(Inspection.question(Inspection.state(match.perspective(viewer))));
    }

    @Test
    void ownPicks_areKeptInImaginedWorlds() {
      Match match = hands(new Discard(0, 2, 3));
      play(match, "drop-6", "drop-2");
      Match world = match.perspective(match.seats().get(0)).imagine(RandomSource.seeded(4));
      assertThat(listed(world)).isEqualTo(listed(match));
    }

    @Test
    void imaginedHand_canBePlayed_alsoWithoutALegalSet() {
      Match match = hands(new Discard(0, 3, 3), new Discard(1, 0, 4));
      play(match, "drop-6");
      SeededRandom random = new SeededRandom(9);
      for (Viewer viewer : List.of(match.seats().get(1), Viewer.spectator())) {
        for (int i = 0; i < 300; i++) {
          Match world = match.perspective(viewer).imagine(random);
          assertThat(world.actor().index()).isZero();
          while (!world.isOver()) {
            world.playRandom(random);
          }
        }
      }
    }

    @Test
    void hand_withoutALegalSet_listsAllPicksAndDone() {
      Match match = hands(new Discard(1, 2, 2)); // a hand with one even card
      assertThat(listed(match)).containsExactly("drop-8", "done");
      play(match, "drop-8");
      assertThat(listed(match)).containsExactly("done");
      play(match, "done");
      assertThat(match.isOver()).isTrue();
      Match other = hands(new Discard(1, 2, 2));
      play(other, "done");
      assertThat(desk(other).cards.count(desk(other).places.pile())).isZero();
    }

    @Test
    void imaginedHand_isOneThatCouldHaveBeenAsked() {
      Match match = hands(new Discard(0, 2, 2));
      Seat other = match.seats().get(1);
      SeededRandom random = new SeededRandom(2);
      int without = 0;
      for (int i = 0; i < 300; i++) {
        Match world = match.perspective(other).imagine(random);
        without += Collections.frequency(listed(world), "done");
      }
      assertThat(without).isZero();
    }
  }

  /** Picks of the first seat's hand, in which cards look alike whose numbers differ by 3. */
  private enum Lookalikes implements Selection<Desk, Integer> {
    HIDDEN, PUBLIC,
    /** Not before all cards that look like card 0 are picked. */
    ALL_ZEROS {
      @Override
      public int max(Desk desk, Integer count) {
        return Integer.MAX_VALUE;
      }

      @Override
      public int min(Desk desk, Integer count) {
        return 0;
      }

      @Override
      public boolean isLegal(Desk desk, Integer count, IntList selected) {
        return zeros(desk, selected) == count && selected.size() == count;
      }

      @Override
      public boolean canBecomeLegal(Desk desk, Integer count, IntList selected, Candidates rest) {
        IntList all = selected;
        for (int place = 0; place < rest.size(); place++) {
          all = rest.isAvailable(place) ? all.and(rest.get(place)) : all;
        }
        return zeros(desk, all) == count && zeros(desk, selected) == selected.size();
      }

      private static int zeros(Desk desk, IntList cards) {
        return (int) Arrays.stream(cards.toArray()).filter(card -> desk.cards.face(card) % 3 == 0).count();
      }
    };

    @Override
    public String kind() {
      return "select";
    }

    @Override
    public int seat(Desk desk, Integer count) {
      return 0;
    }

    @Override
    public void collectCandidates(Desk desk, Integer count, Candidates out) {
      for (int card = desk.cards.top(desk.places.hands().get(0)); card >= 0; card = desk.cards.next(card)) {
        int look = desk.cards.face(card) % 3;
        out.add(card, look, new Word("drop-" + look));
      }
    }

    @Override
    public int min(Desk desk, Integer count) {
      return count;
    }

    @Override
    public int max(Desk desk, Integer count) {
      return count;
    }

    @Override
    public boolean isAutoPlayed() {
      return this == PUBLIC;
    }

    @Override
    public Integer localsAfter(Desk desk, Integer count, IntList selected) {
      for (int i = 0; i < selected.size(); i++) {
        desk.move(selected.get(i), desk.places.pile());
      }
      return count;
    }
  }

  private static Match held(Lookalikes selection, int count, int... hand) {
    return match(2, desk -> {
      for (int card : hand) {
        desk.cards.moveToTop(card, desk.places.hands().get(0));
      }
      desk.then(selection.with(count), ScriptTests.End.END);
    });
  }

  /** Whether a seat is asked follows from what every viewer can see. */
  @Nested
  class Unasked {

    @Test
    void hiddenCards_thatLookAlike_areAskedForLikeOthers() {
      Match alike = held(Lookalikes.HIDDEN, 1, 0, 3);
      Match different = held(Lookalikes.HIDDEN, 1, 0, 4);
      assertThat(listed(alike)).containsExactly("drop-0");
      assertThat(listed(different)).containsExactly("drop-0", "drop-1");
      assertThat(alike.perspective(Viewer.spectator()).observationKey())
          .isEqualTo(different.perspective(Viewer.spectator()).observationKey());
      play(alike, "drop-0");
      assertThat(alike.isOver()).isTrue();
      assertThat(desk(alike).cards.count(desk(alike).places.pile())).isEqualTo(1);
    }

    @Test
    void hiddenCards_ofWhichTheRulesAllowOneSet_areAskedFor() {
      Match match = held(Lookalikes.ALL_ZEROS, 1, 0, 1, 2);
      assertThat(listed(match)).containsExactly("drop-0");
      assertThat(match.decision().selected()).isEmpty();
      play(match, "drop-0");
      assertThat(match.isOver()).isTrue();
    }

    @Test
    void publicCards_thatLookAlike_areNotAskedFor() {
      assertThat(held(Lookalikes.PUBLIC, 1, 0, 3).isOver()).isTrue();
      assertThat(listed(held(Lookalikes.PUBLIC, 1, 0, 4))).containsExactly("drop-0", "drop-1");
    }

    @Test
    void hiddenCards_allOrNoneOfWhichAreNeeded_areNotAskedFor() {
      assertThat(held(Lookalikes.HIDDEN, 2, 0, 3).isOver()).isTrue();
      assertThat(held(Lookalikes.HIDDEN, 2, 0, 4).isOver()).isTrue();
      assertThat(held(Lookalikes.HIDDEN, 0, 0, 4).isOver()).isTrue();
    }

    @Test
    void hiddenCards_someOfWhichAreCertain_areStillPickedUnasked() {
      Match match = held(Lookalikes.HIDDEN, 2, 0, 3, 1);
      assertThat(listed(match)).containsExactly("drop-0", "drop-1");
      assertThat(match.decision().selected()).extracting(Action::notation).containsExactly("drop-0");
    }

    @Test
    void pickOfTheSeat_endsASelection_whereNothingIsLeftToChoose() {
      Match match = held(Lookalikes.HIDDEN, 2, 0, 3, 6);
      play(match, "drop-0");
      assertThat(match.isOver()).as("another of the same look").isTrue();
    }
  }

  @Test
  void copies_ofAFace_areOneAction_andTheFirstGoes() {
    Family twins = new Family(4, 2, 0, 100, false);
    Match match = select(twins);
    assertThat(listed(match)).containsExactly("take-0", "take-1", "done");
    play(match, "take-1", "take-0", "take-0");
    assertThat(listed(match)).containsExactlyInAnyOrder("take-1", "done");
    play(match, "take-1");
    assertThat(said(match)).containsExactly("[2, 2]", "end");
  }
}
