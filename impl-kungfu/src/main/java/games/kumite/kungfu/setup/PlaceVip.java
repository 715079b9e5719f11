package games.kumite.kungfu.setup;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.kungfu.content.TableLayout;
import games.kumite.kungfu.geometry.Lengths;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Spots;
import games.kumite.kungfu.setup.Order.Verb;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Named;
import games.kumite.kungfu.state.Num;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import java.util.List;

/**
 * The choice of the place of the V.I.P., by the defender (D-07). adjacent to the item with the highest die (KF-VIP-02).
 *
 * @param item the number of the item
 */
record PlaceVip(int item) implements Question<Fight> {

  private static final EventType PLACED =
      EventType.of("vip-placed", "KF-VIP-02").seat("who").number("x", Lengths::cm).number("y", Lengths::cm)
          .named("figure", Figures::id);

  @Override
  public String kind() {
    return "place-vip";
  }

  @Override
  public int seat(Fight fight) {
    return fight.defender();
  }

  @Override
  public Prompt prompt(Fight fight) {
    return Question.prompt(fight, kind(), seat(fight), fight.called(fight.get(Num.VIP_FIGURE)));
  }

  @Override
  public String remark(Fight fight, Action action) {
    return Named.item(fight.board(), item);
  }

  static List<Long> beside(Fight fight, int item) {
    int vip = fight.get(Num.VIP_FIGURE);
    return Spots.besideItem(fight.board(), fight.figures(), vip, fight.figures().size(vip),
        TableLayout.scenicItems(fight.board()).get(item));
  }

  @Override
  public void options(Fight fight, Options out) {
    int vip = fight.get(Num.VIP_FIGURE);
    for (long place : beside(fight, item)) {
      out.add(new Order(Verb.PLACE, "figure:", fight.figures().name(vip), vip, place,
          fight.figures().profile(vip).name));
    }
  }

  @Override
  public void chosen(Fight fight, Action action) {
    Order order = (Order) action;
    fight.figures().put(order.value(), order.place());
    fight.tell(PLACED, fight.defender(), Place.x(order.place()), Place.y(order.place()),
        fight.figures().code(order.value()));
  }
}
