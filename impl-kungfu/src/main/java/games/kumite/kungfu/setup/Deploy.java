package games.kumite.kungfu.setup;

import games.kumite.api.Action;
import games.kumite.api.Form;
import games.kumite.api.RandomSource;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.setup.Deployment.Nearness;
import games.kumite.kungfu.setup.Order.Verb;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Parties;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The deployment of a figure, the profile first and then the point; the sides take turns, and the gangs of a side (D-06,
 * KF-SET-16 to 19, KF-RUL-168). A notation may name any figure that waits, and its point with it.
 *
 * @param gang the gang of the figure
 * @param last the gang of the other side that placed a figure last, {@link #NOBODY} if none has
 */
record Deploy(int gang, int last) implements Question<Fight> {

  /** No gang. */
  static final int NOBODY = -1;

  private static final Refusal NO_POINT = new Refusal("KF-SET-17", "no-point");

  /**
   * Returns the question to the next gang; where all that wait have one profile, its first figure need not be named, and where
   * it goes is asked.
   */
  static Question<Fight> of(Fight fight, int gang, int last) {
    Figures figures = fight.figures();
    Deploy turn = new Deploy(gang, last);
    int first = Figures.NOBODY;
    for (int i = 0; i < figures.count(); i++) {
      if (Deployment.isWaiting(figures, gang, i)) {
        first = first == Figures.NOBODY ? i : first;
        if (figures.profileNumber(i) != figures.profileNumber(first)) {
          return turn;
        }
      }
    }
    return first == Figures.NOBODY ? turn : new DeployAt(turn, first);
  }

  @Override
  public String kind() {
    return "deploy";
  }

  @Override
  public int seat(Fight fight) {
    return fight.seat(gang);
  }

  /** Lists one figure of each profile. */
  @Override
  public void options(Fight fight, Options out) {
    Figures figures = fight.figures();
    Nearness nearness = Deployment.nearness(fight, gang);
    for (int i = 0; i < figures.count(); i++) {
      if (isFirstOfItsProfile(figures, i)) {
        out.add(Order.element(Verb.DEPLOY, "figure:", figures.name(i), i, figures.profile(i).name),
            Deployment.hasPoint(fight, i, nearness) ? null : NO_POINT);
      }
    }
  }

  /** Returns whether a figure waits and none before it of its profile; after a campaign's losses they stand in any order. */
  private boolean isFirstOfItsProfile(Figures figures, int figure) {
    boolean isFirst = Deployment.isWaiting(figures, gang, figure);
    for (int other = 0; other < figure && isFirst; other++) {
      isFirst = !Deployment.isWaiting(figures, gang, other) || figures.profileNumber(other) != figures.profileNumber(figure);
    }
    return isFirst;
  }

  /** Returns one of the figures that wait, each as likely as the others. */
  @Override
  public @Nullable Action sample(Fight fight, RandomSource random) {
    Figures figures = fight.figures();
    int waiting = 0;
    for (int i = 0; i < figures.count(); i++) {
      waiting += Deployment.isWaiting(figures, gang, i) ? 1 : 0;
    }
    int left = random.pick("deploy-figure", 0, waiting);
    int figure = 0;
    while (!Deployment.isWaiting(figures, gang, figure) || left-- > 0) {
      figure++;
    }
    return Deployment.hasPoint(fight, figure, Nearness.REFUSED)
        ? Order.element(Verb.DEPLOY, "figure:", figures.name(figure), figure, figures.profile(figure).name) : null;
  }

  @Override
  public List<Form> forms(Fight fight) {
    List<Form> forms = new ArrayList<>();
    for (int i = 0; i < fight.figures().count(); i++) {
      if (Deployment.isWaiting(fight.figures(), gang, i)) {
        Landing.forms(forms, fight.board(), "deploy figure:" + fight.figures().name(i));
      }
    }
    return List.copyOf(forms);
  }

  @Override
  public @Nullable Action parse(Fight fight, List<String> words, Options out) {
    if (words.size() < 2 || !words.get(0).equals(Verb.DEPLOY.word()) || !words.get(1).startsWith("figure:")) {
      return null;
    }
    int figure = fight.figures().named(words.get(1).substring("figure:".length()));
    if (figure == Figures.NOBODY || !Deployment.isWaiting(fight.figures(), gang, figure)) {
      return null;
    }
    return words.size() == 2 ? profile(fight, figure, out) : Deployment.parsed(fight, figure, words, out);
  }

  private Order profile(Fight fight, int figure, Options out) {
    Figures figures = fight.figures();
    Order order = Order.element(Verb.DEPLOY, "figure:", figures.name(figure), figure, figures.profile(figure).name);
    out.add(order, Deployment.hasPoint(fight, figure, Deployment.nearness(fight, gang)) ? null : NO_POINT);
    return order;
  }

  @Override
  public void chosen(Fight fight, Action action) {
    Order order = (Order) action;
    if (order.place() == Place.NOWHERE) {
      fight.ask(new DeployAt(this, order.value()));
    } else {
      Deployment.land(fight, order);
      next(fight);
    }
  }

  /** Asks the next gang of the other side, or of this one if no figure is left there (KF-SET-19). */
  void next(Fight fight) {
    int other = next(fight, last == NOBODY ? fight.opponent(gang) - Parties.SIDES : last);
    int own = next(fight, gang);
    if (other != NOBODY) {
      fight.ask(of(fight, other, gang));
    } else if (own != NOBODY) {
      fight.ask(of(fight, own, last));
    }
  }

  /** Returns the next gang of the same side that has a figure to place, after all others the same one again. */
  private static int next(Fight fight, int gang) {
    int max = fight.gangs() / Parties.SIDES;
    for (int i = 1; i <= max; i++) {
      int next = Math.floorMod(gang + i * Parties.SIDES, fight.gangs());
      if (isAnybodyLeft(fight, next)) {
        return next;
      }
    }
    return NOBODY;
  }

  private static boolean isAnybodyLeft(Fight fight, int gang) {
    for (int i = 0; i < fight.figures().count(); i++) {
      if (Deployment.isWaiting(fight.figures(), gang, i)) {
        return true;
      }
    }
    return false;
  }
}
