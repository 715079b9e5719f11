package games.kumite.kungfu.plot;

import games.kumite.kungfu.carrying.CarriedObjects;
import games.kumite.kungfu.end.Goal;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Sight;
import games.kumite.kungfu.hazard.Artefact;
import games.kumite.kungfu.hazard.BreakRolls;
import games.kumite.kungfu.hazard.ItemSearch;
import games.kumite.kungfu.prize.Captives;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.FigureNames;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.ObjectKind;
import games.kumite.kungfu.state.Plot;
import games.kumite.kungfu.vip.ZombieSpread;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;
import org.jspecify.annotations.Nullable;

/** The parts of a Plot in the turns: its object at the beginning, and what figures can do for it. */
public final class PlotActions {

  private PlotActions() {}

  /** Lays a heavy object at the middle of the table (KF-PLT-04a). */
  public static void lay(GameState state) {
    if (Goal.is(state, Plot.TAKE) && state.get(Counters.OBJECT) == ObjectKind.HEAVY.ordinal()) {
      state.objects().add(Place.of(state.board().width / 2, state.board().height / 2, 0));
    }
  }

  /**
   * Lists the actions of a figure for the sake of a Plot (D-15).
   *
   * @param moving the reason why it cannot move, null if it can
   * @param reserved the reason why it can do nothing but move, null if it can do more
   */
  public static void actions(GameState state, int figure, int left, @Nullable Refusal moving, @Nullable Refusal reserved,
      ActionCollector out) {
    Captives.options(state, figure, moving, out);
    Handling.pickUps(state, figure, reserved, out);
    Handling.putDowns(state, figure, out);
    ItemSearch.options(state, figure, left, reserved, out);
    Artefact.options(state, figure, left, reserved, out);
    ZombieSpread.options(state, figure, reserved, out);
    BreakRolls.options(state, figure, reserved, out);
  }

  /** Lists the free actions (D-17). */
  public static void freeActions(GameState state, int figure, ActionCollector out) {
    Handling.pickUps(state, figure, null, out);
    Handling.putDowns(state, figure, out);
    Handling.handOvers(state, figure, out);
    Questioning.options(state, figure, out);
    Reviving.options(state, figure, out);
    Healing.options(state, figure, out);
    Persuasion.options(state, figure, out);
  }

  /** Takes one of the free actions. */
  public static void takeFree(GameState state, int figure, VerbAction action) {
    if (action.verb() == ActionVerb.HEAL) {
      Healing.heal(state, figure, about(state, action), action.second());
    } else {
      state.then(MiscellaneousAction.of((ActionVerb) action.verb(), figure, about(state, action)));
    }
  }

  private static int about(GameState state, VerbAction action) {
    if (action.verb() == ActionVerb.UNLOCK || action.verb() == ActionVerb.OPEN_BIN) {
      return action.first() - 1;
    }
    if (action.verb() == ActionVerb.HIDE || action.verb() == ActionVerb.STUDY) {
      return Figures.NOBODY;
    }
    if (action.verb() == ActionVerb.PERSUADE) {
      return state.get(Counters.VIP_FIGURE);
    }
    return action.verb() == ActionVerb.PICK_UP || action.verb() == ActionVerb.DROP ? action.first()
        : FigureNames.figure(state.figures(), action.first());
  }

  /** Makes the next move take the captive along. */
  public static void lead(GameState state, int figure, VerbAction action) {
    Captives.lead(state, figure, about(state, action));
  }

  /**
   * Takes one of the actions.
   *
   * @return the cost
   */
  public static int take(GameState state, int figure, VerbAction action) {
    switch ((ActionVerb) action.verb()) {
      case PICK_UP -> Handling.pickUp(state, figure, action.first());
      case CARRY -> Handling.carry(state, figure, about(state, action));
      case BREAK -> BreakRolls.roll(state, figure, action.first() - 1, action.second());
      case LAY_TO_REST -> ZombieSpread.layToRest(state, about(state, action));
      case SEEK -> {
        Artefact.search(state, figure, action.first() - 1);
        return Artefact.SEARCH;
      }
      case SEARCH -> {
        ItemSearch.search(state, figure, action.first() - 1);
        return ItemSearch.SEARCH;
      }
      case CRACK -> {
        ItemSearch.open(state, figure);
        return ItemSearch.CODE;
      }
      default -> {
        Handling.putDown(state, figure); // KF-PLT-04d: at any time
        return 0;
      }
    }
    return 1;
  }

  /** Returns whether a guest acts like a member of a gang: the hidden civilian, run by the defender (KF-PLT-07c). */
  public static boolean isActive(GameState state, int figure) {
    return Goal.is(state, Plot.CAPTURE) && figure == state.get(Counters.TARGET);
  }

  /** Returns whether the civilian can be motivated: only while a Protagonist of the gang sees him (KF-PLT-07c). */
  public static boolean isMotivated(GameState state, int figure) {
    Figures figures = state.figures();
    for (int leader = 0; isActive(state, figure) && leader < figures.count(); leader++) {
      if (figures.gang(leader) == figures.gang(figure) && Capabilities.isInPlay(figures, leader)
          && figures.profile(leader).isProtagonist()
          && Sight.isMutual(state.board(), figures, leader, figure)) {
        return true;
      }
    }
    return false;
  }
}
