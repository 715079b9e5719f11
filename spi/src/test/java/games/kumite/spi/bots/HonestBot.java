package games.kumite.spi.bots;

import games.kumite.api.Action;
import games.kumite.api.Decision;
import games.kumite.api.Element;
import games.kumite.api.Perspective;
import games.kumite.api.bot.Bot;
import java.util.List;

/**
 * A player of dice under cups that never bluffs: it bids the lowest bid that its own dice make likely, and doubts a bid
 * that they make unlikely.
 */
final class HonestBot implements Bot {

  private static final double SIDES = 6;

  @Override
  public Action choose(Perspective perspective, Decision decision) {
    int[] own = new int[(int) SIDES + 1];
    int mine = 0;
    int all = 0;
    for (Element element : perspective.table().all().values()) {
      if (element.kind() == Element.Kind.SEAT) {
        all += (Integer) element.attributes().get("dice");
      } else if (element.kind() == Element.Kind.DIE) {
        own[(Integer) element.attributes().get("face")]++;
        mine++;
      }
    }
    double others = (all - mine) / SIDES;
    List<Action> actions = decision.actions();
    Action best = actions.get(0);
    double most = Double.NEGATIVE_INFINITY;
    for (Action action : actions) {
      String[] words = action.notation().split(" ");
      if (words[0].equals("bid")) {
        double margin = own[Integer.parseInt(words[2])] + others - Integer.parseInt(words[1]);
        if (margin > most) {
          most = margin;
          best = action;
        }
      }
    }
    return actions.get(0).notation().equals("doubt") && most < -others / 2 ? actions.get(0) : best;
  }
}
