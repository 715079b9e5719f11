package games.kumite.spi.cards;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.random.ScriptedRandom;
import games.kumite.api.random.SeededRandom;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Every history of small decks up to a length, from every order of the deck, after a few cards have been dealt. Two
 * histories that an observer cannot tell apart must leave the same for it: zone by zone whatever tokens were
 * moved, and in every byte if they were the same ones.
 */
@Execution(ExecutionMode.CONCURRENT)
final class AllHistoriesTests {

  private final Map<String, String> bySeen = new TreeMap<>();
  private final Map<String, String> bySeenAndTokens = new TreeMap<>();
  private int positions;

  @ParameterizedTest
  @CsvSource({"abc, 110, 2", "aab, 12, 3", "abcd, 1122, 2", "aabc, 1120, 2", "abX, 12, 2", "abXY, 1120, 2"})
  void beliefs_afterEveryHistory_areExactAndWhatIsLeftFollowsFromWhatWasSeen(String letters, String dealt, int length) {
    for (int[] order : permutations(letters.length())) {
      if (!keepsBacks(letters, order)) {
        continue;
      }
      Trial trial = new Trial(letters);
      for (int i = 0; i < letters.length(); i++) {
        trial.cards.spread.setFace(i, order[i]); // nobody knows in which order the cards begin
      }
      trial.story.append(" as ").append(Arrays.toString(Trial.content(trial.cards)));
      for (char zone : dealt.toCharArray()) {
        trial.move(trial.cards.top(trial.zones().get(Trial.DECK)), zone - '0', true, 0);
      }
      goOn(trial, length);
    }
    assertThat(bySeen.size()).as("positions that were told apart").isLessThan(positions * Trial.OBSERVERS);
  }

  private void goOn(Trial trial, int left) {
    positions++;
    trial.check(1);
    for (int viewer = 0; viewer < Trial.OBSERVERS; viewer++) {
      checkCanonical(trial, viewer);
    }
    if (left == 0) {
      return;
    }
    for (Trial next : next(trial)) {
      goOn(next, left - 1);
    }
  }

  /** What an observer sees decides what is left for it. */
  private void checkCanonical(Trial trial, int viewer) {
    Cards forgotten = new Cards(trial.cards);
    forgotten.redact(viewer);
    StringBuilder text = new StringBuilder(arrangement(forgotten, viewer));
    for (int seed = 0; seed < 2; seed++) {
      Cards dealt = new Cards(forgotten);
      dealt.redeal(viewer, new SeededRandom(seed));
      text.append(arrangement(dealt, viewer));
    }
    String seen = viewer + " " + trial.seenBy(viewer);
    String same = bySeen.computeIfAbsent(seen, first -> text.toString());
    if (!same.contentEquals(text)) {
      assertThat(text.toString()).as("seen by %d, %s", viewer, trial.story).isEqualTo(same);
    }
    String all = forgotten + Arrays.toString(forgotten.spread.narrow);
    String sameAll = bySeenAndTokens.computeIfAbsent(seen + " " + trial.tokens(), first -> all);
    if (!all.equals(sameAll)) {
      assertThat(all).as("left for %d, %s", viewer, trial.story).isEqualTo(sameAll);
    }
  }

  /** What lies where and who knows it; a hand that the observer sees is sorted. */
  private static String arrangement(Cards cards, int viewer) {
    StringBuilder text = new StringBuilder();
    for (Zone zone : cards.layout().zones()) {
      List<String> inside = new ArrayList<>();
      for (int token = cards.top(zone); token >= 0; token = cards.next(token)) {
        inside.add(cards.layout().name(cards.face(token)) + cards.knownBy(token) + cards.spread.isPublic(token));
      }
      if (!zone.isOrdered() && zone.isSeenBy(viewer)) {
        inside.sort(null);
      }
      text.append(inside);
    }
    return text.append('\n').toString();
  }

  private static List<Trial> next(Trial trial) {
    List<Trial> all = new ArrayList<>();
    for (int token = 0; token < trial.cards.layout().size(); token++) {
      for (Zone zone : trial.zones()) {
        if (!trial.cards.isIn(token, zone)) {
          Trial moved = new Trial(trial);
          moved.move(token, zone.index(), true, 0);
          all.add(moved);
        }
      }
      for (int viewers : new int[] {0b010, 0b111}) {
        Trial shown = new Trial(trial);
        shown.show(token, viewers);
        all.add(shown);
      }
    }
    for (Zone zone : trial.zones()) {
      int count = trial.cards.count(zone);
      if (count > 1 && trial.isOneFamily(zone.index())) {
        for (int[] order : permutations(count)) {
          Trial shuffled = new Trial(trial);
          shuffled.shuffle(zone.index(), new ScriptedRandom().putPermutation("shuffle", order));
          all.add(shuffled);
        }
      }
    }
    Trial laidOpen = new Trial(trial);
    laidOpen.showAll(Trial.HAND, 0b010);
    all.add(laidOpen);
    return all;
  }

  private static boolean keepsBacks(String letters, int[] order) {
    for (int i = 0; i < order.length; i++) {
      if (Character.isUpperCase(letters.charAt(i)) != Character.isUpperCase(letters.charAt(order[i]))) {
        return false;
      }
    }
    return true;
  }

  private static List<int[]> permutations(int size) {
    if (size == 0) {
      return List.of(new int[0]);
    }
    List<int[]> all = new ArrayList<>();
    for (int[] rest : permutations(size - 1)) {
      for (int at = 0; at < size; at++) {
        int[] order = new int[size];
        System.arraycopy(rest, 0, order, 0, at);
        order[at] = size - 1;
        System.arraycopy(rest, at, order, at + 1, size - 1 - at);
        all.add(order);
      }
    }
    return all;
  }
}
