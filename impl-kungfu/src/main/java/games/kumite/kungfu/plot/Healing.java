package games.kumite.kungfu.plot;

import games.kumite.kungfu.chi.Casting;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.CarriedObjects;
import games.kumite.kungfu.figure.Concentration;
import games.kumite.kungfu.figure.FlyingSwords;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Spots;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.FigureNames;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.PlotDeed;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Refusal;
import org.jspecify.annotations.Nullable;

/** The trait Healing: one thing is cured in a whole turn (KF-TRT-40, KF-RUL-112). */
public final class Healing {

  private static final int STUNNED = 0;
  private static final int WOUND = 1;
  private static final int LIMPING = 2;
  private static final int KNOCKED_OUT = 3;
  private static final int KNOCKED_DOWN = 4;
  private static final int BLINDED = 5;
  private static final Refusal FIGHTING = new Refusal("KF-RUL-112", "enemy-in-contact");
  private static final EventType HEALED = EventType.of("healed", "KF-TRT-40b").word("figure", Figures::id)
      .word("friend", Figures::id).word("of", ailment -> ActionVerb.AILMENTS.get(ailment));

  private Healing() {}

  /** Lists what a figure can cure. */
  public static void options(GameState state, int figure, ActionCollector out) {
    if (Capabilities.has(state.figures(), figure, Trait.HEALING)) {
      boolean isFighting = Capabilities.isFighting(state.board(), state.figures(), figure);
      list(state, figure, isFighting ? FIGHTING : Casting.refusal(state, figure, 0), out); // KF-TRT-39g, KF-RUL-88
    }
  }

  /** Lists what ails a figure and its friends in contact. */
  static void list(GameState state, int figure, @Nullable Refusal refusal, ActionCollector out) {
    Figures figures = state.figures();
    for (int friend = 0; friend < figures.count(); friend++) {
      for (int ailment = 0; isPatient(state, figure, friend) && ailment < ActionVerb.AILMENTS.size(); ailment++) {
        if (has(state, figure, friend, ailment)) {
          out.add(state.actions().of(ActionVerb.HEAL, FigureNames.of(figures, friend), ailment), refusal);
        }
      }
    }
  }

  /** Returns whether a figure in contact, or the figure itself, has an ailment. */
  static boolean isCurable(GameState state, int figure, int friend, int ailment) {
    return isPatient(state, figure, friend) && has(state, figure, friend, ailment);
  }

  /** Returns whether a figure is the healer himself, or a friend in contact who is not dead (KF-TRT-40e). */
  private static boolean isPatient(GameState state, int figure, int friend) {
    Figures figures = state.figures();
    boolean isHere = figures.isPlaced(friend) && !figures.is(friend, Condition.DEAD)
        && !figures.is(friend, Condition.GONE) && !FlyingSwords.isSword(figures, friend); // KF-TRT-30d, KF-TRT-30e
    return friend == figure || isHere && !figures.areEnemies(figure, friend)
        && Capabilities.areBeside(state.board(), figures, figure, friend);
  }

  private static boolean has(GameState state, int figure, int friend, int ailment) {
    Figures figures = state.figures();
    return switch (ailment) {
      case STUNNED -> figures.is(friend, Condition.STUNNED);
      case WOUND -> figures.wounds(friend) > 0;
      case LIMPING -> figures.is(friend, Condition.LIMPING);
      case KNOCKED_OUT -> figures.is(friend, Condition.KNOCKED_OUT) && !figures.has(friend, PlotDeed.TREATED) // KF-VIP-03f
          && riser(state, figure, friend) != Place.NOWHERE;
      case KNOCKED_DOWN -> figures.is(friend, Condition.KNOCKED_DOWN) && !figures.is(friend, Condition.CRAWLING);
      case BLINDED -> figures.is(friend, Condition.BLINDED);
      default -> figures.is(friend, Condition.POISONED); // KF-RUL-44
    };
  }

  /**
   * Returns where a figure that comes round is: where it lay, or beside its helper if another figure stands there (KF-RUL-197).
   */
  static long riser(GameState state, int figure, int friend) {
    Figures figures = state.figures();
    return Spots.isFree(state.board(), figures, friend, figures.place(friend), figures.size(friend))
        ? figures.place(friend) : CarriedObjects.beside(state, figure, friend);
  }

  /** Heals an ailment of a figure. */
  public static void heal(GameState state, int figure, int friend, int ailment) {
    Figures figures = state.figures();
    Concentration.casts(figures, figure); // KF-TRT-78e
    state.emit(HEALED, figures.code(figure), figures.code(friend), ailment);
    switch (ailment) {
      case STUNNED -> figures.cure(friend, Condition.STUNNED);
      case WOUND -> {
        figures.wounds(friend, figures.wounds(friend) - 1);
        figures.cure(friend, Condition.POISONED); // KF-TRT-40c: what wounds make of C follows
      }
      case LIMPING -> figures.cure(friend,
          figures.is(friend, Condition.CRAWLING) ? Condition.CRAWLING : Condition.LIMPING);
      case KNOCKED_OUT -> Reviving.lieConscious(figures, friend, riser(state, figure, friend)); // KF-TRT-40d
      case KNOCKED_DOWN -> {
        figures.cure(friend, Condition.KNOCKED_DOWN);
        figures.cure(friend, Condition.GETTING_UP); // KF-RUL-41
      }
      case BLINDED -> figures.cure(friend, Condition.BLINDED);
      default -> figures.cure(friend, Condition.POISONED);
    }
  }
}
