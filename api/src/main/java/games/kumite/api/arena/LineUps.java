package games.kumite.api.arena;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Who sits where: the line-ups that every round of an arena plays. */
final class LineUps {

  private LineUps() {}

  /** One line-up a bot, in which it holds every seat: for games that are won together. */
  static List<List<String>> alone(List<String> bots, int seats) {
    return bots.stream().map(bot -> Collections.nCopies(seats, bot)).toList();
  }

  /**
   * Every choice of as many bots as there are seats, each in every rotation of the seats. Fewer bots than seats take
   * turns around the table.
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
