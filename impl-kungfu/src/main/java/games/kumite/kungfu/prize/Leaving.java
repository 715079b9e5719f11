package games.kumite.kungfu.prize;

import games.kumite.kungfu.ability.Spirits;
import games.kumite.kungfu.ability.Swords;
import games.kumite.kungfu.carrying.Carrying;
import games.kumite.kungfu.combat.Casualty;
import games.kumite.kungfu.end.Goal;
import games.kumite.kungfu.end.Rewards;
import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.spi.EventType;
import games.kumite.spi.Step;

/**
 * The moment after a move: a figure that carries the object of the Plot leaves the table when its base reaches the edge
 * (KF-RUL-70, KF-RUL-71, KF-RUL-180, KF-RUL-194), or when the car in which it sits does.
 *
 * @param figure the figure that has moved
 */
public record Leaving(int figure) implements Step<Fight> {

  private static final EventType LEFT = EventType.of("left", "KF-RUL-180").named("figure", Figures::id);

  @Override
  public void run(Fight fight) {
    Figures figures = fight.figures();
    if (figures.isPlaced(figure) && isAtEdge(fight.board(), figures.place(figure), figures.size(figure).radius())) {
      takeAway(fight);
    }
    Captives.stop(fight, figure);
  }

  /** Takes the figure off with what it carries, if that is a prize for it, and returns whether it leaves. */
  public boolean takeAway(Fight fight) {
    if (!hasPrize(fight)) {
      return false;
    }
    Figures figures = fight.figures();
    fight.tell(LEFT, figures.code(figure));
    int body = Carrying.body(figures, figure);
    if (body != Figures.NOBODY) {
      figures.put(body, Place.NOWHERE);
    }
    figures.put(figure, Place.NOWHERE);
    Casualty.letGo(fight, figure); // KF-RUL-39
    Casualty.calm(figures, figure);
    Swords.vanish(figures, figure); // KF-TRT-30i
    if (body == Figures.NOBODY || Captives.isTarget(fight, body) && Goal.isSeeker(fight, figure)) {
      Goal.reach(fight); // KF-PLT-01a, KF-PLT-06a
    } else {
      Rewards.change(fight, figures.is(body, Condition.TRAITOR) ? figures.home(body) : figures.gang(figure), 1); // KF-CPL-03b, KF-VIP-07d
    }
    free(fight, figure);
    free(fight, body);
    return true;
  }

  /**
   * Takes the figure off if it is itself the target, alive, and driven off the table by one of the side that seeks it
   * (KF-PLT-06a).
   */
  public void asCaptive(Fight fight) {
    fight.figures().put(figure, Place.NOWHERE);
    Casualty.letGo(fight, figure);
    Goal.reach(fight);
    free(fight, figure);
  }

  /** Frees the spirit of a host that leaves the table (KF-TRT-55f). */
  private static void free(Fight fight, int figure) {
    if (figure != Figures.NOBODY && fight.figures().is(figure, Condition.POSSESSED)) {
      Spirits.goHome(fight, figure);
    }
  }

  private boolean hasPrize(Fight fight) {
    int object = Carrying.object(fight, figure);
    boolean hasObject = object != Carrying.NOTHING && fight.objects().isGoal(object) && Goal.isSeeker(fight, figure);
    return hasObject || Captives.isPrize(fight, figure, Carrying.body(fight.figures(), figure));
  }

  private static boolean isAtEdge(Board board, long place, int radius) {
    return Place.x(place) <= radius || Place.y(place) <= radius || Place.x(place) >= board.width - radius
        || Place.y(place) >= board.height - radius;
  }
}
