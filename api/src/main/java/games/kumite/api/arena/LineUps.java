package games.kumite.api.arena;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The line-ups of an arena's rounds. */
final class LineUps {

  private LineUps() {}

  /** Returns one line-up for each bot, in which it holds every seat. Used for co-operative games. */
  static List<List<String>> alone(List<String> bots, int seats) {
    return bots.stream().map(bot -> Collections.nCopies(seats, bot)).toList();
  }

  /**
   * Returns every selection of as many bots as there are seats, in every rotation of the seats. If there are fewer bots
   * than seats, bots hold several seats in rotation.
   */
  static List<List<String>> rotated(List<String> bots, int seats) {
    List<List<String>> choices = new ArrayList<>();
    choose(bots, Math.min(seats, bots.size()), 0, new ArrayList<>(), choices);
    Set<List<String>> lineUps = new LinkedHashSet<>();
    for (List<String> chosen : choices) {
      for (int turned = 0; turned < chosen.size(); turned++) {
        List<String> lineUp = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
          lineUp.add(chosen.get((seat + turned) % chosen.size()));
        }
        lineUps.add(lineUp);
      }
    }
    return List.copyOf(lineUps);
  }

  private static void choose(
      List<String> bots, int wanted, int from, List<String> chosen, List<List<String>> choices) {
    if (chosen.size() == wanted) {
      choices.add(List.copyOf(chosen));
      return;
    }
    for (int next = from; next < bots.size(); next++) {
      chosen.add(bots.get(next));
      choose(bots, wanted, next + 1, chosen, choices);
      chosen.remove(chosen.size() - 1);
    }
  }
}
