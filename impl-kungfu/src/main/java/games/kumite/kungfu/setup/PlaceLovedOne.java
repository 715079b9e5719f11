package games.kumite.kungfu.setup;

import games.kumite.api.Action;
import games.kumite.api.Form;
import games.kumite.kungfu.geometry.Directions;
import games.kumite.kungfu.geometry.Gaps;
import games.kumite.kungfu.geometry.Lengths;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Spots;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.setup.Order.Verb;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Num;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The choice of the place of the Loved One near an enemy, by a Protagonist's player (D-07, KF-VIP-07b).
 *
 * @param gang the gang of the Protagonist
 * @param side the side of that gang
 */
record PlaceLovedOne(int gang, int side) implements Question<Fight> {

  private static final int STEP = 50;
  private static final int QUARTERS = 4;
  private static final int MAX = 64; // KF-RUL-52
  private static final Refusal NOT_FREE = new Refusal("KF-RUL-14", "not-free");
  private static final Refusal TOO_FAR = new Refusal("KF-VIP-07b", "far-from-enemies");
  private static final EventType PLACED =
      EventType.of("loved-one-placed", "KF-VIP-07b").seat("who")
          .number("x", Lengths::cm).number("y", Lengths::cm).named("figure", Figures::id);

  @Override
  public String kind() {
    return "place-loved-one";
  }

  @Override
  public int seat(Fight fight) {
    return fight.seat(gang);
  }

  @Override
  public void options(Fight fight, Options out) {
    int figure = fight.get(Num.VIP_FIGURE);
    for (long place : Landing.points(fight.board(), fight.figures().size(figure),
        place -> refusal(fight, place) == null)) {
      out.add(order(fight, place));
    }
    if (out.size() == 0) {
      between(fight, out);
    }
  }

  /** Lists points between the listed ones: about each enemy the first one in each quarter. */
  private void between(Fight fight, Options out) {
    Figures figures = fight.figures();
    for (int i = 0; i < figures.count(); i++) {
      for (int quarter = 0; quarter < QUARTERS && isEnemy(figures, i) && out.size() < MAX; quarter++) {
        long place = beside(fight, figures.place(i), quarter);
        if (place != Place.NOWHERE) {
          out.add(order(fight, place));
        }
      }
    }
  }

  private long beside(Fight fight, long enemy, int quarter) {
    int all = Directions.COUNT / QUARTERS;
    for (int direction = quarter * all; direction < (quarter + 1) * all; direction++) {
      for (int length = STEP; length <= Stick.SHORT.length(); length += STEP) {
        long place = Place.of(Place.x(enemy) + Directions.x(direction, length),
            Place.y(enemy) + Directions.y(direction, length), Place.level(enemy));
        if (refusal(fight, place) == null) {
          return place;
        }
      }
    }
    return Place.NOWHERE;
  }

  private boolean isEnemy(Figures figures, int figure) {
    return figures.isPlaced(figure) && figures.gang(figure) != Figures.NEUTRAL && figures.side(figure) != side;
  }

  private @Nullable Refusal refusal(Fight fight, long place) {
    Figures figures = fight.figures();
    int loved = fight.get(Num.VIP_FIGURE);
    if (!Spots.isFree(fight.board(), figures, loved, place, figures.size(loved))) {
      return NOT_FREE;
    }
    for (int i = 0; i < figures.count(); i++) {
      if (isEnemy(figures, i) && Gaps.isWithin(
          place, figures.size(loved), figures.place(i), figures.size(i), Stick.SHORT.length())) {
        return null;
      }
    }
    return TOO_FAR;
  }

  private static Order order(Fight fight, long place) {
    int figure = fight.get(Num.VIP_FIGURE);
    return new Order(Verb.PLACE, "figure:", fight.figures().name(figure), figure, place,
        fight.figures().profile(figure).name);
  }

  @Override
  public List<Form> forms(Fight fight) {
    List<Form> forms = new ArrayList<>();
    Landing.forms(forms, fight.board(), "place figure:" + fight.figures().name(fight.get(Num.VIP_FIGURE)));
    return List.copyOf(forms);
  }

  @Override
  public @Nullable Action parse(Fight fight, List<String> words, Options out) {
    Long place = Landing.read(words);
    String id = "figure:" + fight.figures().name(fight.get(Num.VIP_FIGURE));
    if (place == null || !words.get(0).equals(Verb.PLACE.word()) || !words.get(1).equals(id)) {
      return null;
    }
    Order order = order(fight, place);
    out.add(order, refusal(fight, place));
    return order;
  }

  @Override
  public void chosen(Fight fight, Action action) {
    Order order = (Order) action;
    fight.figures().put(order.value(), order.place());
    fight.tell(PLACED, fight.seat(gang), Place.x(order.place()), Place.y(order.place()),
        fight.figures().code(order.value()));
  }
}
