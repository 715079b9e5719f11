package games.kumite.kungfu.plot;

import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.breaking.Artefact;
import games.kumite.kungfu.breaking.Breaking;
import games.kumite.kungfu.breaking.Searching;
import games.kumite.kungfu.carrying.Carrying;
import games.kumite.kungfu.end.Goal;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Sight;
import games.kumite.kungfu.prize.Captives;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Names;
import games.kumite.kungfu.state.Num;
import games.kumite.kungfu.state.ObjectKind;
import games.kumite.kungfu.state.Plot;
import games.kumite.kungfu.state.Word;
import games.kumite.kungfu.vip.Horde;
import games.kumite.spi.Options;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;
import org.jspecify.annotations.Nullable;

/** The parts of a Plot in the turns: its object at the beginning, and what figures can do for it. */
public final class Stakes {

  private Stakes() {}

  /** Lays a heavy object at the middle of the table (KF-PLT-04a). */
  public static void lay(Fight fight) {
    if (Goal.is(fight, Plot.TAKE) && fight.get(Num.OBJECT) == ObjectKind.HEAVY.ordinal()) {
      fight.objects().add(Place.of(fight.board().width / 2, fight.board().height / 2, 0));
    }
  }

  /**
   * Lists the actions of a figure for the sake of a Plot (D-15).
   *
   * @param moving the reason why it cannot move, null if it can
   * @param reserved the reason why it can do nothing but move, null if it can do more
   */
  public static void actions(Fight fight, int figure, int left, @Nullable Refusal moving, @Nullable Refusal reserved,
      Options out) {
    Captives.options(fight, figure, moving, out);
    Handling.pickUps(fight, figure, reserved, out);
    Handling.putDowns(fight, figure, out);
    Searching.options(fight, figure, left, reserved, out);
    Artefact.options(fight, figure, left, reserved, out);
    Horde.options(fight, figure, reserved, out);
    Breaking.options(fight, figure, reserved, out);
  }

  /** Lists the free actions (D-17). */
  public static void freeActions(Fight fight, int figure, Options out) {
    Handling.pickUps(fight, figure, null, out);
    Handling.putDowns(fight, figure, out);
    Handling.handOvers(fight, figure, out);
    Questioning.options(fight, figure, out);
    Reviving.options(fight, figure, out);
    Healing.options(fight, figure, out);
    Persuasion.options(fight, figure, out);
  }

  /** Takes one of the free actions. */
  public static void takeFree(Fight fight, int figure, VerbAction action) {
    if (action.verb() == Word.HEAL) {
      Healing.heal(fight, figure, about(fight, action), action.second());
    } else {
      fight.then(Errand.of((Word) action.verb(), figure, about(fight, action)));
    }
  }

  private static int about(Fight fight, VerbAction action) {
    if (action.verb() == Word.UNLOCK || action.verb() == Word.OPEN_BIN) {
      return action.first() - 1;
    }
    if (action.verb() == Word.HIDE || action.verb() == Word.STUDY) {
      return Figures.NOBODY;
    }
    if (action.verb() == Word.PERSUADE) {
      return fight.get(Num.VIP_FIGURE);
    }
    return action.verb() == Word.PICK_UP || action.verb() == Word.DROP ? action.first()
        : Names.figure(fight.figures(), action.first());
  }

  /** Makes the next move take the captive along. */
  public static void lead(Fight fight, int figure, VerbAction action) {
    Captives.lead(fight, figure, about(fight, action));
  }

  /**
   * Takes one of the actions.
   *
   * @return the cost
   */
  public static int take(Fight fight, int figure, VerbAction action) {
    switch ((Word) action.verb()) {
      case PICK_UP -> Handling.pickUp(fight, figure, action.first());
      case CARRY -> Handling.carry(fight, figure, about(fight, action));
      case BREAK -> Breaking.roll(fight, figure, action.first() - 1, action.second());
      case LAY_TO_REST -> Horde.layToRest(fight, about(fight, action));
      case SEEK -> {
        Artefact.search(fight, figure, action.first() - 1);
        return Artefact.SEARCH;
      }
      case SEARCH -> {
        Searching.search(fight, figure, action.first() - 1);
        return Searching.SEARCH;
      }
      case CRACK -> {
        Searching.open(fight, figure);
        return Searching.CODE;
      }
      default -> {
        Handling.putDown(fight, figure); // KF-PLT-04d: at any time
        return 0;
      }
    }
    return 1;
  }

  /** Returns whether a guest acts like a member of a gang: the hidden civilian, run by the defender (KF-PLT-07c). */
  public static boolean isActive(Fight fight, int figure) {
    return Goal.is(fight, Plot.CAPTURE) && figure == fight.get(Num.TARGET);
  }

  /** Returns whether the civilian can be motivated: only while a Protagonist of the gang sees him (KF-PLT-07c). */
  public static boolean isMotivated(Fight fight, int figure) {
    Figures figures = fight.figures();
    for (int leader = 0; isActive(fight, figure) && leader < figures.count(); leader++) {
      if (figures.gang(leader) == figures.gang(figure) && Able.isInPlay(figures, leader)
          && figures.profile(leader).isProtagonist()
          && Sight.isMutual(fight.board(), figures, leader, figure)) {
        return true;
      }
    }
    return false;
  }
}
