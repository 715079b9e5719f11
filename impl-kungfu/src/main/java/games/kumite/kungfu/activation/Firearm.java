package games.kumite.kungfu.activation;

import games.kumite.api.Action;
import games.kumite.kungfu.content.Weapon;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.FigureQuestion;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.actions.VerbAction;

/**
 * The choice of the firearm that is unjammed, or repaired: one each time, and where there are several the player says which
 * (KF-ACT-30, KF-GUN-26b, KF-GUN-27).
 *
 * @param figure the figure
 * @param isRepair whether it does not work at all
 */
record Firearm(int figure, boolean isRepair) implements FigureQuestion {

  private static final EventType RELOADED = EventType.of("reloaded", "KF-GUN-26b").named("figure", Figures::id)
      .named("weapon", weapon -> Weapon.values()[weapon].word());
  private static final EventType REPAIRED = EventType.of("repaired", "KF-GUN-27").named("figure", Figures::id)
      .named("weapon", weapon -> Weapon.values()[weapon].word());

  @Override
  public String kind() {
    return "firearm";
  }

  @Override
  public boolean answersItself() {
    return true; // mostly there is but one
  }

  @Override
  public void options(Fight fight, Options out) {
    int places = isRepair ? fight.figures().arms().brokenDown(figure) : fight.figures().arms().jammed(figure);
    for (int left = places; left != 0; left &= left - 1) {
      out.add(fight.actions().of(Word.FIREARM, 1 + Integer.numberOfTrailingZeros(left)));
    }
  }

  @Override
  public void chosen(Fight fight, Action action) {
    int place = ((VerbAction) action).first() - 1;
    if (isRepair) {
      fight.figures().arms().repair(figure, place);
    } else {
      fight.figures().arms().unjam(figure, place);
    }
    fight.tell(isRepair ? REPAIRED : RELOADED, fight.figures().code(figure),
        fight.figures().arms().weapon(figure, place).ordinal());
  }
}
