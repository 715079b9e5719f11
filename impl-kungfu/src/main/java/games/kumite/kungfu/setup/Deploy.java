package games.kumite.kungfu.setup;

import games.kumite.api.Action;
import games.kumite.api.Form;
import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Gaps;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Sight;
import games.kumite.kungfu.geometry.Size;
import games.kumite.kungfu.geometry.Spots;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.setup.Order.Verb;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Num;
import games.kumite.kungfu.state.ObjectKind;
import games.kumite.kungfu.state.Plot;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * D-06: a figure is put on the table; the players take turns (KF-SET-16 to 19).
 *
 * @param player who puts it there
 */
record Deploy(int player) implements Question<Fight> {

  /** What becomes of points near visible enemies: if the grid has no other for any figure, contact alone is refused. */
  private enum Nearness { REFUSED, WAIVED }

  /** Twice a Medium stick (KF-SET-17). */
  static final int APART = 2 * Stick.MEDIUM.length();

  private static final Refusal NOT_FREE = new Refusal("KF-RUL-14", "not-free");
  private static final Refusal TOO_NEAR = new Refusal("KF-SET-17", "too-near");
  private static final Refusal NEAR_OBJECT = new Refusal("KF-PLT-04a", "near-object");
  private static final EventType DEPLOYED =
      EventType.of("deployed", "KF-SET-17").seat("who").named("figure", Figures::id).number("x").number("y");

  @Override
  public String kind() {
    return "deploy";
  }

  @Override
  public int seat(Fight fight) {
    return player;
  }

  @Override
  public void options(Fight fight, Options out) {
    list(fight, out, Nearness.REFUSED);
    if (out.size() == 0) {
      list(fight, out, Nearness.WAIVED);
    }
  }

  /** Every point of the grid for one figure of each profile. */
  private void list(Fight fight, Options out, Nearness nearness) {
    Figures figures = fight.figures();
    Map<Size, List<Long>> points = new EnumMap<>(Size.class);
    int last = -1;
    for (int i = 0; i < figures.count(); i++) {
      if (isWaiting(figures, i) && figures.profileNumber(i) != last) {
        last = figures.profileNumber(i);
        int figure = i;
        String name = figures.name(i);
        for (long place : points.computeIfAbsent(figures.size(i), size -> legal(fight, figure, nearness))) {
          out.add(order(figures, i, name, place));
        }
      }
    }
  }

  /** Whether the grid has no point for any figure, since enemies see too much of it. */
  private boolean isCrowdedOut(Fight fight) {
    Figures figures = fight.figures();
    Map<Size, Boolean> isOut = new EnumMap<>(Size.class);
    for (int i = 0; i < figures.count(); i++) {
      int figure = i;
      if (isWaiting(figures, i) && !isOut.computeIfAbsent(figures.size(i),
          size -> legal(fight, figure, Nearness.REFUSED).isEmpty())) {
        return false;
      }
    }
    return true;
  }

  private boolean isWaiting(Figures figures, int figure) {
    return figures.gang(figure) == player && !figures.isPlaced(figure) && !figures.profile(figure).isGuest;
  }

  private List<Long> legal(Fight fight, int figure, Nearness nearness) {
    List<Long> grid = Landing.grid(fight.board(), fight.figures().size(figure));
    return grid.stream().filter(place -> refusal(fight, figure, place, nearness) == null).toList();
  }

  private static Order order(Figures figures, int figure, String name, long place) {
    return new Order(Verb.DEPLOY, "figure:", name, figure, place, figures.profile(figure).name);
  }

  private @Nullable Refusal refusal(Fight fight, int figure, long place, Nearness nearness) {
    Board board = fight.board();
    Figures figures = fight.figures();
    Size size = figures.size(figure);
    if (!Spots.isFree(board, figures, figure, place, size)) {
      return NOT_FREE; // KF-RUL-12, KF-RUL-14
    }
    if (nearness == Nearness.WAIVED && Spots.isInContact(board, figures, figure, place, size)) {
      return TOO_NEAR;
    }
    for (int i = 0; i < figures.count() && nearness == Nearness.REFUSED; i++) {
      if (figures.isPlaced(i) && figures.gang(i) != player
          && Gaps.isNearer(place, size, figures.place(i), figures.size(i), APART)
          && Sight.isMutual(board, figures, figure, place, size, i)) {
        return TOO_NEAR; // KF-SET-17, KF-RUL-91
      }
    }
    return isNearObject(fight, place, size) ? NEAR_OBJECT : null;
  }

  /** KF-PLT-04a: attackers keep away from the middle of the table, where a heavy object lies. */
  private boolean isNearObject(Fight fight, long place, Size size) {
    if (player != fight.attacker() || fight.plot() != Plot.TAKE
        || fight.get(Num.OBJECT) != ObjectKind.HEAVY.ordinal()) {
      return false;
    }
    long middle = Place.of(fight.board().width / 2, fight.board().height / 2, 0);
    long reach = (long) APART + size.radius();
    return Place.squared(place, middle) < reach * reach;
  }

  @Override
  public List<Form> forms(Fight fight) {
    List<Form> forms = new ArrayList<>();
    for (int i = 0; i < fight.figures().count(); i++) {
      if (isWaiting(fight.figures(), i)) {
        Landing.forms(forms, fight.board(), "deploy figure:" + fight.figures().name(i));
      }
    }
    return List.copyOf(forms);
  }

  @Override
  public @Nullable Action parse(Fight fight, List<String> words, Options out) {
    Long place = Landing.read(words);
    if (place == null || !words.get(0).equals(Verb.DEPLOY.word()) || !words.get(1).startsWith("figure:")) {
      return null;
    }
    int figure = fight.figures().named(words.get(1).substring("figure:".length()));
    if (figure == Figures.NOBODY || !isWaiting(fight.figures(), figure)) {
      return null;
    }
    Order order = order(fight.figures(), figure, fight.figures().name(figure), place);
    Refusal refusal = refusal(fight, figure, place, Nearness.REFUSED);
    boolean isWaived = refusal == TOO_NEAR && isCrowdedOut(fight);
    out.add(order, isWaived ? refusal(fight, figure, place, Nearness.WAIVED) : refusal);
    return order;
  }

  @Override
  public void chosen(Fight fight, Action action) {
    Order order = (Order) action;
    fight.figures().put(order.value(), order.place());
    fight.tell(DEPLOYED, player, fight.figures().code(order.value()), Place.x(order.place()), Place.y(order.place()));
    int other = fight.other(player);
    if (new Deploy(other).isAnybodyLeft(fight)) {
      fight.ask(new Deploy(other));
    } else if (isAnybodyLeft(fight)) {
      fight.ask(this); // KF-SET-19
    }
  }

  private boolean isAnybodyLeft(Fight fight) {
    Figures figures = fight.figures();
    for (int i = 0; i < figures.count(); i++) {
      if (isWaiting(figures, i)) {
        return true;
      }
    }
    return false;
  }
}
