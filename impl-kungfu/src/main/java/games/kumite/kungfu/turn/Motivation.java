package games.kumite.kungfu.turn;

import games.kumite.api.Action;
import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.ability.Spirits;
import games.kumite.kungfu.activation.Activation;
import games.kumite.kungfu.chi.Chi;
import games.kumite.kungfu.chi.Price;
import games.kumite.kungfu.plot.Stakes;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Named;
import games.kumite.kungfu.state.Names;
import games.kumite.kungfu.state.Num;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.EventType;
import games.kumite.spi.Nothing;
import games.kumite.spi.Picks;
import games.kumite.spi.Refusal;
import games.kumite.spi.Selection;
import games.kumite.spi.Step;
import games.kumite.spi.Things;
import org.jspecify.annotations.Nullable;

/** The motivation of Extras by the Protagonist for 1 Chi, who act on one roll (D-66, KF-CHI-10 to 13, KF-RUL-08). */
enum Motivation implements Selection<Fight, Nothing> {
  GROUP;

  private static final Refusal NOBODY_LEADS = new Refusal("KF-CHI-13", "nobody-motivates");
  private static final Refusal NOBODY_LEFT = new Refusal("KF-CHI-10", "nobody-to-motivate");
  private static final Refusal TOO_SMALL = new Refusal("KF-CHI-10", "gang-too-small");
  private static final EventType MOTIVATED = EventType.of("motivated", "KF-CHI-10").seat("who").named("figure", Figures::id);

  /** Returns why no figure can be motivated, null if one can. */
  static @Nullable Refusal refusal(Fight fight, int gang) {
    if (!hasLeader(fight.figures(), gang)) {
      return NOBODY_LEADS;
    }
    if (most(fight, gang) == 0) {
      return TOO_SMALL;
    }
    for (int figure = 0; figure < fight.figures().count(); figure++) {
      if (canBeMotivated(fight, gang, figure)) {
        return Chi.refusal(fight, gang, 1, Price.MOTIVATION);
      }
    }
    return NOBODY_LEFT;
  }

  /** Returns whether a gang has a Protagonist in play, and no Humbled figure (KF-CHI-13, KF-RUL-107). */
  private static boolean hasLeader(Figures figures, int gang) {
    boolean leads = false;
    for (int figure = 0; figure < figures.count(); figure++) {
      if (Spirits.owner(figures, figure) == gang && Able.isInPlay(figures, figure)) { // KF-RUL-160: whose he is, he remains
        if (figures.is(figure, Condition.HUMBLED)) {
          return false;
        }
        leads |= !figures.is(figure, Condition.POSSESSED) && figures.profile(figure).isProtagonist();
      }
    }
    return leads;
  }

  private static boolean canBeMotivated(Fight fight, int gang, int figure) {
    Figures figures = fight.figures();
    return figures.gang(figure) == gang && figures.profile(figure).type.isExtra()
        && (!figures.profile(figure).isGuest || Stakes.isMotivated(fight, figure))
        && Able.toAct(figures, figure) && !figures.is(figure, Condition.ACTIVATED)
        && !figures.is(figure, Condition.GETTING_UP);
  }

  /** Returns the selection. */
  static Step<Fight> step() {
    return GROUP.about(Nothing.NOTHING);
  }

  @Override
  public String kind() {
    return "motivate";
  }

  @Override
  public int seat(Fight fight, Nothing about) {
    return fight.seat(fight.get(Num.ACTIVE));
  }

  @Override
  public void things(Fight fight, Nothing about, Things out) {
    int gang = fight.get(Num.ACTIVE);
    for (int figure = 0; figure < fight.figures().count(); figure++) {
      if (canBeMotivated(fight, gang, figure)) {
        out.add(figure, figure, fight.actions().of(Word.MOTIVATE_ONE, Names.of(fight.figures(), figure)));
      }
    }
  }

  @Override
  public int min(Fight fight, Nothing about) {
    return 1;
  }

  /**
   * Returns the most Extras: one for each 100 points, counted as for the Chi Level (KF-CHI-10, KF-RUL-08, KF-RUL-21, KF-RUL-77).
   */
  @Override
  public int max(Fight fight, Nothing about) {
    return most(fight, fight.get(Num.ACTIVE));
  }

  private static int most(Fight fight, int gang) {
    return fight.terms().settings.chiLevel(fight.gang(gang, Num.POINTS));
  }

  @Override
  public String remark(Fight fight, Nothing about, Action action) {
    return Named.remark(fight, Figures.NOBODY, action);
  }

  @Override
  public Nothing chosen(Fight fight, Nothing about, Picks picks) {
    int gang = fight.get(Num.ACTIVE);
    Chi.spend(fight, gang, 1);
    for (int i = 0; i < picks.size(); i++) {
      fight.tell(MOTIVATED, fight.seat(gang), fight.figures().code(picks.get(i)));
    }
    fight.set(Num.IDLE, 0);
    fight.then(Activation.ofGroup(picks));
    return about;
  }
}
